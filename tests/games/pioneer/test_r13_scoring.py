"""The end of the game: every line of the score, ties, and the solo target (R13, R15.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pioneer.facts import FACTS
from tests.games.pioneer.helpers import lines, sheet, start, table
from trailboss.core.game import winners
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.scoring import empty_lines
from trailboss.games.pioneer.state import PioneerState


def ended(*sheets: dict[str, Any], **fields: Any) -> PioneerState:
    """A game that is over."""
    return table(*sheets, stack=[], round=4, turn=5, **fields)


def test_r13_1_poker_is_the_sum_of_four_hands() -> None:
    """Results are added as written (R13.1)."""
    assert lines(ended(sheet(hands=[8, 1, 5, 2])))["poker"] == 16


def test_r13_2_gold_counts_crossed_nuggets_too() -> None:
    """1 point each (R13.2)."""
    assert lines(ended(sheet(nuggets=7, banked=4)))["gold"] == 7


def test_r13_3_banks_are_added() -> None:
    """The numbers in the boxes (R13.3)."""
    assert lines(ended(sheet(activated=["C9", "G5"], bank=[8, 12])))["banks"] == 20


def test_r13_4_the_highest_fort_number_counts() -> None:
    """Not the sum (R13.4)."""
    assert lines(ended(sheet(activated=["B2", "D8"])))["forts"] == 7
    assert lines(ended(sheet()))["forts"] == 0


def test_r13_5_the_highest_ranch_number_counts() -> None:
    """Not the sum (R13.5)."""
    assert lines(ended(sheet(activated=["B12", "D1", "D5"])))["ranches"] == 4
    assert lines(ended(sheet()))["ranches"] == 0


def test_r13_6_train_yards_multiply_the_largest_network() -> None:
    """One yard and one town: 2; no yard: 0 (R13.6, T19.13)."""
    town = {"hearts": ["C11.E", "B11.SE", "B11.E", "A12.SE"]}
    assert lines(ended(sheet(town, activated=["B9"])))["train yards"] == 2
    assert lines(ended(sheet(town, activated=[])))["train yards"] == 0


def test_r13_7_every_circled_town_box_counts() -> None:
    """Crossed off or not, with the one of the start (R13.7)."""
    assert lines(ended(sheet(circled=5, crossed=3)))["towns"] == 5


def test_r13_8_goals_and_bonus_are_added() -> None:
    """10 and 5, and the box of three players (R13.8)."""
    found = lines(ended(sheet(stars=[10, 0, 5], bonus=2)))
    assert (found["goals"], found["bonus"]) == (15, 2)


def test_r13_9_most_points_win() -> None:
    """Gold beats poker if it is more (R13.9)."""
    s = ended(sheet(nuggets=9), sheet(hands=[8]))
    assert winners(PIONEER.scores(s)) == [0]


def test_r13_9_poker_breaks_a_tie_and_then_victory_is_shared() -> None:
    """74 to 74: 15 poker points beat 13; equal ones share (R13.9, T19.18)."""
    one = sheet(hands=[6, 6, 3], nuggets=8, circled=1)
    two = sheet(hands=[6, 6, 1], nuggets=10, circled=1)
    s = ended(one, two)
    assert [score.total for score in PIONEER.scores(s)] == [24, 24]
    assert winners(PIONEER.scores(s)) == [0]
    assert winners(PIONEER.scores(ended(one, one, two))) == [0, 1]


@pytest.mark.parametrize("example", FACTS["solo"]["target_examples"])
def test_r15_7_the_target_grows_with_goals_left(example: dict[str, int]) -> None:
    """60 and 10 for each goal on the table (R15.7, T19.17)."""
    goals = ["1A", "1B", "1C", "1D", "1E", "1F", "1G"][: example["unmet"]]
    assert PIONEER.scores(ended(sheet(), goals=goals))[1].total == example["target"]


@pytest.mark.parametrize(("goals", "points", "won"), [(2, 80, False), (2, 81, True), (0, 61, True)])
def test_r15_7_the_target_must_be_exceeded(goals: int, points: int, won: bool) -> None:
    """80 points lose against 80, 81 win (R15.7, T18.8, TV-SOLO)."""
    names = ["1A", "1F", "1K"][:goals]
    s = ended(sheet(hands=[points - 1]), goals=names)
    assert (winners(PIONEER.scores(s)) == [0]) == won


def test_r15_7_goals_face_down_are_on_the_table_too() -> None:
    """Met ones are not (R15.7, R15.5)."""
    s = ended(sheet(), goals=["1A", "1B"], face_down=["1F"], met=[0])
    assert PIONEER.scores(s)[1].total == 80


@pytest.mark.parametrize(
    ("seats", "empty"), [(1, ["goals", "bonus"]), (2, ["bonus"]), (3, []), (5, ["bonus"])]
)
def test_r15_5_goals_are_no_points_alone(seats: int, empty: list[str]) -> None:
    """And a bonus is only among three (R3.5)."""
    assert empty_lines(start(seats)) == empty
