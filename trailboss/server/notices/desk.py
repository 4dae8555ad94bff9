"""The desk of notices: hears what changes, and tells those who are not there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

import httpx

from trailboss.server.keys import Keys
from trailboss.server.lanes import Lanes
from trailboss.server.notices.mail import Postman
from trailboss.server.notices.presence import Presence
from trailboss.server.notices.push import Pusher
from trailboss.server.notices.who import News, news
from trailboss.server.outside import PATIENCE
from trailboss.server.service import Service
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import Table


class Desk:
    """Notices go out apart from play, in a lane for each person; what is too much is dropped."""

    def __init__(self, presence: Presence, pusher: Pusher, postman: Postman | None) -> None:
        self.presence = presence
        self.pusher = pusher
        self.postman = postman
        self.lanes = Lanes()
        self.client = httpx.AsyncClient(follow_redirects=False, timeout=PATIENCE)

    def start(self, service: Service, keys: Keys) -> None:
        self.presence.start()
        if self.postman is not None:
            self.postman.keys = keys
            self.postman.start(service, self.presence)

    async def stop(self) -> None:
        await self.lanes.stop()
        await self.client.aclose()
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
        if told is None:
            return
        for identity in told.people:
            if not self.presence.near(told.table, identity):
                self.lanes.put(identity, partial(self.tell, identity, told))

    async def tell(self, identity: str, told: News) -> None:
        """Somebody who does not look at the table hears of it."""
        if await self.presence.here(told.table, identity):
            return
        if self.postman is not None:
            await self.postman.plan(identity, told)
        await self.pusher.tell(self.client, identity, told)
