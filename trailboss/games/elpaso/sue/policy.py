"""What Sue decides, as functions of what lies before her: the engine and the companion ask them.

`workers` counts them by speciality, all-rounders that joined it included (R14.9).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.games.elpaso.market import GainCow
from trailboss.games.elpaso.rules import Kind
from trailboss.games.elpaso.sue.deck import (
    BUILD,
    DELIVERIES,
    DRAW_1,
    DRAW_2,
    ENOUGH,
    FIRST_POST,
    MARKET,
    MARKET_BY_COWBOYS,
    MOST_BUILDINGS,
    TRAIN,
    SueCard,
)
from trailboss.games.elpaso.tokens import TakeToken
from trailboss.games.elpaso.workers import Hire

DRAWS: Final = {DRAW_1: 1, DRAW_2: 2}
"""How many resource cards an action draws (R14.9)."""
TRADES: Final = {"cowboy": MARKET, "builder": BUILD, "engineer": TRAIN}
"""The action of each speciality (R14.13)."""
TOKEN: Final = "token"
COW: Final = "cow"
HIRE: Final = "hire"


def strongest(row: Sequence[str], workers: Mapping[str, int]) -> str:
    """The speciality with the most workers, the leftmost of equals (R14.13)."""
    best = row[0]
    for one in row:
        if workers[one] > workers[best]:
            best = one
    return best


def joins(row: Sequence[str], workers: Mapping[str, int]) -> str:
    """The speciality that an all-rounder joins: one with four workers is passed over (R14.9)."""
    small = [one for one in row if workers[one] < ENOUGH]
    return strongest(small, workers) if small else row[0]


def steps(card: SueCard, workers: Mapping[str, int]) -> int:
    """The steps of a card: printed, or one for each worker of the named speciality (R14.7)."""
    return workers[card.per] if card.per else card.steps


def breeds(cowboys: int) -> tuple[str, ...]:
    """The cows that she takes at the market, the first that is left (R14.8)."""
    return MARKET_BY_COWBOYS[: min(cowboys, len(MARKET_BY_COWBOYS))][::-1]


def train_card(engineers: int, cards: int) -> int:
    """The train card for the number of her engineers, the last one for more (R14.10)."""
    return min(engineers, cards)


def accepted(effect: Effect[Any]) -> tuple[str, int]:
    """What she does of a printed action, and its kind; the rest she ignores (R14.10)."""
    if isinstance(effect, TakeToken):
        return TOKEN, effect.what
    if isinstance(effect, GainCow):
        return COW, effect.field
    return (HIRE, 0) if isinstance(effect, Hire) else ("", 0)


def next_post(discs: int) -> str:
    """The post for the next disc: her list, and its last post again and again (R14.5, R14.15)."""
    return DELIVERIES[min(discs, len(DELIVERIES)) - 1] if discs else FIRST_POST


def largest(kinds: Sequence[Kind], left: Sequence[int], builders: int) -> int:
    """Of the kinds that are left the one that takes the most of her builders; -1: none (R14.11)."""
    able = [(kinds[kind].builders, kind) for kind in left if kinds[kind].builders <= builders]
    return max(able)[1] if able else -1


def may_build(buildings: int) -> bool:
    """Has she fewer than two buildings? (R14.11)"""
    return buildings < MOST_BUILDINGS


def replacements(
    old: int, kinds: Sequence[Kind], left: Sequence[int], builders: int
) -> list[tuple[int, int]]:
    """Further builders and kind of each tile that she may lay over one for `old` (R14.11)."""
    more = [(kinds[kind].builders - old, kind) for kind in left]
    return [row for row in more if 0 < row[0] <= builders]


def full(buildings: Sequence[int], kinds: Sequence[Kind]) -> bool:
    """Has she two buildings, and does no kind take more builders than theirs? (R14.11)"""
    most = max([kind.builders for kind in kinds])
    return not may_build(len(buildings)) and all([builders == most for builders in buildings])
