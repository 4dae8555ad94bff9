"""Poker hands: what the five ranks of a round are worth (R5, R12)."""

from __future__ import annotations

from trailboss.core.zones import Zone
from trailboss.games.pioneer.components import HANDS, RANKS, TURNS


def hand_of(ranks: Zone, number: int) -> Zone:
    """The ranks written in a round, counted from 1 (R5.1)."""
    return ranks[(number - 1) * TURNS : number * TURNS]


def classify(hand: Zone) -> tuple[str, int]:
    """The name of a hand of five and its points; fewer cards are worth nothing (R5.2, R5.3)."""
    pattern = sorted((hand.count(rank) for rank in range(len(RANKS)) if rank in hand), reverse=True)
    return HANDS.get(tuple(pattern), ("incomplete", 0))


def hand_points(hand: Zone) -> int:
    """The points of a hand of five, before a saloon doubles them."""
    return classify(hand)[1]
