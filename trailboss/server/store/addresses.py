"""E-mail addresses, confirmed or not, and the letters that are due."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from trailboss.server.problems import TooMany
from trailboss.server.store.database import Database
from trailboss.server.store.schema import EMAIL, LETTER, MAIL_DUE

DAY: Final = 24 * 3600 * 1000
MOST: Final = 5
"""The most letters to confirm an address that one person may ask for in a day."""
MOST_TO_ONE: Final = 3
"""The most such letters to one address, whoever asks."""
AT_ONCE: Final = 50


def mark(address: str) -> str:
    """A short sign of an address: links hold it instead of the address."""
    return sha256(f"mail {address}".encode()).hexdigest()[:16]


def this(table: str, identity: str) -> ColumnElement[bool]:
    """The row of a person at a table."""
    return and_(MAIL_DUE.c.table_id == table, MAIL_DUE.c.identity == identity)


@dataclass(frozen=True)
class Address:
    """Where somebody gets mail."""

    identity: str
    address: str
    language: str
    confirmed: bool


@dataclass(frozen=True)
class Due:
    """A letter about a table."""

    table: str
    identity: str
    kind: str


class Addresses:
    """One address for each person."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, identity: str) -> Address | None:
        query = select(EMAIL).where(EMAIL.c.identity == identity)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Address(*row)

    async def ask(self, wish: Address, now: int) -> None:
        """Remember an address that is not confirmed yet; TooMany if that was asked too often."""
        about = {"identity": wish.identity, "address": wish.address.casefold()}
        hers, theirs = (LETTER.c[name] == value for name, value in about.items())
        async with self.database.write() as connection:
            await connection.execute(delete(LETTER).where(LETTER.c.at < now - DAY))
            for these, most in ((hers, MOST), (theirs, MOST_TO_ONE)):
                query = select(func.count()).select_from(LETTER).where(these)
                if int((await connection.execute(query)).scalar_one()) >= most:
                    raise TooMany("problem-too-many-letters", "too many letters for one day").also(
                        retry=3600
                    )
            row = {"id": secrets.token_hex(16), "at": now, **about}
            await connection.execute(insert(LETTER).values(row))
            await connection.execute(delete(EMAIL).where(EMAIL.c.identity == wish.identity))
            values = {"address": wish.address, "language": wish.language, "confirmed": False}
            await connection.execute(insert(EMAIL).values(identity=wish.identity, **values))

    async def speak(self, identity: str, language: str) -> None:
        """Letters come in this language from now on."""
        change = update(EMAIL).where(EMAIL.c.identity == identity).values(language=language)
        async with self.database.write() as connection:
            await connection.execute(change)

    async def confirm(self, identity: str, sign: str) -> bool:
        """The person has read the letter to this very address."""
        if not await self.fits(identity, sign):
            return False
        change = update(EMAIL).where(EMAIL.c.identity == identity).values(confirmed=True)
        async with self.database.write() as connection:
            await connection.execute(change)
        return True

    async def fits(self, identity: str, sign: str) -> bool:
        """Is this the sign of the address that the person has now?"""
        known = await self.get(identity)
        return known is not None and hmac.compare_digest(mark(known.address), sign)

    async def forget(self, identity: str) -> None:
        """No address, no letters."""
        async with self.database.write() as connection:
            await connection.execute(delete(MAIL_DUE).where(MAIL_DUE.c.identity == identity))
            await connection.execute(delete(EMAIL).where(EMAIL.c.identity == identity))

    async def plan(self, due: Due, at: int) -> None:
        """A letter for later; a turn that was announced already is not announced again."""
        row = {"table_id": due.table, "identity": due.identity, "kind": due.kind}
        try:
            async with self.database.write() as connection:
                if due.kind == "over":
                    await connection.execute(delete(MAIL_DUE).where(this(due.table, due.identity)))
                await connection.execute(insert(MAIL_DUE).values(**row, due=at, sent=False))
        except IntegrityError:
            pass

    async def looked(self, table: str, identity: str) -> None:
        """Somebody has seen the table: what was due is not, and the next turn may be told."""
        query = select(MAIL_DUE.c.kind).where(this(table, identity))
        async with self.database.read() as connection:
            if (await connection.execute(query)).first() is None:
                return
        async with self.database.write() as connection:
            await connection.execute(delete(MAIL_DUE).where(this(table, identity)))

    async def claim(self, now: int) -> list[Due]:
        """Letters that are due; each is given to one process only."""
        columns = (MAIL_DUE.c.table_id, MAIL_DUE.c.identity, MAIL_DUE.c.kind)
        ripe = and_(MAIL_DUE.c.sent.is_(False), MAIL_DUE.c.due <= now)
        async with self.database.read() as connection:
            rows = (await connection.execute(select(*columns).where(ripe).limit(AT_ONCE))).all()
        if not rows:
            return []
        mine = []
        async with self.database.write() as connection:
            for due in [Due(*row) for row in rows]:
                where = and_(this(due.table, due.identity), MAIL_DUE.c.sent.is_(False))
                done = await connection.execute(update(MAIL_DUE).where(where).values(sent=True))
                mine += [due] if done.rowcount else []
        return mine
