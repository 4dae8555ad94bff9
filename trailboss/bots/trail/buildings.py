"""Private buildings: which one is worth placing, and where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trailboss.bots.trail.valuation import Valuation
from trailboss.core.engine import Effect
from trailboss.core.zones import Zone
from trailboss.games.trail.construction import needed
from trailboss.games.trail.rules import BOTH, BUILDER, BUILDING, EMPTY, Rules
from trailboss.games.trail.scoring import tile_vp
from trailboss.games.trail.state import TrailState

KEPT: Final = 4000
"""How many boards are remembered."""
SHORTEST: Final[dict[Zone, int]] = {}
"""The steps of the shortest way, by board."""
Use = Callable[[Valuation, list[Effect[Any]]], float]


def worth_of(v: Valuation, number: int, use: Use) -> float:
    """What a building on the trail is worth: its points, its use, the fees of others."""
    row = v.s.rules.private[number][v.s.sides[number]]
    left = max(0.0, v.laps - v.weights.building_late)
    before, v.at, v.deep = (v.at, v.deep), -1, True
    gain = max(0.0, use(v, list(row.effects)) - v.weights.usual)
    v.at, v.deep = before
    fees = 2 if row.hand == BOTH else min(row.hand, 1)
    others = len(v.s.players) - 1
    w = v.weights
    return row.vp + w.placed + w.building * left * gain + w.fee * fees * left * others


def site_worth(v: Valuation, at: int) -> float:
    """What is good about a space: a risk action, a forest, and others who pass there."""
    node = v.s.rules.nodes[at]
    left = max(0.0, v.laps - v.weights.building_late)
    worth = v.weights.risk * left if node.risk is not None else 0.0
    worth += v.weights.forest * left if node.forest else 0.0
    if v.weights.delay and delays(v.s, at):
        worth += v.weights.delay * left
    return worth + v.weights.depth * left * depth(v.s, at)


def depth(s: TrailState, at: int) -> float:
    """How far along the trail a space lies: late ones come when the hand is ready."""
    return at / len(s.rules.nodes)


def delays(s: TrailState, at: int) -> bool:
    """Does a building there make the shortest way of the others longer?"""
    board = s.board
    return fewest(s.rules, (*board[:at], BUILDING, *board[at + 1 :])) > fewest(s.rules, board)


def fewest(rules: Rules, board: Zone) -> int:
    """The steps of the shortest way from the start to Kansas City."""
    found = SHORTEST.get(board)
    if found is None:
        if len(SHORTEST) > KEPT:
            SHORTEST.clear()
        found = SHORTEST[board] = steps_from(rules, board, 0, {})
    return found


def steps_from(rules: Rules, board: Zone, at: int, known: dict[int, int]) -> int:
    """The fewest steps from a space on."""
    found = known.get(at)
    if found is None:
        ways = [
            steps_from(rules, board, to, known) + (board[to] != EMPTY)
            for to in rules.nodes[at].after
        ]
        found = known[at] = min(ways) if ways and at != rules.kansas_city else 0
    return found


def best_building(v: Valuation, rate: int, use: Use) -> tuple[float, int, int, int]:
    """Points, dollars, number and node of the best building that can be paid."""
    best = (0.0, 0, -1, -1)
    most = min(v.p.workers[BUILDER], v.cash // rate)
    sites = sites_of(v)
    for number in v.p.reserve:
        worth = 0.0
        for at, plus in sites:
            needs = needed(v.s, v.seat, number, at)
            if not 0 < needs <= most:
                continue
            worth = worth or worth_of(v, number, use)
            gain = worth + plus - needs * rate * v.dollar
            if gain > best[0]:
                best = (gain, -needs * rate, number, at)
    return best


def sites_of(v: Valuation) -> list[tuple[int, float]]:
    """The spaces to build on: the best empty one, and every own building with its loss."""
    empty: list[tuple[float, int]] = []
    own: list[tuple[int, float]] = []
    for at, node in enumerate(v.s.rules.nodes):
        if node.kind != BUILDING:
            continue
        if v.s.board[at] == EMPTY:
            empty.append((site_worth(v, at), at))
        elif v.s.rules.tiles[v.s.board[at]].owner == v.seat:
            own.append((at, -tile_vp(v.s, at) - 0.5 - 0.3 * max(0.0, v.laps - 0.4)))
    if empty:
        plus, at = max(empty)
        own.append((at, plus))
    return own
