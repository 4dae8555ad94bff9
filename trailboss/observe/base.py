"""What every observation has: numbers with names, the open question, and a mask of actions.

An observation is a row of 16-bit numbers, written as bytes: whoever has numpy wraps them without
copying, and the engine needs none. It is made of a view, so it holds what its seat may know. Seats
are told from the viewer on: "me" comes first, then whoever plays next.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from struct import Struct
from typing import Any, Final

from trailboss.core.engine import Effect, Frame, State
from trailboss.core.zones import Zone

VERSION: Final = 1
"""Grows whenever a number gets another place or another meaning."""
MOST: Final = 32767
"""The highest number that can be written."""
LEAST: Final = -99
"""The lowest figure of a question: a modifier may be below zero."""
FIGURES: Final = 4
"""The number of fields of a question that are told."""
KEPT: Final = 20_000
"""How many zones of a kind are remembered."""
BELOW: Final = 3
"""The number of frames under the question that are told, by their kind."""


@dataclass(frozen=True)
class Number:
    """One number of an observation; `things` are what its values stand for, if for anything."""

    name: str
    high: int = MOST
    low: int = 0
    things: tuple[str, ...] = ()


class Encoding:
    """How the views of a game for a number of seats are written. Each game says what it writes."""

    def __init__(self, name: str, seats: int, numbers: Sequence[Number]) -> None:
        self.name = name
        self.seats = seats
        self.numbers = tuple(numbers)
        self.size = len(self.numbers)

    def describe(self, i: int) -> str:
        """What the i-th number tells."""
        number = self.numbers[i]
        if number.things:
            return f"{number.name}: one of {', '.join(thing or 'none' for thing in number.things)}"
        return f"{number.name}: {number.low} to {number.high}"

    def encode(self, v: State, me: int) -> bytes:
        """The view of a seat as 16-bit numbers, the lower byte first."""
        raise AssertionError("each game has its own encoding")


class Questions:
    """Writes the open question: whom it asks, its kind, its fields, and what comes after it."""

    def __init__(self, kinds: Sequence[type]) -> None:
        self.ids: dict[type, int] = {kind: i + 1 for i, kind in enumerate(kinds)}
        self.fields: dict[type, tuple[str, ...]] = {kind: told(kind) for kind in kinds}
        self.names = ("", *[kind.__name__ for kind in kinds])

    def numbers(self) -> list[Number]:
        """The names of what `write` writes."""
        return [
            one_of("question: its kind", self.names),
            *[Number(f"question: field {i + 1}", MOST, LEAST) for i in range(FIGURES)],
            *[one_of(f"question: what comes after it, {i + 1}", self.names) for i in range(BELOW)],
        ]

    def write(self, out: list[int], stack: Sequence[Frame[Any]]) -> None:
        """The top frame and those below it; zeros where there is none."""
        end = len(out) + 1 + FIGURES
        depth = len(stack)
        if depth:
            top = stack[depth - 1]
            kind = type(top)
            out.append(self.ids.get(kind, 0))
            for name in self.fields.get(kind, ()):
                out.append(self.figure(getattr(top, name)))
        pad(out, end)
        for i in range(depth - 2, max(depth - 2 - BELOW, -1), -1):
            out.append(self.ids.get(type(stack[i]), 0))
        pad(out, end + BELOW)

    def figure(self, value: object) -> int:
        """A field as a number: how many there are of several, the kind of an effect."""
        if isinstance(value, int):
            return int(value)
        if isinstance(value, tuple):
            return len(value)
        return self.ids.get(type(value), 0)


def told(kind: type) -> tuple[str, ...]:
    """The fields of a kind of frame that are told: words are not, and the seat is told apart."""
    if not issubclass(kind, Frame):
        return ()
    names = [
        field.name
        for field in dataclasses.fields(kind)
        if field.name != "seat" and not isinstance(field.default, str)
    ]
    return tuple(names[:FIGURES])


def frames_first(kinds: Sequence[type]) -> list[type]:
    """Frames and effects, each once, in the order given."""
    found: list[type] = []
    for kind in kinds:
        if kind not in found and issubclass(kind, (Frame, Effect)):
            found.append(kind)
    return found


def pad(out: list[int], size: int) -> None:
    """Add zeros up to a size."""
    missing = size - len(out)
    if missing > 0:
        out.extend([0] * missing)


def padded(zone: Sequence[int], size: int) -> list[int]:
    """A zone in places of a fixed number; what does not fit is left out."""
    out = list(zone[:size])
    pad(out, size)
    return out


class Block:
    """Writes a zone. A zone is a tuple that never changes, so what was written is remembered."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.row = row(size)
        self.known: dict[Zone, bytes] = {}

    def write(self, zone: Zone) -> bytes:
        """The numbers of a zone."""
        found = self.known.get(zone)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = self.row.pack(*self.numbers(zone))
            self.known[zone] = found
        return found

    def numbers(self, zone: Zone) -> list[int]:
        """What is written of a zone: its places, as they are."""
        return padded(zone, self.size)


