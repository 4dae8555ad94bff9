"""Effects that give something at once: dollars, certificates, exchange tokens (R6.2-R6.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import Effect
from trailboss.core.refusal import Refusal
from trailboss.games.elpaso.state import ElPasoState, gain, pay
from trailboss.games.kit.requirements import Missing, refuse

NOTHING: Final[Effect[Any]] = Effect()


@dataclass(frozen=True)
class ElPasoEffect(Effect[ElPasoState]):
    """An action of the game: it can say what it is missing."""

    def missing(self, s: ElPasoState, seat: int) -> Missing:
        """What is missing; asked only when the action cannot be done."""
        return Missing("R5.5", "requirement-not-met")

    def leaves(self, rest: Effect[Any]) -> bool:
        """Is this what is left of the action after it was done in part?"""
        return False


def refuse_effect(s: ElPasoState, seat: int, action: Action, effect: Effect[Any]) -> Refusal:
    """The refusal of an action that cannot be done (R5.5)."""
    assert isinstance(effect, ElPasoEffect), "every printed action says what it is missing"
    return refuse(s, action, effect.missing(s, seat))


@dataclass(frozen=True)
class Gain(ElPasoEffect):
    """Gain dollars (R6.2)."""

    dollars: int = 0
    by: str = "R6.2"

    def start(self, s: ElPasoState, seat: int) -> None:
        gain(s, seat, self.dollars, self.by)


@dataclass(frozen=True)
class Certify(ElPasoEffect):
    """Move the certificate marker by `amount`, never past the end of the track (R6.3)."""

    amount: int = 0

    def can(self, s: ElPasoState, seat: int) -> bool:
        return s.players[seat].certificates < s.rules.certificates

    def missing(self, s: ElPasoState, seat: int) -> Missing:
        return Missing("R6.3", "room-on-the-track", 1, 0)

    def start(self, s: ElPasoState, seat: int) -> None:
        p = s.own_player(seat)
        room = min(self.amount, s.rules.certificates - p.certificates)
        p.certificates += room
        s.tell("gain", seat, "R6.3", room, "certificates")


@dataclass(frozen=True)
class GainTokens(ElPasoEffect):
    """Take exchange tokens, perhaps for a price (R6.4)."""

    amount: int = 1
    cost: int = 0

    def can(self, s: ElPasoState, seat: int) -> bool:
        return s.players[seat].dollars >= self.cost

    def missing(self, s: ElPasoState, seat: int) -> Missing:
        return Missing("R6.4", "dollars", self.cost, s.players[seat].dollars)

    def start(self, s: ElPasoState, seat: int) -> None:
        pay(s, seat, self.cost, "R6.4")
        s.own_player(seat).exchanges += self.amount
        s.tell("gain", seat, "R6.4", self.amount, "exchange-tokens")
