"""The daily challenge: what it is today, who has reached how much, and a table to play it."""

from __future__ import annotations

from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response
from sqlalchemy.exc import IntegrityError

from trailboss.games import load
from trailboss.server.daily.day import begins, closes, day_at, ends, known, latest, sealed
from trailboss.server.daily.deal import GAME, Dealt, daily_table, dealt
from trailboss.server.daily.results import Standings, Try
from trailboss.server.parts import ServerParts
from trailboss.server.problems import NotFound
from trailboss.server.service import now_ms
from trailboss.server.store.identities import Identity
from trailboss.server.tables import entry, people
from trailboss.server.tables.entry import Entry
from trailboss.server.web import answers
from trailboss.server.web.access import somebody
from trailboss.server.web.answers import answer
from trailboss.server.web.asks import TheServer, Who
from trailboss.server.web.structs import Nothing
from trailboss.server.web.tables import plainly


async def deal_of(server: ServerParts, day: str) -> Dealt:
    """What everybody plays on a day."""
    return await server.results.deal(day) or dealt(server.keys.daily(day))


def try_doc(one: Try, who: Identity, hidden: bool) -> dict[str, Any]:
    """A result; whose table it is, is known to others when the day is over."""
    you = one.identity == who.id
    points, target = one.points, one.target
    return {
        "rank": one.rank or None,
        "name": one.name,
        "you": you,
        "points": points,
        "tie": one.tie,
        "target": target,
        "beaten": None if points is None or target is None else points > target,
        "ended": one.ended,
        "table": one.table if you or not hidden else None,
    }


def day_doc(day: str, deal: Dealt, stand: Standings, who: Identity, now: int) -> dict[str, Any]:
    """A day as somebody sees it. Nothing of the seed is in it, whatever day it is."""
    hidden = sealed(day, now)
    return {
        "day": day,
        "today": day == day_at(now),
        "game": GAME,
        "title": load(GAME).title,
        "options": deal.options,
        "begins": begins(day),
        "ends": ends(day),
        "closes": closes(day),
        "sealed": hidden,
        "now": now,
        "begun": stand.begun,
        "finished": stand.counted,
        "mine": None if stand.mine is None else try_doc(stand.mine, who, hidden),
        "results": [try_doc(one, who, hidden) for one in stand.best],
        "days": latest(now),
    }


async def told(server: ServerParts, day: str, who: Identity, now: int) -> answers.Day:
    """How a day stands; NotFound if it is long ago and nobody played."""
    stand = await server.results.standings(day, who.id)
    if not stand.begun and day not in latest(now):
        raise NotFound("problem-day-unplayed", "nobody has played on this day")
    return answer(answers.Day, day_doc(day, await deal_of(server, day), stand, who, now))


@get("/api/daily")
async def get_today(who: Who, server: TheServer) -> answers.Day:
    """Today's challenge and how it stands."""
    now = now_ms()
    return await told(server, day_at(now), who, now)


@get("/api/daily/{day:str}")
async def get_day(day: FromPath[str], who: Who, server: TheServer) -> answers.Day:
    """The challenge of a day, and who has reached how much."""
    now = now_ms()
    if not known(day) or day > day_at(now):
        raise NotFound("problem-no-day", "there is no challenge of such a day")
    return await told(server, day, who, now)


@post("/api/daily")
async def post_daily(
    data: JSONBody[Nothing], who: Who, server: TheServer
) -> Response[answers.TableName]:
    """Play today's challenge; whoever has begun goes on at the same table."""
    somebody(who)
    now = now_ms()
    day = day_at(now)
    table = await server.results.table_of(day, who.id)
    if table is None:
        try:
            return Response(answers.TableName(await begun(server, day, who, now)), status_code=201)
        except IntegrityError:
            table = await server.results.table_of(day, who.id)
    return Response(answers.TableName(table or ""), status_code=200)


async def begun(server: ServerParts, day: str, who: Identity, now: int) -> str:
    """A new table on which somebody sits; IntegrityError if there is one already."""
    t = daily_table(day, await deal_of(server, day), who.id, now)
    opened = Entry(1, entry.OPEN, by=who.id, at=now)
    decisions = [
        plainly(lambda t: opened),
        plainly(lambda t: people.join(t, 0, who.id, who.name, True, now)),
        plainly(lambda t: people.start(t, who.id, now)),
    ]
    return (await server.service.create(t, decisions)).deal.id


ROUTES = Router("/", route_handlers=[get_today, get_day, post_daily], tags=["daily"])
