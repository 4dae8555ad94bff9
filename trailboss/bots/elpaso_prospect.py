"""What a hand of El Paso may be worth when it is delivered: chances of breeds still to come."""

from __future__ import annotations

from collections import Counter

from trailboss.games.elpaso.state import ElPasoState, Player


def pool(s: ElPasoState, p: Player, needed: int) -> Counter[int]:
    """The cows from which a hand will be filled: the draw pile, and the discard if that is short.

    With a great need it is the whole herd.
    """
    cows = Counter(card for card in (*p.draw, *p.unseen) if 0 < card < s.rules.first_worker)
    if sum(cows.values()) < needed:
        cows.update(card for card in p.discard if card < s.rules.first_worker)
    if sum(cows.values()) < needed:
        cows.update(p.hand)
    return cows


def expected_value(
    s: ElPasoState, hand: tuple[int, ...], limit: int, cows: Counter[int], double: int
) -> float:
    """The breeding value of a hand that is filled up to the limit (R9.3)."""
    cards = s.rules.cards
    missing = limit - len(hand)
    value = float(sum(cards[card].value for card in set(hand)))
    every = sum(cows.values())
    if missing > 0 and every:
        for card, count in cows.items():
            if card not in hand:
                value += cards[card].value * (1 - (1 - count / every) ** missing)
    return value + 1.3 * double


def sifted(s: ElPasoState, hand: tuple[int, ...], cows: Counter[int]) -> list[tuple[float, int]]:
    """The chances of an exchange: how likely, and by how much the hand grows (R6.14)."""
    cards = s.rules.cards
    every = sum(cows.values())
    twice = len(set(hand)) < len(hand)
    least = 0 if twice else min([cards[card].value for card in hand], default=0)
    return [
        (count / every, max(0, cards[card].value - least) if card not in hand else 0)
        for card, count in cows.items()
    ]
