"""The driver: sees that bots act wherever they are asked.

Whoever writes an entry after which a bot is asked has the lease of that table and goes on. A sweep
finds tables whose lease has run out, because a process died. Two drivers at one table do no harm:
the key of the log lets one action through.
"""

from __future__ import annotations

import asyncio
import hashlib
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, ParamSpec, TypeVar

from trailboss.server.bots.worker import DEAF, Task, born, get_ready, think
from trailboss.server.logs import trouble
from trailboss.server.problems import Problem
from trailboss.server.service import Decision, Service, now_ms
from trailboss.server.store.lists import Lists
from trailboss.server.tables.act import act
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import Table

P = ParamSpec("P")
R = TypeVar("R")
SWEEP: Final = 2.0
AT_ONCE: Final = 50
REST: Final = 1.0
"""After trouble, wait so many seconds."""


class Driver:
    """Moves the bots of the tables that this process has leased."""

    def __init__(self, service: Service, lists: Lists, workers: int) -> None:
        self.service = service
        self.lists = lists
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.running: dict[str, asyncio.Task[None]] = {}
        self.failed: set[str] = set()
        """Tables whose bot has failed: only the sweep tries again."""
        self.stopped = False
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.workers:
            self.service.listeners.append(self.heard)
            for _ in range(self.workers):
                self.submit(born)
            self.sweeper = asyncio.create_task(self.sweep())

    async def stop(self) -> None:
        """No new actions; those being thought about are thrown away."""
        self.stopped = True
        tasks = [*self.running.values(), *([self.sweeper] if self.sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    def heard(self, before: Table | None, after: Table, e: Entry) -> None:
        if after.robots():
            self.wake(after.deal.id)

    def wake(self, table: str) -> None:
        """Let the bots of a table act until a person is asked."""
        if table not in self.running:
            task = asyncio.create_task(self.drive(table))
            self.running[table] = task
            task.add_done_callback(lambda _: self.rested(table))

    def rested(self, table: str) -> None:
        """Nothing more to do, unless a bot was asked just now."""
        self.running.pop(table, None)
        t = self.service.tables.get(table)
        if t is not None and t.robots() and table not in self.failed and not self.stopped:
            self.wake(table)

    async def drive(self, table: str) -> None:
        while True:
            t = await self.service.get(table)
            robots = t.robots()
            if not robots:
                return
            try:
                await self.move(t, robots[0])
            except Problem:
                await self.service.latest(table)
            except BrokenProcessPool:
                if self.stopped:
                    return
                self.pool = None
                trouble("a bot's process died")
                await asyncio.sleep(REST)
            except Exception:
                trouble("a bot failed", game=t.deal.game, bot=t.chairs[robots[0]].robot)
                self.failed.add(table)
                return

    async def move(self, t: Table, seat: int) -> None:
        """One action of one bot."""
        began = time.perf_counter()
        text = await self.choose(t, seat)
        self.service.metrics.thinking.observe(time.perf_counter() - began)

        def decide(now: Table) -> Decision:
            if now.seq != t.seq:
                raise Stale("the table has changed")
            return act(now, seat, text, "", None, now_ms())

        await self.service.change(t.deal.id, decide)
        self.service.metrics.bot_moves.inc()

    async def choose(self, t: Table, seat: int) -> str:
        """Ask a worker, unless there is nothing to choose."""
        assert t.state is not None, "bots are asked in a running game"
        legal = t.state.legal(seat) + t.state.free(seat)
        if len(legal) == 1:
            return legal[0].text
        deal = t.deal
        task = Task(
            table=deal.id,
            game=deal.game,
            seats=len(t.chairs),
            seed=deal.seed,
            options=deal.options,
            moves=[(move.seat, move.text) for move in t.moves],
            seat=seat,
            bot=t.chairs[seat].robot,
            luck=luck(t, seat),
        )
        return await asyncio.wrap_future(self.submit(think, task))

    def submit(self, work: Callable[P, R], *args: P.args, **named: P.kwargs) -> Future[R]:
        """Give work to a process, which may be born for it: deaf to signals meant for all."""
        pool = self.executor()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, DEAF)
        try:
            return pool.submit(work, *args, **named)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def executor(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, mp_context=get_context("spawn"), initializer=get_ready
            )
        return self.pool

    async def sweep(self) -> None:
        """Take over tables whose driver is gone."""
        while True:
            try:
                now = now_ms()
                for table in await self.lists.idle_robots(now, AT_ONCE):
                    who, until = self.service.lease()
                    if await self.lists.lease(table, who, now, until):
                        await self.service.latest(table)
                        self.failed.discard(table)
                        self.wake(table)
            except Problem:
                pass
            except Exception:
                trouble("the sweep for bots failed")
            await asyncio.sleep(SWEEP)


class Stale(Problem):
    """A bot has thought about a position that is no longer there."""


def luck(t: Table, seat: int) -> int:
    """The seed of a bot's choice: secret, and the same if the choice is made again."""
    mark = f"{t.deal.salt} {seat} {len(t.moves)}".encode()
    return int.from_bytes(hashlib.blake2b(mark, digest_size=6).digest(), "big")
