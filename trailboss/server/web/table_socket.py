"""The socket of a table: a page that looks on costs little while nothing happens.

It does not pass the framework, whose objects would stay for as long as the page is open. One task
waits for what the page says. Telling takes another only when a pushed frame is not enough.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar.connection import ASGIConnection
from sqlalchemy.exc import SQLAlchemyError

from trailboss.server.logs import note, trouble
from trailboss.server.parts import ServerParts
from trailboss.server.problems import BadRequest, NoIdentity, Problem, Unavailable
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import Table
from trailboss.server.web.access import Connection, admitted, in_time, looks_through, who_asks
from trailboss.server.web.asgi import Receive, Scope, Send
from trailboss.server.web.feed import SILENCE, Feed
from trailboss.server.web.frames import PUSH
from trailboss.server.web.play import carried_out
from trailboss.server.web.quick import TEMPLATE, database_away
from trailboss.server.web.rates import client_of
from trailboss.server.web.structs import SocketWish
from trailboss.server.web.viewers import watching

PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]+)/ws")
GONE: Final = 1001
AGAIN: Final = 1012
CLOSES: Final = {401: 4401, 403: 4403, 404: 4404, 429: 4429}
MOST: Final = 1_000_000_000


class Word(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a client may say on a socket."""

    seat: int | None = None
    since: Annotated[int, msgspec.Meta(ge=0, le=MOST)] | None = None
    ping: int | None = None
    act: SocketWish | None = None


WORD: Final = msgspec.json.Decoder(Word)
encode: Final = msgspec.json.encode


def table_of(scope: Scope) -> str:
    """The table that a socket wants to look at; empty if it wants something else."""
    found = PATH.fullmatch(str(scope["path"])) if scope["type"] == "websocket" else None
    return found[1] if found else ""


async def look(table: str, server: ServerParts, scope: Scope, receive: Receive, send: Send) -> None:
    """Tell what happens at a table and hear what the page says, until one of them ends."""
    await receive()
    await send({"type": "websocket.accept"})
    await to_the_end(looking(table, server, scope, receive, send), send)


async def looking(
    table: str, server: ServerParts, scope: Scope, receive: Receive, send: Send
) -> None:
    """One page from its first message to its last."""
    connection: Connection = ASGIConnection(scope)  # type: ignore[arg-type]
    feed, since = await opened(table, server, connection)
    address = client_of(scope)
    del connection
    scope.clear()  # It is said who asks, and the rest would stay as long as the page is open.
    with watching(server, table, feed.who, address):
        page = Page(feed, since, send)
        with feed.listening(page.stir):
            try:
                page.stir()
                await hearing(feed, page, receive, address)
            finally:
                await page.end()


async def opened(
    table: str, server: ServerParts, connection: Connection
) -> tuple[Feed, int | None]:
    """What a page wants to see, if it may; and since when."""
    who = await who_asks(connection.scope["headers"], server)
    seat = number(connection, "seat", 99)
    feed = Feed(server, who, table, seat, watching=number(connection, "watch", 1) == 1)
    extensions: Any = connection.scope.get("extensions") or {}
    feed.push = extensions.get(PUSH)
    feed.brief = number(connection, "changes", 1) == 1
    feed.visits = number(connection, "room", 1) == 1
    looks_through(await server.service.latest(table), who, seat)
    await admitted(server, table, who)
    return feed, number(connection, "since", MOST)


def number(connection: Connection, name: str, most: int) -> int | None:
    """A number in the query, or None."""
    text = connection.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 11 and int(text) <= most):
        raise BadRequest("problem-not-a-number", "{name} is not a number", name=name)
    return int(text)


async def hearing(feed: Feed, page: Page, receive: Receive, address: str) -> None:
    """The client may act, and look through another seat of its own."""
    while (said := await receive())["type"] == "websocket.receive":
        try:
            word = WORD.decode(said.get("text") or b"")
        except (msgspec.DecodeError, UnicodeError):
            raise BadRequest("problem-socket-word", 'say {{"seat": 0}} or {{"ping": 1}}') from None
        if word.act is not None:
            await acting(feed, page, word.act, address)
        if word.seat is not None:
            looks_through(await feed.server.service.get(feed.table), feed.who, word.seat)
            feed.look_again(word.seat, word.since)
            page.stir()


