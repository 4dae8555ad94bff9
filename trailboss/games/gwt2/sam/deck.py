"""Sam's fifteen cards and three difficulties, the opponent of a game played alone (R14.3, R14.6).

Provenance: that Sam has 15 cards, that the easy game leaves out cards 13-15 and that the hard
game gives him a cowboy, a builder and an engineer more is `public` (the first page of the
official solo sheet). The faces of the cards and the cities of the first delivery are
`reconstructed` from Garth, the automa for the first edition from which Sam descends: it too has
15 cards and leaves out the last three in the easy game, and its first cities, of value 4, 6 and
10, are St. Louis, Bloomington and Chicago here.
"""

from __future__ import annotations

from typing import Final

from trailboss.games.trail.rules import AutomaCard, AutomaLevel

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
ACTIONS: Final = (
    HIRE_CHEAPEST, HIRE_SPECIALIST, HIRE_ENGINEER, ENGINE, OBJECTIVE, BANDIT, HAZARD, REVEAL, BUY,
    BUY_ONE_LESS, BUILD,
)  # fmt: skip
"""What a card may say."""

BUILDINGS: Final = "buildings"
"""The most private buildings that either side has on the board."""
COWBOYS: Final = "cowboys"
"""Sam's cowboys, the printed one included."""
SPECIALISTS: Final = "specialists"
"""Sam's workers of his specialization, the printed one included."""
COUNTS: Final = ("", BUILDINGS, COWBOYS, SPECIALISTS)
"""What the steps of a card may count."""


SAM_CARDS: Final[tuple[AutomaCard, ...]] = (
    AutomaCard(1, 1, "", (HIRE_CHEAPEST,)),
    AutomaCard(2, 1, "", (ENGINE,)),
    AutomaCard(3, 1, "", (OBJECTIVE,)),
    AutomaCard(4, 1, "", (BANDIT,)),
    AutomaCard(5, 1, "", (HAZARD,)),
    AutomaCard(6, 1, "", (HIRE_SPECIALIST,)),
    AutomaCard(7, 2, "", (ENGINE,)),
    AutomaCard(8, 2, "", (BUY,)),
    AutomaCard(9, 2, "", (BUILD,)),
    AutomaCard(10, 1, BUILDINGS, (BUILD,), "builder"),
    AutomaCard(11, 1, BUILDINGS, (HIRE_ENGINEER, ENGINE), "engineer"),
    AutomaCard(12, 1, COWBOYS, (REVEAL, BUY_ONE_LESS), "cowboy"),
    AutomaCard(13, 1, COWBOYS, (BUY,), "cowboy"),
    AutomaCard(14, 1, SPECIALISTS, (ENGINE,), "engineer"),
    AutomaCard(15, 1, SPECIALISTS, (BUILD,), "builder"),
)
"""The deck; card n stands at n - 1."""

REVEALED: Final = 2
"""How many cards the action `reveal` adds to the cattle market (card 12)."""
BUY_DOLLARS: Final = 8
"""What a purchase of Sam's may cost at most, though he pays nothing (R14.9)."""

SAM_LEVELS: Final[tuple[AutomaLevel, ...]] = (
    AutomaLevel("easy", (13, 14, 15), (), "st_louis"),
    AutomaLevel("medium", (), (), "bloomington"),
    AutomaLevel("hard", (), ("cowboy", "builder", "engineer"), "chicago"),
)
"""The difficulties; the first is the default."""
