"""The turn: movement, action, draw, and who is next (R3, R10, R12)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.engine import Step
from trailboss.games.elpaso.movement import set_out
from trailboss.games.elpaso.state import ElPasoState, draw, hand_limit, is_sue, step_limit
from trailboss.games.elpaso.sue_turn import TurnUpCard


@dataclass(frozen=True)
class Turn(Step[ElPasoState]):
    """A seat's turn: three phases in fixed order, or what Sue's card says (R3.1, R14.6)."""

    seat: int = 0

    def run(self, s: ElPasoState) -> None:
        s.turn = self.seat
        s.tell("turn", self.seat, "R3.1")
        if is_sue(s, self.seat):
            s.then(TurnUpCard(), NextTurn(self.seat))
            return
        s.then(DrawPhase(self.seat), NextTurn(self.seat))
        set_out(s, self.seat, step_limit(s, self.seat))


@dataclass(frozen=True)
class DrawPhase(Step[ElPasoState]):
    """Draw up to the hand limit; a larger hand is kept (R10.1)."""

    seat: int = 0

    def run(self, s: ElPasoState) -> None:
        missing = hand_limit(s, self.seat) - len(s.players[self.seat].hand)
        if missing > 0:
            draw(s, self.seat, missing)


@dataclass(frozen=True)
class NextTurn(Step[ElPasoState]):
    """Clockwise; when the seat that ended the game would be next, it is over (R3.1, R12.2)."""

    seat: int = 0

    def run(self, s: ElPasoState) -> None:
        seat = (self.seat + 1) % len(s.players)
        if seat == s.ender:
            s.tell("over", s.ender, "R12.2")
            return
        s.then(Turn(seat))