async def acting(feed: Feed, page: Page, wish: SocketWish, address: str) -> None:
    """Do what the page wishes: it hears of it as everybody does, or why it was not done."""
    began = time.perf_counter()
    status = 200
    try:
        t, e, replayed = await done(feed, wish, address)
        if replayed or not t.knows(e.seq, feed.viewer):
            seq = t.shown(e.seq, wish.seat)
            await page.say(encode({"type": "done", "key": wish.key, "seq": seq}))
    except NoIdentity:
        raise
    except Problem as problem:
        status = problem.status
        await page.say(encode({"type": "refused", "key": wish.key, "problem": problem.doc()}))
    feed.server.metrics.answered("SOCKET", status)
    ms = round((time.perf_counter() - began) * 1000, 1)
    note("request", method="SOCKET", path=TEMPLATE, status=status, ms=ms)


async def done(feed: Feed, wish: SocketWish, address: str) -> tuple[Table, Entry, bool]:
    """What is asked of every request is asked of a wish too; then it is carried out."""
    server = feed.server
    if server.closing:
        raise Unavailable("problem-shutting-down", "the server is shutting down")
    await in_time(server, address, "write")
    await feed.still_known()
    await admitted(server, feed.table, feed.who)
    try:
        return await carried_out(server, feed.table, wish, feed.who)
    except Problem:
        raise
    except SQLAlchemyError:
        raise database_away() from None
    except Exception:
        trouble("a wish failed")
        raise Unavailable("problem-failed", "something went wrong here") from None


class Page:
    """Says what a feed has to say, one message after the other, and a word when it is quiet."""

    over = False

    def __init__(self, feed: Feed, since: int | None, send: Send) -> None:
        self.feed = feed
        self.since = since
        self.send = send
        self.greeted = False
        self.task: asyncio.Task[None] | None = None
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(SILENCE, self.beat)

    def stir(self) -> None:
        """There is something to say."""
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self.tell())

    def beat(self) -> None:
        """It was quiet for a while, or may have been."""
        self.timer = asyncio.get_running_loop().call_later(SILENCE, self.beat)
        self.feed.server.hearts.beat((self.feed, self.look))

    def look(self) -> None:
        """There may be news that nobody has told."""
        if self.over:
            return
        self.feed.due = True
        self.feed.idle = False
        self.feed.restless = True
        self.stir()

    async def tell(self) -> None:
        """Everything that is new. Afterwards nothing waits in between: what comes stirs anew."""
        if await to_the_end(self.told(), self.send):
            self.task = None

    async def told(self) -> None:
        if not self.greeted:
            self.greeted = True
            await self.say(await self.feed.hello(self.since))
        async for message in self.feed.all_news():
            await self.say(message)
        if self.feed.server.closing:
            await closed(self.send, GONE)

    async def say(self, message: bytes) -> None:
        await self.send({"type": "websocket.send", "text": message.decode()})

    async def end(self) -> None:
        """The page has gone."""
        self.over = True
        self.timer.cancel()
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])


async def to_the_end(work: Coroutine[Any, Any, None], send: Send) -> bool:
    """Did it end well? If not the page is told why, as far as it is still there."""
    try:
        await work
        return True
    except Problem as problem:
        await farewell(send, problem)
    except SQLAlchemyError:
        trouble("a viewer could not be served")
        await closed(send, AGAIN)
    except TimeoutError:
        await closed(send, AGAIN)
    except (OSError, RuntimeError):
        pass  # The other side has gone.
    return False


async def farewell(send: Send, problem: Problem) -> None:
    """Say what was wrong, then close."""
    doc = {"type": "problem", "problem": problem.doc()}
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.send", "text": msgspec.json.encode(doc).decode()})
    await closed(send, CLOSES.get(problem.status, 4400))


async def closed(send: Send, code: int) -> None:
    """The last thing that is said."""
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.close", "code": code, "reason": ""})
