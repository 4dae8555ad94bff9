"""Lists of tables: mine, open ones, those one can watch; and the leases of bots."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Row, Select, and_, or_, select, update

from trailboss.games import GAMES
from trailboss.server.store.database import Database
from trailboss.server.store.schema import SEAT, TABLE
from trailboss.server.tables.table import OPEN, OVER, PLAYING

LONGEST = 100


class Lists:
    """Queries over all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, which: str, identity: str) -> list[dict[str, Any]]:
        """Summaries, the latest first."""
        newest = TABLE.c.updated.desc()
        query = select(TABLE).order_by(newest).limit(LONGEST)
        if which == "mine":
            mine = select(SEAT.c.table_id).where(SEAT.c.identity == identity)
            query = query.where(or_(TABLE.c.id.in_(mine), TABLE.c.owner == identity))
        elif which == "open":
            free = and_(TABLE.c.status == OPEN, TABLE.c.free > 0)
            query = query.where(TABLE.c.public, free)
        else:
            query = query.where(TABLE.c.public, TABLE.c.status == PLAYING)
        return await self.summaries(query, identity)

    async def summaries(self, query: Select[Any], identity: str) -> list[dict[str, Any]]:
        async with self.database.read() as connection:
            rows = list(await connection.execute(query))
            ids = [row.id for row in rows]
            own = select(SEAT).where(SEAT.c.identity == identity, SEAT.c.table_id.in_(ids))
            seats = list(await connection.execute(own)) if identity and ids else []
        mine: dict[str, list[int]] = {}
        for row in seats:
            mine.setdefault(row.table_id, []).append(row.seat)
        return [summary_doc(row, sorted(mine.get(row.id, []))) for row in rows]

    async def idle_robots(self, now: int, limit: int) -> list[str]:
        """Tables whose bots nobody moves, those first for which that is so for the longest time."""
        query = select(TABLE.c.id).where(TABLE.c.robots, TABLE.c.leased_until < now)
        query = query.order_by(TABLE.c.leased_until).limit(limit)
        async with self.database.read() as connection:
            return [str(row.id) for row in await connection.execute(query)]

    async def idle(self, before: int, limit: int) -> list[str]:
        """Tables without an end at which nothing has happened since."""
        old = and_(TABLE.c.status != OVER, TABLE.c.updated < before)
        query = select(TABLE.c.id).where(old).limit(limit)
        async with self.database.read() as connection:
            return [str(row.id) for row in await connection.execute(query)]

    async def lease(self, table: str, who: str, now: int, until: int) -> bool:
        """Take or renew the right to move the bots of a table."""
        free = or_(TABLE.c.leased_until < now, TABLE.c.leased_by == who)
        change = update(TABLE).where(TABLE.c.id == table, free)
        async with self.database.write() as connection:
            done = await connection.execute(change.values(leased_by=who, leased_until=until))
        return done.rowcount == 1

    async def release(self, who: str) -> None:
        """Give back the right to move bots: another process need not wait."""
        change = update(TABLE).where(TABLE.c.robots, TABLE.c.leased_by == who)
        async with self.database.write() as connection:
            await connection.execute(change.values(leased_until=0))


def summary_doc(row: Row[Any], mine: list[int]) -> dict[str, Any]:
    kept = json.loads(row.summary)
    game = GAMES.get(row.game)
    return {
        "id": row.id,
        "game": row.game,
        "title": game.title if game else row.game,
        "status": row.status,
        "public": row.public,
        "created": row.created,
        "updated": row.updated,
        "seats": kept["seats"],
        "waiting": kept["waiting"],
        "mine": mine,
        "your_turn": any(seat in kept["waiting"] for seat in mine),
        "free": row.free,
        "daily": row.daily or None,
    }
