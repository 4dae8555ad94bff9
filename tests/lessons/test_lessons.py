"""Lessons: the records hold, the learner makes the moves, and every step has its words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from trailboss.games import GAMES
from trailboss.i18n import LANGUAGES, words
from trailboss.lessons import LEARNER, LESSONS, record_of
from trailboss.rulebook import rules_of

ALL = pytest.mark.parametrize("game", LESSONS)


@ALL
def test_the_record_of_a_lesson_verifies(game: str) -> None:
    """A change of the rules that breaks the lesson is found here."""
    record = record_of(game)
    assert record.game.name == game
    assert LESSONS[game].end < len(record.moves)


@ALL
def test_the_learner_makes_every_move_that_is_explained(game: str) -> None:
    """Eight to ten steps, in order, each a choice of the learner and a legal one."""
    lesson, moves = LESSONS[game], record_of(game).moves
    assert 8 <= len(lesson.steps) <= 10
    assert list(lesson.steps) == sorted(set(lesson.steps)) and lesson.steps[-1] < lesson.end
    assert {moves[move][0] for move in lesson.steps} == {LEARNER}


def test_there_is_a_lesson_for_every_game() -> None:
    assert set(LESSONS) == set(GAMES)


@ALL
def test_every_step_is_offered_by_the_engine(game: str) -> None:
    """The learner is asked there, and the move is one of the answers or possible at any time."""
    record = record_of(game)
    for move in LESSONS[game].steps:
        s = record.replay(move)
        seat, text = record.moves[move]
        assert seat in s.waiting()
        assert text in [action.text for action in s.legal(seat) + s.free(seat)]


@ALL
def test_no_step_waits_long(game: str) -> None:
    """Between two steps there are moves to watch, not a whole game of them."""
    lesson = LESSONS[game]
    ends = [*lesson.steps[1:], lesson.end]
    assert all(end - step <= 40 for step, end in zip(lesson.steps, ends, strict=True))


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(game: str, language: str) -> None:
    """A caption for each step, and one for the end, in every language."""
    steps, spoken = len(LESSONS[game].steps), words(language)
    for number in range(1, steps + 2):
        assert spoken.say(f"ui-learn-{game}-{number}", "")
    assert not spoken.say(f"ui-learn-{game}-{steps + 2}", "")


def test_what_the_captions_of_el_paso_say_is_so() -> None:
    """Five dollars and a Simmental on arrival, a post of 5, two hires and a building."""
    record = record_of("elpaso")
    moves = [text for seat, text in record.moves[: LESSONS["elpaso"].end] if seat == LEARNER]
    assert {"post 5", "hire cowboy", "hire engineer", "build 1", "site s3"} <= set(moves)
    arrived, before = record.replay(7), record.replay(6)
    assert money(arrived) - money(before) == 5


def test_what_the_captions_of_pioneer_rails_say_is_so() -> None:
    """A hand of K, J, J, A, J, and four nuggets in the first bank."""
    record = record_of("pioneer")
    cards = [
        text for seat, text in record.moves[:60] if seat == LEARNER and text.startswith("card")
    ]
    assert [text[5] for text in cards] == ["K", "J", "J", "A", "J"]
    assert record.moves[68] == (LEARNER, "nuggets 4")


@pytest.mark.parametrize("game", GAMES)
def test_how_a_turn_goes_cites_rules_that_exist(game: str) -> None:
    """Four steps; every language names the same rules, and the game has them."""
    numbers = set(rules_of(game).rules)
    for step in range(1, 5):
        cited = {
            language: re.findall(
                r"R[0-9]+[.][0-9]+", words(language).say(f"ui-turn-{game}-{step}", "")
            )
            for language in LANGUAGES
        }
        assert cited["en"] and set(cited["en"]) <= numbers
        assert all(found == cited["en"] for found in cited.values())


def money(s: Any) -> int:
    """The dollars of the learner."""
    return int(s.players[LEARNER].dollars)
