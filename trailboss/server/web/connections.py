"""Connections: whoever opens one must ask soon, and nobody opens too many.

uvicorn ends connections that are idle after an answer. One that never asks, or asks without end,
it would keep for ever; with some hundred of those a server could not be reached any more. One
that does not take its answer is cut off as any other.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from trailboss.server.web.rates import network_of
from trailboss.server.web.takers import Taker

PATIENCE: Final = 20.0
"""Seconds within which a request must be there, with all its headers and its body."""
MOST: Final = 200
"""Connections from one address that have not become a socket of a table."""


class Connection(Taker, HttpToolsProtocol):
    """One connection, with a deadline for each request."""

    patience = PATIENCE
    most = MOST
    opened: Counter[str] = Counter()
    """By address, or by the network of one home, in this process."""
    address = ""
    deadline: asyncio.TimerHandle | None = None

    def connection_made(  # type: ignore[override]
        self, transport: asyncio.Transport
    ) -> None:
        super().connection_made(transport)
        found = get_remote_addr(transport)
        self.address = network_of(found[0]) if found else ""
        self.opened[self.address] += 1
        if self.most and self.opened[self.address] > self.most:
            transport.abort()
        else:
            self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.wait()
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Also one that came in the same piece as the end of another."""
        self.wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A connection that waits for the next request need not know the last one."""
        super().on_response_complete()
        cycle = self.cycle
        if cycle.response_complete and not cycle.more_body and cycle.scope is self.scope:
            self.cycle = self.scope = None  # type: ignore[assignment]
            self.headers = []

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a viewer of a table, which is counted there."""
        self.stop_waiting()
        self.let_be()
        self.forget()
        super().handle_websocket_upgrade()
        self.parser = self.cycle = self.scope = None  # type: ignore[assignment]
        self.headers = []

    def wait(self) -> None:
        """From the first byte on, or from the beginning, the time runs."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.patience, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def forget(self) -> None:
        """Count it no longer."""
        if self.address:
            self.opened[self.address] -= 1
            if self.opened[self.address] <= 0:
                del self.opened[self.address]
            self.address = ""


class Uncounted(Connection):
    """All connections come from a proxy, which counts for itself, or from a load test."""

    most = 0
