"""Components: what is printed on a game's pieces, as tables for drawing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trailboss.core.action import ActionSpace
from trailboss.core.game import Game
from trailboss.server.boards import board_of, kind_of
from trailboss.server.problems import BadRequest


def components(game: Game, options: Mapping[str, str]) -> dict[str, Any]:
    """The tables of a game with these options."""
    board = board_of(game)
    if board is None:
        raise BadRequest("problem-no-tables", "{game} has no tables yet", game=game.name)
    head = {"game": game.name, "version": game.version, "kind": kind_of(game)}
    return {**head, **board.printed(game, options), "actions": action_docs(game.actions)}


def action_docs(space: ActionSpace) -> list[dict[str, Any]]:
    return [{"text": a.text, "verb": a.verb, "arg": a.arg, "free": a.free} for a in space.all]
