"""The companion for a cardboard table: everything that it needs without the server."""

from __future__ import annotations

from functools import cache

from litestar import Router, get

from trailboss.companion.pad import pads
from trailboss.companion.session import OPPONENTS
from trailboss.companion.setup import setups
from trailboss.server.web.answers import answer
from trailboss.server.web.companion_answers import Companion


@cache
def companion() -> Companion:
    """It changes only with the version."""
    opponents = [opponent.doc() for opponent in OPPONENTS.values()]
    return answer(Companion, {"opponents": opponents, "setups": setups(), "pads": pads()})


@get("/api/companion", sync_to_thread=False)
def get_companion() -> Companion:
    """The figures of the solo opponents, the set-ups, the score pads."""
    return companion()


ROUTES = Router("/", route_handlers=[get_companion], tags=["companion"])
