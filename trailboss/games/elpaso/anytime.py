"""What may be done at any time: worker bonuses and exchange tokens (R3.2, R7.4).

Who may do nothing any more is not asked for each of them: see `idle` of the state.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import Effect
from trailboss.games.elpaso.actions import BONUS, EXCHANGE
from trailboss.games.elpaso.cards import exchange
from trailboss.games.elpaso.effects import Certify, ElPasoEffect
from trailboss.games.elpaso.ending import shut
from trailboss.games.elpaso.movement import Walk
from trailboss.games.elpaso.rules import ALL_ROUNDER, BUILDER, COWBOY, ENGINEER
from trailboss.games.elpaso.state import ElPasoState, discard_workers, gain, pay

CERTIFICATE: Final = Certify(1)


@dataclass(frozen=True)
class MoneyBonus(ElPasoEffect):
    """An engineer or an all-rounder for dollars, never for more (R7.1, R7.2)."""

    trade: int = ENGINEER
    dollars: int = 0

    def can(self, s: ElPasoState, seat: int) -> bool:
        return s.players[seat].ready[self.trade] > 0

    def start(self, s: ElPasoState, seat: int) -> None:
        discard_workers(s, seat, self.trade, 1, "R7.1")
        gain(s, seat, self.dollars, "R7.1")
        shut(s)


@dataclass(frozen=True)
class CertificateBonus(ElPasoEffect):
    """A builder and dollars for a certificate (R7.1)."""

    cost: int = 0

    def can(self, s: ElPasoState, seat: int) -> bool:
        p = s.players[seat]
        return p.ready[BUILDER] > 0 and p.dollars >= self.cost and CERTIFICATE.can(s, seat)

    def start(self, s: ElPasoState, seat: int) -> None:
        discard_workers(s, seat, BUILDER, 1, "R7.1")
        pay(s, seat, self.cost, "R7.1")
        CERTIFICATE.start(s, seat)
        shut(s)


@dataclass(frozen=True)
class StepBonus(ElPasoEffect):
    """A cowboy for one more step of the own movement that is under way (R7.1, R4.5)."""

    steps: int = 1

    def can(self, s: ElPasoState, seat: int) -> bool:
        walk = s.stack[-1] if s.stack else None
        return s.players[seat].ready[COWBOY] > 0 and isinstance(walk, Walk) and walk.seat == seat

    def start(self, s: ElPasoState, seat: int) -> None:
        discard_workers(s, seat, COWBOY, 1, "R7.1")
        s.steps += self.steps
        s.tell("gain", seat, "R4.5", self.steps, "steps")


@dataclass(frozen=True)
class UseToken(ElPasoEffect):
    """Return an exchange token for one exchange (R7.3)."""

    def can(self, s: ElPasoState, seat: int) -> bool:
        return s.players[seat].exchanges > 0

    def start(self, s: ElPasoState, seat: int) -> None:
        s.own_player(seat).exchanges -= 1
        s.tell("exchange", seat, "R7.3", 1, "exchange-tokens")
        exchange(s, seat, "R7.3")
        shut(s)


ANYTIME: Final[tuple[tuple[Action, Effect[Any]], ...]] = (
    (BONUS[COWBOY], StepBonus(1)),
    (BONUS[BUILDER], CertificateBonus(2)),
    (BONUS[ENGINEER], MoneyBonus(ENGINEER, 1)),
    (BONUS[ALL_ROUNDER], MoneyBonus(ALL_ROUNDER, 2)),
    (EXCHANGE, UseToken()),
)
