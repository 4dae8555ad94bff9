"""Sam's fifteen cards and three difficulties, the opponent of a game played alone (R14.3, R14.6).

Provenance: that Sam has 15 cards, that the easy game leaves out cards 13-15 and that the hard
game gives him a cowboy, a builder and an engineer more is `public` (the first page of the
official solo sheet). The faces of the cards and the cities of the first delivery are
`reconstructed` from Garth, the automa for the first edition from which Sam descends: it too has
15 cards and leaves out the last three in the easy game, and its first cities, of value 4, 6 and
10, are St. Louis, Bloomington and Chicago here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HIRE_CHEAPEST: Final = "hire-cheapest"
HIRE_SPECIALIST: Final = "hire-specialist"
HIRE_ENGINEER: Final = "hire-engineer"
ENGINE: Final = "engine"
OBJECTIVE: Final = "objective"
BANDIT: Final = "bandit"
HAZARD: Final = "hazard"
REVEAL: Final = "reveal"
BUY: Final = "buy"
BUY_ONE_LESS: Final = "buy-one-less"
BUILD: Final = "build"

BUILDINGS: Final = "buildings"
"""The most private buildings that either side has on the board."""
COWBOYS: Final = "cowboys"
"""Sam's cowboys, the printed one included."""
SPECIALISTS: Final = "specialists"
"""Sam's workers of his specialization, the printed one included."""


@dataclass(frozen=True)
class SamCard:
    """One card: so many steps, then the actions in order, if the condition holds (R14.6)."""

    n: int = 0
    """The number on the card, 1-15."""
    steps: int = 1
    """The printed number of steps, or the least number where `per` counts something."""
    per: str = ""
    """What the steps count instead: buildings, cowboys or specialists; empty: nothing."""
    actions: tuple[str, ...] = ()
    """What Sam does after his move, in this order."""
    specialist: str = ""
    """The actions need this specialization of Sam's; empty: they are always done."""


@dataclass(frozen=True)
class SamLevel:
    """What a difficulty changes (R14.3)."""

    name: str = ""
    removed: tuple[int, ...] = ()
    """The cards that stay in the box."""
    extra: tuple[str, ...] = ()
    """The workers that Sam has on top of his printed ones and the random one."""
    first_city: str = ""
    """Where his first delivery goes."""


SAM_CARDS: Final[tuple[SamCard, ...]] = (
    SamCard(1, 1, "", (HIRE_CHEAPEST,)),
    SamCard(2, 1, "", (ENGINE,)),
    SamCard(3, 1, "", (OBJECTIVE,)),
    SamCard(4, 1, "", (BANDIT,)),
    SamCard(5, 1, "", (HAZARD,)),
    SamCard(6, 1, "", (HIRE_SPECIALIST,)),
    SamCard(7, 2, "", (ENGINE,)),
    SamCard(8, 2, "", (BUY,)),
    SamCard(9, 2, "", (BUILD,)),
    SamCard(10, 1, BUILDINGS, (BUILD,), "builder"),
    SamCard(11, 1, BUILDINGS, (HIRE_ENGINEER, ENGINE), "engineer"),
    SamCard(12, 1, COWBOYS, (REVEAL, BUY_ONE_LESS), "cowboy"),
    SamCard(13, 1, COWBOYS, (BUY,), "cowboy"),
    SamCard(14, 1, SPECIALISTS, (ENGINE,), "engineer"),
    SamCard(15, 1, SPECIALISTS, (BUILD,), "builder"),
)
"""The deck; card n stands at n - 1."""

REVEALED: Final = 2
"""So many cards does the action `reveal` add to the cattle market (card 12)."""
BUY_DOLLARS: Final = 8
"""What a purchase of Sam's may cost at most, though he pays nothing (R14.9)."""

SAM_LEVELS: Final[tuple[SamLevel, ...]] = (
    SamLevel("easy", (13, 14, 15), (), "st_louis"),
    SamLevel("medium", (), (), "bloomington"),
    SamLevel("hard", (), ("cowboy", "builder", "engineer"), "chicago"),
)
"""The difficulties; the first is the default."""
