"""The end of a turn: the draw phase, and a last window for any-time actions (R7.4, R10)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Step
from trailboss.games.elpaso.actions import PASS
from trailboss.games.elpaso.rules import ALL_ROUNDER, ENGINEER
from trailboss.games.elpaso.state import ElPasoState, draw, hand_limit
from trailboss.games.trail.rules import NOBODY


def cash(s: ElPasoState, seat: int) -> bool:
    """Can any-time actions give dollars? Workers can, and tokens that may draw them (R7.1)."""
    p = s.players[seat]
    if p.ready[ENGINEER] or p.ready[ALL_ROUNDER]:
        return True
    kinds = (s.rules.first_worker + ENGINEER, s.rules.first_worker + ALL_ROUNDER)
    return p.exchanges > 0 and any([card in kinds for card in (*p.draw, *p.discard)])


def shuffles(s: ElPasoState, seat: int) -> bool:
    """Will the draw phase shuffle the discard pile, and could the seat add to it before? (R10.2)

    How many workers a draw pile has is known to all: what is in it together with the hand is.
    """
    if s.idle(seat):
        return False
    p = s.players[seat]
    cows = len([card for card in p.draw if card < s.rules.first_worker])
    if cows >= hand_limit(s, seat) - len(p.hand):
        return False
    return any([effect.can(s, seat) for _, effect in s.anytime])


@dataclass(frozen=True)
class Window(Decision[ElPasoState]):
    """Anything else at any time, before the turn is over? (R7.4)"""

    last: bool = False
    """Nothing but dollars counts any more (R13.1)."""

    def rule(self) -> str:
        return "R7.4"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        return [PASS]


def shut(s: ElPasoState) -> None:
    """A window in which nothing is left to do is closed."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Window):
        matters = cash if top.last else shuffles
        if not matters(s, top.seat):
            s.stack.pop()


@dataclass(frozen=True)
class DrawPhase(Step[ElPasoState]):
    """Draw up to the hand limit; a larger hand is kept (R10.1)."""

    seat: int = 0
    asked: bool = False
    """The seat was asked whether anything comes before."""

    def run(self, s: ElPasoState) -> None:
        seat = self.seat
        if s.rules.until_scoring and not self.asked:
            ends = s.ender == seat
            if cash(s, seat) if ends else shuffles(s, seat):
                s.then(Window(seat, ends), DrawPhase(seat, True))
                return
        missing = hand_limit(s, seat) - len(s.players[seat].hand)
        if missing > 0:
            draw(s, seat, missing)
        if s.rules.until_scoring and s.ender not in (NOBODY, seat) and cash(s, seat):
            s.then(Window(seat, True))


def nothing_more(s: ElPasoState) -> None:
    """The seat has just said that it does nothing more, so it is not asked again (R7.4)."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, DrawPhase) and s.rules.until_scoring and s.ender != top.seat:
        s.stack[-1] = DrawPhase(top.seat, True)
