"""Identities: a name is enough; a password lets one come back from elsewhere."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from trailboss.server.problems import BadRequest, Conflict, NoIdentity
from trailboss.server.store.database import Database
from trailboss.server.store.schema import IDENTITY, SESSION

HASHER = PasswordHasher()


@dataclass(frozen=True)
class Identity:
    """Somebody; a stranger has an empty id."""

    id: str = ""
    name: str = ""
    password: bool = False
    epoch: int = 0
    """Cookies and tokens of an earlier epoch are no longer worth anything."""
    session: str = ""
    """By which browser or script somebody asks; older cookies do not name theirs."""


class Identities:
    """The people in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def save(self, old: Identity, name: str, password: str | None, now: int) -> Identity:
        """Make somebody new, or change the name or password of somebody known.

        A new password begins a new epoch.
        """
        login = name.casefold() if password or old.password else None
        anew = bool(old.id) and password is not None
        epoch = old.epoch + (1 if anew else 0)
        row: dict[str, str | int | None] = {"name": name, "login": login, "epoch": epoch}
        if password is not None:
            if not 8 <= len(password) <= 200:
                raise BadRequest(
                    "problem-password-length",
                    "a password has {shortest} to {longest} characters",
                    shortest=8,
                    longest=200,
                )
            row["password"] = await asyncio.to_thread(HASHER.hash, password)
        who = old.id or secrets.token_urlsafe(12)
        try:
            async with self.database.write() as connection:
                if old.id:
                    change = update(IDENTITY).where(IDENTITY.c.id == who).values(row)
                    await connection.execute(change)
                else:
                    await connection.execute(insert(IDENTITY).values(id=who, created=now, **row))
                if anew:
                    await end_sessions(connection, who)
        except IntegrityError:
            raise Conflict("problem-name-taken", "somebody with a password has this name").also(
                title="Taken"
            ) from None
        session = "" if anew else old.session
        return Identity(who, name, old.password or password is not None, epoch, session)

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
            await end_sessions(connection, who.id)
            query = select(IDENTITY.c.epoch).where(IDENTITY.c.id == who.id)
            epoch = int((await connection.execute(query)).scalar_one())
        return Identity(who.id, who.name, who.password, epoch)

    async def names(self, people: set[str]) -> list[str]:
        """What some people are called, in order."""
        query = select(IDENTITY.c.name).where(IDENTITY.c.id.in_(people)).order_by(IDENTITY.c.name)
        if not people:
            return []
        async with self.database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def login(self, name: str, password: str) -> Identity:
        """Come back by name and password; it takes the same time whether the name exists."""
        async with self.database.read() as connection:
            query = select(IDENTITY).where(IDENTITY.c.login == name.casefold())
            row = (await connection.execute(query)).first()
        stored = None if row is None or row.password is None else str(row.password)
        fits = await asyncio.to_thread(verify, stored, password)
        if row is None or not fits:
            raise NoIdentity("problem-wrong-login", "no such name with this password")
        return Identity(row.id, row.name, True, row.epoch)


async def end_sessions(connection: AsyncConnection, identity: str) -> None:
    await connection.execute(delete(SESSION).where(SESSION.c.identity == identity))


@cache
def unused_hash() -> str:
    """The hash of a password that nobody has, made at the first login: starting stays quick."""
    return HASHER.hash(secrets.token_urlsafe())


def verify(stored: str | None, password: str) -> bool:
    """Takes the same time whether the person exists or not, also the first time."""
    other = unused_hash()
    try:
        return HASHER.verify(stored or other, password)
    except (Argon2Error, InvalidHashError):
        return False
