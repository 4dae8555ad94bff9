"""Poker hands: what the five ranks of a round are worth (R5, R12)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from trailboss.core.zones import Zone
from trailboss.games.pioneer.components import HANDS, RANKS, TURNS

INCOMPLETE: Final = ("incomplete", 0)


def _hands() -> dict[Zone, tuple[str, int]]:
    found: dict[Zone, tuple[str, int]] = {}
    for hand in combinations_with_replacement(range(len(RANKS)), TURNS):
        pattern = tuple(sorted((hand.count(rank) for rank in set(hand)), reverse=True))
        found[hand] = HANDS.get(pattern, INCOMPLETE)
    return found


HAND_OF: Final = _hands()
"""Every hand of five, its ranks in order, to its name and points."""


def hand_of(ranks: Zone, number: int) -> Zone:
    """The ranks written in a round, counted from 1 (R5.1)."""
    return ranks[(number - 1) * TURNS : number * TURNS]


def classify(hand: Zone) -> tuple[str, int]:
    """The name of a hand of five and its points; fewer cards are worth nothing (R5.2, R5.3)."""
    return HAND_OF.get(tuple(sorted(hand)), INCOMPLETE)


def so_far(hand: Zone) -> tuple[str, int]:
    """What a hand that may still grow has already: ranks to come count as if none would match."""
    counts = sorted([hand.count(rank) for rank in set(hand)], reverse=True)
    if len(hand) < TURNS and counts[0] == 1:
        return INCOMPLETE
    return HANDS.get((*counts, *[1] * (TURNS - len(hand))), INCOMPLETE)


def hand_points(hand: Zone) -> int:
    """The points of a hand of five, before a saloon doubles them."""
    return classify(hand)[1]
