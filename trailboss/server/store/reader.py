"""The reader: what other processes wrote, read for many tables at once.

A process hears from Redis of every action at a table that somebody watches here. One query for all
of them together costs hardly more than one for each.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import Row, bindparam, select, tuple_

from trailboss.server.store.database import Database
from trailboss.server.store.schema import ENTRY
from trailboss.server.tasks import Background

MOST: Final = 200
"""How many entries are read at a time."""
Key = tuple[str, int]
Rows = list[Row[Any]]
Job = tuple[list[Key], "asyncio.Future[Rows]"]
QUERY: Final = (
    select(ENTRY)
    .where(tuple_(ENTRY.c.table_id, ENTRY.c.seq).in_(bindparam("keys", expanding=True)))
    .order_by(ENTRY.c.table_id, ENTRY.c.seq)
)


class Reader(Background):
    """Reads what many coroutines ask for."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.jobs: list[Job] = []

    async def entries(self, table: str, first: int, last: int) -> Rows:
        """The rows of a table with these numbers, in order."""
        done: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        self.jobs.append(([(table, seq) for seq in range(first, last + 1)], done))
        self.wake()
        return await done

    async def run(self) -> None:
        while self.jobs:
            batch: list[Job] = []
            while self.jobs and sum(len(keys) for keys, _ in batch) < MOST:
                batch.append(self.jobs.pop(0))
            try:
                found = await self.read({key for keys, _ in batch for key in keys})
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for keys, done in batch:
                if not done.done():
                    done.set_result([found[key] for key in keys if key in found])

    async def read(self, keys: set[Key]) -> dict[Key, Row[Any]]:
        async with self.database.read() as connection:
            rows = await connection.execute(QUERY, {"keys": sorted(keys)})
            return {(row.table_id, row.seq): row for row in rows}
