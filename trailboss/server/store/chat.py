"""Chat: numbered lines of a table, apart from its log so that talk never disturbs play."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.problems import Conflict
from trailboss.server.store.database import Database
from trailboss.server.store.schema import CHAT
from trailboss.server.tables.entry import NOBODY

TRIES = 20
LASTS = (
    select(CHAT.c.table_id, func.max(CHAT.c.n))
    .where(CHAT.c.table_id.in_(bindparam("these", expanding=True)))
    .group_by(CHAT.c.table_id)
)


class Chat:
    """What was said."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(
        self, table: str, by: str, name: str, seat: int, text: str, at: int
    ) -> dict[str, Any]:
        """Add a line; its number is the next free one."""
        last = select(func.coalesce(func.max(CHAT.c.n), 0) + 1).where(CHAT.c.table_id == table)
        row = {"n": last.scalar_subquery(), "by": by, "name": name, "seat": seat}
        query = insert(CHAT).values(table_id=table, text=text, at=at, **row).returning(CHAT.c.n)
        for _ in range(TRIES):
            try:
                async with self.database.write() as connection:
                    n = int((await connection.execute(query)).scalar_one())
                return line(n, name, seat, text, at)
            except IntegrityError:
                continue
        raise Conflict("problem-busy-chat", "too many people talk at once")

    async def last(self, table: str) -> int:
        """The number of the last line."""
        query = select(func.coalesce(func.max(CHAT.c.n), 0)).where(CHAT.c.table_id == table)
        async with self.database.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def lasts(self, tables: list[str]) -> dict[str, int]:
        """The numbers of the last lines at several tables; none where nothing was said."""
        async with self.database.read() as connection:
            rows = await connection.execute(LASTS, {"these": tables})
            return dict(tuple(row) for row in rows)

    async def after(self, table: str, n: int, limit: int = 500) -> list[dict[str, Any]]:
        """The lines after a number; the latest if there are too many."""
        query = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.n > n)
        query = query.order_by(CHAT.c.n.desc()).limit(limit)
        async with self.database.read() as connection:
            rows = list(await connection.execute(query))
        return [line(row.n, row.name, row.seat, row.text, row.at) for row in reversed(rows)]


def line(n: int, name: str, seat: int, text: str, at: int) -> dict[str, Any]:
    who = None if seat == NOBODY else seat
    return {"n": n, "name": name, "seat": who, "text": text, "at": at}
