"""The boards that the server has documents for: a folder with a `BOARD` for each kind of game.

Tests compare the documents with their types, of which `web/src/games/*/contract.ts` is generated.
"""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games import GAMES
from trailboss.rooms import folder_of, room
from trailboss.server.boards.board import Board


def board_of(game: Game) -> Board | None:
    """The board of a game; None if it has none yet."""
    found = room(__name__, game)
    return found.BOARD if found is not None else None


def tally(game: Game, view: State) -> dict[str, Any] | None:
    """What the rules count on a view; None where its own figures are enough."""
    board = board_of(game)
    return board.tally(view) if board else None


def kind_of(game: Game) -> str:
    """How a game is drawn; several games may share a board."""
    return folder_of(game) if board_of(game) else game.name


BOARDS: Final[dict[str, Board]] = {
    kind_of(game): board for game in GAMES.values() if (board := board_of(game))
}
"""By the kind of a game's components."""
