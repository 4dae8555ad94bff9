"""Sam's buildings: before the herder of the person, or in the place of smaller ones (R14.9)."""

from __future__ import annotations

from typing import Final

from trailboss.games.gwt2.sam import PERSON, SAM, nothing, sam
from trailboss.games.trail.construction import builders, needed, put_up
from trailboss.games.trail.effects import own_buildings
from trailboss.games.trail.rules import BLACK, BUILDER, BUILDING, EMPTY, GREEN, Building
from trailboss.games.trail.state import TrailState, building, own_side
from trailboss.games.trail.topics import Topic

TOPIC: Final[Topic] = "automa.build"
Site = tuple[int, int, int, int, int]
"""Builders used, points replaced, fees won, the number of the building, the node backwards."""


def new_space(s: TrailState) -> int:
    """The first empty building space ahead of the person's herder; risky ones last; -1: none.

    Spaces that are as far away come in the order of the branches.
    """
    nodes = s.rules.nodes
    near = list(nodes[max(s.players[PERSON].herder, s.rules.start)].after)
    risky = -1
    for at in near:
        if nodes[at].kind == BUILDING and s.board[at] == EMPTY:
            if nodes[at].risk is None:
                return at
            risky = at if risky < 0 else risky
        near += [q for q in nodes[at].after if q not in near]
    return risky


def fees(s: TrailState, row: Building) -> int:
    """What the hands on a building cost who passes it."""
    green, black = s.rules.fees[s.count()]
    return (green if row.hand & GREEN else 0) + (black if row.hand & BLACK else 0)


def sites(s: TrailState) -> list[Site]:
    """Each building that his builders can put up, on the new space or over an own one."""
    most = sam(s).workers[BUILDER]
    space = new_space(s)
    found: list[Site] = []
    for number in sam(s).reserve:
        row = own_side(s, SAM, number)
        if space >= 0 and builders(s, SAM, number) <= most:
            found.append((row.builders, 0, fees(s, row), number, -space))
        for at in own_buildings(s, SAM):
            used = needed(s, SAM, number, at)
            if 0 < used <= most:
                old = building(s, s.rules.tiles[s.board[at]])
                found.append((used, old.vp, fees(s, row) - fees(s, old), number, -at))
    return found


def build(s: TrailState) -> None:
    """Most builders, then most points replaced, then most fees won, then the highest number."""
    options = sites(s)
    if not options:
        nothing(s, TOPIC, "building")
        return
    best = max(options)
    put_up(s, SAM, best[3], -best[4], TOPIC, TOPIC)
