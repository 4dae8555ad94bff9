"""Sue's printed material: bot cards, resource deck, row of specialities, deliveries (R14.2-R14.4).

Known from the rulebook's text (`seed`): the six kinds of actions, the two kinds of movement, what
the resource deck and the strategy row are made of, that up to three B cards make her stronger,
and that she delivers to 7, then to 9 "and so on". Which movement is paired with which action on
each card stands only in the pictures, so the pairing is `reconstructed`; that there are eight
A cards and three B cards is `seed:inferred`. The A cards draw little, so that she grows slowly;
the B cards bring growth and her strongest action. That deliveries after 16 go to 16 again is
`reconstructed` too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MARKET: Final = "market"
DRAW_1: Final = "draw_1"
DRAW_2: Final = "draw_2"
TRAIN: Final = "train"
BUILD: Final = "build"
BEST: Final = "best_of_three"


@dataclass(frozen=True)
class SueCard:
    """A bot card: steps, or one step per worker of a speciality, and then an action."""

    name: str
    deck: str
    """"A", or "B" for the cards that make her stronger (R14.3)."""
    steps: int
    """0 if the steps are counted in workers."""
    per: str
    """The speciality whose workers are counted; empty if the steps are printed (R14.7)."""
    action: str


SUE_CARDS: Final[tuple[SueCard, ...]] = (
    SueCard("a1", "A", 2, "", MARKET),
    SueCard("a2", "A", 2, "", TRAIN),
    SueCard("a3", "A", 2, "", BUILD),
    SueCard("a4", "A", 3, "", DRAW_1),
    SueCard("a5", "A", 0, "cowboy", MARKET),
    SueCard("a6", "A", 0, "builder", BUILD),
    SueCard("a7", "A", 0, "engineer", TRAIN),
    SueCard("a8", "A", 3, "", BUILD),
    SueCard("b1", "B", 3, "", BEST),
    SueCard("b2", "B", 3, "", DRAW_2),
    SueCard("b3", "B", 4, "", BEST),
)
SPECIALITIES: Final = ("cowboy", "builder", "engineer")
"""One card of each, in random order, is the strategy row (R14.4)."""
RESOURCE_CARDS: Final[tuple[tuple[str, int], ...]] = (
    ("cowboy", 3),
    ("builder", 3),
    ("engineer", 3),
    ("all_rounder", 3),
    ("black_angus", 3),
    ("corriente", 3),
)
"""The 18 cards of the resource deck, which is never refilled (R14.2)."""
MARKET_BY_COWBOYS: Final = ("black_angus", "corriente", "shorthorn", "hereford")
"""The cow that she takes with 1, 2, 3 and with 4 or more cowboys (R14.8)."""
ENOUGH: Final = 4
"""All-rounders pass over a speciality with this many workers (R14.9)."""
MOST_BUILDINGS: Final = 2
FIRST_POST: Final = "5"
"""Where one of her discs lies from the start (R14.5)."""
DELIVERIES: Final = ("7", "9", "10", "12", "16")
"""The posts of her deliveries in order; the last one again and again (R14.15)."""
