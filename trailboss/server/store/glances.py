"""Glances: has another process written something? Asked by every silent viewer, looked up once.

All viewers of a table who ask within a few seconds share one look into the database, and only a few
looks go on at once: players go first. Whoever has just written to a table knows its last
entry without looking.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
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
                self.seen[table] = seen
                self.seen.move_to_end(table)
                while len(self.seen) > KEPT:
                    self.seen.popitem(last=False)
        return seen
