"""The log of a table: append an entry, read a table again, take and use snapshots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from trailboss.core.errors import TrailbossError
from trailboss.core.game import components_of
from trailboss.games.kit.versions import UnknownVersion
from trailboss.server.figures import game_by
from trailboss.server.problems import NotFound, Unavailable
from trailboss.server.store.database import Database
from trailboss.server.store.reader import Reader
from trailboss.server.store.schema import DAILY, ENTRY, FIGURES, META, SEAT, SNAPSHOT, TABLE
from trailboss.server.store.writer import Statement
from trailboss.server.tables import entry, snapshot
from trailboss.server.tables.entry import Entry, event_from, event_row
from trailboss.server.tables.fold import fold
from trailboss.server.tables.table import AUTOMA, OVER, Chair, ClockRule, Deal, Table

SEATING = {entry.OPEN, entry.JOIN, entry.LEAVE, entry.SEATS}

INSERT = insert(ENTRY)
NEW_TABLE, NEW_SEATS, NEW_SNAPSHOT = insert(TABLE), insert(SEAT), insert(SNAPSHOT)
NEW_DAILY = insert(DAILY)
OLD_SEATS = delete(SEAT).where(SEAT.c.table_id == bindparam("this"))
OLD_SNAPSHOT = delete(SNAPSHOT).where(SNAPSHOT.c.table_id == bindparam("this"))
PROJECT = (
    update(TABLE)
    .where(TABLE.c.id == bindparam("this"))
    .values(
        status=bindparam("status_"),
        seq=bindparam("seq_"),
        free=bindparam("free_"),
        summary=bindparam("summary_"),
        updated=bindparam("updated_"),
        robots=bindparam("robots_"),
        leased_by=bindparam("by_"),
        leased_until=bindparam("until_"),
    )
)

MOVED_ON = (
    update(TABLE)
    .where(TABLE.c.id == bindparam("this"))
    .values(seq=bindparam("seq_"), summary=bindparam("summary_"))
)
LATE = 60_000
"""Milliseconds that the time of the last change may be late: no index is written meanwhile."""

OUTCOME = (
    update(DAILY)
    .where(DAILY.c.day == bindparam("this"), DAILY.c.identity == bindparam("who"))
    .values(
        points=bindparam("points_"),
        tie=bindparam("tie_"),
        target=bindparam("target_"),
        ended=bindparam("ended_"),
    )
)
HEADS = select(TABLE.c.id, TABLE.c.seq).where(TABLE.c.id.in_(bindparam("these", expanding=True)))


class Raced(Exception):
    """Somebody else has written this entry first, or the key was used before."""


def compact(doc: Any) -> str:
    return msgspec.json.encode(doc).decode()


def entry_row(table: str, e: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": e.seq,
        "kind": e.kind,
        "seat": e.seat,
        "text": e.text,
        "data": compact(e.data),
        "by": e.by,
        "key": e.key,
        "at": e.at,
        "hash": e.hash,
        "events": compact([event_row(event) for event in e.events]),
    }


def entry_from(row: Row[Any]) -> Entry:
    return Entry(
        seq=row.seq,
        kind=row.kind,
        seat=row.seat,
        text=row.text,
        data=json.loads(row.data),
        by=row.by,
        key=row.key,
        at=row.at,
        hash=row.hash,
        events=tuple(event_from(event) for event in json.loads(row.events)),
    )


def summary(t: Table) -> str:
    """What a list of tables shows."""
    seats = [{"name": c.name or None, "kind": c.kind, "taken": c.taken} for c in t.chairs]
    if t.automa:
        seats.append({"name": t.automa.title(), "kind": AUTOMA, "taken": True})
    return compact({"seats": seats, "waiting": t.waiting()})


def projection(t: Table, at: int, lease: tuple[str, int]) -> dict[str, Any]:
    """The columns of a table that follow from its log, and who moves its bots."""
    robots = bool(t.robots())
    return {
        "status": t.status,
        "seq": t.seq,
        "free": sum(not chair.taken for chair in t.chairs),
        "summary": summary(t),
        "updated": at,
        "robots": robots,
        "by": lease[0] if robots else "",
        "until": lease[1] if robots else 0,
    }


class Log:
    """The stored tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.reader = Reader(database)

    async def create(
        self, t: Table, chairs: list[Chair], entries: list[Entry], lease: tuple[str, int]
    ) -> None:
        """A new table with the chairs as they were before its first entries."""
        await self.database.write_all(creation(t, chairs, entries, lease))

    async def remove(self, table: str, before: int) -> bool:
        """A table, and all that was kept of it, if it was idle since."""
        async with self.database.write() as connection:
            idle = select(TABLE.c.id).where(TABLE.c.id == table, TABLE.c.updated < before)
            if (await connection.execute(idle.with_for_update())).first() is None:
                return False
            for kept in META.sorted_tables:
                if "table_id" in kept.c:
                    await connection.execute(delete(kept).where(kept.c.table_id == table))
            await connection.execute(delete(TABLE).where(TABLE.c.id == table))
        return True

    async def append(
        self, t: Table, e: Entry, lease: tuple[str, int], also: Sequence[Statement] = ()
    ) -> None:
        """Write an entry and what follows from it in one transaction; Raced if it is too late."""
        statements: list[Statement] = [(INSERT, entry_row(t.deal.id, e)), moved_on(t, e.at, lease)]
        if e.kind in SEATING:
            statements += seating(t)
        if e.seq % snapshot.EVERY == 0 or t.status == OVER:
            statements += taking(t)  # A finished game is looked at again and again.
        if t.status == OVER and t.deal.daily:
            statements.append(outcome(t))
        try:
            await self.database.write_all([*statements, *also])
        except IntegrityError as error:
            raise Raced from error

    async def load(self, table: str, use_snapshot: bool = True) -> Table:
        """A table from its snapshot and the log after it; NotFound if there is none."""
        async with self.database.read() as connection:
            row = (await connection.execute(select(TABLE).where(TABLE.c.id == table))).first()
            if row is None:
                raise NotFound("problem-no-table", "there is no such table")
            kept = None
            if use_snapshot:
                query = select(SNAPSHOT.c.doc).where(SNAPSHOT.c.table_id == table)
                kept = (await connection.execute(query)).scalar()
            deal = playable(deal_from(row, await figures_of(connection, row)))
            if kept is None:
                t = Table(deal, [Chair(**chair) for chair in json.loads(row.chairs)])
            else:
                t = snapshot.from_doc(deal, json.loads(kept))
            for e in await entries(connection, table, t.seq):
                fold(t, e)
        return t

    async def since(self, table: str, seq: int, limit: int = 100_000) -> list[Entry]:
        """The entries after a number."""
        async with self.database.read() as connection:
            return await entries(connection, table, seq, limit)

    async def between(self, table: str, first: int, last: int) -> list[Entry]:
        """The entries with these numbers, read together with those of other tables."""
        return [entry_from(row) for row in await self.reader.entries(table, first, last)]

    async def with_key(self, table: str, key: str) -> Entry | None:
        """The entry that was made with a key."""
        query = select(ENTRY).where(ENTRY.c.table_id == table, ENTRY.c.key == key)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else entry_from(row)

    async def all_ids(self) -> list[str]:
        """Every table, the oldest first."""
        async with self.database.read() as connection:
            rows = await connection.execute(select(TABLE.c.id).order_by(TABLE.c.created))
            return [str(row.id) for row in rows]

    async def head(self, table: str) -> int:
        """The number of the last entry."""
        async with self.database.read() as connection:
            query = select(TABLE.c.seq).where(TABLE.c.id == table)
            return int((await connection.execute(query)).scalar() or 0)

    async def heads(self, tables: list[str]) -> dict[str, int]:
        """The same of several tables, as far as they are there."""
        async with self.database.read() as connection:
            rows = await connection.execute(HEADS, {"these": tables})
            return dict(tuple(row) for row in rows)


