"""Positions for people: the board as text, options in words."""

from __future__ import annotations

from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Score
from trailboss.draw import pioneer, trail, trail_words
from trailboss.games.pioneer.state import PioneerState
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


def picture(s: State, seat: int, scores: list[Score]) -> str | None:
    """What lies before a seat as SVG; None if this game has no picture yet."""
    return pioneer.picture(s, seat, scores) if isinstance(s, PioneerState) else None
