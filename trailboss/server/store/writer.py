"""The writer of SQLite: one thread, and one commit for all that waits.

A commit costs much more than the rows in it, so entries of different tables share one. Each of
them stands or falls alone: a conflict undoes only its own rows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable, event
from sqlalchemy.exc import SQLAlchemyError

Statement = tuple[Executable, Any]
"""What to execute, and its rows or values (None: it has them already)."""
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
