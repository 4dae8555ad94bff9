"""The cattle market: buying with cowboys, gaining a printed breed (R6.6, R6.7)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.core.zones import add
from trailboss.games.elpaso.actions import BUY, PASS
from trailboss.games.elpaso.effects import ElPasoEffect
from trailboss.games.elpaso.rules import COWBOY
from trailboss.games.elpaso.state import ElPasoState, obtain, pay
from trailboss.games.elpaso.workers import affords, employ, short_of
from trailboss.games.kit.requirements import Missing, refuse


def take_cow(s: ElPasoState, seat: int, field: int, rule: str) -> None:
    """A card of the market onto the own discard pile."""
    s.cattle = add(s.cattle, field, -1)
    obtain(s, seat, s.rules.fields[field].cards[0], rule)


def purchases(s: ElPasoState, seat: int) -> list[Action]:
    """The breeds that are left and can be paid."""
    return [
        BUY[i]
        for i, row in enumerate(s.rules.fields)
        if s.cattle[i] and affords(s, seat, COWBOY, row.cowboys)
    ]


@dataclass(frozen=True)
class BuyCow(ElPasoEffect):
    """Buy one cow with cowboys and dollars (R6.6)."""

    def can(self, s: ElPasoState, seat: int) -> bool:
        return bool(purchases(s, seat))

    def missing(self, s: ElPasoState, seat: int) -> Missing:
        needs = [row.cowboys for i, row in enumerate(s.rules.fields) if s.cattle[i]]
        if not needs:
            return Missing("R11.1", "cows-in-the-market", 1, 0)
        return short_of(s, seat, COWBOY, min(needs), "R6.6")

    def start(self, s: ElPasoState, seat: int) -> None:
        s.then(ChooseBreed(seat))


@dataclass(frozen=True)
class ChooseBreed(Decision[ElPasoState]):
    """Which cow is bought? One card per action (R6.6)."""

    def rule(self) -> str:
        return "R6.6"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        return purchases(s, seat) or [PASS]

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        refusals: list[Refusal] = []
        for i, row in enumerate(s.rules.fields):
            if not s.cattle[i]:
                refusals.append(Refusal(BUY[i], "R11.1", "cows-in-the-market", 1, 0))
            elif not affords(s, seat, COWBOY, row.cowboys):
                missing = short_of(s, seat, COWBOY, row.cowboys, "R6.6")
                refusals.append(refuse(s, BUY[i], missing))
        return refusals

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is not PASS:
            cowboys = s.rules.fields[action.arg].cowboys
            employ(s, seat, COWBOY, cowboys, "R6.6", TakeCow(action.arg))


@dataclass(frozen=True)
class TakeCow(ElPasoEffect):
    """The cow that was paid for (R6.6)."""

    field: int = 0

    def start(self, s: ElPasoState, seat: int) -> None:
        take_cow(s, seat, self.field, "R6.6")


@dataclass(frozen=True)
class GainCow(ElPasoEffect):
    """Gain a cow of the printed breed without cowboys, perhaps for a price (R6.7)."""

    field: int = 0
    cost: int = 0

    def can(self, s: ElPasoState, seat: int) -> bool:
        return s.cattle[self.field] > 0 and s.players[seat].dollars >= self.cost

    def missing(self, s: ElPasoState, seat: int) -> Missing:
        if not s.cattle[self.field]:
            return Missing("R11.1", "cows-in-the-market", 1, 0)
        return Missing("R6.7", "dollars", self.cost, s.players[seat].dollars)

    def start(self, s: ElPasoState, seat: int) -> None:
        pay(s, seat, self.cost, "R6.7")
        take_cow(s, seat, self.field, "R6.7")
