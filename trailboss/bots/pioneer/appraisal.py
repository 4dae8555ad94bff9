"""What finished turns of a sheet are worth: greedy's estimate, and points at the end."""

from __future__ import annotations

from typing import Final

from trailboss.bots.pioneer.expectation import Expectation
from trailboss.bots.pioneer.hands import hand_prospect, hands_worth
from trailboss.bots.pioneer.turns import Way
from trailboss.bots.pioneer.valuation import Valuation, settled
from trailboss.games.pioneer.components import FIRST, ROUNDS, TURNS
from trailboss.games.pioneer.goals import meets
from trailboss.games.pioneer.scoring import score_of
from trailboss.games.pioneer.state import CIRCLED, PioneerState, Player


class Appraisal:
    """One seat's judgement of how a turn may end."""

    def __init__(self, s: PioneerState, seat: int, expected: Expectation | None = None) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.valuation: Final = Valuation(s, seat)
        self.expected: Final = expected
        if expected is not None:
            self.valuation.goals = expected.prizes(s, self.valuation.goals)
        start = self.valuation.start
        self.sure: Final = float(sum(start.hands) + sum(start.stars) + removed(s))
        """Points of earlier turns that greedy's estimate leaves out."""

    def settled(self, way: Way) -> Player:
        """The sheet after a turn, with everything activated that is due."""
        p = way.p
        if p.pending or p.alone:
            p = p.clone()
            settled(self.s, self.seat, p)
        return p

    def running(self, p: Player) -> float:
        """The prospect of the running hand."""
        return hand_prospect(self.s, self.seat, p)

    def worth(self, way: Way, p: Player, running: float) -> float:
        """Expected final points; after the last turn they are known."""
        if self.valuation.left == 0:
            return self.points(p, running)
        if self.expected is not None and self.expected.gauge is not None:
            figures = self.expected.figures(self.valuation, p, p.railway, way.tracks, running)
            return removed(self.s) + self.expected.gauge.weigh(figures)
        before = hands_worth(self.s, p, self.valuation.running)
        return self.sure + way.worth + hands_worth(self.s, p, running) - before

    def slope(self, way: Way, p: Player, running: float) -> float:
        """What one more point of the running hand is worth."""
        return self.worth(way, p, running + 1) - self.worth(way, p, running)

    def points(self, p: Player, running: float) -> float:
        """What a sheet scores with this hand and the goals that it meets now."""
        s, seat = self.s, self.seat
        kept = s.players[seat]
        s.players[seat] = p
        points = float(score_of(s, seat).total)
        s.players[seat] = kept
        points += removed(s) + running * (2 if p.saloons[s.round - 1] == CIRCLED else 1)
        for goal, prize in self.valuation.goals:
            if meets(s, p, goal):
                points += prize
        return points


def removed(s: PioneerState) -> int:
    """Alone, goals that were met have lowered the target (R15.7)."""
    return FIRST * s.met.bit_count() if len(s.players) == 1 else 0


def turns_left(p: Player) -> int:
    """The turns after the one that is running."""
    return ROUNDS * TURNS - p.turns - 1
