"""Retention: idle tables go, finished games stay, and nobody loses a table that is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import func, select

from tests.server.running import awaited
from trailboss.server.hub import Hub
from trailboss.server.problems import NotFound
from trailboss.server.retention import AT_ONCE, DAY
from trailboss.server.settings import Settings
from trailboss.server.store.schema import ENTRY, TABLE
from trailboss.server.tables import create, entry, people
from trailboss.server.tables.act import act
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import HOTSEAT, OVER, PLAYING, Chair, ClockRule, Table

ADA = "ada"


async def seated(hub: Hub, game: str = "pioneer") -> Table:
    """A table for one at one screen that has started at time 1."""
    chairs = [Chair(HOTSEAT, "Ada", identity=ADA)]
    t = create.table(game, {}, chairs, ADA, public=False, clock=ClockRule(), now=1)
    opened = Entry(1, entry.OPEN, by=ADA, at=1)
    return await hub.service.create(
        t, [lambda _: (opened, None), lambda t: (people.begin(t, 1), None)]
    )


async def stepped(hub: Hub, table: str, now: int) -> Table:
    """One move."""

    def first(t: Table) -> tuple[Entry, object]:
        assert t.state is not None
        return act(t, 0, t.state.legal(0)[0].text, ADA, None, now)

    return (await hub.service.change(table, first))[0]  # type: ignore[arg-type]


async def counted(hub: Hub) -> tuple[int, int]:
    """The tables and the entries that are stored."""
    async with hub.database.read() as connection:
        tables = (await connection.execute(select(func.count()).select_from(TABLE))).scalar()
        entries = (await connection.execute(select(func.count()).select_from(ENTRY))).scalar()
    return int(tables or 0), int(entries or 0)


@pytest.fixture
def hub(tmp_path: Path) -> Hub:
    return Hub(Settings(data=tmp_path, workers=0, keep_idle=30))


def test_idle_tables_go_and_finished_ones_stay(hub: Hub) -> None:
    """Thirty days after its last entry a table is gone with all that was kept of it."""

    async def told() -> None:
        await hub.database.migrate()
        try:
            idle, played, over = [(await seated(hub)).deal.id for _ in range(3)]
            while (t := await stepped(hub, over, 2)).status != OVER:
                pass
            await stepped(hub, played, 29 * DAY)
            assert await hub.retention.clear(30 * DAY) == 0
            assert await hub.retention.clear(31 * DAY) == 1
            with pytest.raises(NotFound):
                await hub.service.latest(idle)
            assert (await hub.service.latest(played)).status == PLAYING
            assert (await hub.service.latest(over)).record().moves == t.record().moves
            assert (await counted(hub))[0] == 2
        finally:
            await hub.database.close()

    awaited(told())


def test_a_table_that_was_gone_on_with_stays(hub: Hub) -> None:
    """Also when the move came after the list of idle tables was made."""

    async def told() -> None:
        await hub.database.migrate()
        try:
            table = (await seated(hub)).deal.id
            assert await hub.lists.idle(DAY, 10) == [table]
            await stepped(hub, table, 2 * DAY)
            assert not await hub.service.expire(table, DAY)
            assert len((await hub.service.latest(table)).moves) == 1
        finally:
            await hub.database.close()

    awaited(told())


def test_another_process_learns_that_a_table_is_gone(hub: Hub, tmp_path: Path) -> None:
    """Whoever still has it at hand can neither look at it nor act, and leaves nothing behind."""

    async def told() -> None:
        await hub.database.migrate()
        other = Hub(Settings(data=tmp_path, workers=0))
        try:
            table = (await seated(hub)).deal.id
            await other.service.get(table)
            assert await hub.retention.clear(31 * DAY) == 1
            with pytest.raises(NotFound):
                await stepped(other, table, 32 * DAY)
            with pytest.raises(NotFound):
                await other.service.latest(table)
            assert await counted(hub) == (0, 0)
        finally:
            await other.database.close()
            await hub.database.close()

    awaited(told())


def test_very_many_go_in_several_rounds(hub: Hub) -> None:
    """More than are looked up at once."""

    async def told() -> None:
        await hub.database.migrate()
        try:
            for _ in range(AT_ONCE + 3):
                await seated(hub)
            assert await hub.retention.clear(31 * DAY) == AT_ONCE + 3
            assert await counted(hub) == (0, 0)
        finally:
            await hub.database.close()

    awaited(told())