async def entries(
    connection: AsyncConnection, table: str, seq: int, limit: int = 100_000
) -> list[Entry]:
    """The entries of a table after a number, in order."""
    query = select(ENTRY).where(ENTRY.c.table_id == table, ENTRY.c.seq > seq)
    rows = await connection.execute(query.order_by(ENTRY.c.seq).limit(limit))
    return [entry_from(row) for row in rows]


async def figures_of(connection: AsyncConnection, row: Row[Any]) -> str:
    """The components file of a table; empty if it is played by the printed figures."""
    if not row.components:
        return ""
    query = select(FIGURES.c.text).where(FIGURES.c.id == row.components)
    return str((await connection.execute(query)).scalar() or "")


def creation(
    t: Table, chairs: list[Chair], entries: list[Entry], lease: tuple[str, int]
) -> list[Statement]:
    """The rows of a new table with the chairs as they were before its first entries."""
    deal = t.deal
    made = projection(t, deal.created, lease)
    made["leased_by"], made["leased_until"] = made.pop("by"), made.pop("until")
    row = {
        **made,
        "id": deal.id,
        "game": deal.game,
        "version": deal.version,
        "options": compact(deal.options),
        "chairs": compact([asdict(chair) for chair in chairs]),
        "seed": str(deal.seed),
        "salt": deal.salt,
        "owner": deal.owner,
        "public": deal.public,
        "clock": compact(asdict(deal.clock)),
        "webhook": deal.webhook,
        "previous": deal.previous,
        "created": deal.created,
        "daily": deal.daily,
        "components": deal.components,
    }
    log = [entry_row(deal.id, e) for e in entries]
    return [(NEW_TABLE, row), (INSERT, log), *seating(t), *daily_try(deal)]


