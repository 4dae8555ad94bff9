"""Positions for people: the board as text, options in words."""

from __future__ import annotations

from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.draw import trail, trail_words
from trailboss.games.trail.state import TrailState
from trailboss.i18n import words


def board(view: State, seat: int | None) -> str | None:
    """What a seat sees, as text; None if this game has no drawing of its own."""
    return trail.describe(view, seat) if isinstance(view, TrailState) else None


def option(s: State, seat: int, action: Action) -> str:
    """An option of the open question in words."""
    if isinstance(s, TrailState):
        return trail_words.option_text(words(), s, seat, action)
    return words().action(action)
