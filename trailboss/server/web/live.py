"""Live: a stream of what happens at a table, by WebSocket or as lines of JSON.

The channel of a table says only that there is something new. Each viewer then gets what this
viewer may know, made from the position; a viewer who was slow gets several entries at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from litestar.response import Stream
from sqlalchemy.exc import SQLAlchemyError

from trailboss.server.hub import Hub
from trailboss.server.logs import trouble
from trailboss.server.problems import BadRequest, NoIdentity, Problem
from trailboss.server.service import now_ms
from trailboss.server.settings import CHAT_KEPT
from trailboss.server.store.identities import Identity
from trailboss.server.tables import clock
from trailboss.server.tables.about import viewer_of
from trailboss.server.tables.changes import changes, parts, state_parts
from trailboss.server.tables.table import SPECTATOR, Parts, Table
from trailboss.server.web.access import admitted, looks_through, who_asks
from trailboss.server.web.asks import TheHub, Who
from trailboss.server.web.guard import CLOSES
from trailboss.server.web.play import Seat, Since, entries_after, told
from trailboss.server.web.rates import client_of
from trailboss.server.web.tables import seen_by

SILENCE: Final = 20.0
SLOW: Final = 30.0
"""Whoever does not take a message for so long is let go, and may come back."""
HELLO: Final = "hello"
GONE: Final = 1001
AGAIN: Final = 1012
MOST: Final = 1_000_000_000
Doc = dict[str, Any]


class Word(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a client may say on a socket."""

    seat: int | None = None
    since: Annotated[int, msgspec.Meta(ge=0, le=MOST)] | None = None
    ping: int | None = None


class Feed:
    """One viewer of one table."""

    def __init__(
        self,
        hub: Hub,
        who: Identity,
        table: str,
        seat: int | None,
        watching: bool = False,
        brief: bool = False,
    ) -> None:
        self.hub = hub
        self.who = who
        self.table = table
        self.seat = seat
        self.watching = watching
        """Looks like somebody without a seat, until a seat is named."""
        self.brief = brief
        """Is told only what has changed since the last message."""
        self.known: tuple[Parts, Parts] | None = None
        """What the last message said about the table and its state, in parts."""
        self.viewer = SPECTATOR
        self.real = 0
        self.chat = 0
        self.news = asyncio.Event()
        self.wanted = 0
        self.talk = False
        self.unsure = False
        self.again = False
        self.after: int | None = None
        """When everything is told again: the entries after this one too."""
        self.absent: list[int] = []
        """The seats that were told to be abandoned."""

    def heard(self, doc: Doc) -> None:
        """There is something new, or something may have been missed."""
        self.wanted = max(self.wanted, int(doc.get("seq", 0)))
        self.talk = self.talk or "chat" in doc
        self.unsure = self.unsure or "look" in doc
        self.news.set()

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
        t = await self.hub.service.latest(self.table)
        self.viewer = self.eyes(t)
        self.real = t.seq
        entries = [] if since is None else await self.all_since(t, since)
        chat = await self.hub.chat.after(self.table, 0, CHAT_KEPT)
        self.chat = chat[-1]["n"] if chat else 0
        return self.message(HELLO, t, entries, {"chat": chat})

    async def all_since(self, t: Table, since: int) -> list[Doc]:
        """All entries after a number, however many."""
        docs: list[Doc] = []
        while True:
            more = await entries_after(self.hub, t, self.viewer, since)
            if not more:
                return docs
            docs += more
            since = more[-1]["seq"]

    def missed(self, t: Table) -> list[int]:
        """The seats that are abandoned now: time passes also when nothing happens."""
        return clock.absent(t, now_ms(), self.hub.settings.patience)

    def message(self, kind: str, t: Table, entries: list[Doc], more: Doc) -> bytes:
        """A position and the entries that led to it."""
        self.absent = self.missed(t)
        doc = {"type": kind, "seq": t.shown(t.seq, self.viewer), "entries": entries, **more}
        about = seen_by(self.hub, t, self.who, self.viewer)
        anew = self.anew(kind, t, about) if self.brief else None
        if anew is not None:
            return msgspec.json.encode({**doc, "changes": anew})
        state = msgspec.Raw(told(t, self.viewer))
        return msgspec.json.encode({**doc, "table": about, "state": state})

    def anew(self, kind: str, t: Table, about: Doc) -> Doc | None:
        """What has changed since the last message; None if everything must be told."""
        before, self.known = self.known, (parts(about), state_parts(t, self.viewer))
        if before is None or kind == HELLO:
            return None
        found = [changes(old, new) for old, new in zip(before, self.known, strict=True)]
        return None if None in found else dict(zip(("table", "state"), found, strict=True))

    async def messages(self, since: int | None) -> AsyncIterator[bytes]:
        """The stream, until the server closes."""
        yield await self.hello(since)
        while not self.hub.closing:
            await self.still_known()
            if self.again:
                self.again = False
                yield await self.hello(self.after)
            if self.unsure:
                self.unsure = False
                await self.glance()
            for message in [m async for m in self.fresh()]:
                yield message
            try:
                async with asyncio.timeout(SILENCE):
                    await self.news.wait()
            except TimeoutError:
                await self.glance()
                yield msgspec.json.encode({"type": "ping", "now": now_ms()})
            self.news.clear()

    async def still_known(self) -> None:
        """Whoever was logged out sees nothing more."""
        if not await self.hub.people.still(self.who):
            raise NoIdentity("you were logged out")

    async def glance(self) -> None:
        """Has another process written something? A database that is busy is asked next time."""
        try:
            async with self.hub.glances:
                self.wanted = max(self.wanted, await self.hub.log.head(self.table))
                lines = await self.hub.chat.after(self.table, self.chat)
            self.talk = self.talk or bool(lines)
        except SQLAlchemyError:
            trouble("a viewer could not look")

    async def fresh(self) -> AsyncIterator[bytes]:
        """What has happened since the last message, if this viewer may know of it."""
        t = await self.hub.service.at_least(self.table, self.wanted)
        if self.eyes(t) != self.viewer:
            yield await self.hello(0)
            return
        before, self.real = t.shown(self.real, self.viewer), max(self.real, t.seq)
        if t.shown(self.real, self.viewer) > before or self.missed(t) != self.absent:
            entries = await self.all_since(t, before)
            yield self.message("update", t, entries, {})
        if self.talk:
            self.talk = False
            lines = await self.hub.chat.after(self.table, self.chat)
            if lines:
                self.chat = lines[-1]["n"]
                yield msgspec.json.encode({"type": "chat", "chat": lines})

    async def listen(self, since: int | None) -> AsyncIterator[bytes]:
        """The stream, with the ear on the channel for as long as it runs."""
        self.hub.metrics.viewers.inc()
        self.hub.waiting.add(self.news)
        self.hub.desk.enter(self.table, self.who.id)
        try:
            with self.hub.fanout.listening(self.table, self.heard):
                async for message in self.messages(since):
                    yield message
        finally:
            self.hub.waiting.discard(self.news)
            self.hub.metrics.viewers.dec()
            self.hub.desk.leave(self.table, self.who.id)


