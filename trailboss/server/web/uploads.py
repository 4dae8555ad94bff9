"""Components files of one's own: bring one, see what differs from ours, take it home."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game, components_of
from trailboss.games import GAMES
from trailboss.games.kit.components import export
from trailboss.server.figures import adopted_once, differences, game_by
from trailboss.server.problems import BadRequest, NotFound
from trailboss.server.service import now_ms
from trailboss.server.settings import COMPONENTS_LIMIT
from trailboss.server.store.uploads import Upload
from trailboss.server.tables.create import clean
from trailboss.server.web import answers
from trailboss.server.web.access import somebody
from trailboss.server.web.answers import answer
from trailboss.server.web.asks import TheServer, Who
from trailboss.server.web.structs import ComponentsWish


def checked_components(game: str, text: str) -> Game:
    """The game by a file, or BadRequest with a line for each mistake."""
    try:
        found = adopted_once(game, text)
    except TrailbossError as error:
        raise BadRequest(error.message) from None
    if not components_of(found):
        raise BadRequest(
            "problem-components-printed", "the figures of this file are the printed ones"
        )
    return found


def file_doc(file: Upload) -> dict[str, Any]:
    return {"id": file.id, "game": file.game, "name": file.name, "created": file.created}


@post("/api/components", request_max_body_size=COMPONENTS_LIMIT)
async def post_components(
    data: JSONBody[ComponentsWish], who: Who, server: TheServer
) -> answers.NewComponents:
    """Bring a file: it is checked, and kept as the figures that it holds, without its comments."""
    somebody(who)
    if data.game not in GAMES:
        raise BadRequest(
            "problem-no-game", "there is no such game: there are {names}", names=", ".join(GAMES)
        )
    game = await asyncio.to_thread(checked_components, data.game, data.text)
    file = Upload(components_of(game), game.name, clean(data.name), now_ms())
    await server.uploads.add(who.id, file, export(game))
    doc = {**file_doc(file), "differences": await asyncio.to_thread(differences, game)}
    return answer(answers.NewComponents, doc)


@get("/api/components")
async def list_components(who: Who, server: TheServer) -> answers.ComponentsFiles:
    """One's own files."""
    mine = await server.uploads.mine(who.id) if who.id else []
    return answer(answers.ComponentsFiles, {"files": [file_doc(file) for file in mine]})


@get("/api/components/{name:str}")
async def get_differences(name: FromPath[str], server: TheServer) -> answers.Differences:
    """What differs from the printed figures; whoever sees a table knows the name of its figures."""
    game, text = await server.uploads.figures(name)
    found = await asyncio.to_thread(game_by, game, text)
    told = await asyncio.to_thread(differences, found)
    return answer(answers.Differences, {"id": name, "game": game, "differences": told})


@get("/api/components/{name:str}/file")
async def get_file(name: FromPath[str], who: Who, server: TheServer) -> Response[str]:
    """A file of one's own as text."""
    if name not in [file.id for file in await server.uploads.mine(somebody(who).id)]:
        raise NotFound("problem-no-components", "there are no such components")
    game, text = await server.uploads.figures(name)
    headers = {"content-disposition": f'attachment; filename="{game}.toml"'}
    return Response(text, media_type="text/plain", headers=headers)


ROUTES = Router(
    "/",
    route_handlers=[post_components, list_components, get_differences, get_file],
    tags=["components"],
)
