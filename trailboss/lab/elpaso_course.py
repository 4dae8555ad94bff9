"""How El Paso is learned: players of many tastes, and which figures foretell what.

The first are greedy ones with other weights. Later ones plan their turn by the value so far, with
other weights too: that costs a millisecond a decision, so there can be thousands of games.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from trailboss.bots.base import Bot
from trailboss.bots.elpaso.features import TABLE_FIGURES
from trailboss.bots.elpaso.greedy import Greedy
from trailboss.bots.elpaso.judge import ElPasoJudge
from trailboss.bots.elpaso.valuation import WEIGHTS, Weights
from trailboss.bots.value import Value, less
from trailboss.bots.value import Weights as Worths
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.lab.course import Course
from trailboss.lab.tastes import varied

PLAIN: Final = 0.4
"""The share of greedy players in the first generation."""
CHANGED: Final = 0.75
"""The share of players with a taste of their own, and half of the weights in it."""
SPREAD: Final = 1.1
"""A weight is changed by a factor of up to e to this power."""
TASTES: Final = (
    "dollar", "rich", "ready", "all_rounder", "trade", "back", "exchange", "certificate", "tempo",
    "pace", "lap", "objective", "building", "hand", "step", "aux", "hire", "token",
)  # fmt: skip
"""The weights that differ between players."""

STRENGTHS: Final = (0.0, 0.3, 0.8)
"""How much the taste of a student differs from the value's: for a third not at all."""
NUDGE: Final = 0.1
"""What a deviation of a figure is worth more or less to it, in points."""


def taste(luck: Random) -> Weights:
    """The weights of a player."""
    powers: dict[str, float] = {}
    for name in TASTES if luck.random() < CHANGED else ():
        if luck.random() < 0.5:
            powers[name] = luck.uniform(-SPREAD, SPREAD)
    return varied(WEIGHTS, powers)


class Student:
    """Plays by the plan of its turn alone, as the base policy of `strong` does."""

    needs_view = True

    def __init__(self, game: Game, seat: int, value: Value | None, luck: Random | None) -> None:
        self.judge = ElPasoJudge(game, seat)
        self.luck = luck
        if value is not None:
            self.judge.given[value.doc["name"]] = value

    def begin(self) -> None:
        """It remembers its plan only."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        ready = self.judge.ready(view)
        if ready and self.luck is not None and self.judge.value is not None:
            value = changed(self.judge.value, self.luck)
            self.judge.given[self.judge.table] = value
            self.judge.table, self.luck = "", None
            self.judge.ready(view)
        return self.judge.base(view, legal)


def explorer(game: Game, seat: int, luck: Random) -> Bot:
    """A greedy player with a taste of its own, or one by the value that the package has."""
    if luck.random() < PLAIN:
        return Greedy(seat, taste(luck))
    return Student(game, seat, None, luck)


def student(game: Game, seat: int, value: Value, luck: Random | None) -> Bot:
    """A player by a value; with luck some of its weights are other ones."""
    return Student(game, seat, value, luck)


def changed(value: Value, luck: Random) -> Value:
    """The same value, with other weights of the own points now and then."""
    found = Value(value.doc, value.features)
    strength = luck.choice(STRENGTHS)
    factors = [
        math.exp(luck.uniform(-strength, strength)) if luck.random() < 0.5 else 1.0
        for _ in value.features
    ]
    shifts = [
        luck.gauss(0, NUDGE * strength) if any(pair) else 0.0
        for pair in zip(*value.own.rows, strict=True)
    ]
    a, b, c = [[x * f for x, f in zip(row, factors, strict=True)] for row in value.own.rows]
    found.own = Worths(
        [[x + d for x, d in zip(a, shifts, strict=True)], b, c], value.own.bias, value.own.units
    )
    found.lead = less(found.own, found.others)
    return found


def options_of(game: Game, luck: Random) -> dict[str, str]:
    """How the game is set up: often in the printed way."""
    if luck.random() < 0.6:
        return {}
    neutral = luck.choice(["letters", "shuffled"])
    return {"neutral": neutral, "sides": "random", "train": "random"}


COURSE: Final = Course(
    explorer=explorer,
    options=options_of,
    table=TABLE_FIGURES,
    time="time",
    unit=1,
    own_now="vp",
    others_now="others_vp",
    level="sue",
    student=student,
    corrects=True,
    ridge=5000.0,
)
