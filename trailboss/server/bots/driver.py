"""The driver: sees that bots act wherever they are asked.

Whoever writes an entry after which a bot is asked has the lease of that table and goes on. A sweep
finds tables whose lease was given back or has run out, because a process ended or died; one that is
started again in the same place goes on at once. Two drivers at one table do no harm: the key of the
log lets one action through.

Each worker is a process of its own, and a table always goes to the same one, which knows its game
and its bots and is told what is new.
"""

from __future__ import annotations

import asyncio
import hashlib
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import get_context
from typing import Final, ParamSpec, TypeVar
from zlib import crc32

from trailboss.bots.base import forced
from trailboss.server.bots import offered
from trailboss.server.bots.worker import DEAF, UNKNOWN, Task, get_ready, think_aloud, warm_up
from trailboss.server.logs import trouble
from trailboss.server.problems import Problem
from trailboss.server.service import Decision, Service, now_ms
from trailboss.server.store.lists import Lists
from trailboss.server.tables.act import act
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import Table
from trailboss.server.tasks import end

P = ParamSpec("P")
R = TypeVar("R")
SWEEP: Final = 2.0
AT_ONCE: Final = 50
KNOWN: Final = 1000
"""Tables of which it is remembered what their workers know."""
REST: Final = 1.0
"""Seconds to wait after an error."""


class Driver:
    """Moves the bots of the tables that this process has leased."""

    def __init__(self, service: Service, lists: Lists, workers: int) -> None:
        self.service = service
        self.lists = lists
        self.workers = workers
        self.pools: dict[int, ProcessPoolExecutor] = {}
        self.told: dict[str, tuple[int, int, int]] = {}
        """By table: how many moves its worker knows, and the number of the last one."""
        self.running: dict[str, asyncio.Task[None]] = {}
        self.failed: set[str] = set()
        """Tables whose bot has failed: only the sweep tries again."""
        self.stopped = False
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.workers:
            self.service.listeners.append(self.heard)
            for worker in range(self.workers):
                self.submit(worker, warm_up)
            self.sweeper = asyncio.create_task(self.sweep())

    async def stop(self) -> None:
        """No new actions; those being thought about are thrown away."""
        self.stopped = True
        await end([*self.running.values(), self.sweeper])
        for pool in self.pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        if self.workers:
            await self.release()

    async def release(self) -> None:
        """Give back the leases of this process."""
        try:
            await self.lists.release(self.service.place)
        except Exception:
            trouble("the leases of bots could not be given back")

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
                self.pools.pop(self.worker_of(table), None)
                trouble("a bot's process died")
                await asyncio.sleep(REST)
            except Exception:
                trouble("a bot failed", game=t.deal.game, bot=t.chairs[robots[0]].robot)
                self.failed.add(table)
                return

    async def move(self, t: Table, seat: int) -> None:
        """One action of one bot."""
        began = time.perf_counter()
        text, reason = await self.choose(t, seat)
        self.service.metrics.thinking.observe(time.perf_counter() - began)

        def decide(now: Table) -> Decision:
            if now.seq != t.seq:
                raise Stale("problem-moved-on", "the table has changed")
            made, after = act(now, seat, text, "", None, now_ms())
            return (replace(made, data={"reason": reason}) if reason else made), after

        await self.service.change(t.deal.id, decide)
        self.service.metrics.bot_moves.inc()

    async def choose(self, t: Table, seat: int) -> tuple[str, str]:
        """Ask a worker, unless there is nothing to choose; and what is said about it."""
        assert t.state is not None, "bots are asked in a running game"
        only = forced(t.state, seat)
        if only is not None:
            return only.text, ""
        if t.chairs[seat].robot not in offered(t.game):
            raise Absent(f"{t.chairs[seat].robot} plays here no more")
        worker = self.worker_of(t.deal.id)
        task = task_of(t, seat, self.known(t))
        found = await asyncio.wrap_future(self.submit(worker, think_aloud, task))
        if found[0] == UNKNOWN:
            task = task_of(t, seat, 0)
            found = await asyncio.wrap_future(self.submit(worker, think_aloud, task))
        self.remember(t)
        return found

    def worker_of(self, table: str) -> int:
        """The worker of a table: always the same one."""
        return crc32(table.encode()) % self.workers

    def known(self, t: Table) -> int:
        """How many of the moves the worker of a table has been told; none after a take-back."""
        count, seq, streams = self.told.get(t.deal.id, (0, 0, 0))
        same = 0 < count <= len(t.moves) and (t.moves[count - 1].seq, t.streams) == (seq, streams)
        return count if same else 0

    def remember(self, t: Table) -> None:
        """The worker of a table knows all its moves now."""
        self.told.pop(t.deal.id, None)
        if t.moves:
            self.told[t.deal.id] = (len(t.moves), t.moves[-1].seq, t.streams)
        while len(self.told) > KNOWN:
            del self.told[next(iter(self.told))]

    def submit(
        self, worker: int, work: Callable[P, R], *args: P.args, **named: P.kwargs
    ) -> Future[R]:
        """Give work to a process; started for it, it ignores signals sent to the whole group."""
        pool = self.executor(worker)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, DEAF)
        try:
            return pool.submit(work, *args, **named)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def executor(self, worker: int) -> ProcessPoolExecutor:
        if worker not in self.pools:
            self.pools[worker] = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=get_ready
            )
        return self.pools[worker]

    async def sweep(self) -> None:
        """Take over tables whose driver has stopped, also after this very process was killed."""
        await self.release()
        while True:
            try:
                for table in await self.lists.idle_robots(now_ms(), AT_ONCE):
                    await self.take_over(table)
            except Exception:
                trouble("the sweep for bots failed")
            await asyncio.sleep(SWEEP)

    async def take_over(self, table: str) -> None:
        """Move the bots of a table from now on. A table that cannot be played stops no other."""
        try:
            who, until = self.service.lease()
            if await self.lists.lease(table, who, now_ms(), until):
                await self.service.latest(table)
                self.failed.discard(table)
                self.wake(table)
        except Problem:
            pass
        except Exception:
            trouble("the bots of a table cannot be moved", table=table)


class Absent(Exception):
    """A bot that the operator brought once, and brings no more."""


class Stale(Problem):
    """A bot has thought about a position that is no longer there."""


def task_of(t: Table, seat: int, before: int) -> Task:
    """What a worker needs that knows the first `before` moves."""
    deal = t.deal
    return Task(
        table=deal.id,
        game=deal.game,
        version=deal.version,
        seats=len(t.chairs),
        seed=deal.seed,
        options=deal.options,
        before=before,
        moves=[(move.seat, move.text) for move in t.moves[before:]],
        redeals=t.redeals,
        seat=seat,
        bot=t.chairs[seat].robot,
        luck=luck(t, seat),
        figures="" if before else deal.figures,
    )


def luck(t: Table, seat: int) -> int:
    """The seed of a bot: secret, and the same if the bot is made again."""
    mark = f"{t.deal.salt} {seat}".encode()
    return int.from_bytes(hashlib.blake2b(mark, digest_size=6).digest(), "big")
