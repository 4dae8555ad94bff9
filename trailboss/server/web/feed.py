"""A viewer of a table: what one may know of it, from the first message to the last.

The channel of a table says only that there is something new. Each viewer then gets what this
viewer may know, made from the position; a viewer who was slow gets several entries at once. What is
the same for several viewers is made once, and written to their sockets without waking them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from trailboss.server.bell import ROOM
from trailboss.server.envelope import Envelope
from trailboss.server.logs import trouble
from trailboss.server.parts import ServerParts
from trailboss.server.problems import NoIdentity
from trailboss.server.service import now_ms
from trailboss.server.settings import CHAT_KEPT
from trailboss.server.store.glances import FRESH
from trailboss.server.store.identities import Identity
from trailboss.server.tables import clock
from trailboss.server.tables.about import chair_doc, viewer_of
from trailboss.server.tables.changes import (
    other_seats,
    points_since,
    state_since,
    table_since,
    told,
)
from trailboss.server.tables.table import OPEN, SPECTATOR, Table
from trailboss.server.tables.wire import entry_docs
from trailboss.server.web.play import entries_after, update_doc
from trailboss.server.web.room import EMPTY, room_doc

SILENCE: Final = 20.0
HELLO: Final = "hello"
SEQ: Final = {"seq"}
Doc = dict[str, Any]
Push = Callable[[Envelope], bool]
Wake = Callable[[], None]


class Feed:
    """One viewer of one table."""

    visits = False
    """Wants to know who is in the waiting room."""
    stirs = True
    """Somebody may have come or gone since the room was told."""
    room: Doc = EMPTY
    """The room as it was told."""

    push: Push | None = None
    """Writes a frame at once, where the socket can."""
    brief = False
    """Is told only what has changed since the last message."""
    idle = False
    """Everything was told, and the next message may be pushed."""
    restless = True
    """Something may be new."""
    due = False
    """It was quiet for so long that the line must be heard."""
    talk = unsure = again = False
    after: int | None = None
    """When everything is told again: the entries after this one too."""

    def __init__(
        self,
        server: ServerParts,
        who: Identity,
        table: str,
        seat: int | None,
        watching: bool = False,
    ) -> None:
        self.server = server
        self.who = who
        self.table = table
        self.seat = seat
        self.watching = watching
        """Looks like somebody without a seat, until a seat is named."""
        self.wake: Wake = at_rest
        """Says that there is something to tell."""
        self.viewer = SPECTATOR
        self.real = 0
        self.chat = 0
        self.wanted = 0
        self.absent: list[int] = []
        """The seats that were told to be abandoned."""

    def look_again(self, seat: int, since: int | None) -> None:
        """The same person wants to look through another seat."""
        self.seat, self.watching = seat, False
        self.again, self.after = True, since
        self.idle, self.restless = False, True

    def heard(self, doc: Doc) -> None:
        """There is something new, or something may have been missed."""
        if not self.visits and doc == ROOM:
            return
        if self.idle and self.push is not None and doc.keys() == SEQ:
            waits = self.viewer == SPECTATOR and self.server.crowd.holds(
                self.table, self.heard, doc
            )
            if waits or self.pushed(doc["seq"]):
                return
        self.idle = False
        self.wanted = max(self.wanted, int(doc.get("seq", 0)))
        self.talk = self.talk or "chat" in doc
        self.stirs = self.restless = True
        self.unsure = self.unsure or "look" in doc
        self.wake()

    def pushed(self, seq: int) -> bool:
        """Tell the news without waking anybody; False if it needs more than a look at the table."""
        t = self.server.service.tables.get(self.table)
        if t is None or t.seq < seq or self.server.closing or self.push is None:
            return False
        if self.eyes(t) != self.viewer or not self.server.people.sure(self.who):
            return False
        if t.shown(t.seq, self.viewer) > t.shown(self.real, self.viewer):
            message = self.step(t)
            if message is None or not self.push(message):
                return False
            self.absent = self.missed(t)
        self.real = max(self.real, t.seq)
        return True

    def quiet(self, ping: Envelope) -> bool:
        """Is nothing new, and is that told? As far as it can be said without waking anybody."""
        t = self.server.service.tables.get(self.table)
        seen = self.server.glances.seen.get(self.table)
        if t is None or seen is None or seen.at < time.monotonic() - FRESH or self.push is None:
            return False
        news = not self.idle or max(seen.seq, t.seq) > self.real or seen.chat > self.chat
        room = self.visits and (t.status == OPEN or self.room != EMPTY)
        if news or room or self.server.closing or not self.server.people.sure(self.who):
            return False
        same = self.eyes(t) == self.viewer and self.missed(t) == self.absent
        return same and self.push(ping)

    def step(self, t: Table) -> Envelope | None:
        """What tells all who know the same how it goes on.

        None if the latest entries are not at hand, or everything must be told.
        """
        if not t.recent or t.recent[0].seq > self.real + 1:
            return None
        whose, absent = self.meant(t)
        key = (self.viewer, whose, absent, self.real)
        if key not in t.said:
            fresh = self.news_since(t)
            if fresh is None:
                return None
            later = [e for e in t.recent if e.seq > self.real]
            entries = entry_docs(t, later, self.viewer, whose)
            doc = {"type": "update", "seq": t.shown(t.seq, self.viewer), "entries": entries}
            t.said[key] = Envelope(msgspec.json.encode({**doc, "changes": fresh}))
        return t.said[key]

    def meant(self, t: Table) -> tuple[str, tuple[int, ...]]:
        """What all have in common who are told the same by the same eyes."""
        mine = t.seats_of(self.who.id) or self.who.id == t.deal.owner
        return self.who.id if mine else "", tuple(self.absent)

    def news_since(self, t: Table) -> Doc | None:
        """What is new about the table and its state; None if everything must be told."""
        before = t.at(self.real)
        if before is None or before.status != t.status:
            return None
        now = now_ms()
        table = table_since(before, t, self.viewer, now)
        for seat in other_seats(before, t) | {*self.absent} ^ {*self.missed(t)}:
            told = (now, self.server.settings.patience, self.server.keys.link)
            table[f"seats.{seat}"] = chair_doc(t, seat, self.who.id, *told)
        state = state_since(before, t, self.viewer) | points_since(before, t, self.viewer)
        return {"table": table, "state": state}

    def eyes(self, t: Table) -> int:
        """Through which seat this viewer looks now: people sit down and stand up meanwhile."""
        mine = t.seats_of(self.who.id)
        if self.watching or not mine:
            return SPECTATOR
        if self.seat in mine:
            return self.seat
        return self.viewer if self.viewer in mine else viewer_of(t, self.who.id)

    async def hello(self, since: int | None) -> bytes:
        """Everything at once: the first message, and the answer to a change of seat."""
        t = await self.server.service.latest(self.table)
        self.viewer = self.eyes(t)
        entries = [] if since is None else await self.all_since(t, since)
        chat = await self.server.chat.after(self.table, 0, CHAT_KEPT)
        self.chat = chat[-1]["n"] if chat else 0
        return self.message(HELLO, t, entries, {"chat": chat})

    async def all_since(self, t: Table, since: int) -> list[Doc]:
        """All entries after a number, however many."""
        docs: list[Doc] = []
        while True:
            whose = self.meant(t)[0]
            more = await entries_after(self.server, t, self.viewer, since, whose=whose)
            if not more:
                return docs
            docs += more
            since = more[-1]["seq"]

    def missed(self, t: Table) -> list[int]:
        """The seats that are abandoned now: time passes also when nothing happens."""
        return clock.absent(t, now_ms(), self.server.settings.patience)

    def message(self, kind: str, t: Table, entries: list[Doc], more: Doc) -> bytes:
        """A position and the entries that led to it."""
        fresh = self.news_since(t) if self.brief and kind != HELLO else None
        self.real, self.absent = max(self.real, t.seq), self.missed(t)
        if fresh is not None:
            seq = t.shown(t.seq, self.viewer)
            doc = {"type": kind, "seq": seq, "entries": entries, **more, "changes": fresh}
            return msgspec.json.encode(doc)
        state = msgspec.Raw(told(t, self.viewer))
        doc = update_doc(self.server, t, self.who, self.viewer, entries, state)
        return msgspec.json.encode({**doc, "type": kind, **more})

    async def messages(self, since: int | None) -> AsyncIterator[bytes]:
        """The stream, until the server closes."""
        news = asyncio.Event()
        with self.listening(news.set):
            yield await self.hello(since)
            while not self.server.closing:
                async for message in self.all_news():
                    yield message
                    await asyncio.sleep(0)  # Whoever has gone ends here, not in a query.
                try:
                    async with asyncio.timeout(SILENCE):
                        await news.wait()
                except TimeoutError:
                    self.due = self.restless = True
                news.clear()

    async def all_news(self) -> AsyncIterator[bytes]:
        """What is to be said until nothing is new."""
        while self.restless and not self.server.closing:
            self.restless = False
            async for message in self.news():
                yield message
        self.idle = self.brief and self.wanted <= self.real

    async def news(self) -> AsyncIterator[bytes]:
        """What there is to say now."""
        await self.still_known()
        if self.again:
            self.again = False
            yield await self.hello(self.after)
        if self.unsure or self.due:
            unsure, self.unsure = self.unsure, False
            await self.glance(0.0 if unsure else FRESH)
        for message in [m async for m in self.fresh()]:
            yield message
        if self.due:
            self.due, self.stirs = False, True
            yield msgspec.json.encode({"type": "ping", "now": now_ms()})
        if (room := await self.company()) is not None:
            yield room

    async def still_known(self) -> None:
        """Whoever was logged out sees nothing more."""
        if not await self.server.people.still(self.who):
            raise NoIdentity("problem-logged-out", "you were logged out")

    async def glance(self, fresh: float) -> None:
        """Has another process written something? A database that is busy is asked next time."""
        try:
            seen = await self.server.glances.at(self.table, time.monotonic() - fresh)
        except SQLAlchemyError:
            trouble("a viewer could not look")
        else:
            self.wanted = max(self.wanted, seen.seq)
            self.talk = self.talk or seen.chat > self.chat

    async def fresh(self) -> AsyncIterator[bytes]:
        """What has happened since the last message, if this viewer may know of it."""
        t = await self.server.service.at_least(self.table, self.wanted)
        if self.eyes(t) != self.viewer:
            yield await self.hello(0)
            return
        before = t.shown(self.real, self.viewer)
        if t.shown(t.seq, self.viewer) > before or self.missed(t) != self.absent:
            entries = await self.all_since(t, before)
            yield self.message("update", t, entries, {})
        self.real = max(self.real, t.seq)
        if self.talk:
            self.talk = False
            lines = await self.server.chat.after(self.table, self.chat)
            if lines:
                self.chat = lines[-1]["n"]
                yield msgspec.json.encode({"type": "chat", "chat": lines})

    async def company(self) -> bytes | None:
        """Who is in the waiting room, if that is news."""
        t = await self.server.service.at_least(self.table, self.wanted)
        if not self.visits or not self.stirs or (t.status != OPEN and self.room == EMPTY):
            return None
        self.stirs = False
        told, self.room = self.room, await room_doc(self.server, t)
        return None if self.room == told else msgspec.json.encode({"type": "room", **self.room})

    @contextmanager
    def listening(self, wake: Wake) -> Iterator[None]:
        """Look at the table for a while, with the ear on its channel."""
        self.wake = wake
        self.server.metrics.viewers.inc()
        self.server.waiting.add(wake)
        self.server.desk.enter(self.table, self.who.id)
        try:
            with self.server.fanout.listening(self.table, self.heard):
                yield
        finally:
            self.server.waiting.discard(wake)
            self.server.metrics.viewers.dec()
            self.server.desk.leave(self.table, self.who.id)


def at_rest() -> None:
    """Nobody waits for this feed."""
