"""What a poker hand of Pioneer Rails will probably be worth when its round is over (R5)."""

from __future__ import annotations

from functools import cache
from typing import Final

from trailboss.core.zones import Zone
from trailboss.games.pioneer.components import HANDS, RANKS, SUITS, TURNS
from trailboss.games.pioneer.poker import hand_of
from trailboss.games.pioneer.state import CIRCLED, FREE, PioneerState, Player

HEED: Final = 0.5
"""How often the rank decides which of two cards is used; otherwise the railway does."""
SALOON_CHANCE: Final = 0.3
"""How likely a free saloon symbol of the running round is circled in time."""
SUITS_OF_A_RANK: Final = len(SUITS)

Pattern = tuple[int, ...]


def pattern(ranks: Zone) -> Pattern:
    """How often each rank occurs, most frequent first."""
    return tuple(sorted((ranks.count(rank) for rank in range(len(RANKS))), reverse=True))


@cache
def prospect(counts: Pattern) -> float:
    """The expected points of a hand with these counts, two random ranks offered each turn."""
    if sum(counts) == TURNS:
        return float(HANDS[tuple(n for n in counts if n)][1])
    free = [SUITS_OF_A_RANK - n for n in counts]
    ways = sorted((prospect(raised(counts, i)), n) for i, n in enumerate(free) if n)
    total = below = best = mean = 0.0
    for _, n in ways:
        total += n
    for value, n in ways:
        best += value * ((below + n) ** 2 - below**2) / total**2
        mean += value * n / total
        below += n
    return HEED * best + (1 - HEED) * mean


def raised(counts: Pattern, at: int) -> Pattern:
    """The counts with one more of a rank."""
    more = [n + (i == at) for i, n in enumerate(counts)]
    return tuple(sorted(more, reverse=True))


BLANK: Final = prospect((0,) * len(RANKS))
"""What a round that has not begun will bring."""


def hand_prospect(s: PioneerState, seat: int, p: Player) -> float:
    """The expected points of the running hand; a secret card is part of it (R14.2)."""
    hand = hand_of(p.ranks, s.round)
    if s.secret and len(hand) < TURNS and s.secret[seat]:
        hand = (*hand, (s.secret[seat] - 1) // 4)
    return prospect(pattern(hand))


def hands_worth(s: PioneerState, p: Player, running: float) -> float:
    """The running hand, and what circled saloons will double (R12.1)."""
    now = s.round - 1
    worth = running * (1 + SALOON_CHANCE * (p.saloons[now] == FREE))
    worth += running * (p.saloons[now] == CIRCLED)
    return worth + BLANK * p.saloons[s.round :].count(CIRCLED)
