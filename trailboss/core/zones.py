"""Zones: tuples of small ints that stand for cards and tiles. 0 is a card seen from behind."""

from __future__ import annotations

from typing import Final

HIDDEN: Final = 0

Zone = tuple[int, ...]


def put(zone: Zone, at: int, value: int) -> Zone:
    """The zone with another value at one place."""
    places = list(zone)
    places[at] = value
    return tuple(places)


def add(zone: Zone, at: int, amount: int) -> Zone:
    """The zone with the value at one place raised by an amount."""
    return put(zone, at, zone[at] + amount)


def without(zone: Zone, card: int) -> Zone:
    """The zone without one such card."""
    cards = list(zone)
    cards.remove(card)
    return tuple(cards)


def face_down(zone: Zone) -> Zone:
    """As many cards, all seen from behind."""
    return (HIDDEN,) * len(zone)


def in_order(zone: Zone) -> Zone:
    """The same cards sorted: their contents are known, their order is not."""
    return tuple(sorted(zone))
