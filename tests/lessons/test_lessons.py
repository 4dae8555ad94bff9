"""Lessons: the records hold, the learner makes the moves, and every step has its words."""

from __future__ import annotations

import pytest

from trailboss.i18n import words
from trailboss.lessons import LEARNER, LESSONS, record_of

ALL = pytest.mark.parametrize("game", LESSONS)


@ALL
def test_the_record_of_a_lesson_verifies(game: str) -> None:
    """A change of the rules that breaks the lesson is found here."""
    record = record_of(game)
    assert record.game.name == game
    assert LESSONS[game].end < len(record.moves)


@ALL
def test_the_learner_makes_every_move_that_is_explained(game: str) -> None:
    """Ten steps, in order, each a choice of the learner."""
    lesson, moves = LESSONS[game], record_of(game).moves
    assert len(lesson.steps) == 10
    assert list(lesson.steps) == sorted(set(lesson.steps)) and lesson.steps[-1] < lesson.end
    assert {moves[move][0] for move in lesson.steps} == {LEARNER}


@ALL
def test_every_step_has_its_words(game: str) -> None:
    """A caption for each step, and one for the end."""
    steps = len(LESSONS[game].steps)
    for number in range(1, steps + 2):
        assert words().say(f"ui-learn-{game}-{number}", "")
    assert not words().say(f"ui-learn-{game}-{steps + 2}", "")
