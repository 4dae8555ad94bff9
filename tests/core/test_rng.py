"""Chance: splitmix64, numbers below a bound, shuffles."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.core.helpers import start
from tests.core.toy import ToyState
from trailboss.core.rng import GAMMA, MASK, below, mix, shuffled

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
