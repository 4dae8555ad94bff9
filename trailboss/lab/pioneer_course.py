"""How Pioneer Rails is learned: greedy and softly planning players, and which figures tell what."""

from __future__ import annotations

from random import Random
from typing import Final

from trailboss.bots.base import Bot, Budget
from trailboss.bots.pioneer.figures import TABLE_FIGURES
from trailboss.bots.pioneer.greedy import Greedy
from trailboss.bots.pioneer.strong import Strong
from trailboss.bots.value import Value
from trailboss.core.game import Game
from trailboss.lab.course import Course

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
    """A player that looks a turn further by the value; with luck it chooses softly."""
    found = Strong(seat, BRIEF, 1)
    if luck is not None:
        found = Strong(seat, BRIEF, 1, luck.choice(SOFT), luck.getrandbits(32))
    found.given = value
    return found


def options_of(game: Game, luck: Random) -> dict[str, str]:
    """Either side of the sheet."""
    return {"map": luck.choice(["a", "b"])}


COURSE: Final = Course(
    explorer=explorer,
    options=options_of,
    table=TABLE_FIGURES,
    time="time",
    unit=1,
    own_now="points",
    others_now="others_points",
    at_once=True,
    level="level",
    student=student,
    ridge=300.0,
)
