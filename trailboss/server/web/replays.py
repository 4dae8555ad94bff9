"""Replays: bring a record, look at any move, take the record home, play on from there."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.response import Response

from trailboss.lessons import LESSONS, record_of
from trailboss.server.problems import NotFound
from trailboss.server.replays.branch import branch
from trailboss.server.replays.library import LESSON
from trailboss.server.replays.wire import position_doc, replay_doc, scores_doc
from trailboss.server.service import now_ms
from trailboss.server.settings import RECORD_LIMIT
from trailboss.server.web import answers
from trailboss.server.web import play_answers as said
from trailboss.server.web.access import somebody
from trailboss.server.web.answers import answer
from trailboss.server.web.asks import TheServer, Who
from trailboss.server.web.play import Seat
from trailboss.server.web.structs import BranchWish, RecordWish

Move = Annotated[int, PathParameter(ge=0, le=1_000_000_000)]


@post("/api/replays", request_max_body_size=RECORD_LIMIT)
async def post_replay(data: JSONBody[RecordWish], who: Who, server: TheServer) -> said.Replay:
    """Bring a record."""
    somebody(who)
    return answer(said.Replay, replay_doc(await server.library.add(data.record, who.id)))


@get("/api/replays/{replay:str}")
async def get_replay(replay: FromPath[str], server: TheServer) -> said.Replay:
    """A replay."""
    return answer(said.Replay, replay_doc(await server.library.get(replay)))


@get("/api/replays/{replay:str}/moves/{move:int}")
async def get_move(
    replay: FromPath[str], move: Move, server: TheServer, seat: Seat = None
) -> said.Position:
    """The position after a number of moves, as a seat or a spectator saw it."""
    doc = await asyncio.to_thread(position_doc, await server.library.get(replay), move, seat)
    return answer(said.Position, doc)


@get("/api/replays/{replay:str}/moves/{move:int}/why")
async def get_why(replay: FromPath[str], move: Move, server: TheServer) -> said.Why:
    """Why a bot made a move: what it did and the two best others, by category of points.

    It is told from what the bot could see. Where nothing was weighed there are no rows.
    """
    return answer(said.Why, await server.explainer.why(await server.library.get(replay), move))


@get("/api/replays/{replay:str}/scores")
async def get_scores(replay: FromPath[str], server: TheServer) -> said.ReplayScores:
    """The points over time."""
    doc = await asyncio.to_thread(scores_doc, await server.library.get(replay))
    return answer(said.ReplayScores, doc)


@get("/api/replays/{replay:str}/record")
async def get_replay_record(replay: FromPath[str], server: TheServer) -> Response[str]:
    """The record as text."""
    found = await server.library.get(replay)
    text = await asyncio.to_thread(found.record.text)
    headers = {"content-disposition": f'attachment; filename="{found.game.name}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/lessons/{game:str}", sync_to_thread=False)
def get_lesson(game: FromPath[str]) -> said.Lesson:
    """A lesson: its replay, and the moves that the learner makes."""
    if game not in LESSONS:
        raise NotFound(
            "problem-no-lesson",
            "there is no such lesson: there are {names}",
            names=", ".join(LESSONS),
        )
    moves = record_of(game).moves
    steps = [said.LessonStep(move, moves[move][1]) for move in LESSONS[game].steps]
    return said.Lesson(game, f"{LESSON}{game}", steps, LESSONS[game].end)


@post("/api/replays/{replay:str}/branch")
async def post_branch(
    replay: FromPath[str], data: JSONBody[BranchWish], who: Who, server: TheServer
) -> answers.TableName:
    """A table that goes on from there."""
    owner = somebody(who)
    found = await server.library.get(replay)
    t, entries = await asyncio.to_thread(
        branch, found, data.move, owner.id, now_ms(), data.players, owner.name
    )
    await server.service.adopt(t, entries)
    return answers.TableName(t.deal.id)


ROUTES = Router(
    "/",
    route_handlers=[
        post_replay,
        get_replay,
        get_lesson,
        get_move,
        get_why,
        get_scores,
        get_replay_record,
        post_branch,
    ],
    tags=["replays"],
)
