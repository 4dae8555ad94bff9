"""Retention: tables that nobody goes on with are cleared away. Finished games stay."""

from __future__ import annotations

import asyncio
from typing import Final

from trailboss.server.logs import note, trouble
from trailboss.server.service import Service, now_ms
from trailboss.server.store.lists import Lists
from trailboss.server.tasks import Background

DAY: Final = 24 * 3600 * 1000
EVERY: Final = 3600.0
AT_ONCE: Final = 100


class Retention(Background):
    """Looks every hour whether tables have been idle for too long; 0 days: never."""

    def __init__(self, service: Service, lists: Lists, days: int) -> None:
        self.service = service
        self.lists = lists
        self.days = days

    def start(self) -> None:
        if self.days:
            super().start()

    async def run(self) -> None:
        while True:
            try:
                await self.clear(now_ms())
            except Exception:
                trouble("idle tables could not be cleared away")
            await asyncio.sleep(EVERY)

    async def clear(self, now: int) -> int:
        """Remove what has been idle since before; how many tables went."""
        before = now - self.days * DAY
        gone, more = 0, True
        while more:
            found = await self.lists.idle(before, AT_ONCE)
            cleared = [await self.service.expire(table, before) for table in found]
            gone += sum(cleared)
            more = len(found) == AT_ONCE and any(cleared)
        if gone:
            note("cleared", tables=gone)
        return gone
