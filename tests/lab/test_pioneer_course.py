"""The course of Pioneer Rails: players that differ, and figures that foretell one side or both."""

from __future__ import annotations

from random import Random

from trailboss.bots.pioneer.figures import NAMES, TABLE_FIGURES
from trailboss.bots.pioneer.strong import Strong
from trailboss.bots.value import load_value
from trailboss.games.pioneer.game import PIONEER
from trailboss.lab.courses import COURSES
from trailboss.lab.samples import Table, sample


def test_a_game_is_sampled_after_every_turn_of_every_seat() -> None:
    """Before the first of twenty turns there is nothing to learn."""
    found = sample(COURSES["pioneer"], Table("pioneer", "2", 2), PIONEER, 3, None)
    assert found.seats == [0, 1] * 19 and len(found.scores) == 2
    assert {len(row) for row in found.figures} == {len(NAMES)}


def test_players_differ() -> None:
    """By chance, and by nothing else."""
    course = COURSES["pioneer"]
    kinds = [type(course.explorer(PIONEER, 0, Random(seed))) for seed in range(9)]
    assert len(set(kinds)) == 2
    assert kinds == [type(course.explorer(PIONEER, 0, Random(seed))) for seed in range(9)]
    assert {course.options(PIONEER, Random(seed))["map"] for seed in range(9)} == {"a", "b"}
    assert Strong in kinds


def test_a_student_plays_by_the_value_it_is_given() -> None:
    """The gate judges the new value, not that of the package."""
    value = load_value("pioneer-2", NAMES)
    assert value is not None
    for luck in (None, Random(1)):
        student = COURSES["pioneer"].student
        assert student is not None
        found = student(PIONEER, 0, value, luck)
        assert isinstance(found, Strong) and found.given is value


def test_every_figure_foretells_a_side() -> None:
    """The table both, all else its own."""
    course = COURSES["pioneer"]
    for name in NAMES:
        assert course.own(name) or course.others(name)
        assert (course.own(name) and course.others(name)) == (name in TABLE_FIGURES)
