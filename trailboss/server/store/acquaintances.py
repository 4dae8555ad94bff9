"""Acquaintances: who was here lately and by which sessions.

Every request asks who asks, so it is not read each time. Another process may change somebody, or
end a session: all who were asked about lately are read again every few seconds, some together, with
room for play between them.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field, replace
from typing import Final

from sqlalchemy import BindParameter, bindparam, select

from trailboss.server.logs import trouble
from trailboss.server.store.database import Database
from trailboss.server.store.identities import Identity
from trailboss.server.store.schema import IDENTITY, SESSION
from trailboss.server.store.sessions import EXACT, Sessions
from trailboss.server.tasks import Background, end

FRESH: Final = 5.0
"""Seconds after which what was read about somebody is read again."""
STALE: Final = 3 * FRESH
"""If that does not work, it is believed no longer than this."""
LATELY: Final = 60.0
"""Seconds for which somebody about whom nobody asks is read again all the same."""
CHUNK: Final = 100
"""How many people are read at a time."""
THESE: Final[BindParameter[str]] = bindparam("these", expanding=True)
PEOPLE: Final = select(IDENTITY.c.id, IDENTITY.c.name, IDENTITY.c.password, IDENTITY.c.epoch).where(
    IDENTITY.c.id.in_(THESE)
)
THEIRS: Final = select(SESSION.c.identity, SESSION.c.id, SESSION.c.used).where(
    SESSION.c.identity.in_(THESE)
)


@dataclass
class Known:
    """What was read about somebody."""

    who: Identity
    sessions: dict[str, int]
    """When each was last used, as far as it is written down."""
    read: float
    sought: float
    """When somebody asked last."""
    asked: set[str] = field(default_factory=set)
    """The sessions by which somebody asked since then."""
    faces: dict[str, Identity] = field(default_factory=dict)
    """By session as whom it shows them."""


Sought = tuple[str, "asyncio.Future[None]"]


class Acquaintances(Background):
    """The people whom this process has met lately."""

    def __init__(self, database: Database, sessions: Sessions) -> None:
        self.database = database
        self.sessions = sessions
        self.known: dict[str, Known] = {}
        self.sought: list[Sought] = []
        """Who must be read before somebody can go on."""
        self.seeking: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        await end([self.seeking])
        await super().stop()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(FRESH / 5)
            try:
                await self.refresh(time.time_ns() // 1_000_000, FRESH * 4 / 5)
            except Exception:
                trouble("people could not be read again")

    async def refresh(self, now: int, seconds: float = 0.0) -> None:
        """Read those again who were asked about, forget the others, note the last uses.

        It takes its time, since play stops while some are read.
        """
        since = time.monotonic() - LATELY
        before = [known for known in self.known.values() if known.sought > since]
        self.known = {known.who.id: known for known in before}
        used: set[str] = set()
        began = time.monotonic()
        for first in range(0, len(before), CHUNK):
            chunk = before[first : first + CHUNK]
            used |= {session for known in chunk for session in stale(known, now)}
            await self.read([known.who.id for known in chunk])
            due = began + seconds * (first + len(chunk)) / len(before)
            await asyncio.sleep(max(0.0, due - time.monotonic()))
        await self.sessions.used(used, now)

    def forget(self, identity: str) -> None:
        """Somebody has changed."""
        self.known.pop(identity, None)

    async def meant(self, identity: str, epoch: int, session: str) -> Identity | None:
        """Whom a cookie or token means; nobody if it is over."""
        known = self.known.get(identity)
        now = time.monotonic()
        if known is None or now > known.read + STALE or not fits(known, epoch, session):
            await self.seek(identity)
            known = self.known.get(identity)
        if known is None or not fits(known, epoch, session):
            return None
        known.sought = now
        known.asked.add(session)
        if session not in known.faces:
            known.faces[session] = replace(known.who, session=session)
        return known.faces[session]

    def sure(self, who: Identity) -> bool:
        """Is it known without looking that the session of somebody is not over?"""
        if not who.id:
            return True
        known = self.known.get(who.id)
        now = time.monotonic()
        if known is None or now > known.read + STALE:
            return False
        known.sought = now
        known.asked.add(who.session)
        return fits(known, who.epoch, who.session)

    async def still(self, who: Identity) -> bool:
        """Is the session of somebody not over?"""
        return not who.id or await self.meant(who.id, who.epoch, who.session) is not None

    async def seek(self, identity: str) -> None:
        """Read somebody now, together with all others who must be read."""
        done = asyncio.get_running_loop().create_future()
        self.sought.append((identity, done))
        if self.seeking is None or self.seeking.done():
            self.seeking = asyncio.create_task(self.seek_all())
        await done

    async def seek_all(self) -> None:
        while self.sought:
            some, self.sought = self.sought[:CHUNK], self.sought[CHUNK:]
            error: Exception | None = None
            try:
                await self.read(list({identity for identity, _ in some}))
            except Exception as found:
                error = found
            for _, done in some:
                if not done.done():
                    done.set_exception(error) if error else done.set_result(None)

    async def read(self, identities: list[str]) -> None:
        """Read some people with their sessions."""
        these = {"these": identities}
        async with self.database.read() as connection:
            rows = (await connection.execute(PEOPLE, these)).all()
            sessions = (await connection.execute(THEIRS, these)).all()
        open_ones: dict[str, dict[str, int]] = {}
        for identity, session, used in sessions:
            open_ones.setdefault(identity, {})[session] = used
        now = time.monotonic()
        before = [known for one in identities if (known := self.known.get(one))]
        sought = {known.who.id: known.sought for known in before}
        for identity in identities:
            self.forget(identity)
        for identity, name, password, epoch in rows:
            who = Identity(identity, name, password is not None, epoch)
            opened = open_ones.get(identity, {})
            self.known[identity] = Known(who, opened, now, sought.get(identity, now))


def stale(known: Known, now: int) -> list[str]:
    """The sessions whose last use is to be written down."""
    return [one for one in known.asked if now - known.sessions.get(one, now) > EXACT]


def fits(known: Known, epoch: int, session: str) -> bool:
    """Is a session open? Cookies from before there were sessions name none."""
    return known.who.epoch == epoch and (not session or session in known.sessions)
