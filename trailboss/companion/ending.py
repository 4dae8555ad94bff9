"""The end of a session: the person's points and who has won."""

from __future__ import annotations

from typing import Any, Final

from trailboss.companion.base import Desk, Script

MOST_POINTS: Final = 400
MOST_LEFT: Final = 4
"""Dollars that are no full five."""
ENDING: Final[dict[str, Any]] = {"most_points": MOST_POINTS, "most_left": MOST_LEFT}


def verdict(desk: Desk, who: str, points: int, rule: str) -> Script[int]:
    """Tell the opponent's points and who is ahead: 1 the person, 0 nobody, -1 the opponent."""
    desk.head("final", rule, who=who, points=points)
    own = yield from desk.count("ask-own-points", rule, range(MOST_POINTS + 1))
    if own == points:
        return 0
    desk.tell("won" if own > points else "lost", rule, who=who, own=own, points=points)
    return 1 if own > points else -1


def dollars_decide(desk: Desk, who: str, rule: str) -> Script[None]:
    """With equal points the dollars left over decide, and the opponent has none."""
    left = yield from desk.count("ask-own-dollars", rule, range(MOST_LEFT + 1))
    desk.tell("won-by-dollars" if left else "shared", rule, who=who, dollars=left)
