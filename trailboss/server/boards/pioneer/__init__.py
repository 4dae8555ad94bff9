"""The sheets and cards of Pioneer Rails."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games.pioneer import components as rails
from trailboss.games.pioneer import tally as counted
from trailboss.games.pioneer.game import Pioneer
from trailboss.games.pioneer.maps import MapData
from trailboss.games.pioneer.state import PioneerState
from trailboss.server.boards.board import Board, Doc
from trailboss.server.boards.pioneer.documents import PioneerDocuments
from trailboss.server.boards.pioneer.layout import layout
from trailboss.server.boards.pioneer.pieces import PIECES
from trailboss.server.boards.printed import plain


def printed(game: Game, options: Mapping[str, str]) -> Doc:
    """The tables, and the grid of the sheets."""
    assert isinstance(game, Pioneer), "Pioneer Rails"
    return {"layout": layout(game.maps), "tables": tables(game.maps), "rules": PIECES}


def tally(view: State) -> Doc:
    """What the rules count on each sheet."""
    assert isinstance(view, PioneerState), "a view of Pioneer Rails"
    return counted.tally(view)


def tables(sides: Mapping[str, MapData]) -> dict[str, Any]:
    """What is printed on the sheets and cards of Pioneer Rails."""
    goals = [
        {
            "name": name,
            "type": rails.GOAL_TYPES[rails.goal_type(goal)],
            "needs": needs,
            "text": text,
        }
        for goal, (name, needs, text) in enumerate(
            zip(rails.GOALS, rails.GOAL_NEEDS, rails.GOAL_TEXTS, strict=True), 1
        )
    ]
    hands = [
        {"counts": list(counts), "name": name, "points": points}
        for counts, (name, points) in rails.HANDS.items()
    ]
    maps = {name: plain(side) for name, side in sides.items()}
    return {
        "maps": maps,
        "cards": list(rails.CARDS),
        "goals": goals,
        "goal_points": {"first": rails.FIRST, "later": rails.LATER},
        "hands": hands,
        "rounds": rails.ROUNDS,
        "turns": rails.TURNS,
    }


BOARD: Final = Board(PioneerDocuments, printed, tally)
