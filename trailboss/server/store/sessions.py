"""Sessions: the browsers and scripts by which people come. One that has no row is over."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import bindparam, delete, insert, select, update

from trailboss.server.store.database import Database
from trailboss.server.store.schema import SESSION

MOST: Final = 100
"""The most sessions of a person; those that were not used for the longest time go first."""
HOUR: Final = 3600 * 1000
EXACT: Final = HOUR // 6
"""The last use is written down only so exactly, in milliseconds."""

USED: Final = update(SESSION).where(SESSION.c.id == bindparam("this")).values(used=bindparam("at"))


@dataclass(frozen=True)
class Session:
    """A browser or a script."""

    id: str
    device: str
    token: bool
    created: int
    used: int


class Sessions:
    """What the database knows of them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def begin(self, identity: str, device: str, token: bool, now: int) -> str:
        """A new one; its id."""
        new = secrets.token_urlsafe(12)
        row = {"id": new, "identity": identity, "device": device, "token": token}
        newest = select(SESSION.c.id).where(SESSION.c.identity == identity)
        newest = newest.order_by(SESSION.c.used.desc(), SESSION.c.created.desc())
        async with self.database.write() as connection:
            await connection.execute(insert(SESSION).values(**row, created=now, used=now))
            kept = (await connection.execute(newest)).scalars().all()
            if extra := [one for one in kept if one != new][MOST - 1 :]:
                await connection.execute(delete(SESSION).where(SESSION.c.id.in_(extra)))
        return new

    async def of(self, identity: str) -> list[Session]:
        """All sessions of a person, the last used first."""
        columns = [SESSION.c[name] for name in ("id", "device", "token", "created", "used")]
        query = select(*columns).where(SESSION.c.identity == identity)
        async with self.database.read() as connection:
            rows = await connection.execute(query.order_by(SESSION.c.used.desc(), SESSION.c.id))
            return [Session(*row) for row in rows.all()]

    async def end(self, identity: str, session: str) -> bool:
        """End one of a person; False if there is none."""
        gone = delete(SESSION).where(SESSION.c.identity == identity, SESSION.c.id == session)
        async with self.database.write() as connection:
            return (await connection.execute(gone)).rowcount > 0

    async def used(self, sessions: Iterable[str], now: int) -> None:
        """These were used just now."""
        rows = [{"this": session, "at": now} for session in sessions]
        if rows:
            await self.database.write_all([(USED, rows)])
