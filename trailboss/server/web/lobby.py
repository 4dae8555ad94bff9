"""The lobby: a socket that says that the lists of tables are worth another look, and no more."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from trailboss.server.bell import LOBBY
from trailboss.server.parts import ServerParts
from trailboss.server.problems import Problem
from trailboss.server.service import now_ms
from trailboss.server.tasks import until_one_ends
from trailboss.server.web.asgi import Send
from trailboss.server.web.asks import TheServer
from trailboss.server.web.rates import client_of
from trailboss.server.web.table_socket import GONE, farewell

SILENCE: Final = 20.0
AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/lobby/ws")
async def socket(socket: AnySocket, server: TheServer) -> None:
    """News of the lists, for as long as somebody looks at them."""
    await socket.accept()
    scope: Any = socket.scope
    limits = server.settings.limits
    try:
        # Everybody may look at the lists: only those of one address are counted.
        with server.viewers.counted(client_of(scope), LOBBY, True, limits):
            await until_one_ends(telling(socket, server), silent(socket))
        await socket.close(GONE)
    except Problem as problem:
        await farewell(cast(Send, socket.send), problem)
    except (OSError, WebSocketDisconnect, WebSocketException, RuntimeError):
        return


async def telling(socket: AnySocket, server: ServerParts) -> None:
    """Says when something has changed, and from time to time that the line holds."""
    news = asyncio.Event()
    server.waiting.add(news.set)
    try:
        with server.fanout.listening(LOBBY, lambda doc: news.set()):
            while not server.closing:
                doc: dict[str, object] = {"type": "tables"}
                try:
                    async with asyncio.timeout(SILENCE):
                        await news.wait()
                except TimeoutError:
                    doc = {"type": "ping", "now": now_ms()}
                news.clear()
                await socket.send_text(msgspec.json.encode(doc).decode())
    finally:
        server.waiting.discard(news.set)


async def silent(socket: AnySocket) -> None:
    """Hears until the other side leaves; there is nothing to say here."""
    while True:
        await socket.receive_text()


ROUTES = Router("/", route_handlers=[socket], tags=["live"])
