"""Components files that people uploaded: figures once for each hash, and whose files they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.problems import NotFound
from trailboss.server.store.database import Database
from trailboss.server.store.schema import FIGURES, TABLE, UPLOAD

MOST: Final = 20
"""The most files of one person that are kept; the oldest makes room."""


@dataclass(frozen=True)
class Upload:
    """A file of somebody."""

    id: str
    """The hash of its figures."""
    game: str
    name: str
    created: int


class Uploads:
    """The stored figures."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def figures(self, name: str) -> tuple[str, str]:
        """The game and the text of some figures."""
        async with self.database.read() as connection:
            query = select(FIGURES.c.game, FIGURES.c.text).where(FIGURES.c.id == name)
            row = (await connection.execute(query)).first()
        if row is None:
            raise NotFound("problem-no-components", "there are no such components")
        return str(row.game), str(row.text)

    async def mine(self, identity: str) -> list[Upload]:
        """The files of somebody, the newest first."""
        query = (
            select(UPLOAD.c.figures, FIGURES.c.game, UPLOAD.c.name, UPLOAD.c.created)
            .join(FIGURES, FIGURES.c.id == UPLOAD.c.figures)
            .where(UPLOAD.c.identity == identity)
            .order_by(UPLOAD.c.created.desc())
        )
        async with self.database.read() as connection:
            rows = await connection.execute(query)
            return [Upload(row.figures, row.game, row.name, row.created) for row in rows]

    async def add(self, identity: str, file: Upload, text: str) -> None:
        """Keep a file; the same figures again have their new name."""
        await self.keep(file, text)
        async with self.database.write() as connection:
            own = UPLOAD.c.identity == identity
            await connection.execute(delete(UPLOAD).where(own, UPLOAD.c.figures == file.id))
            mine = {"identity": identity, "figures": file.id, "name": file.name}
            await connection.execute(insert(UPLOAD).values(**mine, created=file.created))
            newest = select(UPLOAD.c.figures).where(own).order_by(UPLOAD.c.created.desc())
            kept = list((await connection.execute(newest)).scalars())
            for old in kept[MOST:]:
                await connection.execute(delete(UPLOAD).where(own, UPLOAD.c.figures == old))
            used = select(UPLOAD.c.figures).union(select(TABLE.c.components))
            gone = FIGURES.c.id.in_(kept[MOST:]), FIGURES.c.id.not_in(used)
            await connection.execute(delete(FIGURES).where(*gone))

    async def keep(self, file: Upload, text: str) -> None:
        """The figures, unless they are here already."""
        row = {"id": file.id, "game": file.game, "text": text, "created": file.created}
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(FIGURES).values(row))
        except IntegrityError:
            pass
