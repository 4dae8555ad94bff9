"""The turn: phase A, phase B, phase C, and who is next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.core.engine import Step
from trailboss.games.trail.cards import DiscardDrawn
from trailboss.games.trail.movement import PHASE_A, PlaceHerder
from trailboss.games.trail.rules import SEATS
from trailboss.games.trail.state import TrailState, draw, hand_limit


@dataclass(frozen=True)
class Turn(Step[TrailState]):
    """A seat's turn; the first one places the herder instead of moving it (turn, first.turn).

    The turn of an automa is a step of its own.
    """

    seat: int = 0

    def run(self, s: TrailState) -> None:
        p = s.players[self.seat]
        s.turn = self.seat
        s.done = ()
        s.tell("turn", self.seat, "turn")
        automa = s.rules.automa
        if automa is not None and self.seat == s.people():
            s.then(automa.turn, NEXT_TURN[self.seat])
            return
        if p.herder >= 0:
            s.then(DRAW_UP[self.seat], NEXT_TURN[self.seat])
            PHASE_A[self.seat].run(s)
            return
        s.then(PlaceHerder(self.seat), DRAW_UP[self.seat], NEXT_TURN[self.seat])
        spare = len(p.hand) - s.rules.hand
        if spare > 0:
            s.then(DiscardDrawn(self.seat, spare, "first.discard"))


@dataclass(frozen=True)
class DrawUp(Step[TrailState]):
    """Phase C: draw up to the hand limit; a larger hand is kept (phase.c)."""

    seat: int = 0

    def run(self, s: TrailState) -> None:
        missing = hand_limit(s, self.seat) - len(s.players[self.seat].hand)
        if missing > 0:
            draw(s, self.seat, missing)


@dataclass(frozen=True)
class NextTurn(Step[TrailState]):
    """Clockwise; the game is over when the token's holder would be next (end.last)."""

    seat: int = 0

    def run(self, s: TrailState) -> None:
        seat = (self.seat + 1) % len(s.players)
        if seat == s.holder:
            s.tell("over", s.holder, "end.last")
            return
        TURN[seat].run(s)


TURN: Final = tuple([Turn(seat) for seat in SEATS])
DRAW_UP: Final = tuple([DrawUp(seat) for seat in SEATS])
NEXT_TURN: Final = tuple([NextTurn(seat) for seat in SEATS])
