"""The turn: movement, action, draw, and who is next (R3, R10, R12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.core.engine import Step
from trailboss.games.elpaso.ending import DrawPhase
from trailboss.games.elpaso.movement import set_out
from trailboss.games.elpaso.rules import MOST_SEATS
from trailboss.games.elpaso.state import ElPasoState, is_sue, step_limit
from trailboss.games.elpaso.sue.turn import TurnUpCard


@dataclass(frozen=True)
class Turn(Step[ElPasoState]):
    """A seat's turn: three phases in fixed order, or what Sue's card says (R3.1, R14.6)."""

    seat: int = 0

    def run(self, s: ElPasoState) -> None:
        begin(s, self.seat)


def begin(s: ElPasoState, seat: int) -> None:
    """The phases of a turn, or Sue's card."""
    s.turn = seat
    s.tell("turn", seat, "R3.1")
    if is_sue(s, seat):
        s.then(TurnUpCard(), NEXT_TURN[seat])
        return
    s.then(DRAW_PHASE[seat], NEXT_TURN[seat])
    set_out(s, seat, step_limit(s, seat))


@dataclass(frozen=True)
class NextTurn(Step[ElPasoState]):
    """Clockwise; when the seat that ended the game would be next, it is over (R3.1, R12.2)."""

    seat: int = 0

    def run(self, s: ElPasoState) -> None:
        seat = (self.seat + 1) % len(s.players)
        if seat == s.ender:
            s.tell("over", s.ender, "R12.2")
            return
        begin(s, seat)


DRAW_PHASE: Final = tuple([DrawPhase(seat) for seat in range(MOST_SEATS)])
NEXT_TURN: Final = tuple([NextTurn(seat) for seat in range(MOST_SEATS)])
"""The frames of every turn, made once for each seat."""
