"""The waiting room of a table: who is there, and who is ready. It tells names and nothing else."""

from __future__ import annotations

from typing import Any, Final

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from trailboss.server.bell import ROOM
from trailboss.server.parts import ServerParts
from trailboss.server.problems import Conflict, Forbidden
from trailboss.server.tables.table import OPEN, Table
from trailboss.server.web.access import somebody
from trailboss.server.web.answers import Answer, answer
from trailboss.server.web.asks import TheServer, Who
from trailboss.server.web.structs import Strict

MOST: Final = 30
"""The most names of people without a seat that are told."""


class Room(Answer, frozen=True):
    """Seats whose people look at the table and who are ready; names of those without a seat."""

    here: list[int]
    ready: list[int]
    people: list[str]


class ReadyWish(Strict, frozen=True):
    """Is one ready to begin?"""

    ready: bool


EMPTY: Final[dict[str, Any]] = {"here": [], "ready": [], "people": []}


async def room_doc(server: ServerParts, t: Table) -> dict[str, Any]:
    """The room while the table is open; a game that has begun has none."""
    if t.status != OPEN:
        return EMPTY
    there = await server.desk.presence.people(t.deal.id)
    ready = await server.readiness.of(t.deal.id)
    seated = {chair.identity for chair in t.chairs}
    return {
        "here": seats(t, there),
        "ready": seats(t, ready),
        "people": (await server.identities.names(there - seated))[:MOST],
    }


def seats(t: Table, people: set[str]) -> list[int]:
    """The seats of some people."""
    return [seat for seat, chair in enumerate(t.chairs) if chair.identity in people]


@get("/api/tables/{table:str}/room")
async def get_room(table: FromPath[str], server: TheServer) -> Room:
    """Who is in the waiting room."""
    return answer(Room, await room_doc(server, await server.service.latest(table)))


@post("/api/tables/{table:str}/ready", status_code=200)
async def post_ready(
    table: FromPath[str], data: JSONBody[ReadyWish], who: Who, server: TheServer
) -> Room:
    """Say that one is ready, or not yet."""
    somebody(who)
    t = await server.service.latest(table)
    if not t.seats_of(who.id):
        raise Forbidden("problem-no-seat", "you have no seat at this table")
    if t.status != OPEN:
        raise Conflict("problem-started", "the game has started")
    await server.readiness.mark(table, who.id, data.ready)
    server.bell.ring(table, ROOM)
    return answer(Room, await room_doc(server, t))


ROUTES = Router("/", route_handlers=[get_room, post_ready], tags=["tables"])
