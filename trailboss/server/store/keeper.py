"""The keeper of SQLite: what was written moves from its log into its file, beside play.

SQLite does so by itself within a commit, and all who act wait until the disk has it. Here another
connection does it in a thread of its own; only for the few pages that are written meanwhile do
commits wait, so that the log begins anew and does not grow.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Engine, PoolProxiedConnection

from trailboss.server.logs import trouble
from trailboss.server.tasks import Background

EVERY: Final = 1.0
"""Seconds."""


class Keeper(Background):
    """Empties the log of one file."""

    def __init__(self, engine: Engine, gate: asyncio.Lock) -> None:
        self.engine = engine
        self.gate = gate
        """Held by whoever writes."""
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="keeper")
        self.driver: PoolProxiedConnection | None = None

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.empty()
            except Exception:
                trouble("the log of the database could not be emptied")

    async def empty(self) -> None:
        """Move everything; what is written meanwhile while nobody writes."""
        loop = asyncio.get_running_loop()
        if await loop.run_in_executor(self.thread, self.moved):
            return
        async with self.gate:
            await loop.run_in_executor(self.thread, self.moved)

    def moved(self) -> bool:
        """Move what is in the log now. Was that all?"""
        if self.driver is None:
            self.driver = self.engine.raw_connection()
        cursor = self.driver.cursor()
        cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
        found: Any = cursor.fetchone()
        cursor.close()
        _, pages, done = found
        return bool(pages == done)

    def close(self) -> None:
        self.thread.shutdown(wait=True)
        if self.driver is not None:
            self.driver.close()