AnySocket = WebSocket[Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


def number(socket: AnySocket, name: str, most: int) -> int | None:
    """A number in the query, or None."""
    text = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 11 and int(text) <= most):
        raise BadRequest(f"{name} is not a number")
    return int(text)


@websocket("/api/tables/{table:str}/ws")
async def socket(socket: AnySocket, table: FromPath[str], hub: TheHub) -> None:
    """The stream as a WebSocket."""
    await socket.accept()
    try:
        who = await who_asks(socket, hub)
        seat = number(socket, "seat", 99)
        watch, brief = number(socket, "watch", 1) == 1, number(socket, "changes", 1) == 1
        feed = Feed(hub, who, table, seat, watch, brief)
        looks_through(await hub.service.latest(table), who, seat)
        await admitted(hub, table, socket)
        with watching(hub, table, who, socket.scope):
            await exchange(socket, feed, number(socket, "since", MOST))
        await socket.close(GONE)
    except Problem as problem:
        await farewell(socket, problem)
    except SQLAlchemyError:
        trouble("a viewer could not be served")
        await socket.close(AGAIN)
    except TimeoutError:
        await socket.close(AGAIN)
    except (WebSocketDisconnect, WebSocketException, RuntimeError):
        return


def watching(hub: Hub, table: str, who: Identity, scope: Any) -> AbstractContextManager[None]:
    """One more viewer of a table, counted for the address that it comes from."""
    t = hub.service.tables.get(table)
    seated = t is not None and bool(t.seats_of(who.id))
    return hub.viewers.counted(client_of(scope), table, seated, hub.settings.limits)


async def exchange(socket: AnySocket, feed: Feed, since: int | None) -> None:
    """Send what happens and hear what the client says, until one of them ends."""

    async def sending() -> None:
        async for message in feed.listen(since):
            async with asyncio.timeout(SLOW):
                await socket.send_text(message.decode())

    tasks = [asyncio.create_task(sending()), asyncio.create_task(hearing(socket, feed))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def hearing(socket: AnySocket, feed: Feed) -> None:
    """The client may look through another seat of its own."""
    while True:
        text = await socket.receive_text()
        try:
            word = msgspec.json.decode(text, type=Word)
        except (msgspec.DecodeError, UnicodeError):
            raise BadRequest('say {"seat": 0} or {"ping": 1}') from None
        if word.seat is not None:
            looks_through(await feed.hub.service.get(feed.table), feed.who, word.seat)
            feed.seat, feed.watching = word.seat, False
            feed.again, feed.after = True, word.since
            feed.news.set()


async def farewell(socket: AnySocket, problem: Problem) -> None:
    """Say what was wrong, then close."""
    try:
        doc = {"type": "problem", "problem": problem.doc()}
        await socket.send_text(msgspec.json.encode(doc).decode())
        await socket.close(CLOSES.get(problem.status, 4400))
    except (WebSocketDisconnect, WebSocketException, RuntimeError):
        return


@get("/api/tables/{table:str}/stream")
async def stream(
    request: AnyRequest,
    table: FromPath[str],
    who: Who,
    hub: TheHub,
    seat: Seat = None,
    since: Since = 0,
) -> Stream:
    """The stream as NDJSON."""
    t = await hub.service.latest(table)
    looks_through(t, who, seat)
    feed = Feed(hub, who, table, seat)

    with watching(hub, table, who, request.scope):
        feed = Feed(hub, who, table, seat)  # There is room; it is taken when the stream begins.

    async def lines() -> AsyncIterator[bytes]:
        with watching(hub, table, who, request.scope):
            async for message in feed.listen(since):
                yield message + b"\n"

    return Stream(lines(), media_type="application/x-ndjson")


ROUTES = Router("/", route_handlers=[socket, stream], tags=["live"])
