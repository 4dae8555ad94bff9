"""Identities: a name is enough; a password lets one come back from elsewhere."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from trailboss.server.problems import BadRequest, Conflict, NoIdentity
from trailboss.server.store.database import Database
from trailboss.server.store.schema import IDENTITY

HASHER = PasswordHasher()
FRESH = 5.0
"""For so many seconds what was read about somebody is believed."""


@dataclass(frozen=True)
class Identity:
    """Somebody; a stranger has an empty id."""

    id: str = ""
    name: str = ""
    password: bool = False
    epoch: int = 0
    """Cookies and tokens of an earlier epoch are no longer worth anything."""


class Identities:
    """The people that the server knows."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.known: dict[str, tuple[Identity, float]] = {}

    async def get(self, identity: str) -> Identity | None:
        """Somebody by id; read anew after a few seconds, for another process may change it."""
        kept, until = self.known.get(identity, (None, 0.0))
        if time.monotonic() < until:
            return kept
        async with self.database.read() as connection:
            query = select(IDENTITY).where(IDENTITY.c.id == identity)
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return self.keep(Identity(row.id, row.name, row.password is not None, row.epoch))

    def keep(self, who: Identity) -> Identity:
        if len(self.known) > 20_000:
            self.known.clear()
        self.known[who.id] = (who, time.monotonic() + FRESH)
        return who

    async def save(self, old: Identity, name: str, password: str | None, now: int) -> Identity:
        """Make somebody new, or change the name or password of somebody known.

        A new password begins a new epoch.
        """
        login = name.casefold() if password or old.password else None
        epoch = old.epoch + (1 if old.id and password is not None else 0)
        row: dict[str, str | int | None] = {"name": name, "login": login, "epoch": epoch}
        if password is not None:
            if not 8 <= len(password) <= 200:
                raise BadRequest("a password has 8 to 200 characters")
            row["password"] = await asyncio.to_thread(HASHER.hash, password)
        who = old.id or secrets.token_urlsafe(12)
        try:
            async with self.database.write() as connection:
                if old.id:
                    change = update(IDENTITY).where(IDENTITY.c.id == who).values(row)
                    await connection.execute(change)
                else:
                    await connection.execute(insert(IDENTITY).values(id=who, created=now, **row))
        except IntegrityError:
            raise Conflict("somebody with a password has this name", title="Taken") from None
        return self.keep(Identity(who, name, old.password or password is not None, epoch))

    async def proves(self, who: Identity, password: str) -> bool:
        """Is it the password that this person has now?"""
        async with self.database.read() as connection:
            query = select(IDENTITY.c.password).where(IDENTITY.c.id == who.id)
            stored = (await connection.execute(query)).scalar_one_or_none()
        return await asyncio.to_thread(verify, stored, password)

    async def begin_epoch(self, who: Identity) -> Identity:
        """From now on all earlier cookies and tokens are worth nothing."""
        async with self.database.write() as connection:
            change = update(IDENTITY).where(IDENTITY.c.id == who.id)
            await connection.execute(change.values(epoch=IDENTITY.c.epoch + 1))
        self.known.pop(who.id, None)
        return await self.get(who.id) or Identity()

    async def login(self, name: str, password: str) -> Identity:
        """Come back by name and password; it takes the same time whether the name exists."""
        async with self.database.read() as connection:
            query = select(IDENTITY).where(IDENTITY.c.login == name.casefold())
            row = (await connection.execute(query)).first()
        stored = None if row is None or row.password is None else str(row.password)
        fits = await asyncio.to_thread(verify, stored, password)
        if row is None or not fits:
            raise NoIdentity("no such name with this password")
        return self.keep(Identity(row.id, row.name, True, row.epoch))


@cache
def nobodys() -> str:
    """A password that nobody has, hashed when somebody first comes back: a start is quicker so."""
    return HASHER.hash(secrets.token_urlsafe())


def verify(stored: str | None, password: str) -> bool:
    """Takes the same time for nobody's password, also the first time."""
    other = nobodys()
    try:
        return HASHER.verify(stored or other, password)
    except (Argon2Error, InvalidHashError):
        return False
