"""Who looks at which table right now: in this process, and by Redis in the others.

A process that is killed cannot say that its viewers are gone: what it said runs out after a
minute. Without Redis other processes are not known of.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from trailboss.server.logs import trouble
from trailboss.server.tasks import Background

LASTS: Final = 60.0
AGAIN: Final = 20.0
PATIENCE: Final = 3.0
MOST: Final = 10_000
"""The most changes that wait for Redis; others are said when everything is said again."""
PIECE: Final = 500
ROOM: Final = "trailboss.room."


class Presence:
    """The viewers of one process."""

    changed_at: Callable[[str], None] | None = None
    """Hears at which table somebody came or went, as soon as all can know it."""

    def __init__(self) -> None:
        self.viewers: Counter[tuple[str, str]] = Counter()

    def start(self) -> None:
        """There is no other process to tell."""

    async def stop(self) -> None:
        """Nothing was opened."""

    def enter(self, table: str, identity: str) -> None:
        self.viewers[table, identity] += 1
        self.noted(table, identity)

    def leave(self, table: str, identity: str) -> None:
        self.viewers[table, identity] -= 1
        if not self.viewers[table, identity]:
            del self.viewers[table, identity]
        self.noted(table, identity)

    def noted(self, table: str, identity: str) -> None:
        """Somebody came or went."""
        self.tell(table)

    def tell(self, table: str) -> None:
        if self.changed_at is not None:
            self.changed_at(table)

    async def people(self, table: str) -> set[str]:
        """Everybody who looks at a table."""
        return {identity for at, identity in self.viewers if at == table}

    def near(self, table: str, identity: str) -> bool:
        """Does somebody look through this process?"""
        return (table, identity) in self.viewers

    async def here(self, table: str, identity: str) -> bool:
        return self.near(table, identity)


class SharedPresence(Background, Presence):
    """The viewers of all processes; while Redis is away, those of this process."""

    def __init__(self, url: str, process: str) -> None:
        super().__init__()
        self.process = process
        self.redis = Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self.changed: set[tuple[str, str]] = set()
        """Who came to or went from which table, and Redis does not know it yet."""
        self.work = asyncio.Event()

    async def stop(self) -> None:
        await super().stop()
        await self.redis.aclose()

    def noted(self, table: str, identity: str) -> None:
        if len(self.changed) < MOST:
            self.changed.add((table, identity))
        self.work.set()

    async def run(self) -> None:
        """Says what changes, and from time to time everything again."""
        again = time.monotonic() + AGAIN
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    await self.work.wait()
            self.work.clear()
            changed, self.changed = self.changed, set()
            await self.say(changed)
            for table in {table for table, _ in changed}:
                self.tell(table)
            if time.monotonic() > again:
                await self.say(set(self.viewers))
                again = time.monotonic() + AGAIN

    async def say(self, people: set[tuple[str, str]]) -> None:
        """Who is here and who is not, as this process sees it; in few pieces."""
        rows = [
            (key, row, (table, identity) in self.viewers)
            for table, identity in people
            for key, row in (
                (f"trailboss.here.{table}.{identity}", self.process),
                (f"{ROOM}{table}", f"{self.process} {identity}"),
            )
        ]
        try:
            for start in range(0, len(rows), PIECE):
                async with self.redis.pipeline(False) as line:
                    for key, row, here in rows[start : start + PIECE]:
                        if here:
                            line.zadd(key, {row: time.time() + LASTS})
                            line.expire(key, int(2 * LASTS))
                        else:
                            line.zrem(key, row)
                    await line.execute()
        except Exception:
            trouble("Redis does not hear who is there")

    async def here(self, table: str, identity: str) -> bool:
        if self.near(table, identity):
            return True
        try:
            key = f"trailboss.here.{table}.{identity}"
            return bool(await self.redis.zcount(key, time.time(), "+inf"))
        except (RedisError, OSError):
            trouble("Redis does not say who is there")
            return False

    async def people(self, table: str) -> set[str]:
        mine = await super().people(table)
        try:
            rows = await self.redis.zrangebyscore(f"{ROOM}{table}", time.time(), "+inf")
        except (RedisError, OSError):
            trouble("Redis does not say who is there")
            return mine
        others = [row.decode().split(" ", 1) for row in rows if isinstance(row, bytes)]
        return mine | {identity for process, identity in others if process != self.process}


def presence_for(redis: str, process: str) -> Presence:
    """The viewers of a server."""
    return SharedPresence(redis, process) if redis else Presence()
