"""The browsers that take push messages: a few for each person."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sqlalchemy import delete, insert, select

from trailboss.server.store.database import Database
from trailboss.server.store.schema import PUSH

MOST: Final = 10


@dataclass(frozen=True)
class Subscription:
    """Where a browser hears, and the keys that make a message readable for it alone."""

    endpoint: str
    p256dh: str
    auth: str
    language: str

    @property
    def id(self) -> str:
        return sha256(self.endpoint.encode()).hexdigest()


class Browsers:
    """The subscriptions of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, identity: str, one: Subscription, now: int) -> None:
        """A browser belongs to the person who used it last; the oldest beyond the limit go."""
        row = {"endpoint": one.endpoint, "p256dh": one.p256dh, "auth": one.auth}
        row |= {"id": one.id, "identity": identity, "language": one.language}
        newest = select(PUSH.c.id).where(PUSH.c.identity == identity)
        newest = newest.order_by(PUSH.c.created.desc(), PUSH.c.id)
        async with self.database.write() as connection:
            await connection.execute(delete(PUSH).where(PUSH.c.id == one.id))
            await connection.execute(insert(PUSH).values(**row, created=now))
            kept = (await connection.execute(newest)).scalars().all()
            if extra := kept[MOST:]:
                await connection.execute(delete(PUSH).where(PUSH.c.id.in_(extra)))

    async def of(self, identity: str) -> list[Subscription]:
        """All browsers of a person."""
        columns = (PUSH.c.endpoint, PUSH.c.p256dh, PUSH.c.auth, PUSH.c.language)
        async with self.database.read() as connection:
            rows = await connection.execute(select(*columns).where(PUSH.c.identity == identity))
            return [Subscription(*row) for row in rows.all()]

    async def forget(self, endpoint: str) -> None:
        """Whoever knows the secret address of a browser may silence it."""
        gone = Subscription(endpoint, "", "", "").id
        async with self.database.write() as connection:
            await connection.execute(delete(PUSH).where(PUSH.c.id == gone))
