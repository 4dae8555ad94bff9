"""What a hand of El Paso may be worth when it is delivered: chances of breeds still to come."""

from __future__ import annotations

from trailboss.core.zones import Zone
from trailboss.games.elpaso.state import ElPasoState, Player


def to_come(s: ElPasoState, p: Player, needed: int) -> Zone:
    """How many cows of each breed a hand may be filled from.

    It is the draw pile, with the discard pile if that has fewer than are needed.
    """
    counts = counted(s, (*p.draw, *p.unseen))
    return counts if sum(counts) >= needed else counted(s, (*p.draw, *p.unseen, *p.discard))


def counted(s: ElPasoState, cards: Zone) -> Zone:
    """How many cows of each breed there are among cards."""
    most = s.rules.first_worker
    counts = [0] * (most - 1)
    for card in cards:
        if 0 < card < most:
            counts[card - 1] += 1
    return tuple(counts)


def expected_value(s: ElPasoState, hand: Zone, limit: int, cows: Zone) -> float:
    """The breeding value of a hand that is filled up to the limit (R9.3)."""
    cards = s.rules.cards
    missing = limit - len(hand)
    value = float(sum([cards[card].value for card in set(hand)]))
    every = sum(cows)
    if missing > 0 and every:
        for i, count in enumerate(cows):
            if count and i + 1 not in hand:
                value += cards[i + 1].value * (1 - (1 - count / every) ** missing)
    return value


def exchange_chances(s: ElPasoState, hand: Zone, cows: Zone) -> list[tuple[float, int]]:
    """The chances of an exchange: how likely, and by how much the hand grows (R6.14)."""
    cards = s.rules.cards
    every = max(sum(cows), 1)
    twice = len(set(hand)) < len(hand)
    least = 0 if twice else min([cards[card].value for card in hand], default=0)
    return [
        (count / every, max(0, cards[i + 1].value - least) if i + 1 not in hand else 0)
        for i, count in enumerate(cows)
    ]
