"""Positions for people: the board as text, options and questions in words.

Each game has a folder of its own here, with the functions of this module for its states.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trailboss.core.action import Action
from trailboss.core.engine import Frame, State
from trailboss.core.game import Score
from trailboss.rooms import room


def drawn(s: State) -> Any:
    """What this folder has for the game of a state."""
    found = room(__name__, s)
    assert found is not None, "every game has a folder here"
    return found


def board(view: State, seat: int | None) -> str:
    """All that a seat sees, as text."""
    return str(drawn(view).board(view, seat))


def near(view: State, seat: int, legal: Sequence[Action]) -> list[str]:
    """What a seat has to see for the open question, part by part; the rest is on the board."""
    return list(drawn(view).near(view, seat, legal))


def option(s: State, seat: int, action: Action) -> str:
    """An option of the open question in words."""
    return str(drawn(s).option(s, seat, action))


def question(s: State, frame: Frame[Any]) -> str:
    """What is asked, in words."""
    return str(drawn(s).question(s, frame))


def picture(s: State, seat: int, scores: list[Score]) -> str | None:
    """What lies before a seat as SVG; None if this game has no picture yet."""
    found: str | None = drawn(s).picture(s, seat, scores)
    return found
