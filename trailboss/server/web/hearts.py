"""Hearts: every page is told from time to time that the line is alive, many of them together.

Each page that was told nothing else needs a look into the database and a word. Those whose time
comes within a moment share the look and the word, and a page for which there is no news is not
woken for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from trailboss.server.envelope import Envelope
from trailboss.server.logs import trouble
from trailboss.server.service import now_ms
from trailboss.server.store.glances import FRESH, Glances
from trailboss.server.tasks import Background

if TYPE_CHECKING:
    from trailboss.server.web.feed import Feed

MOMENT: Final = 0.25
"""Seconds."""
MOST: Final = 500
"""How many pages are looked after at a time."""

Silent = tuple["Feed", Callable[[], None]]
"""A viewer, and what tells it the long way."""


class Hearts(Background):
    """The pages of one process whose time has come."""

    def __init__(self, glances: Glances) -> None:
        self.glances = glances
        self.due: list[Silent] = []

    def beat(self, page: Silent) -> None:
        """It was quiet for a while, or may have been."""
        self.due.append(page)
        self.wake()

    async def run(self) -> None:
        """A moment later look for all whose time has come by then."""
        while self.due:
            await asyncio.sleep(MOMENT)
            due, self.due = self.due[:MOST], self.due[MOST:]
            try:
                await self.glances.look({feed.table for feed, _ in due}, time.monotonic() - FRESH)
            except SQLAlchemyError:
                trouble("viewers could not look")
            ping = Envelope(msgspec.json.encode({"type": "ping", "now": now_ms()}))
            for feed, tell in due:
                if not feed.quiet(ping):
                    tell()
