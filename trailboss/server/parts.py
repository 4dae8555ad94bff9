"""The parts of a server process, put together and taken apart again."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

from trailboss.server.bell import LOBBY, ROOM, TABLES, Bell
from trailboss.server.bots.driver import Driver
from trailboss.server.bots.explainer import Explainer
from trailboss.server.daily.results import Results
from trailboss.server.fanout import fanout_for
from trailboss.server.keys import Keys
from trailboss.server.logs import note
from trailboss.server.metrics import Metrics
from trailboss.server.notices.desk import Desk
from trailboss.server.notices.mail import Postman
from trailboss.server.notices.presence import presence_for
from trailboss.server.notices.push import Pusher
from trailboss.server.notices.seal import new_secret
from trailboss.server.replays.library import Library
from trailboss.server.retention import Retention
from trailboss.server.service import Service
from trailboss.server.settings import Settings
from trailboss.server.store.acquaintances import Acquaintances
from trailboss.server.store.addresses import Addresses
from trailboss.server.store.browsers import Browsers
from trailboss.server.store.chat import Chat
from trailboss.server.store.database import Database
from trailboss.server.store.glances import Glances
from trailboss.server.store.identities import Identities
from trailboss.server.store.lists import Lists
from trailboss.server.store.log import Log
from trailboss.server.store.preferences import Preferences
from trailboss.server.store.readiness import Readiness
from trailboss.server.store.records import Records
from trailboss.server.store.sessions import Sessions
from trailboss.server.store.uploads import Uploads
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import OPEN, Table
from trailboss.server.tasks import in_time
from trailboss.server.web.crowd import Crowd
from trailboss.server.web.hearts import Hearts
from trailboss.server.web.rates import rates_for
from trailboss.server.web.viewers import Viewers
from trailboss.server.webhooks import Notifier

GARBAGE: Final = (200_000, 50, 50)
"""What is made to tell of positions lives for a moment: to look through it would be in vain."""
LAST: Final = 10.0
"""Seconds that each part has to end."""


def rarely_collect() -> None:
    """Freeze what was loaded and collect rarely: every collection stops play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


class ServerParts:
    """The parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings)
        self.log = Log(self.database)
        self.chat = Chat(self.database)
        self.lists = Lists(self.database)
        self.identities = Identities(self.database)
        self.sessions = Sessions(self.database)
        self.preferences = Preferences(self.database)
        self.readiness = Readiness(self.database)
        self.people = Acquaintances(self.database, self.sessions)
        self.results = Results(self.database)
        self.service = Service(settings, self.log, self.metrics)
        self.uploads = Uploads(self.database)
        self.library = Library(Records(self.database), self.service, self.uploads)
        self.driver = Driver(self.service, self.lists, settings.workers)
        self.retention = Retention(self.service, self.lists, settings.keep_idle)
        self.explainer = Explainer(self.driver)
        self.notifier = Notifier(settings, self.metrics)
        self.browsers = Browsers(self.database)
        self.pusher = Pusher(settings, self.metrics, self.browsers)
        self.addresses = Addresses(self.database)
        self.postman = Postman(settings, self.metrics, self.addresses) if settings.smtp else None
        self.fanout = fanout_for(settings.redis, self.service.name)
        self.fanout.fetch = self.service.at_least
        self.service.looked_at = self.fanout.ears
        self.bell = Bell(self.fanout)
        self.crowd = Crowd(self.fanout)
        presence = presence_for(settings.redis, self.service.name)
        presence.changed_at = self.came_or_went
        self.desk = Desk(presence, self.pusher, self.postman)
        self.keys = Keys(settings.secret or "not open yet")
        self.rates = rates_for(settings.redis)
        self.viewers = Viewers()
        self.closing = False
        self.waiting: set[Callable[[], None]] = set()
        """What wakes each viewer."""
        self.glances = Glances(self.log, self.chat)
        self.hearts = Hearts(self.glances)

    async def open(self) -> None:
        """Migrate the database, then start bots, webhooks and notices."""
        await self.database.migrate()
        self.database.start()
        self.keys = Keys(self.settings.secret or await self.database.secret())
        self.service.listeners += [self.heard, self.notifier.heard, self.desk.heard]
        self.pusher.secret = await self.database.setting("push", new_secret())
        self.people.start()
        self.fanout.start()
        self.desk.start(self.service, self.keys)
        self.driver.start()
        self.retention.start()
        rarely_collect()
        note("open", database="sqlite" if self.database.sqlite else "postgresql")

    def hang_up(self) -> None:
        """No more requests; viewers are let go."""
        self.closing = True
        for wake in list(self.waiting):
            wake()

    async def close(self) -> None:
        """Each part has its time, so that none that is broken keeps the others from ending."""
        self.hang_up()
        looking = (self.people, self.hearts)
        for part in (*looking, self.driver, self.retention, self.notifier, self.desk):
            await in_time(part.stop(), LAST)
        await in_time(self.fanout.stop(), LAST)
        await in_time(self.rates.close(), LAST)
        await in_time(self.database.close(), LAST)
        note("closed")

    def heard(self, before: Table | None, after: Table, e: Entry) -> None:
        """Tell all viewers in all processes that there is something new."""
        self.metrics.written(e.kind)
        self.glances.wrote(after.deal.id, after.seq)
        self.fanout.publish(after.deal.id, {"seq": after.seq})
        if after.deal.public and (before is None or OPEN in (before.status, after.status)):
            self.bell.ring(LOBBY, TABLES)

    def came_or_went(self, table: str) -> None:
        """Tell the waiting room of a table; a game that has begun has none."""
        t = self.service.tables.get(table)
        if t is not None and t.status == OPEN:
            self.bell.ring(table, ROOM)
