"""The deal of a day: the seed and the options of a solo game of Pioneer Rails.

Both come from a digest that only the server can make, so nobody knows a deal before its day, and
all processes agree.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from trailboss.core.game import validated_options
from trailboss.games import load
from trailboss.server.tables import create
from trailboss.server.tables.table import HUMAN, Chair, ClockRule, Table

GAME: Final = "pioneer"
SEED: Final = 20
"""The bytes of the digest that are the seed; the options come from later ones."""
CHOICES: Final = {
    "map": ("a", "b"),
    "level": ("beginner", "easy", "medium", "hard", "legendary"),
    "extra_card": ("false", "false", "true"),
}
"""What differs from day to day; a choice that stands twice comes twice as often."""


@dataclass(frozen=True)
class Dealt:
    """What everybody plays on a day."""

    seed: int
    options: dict[str, str]


def dealt(digest: bytes) -> Dealt:
    """The deal of a digest of at least 32 bytes: twenty for the seed, four for each choice."""
    picked = {}
    for at, (name, choices) in enumerate(CHOICES.items()):
        part = digest[SEED + 4 * at : SEED + 4 * at + 4]
        picked[name] = choices[int.from_bytes(part, "big") % len(choices)]
    return Dealt(int.from_bytes(digest[:SEED], "big"), validated_options(load(GAME), 1, picked))


def daily_table(day: str, deal: Dealt, owner: str, now: int) -> Table:
    """A private table for one, without any entry."""
    chairs = [Chair(HUMAN)]
    clock = ClockRule()
    t = create.table(GAME, deal.options, chairs, owner, public=False, clock=clock, now=now)
    return Table(replace(t.deal, seed=deal.seed, daily=day), t.chairs)
