"""Access: who asks, by cookie or bearer token, and through which seat one looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from trailboss.server.daily.day import sealed
from trailboss.server.parts import ServerParts
from trailboss.server.problems import Forbidden, NoIdentity, NotFound, Problem, TooMany
from trailboss.server.replays.library import OF_TABLE
from trailboss.server.service import now_ms
from trailboss.server.store.identities import Identity
from trailboss.server.tables.about import viewer_of
from trailboss.server.tables.people import seat_at
from trailboss.server.tables.table import Table

COOKIE = "trailboss"
YEAR = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]
Headers = Iterable[tuple[bytes, bytes]]


async def who_asks(headers: Headers, server: ServerParts) -> Identity:
    """The identity of a request; a stranger has an empty one. A bad token is an error."""
    if given := header(headers, b"authorization"):
        scheme, _, token = given.partition(" ")
        found = await meant(server, token.strip(), bearer=True) if scheme == "Bearer" else None
        if found is None:
            raise NoIdentity("problem-unknown-token", "nobody is known by this token")
        return found
    return await meant(server, cookie(headers), bearer=False) or Identity()


def header(headers: Headers, name: bytes) -> str:
    """A header by its name in small letters, as servers have it; empty if it is not there."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def cookie(headers: Headers) -> str:
    """The cookie of a browser; empty if it has none of ours."""
    found = ""
    for pair in header(headers, b"cookie").split(";"):
        name, _, value = pair.partition("=")
        if name.strip() == COOKIE:
            found = value.strip().strip('"')
    return found


def by_token(connection: Connection) -> bool:
    """Does a script ask?"""
    return bool(header(connection.scope["headers"], b"authorization"))


async def meant(server: ServerParts, signed: str, bearer: bool) -> Identity | None:
    """Whom a cookie or token means; nobody if it is over."""
    identity, epoch, session = server.keys.identity(signed, bearer)
    return await server.people.meant(identity, epoch, session) if identity else None


def somebody(who: Identity) -> Identity:
    """Strangers must say who they are first."""
    if not who.id:
        raise NoIdentity("problem-no-name-yet", "choose a name first")
    return who


def looks_through(t: Table, who: Identity, seat: int | None) -> int:
    """The viewer of a request: a seat of one's own, or a spectator."""
    if seat is None:
        return viewer_of(t, who.id)
    if seat_at(t, seat) not in t.seats_of(who.id):
        raise Forbidden("problem-seat-not-yours", "seat {seat} is not yours", seat=seat)
    return seat


async def admitted(server: ServerParts, table: str, who: Identity) -> None:
    """A table of today's challenge is its owner's alone: for everybody else there is none."""
    try:
        deal = (await server.service.get(table)).deal
    except Problem:
        return
    if sealed(deal.daily, now_ms()) and who.id != deal.owner:
        raise NotFound("problem-no-table", "there is no such table")


async def in_time(server: ServerParts, client: str, kind: str) -> None:
    """TooMany if there were too many wishes of a kind from the same address."""
    wait = await server.rates.wait(client, kind) if server.settings.limits else 0
    if wait:
        raise TooMany("problem-slow-down", "slow down, please").also(retry=wait)


def of_the_api(connection: Connection) -> bool:
    return connection.url.path.startswith("/api/")


def table_guard(server: ServerParts) -> Guard:
    """Stands before every route of the API that names a table, or the replay of one."""

    async def keeps(connection: Connection, _: BaseRouteHandler) -> None:
        if connection.scope["type"] != ScopeType.HTTP or not of_the_api(connection):
            return
        replay = str(connection.path_params.get("replay", ""))
        table = str(connection.path_params.get("table", ""))
        if replay.startswith(OF_TABLE):
            table = replay.removeprefix(OF_TABLE)
        if table:
            await admitted(server, table, await who_asks(connection.scope["headers"], server))

    return keeps
