"""Acquaintances: who was here lately and by which sessions, kept for a few seconds.

Every request asks who asks, so it is not read each time. Another process may change somebody, or
end a session: all who were asked about lately are read again together, every few seconds.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field, replace
from typing import Final

from sqlalchemy import select

from trailboss.server.logs import trouble
from trailboss.server.store.database import Database
from trailboss.server.store.identities import Identity
from trailboss.server.store.schema import IDENTITY, SESSION
from trailboss.server.store.sessions import EXACT, Sessions
from trailboss.server.tasks import Background

FRESH: Final = 5.0
"""Seconds after which what was read about somebody is read again."""
STALE: Final = 3 * FRESH
"""If that does not work, it is believed no longer than this."""
CHUNK: Final = 500
"""How many people are read at a time."""


@dataclass
class Known:
    """What was read about somebody."""

    who: Identity
    sessions: dict[str, int]
    """When each was last used, as far as it is written down."""
    read: float
    asked: set[str] = field(default_factory=set)
    """The sessions by which somebody asked since then."""


class Acquaintances(Background):
    """The people whom this process has met lately."""

    def __init__(self, database: Database, sessions: Sessions) -> None:
        self.database = database
        self.sessions = sessions
        self.known: dict[str, Known] = {}

    async def run(self) -> None:
        while True:
            await asyncio.sleep(FRESH)
            try:
                await self.refresh(time.time_ns() // 1_000_000)
            except Exception:
                trouble("people could not be read again")

    async def refresh(self, now: int) -> None:
        """Read those again who were asked about, forget the others, note the last uses."""
        before = [known for known in self.known.values() if known.asked]
        self.known = {known.who.id: known for known in before}
        used = {
            session
            for known in before
            for session in known.asked
            if now - known.sessions.get(session, now) > EXACT
        }
        for first in range(0, len(before), CHUNK):
            await self.read([known.who.id for known in before[first : first + CHUNK]])
        await self.sessions.used(used, now)

    def forget(self, identity: str) -> None:
        """Somebody has changed."""
        self.known.pop(identity, None)

    async def meant(self, identity: str, epoch: int, session: str) -> Identity | None:
        """Whom a cookie or token means; nobody if it is over."""
        known = self.known.get(identity)
        if (
            known is None
            or time.monotonic() > known.read + STALE
            or not fits(known, epoch, session)
        ):
            await self.read([identity])
            known = self.known.get(identity)
        if known is None or not fits(known, epoch, session):
            return None
        known.asked.add(session)
        return replace(known.who, session=session)

    def sure(self, who: Identity) -> bool:
        """Is it known without looking that the session of somebody is not over?"""
        if not who.id:
            return True
        known = self.known.get(who.id)
        if known is None or time.monotonic() > known.read + STALE:
            return False
        known.asked.add(who.session)
        return fits(known, who.epoch, who.session)

    async def still(self, who: Identity) -> bool:
        """Is the session of somebody not over?"""
        return not who.id or await self.meant(who.id, who.epoch, who.session) is not None

    async def read(self, identities: list[str]) -> None:
        """Read some people with their sessions."""
        people = select(IDENTITY).where(IDENTITY.c.id.in_(identities))
        theirs = select(SESSION.c.identity, SESSION.c.id, SESSION.c.used)
        async with self.database.read() as connection:
            rows = (await connection.execute(people)).all()
            sessions = await connection.execute(theirs.where(SESSION.c.identity.in_(identities)))
            open_ones: dict[str, dict[str, int]] = {}
            for identity, session, used in sessions.all():
                open_ones.setdefault(identity, {})[session] = used
        for identity in identities:
            self.forget(identity)
        now = time.monotonic()
        for row in rows:
            who = Identity(row.id, row.name, row.password is not None, row.epoch)
            self.known[row.id] = Known(who, open_ones.get(row.id, {}), now)


def fits(known: Known, epoch: int, session: str) -> bool:
    """Is a session open? Cookies from before there were sessions name none."""
    return known.who.epoch == epoch and (not session or session in known.sessions)
