"""The boards that the server has documents for: a board for each kind of game.

Tests compare the documents with their types, of which `web/src/games/*/contract.ts` is generated.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.server.boards.board import Board
from trailboss.server.boards.elpaso_board import EL_PASO
from trailboss.server.boards.pioneer_board import PIONEER
from trailboss.server.boards.trail_board import TRAIL

BOARDS: Final = (TRAIL, EL_PASO, PIONEER)
DRAWN: Final[dict[str, type[Struct]]] = {board.kind: board.documents for board in BOARDS}
"""The types of the documents by the kind of a game's components."""


def board_of(game: Game) -> Board | None:
    """The board of a game; None if it has none yet."""
    return next((board for board in BOARDS if isinstance(game, board.games)), None)


def tally(game: Game, view: State) -> dict[str, Any] | None:
    """What the rules count on a view; None where its own figures are enough."""
    board = board_of(game)
    return board.tally(view) if board else None


def kind_of(game: Game) -> str:
    """How a game is drawn; several games may share a board."""
    board = board_of(game)
    return board.kind if board else game.name
