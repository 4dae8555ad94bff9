"""The arena: rotation, seeds, intervals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trailboss.games import GAMES
from trailboss.lab.arena import (
    Outcome,
    bouts,
    fight,
    interval,
    margins,
    student,
    tallied,
    wilson,
)
from trailboss.lab.match import derived
from trailboss.lab.spread import NoRay, knock


def test_each_game_has_a_seed_of_its_own() -> None:
    """Seeds depend on the arena's seed and the index, and are exact in JSON."""
    seeds = [bout.seed for bout in bouts("any", ["random"] * 2, 1000, 5, {})]
    assert seeds == [derived(5, index) for index in range(1000)]
    assert len(set(seeds)) == 1000 and max(seeds) < 1 << 53
    assert seeds[1:] != [bout.seed for bout in bouts("any", ["random"] * 2, 999, 6, {})]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    """Published examples of the interval."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_shared_victory_is_a_win_for_each() -> None:
    """Two winners of one game have a win each."""
    outcomes = [Outcome(True, 9, (5, 5), (True, True)), Outcome(True, 9, (1, 2), (False, True))]
    tallies = tallied(["a", "b"], outcomes)
    assert [tally.wins for tally in tallies] == [1, 2]
    assert [tally.scores for tally in tallies] == [[5, 1], [5, 2]]


@pytest.mark.parametrize("name", GAMES)
def test_seats_rotate(name: str) -> None:
    """The same game at the next index has the same seats for other bots."""
    bout = bouts(name, ["random", "random"], 1, 9, {})[0]
    first, second = fight(bout), fight(replace(bout, index=1))
    assert first.scores == second.scores[::-1]
    assert first.decisions == second.decisions


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x", ":99999"])
def test_nobody_waits_long_for_a_cluster_that_is_not_there(address: str) -> None:
    """A closed door is noticed at once; addresses without a port are Ray's own business."""
    with pytest.raises(NoRay, match="no Ray cluster"):
        knock(address)
    knock("auto")


def test_paired_games_play_each_deal_on_every_seat() -> None:
    """Three bots: the first three games are one deal, with other seats for each of them."""
    todo = bouts("any", ["a", "b", "c"], 7, 5, {}, paired=True)
    assert [bout.seed for bout in todo] == [derived(5, deal) for deal in (0, 0, 0, 1, 1, 1, 2)]
    assert [bout.index % 3 for bout in todo] == [0, 1, 2, 0, 1, 2, 0]


def test_a_margin_is_the_lead_over_the_best_other_deal_by_deal() -> None:
    """The luck of the seats is averaged before the deals are compared."""
    outcomes = [Outcome(True, 9, points, (True, False)) for points in ((9, 5), (4, 6), (8, 2))]
    assert margins(outcomes, 0, 2) == [1.0, 6.0]
    assert margins(outcomes, 1, 2) == [-1.0, -6.0]


def test_students_interval() -> None:
    """Published quantiles; one deal says nothing about the spread."""
    assert [student(n) for n in (5, 10, 30)] == pytest.approx([2.571, 2.228, 2.042], abs=0.005)
    low, high = interval([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
    assert (low, high) == pytest.approx((1.537, 5.463), abs=0.01)
    assert interval([1.0]) == (-float("inf"), float("inf"))
