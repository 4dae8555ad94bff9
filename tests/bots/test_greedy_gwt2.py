"""The greedy bot of the second edition plays sensibly, and by views alone."""

from __future__ import annotations

from typing import Any

import pytest

from trailboss import bots
from trailboss.bots.trail.greedy import RANKS
from trailboss.core.engine import Decision
from trailboss.games import load
from trailboss.lab.arena import Outcome, bouts, fight, tallied
from trailboss.lab.match import played

GAME = load("gwt2")


def outcomes(names: tuple[str, ...], games: int, **options: str) -> list[Outcome]:
    """A number of games with rotated seats."""
    return [fight(bout) for bout in bouts("gwt2", names, games, 2, options)]


def test_greedy_is_a_bot_of_the_game() -> None:
    """It is found by its name."""
    assert "greedy" in bots.names(GAME)


def test_greedy_beats_random() -> None:
    """Of twelve games with rotated seats it loses at most one, with more than 45 points."""
    random, greedy = tallied(("random", "greedy"), outcomes(("random", "greedy"), 12))
    assert greedy.wins >= 11
    assert sum(greedy.scores) / 12 > 45 > sum(random.scores) / 12


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_random_at_larger_tables(seats: int) -> None:
    """It wins against two or three random players, with random sides and Simmental."""
    names = ("greedy",) + ("random",) * (seats - 1)
    played_games = outcomes(names, 4, sides="random", simmental="on", neutral="shuffled")
    greedy = tallied(names, played_games)[0]
    assert greedy.wins >= 3
    assert sum(greedy.scores) / 4 > 45


def test_greedy_plays_the_same_game_again() -> None:
    """It has no luck of its own."""
    first, _ = played(GAME, ["greedy", "greedy"], 9, {})
    again, _ = played(GAME, ["greedy", "greedy"], 9, {})
    assert first.moves == again.moves


def test_greedy_depends_on_the_view_alone() -> None:
    """Two worlds that it cannot tell apart get the same answer."""
    record, _ = played(GAME, ["greedy", "greedy"], 4, {})
    for upto in range(0, len(record.moves), 25):
        s = record.replay(upto)
        seat = s.waiting()[0]
        view = GAME.view(s, seat)
        other = GAME.view(GAME.guess(view, upto), seat)
        legal = s.legal(seat) + s.free(seat)
        bot = bots.make("greedy", GAME, seat, 0)
        assert bot.choose(view, legal) is bot.choose(other, legal)


def questions(kind: type[Any]) -> list[type[Any]]:
    """All kinds of question below a class."""
    return [q for sub in kind.__subclasses__() for q in [sub, *questions(sub)]]


def test_greedy_has_an_answer_to_every_question() -> None:
    """Only the order of two arrows is left to the first option."""
    asked = {q for q in questions(Decision) if q.__module__.startswith("trailboss.games.trail.")}
    assert {q.__name__ for q in asked - set(RANKS)} <= {"ChooseArrow"}


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_greedy_plays_alone(level: str) -> None:
    """Against Sam it makes as many points as at a table, and a random player makes none."""
    greedy = tallied(("greedy",), outcomes(("greedy",), 5, sam=level))[0]
    random = tallied(("random",), outcomes(("random",), 5, sam=level))[0]
    assert sum(greedy.scores) / 5 > 50 > 20 > sum(random.scores) / 5
