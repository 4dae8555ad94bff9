"""Sam builds: the new space, replacements, ties (R14.9)."""

from __future__ import annotations

import pytest

from tests.games.arranging import lay, node, told
from tests.games.gwt2.alone import alone, built, sam, turn_over, workers
from trailboss.games.gwt2.sam.build import new_space
from trailboss.games.trail.rules import BUILDING
from trailboss.games.trail.state import TrailState

BUILD = 9


def ready(builders: int, reserve: str, yours: str = "START") -> TrailState:
    """Sam has a number of builders and these buildings beside his board; your herder is there."""
    s = workers(alone(), 1, builders, 1)
    sam(s).reserve = tuple(int(number) - 1 for number in reserve.split())
    s.players[0].herder = node(s, yours)
    return s


def full(s: TrailState, *free: str) -> TrailState:
    """Every building space but these has a building of yours, as far as anybody looks."""
    for at, row in enumerate(s.rules.nodes):
        if row.kind == BUILDING and row.name not in free and s.board[at] == 0:
            s.board = (*s.board[:at], s.rules.first_private, *s.board[at + 1 :])
    return s


@pytest.mark.parametrize(
    ("yours", "space"),
    [
        ("START", "A1"),
        ("A", "A1"),
        ("A1", "A2"),
        ("A3", "B1"),
        ("FR1", "B1"),
        ("B", "B1"),
        ("C", "C1"),
        ("D", "D1"),
        ("BANDIT5", "E1"),
        ("E", "E1"),
        ("F", "F1"),
        ("G", "G1"),
    ],
)
def test_r14_9_the_first_empty_space_ahead_of_your_herder(yours: str, space: str) -> None:
    """Risky spaces are passed over; of spaces as near the first branch has it."""
    s = ready(6, "2", yours)
    assert s.rules.nodes[new_space(s)].name == space


def test_r14_9_the_nearest_space_of_all_branches() -> None:
    """From F: F1 is taken, F2 is nearer than G1."""
    s = ready(6, "2", "F")
    lay(s, "F1", "0:1")
    assert s.rules.nodes[new_space(s)].name == "F2"


def test_r14_9_your_herder_beside_the_board_is_on_start() -> None:
    """Before your first turn."""
    s = ready(6, "2")
    s.players[0].herder = -1
    assert s.rules.nodes[new_space(s)].name == "A1"


def test_r14_9_only_risky_spaces_are_left_ahead() -> None:
    """Then the first of them; one further on is no reason to wait."""
    s = full(ready(6, "2", "A"), "RR1", "RR2", "BR2")
    assert s.rules.nodes[new_space(s)].name == "RR1"
    s = full(ready(6, "2", "A"), "FR1", "G2")
    assert s.rules.nodes[new_space(s)].name == "G2"


def test_r15_d21_no_space_ahead_is_left() -> None:
    """Spaces behind your herder do not count: he only replaces (R14.9)."""
    s = full(ready(6, "2 5", "E"), "A1", "B1")
    assert new_space(s) == -1
    turn_over(s, BUILD)
    assert built(s) == {}
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-building", "R14.9")]


def test_r14_9_the_building_that_uses_most_builders() -> None:
    """With three builders 5b or 12b; with two 3b or 4b; he pays nothing."""
    s = turn_over(ready(3, "1 2 5"), BUILD)
    assert (built(s), sam(s).dollars) == ({"A1": "5"}, 0)
    assert sorted(sam(s).reserve) == [0, 1]
    assert told(s, "build") == [(1, 3, "5b", "R14.9")]


def test_r14_9_never_more_builders_than_he_has() -> None:
    """One builder and 5b alone: nothing."""
    s = turn_over(ready(1, "5"), BUILD)
    assert built(s) == {}
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-building", "R14.9")]


def test_r14_9_replacing_uses_the_difference() -> None:
    """10b needs eight builders; over 11b three, more than 1b elsewhere."""
    s = ready(3, "1 10")
    lay(s, "B1", "1:11")
    sam(s).reserve = (0, 9)
    turn_over(s, BUILD)
    assert built(s) == {"B1": "10"}
    assert told(s, "replace") == [(1, 3, "10b", "R14.9")]
    assert s.removed_tiles == (s.rules.first_private + 12 + 10,)


def test_r14_9_a_new_building_may_use_more_than_a_replacement() -> None:
    """5b new is three builders, over 1b it is two."""
    s = ready(3, "5")
    lay(s, "B1", "1:1")
    sam(s).reserve = (4,)
    assert built(turn_over(s, BUILD)) == {"B1": "1", "A1": "5"}


def test_r14_9_of_equal_builders_the_replacement_of_most_points() -> None:
    """Two builders: 4b new, 5b over 1b (1 point) or 8b over 6b (5 points)."""
    s = ready(2, "4 5 8")
    lay(s, "B1", "1:1")
    lay(s, "B2", "1:6")
    sam(s).reserve = (3, 4, 7)
    assert built(turn_over(s, BUILD)) == {"B1": "1", "B2": "8"}


def test_r14_9_then_the_fees_that_are_won() -> None:
    """4b and 3b use two builders each; 4b has a hand. 1b has one, 2b has none."""
    assert built(turn_over(ready(2, "3 4"), BUILD)) == {"A1": "4"}
    assert built(turn_over(ready(1, "1 2"), BUILD)) == {"A1": "1"}


def test_r14_9_fees_that_are_lost_count_against_a_replacement() -> None:
    """5b over 1b gives up a fee, over 2b it does not; both use two builders for one point."""
    s = ready(2, "5", "G")
    full(s)
    for where, number in (("A1", 1), ("A2", 2)):
        lay(s, where, f"1:{number}")
    sam(s).reserve = (4,)
    assert built(turn_over(s, BUILD)) == {"A1": "1", "A2": "5"}


def test_r14_9_then_the_highest_number() -> None:
    """5b and 12b use three builders and have no hand; 8b and 9b use six."""
    assert built(turn_over(ready(3, "5 12"), BUILD)) == {"A1": "12"}
    assert built(turn_over(ready(6, "8 9"), BUILD)) == {"A1": "9"}


def test_r14_9_no_building_is_left() -> None:
    """Nothing happens."""
    s = turn_over(ready(6, ""), BUILD)
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-building", "R14.9")]


def test_r14_9_he_builds_on_side_b_whatever_your_sides_are() -> None:
    """11b needs five builders; 11a would need twelve."""
    s = ready(5, "11")
    assert built(turn_over(s, BUILD)) == {"A1": "11"}
    assert told(s, "build") == [(1, 5, "11b", "R14.9")]
