"""Ratings by OpenSkill: the better is higher, ties are ties, and intervals hold."""

from __future__ import annotations

import math
from random import Random

import pytest

from tests.lab.made_up import outcome, player
from trailboss.core.game import Line, Score
from trailboss.lab.arena import Bout, Outcome, ranked
from trailboss.lab.ratings import Ratings, rated
from trailboss.lab.tournament import Plan, played_out


def test_the_ladder_is_the_order_of_strength() -> None:
    """Four bots, every pair, and no more uncertainty than a few games leave."""
    strength = {"a": 0.0, "b": 10.0, "c": 20.0, "d": 30.0}
    plan = Plan("any", tuple(strength), 2, 20, 1)
    played = list(played_out(plan, [], player(strength), lambda names, games: []))
    ladder = rated(strength, played).ladder()
    assert [bot.name for bot in ladder] == ["d", "c", "b", "a"]
    assert all(bot.games == 60 and bot.low < bot.mu < bot.high for bot in ladder)
    assert all(bot.sigma < 4 for bot in ladder)


def test_a_tie_moves_nobody_who_is_equal() -> None:
    """A shared victory of equals leaves both where they are, and makes both surer."""
    ratings = Ratings("ab")
    before = ratings.of("a")
    ratings.add("ab", [1, 1])
    a, b = ratings.of("a"), ratings.of("b")
    assert (a.mu, a.sigma) == (b.mu, b.sigma)
    assert a.mu == pytest.approx(before.mu) and a.sigma < before.sigma


def test_a_shared_place_is_by_points_and_by_what_breaks_ties() -> None:
    """Places are those of the game: equal points alone do not share one."""
    points = [(9, 0), (9, 1), (9, 1), (12, 0)]
    scores = [Score(i, (Line("", "", total),), tie) for i, (total, tie) in enumerate(points)]
    assert ranked(scores) == [4, 2, 2, 1]


def test_a_bot_on_several_seats_moves_once() -> None:
    """Its seats are averaged, and a bot alone with itself tells nothing."""
    ratings = Ratings("ab")
    ratings.add("abb", [1, 2, 3])
    assert ratings.of("b").games == 1 and ratings.of("a").mu > 25 > ratings.of("b").mu
    ratings.add("bbb", [1, 2, 3])
    assert ratings.of("b").games == 1


def test_games_without_an_end_are_left_out() -> None:
    """They tell nothing."""
    bout = Bout("any", ("a", "b"), 1, (), 0)
    cut = Outcome(False, 9, (5, 3), (False, False), None, (1, 2))
    assert rated("ab", [(bout, cut)]).of("a").games == 0
    assert rated("ab", [(bout, outcome(bout, {"a": 9, "b": 0}))]).of("a").games == 1


def test_the_opponent_of_a_lone_bot_is_rated_too() -> None:
    """Two bots that never meet are compared through it."""
    found = []
    for index, (name, won) in enumerate([("a", True), ("b", False)] * 6):
        ranks = (1, 2) if won else (2, 1)
        outcome = Outcome(True, 9, (5,), (won,), (4, not won), ranks)
        found.append((Bout("any", (name,), index, (), 0), outcome))
    ladder = rated(["a", "b", "sam"], found, "sam").ladder()
    assert [bot.name for bot in ladder] == ["a", "sam", "b"]


def test_the_intervals_hold() -> None:
    """Bots whose duels follow known odds: the truth is nearly always within 95 %."""
    luck, unit, hits = Random(7), math.sqrt(2) * 25 / 6, 0
    truth = {"a": 0.0, "b": 0.5, "c": 1.2}
    for _ in range(40):
        ratings = Ratings(truth)
        for _ in range(60):
            for one, two in (("a", "b"), ("b", "c"), ("a", "c")):
                won = luck.random() < 1 / (1 + math.exp(truth[two] - truth[one]))
                ratings.add([one, two], [1, 2] if won else [2, 1])
        centre = sum(truth.values()) / 3
        for name, value in truth.items():
            bot = ratings.of(name)
            hits += bot.low <= 25 + (value - centre) * unit <= bot.high
    assert hits >= 0.92 * 120
