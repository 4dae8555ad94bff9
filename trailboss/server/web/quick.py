"""The short way of an action: what everybody does all the time does not pass the framework.

Routing, dependencies and responses of the framework are a third of what an action costs. The route
itself is declared in `play` and does the same.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from trailboss.server.logs import trouble
from trailboss.server.parts import ServerParts
from trailboss.server.problems import TooLarge, Unavailable
from trailboss.server.settings import BODY_LIMIT
from trailboss.server.web.access import admitted, who_asks
from trailboss.server.web.asgi import Receive, Scope
from trailboss.server.web.play import acted
from trailboss.server.web.strict import decoded
from trailboss.server.web.structs import ActionWish

PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]+)/actions")
TEMPLATE: Final = "/api/tables/{table}/actions"
WISH: Final = msgspec.json.Decoder(ActionWish)


def table_of(scope: Scope) -> str:
    """The table at which a request wants to act; empty if it wants something else."""
    if scope.get("method") != "POST":
        return ""
    found = PATH.fullmatch(str(scope["path"]))
    return found[1] if found else ""


async def answer(table: str, server: ServerParts, scope: Scope, receive: Receive) -> bytes:
    """Act, and what is said about it; a Problem if it cannot be done."""
    scope["path_template"] = TEMPLATE
    try:
        who = await who_asks(scope["headers"], server)
        await admitted(server, table, who)
        data = decoded(await whole(receive), WISH.decode)
        return await acted(server, table, data, who)
    except SQLAlchemyError:
        raise database_away() from None


def database_away() -> Unavailable:
    """What is said instead of an error of the database, which goes to the log."""
    trouble("the database failed")
    return Unavailable("problem-database-away", "the database does not answer; nothing was changed")


async def whole(receive: Receive) -> bytes:
    """The body of a request."""
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > BODY_LIMIT:
            raise TooLarge(
                "problem-body-too-large", "a body has at most {most} KiB", most=BODY_LIMIT // 1024
            )
        if not message.get("more_body"):
            return body
