"""Run the server until it is told to stop; open requests are finished first."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from typing import Any

import uvicorn

from trailboss.core.message import by_system
from trailboss.i18n.worded import said
from trailboss.server import logs
from trailboss.server.bots import BROUGHT
from trailboss.server.parts import ServerParts
from trailboss.server.ready import ready
from trailboss.server.settings import BODY_LIMIT, BadSettings, Settings
from trailboss.server.web.app import build
from trailboss.server.web.connections import Connection, Uncounted
from trailboss.server.web.frames import Socket

GRACE = 5
BACKLOG = 2048
KEEP_ALIVE = 75
"""Longer than proxies keep an idle connection, so that they never send into a closing one."""


class Server(uvicorn.Server):
    """Lets viewers go as soon as the server is told to stop."""

    parts: ServerParts | None = None
    address = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say where the server is when it is there."""
        await super().startup(sockets)
        if self.started:
            line = said(
                "shown-serves",
                "Trailboss serves {address} (stop with Ctrl-C)",
                address=self.address,
            )
            print(line, file=sys.stderr, flush=True)

    def handle_exit(self, sig: int, frame: Any) -> None:
        if self.parts is not None:
            self.parts.hang_up()
        super().handle_exit(sig, frame)


def config_for(app: Any, settings: Settings, proxy: str = "") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=BODY_LIMIT,
        ws_ping_interval=40,  # Every page has a word of the table itself every twenty seconds.
        ws_ping_timeout=40,
        ws_per_message_deflate=False,  # A socket of ours offers it by itself.
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        backlog=BACKLOG,
        http=Connection if settings.limits and not proxy else Uncounted,
        ws=Socket,
    )


def stopped(number: int, frame: object) -> None:
    """The server handles the signal itself; this keeps Python from raising KeyboardInterrupt."""


def bound(settings: Settings) -> socket.socket:
    """The port, taken before anything else is started."""
    host, port = settings.host, settings.port
    try:
        family, kind, number, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, number)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(BACKLOG)
    except OSError as error:
        raise BadSettings(
            "error-listen",
            "cannot listen on {host}, port {port}: {reason}",
            host=host,
            port=port,
            reason=by_system(error),
        ) from None
    return listener


def serve(settings: Settings, proxy: str = "") -> int:
    """Serve; the exit code."""
    asyncio.run(ready(settings))
    BROUGHT[:] = settings.bots
    listener = bound(settings)
    logs.set_up()
    app, parts = build(settings)
    server = Server(config_for(app, settings, proxy))
    server.parts = parts
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    server.address = settings.public_url or f"http://{host}:{listener.getsockname()[1]}"
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stopped)
    server.run([listener])
    return 0 if server.started else 1
