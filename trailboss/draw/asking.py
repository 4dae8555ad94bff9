"""Questions in the words of the page: the message of a frame, with its numbers."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from trailboss.core.engine import Frame, State
from trailboss.core.game import Score
from trailboss.i18n import key, words

NONE: Final = {"left": 0, "due": 0, "most": 0, "cowboys": 0, "value": 0}


def numbers_of(frame: Any) -> dict[str, int]:
    """The numbers of a frame by their names."""
    found = {field.name: getattr(frame, field.name) for field in fields(frame)}
    return {name: int(value) for name, value in found.items() if isinstance(value, int)}


def question(s: State, frame: Frame[Any]) -> str:
    """What is asked, for games whose questions need nothing but their numbers."""
    usual = words().say("ui-question-plain", "")
    return words().say(key("question", type(frame).__name__), usual, **NONE | numbers_of(frame))


def no_picture(s: State, seat: int, scores: list[Score]) -> None:
    """There is no picture of this game yet."""
