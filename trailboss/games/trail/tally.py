"""What the rules count on a view of a trail game, for whoever draws it: plain data, like a dump."""

from __future__ import annotations

from typing import Any

from trailboss.games.trail.location import usable
from trailboss.games.trail.rules import EMPTY, NOBODY
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.ways import fee

Doc = dict[str, Any]


def tally(v: TrailState) -> Doc:
    """What entering a place costs a stranger and each seat, and where a seat has no actions."""
    tiles, names = v.rules.tiles, [node.name for node in v.rules.nodes]
    taken = [at for at, tile in enumerate(v.board) if tile != EMPTY]
    costs = {at: cost for at in taken if (cost := fee(v, NOBODY, at))}
    closed = [at for at in taken if at != v.rules.kansas_city and not usable(v, NOBODY, at)]
    players = []
    for seat in range(len(v.players)):
        own = {at for at in taken if tiles[v.board[at]].owner == seat}
        due = {at: fee(v, seat, at) if at in own else cost for at, cost in costs.items()}
        players.append(
            {
                "fees": {names[at]: cost for at, cost in due.items() if cost},
                "aux_only": [
                    names[at] for at in closed if at not in own or not usable(v, seat, at)
                ],
            }
        )
    return {"fees": {names[at]: cost for at, cost in costs.items()}, "players": players}
