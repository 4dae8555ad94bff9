"""Positions for people: the board as text, options in words."""

from __future__ import annotations

from collections.abc import Sequence

from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Score
from trailboss.draw import elpaso_text, pioneer, pioneer_text, pioneer_words, trail, trail_words
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.pioneer.state import PioneerState
from trailboss.games.trail.state import TrailState
from trailboss.i18n import words


def board(view: State, seat: int | None) -> str:
    """All that a seat sees, as text."""
    if isinstance(view, TrailState):
        return trail.describe(view, seat)
    if isinstance(view, ElPasoState):
        return elpaso_text.board(view, seat)
    assert isinstance(view, PioneerState), "there are three kinds of games"
    return pioneer_text.board(view, seat)


def near(view: State, seat: int, legal: Sequence[Action]) -> list[str]:
    """What a seat has to see for the open question, part by part; the rest is on the board."""
    if isinstance(view, TrailState):
        return trail.near(view, seat, legal)
    if isinstance(view, ElPasoState):
        return elpaso_text.near(view, seat, legal)
    assert isinstance(view, PioneerState), "there are three kinds of games"
    return pioneer_text.near(view, seat, legal)


def option(s: State, seat: int, action: Action) -> str:
    """An option of the open question in words."""
    if isinstance(s, TrailState):
        return trail_words.option_text(words(), s, seat, action)
    if isinstance(s, ElPasoState):
        return elpaso_text.option_text(s, seat, action)
    assert isinstance(s, PioneerState), "there are three kinds of games"
    return pioneer_words.option_text(s, seat, action)


def picture(s: State, seat: int, scores: list[Score]) -> str | None:
    """What lies before a seat as SVG; None if this game has no picture yet."""
    return pioneer.picture(s, seat, scores) if isinstance(s, PioneerState) else None
