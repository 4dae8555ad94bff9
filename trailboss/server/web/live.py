"""Live: a stream of what happens at a table, by WebSocket or as lines of JSON."""

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
from litestar.types import WebSocketSendEvent
from sqlalchemy.exc import SQLAlchemyError

from trailboss.server.logs import trouble
from trailboss.server.parts import ServerParts
from trailboss.server.problems import BadRequest, Problem
from trailboss.server.store.identities import Identity
from trailboss.server.tasks import until_one_ends
from trailboss.server.web.access import admitted, looks_through, who_asks
from trailboss.server.web.asks import TheServer, Who
from trailboss.server.web.feed import Feed
from trailboss.server.web.frames import PUSH
from trailboss.server.web.guard import CLOSES
from trailboss.server.web.play import Seat, Since
from trailboss.server.web.rates import client_of

SLOW: Final = 30.0
"""Seconds after which a client that takes no message is disconnected; it may connect again."""
GONE: Final = 1001
AGAIN: Final = 1012
MOST: Final = 1_000_000_000
Doc = dict[str, Any]


class Word(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a client may say on a socket."""

    seat: int | None = None
    since: Annotated[int, msgspec.Meta(ge=0, le=MOST)] | None = None
    ping: int | None = None


AnySocket = WebSocket[Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


def number(socket: AnySocket, name: str, most: int) -> int | None:
    """A number in the query, or None."""
    text = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 11 and int(text) <= most):
        raise BadRequest("problem-not-a-number", "{name} is not a number", name=name)
    return int(text)


@websocket("/api/tables/{table:str}/ws")
async def socket(socket: AnySocket, table: FromPath[str], server: TheServer) -> None:
    """The stream as a WebSocket."""
    await socket.accept()
    try:
        who = await who_asks(socket, server)
        seat = number(socket, "seat", 99)
        watch, brief = number(socket, "watch", 1) == 1, number(socket, "changes", 1) == 1
        push: Any = (socket.scope.get("extensions") or {}).get(PUSH)
        feed = Feed(server, who, table, seat, watch, push, brief)
        feed.visits = number(socket, "room", 1) == 1
        looks_through(await server.service.latest(table), who, seat)
        await admitted(server, table, who)
        with watching(server, table, who, socket.scope):
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


def watching(
    server: ServerParts, table: str, who: Identity, scope: Any
) -> AbstractContextManager[None]:
    """One more viewer of a table, counted for the address that it comes from."""
    t = server.service.tables.get(table)
    seated = t is not None and bool(t.seats_of(who.id))
    return server.viewers.counted(client_of(scope), table, seated, server.settings.limits)


async def exchange(socket: AnySocket, feed: Feed, since: int | None) -> None:
    """Send what happens and hear what the client says, until one of them ends."""

    async def sending() -> None:
        async for message in feed.listen(since):
            event: WebSocketSendEvent = {
                "type": "websocket.send",
                "bytes": None,
                "text": message.decode(),
            }
            async with asyncio.timeout(SLOW):
                await socket.send(event)
            del message, event  # Most of what follows is pushed, and this need not wait for it.

    await until_one_ends(sending(), hearing(socket, feed))


async def hearing(socket: AnySocket, feed: Feed) -> None:
    """The client may look through another seat of its own."""
    while True:
        text = await socket.receive_text()
        try:
            word = msgspec.json.decode(text, type=Word)
        except (msgspec.DecodeError, UnicodeError):
            raise BadRequest("problem-socket-word", 'say {{"seat": 0}} or {{"ping": 1}}') from None
        if word.seat is not None:
            looks_through(await feed.server.service.get(feed.table), feed.who, word.seat)
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
    server: TheServer,
    seat: Seat = None,
    since: Since = 0,
) -> Stream:
    """The stream as NDJSON."""
    t = await server.service.latest(table)
    looks_through(t, who, seat)
    feed = Feed(server, who, table, seat)

    with watching(server, table, who, request.scope):
        feed = Feed(server, who, table, seat)  # There is room; it is taken when the stream begins.

    async def lines() -> AsyncIterator[bytes]:
        with watching(server, table, who, request.scope):
            async for message in feed.listen(since):
                yield message + b"\n"

    return Stream(lines(), media_type="application/x-ndjson")


ROUTES = Router("/", route_handlers=[socket, stream], tags=["live"])
