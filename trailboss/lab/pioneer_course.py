"""How Pioneer Rails is learned: greedy and softly planning players, and which figures tell what."""

from __future__ import annotations

from random import Random
from typing import Final

from trailboss.bots.base import Bot, Budget
from trailboss.bots.pioneer.figures import TABLE
from trailboss.bots.pioneer.greedy import Greedy
from trailboss.bots.pioneer.strong import Strong
from trailboss.bots.value import Value
from trailboss.core.game import Game
from trailboss.lab.course import Course
from trailboss.lab.trail_course import own

SOFT: Final = (0.0, 1.0, 3.0)
"""In points: how softly players choose among their turns."""
BRIEF: Final = Budget(nodes=12)
"""They play many games: they look one turn further, and no more."""


def explorer(game: Game, seat: int, luck: Random) -> Bot:
    """A greedy player, or one that plans its own turn and chooses softly."""
    if luck.random() < 0.5:
        return Greedy(seat)
    return Strong(seat, BRIEF, 0, luck.choice(SOFT), luck.getrandbits(32))


def student(game: Game, seat: int, value: Value, luck: Random | None) -> Bot:
    """A player that looks a turn further; with luck it chooses softly."""
    if luck is None:
        return Strong(seat, BRIEF, 1)
    return Strong(seat, BRIEF, 1, luck.choice(SOFT), luck.getrandbits(32))


def options_of(game: Game, luck: Random) -> dict[str, str]:
    """Either side of the sheet."""
    return {"map": luck.choice(["a", "b"])}


def takers(moment: int, people: int) -> list[int]:
    """All play their turns at once."""
    return list(range(people))


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
    own_now="points",
    others_now="others_points",
    level="level",
    student=student,
    ridge=300.0,
)
