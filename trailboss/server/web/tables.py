"""Tables: make, find, join, leave, start, vote, talk, play again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from trailboss.core.game import Game
from trailboss.games import GAMES
from trailboss.server.outside import checked_webhook
from trailboss.server.parts import ServerParts
from trailboss.server.problems import BadRequest, Forbidden
from trailboss.server.service import Decide, Decision, begun, now_ms
from trailboss.server.store.identities import Identity
from trailboss.server.tables import create, entry, people, rematch, vote
from trailboss.server.tables.about import table_doc, viewer_of
from trailboss.server.tables.entry import NOBODY, Entry
from trailboss.server.tables.table import HUMAN, Chair, Table
from trailboss.server.web import answers
from trailboss.server.web import play_answers as said
from trailboss.server.web.access import somebody
from trailboss.server.web.answers import answer
from trailboss.server.web.asks import TheServer, Who
from trailboss.server.web.structs import (
    ChatWish,
    JoinWish,
    Nothing,
    SeatChange,
    TableWish,
    VoteWish,
)

Doc = dict[str, Any]


def seen_doc(server: ServerParts, t: Table, who: Identity, viewer: int | None = None) -> Doc:
    """The table as somebody sees it."""
    through = viewer_of(t, who.id) if viewer is None else viewer
    return table_doc(t, who.id, through, now_ms(), server.settings.patience, server.keys.link)


def seen_by(server: ServerParts, t: Table, who: Identity) -> said.Table:
    """The table as somebody sees it, as an answer."""
    return answer(said.Table, seen_doc(server, t, who))


def plainly(make: Callable[[Table], Entry]) -> Decide:
    """A decision that does not touch the game."""

    def decide(t: Table) -> Decision:
        return make(t), None

    return decide


async def changed(server: ServerParts, table: str, decide: Decide, who: Identity) -> said.Table:
    """The table as somebody sees it after a decision."""
    t, _ = await server.service.change(table, decide)
    return seen_by(server, t, who)


def opening(who: Identity, now: int, hints: bool) -> Decide:
    """The first entry of a table."""
    opened = Entry(1, entry.OPEN, by=who.id, at=now, data={"hints": True} if hints else {})
    return plainly(lambda t: opened)


def first_free(chairs: list[Chair]) -> int | None:
    return next((i for i, c in enumerate(chairs) if c.kind == HUMAN and not c.identity), None)


def chairs_for(game: Game, wish: TableWish, who: Identity) -> list[Chair]:
    return [create.chair(game, seat.kind, seat.bot, seat.name, who.id) for seat in wish.seats]


@post("/api/tables")
async def post_table(data: JSONBody[TableWish], who: Who, server: TheServer) -> said.Table:
    """Make a table."""
    somebody(who)
    clock = create.clock_rule(data.clock.kind, data.clock.bank, data.clock.increment)
    if data.game not in GAMES:
        raise BadRequest(
            "problem-no-game", "there is no such game: there are {names}", names=", ".join(GAMES)
        )
    chairs = chairs_for(GAMES[data.game], data, who)
    figures = await figures_of(data, who, server)
    now = now_ms()
    t = create.table(
        data.game,
        data.options,
        chairs,
        who.id,
        public=data.public,
        clock=clock,
        now=now,
        webhook=checked_webhook(data.webhook) if data.webhook else "",
        figures=figures,
    )
    decisions = [opening(who, now, data.hints)]
    sit = first_free(chairs) if data.sit == "first" else data.sit
    if sit is not None:
        decisions.append(plainly(lambda t: people.join(t, sit, who.id, who.name, True, now)))
    if data.start:
        decisions.append(plainly(lambda t: people.start(t, who.id, now)))
    return seen_by(server, await server.service.create(t, decisions), who)


async def figures_of(wish: TableWish, who: Identity, server: ServerParts) -> str:
    """The components file that a table shall have: one of one's own, for this game."""
    if wish.components is None:
        return ""
    mine = [file.id for file in await server.uploads.mine(who.id) if file.game == wish.game]
    if wish.components not in mine:
        raise BadRequest(
            "problem-components-not-yours", "these are no components of yours for this game"
        )
    return (await server.uploads.figures(wish.components))[1]


@get("/api/tables")
async def list_tables(
    who: Who, server: TheServer, list: FromQuery[Literal["mine", "open", "playing"]] = "open"
) -> said.Summaries:
    """Tables of mine, tables with free seats, tables to watch."""
    if list == "mine" and not who.id:
        return said.Summaries([])
    return answer(said.Summaries, {"tables": await server.lists.find(list, who.id)})


@get("/api/tables/{table:str}")
async def get_table(table: FromPath[str], who: Who, server: TheServer) -> said.Table:
    """A table."""
    return seen_by(server, await server.service.latest(table), who)


