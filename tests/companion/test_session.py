"""Sessions: saved, resumed, taken back, refused; and words for all that is said."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.companion.playing import usual
from trailboss import companion, rulebook
from trailboss.companion.base import CHOICE, NUMBER, TURN, Question, Told
from trailboss.companion.session import (
    OPPONENTS,
    BadAnswer,
    BadSession,
    Session,
    resumed,
)
from trailboss.companion.setup import PLANS, plan
from trailboss.companion.speech import Speech
from trailboss.core.engine import State
from trailboss.core.rng import below
from trailboss.i18n import key, words
from trailboss.i18n.files import sources

EACH = pytest.mark.parametrize("opponent", OPPONENTS)
MOST = 260
"""Answers after which a walk through a session ends the game."""
ENDS = {
    TURN: ("go", "last"),
    "sue-ask-simmental": ("card", "empty"),
    "sam-ask-token": ("no", "yes"),
}
"""Where the end of the game may begin: with even luck the person begins it."""
Said = Told | Question


def walked(session: Session, luck: int) -> Iterator[list[Said]]:
    """Random answers to the end of a session: what was told and asked, step by step."""
    s = State()
    s.rng = luck
    yield [*session.told]
    while question := session.question:
        choices = question.choices
        answer = choices[below(s, len(choices))]
        if question.key in ENDS:
            late = len(session.answers) > MOST
            answer = ENDS[question.key][late and (question.key == TURN) == (luck % 2 == 0)]
        yield [question, *session.answer(answer)]


def combinations() -> list[tuple[str, dict[str, str]]]:
    """Each opponent with each value of each option."""
    return [
        (opponent, {option.name: value})
        for opponent, one in OPPONENTS.items()
        for option in one.options
        for value in option.choices
    ]


ALL = pytest.mark.parametrize(("opponent", "options"), combinations(), ids=str)


@ALL
def test_every_session_ends_and_is_resumed_from_its_answers(
    opponent: str, options: dict[str, str]
) -> None:
    """The same document gives the same session, whole or at any moment."""
    session = Session(opponent, 7, options)
    for _ in walked(session, 3):
        if len(session.answers) % 40 == 0:
            again = resumed(json.loads(json.dumps(session.doc())))
            assert (again.question, again.told, again.turn) == (
                *(session.question, session.told, session.turn),
            )
    again = resumed(json.loads(json.dumps(session.doc())))
    assert again.question is None and again.score() == session.score()
    assert again.status() == session.status()


def test_a_session_neither_prints_nor_reads() -> None:
    """It can stand behind any screen: the words and the terminal are somebody else’s."""
    for path in Path(companion.__file__).parent.glob("*.py"):
        assert not re.search(r"\b(print|input|open)\(", path.read_text("utf-8")), path.name


@EACH
def test_the_seed_decides(opponent: str) -> None:
    """The same seed and answers tell the same; another seed tells something else."""

    def told(seed: int) -> list[list[Said]]:
        session = Session(opponent, seed, {})
        return [list(step) for step, _ in zip(walked(session, 1), range(30), strict=False)]

    assert told(5) == told(5) and told(5) != told(6)


@EACH
def test_undo_goes_back_step_by_step(opponent: str) -> None:
    """Each step back leads to the question, the lines and the points of before."""
    session = Session(opponent, 2, {})
    seen = []
    for _ in range(40):
        seen.append((session.question, session.told, session.turn, session.score()))
        session.answer(usual(session))
    while seen:
        assert session.undo()
        assert (session.question, session.told, session.turn, session.score()) == seen.pop()
    assert not session.undo()


@EACH
def test_an_answer_after_undo_may_differ(opponent: str) -> None:
    """The cards stay as they are: nobody learns anything from going back and forth."""
    session = Session(opponent, 2, {})
    while session.question is None or session.question.key != TURN:
        session.answer(usual(session))
    first = session.answer("go")
    session.undo()
    assert session.answer("last")[1:] == first


@EACH
def test_a_turn_is_told_again_from_its_card_on(opponent: str) -> None:
    """Who resumes in the middle of a turn sees all of it."""
    session = Session(opponent, 4, {})
    while not session.answers or "arrived" not in str(session.question):
        session.answer(usual(session))
    assert [told.head for told in session.turn].count(True) == 1
    assert resumed(session.doc()).turn == session.turn


@EACH
def test_a_bad_answer_changes_nothing(opponent: str) -> None:
    """Only what the question lists is an answer."""
    session = Session(opponent, 1, {})
    before = session.doc(), session.question, session.told
    for text in ("", "perhaps", "-1", "999999", "GO", " go"):
        with pytest.raises(BadAnswer):
            session.answer(text)
    assert (session.doc(), session.question, session.told) == before


def test_nothing_is_answered_after_the_end() -> None:
    """A session that is over says so; it can still be taken back."""
    session = Session("sue", 1, {})
    for _ in walked(session, 1):
        pass
    with pytest.raises(BadAnswer, match="over"):
        session.answer("go")
    assert session.undo() and session.question is not None


BAD_DOCS: dict[str, dict[str, Any]] = {
    "empty": {},
    "version": {"companion": 2},
    "opponent": {"opponent": "bob"},
    "nobody": {"opponent": None},
    "seed": {"seed": -1},
    "large seed": {"seed": 1 << 64},
    "truth": {"seed": True},
    "option": {"options": {"colour": "red"}},
    "value": {"options": {"b-cards": "9"}},
    "options": {"options": []},
    "number": {"options": {"b-cards": 1}},
    "answers": {"answers": "go"},
    "answer": {"answers": ["go", "perhaps"]},
    "no text": {"answers": [1]},
    "too many": {"answers": ["go"] * 20},
}


@pytest.mark.parametrize("name", BAD_DOCS)
def test_a_damaged_document_is_refused(name: str) -> None:
    """Whatever is wrong with a saved session, one line says so."""
    doc = Session("sue", 1, {}).doc() | BAD_DOCS[name] if name != "empty" else {}
    with pytest.raises(BadSession):
        resumed(doc)


@pytest.mark.parametrize(("opponent", "options"), [("bob", {}), ("sam", {"b-cards": "1"})])
def test_unknown_opponents_and_options_are_refused(opponent: str, options: dict[str, str]) -> None:
    """Sam has no B cards."""
    with pytest.raises(BadSession):
        Session(opponent, 1, options)


@cache
def everything() -> tuple[list[Told], list[Question]]:
    """What many sessions tell and ask."""
    told: list[Told] = []
    asked: list[Question] = []
    for opponent, options in combinations():
        for luck in range(12):
            session = Session(opponent, luck, options)
            for step in walked(session, luck):
                told += [said for said in step if isinstance(said, Told)]
                asked += [said for said in step if isinstance(said, Question)]
            told += session.status()
    return list(dict.fromkeys(told)), list(dict.fromkeys(asked))


def all_said() -> list[Said]:
    """Lines and questions together."""
    told, asked = everything()
    return [*told, *asked]


SPEECH = Speech(words())


def test_everything_that_is_said_has_words() -> None:
    """No line, question or answer falls back to its key, and no value is missing."""
    known = words().bundle
    for key_ in {one.key for one in all_said()}:
        assert known.has_message(key("companion", key_)), key_
    for told in everything()[0]:
        assert SPEECH.told(told) != f"{told.key} ({told.rule})"
        assert SPEECH.told(told).endswith(f"({told.rule})")
    for question in everything()[1]:
        assert SPEECH.question(question) != f"{question.key} ({question.rule})"
        shown = [SPEECH.choice(question, choice) for choice in question.choices]
        assert len(set(shown)) == len(shown) and all(shown)


def test_every_answer_has_words_of_its_own() -> None:
    """What is chosen from a list is no raw name."""
    known = words().bundle
    for question in everything()[1]:
        for choice in question.choices if question.kind == CHOICE else ():
            name = choice.split(":")[0]
            assert any(
                known.has_message(key(kind, name)) for kind in ("companion-choice", "thing")
            ), choice


def test_no_words_are_left_over() -> None:
    """Every line and question of the file is said in some session, set-up or by the terminal."""
    file = "\n".join(sources("en"))
    named = set(
        re.findall(r"^(companion-(?:sue|sam|choice|thing|score)-\S+) =", file, re.MULTILINE)
    )
    used = {key("companion", one.key) for one in all_said()}
    for question in everything()[1]:
        used |= {key("companion-choice", name.split(":")[0]) for name in question.choices}
    for one in all_said():
        names = [name for _, value in one.values for name in str(value).split(",")]
        used |= {key("companion-thing", name) for name in names}
    draws = [draw for game in PLANS for step in plan(game).steps for draw in step.draws]
    used |= {key("companion-thing", x) for draw in draws for x in (*draw.things, *draw.at)}
    for opponent in OPPONENTS:
        lines = Session(opponent, 1, {}).score().lines
        used |= {key("companion-score", line.label) for line in lines}
    assert named - used == set()


def test_every_line_cites_a_rule_that_exists() -> None:
    """The numbers lead to the rules of the game on the table."""
    for name, opponent in OPPONENTS.items():
        rules = rulebook.rules_of(opponent.game).rules
        for one in all_said():
            if one.key.startswith(name):
                assert one.rule in rules, one.key


def test_ties_are_told_where_they_are_decided() -> None:
    """At each choice of the opponent the words say what happens between equals."""
    told = {line.key: SPEECH.told(line) for line in everything()[0]}
    for key_, words_ in {
        "sue-move": "if both have as many, the inner one",
        "sue-market": "the next cheaper one that is left",
        "sue-joins": "leftmost of equals",
        "sue-best": "leftmost of equals",
        "sue-token-objective": "leftmost of equals",
        "sue-token-bonus": "leftmost of equals",
        "sue-token-any": "leftmost of equals",
        "sue-build-site": "first one clockwise ahead of her rancher",
        "sue-replace": "first clockwise ahead of her rancher",
        "sam-move": "of equals the one with lower fees for you",
        "sam-move-note": "the branch with building spaces, not hazards or bandits",
        "sam-hire-cheapest": "topmost of equal prices",
        "sam-hire-specialist": "cowboy before builder before engineer",
        "sam-hire-other": "cowboy before builder before engineer",
        "sam-hire-engineer": "topmost of equal prices",
        "sam-objective": "topmost of equals",
        "sam-hazard": "flood before drought before rockfall",
        "sam-buy-one": "of equals what is named first",
        "sam-build-space": "the nearest first, of equals",
    }.items():
        assert words_ in told[key_], key_


def test_questions_and_lines_are_json() -> None:
    """A browser can show what a session says."""
    docs = [one.doc() for one in all_said()]
    assert json.loads(json.dumps(docs)) == docs
    assert {doc["kind"] for doc in docs if "kind" in doc} == {CHOICE, NUMBER}


def test_marks_of_the_table_stay_as_they_are_printed() -> None:
    """Another game has a goal that is called like one of Sam’s buildings."""
    values = (("tile", "7b"), ("vp", 6), ("old", "1b"))
    text = SPEECH.told(Told("sam-replaced", "R14.9", values))
    assert text.startswith("Replace Sam’s building 1b by his 7b: 6 points.")


def test_numbers_have_their_plural() -> None:
    """One step, two steps."""
    one = SPEECH.told(Told("sue-move", "R14.7", (("steps", 1),)))
    two = SPEECH.told(Told("sue-move", "R14.7", (("steps", 2),)))
    assert "1 step." in one and "2 steps," in two
