"""How El Paso is learned: greedy players of many tastes, and which figures foretell what."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random
from typing import Final

from trailboss.bots.base import Bot
from trailboss.bots.elpaso.features import TABLE
from trailboss.bots.elpaso.greedy import Greedy
from trailboss.bots.elpaso.valuation import WEIGHTS, Weights
from trailboss.core.game import Game
from trailboss.lab.course import Course
from trailboss.lab.trail_course import own, takers

CHANGED: Final = 0.75
"""The share of players with a taste of their own, and half of the weights in it."""
SPREAD: Final = 1.1
"""A weight is changed by a factor of up to e to this power."""
TASTES: Final = (
    "dollar", "rich", "ready", "all_rounder", "trade", "back", "exchange", "certificate", "tempo",
    "pace", "lap", "objective", "building", "hand", "step", "aux", "hire", "token",
)  # fmt: skip
"""The weights that differ between players."""


def taste(luck: Random) -> Weights:
    """The weights of a player."""
    changed: dict[str, float | tuple[float, ...]] = {}
    for name in TASTES if luck.random() < CHANGED else ():
        if luck.random() < 0.5:
            usual = getattr(WEIGHTS, name)
            factor = math.exp(luck.uniform(-SPREAD, SPREAD))
            many = isinstance(usual, tuple)
            changed[name] = tuple([x * factor for x in usual]) if many else usual * factor
    return replace(WEIGHTS, **changed)  # type: ignore[arg-type]


def explorer(game: Game, seat: int, luck: Random) -> Bot:
    """A player with a taste of its own."""
    return Greedy(seat, taste(luck))


def options_of(game: Game, luck: Random) -> dict[str, str]:
    """How the game is set up: often in the printed way."""
    if luck.random() < 0.6:
        return {}
    neutral = luck.choice(["letters", "shuffled"])
    return {"neutral": neutral, "sides": "random", "train": "random"}


def others(name: str) -> bool:
    """Does a figure foretell the points of the others?"""
    return name in TABLE or name.startswith("others_")


COURSE: Final = Course(
    explorer=explorer,
    options=options_of,
    takers=takers,
    own=own,
    others=others,
    time="time",
    unit=1,
    own_now="vp",
    others_now="others_vp",
    level="sue",
    ridge=100.0,
)
