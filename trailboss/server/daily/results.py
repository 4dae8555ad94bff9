"""Results: who has reached how much on a day, and who is still playing.

Most points first; then more points from poker hands (R13.9); then the rank is shared. Only games
count that ended in time.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, and_, func, or_, select

from trailboss.server.daily.day import closes
from trailboss.server.daily.deal import Dealt
from trailboss.server.store.database import Database
from trailboss.server.store.schema import DAILY, IDENTITY, TABLE

MOST: Final = 100


@dataclass(frozen=True)
class Try:
    """Somebody's game of a day; without points it is not over."""

    identity: str
    name: str
    table: str
    points: int | None
    tie: int | None
    target: int | None
    ended: int | None
    rank: int = 0
    """0: it does not count, or not yet."""


@dataclass(frozen=True)
class Standings:
    """How a day stands for somebody who asks."""

    best: list[Try]
    mine: Try | None
    begun: int
    counted: int


class Results:
    """The tries of all days."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def table_of(self, day: str, identity: str) -> str | None:
        """The table at which somebody plays the challenge of a day."""
        query = select(DAILY.c.table_id).where(DAILY.c.day == day, DAILY.c.identity == identity)
        async with self.database.read() as connection:
            return (await connection.execute(query)).scalar()

    async def deal(self, day: str) -> Dealt | None:
        """What was dealt to the first player of the day: a changed secret changes nothing today."""
        query = select(TABLE.c.seed, TABLE.c.options).join(DAILY, DAILY.c.table_id == TABLE.c.id)
        query = query.where(DAILY.c.day == day).order_by(TABLE.c.created, TABLE.c.id).limit(1)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Dealt(int(row.seed), json.loads(row.options))

    async def standings(self, day: str, identity: str) -> Standings:
        """The best tries, the own one, and how many there are."""
        people = DAILY.join(IDENTITY, IDENTITY.c.id == DAILY.c.identity)
        query = select(DAILY, IDENTITY.c.name).select_from(people).where(DAILY.c.day == day)
        order = (DAILY.c.points.desc(), DAILY.c.tie.desc(), DAILY.c.ended, DAILY.c.identity)
        async with self.database.read() as connection:
            best = query.where(in_time(day)).order_by(*order).limit(MOST)
            rows = list(await connection.execute(best))
            own = (await connection.execute(query.where(DAILY.c.identity == identity))).first()
            found = None if own is None else tried(own)
            begun = await connection.scalar(counting(DAILY.c.day == day))
            counted = await connection.scalar(counting(DAILY.c.day == day, in_time(day)))
            if found is not None and found.ended is not None and found.ended < closes(day):
                ahead = await connection.scalar(counting(DAILY.c.day == day, better(day, found)))
                found = replace(found, rank=(ahead or 0) + 1)
        return Standings(in_order(rows), found, begun or 0, counted or 0)


def in_time(day: str) -> ColumnElement[bool]:
    """Games of the day that count."""
    return and_(DAILY.c.ended.is_not(None), DAILY.c.ended < closes(day))


def better(day: str, than: Try) -> ColumnElement[bool]:
    """Games that count and stand before one that does."""
    level = and_(DAILY.c.points == than.points, DAILY.c.tie > than.tie)
    return and_(in_time(day), or_(DAILY.c.points > than.points, level))


def counting(*which: ColumnElement[bool]) -> Any:
    return select(func.count()).select_from(DAILY).where(*which)


def tried(row: Row[Any]) -> Try:
    reached = (row.points, row.tie, row.target, row.ended)
    return Try(row.identity, row.name, row.table_id, *reached)


def in_order(rows: list[Row[Any]]) -> list[Try]:
    """Ranks from the best on; equal results share one, and the next rank is left out."""
    tries: list[Try] = []
    for place, row in enumerate(rows, 1):
        last = tries[-1] if tries else None
        shared = last is not None and (last.points, last.tie) == (row.points, row.tie)
        tries.append(replace(tried(row), rank=last.rank if last and shared else place))
    return tries
