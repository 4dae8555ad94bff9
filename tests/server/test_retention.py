"""Retention: idle tables go, finished games stay, and nobody loses a table that is played."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest
from sqlalchemy import func, select

from tests.server.running import PATIENCE, Person, awaited, running
from trailboss.server.parts import ServerParts
from trailboss.server.problems import NotFound
from trailboss.server.retention import AT_ONCE, DAY, Retention
from trailboss.server.settings import Settings
from trailboss.server.store.schema import ENTRY, TABLE
from trailboss.server.tables import create, entry, people
from trailboss.server.tables.act import act
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import HOTSEAT, OVER, PLAYING, Chair, ClockRule, Table

ADA = "ada"


async def seated(server: ServerParts, game: str = "pioneer") -> Table:
    """A table for one at one screen that has started at time 1."""
    chairs = [Chair(HOTSEAT, "Ada", identity=ADA)]
    t = create.table(game, {}, chairs, ADA, public=False, clock=ClockRule(), now=1)
    opened = Entry(1, entry.OPEN, by=ADA, at=1)
    return await server.service.create(
        t, [lambda _: (opened, None), lambda t: (people.begin(t, 1), None)]
    )


async def stepped(server: ServerParts, table: str, now: int) -> Table:
    """One move."""

    def first(t: Table) -> tuple[Entry, object]:
        assert t.state is not None
        return act(t, 0, t.state.legal(0)[0].text, ADA, None, now)

    return (await server.service.change(table, first))[0]  # type: ignore[arg-type]


async def counted(server: ServerParts) -> tuple[int, int]:
    """The tables and the entries that are stored."""
    async with server.database.read() as connection:
        tables = (await connection.execute(select(func.count()).select_from(TABLE))).scalar()
        entries = (await connection.execute(select(func.count()).select_from(ENTRY))).scalar()
    return int(tables or 0), int(entries or 0)


@pytest.fixture
def server(tmp_path: Path) -> ServerParts:
    return ServerParts(Settings(data=tmp_path, workers=0, keep_idle=30))


def test_idle_tables_go_and_finished_ones_stay(server: ServerParts) -> None:
    """Thirty days after its last entry a table is gone with all that was kept of it."""

    async def told() -> None:
        await server.database.migrate()
        try:
            idle, played, over = [(await seated(server)).deal.id for _ in range(3)]
            while (t := await stepped(server, over, 2)).status != OVER:
                pass
            await stepped(server, played, 29 * DAY)
            assert await server.retention.clear(30 * DAY) == 0
            assert await server.retention.clear(31 * DAY) == 1
            with pytest.raises(NotFound):
                await server.service.latest(idle)
            assert (await server.service.latest(played)).status == PLAYING
            assert (await server.service.latest(over)).record().moves == t.record().moves
            assert (await counted(server))[0] == 2
        finally:
            await server.database.close()

    awaited(told())


def test_a_table_that_was_gone_on_with_stays(server: ServerParts) -> None:
    """Also when the move came after the list of idle tables was made."""

    async def told() -> None:
        await server.database.migrate()
        try:
            table = (await seated(server)).deal.id
            assert await server.lists.idle(DAY, 10) == [table]
            await stepped(server, table, 2 * DAY)
            assert not await server.service.expire(table, DAY)
            assert len((await server.service.latest(table)).moves) == 1
        finally:
            await server.database.close()

    awaited(told())


def test_another_process_learns_that_a_table_is_gone(server: ServerParts, tmp_path: Path) -> None:
    """Whoever still has it at hand can neither look at it nor act, and leaves nothing behind."""

    async def told() -> None:
        await server.database.migrate()
        other = ServerParts(Settings(data=tmp_path, workers=0))
        try:
            table = (await seated(server)).deal.id
            await other.service.get(table)
            assert await server.retention.clear(31 * DAY) == 1
            with pytest.raises(NotFound):
                await stepped(other, table, 32 * DAY)
            with pytest.raises(NotFound):
                await other.service.latest(table)
            assert await counted(server) == (0, 0)
        finally:
            await other.database.close()
            await server.database.close()

    awaited(told())


def test_a_server_clears_away_what_it_was_told_to(tmp_path: Path) -> None:
    """At its start; and nothing unless it was told."""
    with running(tmp_path) as server, Person(server.url, "Ada") as ada:
        table = ada.table("pioneer", "hotseat", start=True)["id"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        connection.execute("UPDATE game_table SET updated = 1")
    with running(tmp_path, "--keep-idle", "1") as server, ada.at(server.url) as back:
        end = time.monotonic() + PATIENCE
        while back.http.get(f"/api/tables/{table}").status_code != 404:
            assert time.monotonic() < end, "the table stays"
            time.sleep(0.1)
    never = Retention(Mock(), Mock(), 0)
    never.start()
    assert never.task is None


def test_very_many_go_in_several_rounds(server: ServerParts) -> None:
    """More than are looked up at once."""

    async def told() -> None:
        await server.database.migrate()
        try:
            for _ in range(AT_ONCE + 3):
                await seated(server)
            assert await server.retention.clear(31 * DAY) == AT_ONCE + 3
            assert await counted(server) == (0, 0)
        finally:
            await server.database.close()

    awaited(told())
