"""The library: replays by name, made once and kept while somebody looks at them.

A replay is called by the digest of its record, or `t-` and the name of a table that is over, or
`learn-` and the game of a lesson.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from trailboss.core.errors import BadRecord
from trailboss.core.record import Record
from trailboss.lessons import LESSONS, record_of
from trailboss.server.daily.day import sealed
from trailboss.server.problems import Conflict, Unavailable
from trailboss.server.replays.check import checked_record, digest, games_for, read
from trailboss.server.replays.replay import Builder, Replay, built
from trailboss.server.service import Service, now_ms
from trailboss.server.store.records import Records
from trailboss.server.store.uploads import Uploads
from trailboss.server.tables.table import OVER

KEPT: Final = 100
OF_TABLE: Final = "t-"
LESSON: Final = "learn-"


class Library:
    """The replays of this process."""

    def __init__(self, records: Records, service: Service, uploads: Uploads) -> None:
        self.records = records
        self.uploads = uploads
        self.service = service
        self.kept: OrderedDict[str, Replay] = OrderedDict()
        self.desk = asyncio.Lock()
        """Records are read one at a time, so that running games are not slowed down."""

    async def get(self, name: str) -> Replay:
        """A replay; NotFound if there is none, Conflict if its game is still played."""
        if name in self.kept:
            self.kept.move_to_end(name)
            return self.kept[name]
        async with self.desk:
            if name in self.kept:
                return self.kept[name]
            record = await self.record(name)
            try:
                return self.keep(await asyncio.to_thread(built, name, record))
            except BadRecord as error:
                raise Unavailable(error.message) from None

    async def record(self, name: str) -> Record:
        """The moves of a replay."""
        if name.startswith(OF_TABLE):
            t = await self.service.latest(name.removeprefix(OF_TABLE))
            if t.status != OVER:
                raise Conflict(
                    "problem-replay-until-over", "the replay is open when the game is over"
                ).also(title="Not yet")
            if sealed(t.deal.daily, now_ms()):
                raise Conflict(
                    "problem-replay-until-day-over", "the replay is open when the day is over"
                ).also(title="Not yet")
            return t.record()
        if name.removeprefix(LESSON) in LESSONS and name.startswith(LESSON):
            return await asyncio.to_thread(record_of, name.removeprefix(LESSON))
        text = await self.records.get(name)
        try:
            return await asyncio.to_thread(read, text, await games_for(text, self.uploads))
        except BadRecord as error:
            raise Unavailable(error.message) from None

    async def add(self, text: str, by: str) -> Replay:
        """Check a record and store it; Unverified if it does not hold what it says."""
        name = digest(text)
        async with self.desk:
            builder, games = Builder(), await games_for(text, self.uploads)
            record = await asyncio.to_thread(checked_record, text, games, builder.watch)
            replay = builder.replay(name, record)
            await self.records.add(name, record.game.name, text, by, now_ms())
            return self.keep(replay)

    def keep(self, replay: Replay) -> Replay:
        self.kept[replay.id] = replay
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return replay
