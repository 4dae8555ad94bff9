"""The writer of SQLite: shared commits, in which each stands or falls alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tests.server.running import awaited
from trailboss.server.settings import Settings
from trailboss.server.store.database import Database
from trailboss.server.store.schema import SETTING
from trailboss.server.store.writer import Statement

NEW = insert(SETTING)
CHANGE = update(SETTING).where(SETTING.c.name == bindparam("this")).values(value=bindparam("new"))


def row(name: str, value: str = "") -> Statement:
    return (NEW, {"name": name, "value": value})


async def outcomes(
    folder: Path, jobs: Sequence[Sequence[Statement]]
) -> tuple[list[BaseException | None], dict[str, str]]:
    """What becomes of jobs that are asked for in the same moment, and what is stored then."""
    database = Database(Settings(data=folder))
    try:
        await database.migrate()
        writes = [database.write_all(job) for job in jobs]
        done = await asyncio.gather(*writes, return_exceptions=True)
        async with database.read() as connection:
            rows = await connection.execute(select(SETTING))
            return list(done), {found.name: found.value for found in rows}
    finally:
        await database.close()


def test_all_that_waits_is_written(tmp_path: Path) -> None:
    """Several statements and rows together, in their order."""
    many = (NEW, [{"name": f"n{i}", "value": "x"} for i in range(3)])
    change: Statement = (CHANGE, {"this": "n1", "new": "y"})
    done, stored = awaited(outcomes(tmp_path, [[many, change], [row("a", "1")]]))
    assert done == [None, None]
    assert stored == {"n0": "x", "n1": "y", "n2": "x", "a": "1"}


def test_a_conflict_undoes_only_its_own_rows(tmp_path: Path) -> None:
    """The others of the same commit are written, also those after it."""
    jobs = [[row("a")], [row("b"), row("a")], [row("c")], [row("d"), row("d")]]
    done, stored = awaited(outcomes(tmp_path, jobs))
    assert [type(error) for error in done] == [
        type(None),
        IntegrityError,
        type(None),
        IntegrityError,
    ]
    assert set(stored) == {"a", "c"}


def test_what_cannot_be_written_is_an_error_and_not_a_silence(tmp_path: Path) -> None:
    """A missing value is the problem of whoever forgot it."""
    done, stored = awaited(outcomes(tmp_path, [[(NEW, {"name": "a"})], [row("b")]]))
    assert isinstance(done[0], SQLAlchemyError)
    assert (done[1], set(stored)) == (None, {"b"})


def test_what_the_driver_cannot_write_fails_alone_and_writing_goes_on(tmp_path: Path) -> None:
    """Neither a library's error nor the database's: whoever asked hears of it all the same."""
    odd = row("b", "\ud800")
    done, stored = awaited(outcomes(tmp_path, [[row("a")], [odd], [row("c")]]))
    assert isinstance(done[1], UnicodeEncodeError)
    assert (done[0], done[2], set(stored)) == (None, None, {"a", "c"})


def test_a_writer_without_its_thread_says_so(tmp_path: Path) -> None:
    """Nobody waits for ever, whatever happens to the work."""

    async def written() -> None:
        database = Database(Settings(data=tmp_path))
        await database.migrate()
        await database.write_all([row("b")])
        await asyncio.to_thread(database.writer.close)
        try:
            async with asyncio.timeout(10):
                await database.write_all([row("a")])
        finally:
            await database.close()

    with pytest.raises(RuntimeError):
        awaited(written())


@pytest.mark.parametrize("fsync", [False, True])
def test_a_commit_waits_for_the_disk_if_asked_to(tmp_path: Path, fsync: bool) -> None:
    """With --fsync every connection that writes is told so."""

    async def synchronous() -> int:
        database = Database(Settings(data=tmp_path, fsync=fsync))
        try:
            await database.migrate()
            await database.write_all([row("a")])
            assert database.writer.driver is not None
            cursor = database.writer.driver.cursor()
            return int(cursor.execute("PRAGMA synchronous").fetchone()[0])
        finally:
            await database.close()

    assert awaited(synchronous()) == (2 if fsync else 1)


def test_the_log_of_sqlite_does_not_grow(tmp_path: Path) -> None:
    """What is in the file need not stay in the log, which begins anew."""

    async def sizes() -> list[int]:
        database = Database(Settings(data=tmp_path))
        await database.migrate()
        assert database.keeper is not None
        found = []
        for number in range(6):
            await database.write_all([row(f"n{number}{i}", "x" * 50_000) for i in range(20)])
            found.append((tmp_path / "tables.sqlite-wal").stat().st_size)
            await database.keeper.empty()
            assert database.keeper.moved(), "nothing is left"
        await database.close()
        return found

    found = awaited(sizes())
    assert max(found) == found[0] > 20 * 50_000
    assert (tmp_path / "tables.sqlite").stat().st_size > 6 * 20 * 50_000


def test_what_is_written_meanwhile_is_moved_before_the_next_commit(tmp_path: Path) -> None:
    """Nobody writes then, and nobody waits if there is nothing."""

    async def held(moved: list[bool]) -> list[bool]:
        database = Database(Settings(data=tmp_path))
        keeper, locked = database.keeper, []
        assert keeper is not None

        def move() -> bool:
            locked.append(database.gate.locked())
            return moved.pop(0)

        keeper.moved = move  # type: ignore[method-assign]
        await keeper.empty()
        await database.close()
        return locked

    assert awaited(held([True])) == [False]
    assert awaited(held([False, True])) == [False, True]
