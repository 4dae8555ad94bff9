"""Rates: so many requests of each kind from one address, by leaky buckets in memory."""

from __future__ import annotations

import math
import time
from typing import Final

from trailboss.server.web.asgi import Scope

KINDS: Final = {
    "read": (40.0, 400.0),
    "write": (20.0, 200.0),
    "make": (0.5, 60.0),
    "login": (0.1, 10.0),
    "socket": (2.0, 100.0),
}
"""By kind: requests a second for ever, and how many at once."""
KEPT: Final = 50_000


def kind_of(scope: Scope) -> str:
    """The kind of a request."""
    path = str(scope["path"])
    if scope["type"] == "websocket" or path.endswith("/stream"):
        return "socket"
    if scope.get("method") != "POST":
        return "read"
    if path in ("/api/login", "/api/me"):
        return "login" if path == "/api/login" else "make"
    return "make" if path == "/api/tables" else "write"


class Rates:
    """The buckets of one process."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, client: str, kind: str) -> int:
        """Seconds until the next request is welcome; 0 if this one is."""
        rate, burst = KINDS[kind]
        now = time.monotonic()
        level, at = self.buckets.get((client, kind), (0.0, now))
        level = max(0.0, level - (now - at) * rate)
        if level + 1 > burst:
            return math.ceil((level + 1 - burst) / rate)
        if len(self.buckets) > KEPT:
            self.buckets.clear()
        self.buckets[client, kind] = (level + 1, now)
        return 0