class Counts(Block):
    """Writes how many there are of each kind; all of a zone are kinds from the first on."""

    def __init__(self, first: int, kinds: int) -> None:
        super().__init__(kinds)
        self.first = first

    def numbers(self, zone: Zone) -> list[int]:
        out = [0] * self.size
        for item in zone:
            out[item - self.first] += 1
        return out


class Renamed(Block):
    """Writes the places of a zone by other numbers."""

    def __init__(self, size: int, names: list[int]) -> None:
        super().__init__(size)
        self.names = names

    def numbers(self, zone: Zone) -> list[int]:
        return [self.names[item] for item in zone]


def bits(value: int, size: int) -> list[int]:
    """The lowest bits of a number, one number each."""
    return [value >> i & 1 for i in range(size)]


def row(size: int) -> Struct:
    """Writes a fixed number of 16-bit numbers."""
    return Struct(f"<{size}h")


def widened(values: bytes) -> bytes:
    """Bytes as 16-bit numbers."""
    wide = bytearray(2 * len(values))
    wide[::2] = values
    return bytes(wide)


def flags(name: str, things: Sequence[str]) -> list[Number]:
    """A number for each thing that is there or not."""
    return [Number(f"{name}: {thing}", 1) for thing in things]


def one_of(name: str, things: Sequence[str]) -> Number:
    """A number that stands for one of these things, the first of which is 0."""
    return Number(name, len(things) - 1, 0, tuple(things))


def counts(name: str, things: Sequence[str]) -> list[Number]:
    """A number for how many there are of each thing."""
    return [Number(f"{name}: {thing}") for thing in things]


def called(k: int, people: int) -> str:
    """What a player is called in an observation."""
    if k >= people:
        return "automa"
    return "me" if k == 0 else f"player {k}"


def numbered(size: int) -> list[str]:
    """Places counted from 1."""
    return [str(i + 1) for i in range(size)]


def seen_from(me: int, seat: int, players: int) -> int:
    """A seat as its viewer counts: 1 is the viewer, 0 nobody."""
    return (seat - me) % players + 1 if seat >= 0 else 0


def own_first(tiles: int, first: int, each: int, players: int, me: int) -> list[int]:
    """Each tile as the viewer calls it: from `first` on everybody has some, the viewer's first."""
    found = list(range(tiles))
    for owner in range(players):
        for number in range(each):
            mine = first + (owner - me) % players * each + number
            found[first + owner * each + number] = mine
    return found


def mask(s: State, seat: int, size: int) -> bytes:
    """1 for each action by its id that the seat may do now; any-time actions only when asked."""
    marks = bytearray(size)
    legal = s.legal(seat)
    if legal:
        for action in legal:
            marks[action.id] = 1
        for action in s.free(seat):
            marks[action.id] = 1
    return bytes(marks)
