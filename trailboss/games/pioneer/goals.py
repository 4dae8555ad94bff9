"""Goals: how far a sheet is, and who scores at the end of a turn (R11, R16)."""

from __future__ import annotations

from typing import Final

from trailboss.core.zones import put
from trailboss.games.pioneer.activation import BUILDINGS, suits_at
from trailboss.games.pioneer.components import FIRST, GOAL_NEEDS, GOALS, LATER
from trailboss.games.pioneer.geometry import BITS_IN, N_CELLS
from trailboss.games.pioneer.maps import BANK, FORT, RANCH, SALOON, YARD
from trailboss.games.pioneer.networks import most_railways, towns_by_suit, towns_reached
from trailboss.games.pioneer.state import PioneerState, Player

SHERIFF_A: Final = 1
SHERIFF_B: Final = 2
SHERIFF_C: Final = 3
SHERIFF_E: Final = 5
RANCH_F: Final = 6
RANCH_G: Final = 7
RANCH_H: Final = 8
RANCH_I: Final = 9
RANCH_J: Final = 10
TRAIN_K: Final = 11
TRAIN_L: Final = 12
TRAIN_M: Final = 13
TRAIN_N: Final = 14
TRAIN_O: Final = 15

BUILDING_OF: Final[tuple[int, ...]] = (BANK, SALOON, FORT)
"""What the goals from 1C to 1E count."""


def goal_name(goal: int) -> str:
    """A goal as events tell it: `the goal 1A` is no building."""
    return f"the goal {GOALS[goal - 1]}"


def progress(s: PioneerState, p: Player, goal: int) -> int:
    """How much of what the goal counts the sheet has (R16)."""
    if goal <= SHERIFF_E:
        return sheriff_progress(p, goal)
    if goal <= RANCH_J:
        return ranch_progress(s, p, goal)
    return train_progress(s, p, goal)


def sheriff_progress(p: Player, goal: int) -> int:
    """Gold, banks, saloons, forts."""
    if goal == SHERIFF_A:
        return p.banked
    if goal == SHERIFF_B:
        return p.nuggets
    return p.active[BUILDING_OF[goal - SHERIFF_C]]


def ranch_progress(s: PioneerState, p: Player, goal: int) -> int:
    """Edges (R16.1), ranges, ranches, tunnels, mixed buildings."""
    if goal == RANCH_F:
        return BITS_IN[p.edges]
    if goal == RANCH_G:
        return p.ranges.bit_count()
    if goal == RANCH_H:
        return p.active[RANCH]
    if goal == RANCH_I:
        return BITS_IN[p.tunnels]
    return most_mixed(s, p)


def most_mixed(s: PioneerState, p: Player) -> int:
    """Railways at one building: at its activation (R16.3), or at any time (RL-14)."""
    if s.rules.mixed_at_activation:
        return 2 if p.mixed else 0
    return max(
        [suits_at(s, p, cell) for cell in range(N_CELLS)
         if p.activated >> cell & 1 and s.board.kind[cell] in BUILDINGS], default=0
    )  # fmt: skip


def train_progress(s: PioneerState, p: Player, goal: int) -> int:
    """Towns (R16.4), bridges, shared towns, train yards."""
    if goal == TRAIN_M:
        return BITS_IN[p.bridges]
    if goal == TRAIN_O:
        return p.active[YARD]
    if goal == TRAIN_L:
        return max(towns_by_suit(s.board, p))
    if goal == TRAIN_K:
        return towns_reached(s.board, p)
    return most_railways(s.board, p)


def meets(s: PioneerState, p: Player, goal: int) -> bool:
    """Is the goal met on this sheet? (R16)"""
    return progress(s, p, goal) >= GOAL_NEEDS[goal - 1]


def check_goals(s: PioneerState) -> None:
    """All have finished the turn: who meets a goal, and who is first? (R11.1, R11.2)"""
    for place, goal in enumerate(s.goals):
        if len(s.players) == 1:
            check_solo_goal(s, place, goal)
            continue
        points, rule = (LATER, "R11.3") if s.met >> place & 1 else (FIRST, "R11.2")
        for seat, p in enumerate(s.players):
            if p.stars[place] == 0 and meets(s, p, goal):
                s.sheet(seat).stars = put(p.stars, place, points)
                s.met |= 1 << place
                s.tell("met", seat, rule, points, goal_name(goal))


def check_solo_goal(s: PioneerState, place: int, goal: int) -> None:
    """A goal that is met leaves the table and scores nothing (R15.5)."""
    if (s.met | s.stale) >> place & 1 or not meets(s, s.players[0], goal):
        return
    s.met |= 1 << place
    s.tell("removed", 0, "R15.5", 0, goal_name(goal))


def unmet(s: PioneerState) -> int:
    """Solo goal cards that are still on the table, face down ones too (R15.7)."""
    return len(s.goals) - s.met.bit_count() + len(s.face_down)
