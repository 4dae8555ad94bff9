"""Verify: every stored game and record is replayed and compared with what was stored."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from sqlalchemy import select

from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game
from trailboss.core.message import Message
from trailboss.core.record import verify as verify_record
from trailboss.games import GAMES
from trailboss.server.figures import game_by
from trailboss.server.problems import Problem
from trailboss.server.replays.check import checked_record, digest, games_for
from trailboss.server.settings import BadSettings, Settings
from trailboss.server.store.database import Database
from trailboss.server.store.log import Log, deal_from, entries, figures_of, playable
from trailboss.server.store.records import Records
from trailboss.server.store.schema import SNAPSHOT, TABLE
from trailboss.server.store.uploads import Uploads
from trailboss.server.tables import snapshot
from trailboss.server.tables.fold import fold
from trailboss.server.tables.table import OVER, Chair, Table

Report = dict[str, Any]


class Bad(TrailbossError):
    """A stored table that is not what its log says."""


def verify_all(settings: Settings) -> Report:
    """Replay everything; the report."""
    if not settings.db and not (settings.data / "tables.sqlite").is_file():
        raise BadSettings(
            "error-no-tables", "there are no tables in {folder}", folder=str(settings.data)
        )
    return asyncio.run(report_on(settings))


async def report_on(settings: Settings) -> Report:
    database = Database(settings)
    log = Log(database)
    report: Report = {"tables": 0, "moves": 0, "finished": 0, "records": 0, "bad": []}
    try:
        for table in await log.all_ids():
            report["tables"] += 1
            await one(database, table, report)
        for name in await Records(database).all_names():
            report["records"] += 1
            await brought(database, name, report)
    finally:
        await database.close()
    return report


async def one(database: Database, table: str, report: Report) -> None:
    """Replay one table and add it to the report."""
    async with database.read() as connection:
        row = (await connection.execute(select(TABLE).where(TABLE.c.id == table))).one()
        kept = select(SNAPSHOT).where(SNAPSHOT.c.table_id == table)
        snap = (await connection.execute(kept)).first()
        log = await entries(connection, table, 0)
        figures = await figures_of(connection, row)
    try:
        deal = playable(deal_from(row, figures))
        t = Table(deal, [Chair(**chair) for chair in json.loads(row.chairs)])
        for e in log:
            if fold(t, e) != e:
                raise Bad(
                    "error-stored-entry",
                    "entry {entry} leads elsewhere than when it was written",
                    entry=e.seq,
                )
            if snap is not None and e.seq == snap.seq:
                compare(t, json.loads(snap.doc))
        if (t.seq, t.status) != (row.seq, row.status):
            raise Bad("error-stored-log", "the log and the table do not agree")
        if t.status == OVER and t.state is not None:
            report["finished"] += 1
            verify_record(t.record().text(t.state), {**GAMES, row.game: newest(t)})
        report["moves"] += len(t.moves)
    except Exception as error:
        report["bad"].append({"table": table, "game": row.game, "why": told(error)})


async def brought(database: Database, name: str, report: Report) -> None:
    """A record that somebody brought is what it was then, and still holds."""
    text = await Records(database).get(name)
    try:
        if digest(text) != name:
            raise Bad("error-stored-record", "the record is not the one that was brought")
        checked_record(text, await games_for(text, Uploads(database)))
    except (Bad, Problem) as error:
        report["bad"].append({"record": name, "why": error.message})


def told(error: Exception) -> Message:
    """What went wrong with a stored table, whatever it was."""
    if isinstance(error, Problem | TrailbossError):
        return error.message
    return Message("", "{text}", text=str(error) or type(error).__name__)


def newest(t: Table) -> Game:
    """The game of a table by the newest rules, with its figures."""
    return game_by(t.deal.game, t.deal.figures)


def compare(t: Table, doc: dict[str, Any]) -> None:
    """A snapshot is what the log leads to."""
    if json.loads(json.dumps(snapshot.to_doc(t))) != doc:
        raise Bad(
            "error-stored-snapshot",
            "the snapshot at entry {entry} is not what the log leads to",
            entry=t.seq,
        )
