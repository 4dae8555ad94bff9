"""The writer of SQLite: one thread, and one commit for all that waits.

A commit costs much more than the rows in it, so entries of different tables share one. Each of
them stands or falls alone: after a conflict all are tried again, each between savepoints.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Connection, Engine, PoolProxiedConnection, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.dml import UpdateBase

Row = Mapping[str, Any]
Statement = tuple[UpdateBase, Row | Sequence[Row]]
"""What to execute, made once and used for ever, and the values or rows for it."""
Job = tuple[Sequence[Statement], "asyncio.Future[None]"]

MOST: Final = 200


class Writer:
    """Writes what many coroutines ask for, in the order in which they ask."""

    def __init__(self, engine: Engine, gate: asyncio.Lock) -> None:
        self.engine = engine
        self.gate = gate
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.jobs: list[Job] = []
        self.task: asyncio.Task[None] | None = None
        self.driver: PoolProxiedConnection | None = None
        self.words: dict[tuple[UpdateBase, tuple[str, ...]], tuple[str, Sequence[str]]] = {}
        """By statement and names of values: its SQL, and the names in its order."""
        event.listen(engine, "connect", by_hand)
        event.listen(engine, "begin", at_once)

    async def write(self, statements: Sequence[Statement]) -> None:
        """Write these rows together; returns when they are safe."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.append((statements, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())
        await done

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while self.jobs:
            batch, self.jobs = self.jobs[:MOST], self.jobs[MOST:]
            async with self.gate:
                outcomes = await loop.run_in_executor(self.thread, self.commit, batch)
            for (_, done), error in zip(batch, outcomes, strict=True):
                if done.done():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)

    def commit(self, batch: Sequence[Job]) -> list[SQLAlchemyError | None]:
        """One transaction; the outcome of each job."""
        try:
            self.all_at_once(batch)
        except (sqlite3.Error, SQLAlchemyError):
            return self.one_by_one(batch)
        return [None] * len(batch)

    def all_at_once(self, batch: Sequence[Job]) -> None:
        """The usual case, on the shortest way: nobody is in conflict."""
        if self.driver is None:
            self.driver = self.engine.raw_connection()
        cursor = self.driver.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            for statements, _ in batch:
                for statement, values in statements:
                    self.execute(cursor, statement, values)
            cursor.execute("COMMIT")
        except BaseException:
            self.driver.rollback()
            raise
        finally:
            cursor.close()

    def execute(self, cursor: Any, statement: UpdateBase, values: Row | Sequence[Row]) -> None:
        """What SQLAlchemy would do, with the SQL that it made the first time."""
        rows = [values] if isinstance(values, Mapping) else values
        key = (statement, tuple(rows[0]))
        if key not in self.words:
            compiled = statement.compile(self.engine, column_keys=list(rows[0]))
            self.words[key] = (str(compiled), compiled.positiontup or ())
        sql, names = self.words[key]
        cursor.executemany(sql, [[row[name] for name in names] for row in rows])

    def one_by_one(self, batch: Sequence[Job]) -> list[SQLAlchemyError | None]:
        """Still one transaction, but a conflict undoes only its own rows."""
        outcomes: list[SQLAlchemyError | None] = []
        try:
            with self.engine.begin() as connection:
                for statements, _ in batch:
                    outcomes.append(attempt(connection, statements))
        except SQLAlchemyError as error:
            return [error] * len(batch)
        return outcomes

    def close(self) -> None:
        self.thread.shutdown(wait=True)
        if self.driver is not None:
            self.driver.close()
        self.engine.dispose()


def attempt(connection: Connection, statements: Sequence[Statement]) -> SQLAlchemyError | None:
    """All rows of one job or none."""
    try:
        with connection.begin_nested():
            for statement, values in statements:
                connection.execute(statement, values)
    except SQLAlchemyError as error:
        return error
    return None


def by_hand(connection: Any, record: object) -> None:
    """The driver begins no transactions by itself."""
    connection.isolation_level = None


def at_once(connection: Connection) -> None:
    """Ask for the lock at the beginning, not in the middle."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
