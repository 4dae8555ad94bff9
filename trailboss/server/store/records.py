"""Records that people brought: stored once for each text, never changed."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.problems import NotFound
from trailboss.server.store.database import Database
from trailboss.server.store.schema import REPLAY


class Records:
    """The stored records."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, name: str) -> str:
        """The text of a record."""
        async with self.database.read() as connection:
            query = select(REPLAY.c.text).where(REPLAY.c.id == name)
            text = (await connection.execute(query)).scalar()
        if text is None:
            raise NotFound("problem-no-replay", "there is no such replay")
        return str(text)

    async def all_names(self) -> list[str]:
        """The names of all records."""
        async with self.database.read() as connection:
            return list((await connection.execute(select(REPLAY.c.id))).scalars())

    async def add(self, name: str, game: str, text: str, by: str, at: int) -> None:
        """Store a record; the same record again changes nothing."""
        row = {"id": name, "game": game, "text": text, "by": by, "created": at}
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(REPLAY).values(row))
        except IntegrityError:
            pass
