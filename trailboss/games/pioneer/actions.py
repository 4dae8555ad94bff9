"""Every choice of the game. Ids are append-only: they are the action space of learners."""

from __future__ import annotations

from typing import Final

from trailboss.core.action import ActionSpace
from trailboss.games.pioneer.components import BANK_LIMIT, CARDS, SUITS
from trailboss.games.pioneer.geometry import CELLS, TRACKS

SPACE: Final = ActionSpace()

DONE: Final = SPACE.one("done")
"""No more tracks."""
BOX: Final = SPACE.one("box")
"""Cross off a town box: one more track and one special (R7.1)."""
SUIT: Final = SPACE.family("suit", SUITS)
"""Let the card count as another suit (R7.8)."""
CARD: Final = SPACE.family("card", CARDS)
"""Use a card for this turn; card c is CARD[c - 1]."""
NUGGETS: Final = SPACE.family("nuggets", [str(n) for n in range(BANK_LIMIT + 1)])
"""Take this number of nuggets to the bank (R8.5)."""
ACTIVATE: Final = SPACE.family("activate", CELLS)
"""Activate this location next (R8.1)."""
DRAW: Final = SPACE.family("draw", TRACKS)
"""Draw a track along a side or a diagonal (R6)."""
