"""Fan-out: the viewers of a table hear that there is something new, in all processes.

Viewers of this process hear it at once, whatever happens to Redis. Redis carries it to the other
processes: what waits for Redis is one message a table, so the queue is never longer than the
tables of this process, and after a lost connection every viewer looks for itself what was missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from trailboss.server.logs import note, trouble
from trailboss.server.tasks import end, until_one_ends

Doc = dict[str, Any]
Ear = Callable[[Doc], None]
Fetch = Callable[[str, int], Awaitable[object]]

PREFIX: Final = "trailboss.table."
PATIENCE: Final = 2.0
AGAIN: Final = 0.5
CHECK: Final = 5.0
"""Seconds of silence after which Redis is asked whether it lives, and that it has to answer."""
MOST: Final = 10_000
"""The most tables that wait for Redis; viewers elsewhere see the others a little later."""
SAYING: Final = msgspec.json.Decoder(dict[str, bool | int | str])
LOOK: Final[Doc] = {"look": True}
"""Something may have been missed."""


class Fanout:
    """The ears of one process."""

    fetch: Fetch | None = None
    """Brings a table up to date, before its viewers hear of what another process wrote."""

    def __init__(self) -> None:
        self.ears: dict[str, set[Ear]] = {}

    @property
    def fine(self) -> bool:
        """Does everybody hear everything at once?"""
        return True

    def start(self) -> None:
        """Nothing to connect to."""

    async def stop(self) -> None:
        """Nothing to leave."""

    @contextmanager
    def listening(self, table: str, ear: Ear) -> Iterator[None]:
        """Hear about a table for a while."""
        self.ears.setdefault(table, set()).add(ear)
        self.changed(table)
        try:
            yield
        finally:
            self.ears[table].discard(ear)
            if not self.ears[table]:
                del self.ears[table]
            self.changed(table)

    def changed(self, table: str) -> None:
        """Somebody began or ceased to listen."""

    def publish(self, table: str, doc: Doc) -> None:
        """Tell everybody."""
        self.tell(table, doc)

    def tell(self, table: str, doc: Doc) -> None:
        """Tell the viewers of this process; one that fails keeps nothing from the others."""
        for ear in list(self.ears.get(table, ())):
            try:
                ear(doc)
            except Exception:
                trouble("a viewer could not be told")


class SharedFanout(Fanout):
    """The ears of all processes, by Redis; while it is away, those of this process."""

    hears, sends = False, True

    def __init__(self, url: str, process: str) -> None:
        super().__init__()
        self.process = process
        self.own = msgspec.json.encode({"from": process})[:-1]
        """How every message of this process begins."""
        self.redis = Redis.from_url(
            url,
            socket_connect_timeout=PATIENCE,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),
        )
        self.waiting: dict[str, Doc] = {}
        self.work = asyncio.Event()
        self.turn = asyncio.Lock()
        """Held by whoever sends: who stops waits until what was begun has been sent."""
        self.wishes: set[str] = set()
        """The tables that somebody has begun or ceased to listen to."""
        self.wished = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.bringing: set[asyncio.Task[None]] = set()

    @property
    def fine(self) -> bool:
        return self.hears and self.sends

    def found(self, hears: bool, sends: bool) -> None:
        """Say so when Redis goes away or is there again."""
        before, self.hears, self.sends = self.fine, hears, sends
        if before and not self.fine:
            trouble("Redis is away: other processes hear nothing")
        elif self.fine and not before:
            note("Redis is there")

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.sending()), asyncio.create_task(self.hearing())]

    async def stop(self) -> None:
        """Send what still waits, for a moment at most, then leave."""
        with suppress(TimeoutError, RedisError, OSError):
            async with asyncio.timeout(PATIENCE):
                if self.fine:
                    await self.send_all()
        await end([*self.tasks, *self.bringing])
        with suppress(TimeoutError, RedisError, OSError):
            async with asyncio.timeout(PATIENCE):
                await self.redis.aclose()

    def changed(self, table: str) -> None:
        self.wishes.add(table)
        self.wished.set()

    def publish(self, table: str, doc: Doc) -> None:
        super().publish(table, doc)
        if len(self.waiting) < MOST or table in self.waiting:
            self.waiting[table] = {**self.waiting.get(table, {}), **doc}
            self.work.set()

    async def sending(self) -> None:
        """Hand on what waits, for as long as it takes."""
        while True:
            await self.work.wait()
            try:
                await self.send_all()
                self.work.clear()
                if self.waiting:
                    self.work.set()
            except (TimeoutError, RedisError, OSError):
                await asyncio.sleep(AGAIN)
            except Exception:
                trouble("other processes could not be told")
                await asyncio.sleep(AGAIN)

    async def send_all(self) -> None:
        """Everything that waits goes out in one piece."""
        async with self.turn:
            while self.waiting:
                batch, self.waiting = self.waiting, {}
                try:
                    async with asyncio.timeout(PATIENCE), self.redis.pipeline(False) as line:
                        for table, doc in batch.items():
                            body = msgspec.json.encode({"from": self.process, **doc})
                            line.publish(f"{PREFIX}{table}", body)
                        await line.execute()
                    self.found(self.hears, True)
                except (TimeoutError, RedisError, OSError):
                    self.found(self.hears, False)
                    for table, doc in batch.items():
                        self.waiting[table] = {**doc, **self.waiting.get(table, {})}
                    raise

    async def hearing(self) -> None:
        """Listen, and begin again when the connection is lost or anything else goes wrong."""
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await self.follow(channel)
            except Exception:
                self.found(False, self.sends)
                await asyncio.sleep(AGAIN)

    async def follow(self, channel: PubSub) -> None:
        """Subscribe to what is listened to here, and pass on what is said, until one fails."""
        self.wishes = set(self.ears)
        async with asyncio.timeout(PATIENCE):
            await channel.subscribe(PREFIX)
        await until_one_ends(self.subscribing(channel), self.passing_on(channel))

    async def subscribing(self, channel: PubSub) -> None:
        """Follow the tables that somebody here begins or ceases to listen to."""
        while True:
            self.wished.clear()
            wishes, self.wishes = self.wishes, set()
            if new := [f"{PREFIX}{table}" for table in wishes if table in self.ears]:
                await channel.subscribe(*new)
            if old := [f"{PREFIX}{table}" for table in wishes if table not in self.ears]:
                await channel.unsubscribe(*old)
            await self.wished.wait()

    async def passing_on(self, channel: PubSub) -> None:
        """What other processes say; whoever has just been connected looks for what was missed."""
        while True:
            message = await self.said(channel)
            self.found(True, self.sends)
            if message["type"] == "pong":
                continue
            table = message["channel"].decode().removeprefix(PREFIX)
            if message["type"] == "subscribe":
                self.tell(table, LOOK)
            elif message["type"] == "message" and not message["data"].startswith(self.own):
                self.heard(table, message["data"])

    async def said(self, channel: PubSub) -> Doc:
        """The next message; TimeoutError if Redis is silent even when it is asked."""
        message: Doc | None = await channel.get_message(timeout=CHECK)
        if message is None:
            await channel.ping()
            message = await channel.get_message(timeout=CHECK)
        if message is None:
            raise TimeoutError
        return message

    def heard(self, table: str, data: bytes) -> None:
        """Something that another process said; what makes no sense is left out."""
        try:
            doc = SAYING.decode(data)
        except (msgspec.DecodeError, UnicodeError):
            trouble("Redis says what no process says")
            return
        doc.pop("from", None)
        self.bring(table, doc)

    def bring(self, table: str, doc: Doc) -> None:
        """Read what another process wrote once for all viewers here, then tell them."""
        if self.fetch is None or "seq" not in doc:
            self.tell(table, doc)
            return
        task = asyncio.create_task(self.fetched(table, doc))
        self.bringing.add(task)
        task.add_done_callback(self.bringing.discard)

    async def fetched(self, table: str, doc: Doc) -> None:
        """If it cannot be read, viewers try themselves."""
        assert self.fetch is not None
        with suppress(Exception):
            await self.fetch(table, doc["seq"])
        self.tell(table, doc)


def fanout_for(redis: str, process: str) -> Fanout:
    """The fan-out of a server: of one process, or by Redis of several."""
    return SharedFanout(redis, process) if redis else Fanout()
