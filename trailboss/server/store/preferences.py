"""Preferences: how somebody likes the page, the same in every browser."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.problems import Conflict
from trailboss.server.store.database import Database
from trailboss.server.store.schema import PREFERENCE

TRIES = 20
Values = dict[str, Any]


class Preferences:
    """What people have chosen; what they have not is not here."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, identity: str) -> Values:
        """By name what somebody has chosen."""
        query = select(PREFERENCE.c.name, PREFERENCE.c.value)
        async with self.database.read() as connection:
            rows = await connection.execute(query.where(PREFERENCE.c.identity == identity))
            return {name: msgspec.json.decode(value) for name, value in rows}

    async def choose(self, identity: str, chosen: Values) -> None:
        """Some settings anew; the others stay."""
        if not chosen:
            return
        old = delete(PREFERENCE).where(
            PREFERENCE.c.identity == identity, PREFERENCE.c.name.in_(list(chosen))
        )
        rows = [
            {"identity": identity, "name": name, "value": msgspec.json.encode(value).decode()}
            for name, value in chosen.items()
        ]
        for _ in range(TRIES):
            try:
                async with self.database.write() as connection:
                    await connection.execute(old)
                    await connection.execute(insert(PREFERENCE), rows)
                return
            except IntegrityError:
                continue
        raise Conflict("problem-busy-settings", "too many browsers change these settings at once")
