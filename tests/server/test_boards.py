"""Boards are drawn from documents that are of the types that the client has for them."""

from __future__ import annotations

import dataclasses
import json
import random
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from trailboss.core.game import Game
from trailboss.games import GAMES
from trailboss.games.elpaso.effects import ElPasoEffect
from trailboss.games.trail.requirements import TrailEffect
from trailboss.observe.foresight import Foresight
from trailboss.server.boards import BOARDS, tally
from trailboss.server.boards.elpaso import effects as elpaso_effects
from trailboss.server.boards.trail import effects as trail_effects
from trailboss.server.components import components
from trailboss.server.tables.table import SPECTATOR
from trailboss.server.tables.wire import question

OPTIONS: dict[str, list[dict[str, str]]] = {
    "gwt1": [{}],
    "gwt2": [{}, {"simmental": "on"}],
    "elpaso": [{}],
    "pioneer": [{}],
}
ALONE: dict[str, dict[str, str]] = {"gwt2": {"sam": "easy"}, "elpaso": {"sue": "1"}, "pioneer": {}}
MOST = 400
EVERY = 9
"""Positions between two that are compared."""


def compared(game: Game, kind: str, seats: int, options: dict[str, str], seed: int) -> int:
    """Play at random and compare what everybody sees; how often."""
    luck, count = random.Random(seed), 0
    types = get_type_hints(BOARDS[kind].documents)
    s = game.setup(seats, seed, {**{o.name: o.choices[0] for o in game.options}, **options})
    for number in range(MOST):
        if (seat := s.next()) < 0:
            break
        if number % EVERY == 0:
            for eyes in (None, *range(seats)):
                view = game.view(s, eyes)
                msgspec.convert(json.loads(json.dumps(game.dump(view))), types["view"])
                msgspec.convert(json.loads(json.dumps(tally(game, view))), types["tally"])
                if (asked := question(view, SPECTATOR if eyes is None else eyes)) is not None:
                    msgspec.convert(json.loads(json.dumps(asked["frame"])), types["asked"])
                count += 1
        s.apply(seat, luck.choice(s.legal(seat)))
    return count


@pytest.mark.parametrize(
    ("name", "seed", "verbs"), [("pioneer", 6, {"card", "draw"}), ("elpaso", 6, {"certificates"})]
)
def test_what_is_told_beyond_events_is_of_its_type(name: str, seed: int, verbs: set[str]) -> None:
    """Of cards, tracks and deliveries, in a random game."""
    game, luck = GAMES[name], random.Random(seed)
    types = get_type_hints(BOARDS[kind_of(name)].documents)
    s, kinds = game.setup(2, seed, {}), set()
    for _ in range(MOST // 4):
        seat = s.next()
        ahead = Foresight(game, game.view(s, seat), seat)
        for action in ahead.legal():
            if (more := ahead.outcome(action).more) is not None:
                kinds.add(action.verb)
                msgspec.convert(json.loads(json.dumps(more)), types["more"])
        s.apply(seat, luck.choice(s.legal(seat)))
    assert kinds == verbs


def kind_of(name: str) -> str:
    return str(components(GAMES[name], {})["kind"])


@pytest.mark.parametrize("name", GAMES)
def test_views_are_of_their_type(name: str) -> None:
    """In random games, for each seat and for spectators."""
    for options in OPTIONS[name]:
        assert compared(GAMES[name], kind_of(name), 2, options, 3) > 30
    assert compared(GAMES[name], kind_of(name), max(GAMES[name].seats[:4]), {}, 4) > 30


@pytest.mark.parametrize("name", ALONE)
def test_views_of_a_game_alone_are_of_their_type(name: str) -> None:
    """With the opponent of the box."""
    assert compared(GAMES[name], kind_of(name), 1, ALONE[name], 5) > 10


@pytest.mark.parametrize("name", GAMES)
def test_tables_and_layouts_are_of_their_type(name: str) -> None:
    """As the server sends them."""
    doc = json.loads(json.dumps(components(GAMES[name], {})))
    types = get_type_hints(BOARDS[doc["kind"]].documents)
    for part in ("tables", "layout", "provenance"):
        msgspec.convert(doc.get(part), types[part])


@pytest.mark.parametrize(
    ("module", "effects", "left_out"),
    [(trail_effects, TrailEffect, set()), (elpaso_effects, ElPasoEffect, {"by", "hired", "trade"})],
)
def test_effects_have_the_fields_of_the_engine(
    module: ModuleType, effects: Any, left_out: set[str]
) -> None:
    """All but those that only the engine needs."""
    engine = {kind.__name__: kind for kind in effects.__subclasses__()}
    kinds = get_args(module.Effect)
    for kind in kinds:
        known = {field.name for field in dataclasses.fields(engine[kind.__name__])}
        assert known - left_out == {*kind.__struct_fields__}, kind
