"""What the rules count for each player, for whoever draws a view: plain data, like a dump."""

from __future__ import annotations

from typing import Any

from trailboss.core.action import Action
from trailboss.games.elpaso.delivery import hand_value, posts
from trailboss.games.elpaso.location import FOREIGN, source_at
from trailboss.games.elpaso.rules import AuxAction
from trailboss.games.elpaso.state import ElPasoState, hand_limit, permanent, step_limit

Doc = dict[str, Any]


def tally(v: ElPasoState) -> Doc:
    """What is counted for all players of a view."""
    first = v.rules.first_building
    buildings = [at for at, tile in enumerate(v.board) if tile >= first]
    return {"players": [player_tally(v, seat, buildings) for seat in range(len(v.players))]}


def player_tally(v: ElPasoState, seat: int, buildings: list[int]) -> Doc:
    """Limits, certificates, what the seen hand is worth (R9.3), auxiliary actions (R8.1).

    And where there is nothing but these: the buildings of others (R5.2).
    """
    discs = v.players[seat].discs
    return {
        "permanent": permanent(v, seat),
        "hand_limit": hand_limit(v, seat),
        "step_limit": step_limit(v, seat),
        "hand_value": hand_value(v, seat),
        "aux": [aux(row, discs[row.slot] > 0) for row in v.rules.aux],
        "aux_only": [
            v.rules.nodes[at].name for at in buildings if source_at(v, seat, at) == FOREIGN
        ],
    }


def aux(row: AuxAction, covered: bool) -> str:
    """What an auxiliary action gives now: more, once its disc is gone (R8.1)."""
    if covered:
        return "base" if row.open else "locked"
    return "base" if row.upgraded is None else "upgraded"


def promise(s: ElPasoState, seat: int, action: Action) -> Doc | None:
    """What a delivery with some certificates is worth, and the best post that it reaches (R9.4)."""
    if action.verb != "certificates":
        return None
    value = hand_value(s, seat) + action.arg
    reached = [s.rules.posts[post] for post in posts(s, seat, value)]
    best = max(reached, key=lambda post: post.value).name if reached else None
    return {"worth": value, "post": best}
