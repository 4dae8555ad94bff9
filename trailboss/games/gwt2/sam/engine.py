"""Sam's engine: from station to station (R14.8)."""

from __future__ import annotations

from typing import Final

from trailboss.core.zones import put
from trailboss.games.gwt2.sam import policy
from trailboss.games.gwt2.sam.seat import SAM, nothing, sam, spend_disc
from trailboss.games.trail.railroad import behind, beyond, run_engine, taken
from trailboss.games.trail.rules import ENGINEER
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.topics import Topic

TOPIC: Final[Topic] = "automa.engine"


def wants(s: TrailState, station: int) -> bool:
    """Is it a station that he wants?"""
    return station >= 0 and policy.wants(bool(sam(s).stations >> station & 1), sum(sam(s).discs))


def goal(s: TrailState) -> int:
    """The first turnout of a station he wants within his engineers' reach, or as far as it goes."""
    spaces = s.rules.spaces
    blocked = taken(s)
    at = sam(s).engine
    for _ in range(sam(s).workers[ENGINEER]):
        near = beyond(s, at, False, blocked)
        stops = [q for q in near if spaces[q].turnout and wants(s, spaces[q].station)]
        if stops:
            return stops[0]
        at = min([q for q in near if not spaces[q].turnout], default=at)
    return at


def move_engine(s: TrailState) -> None:
    """Forward, and the station where it stops; from the last space back again."""
    at = goal(s)
    run_engine(s, SAM, at, TOPIC)
    upgrade(s, s.rules.spaces[at].station)
    if at == len(s.rules.spaces) - 1:
        go_back(s)


def go_back(s: TrailState) -> None:
    """To the earliest free turnout of a station that he wants, or to the nearest free space."""
    blocked = taken(s)
    wanted = [
        row.at
        for i, row in enumerate(s.rules.stations)
        if wants(s, i) and s.rules.spaces[row.at].turnout and not blocked >> row.at & 1
    ]
    at = wanted[0] if wanted else behind(s, SAM)[-1]
    run_engine(s, SAM, at, TOPIC)
    upgrade(s, s.rules.spaces[at].station)


def upgrade(s: TrailState, station: int) -> None:
    """Without cost. The stationmaster comes along, unless nobody waits, and does nothing."""
    p = s.own_player(SAM)
    if station < 0 or p.stations >> station & 1:
        return
    if not spend_disc(s):
        nothing(s, TOPIC, "disc")
        return
    p.stations |= 1 << station
    s.tell("upgrade", SAM, TOPIC, 1, s.rules.stations[station].name)
    if station < len(s.masters) and s.masters[station] > 0:
        master = s.masters[station] - 1
        p.masters = (*p.masters, master)
        s.masters = put(s.masters, station, 0)
        s.tell("master", SAM, TOPIC, 1, s.rules.masters[master].name)
