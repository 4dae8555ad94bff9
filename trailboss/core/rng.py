"""Chance: one int of the state, and what is drawn from it. The same seed gives the same game.

A seed of up to 64 bits begins a splitmix64: fast, and not cryptographic. A larger seed is a key:
the state has the key above a counter of 64 bits, and each number is BLAKE2b of the counter under
the key, so that nobody can tell numbers to come from numbers seen. Tables of a server have such.

Splitmix64 is computed in words, of which the lowest 64 bits count. Compiled, a word (`i64`) is a
machine word and has no others; to Python it is an int like any other, whatever lies above bit 63.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from trailboss.core.engine import State
    from trailboss.core.zones import Zone

MASK: Final = (1 << 64) - 1
BITS_37: Final = (1 << 37) - 1
BITS_34: Final = (1 << 34) - 1
BITS_33: Final = (1 << 33) - 1
LOW: Final = (1 << 32) - 1
KEY: Final = 32
"""The most bytes of a key."""
LARGEST_SEED: Final = (1 << 8 * KEY) - 1
LARGEST: Final = LARGEST_SEED << 64 | MASK
"""No state has a larger int for its luck."""


def word(number: int) -> i64:
    """The lowest 64 bits of a number as a word."""
    high: i64 = number >> 32 & LOW
    low: i64 = number & LOW
    return high << 32 | low


def number(word: i64) -> int:
    """A word as a number 0..2**64-1."""
    high: int = word >> 32 & LOW
    low: int = word & LOW
    return high << 32 | low


GAMMA: Final = word(0x9E3779B97F4A7C15)
MIX_1: Final = word(0xBF58476D1CE4E5B9)
MIX_2: Final = word(0x94D049BB133111EB)


def mixed(z: i64) -> i64:
    """The output function of splitmix64 after its first shift."""
    z = z * MIX_1
    z = (z ^ (z >> 27 & BITS_37)) * MIX_2
    return z ^ (z >> 31 & BITS_33)


def mix(z: int) -> int:
    """The output function of splitmix64."""
    return number(mixed(word(z ^ (z >> 30))))


def stream(seed: int) -> int:
    """Where the luck of a seed begins."""
    return (seed & LARGEST_SEED) << 64 if seed > MASK else seed & MASK


def renewed(rng: int, times: int) -> int:
    """Another stream that follows from this one; a new one each time."""
    if rng > MASK:
        return stream(int.from_bytes(hashed(rng >> 64, b"anew %d" % times, KEY), "big"))
    return mix((rng + mix(times)) & MASK)


def hashed(key: int, data: bytes, size: int) -> bytes:
    """`size` bytes that only those who have the key can tell."""
    return hashlib.blake2b(data, key=key.to_bytes(KEY, "big"), digest_size=size).digest()


def drawn(s: State) -> int:
    """The next 64 bits of a state with a key."""
    s.rng += 1
    return int.from_bytes(hashed(s.rng >> 64, (s.rng & MASK).to_bytes(8, "big"), 8), "big")


def below(s: State, n: int) -> int:
    """A number 0..n-1. The bias of the multiply-shift is under n / 2**64."""
    if s.rng > MASK:
        return (drawn(s) * n) >> 64
    s.rng = number(word(s.rng) + GAMMA)
    return (mix(s.rng) * n) >> 64


def shuffled(s: State, zone: Zone) -> Zone:
    """The zone in random order, as `below` would draw it. It is unknown to everybody."""
    cards = list(zone)
    if s.rng > MASK:
        for i in range(len(cards) - 1, 0, -1):
            at = below(s, i + 1)
            cards[i], cards[at] = cards[at], cards[i]
        return tuple(cards)
    luck = word(s.rng)
    for i in range(len(cards) - 1, 0, -1):
        luck += GAMMA
        z = mixed(luck ^ (luck >> 30 & BITS_34))
        n: i64 = i + 1
        j: int = ((z >> 32 & LOW) * n + ((z & LOW) * n >> 32)) >> 32
        cards[i], cards[j] = cards[j], cards[i]
    s.rng = number(luck)
    return tuple(cards)
