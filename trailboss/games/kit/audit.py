"""Counting what a table has against what it should have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from trailboss.core.message import Message, thing

VIEW: Final = Message("error-audit-view", "a card is seen from behind; a view is not a position")


def differing(
    want: Mapping[int, int], have: Mapping[int, int], name: Callable[[int], Message]
) -> list[Message]:
    """The kinds of which there are more or fewer than there should be."""
    kinds = sorted({*want, *have})
    return [
        Message(
            "error-audit-count",
            "there are {want} {name}, not {have}",
            want=want.get(kind, 0),
            name=name(kind),
            have=have.get(kind, 0),
        )
        for kind in kinds
        if want.get(kind, 0) != have.get(kind, 0)
    ]


def more_than_own(count: int, name: str, seat: int) -> Message:
    """A player has more of the starting cards than were dealt."""
    return Message(
        "error-audit-own",
        "there are only {count} {name} of seat {seat}",
        count=count,
        name=thing(name),
        seat=seat,
    )


def misplaced(tile: Message, place: str) -> Message:
    """A tile lies on a space that is not for it."""
    return Message(
        "error-audit-lies", "{tile} cannot lie on {place}", tile=tile, place=thing(place)
    )


def neutral(name: str) -> Message:
    """A neutral building."""
    return Message("error-audit-neutral", "neutral building {name}", name=name)


def of_seat(seat: int, fault: Message) -> Message:
    """A fault among the things of one player."""
    return Message("error-audit-seat", "seat {seat}: {fault}", seat=seat, fault=fault)
