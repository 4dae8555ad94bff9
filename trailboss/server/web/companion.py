"""The companion for a cardboard table: everything that it needs without the server."""

from __future__ import annotations

from typing import Any

from litestar import Router, get

from trailboss.companion.figures import opponents
from trailboss.companion.pad import pads
from trailboss.companion.setup import setups


@get("/api/companion", sync_to_thread=False)
def get_companion() -> dict[str, Any]:
    """The figures of the solo opponents, the set-ups, the score pads."""
    return {"opponents": opponents(), "setups": setups(), "pads": pads()}


ROUTES = Router("/", route_handlers=[get_companion], tags=["companion"])
