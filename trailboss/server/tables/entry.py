"""Entries: the append-only log of a table. What a table is, is a fold over them."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any, Final

from trailboss.core.event import Event

OPEN: Final = "open"
JOIN: Final = "join"
LEAVE: Final = "leave"
SEATS: Final = "seats"
START: Final = "start"
ACTION: Final = "action"
UNDO: Final = "undo"
VOTE: Final = "vote"
REMATCH: Final = "rematch"

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table."""

    seq: int
    kind: str
    seat: int = NOBODY
    text: str = ""
    """The action; empty for other kinds."""
    data: dict[str, Any] = field(default_factory=dict)
    by: str = ""
    """The identity that did it; empty for bots."""
    key: str | None = None
    at: int = 0
    hash: str = ""
    events: tuple[Event, ...] = ()

    def same_wish(self, other: Entry) -> bool:
        """Is it the same request, sent again?"""
        mine = (self.kind, self.seat, self.text, self.by, self.data.get("wish"))
        return mine == (other.kind, other.seat, other.text, other.by, other.data.get("wish"))


def written(e: Entry, hash: str) -> Entry:
    """The entry with its hash; what `replace` does takes eight times as long."""
    return Entry(e.seq, e.kind, e.seat, e.text, e.data, e.by, e.key, e.at, hash, e.events)


def witnessed(e: Entry, events: tuple[Event, ...]) -> Entry:
    """The entry with its events."""
    return Entry(e.seq, e.kind, e.seat, e.text, e.data, e.by, e.key, e.at, e.hash, events)


def chained(before: str, entry: Entry) -> str:
    """The hash of an entry: it binds what happened, who did it, and everything before it.

    Entries of older logs have a hash that leaves out `by` and `data`; they keep it.
    """
    line = f"{before}\n{entry.seq} {entry.kind} {entry.seat} {entry.text}"
    if entry.hash and entry.hash == digest(line):
        return entry.hash
    data = json.dumps(entry.data, sort_keys=True, separators=(",", ":")) if entry.data else "{}"
    return digest(f"{line}\n{entry.by}\n{data}")


def digest(line: str) -> str:
    return hashlib.blake2b(line.encode(), digest_size=16).hexdigest()


def event_row(event: Event) -> list[Any]:
    """An event as it is stored."""
    return [event.verb, event.seat, event.rule, event.amount, event.thing, event.to]


def event_from(row: list[Any]) -> Event:
    """A stored event."""
    return Event(*row)
