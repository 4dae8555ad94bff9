"""What the rules count on a view of a trail game, for whoever draws it: plain data, like a dump."""

from __future__ import annotations

from typing import Any

from trailboss.games.trail.rules import NOBODY, PRIVATE
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.ways import fee

Doc = dict[str, Any]


def tally(v: TrailState) -> Doc:
    """What entering a place costs a stranger, and what it costs each seat (fee)."""
    hands = places(v)
    players = [{"fees": fees(v, hands, seat)} for seat in range(len(v.players))]
    return {"fees": fees(v, hands, NOBODY), "players": players}


def places(v: TrailState) -> list[int]:
    """Where something lies that may have a hand on it."""
    tiles = v.rules.tiles
    return [
        at for at, tile in enumerate(v.board) if tiles[tile].hand or tiles[tile].kind == PRIVATE
    ]


def fees(v: TrailState, hands: list[int], seat: int) -> dict[str, int]:
    """What these places cost a seat; those that are free for it are left out."""
    costs = [(v.rules.nodes[at].name, fee(v, seat, at)) for at in hands]
    return {name: cost for name, cost in costs if cost}
