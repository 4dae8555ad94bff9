"""The pad of Pioneer Rails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from trailboss.companion.pad_plan import Category, Pad, Part, filled, scored
from trailboss.games.pioneer import components as c
from trailboss.games.pioneer.game import PIONEER


def pioneer() -> Pad:
    """One and more; ties by the poker hands; alone against a target (R13, R15.7)."""
    rounds = tuple([Part("round", str(n + 1), most=10) for n in range(c.ROUNDS)])
    types = len(c.GOAL_TYPES)
    goals = (
        Part("goal-first", "", c.FIRST, most=types),
        Part("goal-later", "", c.LATER, most=types),
    )
    yards = (Part("multiplier"), Part("network"))
    known = {
        "poker": Category("", "", parts=rounds),
        "gold": Category("", ""),
        "banks": Category("", ""),
        "forts": Category("", ""),
        "ranches": Category("", ""),
        "train yards": Category("", "", parts=yards, times=True),
        "towns": Category("", ""),
        "goals": Category("", "", parts=goals, fewest=2),
        "bonus": Category("", "", most=c.THREE_PLAYER_BONUS, fewest=3, largest=3),
    }
    target, left = scored(PIONEER, 1, 1)
    most = len(c.GOAL_TYPES) + len(c.LEVELS) - 1
    row = Category(left.label, left.rule, each=c.TARGET_GOAL, most=most, people=False, rival=True)
    rows = (*filled(scored(PIONEER, 2), known), replace(row, fewest=1, largest=1))
    return Pad(
        PIONEER.seats,
        rows,
        "R13.9",
        tie="poker",
        opponent="target",
        alone=left.rule,
        base=target.points,
        unbeaten=True,
    )


PADS: Final[dict[str, Callable[[], Pad]]] = {"pioneer": pioneer}
