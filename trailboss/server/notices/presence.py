"""Who looks at which table right now: in this process, and by Redis in the others.

A process that is killed cannot say that its viewers are gone: what it said runs out after a
minute. Without Redis other processes are not known of.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from trailboss.server.logs import trouble

LASTS: Final = 60.0
AGAIN: Final = 20.0
PATIENCE: Final = 3.0


class Presence:
    """The viewers of one process."""

    def __init__(self) -> None:
        self.viewers: Counter[tuple[str, str]] = Counter()

    def start(self) -> None:
        """Nobody else is to be told."""

    async def stop(self) -> None:
        """Nothing to give back."""

    def enter(self, table: str, identity: str) -> None:
        self.viewers[table, identity] += 1

    def leave(self, table: str, identity: str) -> None:
        self.viewers[table, identity] -= 1
        if not self.viewers[table, identity]:
            del self.viewers[table, identity]

    async def here(self, table: str, identity: str) -> bool:
        return (table, identity) in self.viewers


class SharedPresence(Presence):
    """The viewers of all processes; while Redis is away, those of this process."""

    def __init__(self, url: str, process: str) -> None:
        super().__init__()
        self.process = process
        self.redis = Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self.changed: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.redis.aclose()

    def enter(self, table: str, identity: str) -> None:
        super().enter(table, identity)
        self.changed.put_nowait((table, identity))

    def leave(self, table: str, identity: str) -> None:
        super().leave(table, identity)
        self.changed.put_nowait((table, identity))

    async def run(self) -> None:
        """Says what changes, and from time to time everything again."""
        again = time.monotonic() + AGAIN
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    await self.say(*await self.changed.get())
            if time.monotonic() > again:
                for table, identity in list(self.viewers):
                    await self.say(table, identity)
                again = time.monotonic() + AGAIN

    async def say(self, table: str, identity: str) -> None:
        """Is somebody here or not, as this process sees it?"""
        key = f"trailboss.here.{table}.{identity}"
        try:
            if (table, identity) in self.viewers:
                await self.redis.zadd(key, {self.process: time.time() + LASTS})
                await self.redis.expire(key, int(2 * LASTS))
            else:
                await self.redis.zrem(key, self.process)
        except (RedisError, OSError):
            trouble("Redis does not hear who is there")

    async def here(self, table: str, identity: str) -> bool:
        if await super().here(table, identity):
            return True
        try:
            key = f"trailboss.here.{table}.{identity}"
            return bool(await self.redis.zcount(key, time.time(), "+inf"))
        except (RedisError, OSError):
            trouble("Redis does not say who is there")
            return False


def presence_for(redis: str, process: str) -> Presence:
    """The viewers of a server."""
    return SharedPresence(redis, process) if redis else Presence()
