"""Sam's buildings: before the herder of the person, or in the place of smaller ones (R14.9)."""

from __future__ import annotations

from typing import Final

from trailboss.games.gwt2.sam import policy
from trailboss.games.gwt2.sam.seat import PERSON, SAM, nothing, sam
from trailboss.games.trail.construction import put_up
from trailboss.games.trail.effects import own_buildings
from trailboss.games.trail.rules import BUILDER, BUILDING, EMPTY
from trailboss.games.trail.state import TrailState, building, own_side
from trailboss.games.trail.topics import Topic

TOPIC: Final[Topic] = "automa.build"
Site = tuple[policy.Way, int]
"""A way to build and the node, backwards: of equal ones the first on the trail is the best."""


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


def sites(s: TrailState) -> list[Site]:
    """Each building that his builders can put up, on the new space or over an own one."""
    hands = s.rules.fees[s.count()]
    space = new_space(s)
    found: list[Site] = []
    for number in sam(s).reserve:
        row = own_side(s, SAM, number)
        if space >= 0:
            found.append((policy.way(number, row, None, hands), -space))
        for at in own_buildings(s, SAM):
            old = building(s, s.rules.tiles[s.board[at]])
            found.append((policy.way(number, row, old, hands), -at))
    return [site for site in found if policy.can_build(site[0], sam(s).workers[BUILDER])]


def build(s: TrailState) -> None:
    """Most builders, then most points replaced, then most fees won, then the highest number."""
    options = sites(s)
    if not options:
        nothing(s, TOPIC, "building")
        return
    (_, _, _, number), at = max(options)
    put_up(s, SAM, number, -at, TOPIC, TOPIC)
