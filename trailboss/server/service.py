"""The service: tables in memory as a cache of their logs, and the one way to change them.

A change is decided on the cached table, written under the key (table, seq), and only then seen.
If another process was faster the table is read on and the change is decided again.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import socket
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, Protocol
from weakref import WeakValueDictionary

from trailboss.core.engine import State
from trailboss.server.metrics import Metrics
from trailboss.server.problems import Conflict, NotFound, Problem
from trailboss.server.settings import Settings
from trailboss.server.store.log import Log, Raced, creation
from trailboss.server.store.writer import Statement
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.fold import fold
from trailboss.server.tables.table import Chair, Table

KEPT: Final = 2000
"""Tables at which nobody looks that are kept in memory; those that are looked at stay."""
TRIES: Final = 50
WARM: Final = 0.3
"""Seconds for which at least it is known what a position was like before it."""
NEAR: Final = 20
"""Who is this many entries behind reads them by their numbers, together with others."""

Decision = tuple[Entry, State | None]
Decide = Callable[[Table], Decision]


class Listener(Protocol):
    """Somebody who wants to know what has changed in this process."""

    def __call__(self, before: Table | None, after: Table, e: Entry) -> None: ...


class Begun(NamedTuple):
    """A new table that is not stored yet, and how it came to be."""

    table: Table
    chairs: list[Chair]
    """As they were before the first entry."""
    entries: list[Entry]
    steps: list[Table]
    """What it was after each of them."""

    def rows(self, lease: tuple[str, int]) -> list[Statement]:
        return creation(self.table, self.chairs, self.entries, lease)


def begun(t: Table, decisions: Sequence[Decide]) -> Begun:
    """Let the first entries of a new table happen."""
    made = Begun(t, [replace(chair) for chair in t.chairs], [], [])
    for decide in decisions:
        e, after = decide(t)
        made.entries.append(fold(t, e, after))
        made.steps.append(t.copy())
    return made


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def place(settings: Settings) -> str:
    """Where a process serves: one that is started again there has the leases of the one before."""
    if not settings.port:
        return ""
    mark = f"{socket.gethostname()} {settings.host} {settings.port}".encode()
    return hashlib.blake2b(mark, digest_size=8).hexdigest()


class DuplicateRequest(Exception):
    """The request was carried out before: the entry that it made."""

    def __init__(self, entry: Entry) -> None:
        super().__init__("done before")
        self.entry = entry


class Service:
    """The tables of this process."""

    def __init__(self, settings: Settings, log: Log, metrics: Metrics) -> None:
        self.settings = settings
        self.log = log
        self.metrics = metrics
        self.name = secrets.token_hex(8)
        self.place = place(settings) or self.name
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.looked_at: Collection[str] = ()
        """Tables that somebody looks at here."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.listeners: list[Listener] = []
        self.warm: list[Table] = []
        """Positions that are just being told to viewers."""
        self.cooling: list[Table] = []
        """Those that were told a moment ago."""

    def lock(self, table: str) -> asyncio.Lock:
        """One change at a time to a table in this process."""
        lock = self.locks.get(table)
        if lock is None:
            lock = self.locks[table] = asyncio.Lock()
        return lock

    def keep(self, t: Table) -> Table:
        """Put a table into the cache, unless a later position is there already."""
        kept = self.tables.get(t.deal.id)
        if kept is not None and kept.seq > t.seq:
            return kept
        self.tables[t.deal.id] = t
        self.tables.move_to_end(t.deal.id)
        while len(self.tables) > KEPT + len(self.looked_at):
            oldest, there = self.tables.popitem(last=False)
            if oldest in self.looked_at:
                self.tables[oldest] = there
        return t

    async def get(self, table: str) -> Table:
        """A table, perhaps a little old if another process has changed it."""
        kept = self.tables.get(table)
        if kept is not None:
            self.tables.move_to_end(table)
            return kept
        return self.keep(await self.log.load(table))

    async def latest(self, table: str) -> Table:
        """A table with everything that was written until now."""
        t = await self.get(table)
        head = await self.log.head(table)
        if head == 0:
            self.tables.pop(table, None)
            raise NotFound("problem-no-table", "there is no such table")
        return await self.catch_up(t) if head > t.seq else t

    async def at_least(self, table: str, seq: int) -> Table:
        """A table that has this entry, if it was written."""
        t = await self.get(table)
        if t.seq >= seq:
            return t
        if seq > t.seq + NEAR:
            return await self.catch_up(t)
        return self.read_on(t, await self.log.between(table, t.seq + 1, seq))

    async def catch_up(self, t: Table) -> Table:
        """Read on what other processes have written."""
        return self.read_on(t, await self.log.since(t.deal.id, t.seq))

    def read_on(self, t: Table, entries: list[Entry]) -> Table:
        """A table with the entries after it; what was read by others meanwhile is not folded."""
        kept = self.tables.get(t.deal.id, t)
        t = kept if kept.seq > t.seq else t
        missing = [e for e in entries if e.seq > t.seq]
        if not missing:
            return t
        new = t.copy()
        new.listed = None
        for e in missing:
            fold(new, e)
        self.warmed(t, new)
        return self.keep(new)

    def lease(self) -> tuple[str, int]:
        """This process moves the bots next, if it moves bots at all."""
        if not self.settings.workers:
            return "", 0
        return self.place, now_ms() + int(self.settings.lease * 1000)

    async def create(self, t: Table, decisions: Sequence[Decide]) -> Table:
        """Store a new table with its first entries."""
        made = begun(t, decisions)
        await self.log.create(t, made.chairs, made.entries, self.lease())
        self.welcome(made)
        return t

    def welcome(self, made: Begun) -> None:
        """A new table is stored: tell of all that has happened there."""
        self.keep(made.table)
        before = None
        for e, step in zip(made.entries, made.steps, strict=True):
            self.tell(before, step, e)
            before = step

    async def expire(self, table: str, before: int) -> bool:
        """Clear a table away, unless somebody has gone on with it in the meantime."""
        async with self.lock(table):
            gone = await self.log.remove(table, before)
            if gone:
                self.tables.pop(table, None)
        return gone

    async def adopt(self, t: Table, entries: list[Entry]) -> Table:
        """Store a new table whose first entries have happened; its chairs are as at the start."""
        await self.log.create(t, t.chairs, entries, self.lease())
        self.keep(t)
        self.tell(None, t, entries[-1])
        return t

    async def change(
        self, table: str, decide: Decide, known: int = 0, next_one: Begun | None = None
    ) -> tuple[Table, Entry]:
        """Decide and write one entry. `known` is an entry that surely was written.

        If the entry names the next table, that one is stored with it or not at all.
        """
        async with self.lock(table):
            t = await self.at_least(table, known)
            for _ in range(TRIES):
                try:
                    e, after = decide(t)
                except Problem:
                    newer = await self.latest(table)
                    if newer.seq == t.seq:
                        raise
                    t = newer
                    continue
                new = t.copy()
                e = fold(new, e, after)
                follows = next_one if next_one and new.rematch == next_one.table.deal.id else None
                also = follows.rows(self.lease()) if follows else []
                try:
                    await self.log.append(new, e, self.lease(), also)
                except Raced:
                    await self.refuse_duplicate(table, e)
                    t = await self.latest(table)
                    continue
                self.keep(new)
                if follows is not None:
                    self.welcome(follows)
                self.tell(t, new, e)
                return new, e
        raise Conflict("problem-busy-table", "too many people act at once")

    def tell(self, before: Table | None, after: Table, e: Entry) -> None:
        self.warmed(before, after)
        for listener in self.listeners:
            listener(before, after, e)

    def warmed(self, before: Table | None, t: Table) -> None:
        """A position is told to its viewers by what is new in it."""
        if not self.warm and not self.cooling:
            asyncio.get_running_loop().call_later(WARM, self.cool_down)
        t.before = before
        self.warm.append(t)

    def cool_down(self) -> None:
        """By now nearly everybody has been told of these positions."""
        for t in self.cooling:
            t.cool_down()
        self.warm, self.cooling = [], self.warm
        if self.cooling:
            asyncio.get_running_loop().call_later(WARM, self.cool_down)

    async def refuse_duplicate(self, table: str, e: Entry) -> None:
        """DuplicateRequest or Conflict if the key was used before."""
        old = await self.log.with_key(table, e.key) if e.key else None
        if old is None:
            return
        if old.same_wish(e):
            raise DuplicateRequest(old)
        raise Conflict("problem-key-used", "the key was used for something else").also(
            title="A used key"
        )

    async def once(
        self, table: str, wish: Entry, decide: Decide, known: int = 0
    ) -> tuple[Table, Entry, bool]:
        """Like `change`, but the same wish with the same key is carried out only once."""
        t = await self.get(table)
        try:
            if wish.key in t.keys:
                await self.refuse_duplicate(table, wish)
            try:
                new, e = await self.change(table, decide, known)
                return new, e, False
            except Problem:
                await self.refuse_duplicate(table, wish)
                raise
        except DuplicateRequest as again:
            return await self.at_least(table, again.entry.seq), again.entry, True
