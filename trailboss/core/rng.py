"""Chance: splitmix64 on one int of the state. Fast and reproducible, not cryptographic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from trailboss.core.engine import State
    from trailboss.core.zones import Zone

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15
MIX_1: Final = 0xBF58476D1CE4E5B9
MIX_2: Final = 0x94D049BB133111EB


def mix(z: int) -> int:
    """The output function of splitmix64."""
    z = ((z ^ (z >> 30)) * MIX_1) & MASK
    z = ((z ^ (z >> 27)) * MIX_2) & MASK
    return z ^ (z >> 31)


def below(s: State, n: int) -> int:
    """A number 0..n-1. The bias of the multiply-shift is under n / 2**64."""
    s.rng = (s.rng + GAMMA) & MASK
    return (mix(s.rng) * n) >> 64


def shuffled(s: State, zone: Zone) -> Zone:
    """The zone in random order. The new order is unknown to everybody."""
    cards = list(zone)
    for i in range(len(cards) - 1, 0, -1):
        j = below(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)