def moved_on(t: Table, at: int, lease: tuple[str, int]) -> Statement:
    """The columns of a table after an entry: all of them only if a list would show something else.

    Two indices are written for these. Other processes may have changed a table that was read on.
    """
    columns = projection(t, at, lease)
    listed = (columns["status"], columns["free"], columns["robots"])
    known = t.listed is not None and t.listed[0] == listed and at - t.listed[1] < LATE
    if known and not columns["robots"]:
        return MOVED_ON, {"this": t.deal.id, "seq_": t.seq, "summary_": columns["summary"]}
    t.listed = (listed, at)
    return PROJECT, {"this": t.deal.id, **{f"{key}_": value for key, value in columns.items()}}


def taking(t: Table) -> list[Statement]:
    """Replace the snapshot of a table."""
    row = {"table_id": t.deal.id, "seq": t.seq, "doc": compact(snapshot.to_doc(t))}
    return [(OLD_SNAPSHOT, {"this": t.deal.id}), (NEW_SNAPSHOT, row)]


def seating(t: Table) -> list[Statement]:
    """Who sits where, for the list of one's own tables."""
    rows = [
        {"table_id": t.deal.id, "seat": seat, "identity": chair.identity or chair.reserved}
        for seat, chair in enumerate(t.chairs)
        if chair.identity or chair.reserved
    ]
    return [(OLD_SEATS, {"this": t.deal.id}), *([(NEW_SEATS, rows)] if rows else [])]


def daily_try(deal: Deal) -> list[Statement]:
    """Somebody begins the challenge of a day; a second time is a conflict."""
    row = {"day": deal.daily, "identity": deal.owner, "table_id": deal.id}
    return [(NEW_DAILY, row)] if deal.daily else []


def outcome(t: Table) -> Statement:
    """What somebody has reached in the challenge of a day: stored with the last action."""
    assert t.state is not None, "a game that is over"
    own, target = t.game.scores(t.state)
    reached = {"points_": own.total, "tie_": own.tie, "target_": target.total, "ended_": t.ended}
    return OUTCOME, {"this": t.deal.daily, "who": t.deal.owner, **reached}


def deal_from(row: Row[Any], figures: str) -> Deal:
    return Deal(
        id=row.id,
        game=row.game,
        version=row.version,
        options=json.loads(row.options),
        seed=int(row.seed),
        salt=row.salt,
        owner=row.owner,
        public=row.public,
        clock=ClockRule(**json.loads(row.clock)),
        created=row.created,
        webhook=row.webhook,
        previous=row.previous,
        daily=row.daily,
        components=row.components,
        figures=figures,
    )


def playable(deal: Deal) -> Deal:
    """A table goes on by the figures and the version of the rules that it began with."""
    try:
        game = game_by(deal.game, deal.figures).at(deal.version)
        if components_of(game) != deal.components:
            raise Unavailable("problem-components-gone", "the components of the table are gone")
        return replace(deal, own=game) if deal.figures else deal
    except UnknownVersion as error:
        raise Unavailable(
            "problem-table-other-rules", "the table is of other rules: {error}", error=error.message
        ) from None
    except TrailbossError as error:
        raise Unavailable(error.message) from None
