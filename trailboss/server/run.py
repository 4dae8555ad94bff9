"""Run the server until it is told to stop; open requests are finished first."""

from __future__ import annotations

import signal
import sys
from typing import Any

import uvicorn

from trailboss.i18n.sentences import said
from trailboss.server import logs
from trailboss.server.hub import Hub
from trailboss.server.settings import BODY_LIMIT, Settings
from trailboss.server.web.app import build

GRACE = 5
KEEP_ALIVE = 75
"""Longer than proxies keep an idle connection, so that they never send into a closing one."""


class Server(uvicorn.Server):
    """Lets viewers go as soon as the server is told to stop."""

    hub: Hub | None = None

    def handle_exit(self, sig: int, frame: Any) -> None:
        if self.hub is not None:
            self.hub.hang_up()
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
        ws_ping_interval=20,
        ws_ping_timeout=60,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        backlog=2048,
    )


def stopped(number: int, frame: object) -> None:
    """Being told to stop is no accident: the server has dealt with it already."""


def serve(settings: Settings, proxy: str = "") -> int:
    """Serve; the exit code."""
    logs.set_up()
    app, hub = build(settings)
    server = Server(config_for(app, settings, proxy))
    server.hub = hub
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stopped)
    address = settings.public_url or f"http://{settings.host}:{settings.port}"
    print(said(f"Trailboss serves {address} (stop with Ctrl-C)"), file=sys.stderr)
    server.run()
    return 0 if server.started else 1
