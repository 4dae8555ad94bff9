"""The desk of notices: hears what changes, and tells those who are not there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import httpx

from trailboss.server.keys import Keys
from trailboss.server.logs import trouble
from trailboss.server.notices.mail import Postman
from trailboss.server.notices.presence import Presence
from trailboss.server.notices.push import Pusher
from trailboss.server.notices.who import News, news
from trailboss.server.service import Service
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import Table
from trailboss.server.tasks import end
from trailboss.server.webhooks import PATIENCE

QUEUE: Final = 1000
HANDS: Final = 4
"""The most notices on their way at once."""


class Desk:
    """Notices go out apart from play; when too many wait, new ones are dropped."""

    def __init__(self, presence: Presence, pusher: Pusher, postman: Postman | None) -> None:
        self.presence = presence
        self.pusher = pusher
        self.postman = postman
        self.queue: asyncio.Queue[News] = asyncio.Queue(QUEUE)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, service: Service, keys: Keys) -> None:
        self.presence.start()
        if self.postman is not None:
            self.postman.keys = keys
            self.postman.start(service, self.presence)
        self.tasks = [asyncio.create_task(self.run()) for _ in range(HANDS)]

    async def stop(self) -> None:
        await end(self.tasks)
        if self.postman is not None:
            await self.postman.stop()
        await self.presence.stop()

    def enter(self, table: str, identity: str) -> None:
        """Somebody looks at a table and needs no notice of it."""
        if not identity:
            return
        self.presence.enter(table, identity)
        if self.postman is not None:
            with suppress(asyncio.QueueFull):  # Then a letter comes that nobody needed.
                self.postman.looks.put_nowait((table, identity))

    def leave(self, table: str, identity: str) -> None:
        if identity:
            self.presence.leave(table, identity)

    def heard(self, before: Table | None, after: Table, e: Entry) -> None:
        told = news(before, after, e)
        if told is not None and not self.queue.full():
            self.queue.put_nowait(told)

    async def run(self) -> None:
        async with httpx.AsyncClient(follow_redirects=False, timeout=PATIENCE) as client:
            while True:
                told = await self.queue.get()
                try:
                    await self.tell(client, told)
                except Exception:
                    trouble("a notice could not be sent")

    async def tell(self, client: httpx.AsyncClient, told: News) -> None:
        for identity in told.people:
            if await self.presence.here(told.table, identity):
                continue
            if self.postman is not None:
                await self.postman.plan(identity, told)
            await self.pusher.tell(client, identity, told)