@post("/api/tables/{table:str}/join", status_code=200)
async def post_join(
    table: FromPath[str], data: JSONBody[JoinWish], who: Who, server: TheServer
) -> said.Table:
    """Sit down."""
    somebody(who)

    def make(t: Table) -> Entry:
        seat = data.seat
        if data.token is not None:
            seat = server.keys.seat_of(t, data.token)
            if seat is None:
                raise Forbidden("problem-link-no-seat", "this link opens no seat")
        if seat is None:
            raise BadRequest("problem-no-seat-named", "say which seat, or bring a token")
        return people.join(t, seat, who.id, who.name, data.token is not None, now_ms())

    t, _ = await server.service.change(table, plainly(make))
    if t.deal.previous and people.full(t) and t.status == "open":
        t, _ = await server.service.change(table, plainly(lambda t: auto_start(t)))
    return seen_by(server, t, who)


def auto_start(t: Table) -> Entry:
    """A rematch begins by itself when all are back."""
    return people.start(t, t.deal.owner, now_ms())


@post("/api/tables/{table:str}/leave", status_code=200)
async def post_leave(
    table: FromPath[str], data: JSONBody[Nothing], who: Who, server: TheServer
) -> said.Table:
    """Stand up."""
    somebody(who)
    left = await changed(server, table, plainly(lambda t: people.leave(t, who.id, now_ms())), who)
    await server.readiness.mark(table, who.id, False)
    return left


@post("/api/tables/{table:str}/seats", status_code=200)
async def post_seats(
    table: FromPath[str], data: JSONBody[SeatChange], who: Who, server: TheServer
) -> said.Table:
    """Change a free seat."""
    somebody(who)

    def make(t: Table) -> Entry:
        return people.seats(t, data.seat, data.kind, data.bot, data.name, who.id, now_ms())

    return await changed(server, table, plainly(make), who)


@post("/api/tables/{table:str}/start", status_code=200)
async def post_start(
    table: FromPath[str], data: JSONBody[Nothing], who: Who, server: TheServer
) -> said.Table:
    """Begin."""
    somebody(who)
    return await changed(server, table, plainly(lambda t: people.start(t, who.id, now_ms())), who)


@post("/api/tables/{table:str}/vote", status_code=200)
async def post_vote(
    table: FromPath[str], data: JSONBody[VoteWish], who: Who, server: TheServer
) -> said.Table:
    """Let a bot play, or take the game back, if all agree."""
    somebody(who)
    patience = server.settings.patience

    def decide(t: Table) -> Decision:
        wish = (data.about, data.target, data.yes, data.bot)
        return vote.vote(t, who.id, *wish, now_ms(), patience)

    return await changed(server, table, decide, who)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def post_rematch(
    table: FromPath[str], data: JSONBody[Nothing], who: Who, server: TheServer
) -> answers.TableName:
    """The next game: the first who asks makes the table, the others find it."""
    somebody(who)
    t = await server.service.latest(table)
    rematch.allowed(t, who.id)
    if not t.rematch:
        made = rematch.next_table(t, who.id, now_ms())
        first = begun(made, [opening(who, now_ms(), t.hints)])
        noted = plainly(lambda t: note_rematch(t, made, who))
        t, _ = await server.service.change(table, noted, next_one=first)
    return await sit_again(server, t.rematch, who)


def note_rematch(t: Table, made: Table, who: Identity) -> Entry:
    return rematch.noted(t, t.rematch or made.deal.id, who.id, now_ms())


def sitting(seat: int, who: Identity) -> Decide:
    """Sit down where a seat is kept."""
    return plainly(lambda t: people.join(t, seat, who.id, who.name, False, now_ms()))


async def sit_again(server: ServerParts, table: str, who: Identity) -> answers.TableName:
    """Take the seat that is kept for somebody, if there is one, and start when all are there."""
    t = await server.service.latest(table)
    for seat, chair in enumerate(t.chairs):
        if chair.reserved == who.id and not chair.identity:
            t, _ = await server.service.change(table, sitting(seat, who))
    if people.full(t) and t.status == "open":
        await server.service.change(table, plainly(auto_start))
    return answers.TableName(table)


@post("/api/tables/{table:str}/chat", status_code=200)
async def post_chat(
    table: FromPath[str], data: JSONBody[ChatWish], who: Who, server: TheServer
) -> said.Chat:
    """Say something."""
    somebody(who)
    t = await server.service.get(table)
    text = "".join(c if c.isprintable() else " " for c in data.text).strip()
    if not text:
        raise BadRequest("problem-empty-chat", "say something")
    mine = t.seats_of(who.id)
    seat = mine[0] if mine else NOBODY
    line = await server.chat.say(table, who.id, who.name, seat, text, now_ms())
    server.fanout.publish(table, {"chat": line["n"]})
    return answer(said.Chat, {"chat": [line]})


@get("/api/tables/{table:str}/chat")
async def get_chat(table: FromPath[str], server: TheServer, after: FromQuery[int] = 0) -> said.Chat:
    """What was said."""
    await server.service.get(table)
    lines = await server.chat.after(table, max(0, min(after, 1 << 31)))
    return answer(said.Chat, {"chat": lines})


ROUTES = Router(
    "/",
    route_handlers=[
        post_table,
        list_tables,
        get_table,
        post_join,
        post_leave,
        post_seats,
        post_start,
        post_vote,
        post_rematch,
        post_chat,
        get_chat,
    ],
    tags=["tables"],
)
