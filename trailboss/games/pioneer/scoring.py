"""Scoring: the points of every sheet, line by line, and the solo target (R13, R15.7)."""

from __future__ import annotations

from typing import Final

from trailboss.core.game import Line, Score
from trailboss.games.pioneer.components import TARGET, TARGET_GOAL
from trailboss.games.pioneer.goals import unmet
from trailboss.games.pioneer.maps import FORT, RANCH, YARD
from trailboss.games.pioneer.networks import largest_network
from trailboss.games.pioneer.state import PioneerState, Player

UNBEATEN: Final = 1 << 20
"""The tie-break of the solo target: it must be exceeded."""


def highest(values: tuple[int, ...], activated: int) -> int:
    """The last circled number of a score track; 0 if none is (R8.10)."""
    circled = min(activated, len(values))
    return values[circled - 1] if circled else 0


def yard_points(s: PioneerState, p: Player) -> int:
    """The rightmost circled multiplier times the towns of the largest network (R13.6)."""
    multiplier = highest(s.board.data.train_yards, p.active[YARD])
    return multiplier * largest_network(s.board, p) if multiplier else 0


def score_of(s: PioneerState, seat: int) -> Score:
    """One sheet's points. Ties are broken by the poker hands (R13.9)."""
    p = s.players[seat]
    data = s.board.data
    poker = sum(p.hands)
    lines = [
        Line("R13.1", "poker", poker),
        Line("R13.2", "gold", p.nuggets),
        Line("R13.3", "banks", sum(p.bank)),
        Line("R13.4", "forts", highest(data.forts, p.active[FORT])),
        Line("R13.5", "ranches", highest(data.ranches, p.active[RANCH])),
        Line("R13.6", "train yards", yard_points(s, p)),
        Line("R13.7", "towns", p.circled),
        Line("R13.8", "goals", sum(p.stars)),
        Line("R3.5", "bonus", p.bonus),
    ]
    return Score(seat, tuple(lines), poker)


def empty_lines(s: PioneerState) -> list[str]:
    """What nobody can have points of: goals alone (R15.5), a bonus without three players (R3.5)."""
    found = ["goals"] if len(s.players) == 1 else []
    return found if any([p.bonus for p in s.players]) else [*found, "bonus"]


def target_of(s: PioneerState) -> Score:
    """What a lone player must exceed, as the score of an unseen opponent (R15.7)."""
    lines = (
        Line("R15.7", "target", TARGET),
        Line("R15.7", "goals left", TARGET_GOAL * unmet(s)),
    )
    return Score(1, lines, UNBEATEN)


def scores(s: PioneerState) -> list[Score]:
    """Points if the game ended now; alone, the target is the last."""
    found = [score_of(s, seat) for seat in range(len(s.players))]
    return [*found, target_of(s)] if len(s.players) == 1 else found
