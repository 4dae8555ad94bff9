"""A person at the cardboard: answers what a script asks, and notes what it tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from trailboss.companion.base import Desk, Question, Script, Told
from trailboss.companion.opponents.elpaso.side import SueSide
from trailboss.companion.opponents.trail.side import SamSide
from trailboss.companion.session import Session, validated_options

T = TypeVar("T")


class Heard:
    """What happened: the questions in order, and the lines."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.told: list[Told] = []

    @property
    def questions(self) -> list[str]:
        return [question.key for question in self.asked]

    @property
    def lines(self) -> list[str]:
        return [told.key for told in self.told]

    def values(self, key: str) -> dict[str, str | int]:
        """The values of the only line with this key."""
        (found,) = [told for told in self.told if told.key == key]
        return dict(found.values)

    def rule(self, key: str) -> str:
        """The rule of the only line with this key."""
        (found,) = [told for told in self.told if told.key == key]
        return found.rule


def hear(desk: Desk, script: Script[T], answers: Mapping[str, str] | None = None) -> Heard:
    """Run a script; what has no answer by the key of its question gets the usual one."""
    heard = Heard()
    given = dict(answers or {})
    try:
        question = next(script)
        while True:
            heard.asked.append(question)
            answer = given.get(question.key, question.default)
            assert answer in question.choices, f"{question.key}: {answer!r}"
            question = script.send(answer)
    except StopIteration:
        heard.told, desk.told = desk.told, []
    assert set(given) <= set(heard.questions), f"not asked: {set(given) - set(heard.questions)}"
    return heard


def sue(**options: str) -> SueSide:
    """Sue before her first turn, her row in the order of the list and her set-up told."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    side = SueSide(Desk(1), validated_options("sue", named))
    side.things.row = ["cowboy", "builder", "engineer"]
    side.moved = True
    return side


def sam(**options: str) -> SamSide:
    """Sam before his first turn: a cowboy specialist."""
    side = SamSide(Desk(1), validated_options("sam", options))
    side.moved = True
    return side


def usual(session: Session, **answers: str) -> str:
    """An answer to the open question: by its key, the usual one, or the first."""
    question = session.question
    assert question is not None
    return answers.get(question.key.replace("-", "_"), question.default or question.choices[0])
