"""Readiness: who has said to be ready at a table that has not begun."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.store.database import Database
from trailboss.server.store.schema import READY


class Readiness:
    """The marks of all tables; a mark counts for whoever has a seat."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, table: str) -> set[str]:
        """The people who are ready."""
        query = select(READY.c.identity).where(READY.c.table_id == table)
        async with self.database.read() as connection:
            return {row.identity for row in await connection.execute(query)}

    async def mark(self, table: str, identity: str, ready: bool) -> None:
        """Somebody is ready, or no longer."""
        own = delete(READY).where(READY.c.table_id == table, READY.c.identity == identity)
        with suppress(IntegrityError):  # Another browser of the same person was quicker.
            async with self.database.write() as connection:
                await connection.execute(own)
                if ready:
                    row = {"table_id": table, "identity": identity}
                    await connection.execute(insert(READY).values(**row))
