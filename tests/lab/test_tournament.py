"""Tournaments: who plays whom on which deal, in every line-up or in Swiss rounds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.lab.made_up import player
from trailboss.lab.arena import bouts
from trailboss.lab.ratings import strengths
from trailboss.lab.session import line_up_count
from trailboss.lab.tournament import Plan, games_of, lineups, neighbours, played_out

PLAN = Plan("any", ("a", "b", "c", "d"), 2, 4, 5)
STRENGTH = {"a": 0.0, "b": 20.0, "c": 40.0, "d": 60.0, "e": 80.0}


def test_more_bots_than_seats_meet_in_every_line_up() -> None:
    """Each pair of four, each three of four."""
    assert len(lineups("abcd", 2)) == 6 and len(lineups("abcd", 3)) == 4
    assert lineups("abc", 3) == [("a", "b", "c")]


def test_fewer_bots_than_seats_sit_several_times() -> None:
    """In each line-up every bot has a seat."""
    assert lineups("ab", 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert lineups("a", 3) == [("a", "a", "a")]


@pytest.mark.parametrize(("bots", "seats"), [(4, 2), (4, 4), (2, 4), (3, 7), (1, 3), (5, 1)])
def test_line_ups_are_counted_without_being_made(bots: int, seats: int) -> None:
    """So that a million of them can be refused at once."""
    assert line_up_count(bots, seats) == len(lineups("abcde"[:bots], seats))


def test_every_line_up_plays_the_same_deals_on_exchanged_seats() -> None:
    """Two deals, six pairs, both ways round; a deal is finished before the next begins."""
    found = games_of(PLAN, lineups(PLAN.bots, 2))
    assert len(found) == 24 and len({bout.seed for bout in found}) == 2
    assert len({bout.seed for bout in found[:12]}) == 1
    seen = Counter((bout.seed, bout.bots, bout.index % 2) for bout in found)
    assert set(seen.values()) == {1}


def test_a_single_line_up_is_the_paired_arena() -> None:
    """The same games in the same order as by `--paired`."""
    plan = replace(PLAN, bots=("a", "b", "c"), seats=3, games=7)
    assert games_of(plan, [plan.bots]) == bouts("any", plan.bots, 7, 5, {}, paired=True)


def test_swiss_rounds_bring_equals_together() -> None:
    """After a round the winners meet, then whoever has not met yet."""
    plan = replace(PLAN, rounds=3, games=2)
    played = list(played_out(plan, [], player(STRENGTH), strengths))
    pairs = [set(bout.bots) for bout, _ in played[::2]]
    assert pairs == [{"a", "b"}, {"c", "d"}, {"d", "b"}, {"c", "a"}, {"d", "a"}, {"b", "c"}]
    assert len({bout.seed for bout, _ in played}) == 3


def test_if_seats_do_not_suffice_everybody_rests_once() -> None:
    """Five bots in pairs: in five rounds each of them rests once."""
    plan = replace(PLAN, bots=tuple("abcde"), rounds=5, games=2)
    played = list(played_out(plan, [], player(STRENGTH), strengths))
    sat = Counter(name for bout, _ in played[::2] for name in bout.bots)
    assert sat == dict.fromkeys("abcde", 4)
    assert neighbours(plan, [], [5, 4, 3, 2, 1]) == [("a", "b"), ("c", "d")]


def test_what_is_done_already_is_not_played_again() -> None:
    """Half of a tournament and the rest are the whole, in Swiss rounds too."""
    for plan in (PLAN, replace(PLAN, rounds=3, games=2)):
        whole = list(played_out(plan, [], player(STRENGTH), strengths))
        half = [outcome for _, outcome in whole[:5]]
        assert list(played_out(plan, half, player(STRENGTH), strengths)) == whole
