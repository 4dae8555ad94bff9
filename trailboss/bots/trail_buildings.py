"""Private buildings: which one is worth placing, and where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trailboss.bots.trail_mind import Mind
from trailboss.core.engine import Effect
from trailboss.games.trail.construction import needed
from trailboss.games.trail.rules import BOTH, BUILDER, BUILDING, EMPTY
from trailboss.games.trail.scoring import tile_vp
from trailboss.games.trail.state import TrailState

Use = Callable[[Mind, list[Effect[Any]]], float]
USUAL = 2.0
"""What a location brings that needs no building of one's own."""


def worth_of(m: Mind, number: int, use: Use) -> float:
    """What a building on the trail is worth: its points, its use, the fees of others."""
    row = m.s.rules.private[number][m.s.sides[number]]
    left = max(0.0, m.laps - 0.4)
    before, m.at, m.deep = (m.at, m.deep), -1, True
    gain = max(0.0, use(m, list(row.effects)) - USUAL)
    m.at, m.deep = before
    fees = 2 if row.hand == BOTH else min(row.hand, 1)
    others = len(m.s.players) - 1
    return row.vp + 0.5 + m.w.building * left * gain + 0.25 * fees * left * others


def site_worth(m: Mind, at: int) -> float:
    """What is good about a space: a risk action, a forest, and others who pass there."""
    node = m.s.rules.nodes[at]
    left = max(0.0, m.laps - 0.4)
    worth = 0.25 * left if node.risk is not None else 0.0
    worth += 0.1 * left if node.forest else 0.0
    return worth + 0.02 * left * depth(m.s, at)


def depth(s: TrailState, at: int) -> float:
    """How far along the trail a space lies: late ones come when the hand is ready."""
    return at / len(s.rules.nodes)


def best_building(m: Mind, rate: int, use: Use) -> tuple[float, int, int, int]:
    """Points, dollars, number and node of the best building that can be paid."""
    best = (0.0, 0, -1, -1)
    most = min(m.p.workers[BUILDER], m.cash // rate)
    sites = sites_of(m)
    for number in m.p.reserve:
        worth = 0.0
        for at, plus in sites:
            needs = needed(m.s, m.seat, number, at)
            if not 0 < needs <= most:
                continue
            worth = worth or worth_of(m, number, use)
            gain = worth + plus - needs * rate * m.dollar
            if gain > best[0]:
                best = (gain, -needs * rate, number, at)
    return best


def sites_of(m: Mind) -> list[tuple[int, float]]:
    """The spaces to build on: the best empty one, and every own building with its loss."""
    empty: list[tuple[float, int]] = []
    own: list[tuple[int, float]] = []
    for at, node in enumerate(m.s.rules.nodes):
        if node.kind != BUILDING:
            continue
        if m.s.board[at] == EMPTY:
            empty.append((site_worth(m, at), at))
        elif m.s.rules.tiles[m.s.board[at]].owner == m.seat:
            own.append((at, -tile_vp(m.s, at) - 0.5 - 0.3 * max(0.0, m.laps - 0.4)))
    if empty:
        plus, at = max(empty)
        own.append((at, plus))
    return own
