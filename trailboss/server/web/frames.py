"""Frames: a message for many viewers is written to each socket as it is.

uvicorn frames a message for every socket anew, and wakes a task to send it; with two hundred
viewers of a table that is nearly all that an action costs.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from trailboss.server.envelope import Envelope
from trailboss.server.web.packing import Offer, window_of
from trailboss.server.web.takers import Taker

PUSH: Final = "trailboss.push"
"""The extension of a scope by which a handler writes frames."""


class Inbox:
    """What a page has said and nobody has heard yet: a queue for one that is small if empty."""

    def __init__(self) -> None:
        self.said: deque[Any] | None = None
        self.ear: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.said = self.said or deque()
        self.said.append(message)
        if self.ear is not None and not self.ear.done():
            self.ear.set_result(None)

    def empty(self) -> bool:
        return not self.said

    async def get(self) -> Any:
        while not self.said:
            self.ear = asyncio.get_running_loop().create_future()
            try:
                await self.ear
            finally:
                self.ear = None
        message = self.said.popleft()
        self.said = self.said or None
        return message


class Gate:
    """Open or closed; whoever comes to a closed one waits. An event that is small if open."""

    def __init__(self) -> None:
        self.event: asyncio.Event | None = None

    def set(self) -> None:
        if self.event is not None:
            self.event.set()
            self.event = None

    def clear(self) -> None:
        self.event = self.event or asyncio.Event()

    def is_set(self) -> bool:
        return self.event is None

    async def wait(self) -> None:
        if self.event is not None:
            await self.event.wait()


class Socket(Taker, WebSocketsSansIOProtocol):
    """A socket that takes frames as they are, and keeps little while nothing is said."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        logger, most = self.logger, self.config.ws_max_size
        self.conn = ServerProtocol(extensions=[Offer()], max_size=most, logger=logger)

    async def run_asgi(self) -> None:
        extensions = self.scope.setdefault("extensions", {})
        extensions[PUSH] = self.push  # type: ignore[assignment]
        await super().run_asgi()

    def start_keepalive(self) -> None:
        """The hands were shaken, and what was said meanwhile is of no use any more."""
        super().start_keepalive()
        self.request.headers.clear()  # The parser keeps the request for as long as it parses.
        del self.request, self.response

    def push(self, message: Envelope) -> bool:
        """Write a message now; False if the other side is slow or gone, and nothing was written."""
        open_ = self.handshake_complete and not self.close_sent and not self.disconnected
        if not open_ or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(message.frame(window_of(self.conn.extensions)))
        return True
