"""What Sam decides, as functions of what lies before him: the engine and the companion ask them.

`workers` counts his workers by trade, in the order of his board; the printed ones are among them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trailboss.games.gwt2.sam.deck import BUILDINGS, COWBOYS, SPECIALISTS
from trailboss.games.trail.rules import BLACK, GREEN, AutomaCard, Building, BuyOption

Way = tuple[int, int, int, int]
"""A way to build: builders used, points replaced, fees won, the number of the tile (R14.9)."""
Hired = tuple[int, str]
"""A row of the job market, and the trade of who is hired there."""


def counted(card: AutomaCard, specialty: str) -> str:
    """The trade whose workers a card counts; empty: none (R14.6)."""
    return {COWBOYS: "cowboy", SPECIALISTS: specialty}.get(card.per, "")


def steps(card: AutomaCard, buildings: int, workers: Mapping[str, int], specialty: str) -> int:
    """How far a card sends him; `buildings` are the most that either side has (R14.6)."""
    if card.per == BUILDINGS:
        return max(card.steps, buildings)
    trade = counted(card, specialty)
    return max(card.steps, workers[trade]) if trade else card.steps


def acts(card: AutomaCard, specialty: str) -> bool:
    """Is he the specialist whom a card asks for? (R14.6)"""
    return card.specialist in ("", specialty)


def specialty_of(workers: Mapping[str, int], specialty: str) -> str:
    """His specialization: another trade only if he has more of it now (R14.7)."""
    more = [trade for trade, count in workers.items() if count > workers[specialty]]
    return more[0] if more else specialty


def with_room(workers: Mapping[str, int], full_row: int) -> list[str]:
    """The trades with a free space on his board (R14.7)."""
    return [trade for trade, count in workers.items() if count < full_row]


def cheapest(rows: Sequence[Sequence[str]], able: Sequence[str], specialty: str) -> Hired | None:
    """Of the first row with somebody he has room for: a specialist, or else the leftmost (R14.7).

    The rows of the job market come with the cheapest first.
    """
    for row, waiting in enumerate(rows):
        fit = [trade for trade in waiting if trade in able]
        if fit:
            return row, specialty if specialty in fit else fit[0]
    return None


def cheapest_of(rows: Sequence[Sequence[str]], able: Sequence[str], trade: str) -> Hired | None:
    """The cheapest worker of a trade, if he has room for one (R14.7)."""
    found = [row for row, waiting in enumerate(rows) if trade in waiting]
    return (found[0], trade) if found and trade in able else None


def waiting_most(rows: Sequence[Sequence[str]], trades: Sequence[str]) -> str:
    """The trade that waits most, the first on his board of equals; empty: nobody waits (R14.7)."""
    waiting = [trade for row in rows for trade in row]
    most = max([waiting.count(trade) for trade in trades])
    return [trade for trade in trades if waiting.count(trade) == most][0] if most else ""


def wants(upgraded: bool, discs: int) -> bool:
    """Does he want a station? One that he has not, and only with a disc for it (R14.8)."""
    return not upgraded and discs > 0


def may_buy(field: BuyOption, cowboys: int, dollars: int, times: int = 1) -> bool:
    """Do his cowboys and the dollars of a purchase allow this field? (R14.9)"""
    return field.cowboys * times <= cowboys and field.dollars * times <= dollars


def preferred(points: int, field: BuyOption, times: int = 1) -> tuple[int, int, int]:
    """To sort by, the best first: most points, then fewer cowboys, then fewer dollars (R14.9)."""
    return -points, field.cowboys * times, field.dollars * times


def fees(row: Building, hands: tuple[int, int]) -> int:
    """What a green and a black hand on a building cost who passes it."""
    return (hands[0] if row.hand & GREEN else 0) + (hands[1] if row.hand & BLACK else 0)


def way(number: int, new: Building, old: Building | None, hands: tuple[int, int]) -> Way:
    """A tile on a new space, or over an own one; the largest way is the best (R14.9)."""
    if old is None:
        return new.builders, 0, fees(new, hands), number
    return new.builders - old.builders, old.vp, fees(new, hands) - fees(old, hands), number


def can_build(found: Way, builders: int) -> bool:
    """Has he the builders, and is the tile larger than the one it replaces? (R14.9)"""
    return 0 < found[0] <= builders


def next_city(last: int, first: int, cities: int) -> int:
    """The city right of the last one, at last New York; -1: none yet, so that of his level."""
    return min(last + 1, cities - 1) if last >= 0 else first
