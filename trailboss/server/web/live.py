"""Live without a socket: a stream of what happens at a table, as lines of JSON."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, cast

from litestar import Request, Router, get
from litestar.params import FromPath
from litestar.response import Stream

from trailboss.server.web.access import looks_through
from trailboss.server.web.asgi import Scope
from trailboss.server.web.asks import TheServer, Who
from trailboss.server.web.feed import Feed
from trailboss.server.web.play import Seat, Since
from trailboss.server.web.rates import client_of
from trailboss.server.web.viewers import watching

AnyRequest = Request[Any, Any, Any]


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
    address = client_of(cast(Scope, request.scope))

    with watching(server, table, who, address):
        feed = Feed(server, who, table, seat)  # There is room; it is taken when the stream begins.

    async def lines() -> AsyncIterator[bytes]:
        with watching(server, table, who, address):
            async for message in feed.messages(since):
                yield message + b"\n"

    return Stream(lines(), media_type="application/x-ndjson")


ROUTES = Router("/", route_handlers=[stream], tags=["live"])
