"""The strong bot of the trail games: a value as it was made, a search that sees views only."""

from __future__ import annotations

import json
from typing import Any

import pytest

from trailboss import bots
from trailboss.bots.base import Budget
from trailboss.bots.trail.features import TABLE, Features, distances, names
from trailboss.bots.trail.strong import FEWEST, Strong, remaining, summary
from trailboss.bots.trail.value import CLIP, TEN, BadValue, Value, folder, load_value
from trailboss.games import load
from trailboss.games.trail.state import TrailState
from trailboss.lab.match import played

GAME = load("gwt2")
FILES = sorted(folder().glob("*.json"))


def position(seats: int = 2, upto: int = 150) -> TrailState:
    """The middle of a greedy game, where somebody has a choice."""
    record, _ = played(GAME, ["greedy"] * seats, 4, {})
    while True:
        s = record.replay(upto)
        seat = s.waiting()[0]
        if 2 < len(s.legal(seat)) < 7:
            assert isinstance(s, TrailState)
            return s
        upto += 1


def chosen(s: TrailState, view: Any, seed: int = 1, nodes: int = 1) -> tuple[str, int]:
    """What the bot does, and how many positions it looked at."""
    seat = s.waiting()[0]
    bot = Strong(GAME, seat, seed, Budget(nodes=nodes))
    bot.begin()
    return bot.choose(view, s.legal(seat) + s.free(seat)).text, bot.nodes


def test_strong_depends_on_the_view_alone() -> None:
    """Two worlds that it cannot tell apart get the same answer, and its view is left as it was."""
    s = position()
    seat = s.waiting()[0]
    view = GAME.view(s, seat)
    other = GAME.view(GAME.guess(view, 99), seat)
    before = GAME.dump(view)
    assert chosen(s, view) == chosen(s, other)
    assert GAME.dump(view) == before


def test_strong_thinks_as_much_as_it_may() -> None:
    """By positions its choice is the same each time; a guess is never left half done."""
    s = position()
    seat = s.waiting()[0]
    options = len(s.legal(seat) + s.free(seat))
    view = GAME.view(s, seat)
    first, nodes = chosen(s, view, nodes=options * FEWEST)
    assert nodes == options * FEWEST
    assert chosen(s, view, nodes=options * FEWEST) == (first, nodes)
    assert chosen(s, view, nodes=1)[1] == options * FEWEST


@pytest.mark.parametrize("seats", [1])
def test_strong_plays_like_greedy_without_a_value(seats: int) -> None:
    """Alone against Sam nothing was fitted."""
    plain, _ = played(GAME, ["greedy"] * seats, 4, {})
    strong, _ = played(GAME, ["strong"] * seats, 4, {})
    assert plain.moves == strong.moves


def test_a_better_option_must_be_better_than_its_noise() -> None:
    """Options that are surely worse are dropped; the first stays whatever comes."""
    a, b, c = GAME.actions.all[:3]
    assert summary([2.0, 2.0])[0] == 2.0
    assert summary([1.0, 3.0])[1] > summary([1.0, 3.0] * 4)[1] > 0
    gains = {a: [0.0] * 3, b: [-5.0, -5.1, -4.9], c: [-1.0, 3.0, 1.0]}
    assert remaining([a, b, c], gains, 3) == [a, c]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_value_is_small_and_says_what_it_is(path: Any) -> None:
    """Under 100 KB, with a model card; every figure by its name."""
    assert path.stat().st_size < 100_000
    doc = json.loads(path.read_text())
    assert {"data", "games", "licence", "rules_version", "r2_margin", "seed"} <= set(doc["card"])
    s = load(doc["game"]).setup(doc["seats"], 1, {})
    assert isinstance(s, TrailState)
    assert load_value(doc["game"], doc["seats"], s.rules) is not None


def test_a_changed_value_is_noticed() -> None:
    """One weight that is not what it was, or figures of another game."""
    doc = json.loads(FILES[-1].read_text())
    s = load(doc["game"]).setup(2, 1, {})
    assert isinstance(s, TrailState)
    doc["own"][0][3] += 0.001
    with pytest.raises(BadValue, match="has been changed"):
        Value(doc, s.rules)
    assert load_value("gwt2", 9, s.rules) is None


def test_a_margin_is_the_points_and_the_weighted_figures() -> None:
    """As the regression has it, own and others apart."""
    s = position()
    doc = json.loads((folder() / "gwt2-2.json").read_text())
    figures = Features(s.rules).read(GAME.view(s, 0), 0)  # type: ignore[arg-type]
    labels = names(s.rules)
    z = [
        min(CLIP, max(-CLIP, (x - m) / d))
        for x, m, d in zip(figures, doc["mean"], doc["scale"], strict=True)
    ]
    t, own = figures[0] / TEN, len(doc["own"][0])
    parts = {"own": z[:own], "others": z[: len(TABLE)] + z[own:]}
    ends = {"own": 0.0, "others": 0.0}
    for side, part in parts.items():
        for k, (bias, row) in enumerate(zip(doc[f"{side}_bias"], doc[side], strict=True)):
            ends[side] += t**k * (bias + sum(w * x for w, x in zip(row, part, strict=True)))
    expected = figures[labels.index("vp")] - figures[labels.index("others_vp")]
    expected += ends["own"] - ends["others"]
    assert Value(doc, s.rules).margin(figures) == pytest.approx(expected)


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
@pytest.mark.parametrize("seats", [2, 4])
def test_figures_by_name(game: str, seats: int) -> None:
    """A fresh game: what everybody has at the start."""
    s = load(game).setup(seats, 3, {})
    assert isinstance(s, TrailState)
    view = load(game).view(s, 0)
    assert isinstance(view, TrailState)
    figures = dict(zip(names(s.rules), Features(s.rules).read(view, 0), strict=True))
    assert (figures["cowboys"], figures["discs"], figures["vp"]) == (1, 14, 1)
    assert figures["dollars"] == s.players[0].dollars
    assert figures["deck"] == 14 and figures["hand"] == len(s.players[0].hand)
    assert figures["others_dollars"] == max(p.dollars for p in s.players[1:])
    assert figures["first_seat"] == 1


def test_distances_are_counted_in_steps() -> None:
    """From the place before Kansas City one step, from the start at least the seven buildings."""
    s = GAME.setup(2, 1, {})
    assert isinstance(s, TrailState)
    far = distances(s.rules, s.board)
    assert far[s.rules.kansas_city] == (0, 0)
    assert far[7] == (1, 1)
    assert 7 <= far[s.rules.start][0] <= far[s.rules.start][1]


def test_strong_is_a_bot_of_the_second_edition() -> None:
    """It has a budget, and others may give it another."""
    assert bots.names(GAME)[-1] == "strong"
    assert bots.budget(GAME, "strong").nodes > 0
    bot = bots.make("strong", GAME, 0, 1, Budget(milliseconds=5))
    assert isinstance(bot, Strong) and bot.budget.milliseconds == 5
