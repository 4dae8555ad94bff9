"""Sides: which face of the tiles or cards with two faces is in play."""

from __future__ import annotations

from trailboss.core.engine import State
from trailboss.core.rng import below
from trailboss.core.zones import Zone


def turned(s: State, choice: str, many: int, letters: str) -> Zone:
    """0 or 1 for each: all one word, random, or written out letter by letter."""
    if choice == "random":
        return tuple([below(s, 2) for _ in range(many)])
    written = choice if len(choice) == many and {*choice} <= {*letters} else choice[0] * many
    return tuple([letters.index(letter) for letter in written])


def written(sides: Zone, letters: str) -> str:
    """The letters of the faces in play."""
    return "".join([letters[side] for side in sides])
