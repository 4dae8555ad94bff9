"""What the rules count on a sheet, for whoever draws it: plain data with names, like a dump.

All of it follows from what is seen: a tally is made of a view, and tells nothing that is hidden.
"""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.action import Action
from trailboss.games.pioneer.activation import activate, find_pending, nugget_choices
from trailboss.games.pioneer.board import BRIDGE, SHORTCUT, TUNNEL, Board
from trailboss.games.pioneer.components import CARDS, SUITS
from trailboss.games.pioneer.geometry import BITS_OF, CELLS, N_CELLS, VERTICES
from trailboss.games.pioneer.goals import progress
from trailboss.games.pioneer.maps import FORT, KINDS, RANCH, YARD
from trailboss.games.pioneer.networks import largest_network
from trailboss.games.pioneer.poker import hand_of, so_far
from trailboss.games.pioneer.scoring import empty_lines, highest, score_of
from trailboss.games.pioneer.state import CIRCLED, SUIT_BITS, PioneerState, Player, drawn_sides
from trailboss.games.pioneer.tracks import direction, is_fork, rights
from trailboss.games.pioneer.turn import put_away

Doc = dict[str, Any]
SPECIALS: Final = {BRIDGE: "bridge", TUNNEL: "tunnel", SHORTCUT: "shortcut"}


def tally(v: PioneerState) -> Doc:
    """What is counted on every sheet of a view, and for all of them."""
    away = put_away(v)
    return {
        "sheets": [sheet_tally(v, p) for p in v.players],
        "away": CARDS[away - 1] if away else "",
        "empty": empty_lines(v),
    }


def sheet_tally(v: PioneerState, p: Player) -> Doc:
    """One sheet: what waits, the network, rows of the score zone, hands, goals, the turn."""
    data, active = v.board.data, p.active
    rows = {YARD: data.train_yards, FORT: data.forts, RANCH: data.ranches}
    return {
        "waits": [CELLS[cell] for cell in (*p.pending, *p.alone)],
        "heads": heads(p),
        "towns": [railways(p.vertices[town]) for town in v.board.towns],
        "sides": sides(v.board, p),
        "network": largest_network(v.board, p),
        "rows": {
            KINDS[kind]: {"circled": active[kind], "value": highest(values, active[kind])}
            for kind, values in rows.items()
        },
        "hands": hands(p),
        "goals": [progress(v, p, goal) for goal in v.goals],
        "left": left(v, p),
    }


def heads(p: Player) -> dict[str, list[str]]:
    """Where each railway can go on (R1.5)."""
    return {
        suit: [VERTICES[vertex] for vertex in own]
        for suit, own in zip(SUITS, p.heads, strict=True)
        if own
    }


def railways(vertex: int) -> list[str]:
    """The railways that meet at a vertex."""
    return [SUITS[suit] for suit in BITS_OF[vertex & SUIT_BITS]]


def sides(board: Board, p: Player) -> dict[str, int]:
    """How many sides are drawn of each location that still waits for more (R6.11)."""
    found: dict[str, int] = {}
    for cell in board.needing:
        if not p.activated >> cell & 1:
            drawn = drawn_sides(p, cell)
            if drawn:
                found[CELLS[cell]] = drawn
    return found


def hands(p: Player) -> list[Doc]:
    """The hand of each round that was begun; a circled saloon doubles it (R12.1)."""
    found: list[Doc] = []
    while hand := hand_of(p.ranks, len(found) + 1):
        name, points = so_far(hand)
        times = 2 if p.saloons[len(found)] == CIRCLED else 1
        found.append({"name": name, "points": points * times})
    return found


def left(v: PioneerState, p: Player) -> Doc | None:
    """What remains of a turn (R7.2); None between turns."""
    if not p.card:
        return None
    return {"tracks": p.left(), "specials": rights(v.rules, p)}


def promise(s: PioneerState, after: PioneerState, seat: int, action: Action) -> Doc | None:
    """What an action does that its events do not tell yet; None if there is nothing."""
    if action.verb == "draw":
        return {"hand": None, "laid": laid(s, after, seat, action.arg)}
    if action.verb == "card":
        return {"hand": hands(after.players[seat])[-1], "laid": None}
    return None


def laid(s: PioneerState, after: PioneerState, seat: int, track: int) -> Doc:
    """What a track activates and reaches, what it needs and what is left after it."""
    p, now = s.players[seat], after.players[seat]
    near, far = direction(s.board, p, track)
    switch = "switch" if is_fork(s.board, p, near) else ""
    needs = (SPECIALS.get(s.board.track_class[track], ""), switch)
    fresh = met(now) & ~met(p)
    return {
        "activates": [CELLS[cell] for cell in range(N_CELLS) if fresh >> cell & 1],
        "town": 0 if p.vertices[far] else s.board.town[far] + 1,
        "specials": [name for name in needs if name],
        "left": p.left() - 1,
        "points": settled(after, seat) - settled(s, seat),
    }


def met(p: Player) -> int:
    """The locations that are activated or wait for it, as bits."""
    cells = p.activated
    for cell in (*p.pending, *p.alone):
        cells |= 1 << cell
    return cells


def settled(s: PioneerState, seat: int) -> int:
    """Points without hands, if all that waits were activated, with full banks (R13)."""
    copy = s.clone()
    p = copy.sheet(seat)
    find_pending(copy, p)
    while p.pending:
        activate(copy, seat, p.pending[0], nugget_choices(copy, p)[-1])
    return score_of(copy, seat).total - sum(p.hands)
