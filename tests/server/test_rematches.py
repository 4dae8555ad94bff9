"""Rematches: whoever asks finds the one next table, and none is left over, whatever fails."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError

from tests.server.running import Person, awaited, play_out, running
from trailboss.server.parts import ServerParts
from trailboss.server.service import Decide, begun
from trailboss.server.settings import Settings
from trailboss.server.store.schema import TABLE
from trailboss.server.tables import create, entry, people
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.rematch import next_table
from trailboss.server.tables.table import HOTSEAT, OVER, Chair, ClockRule, Table

pytestmark = pytest.mark.pure

ADA = "ada"


def new_table(previous: str = "") -> Table:
    """A table for one at one screen."""
    chairs = [Chair(HOTSEAT, "Ada", identity=ADA)]
    rule = ClockRule()
    return create.table(
        "pioneer", {}, chairs, ADA, public=False, clock=rule, now=1, previous=previous
    )


def opened(t: Table) -> tuple[Entry, None]:
    return Entry(t.seq + 1, entry.OPEN, by=ADA, at=1), None


def named(made: Table) -> Any:
    """The entry by which a table names the next one."""
    data = {"table": made.deal.id}
    return lambda t: (Entry(t.seq + 1, entry.REMATCH, 0, by=ADA, at=2, data=data), None)


def test_every_table_has_a_key_of_its_own() -> None:
    """So long that nobody can try them all, also the table of a rematch."""
    t = new_table()
    t.status = OVER
    keys = {t.deal.seed, next_table(t, ADA, 2).deal.seed}
    assert len(keys) == 2 and all(key >> 64 for key in keys)


async def stored(server: ServerParts) -> int:
    async with server.database.read() as connection:
        count = select(func.count()).select_from(TABLE)
        return int((await connection.execute(count)).scalar() or 0)


def test_two_who_ask_at_once_meet(tmp_path: Path, storage: list[str]) -> None:
    """At two processes: one table is made, and none is left over."""
    with ExitStack() as stack:
        one, two = (stack.enter_context(running(tmp_path, *storage)) for _ in range(2))
        ada = stack.enter_context(Person(one.url, "Ada"))
        bob = stack.enter_context(Person(two.url, "Bob"))
        table = ada.table("pioneer", "human", "human", public=True)["id"]
        bob.post(f"/api/tables/{table}/join", seat=1)
        ada.post(f"/api/tables/{table}/start")
        play_out({0: ada, 1: bob}, table)
        with ThreadPoolExecutor(2) as both:
            asked = both.map(
                lambda who: who.post(f"/api/tables/{table}/rematch")["table"], [ada, bob]
            )
            assert len(set(asked)) == 1
        mine = ada.get("/api/tables", list="mine")["tables"]
        theirs = bob.get("/api/tables", list="mine")["tables"]
        assert {row["id"] for row in mine + theirs} == {table, *ada_and(ada, table)}


def ada_and(ada: Person, table: str) -> set[str]:
    """The table that comes after another."""
    return {ada.get(f"/api/tables/{table}")["rematch"]}


def test_the_next_table_is_stored_with_its_name_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that fails leaves no table that nobody has heard of."""
    server = ServerParts(Settings(data=tmp_path, workers=0))

    async def told() -> None:
        await server.database.migrate()
        begin: list[Decide] = [opened, lambda t: (people.begin(t, 1), None)]
        table = (await server.service.create(new_table(), begin)).deal.id
        first = begun(new_table(table), [opened])
        write = server.database.write_all
        broken = OperationalError("no", {}, Exception("full"))

        async def fails(statements: Any) -> None:
            raise broken

        monkeypatch.setattr(server.database, "write_all", fails)
        with pytest.raises(OperationalError):
            await server.service.change(table, named(first.table), next_one=first)
        assert await stored(server) == 1
        monkeypatch.setattr(server.database, "write_all", write)
        t, _ = await server.service.change(table, named(first.table), next_one=first)
        assert t.rematch == first.table.deal.id
        assert (await server.log.load(t.rematch)).deal.previous == table
        late = begun(new_table(table), [opened])
        await server.service.change(table, named(first.table), next_one=late)
        assert await stored(server) == 2
        await server.database.close()

    awaited(told())
