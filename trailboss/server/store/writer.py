"""The writer: one thread with one connection, and one commit for all that waits.

A commit costs much more than the rows in it, so entries of different tables share one. Each of
them stands or falls alone: after a conflict all are tried again, each between savepoints.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine, PoolProxiedConnection, event
from sqlalchemy.sql.dml import UpdateBase

from trailboss.server.tasks import Background

Row = Mapping[str, Any]
Statement = tuple[UpdateBase, Row | Sequence[Row]]
"""What to execute, made once and used for ever, and the values or rows for it."""
Job = tuple[Sequence[Statement], "asyncio.Future[None]"]
Outcomes = list[Exception | None]
Order = tuple[Sequence[Job], asyncio.AbstractEventLoop, "asyncio.Future[Outcomes]"]
"""What the thread is to write, and who waits for it."""

MOST: Final = 200


class Writer(Background):
    """Writes what many coroutines ask for, in the order in which they ask."""

    def __init__(self, engine: Engine, gate: asyncio.Lock) -> None:
        self.engine = engine
        self.sqlite = engine.dialect.name == "sqlite"
        self.gate = gate
        self.orders: SimpleQueue[Order | None] = SimpleQueue()
        self.thread = Thread(target=self.work, name="writer", daemon=True)
        self.jobs: list[Job] = []
        self.driver: PoolProxiedConnection | None = None
        self.words: dict[tuple[UpdateBase, tuple[str, ...]], tuple[str, list[str] | None]] = {}
        """By statement and names of values: its SQL, and the names in its order if it has one."""
        if self.sqlite:
            event.listen(engine, "connect", by_hand)
            event.listen(engine, "begin", at_once)

    async def write(self, statements: Sequence[Statement]) -> None:
        """Write these rows together; returns when they are safe."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.append((statements, done))
        self.wake()
        await done

    async def run(self) -> None:
        while self.jobs:
            batch, self.jobs = self.jobs[:MOST], self.jobs[MOST:]
            try:
                async with self.gate:
                    outcomes = await self.ordered(batch)
            except Exception as error:
                outcomes = [error] * len(batch)
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)

    async def ordered(self, batch: Sequence[Job]) -> Outcomes:
        """Let the thread write; it is started with the first order."""
        loop = asyncio.get_running_loop()
        if not self.thread.is_alive():
            self.thread.start()
        written: asyncio.Future[Outcomes] = loop.create_future()
        self.orders.put((batch, loop, written))
        return await written

    def work(self) -> None:
        """What the thread does. An executor would make two futures more for each commit."""
        while (order := self.orders.get()) is not None:
            batch, loop, written = order
            outcomes = self.commit(batch)
            with suppress(RuntimeError):  # The loop has ended, and nobody waits.
                loop.call_soon_threadsafe(settle, written, outcomes)

    def commit(self, batch: Sequence[Job]) -> Outcomes:
        """One transaction; the outcome of each job."""
        try:
            self.all_at_once(batch)
        except Exception:  # Also a value that the driver cannot write: only its own job fails.
            return self.one_by_one(batch)
        return [None] * len(batch)

    def all_at_once(self, batch: Sequence[Job]) -> None:
        """The usual case, on the shortest way: nobody is in conflict."""
        if self.driver is None:
            self.driver = self.engine.raw_connection()
        try:
            cursor = self.driver.cursor()
            if self.sqlite:
                cursor.execute("BEGIN IMMEDIATE")
            for statement, rows in gathered(batch):
                self.execute(cursor, statement, rows)
            cursor.close()
            self.driver.commit()
        except BaseException:
            self.give_up()
            raise

    def give_up(self) -> None:
        """Undo what was begun; a connection that was lost is replaced."""
        driver, self.driver = self.driver, None
        if driver is not None:
            with suppress(self.engine.dialect.loaded_dbapi.Error):
                driver.rollback()
            driver.invalidate() if not self.sqlite else driver.close()

    def execute(self, cursor: Any, statement: UpdateBase, rows: Sequence[Row]) -> None:
        """What SQLAlchemy would do, with the SQL that it made the first time."""
        key = (statement, tuple(rows[0]))
        if key not in self.words:
            compiled = statement.compile(self.engine, column_keys=list(rows[0]))
            self.words[key] = (str(compiled), compiled.positiontup)
        sql, names = self.words[key]
        given = rows if names is None else [[row[name] for name in names] for row in rows]
        cursor.executemany(sql, given)

    def one_by_one(self, batch: Sequence[Job]) -> Outcomes:
        """Still one transaction, but a conflict undoes only its own rows."""
        outcomes: Outcomes = []
        try:
            with self.engine.begin() as connection:
                for statements, _ in batch:
                    outcomes.append(attempt(connection, statements))
        except Exception as error:
            return [error] * len(batch)
        return outcomes

    def close(self) -> None:
        if self.thread.is_alive():
            self.orders.put(None)
            self.thread.join()
        if self.driver is not None:
            self.driver.close()
        self.engine.dispose()


def settle(written: asyncio.Future[Outcomes], outcomes: Outcomes) -> None:
    """Say what came of it, if anybody still waits."""
    if not written.done():
        written.set_result(outcomes)


def gathered(batch: Sequence[Job]) -> list[tuple[UpdateBase, list[Row]]]:
    """The rows of all jobs by statement, as far as their order does not matter.

    Jobs are of different tables. Each table's rows stay in order, for its statements are
    gathered in the order of its job; rows of the same statement go to the database together.
    """
    groups: dict[tuple[int, UpdateBase, tuple[str, ...]], list[Row]] = {}
    for statements, _ in batch:
        for place, (statement, values) in enumerate(statements):
            rows = [values] if isinstance(values, Mapping) else values
            groups.setdefault((place, statement, tuple(rows[0])), []).extend(rows)
    for (_, _, names), found in groups.items():
        if "this" in names:
            found.sort(key=lambda row: str(row["this"]))  # So processes never wait in a circle.
    ordered = sorted(groups.items(), key=lambda group: group[0][0])
    return [(statement, rows) for (_, statement, _), rows in ordered]


def attempt(connection: Connection, statements: Sequence[Statement]) -> Exception | None:
    """All rows of one job or none."""
    try:
        with connection.begin_nested():
            for statement, values in statements:
                connection.execute(statement, values)
    except Exception as error:
        return error
    return None


def by_hand(connection: Any, record: object) -> None:
    """The driver begins no transactions by itself."""
    connection.isolation_level = None


def at_once(connection: Connection) -> None:
    """Ask for the lock at the beginning, not in the middle."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
