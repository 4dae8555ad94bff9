"""Chance: splitmix64, streams under a key, numbers below a bound, shuffles."""

from __future__ import annotations

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.core.helpers import start
from tests.core.toy import ToyState
from trailboss.core.rng import GAMMA, LARGEST_SEED, MASK, below, mix, renewed, shuffled, stream

PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
"""The first outputs of splitmix64 with seed 1234567."""


def seeded(seed: int) -> ToyState:
    s = start()
    s.rng = seed
    return s


def test_mix_gives_the_published_outputs() -> None:
    """The generator is splitmix64 and not something like it."""
    assert [mix((1234567 + GAMMA * n) & MASK) for n in range(1, 6)] == PUBLISHED


def test_below_draws_the_high_bits_of_the_published_outputs() -> None:
    """A draw below 2**64 is the raw output, a draw below 2**8 its highest byte."""
    s = seeded(1234567)
    assert [below(s, 1 << 64) for _ in range(5)] == PUBLISHED
    s = seeded(1234567)
    assert [below(s, 256) for _ in range(5)] == [n >> 56 for n in PUBLISHED]


def test_the_seed_wraps_at_64_bits() -> None:
    """The state of the generator stays a 64-bit number whatever is drawn."""
    s = seeded(MASK)
    below(s, 6)
    assert s.rng == (MASK + GAMMA) & MASK


def test_below_is_even() -> None:
    """60 000 rolls of a die: each face within five standard deviations of 10 000."""
    s = seeded(99)
    faces = Counter(below(s, 6) for _ in range(60_000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 457 for count in faces.values())


def test_every_order_of_three_is_as_likely() -> None:
    """12 000 shuffles of three cards: each of the six orders about 2 000 times."""
    s = seeded(5)
    orders = Counter(shuffled(s, (1, 2, 3)) for _ in range(12_000))
    assert len(orders) == 6
    assert all(abs(count - 2_000) < 205 for count in orders.values())


@given(st.integers(0, MASK), st.lists(st.integers(0, 500), max_size=60))
def test_a_shuffle_is_a_permutation(seed: int, cards: list[int]) -> None:
    """No card is lost or doubled, and the same seed gives the same order."""
    s, again = seeded(seed), seeded(seed)
    assert sorted(shuffled(s, tuple(cards))) == sorted(cards)
    shuffled(again, tuple(cards))
    assert again.rng == s.rng


@given(st.integers(0, MASK), st.integers(1, 1 << 64))
def test_below_stays_below(seed: int, n: int) -> None:
    """A draw is one of 0..n-1 for every bound up to 2**64."""
    assert 0 <= below(seeded(seed), n) < n


KEYED = 0x0123456789ABCDEF_FEDCBA9876543210


def test_a_large_seed_is_a_key() -> None:
    """Each number is BLAKE2b of its place in the stream under the seed, as anybody can compute."""
    s = seeded(stream(KEYED))
    key = KEYED.to_bytes(32, "big")
    for place in range(1, 6):
        digest = hashlib.blake2b(place.to_bytes(8, "big"), key=key, digest_size=8).digest()
        assert below(s, 1 << 64) == int.from_bytes(digest, "big")
    assert s.rng == KEYED << 64 | 5


def test_a_small_seed_is_what_it_was() -> None:
    """Also one of 64 bits, and one below zero."""
    assert (stream(7), stream(MASK), stream(-1)) == (7, MASK, MASK)
    assert stream(MASK + 1) > LARGEST_SEED >> 192


def test_a_shuffle_under_a_key_draws_like_below() -> None:
    """From the last card to the second."""
    s, t = seeded(stream(KEYED)), seeded(stream(KEYED))
    cards = list(range(40))
    for i in range(39, 0, -1):
        j = below(t, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    assert shuffled(s, tuple(range(40))) == tuple(cards)
    assert s.rng == t.rng


def test_below_is_even_under_a_key() -> None:
    """6 000 rolls of a die: each face within five standard deviations of 1 000."""
    s = seeded(stream(KEYED))
    faces = Counter(below(s, 6) for _ in range(6_000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 1_000) < 145 for count in faces.values())


@given(st.sampled_from([7, MASK, stream(KEYED), stream(KEYED) + 9]))
def test_renewed_streams_are_all_different(rng: int) -> None:
    """And of the same kind as the one they come from, wherever in a stream it was."""
    found = {renewed(rng, times) for times in range(1, 50)}
    assert len(found | {rng}) == 50
    assert all((new > MASK) == (rng > MASK) for new in found)
    if rng > MASK:
        assert renewed(rng, 1) == renewed(stream(KEYED), 1)
