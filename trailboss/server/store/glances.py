"""Glances: has another process written something? Asked by every silent viewer, looked up once.

All viewers of a table who ask within a few seconds share one look into the database, those of
many tables are looked up together, and only a few looks go on at once: players go first. Whoever
has just written to a table knows its last entry without looking.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from math import inf
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from trailboss.server.store.chat import Chat
from trailboss.server.store.log import Log

AT_ONCE: Final = 4
FRESH: Final = 10.0
"""Seconds; viewers ask every twenty."""
KEPT: Final = 10_000


class Seen(NamedTuple):
    """What was there at a time: the numbers of the last entry and of the last line of the chat."""

    seq: int
    chat: int
    at: float


NEVER: Final = Seen(0, 0, -inf)


class Glances:
    """What the viewers of this process have seen in the database lately."""

    def __init__(self, log: Log, chat: Chat) -> None:
        self.log = log
        self.chat = chat
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.seen: OrderedDict[str, Seen] = OrderedDict()
        self.own: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """By table the last entry that this process has written, and when."""

    def wrote(self, table: str, seq: int) -> None:
        """Nobody else can have written this entry, nor one after it by then."""
        self.own[table] = (seq, time.monotonic())
        self.own.move_to_end(table)
        if len(self.own) > KEPT:
            self.own.popitem(last=False)

    async def head(self, table: str, since: float) -> int:
        """The number of the last entry, at a time of the clock or later."""
        own = self.own.get(table)
        return own[0] if own is not None and own[1] >= since else await self.log.head(table)

    async def at(self, table: str, since: float) -> Seen:
        """What was there at a time of the clock or later."""
        lock = self.locks.setdefault(table, asyncio.Lock())
        async with lock, self.turn:
            seen = self.seen.get(table)
            if seen is None or seen.at < since:
                now = time.monotonic()
                seen = Seen(await self.head(table, since), await self.chat.last(table), now)
                self.keep(table, seen)
        return seen

    async def look(self, tables: set[str], since: float) -> None:
        """Look at all of these at once, unless they were looked at since."""
        old = [table for table in tables if self.seen.get(table, NEVER).at < since]
        if not old:
            return
        now = time.monotonic()
        unsure = [table for table in old if table not in self.own or self.own[table][1] < since]
        async with self.turn:
            heads = await self.log.heads(unsure) if unsure else {}
            chats = await self.chat.lasts(old)
        for table in old:
            own = self.own.get(table, (0, 0.0))[0]
            self.keep(table, Seen(heads.get(table, own), chats.get(table, 0), now))

    def keep(self, table: str, seen: Seen) -> None:
        self.seen[table] = seen
        self.seen.move_to_end(table)
        while len(self.seen) > KEPT:
            self.seen.popitem(last=False)
