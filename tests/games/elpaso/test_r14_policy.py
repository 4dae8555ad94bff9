"""What Sue decides, from counts alone: the engine and the companion ask the same functions."""

from __future__ import annotations

import pytest

from trailboss.games.elpaso.components import KINDS
from trailboss.games.elpaso.sue import policy
from trailboss.games.elpaso.sue.deck import DELIVERIES, FIRST_POST, SueCard

ROW = ("builder", "engineer", "cowboy")
ALL = range(len(KINDS))


@pytest.mark.parametrize(
    ("workers", "joined"),
    [((1, 1, 1), "builder"), ((1, 2, 3), "cowboy"), ((2, 4, 1), "builder"), ((4, 5, 4), "builder")],
)
def test_r14_9_an_all_rounder_passes_over_a_speciality_with_four(
    workers: tuple[int, int, int], joined: str
) -> None:
    """The strongest of those with fewer than four, the leftmost of equals; else the leftmost."""
    assert policy.joins(ROW, dict(zip(ROW, workers, strict=True))) == joined


def test_r14_7_steps_are_printed_or_counted() -> None:
    """A card that counts a speciality has no printed steps."""
    workers = {"cowboy": 3, "builder": 1, "engineer": 1}
    assert policy.steps(SueCard("", "A", 2, "", "market"), workers) == 2
    assert policy.steps(SueCard("", "A", 0, "cowboy", "market"), workers) == 3


def test_r14_8_the_breeds_of_her_cowboys_come_with_the_best_first() -> None:
    """With five cowboys as with four."""
    assert policy.breeds(1) == ("black_angus",)
    assert policy.breeds(5) == policy.breeds(4)
    assert policy.breeds(4)[0] == "hereford" and policy.breeds(4)[-1] == "black_angus"


def test_r14_11_she_builds_the_largest_kind_and_replaces_by_the_difference() -> None:
    """Of what is left; a tile that takes no more builders is no replacement."""
    assert KINDS[policy.largest(KINDS, ALL, 3)].builders == 3
    assert policy.largest(KINDS, [4], 3) == -1
    assert policy.replacements(2, KINDS, ALL, 2) == [(1, 2), (2, 3)]
    assert not policy.full([6], KINDS) and policy.full([6, 6], KINDS)


def test_r14_15_her_posts_in_order() -> None:
    """The first from the start, then the list, its last again and again."""
    assert [policy.next_post(discs) for discs in range(3)] == [FIRST_POST, *DELIVERIES[:2]]
    assert policy.next_post(20) == DELIVERIES[-1]
