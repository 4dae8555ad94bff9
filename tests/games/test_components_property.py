"""A game by any components file that is accepted plays to its end with the audit finds nothingd."""

from __future__ import annotations

import importlib
from random import Random

import pytest

from tests.conformance.tables import SOAK
from tests.games.corrections import corrected
from trailboss.bots.base import decide
from trailboss.core.game import Game, components_of, validated_options
from trailboss.core.record import Record, verify
from trailboss.games import GAMES, load
from trailboss.games.kit.components import adopt, export
from trailboss.lab.match import LONGEST_GAME, make_bots

SEEDS = range(4)


def play(game: Game, seats: int, seed: int, options: dict[str, str], bot: str) -> Record:
    """A whole game, audited at every tenth question and at its end."""
    audit = importlib.import_module(f"trailboss.games.{game.name}.audit").audit
    record = Record(game, seats, seed, validated_options(game, seats, options))
    players = make_bots(game, [bot] * seats, seed)
    s = record.start()
    while s.waiting():
        assert len(record.moves) < LONGEST_GAME // 10, "the game does not end"
        if len(record.moves) % 10 == 0:
            assert audit(s) == []
            game.view(s, 0)
        seat = s.waiting()[0]
        s.refusals(seat)
        action = decide(players[seat], game, s, seat)
        s.apply(seat, action)
        record.add(seat, action.text)
    assert audit(s) == [] and game.scores(s)
    assert verify(record.text(s), {game.name: game})[1].waiting() == []
    return record


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_a_corrected_game_plays_to_its_end(name: str, seed: int) -> None:
    """Whatever was corrected: the file is written and read again, and the game is whole."""
    luck = Random(f"{name} {seed}")
    game, taken = corrected(load(name), luck, 60)
    assert taken > 8 and len(components_of(game)) == 32
    again = adopt(load(name), export(game))
    assert components_of(again) == components_of(game) and export(again) == export(game)
    tables = SOAK[name]
    seats, options = tables[seed % len(tables)]
    known = {option.name for option in game.options}
    options = {key: value for key, value in options.items() if key in known - {"map"}}
    play(game, seats, seed, options, luck.choice(["random", "greedy"]))
