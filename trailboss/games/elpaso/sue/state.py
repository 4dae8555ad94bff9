"""What Sue has beyond a player's things: her row of specialities and her two decks (R14.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.core.zones import Zone

SUE: Final = 1
"""The seat of Sue: the human sits before her (R14.1)."""


@dataclass(frozen=True)
class Sue:
    """Her decks and her row. Copies of a state share it, as they share what Sam has.

    The rest is in her seat: cows on the discard pile, workers by their cards among the ready ones,
    discs, tokens and the rancher.
    """

    row: Zone = ()
    """The specialities from left to right (R14.4)."""
    joined: Zone = ()
    """All-rounders that count as a speciality, for each of them (R14.9)."""
    resources: Zone = ()
    """The resource deck from its top; in views in order, since only its order is secret."""
    bot: Zone = ()
    """The bot deck from its top, as places in the table of cards from 1 on; in views in order."""
    used: Zone = ()
    """Bot cards that were turned up, open to all."""
