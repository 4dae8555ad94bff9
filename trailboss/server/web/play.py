"""Play: look, act, undo, read the log, take the record home."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response

from trailboss.server.daily.day import sealed
from trailboss.server.parts import ServerParts
from trailboss.server.problems import Conflict, Forbidden
from trailboss.server.service import Decision, now_ms
from trailboss.server.store.identities import Identity
from trailboss.server.tables import entry
from trailboss.server.tables.act import act, fresh, own_seat
from trailboss.server.tables.changes import told
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.foresight import foresight_doc
from trailboss.server.tables.table import OVER, SPECTATOR, Table
from trailboss.server.tables.undo import undo
from trailboss.server.tables.wire import entry_docs
from trailboss.server.web import play_answers as said
from trailboss.server.web.access import looks_through, somebody
from trailboss.server.web.answers import answer
from trailboss.server.web.asks import TheServer, Who
from trailboss.server.web.live_answers import Done
from trailboss.server.web.structs import ActionWish, SocketWish, UndoWish
from trailboss.server.web.tables import seen_doc

Doc = dict[str, Any]
Wish = ActionWish | UndoWish
Seat = Annotated[int | None, QueryParameter(name="seat", ge=0, le=99, required=False)]
Since = Annotated[int, QueryParameter(name="since", ge=0, le=1_000_000_000, required=False)]
Limit = Annotated[int, QueryParameter(name="limit", ge=1, le=500, required=False)]


SEEN = ResponseSpec(said.PlayState, generate_examples=False, description="What is seen")
DONE = ResponseSpec(Done, generate_examples=False, description="What was done")


@get("/api/tables/{table:str}/state", responses={200: SEEN})
async def get_state(
    table: FromPath[str], who: Who, server: TheServer, seat: Seat = None
) -> Response[bytes]:
    """What a seat or a spectator sees."""
    t = await server.service.latest(table)
    return Response(told(t, looks_through(t, who, seat)), media_type="application/json")


@get("/api/tables/{table:str}/hint")
async def get_hint(
    table: FromPath[str], who: Who, server: TheServer, seat: Seat = None
) -> said.Hint:
    """What a good bot would do for an own seat that is asked, if the table allows hints.

    It is told from what that seat sees. Where there is nothing to weigh there are no rows.
    """
    somebody(who)
    t = await server.service.latest(table)
    viewer = looks_through(t, who, seat)
    if not t.hints:
        raise Forbidden("problem-no-hints", "this table plays without hints")
    if viewer not in t.waiting():
        raise Conflict("problem-seat-not-asked", "nobody asks this seat now")
    return answer(said.Hint, await server.explainer.hint(t, own_seat(t, viewer, who.id)))


@get("/api/tables/{table:str}/foresight")
async def get_foresight(
    table: FromPath[str], who: Who, server: TheServer, seat: Seat = None
) -> said.Foresight:
    """What the actions of an own seat would do, as far as that seat can know it.

    It is made when it is asked for, so that nobody waits for it who acts.
    """
    t = await server.service.latest(table)
    viewer = looks_through(t, who, seat)
    if viewer == SPECTATOR:
        raise Conflict("problem-seat-not-asked", "nobody asks this seat now")
    if viewer not in t.foreseen:
        t.foreseen[viewer] = foresight_doc(t, viewer)
    return answer(said.Foresight, t.foreseen[viewer])


@post("/api/tables/{table:str}/actions", status_code=200, responses={200: DONE})
async def post_action(
    table: FromPath[str], data: JSONBody[ActionWish], who: Who, server: TheServer
) -> Response[bytes]:
    """Act."""
    return Response(await acted(server, table, data, who), media_type="application/json")


async def acted(server: ServerParts, table: str, data: ActionWish, who: Identity) -> bytes:
    """Carry out a wish, once, and what is answered."""
    t, e, replayed = await carried_out(server, table, data, who)
    return await done(server, t, e.seq, replayed, data, who)


async def carried_out(
    server: ServerParts, table: str, data: ActionWish | SocketWish, who: Identity
) -> tuple[Table, Entry, bool]:
    """Act, once: the same wish again changes nothing, and is told to have been carried out."""
    somebody(who)
    began = time.perf_counter()
    key = f"{who.id}:{data.key}"

    def decide(t: Table) -> Decision:
        own_seat(t, data.seat, who.id)
        fresh(t, data.seat, data.expected_seq)
        return act(t, data.seat, data.action, who.id, key, now_ms())

    wish = Entry(0, entry.ACTION, data.seat, data.action, by=who.id, key=key)
    found = await server.service.once(table, wish, decide)
    server.metrics.acting.observe(time.perf_counter() - began)
    return found


@post("/api/tables/{table:str}/undo", status_code=200, responses={200: DONE})
async def post_undo(
    table: FromPath[str], data: JSONBody[UndoWish], who: Who, server: TheServer
) -> Response[bytes]:
    """Take back own actions."""
    somebody(who)
    key = f"{who.id}:{data.key}"

    def decide(t: Table) -> Decision:
        own_seat(t, data.seat, who.id)
        fresh(t, data.seat, data.expected_seq)
        return undo(t, data.seat, data.to, who.id, key, now_ms())

    wish = Entry(0, entry.UNDO, data.seat, by=who.id, key=key, data={"wish": data.to})
    t, e, replayed = await server.service.once(table, wish, decide)
    body = await done(server, t, e.seq, replayed, data, who)
    return Response(body, media_type="application/json")


async def done(
    server: ServerParts, t: Table, seq: int, replayed: bool, wish: Wish, who: Identity
) -> bytes:
    """What is said about a wish; with what is seen now if it asks for that."""
    doc: Doc = {"seq": t.shown(seq, wish.seat), "replayed": replayed}
    if wish.position:
        viewer = looks_through(t, who, wish.seat)
        if wish.changes and (said := said_since(t, viewer, who, wish.expected_seq)):
            return msgspec.json.encode({**doc, "changed": msgspec.Raw(said)})
        entries = await entries_after(server, t, viewer, wish.expected_seq)
        seen = msgspec.Raw(told(t, viewer))
        doc["update"] = update_doc(server, t, who, viewer, entries, seen)
    return msgspec.json.encode(doc)


def said_since(t: Table, viewer: int, who: Identity, shown: int) -> bytes:
    """What a page of somebody was just told who knew the position of this number; or nothing."""
    for (eyes, whose, _, since), message in t.said.items():
        if (eyes, whose) == (viewer, who.id) and t.shown(since, viewer) == shown:
            return message.text
    return b""


def update_doc(
    server: ServerParts,
    t: Table,
    who: Identity,
    viewer: int,
    entries: list[Doc],
    state: msgspec.Raw,
) -> Doc:
    """A position and the entries that led to it, as answers and sockets tell it."""
    return {
        "type": "update",
        "seq": t.shown(t.seq, viewer),
        "table": seen_doc(server, t, who, viewer),
        "state": state,
        "entries": entries,
    }


async def entries_after(
    server: ServerParts, t: Table, viewer: int, shown: int, limit: int = 500, whose: str = ""
) -> list[Doc]:
    """The entries after a number, as the viewer counts and may know them."""
    since = t.real(shown, viewer)
    if since >= t.seq:
        return []
    if t.recent and t.recent[0].seq <= since + 1:
        found = [e for e in t.recent if e.seq > since][:limit]
    else:
        found = [e for e in await server.log.since(t.deal.id, since, limit) if e.seq <= t.seq]
    return entry_docs(t, found, viewer, whose)


@get("/api/tables/{table:str}/entries")
async def get_entries(
    table: FromPath[str],
    who: Who,
    server: TheServer,
    seat: Seat = None,
    since: Since = 0,
    limit: Limit = 500,
) -> said.Entries:
    """The log of a table."""
    t = await server.service.latest(table)
    viewer = looks_through(t, who, seat)
    docs = await entries_after(server, t, viewer, since, limit)
    return answer(said.Entries, {"entries": docs, "seq": t.shown(t.seq, viewer)})


@get("/api/tables/{table:str}/record")
async def get_record(table: FromPath[str], server: TheServer) -> Response[str]:
    """The game as text that anybody can verify, when it is over."""
    t = await server.service.latest(table)
    if t.status != OVER or t.state is None:
        raise Conflict(
            "problem-record-until-over", "the record is open when the game is over"
        ).also(title="Not yet")
    if sealed(t.deal.daily, now_ms()):
        raise Conflict(
            "problem-record-until-day-over", "the record is open when the day is over"
        ).also(title="Not yet")
    headers = {"content-disposition": f'attachment; filename="{t.deal.game}.txt"'}
    return Response(t.record().text(t.state), media_type="text/plain", headers=headers)


ROUTES = Router(
    "/",
    route_handlers=[
        get_state,
        get_hint,
        get_foresight,
        post_action,
        post_undo,
        get_entries,
        get_record,
    ],
    tags=["play"],
)
