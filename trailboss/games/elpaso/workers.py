"""Workers: discarding them for an action, and hiring new ones (R6.5, R6.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Effect
from trailboss.core.refusal import Refusal
from trailboss.core.zones import add
from trailboss.games.elpaso.actions import HIRE, MIX, PASS
from trailboss.games.elpaso.effects import NOTHING, ElPasoEffect
from trailboss.games.elpaso.location import keep
from trailboss.games.elpaso.rules import ALL_ROUNDER
from trailboss.games.elpaso.state import ElPasoState, discard_workers, pay
from trailboss.games.kit.requirements import Missing


def available(s: ElPasoState, seat: int, kind: int) -> int:
    """Ready workers of a speciality and the all-rounders that stand in for it."""
    ready = s.players[seat].ready
    return ready[kind] + ready[ALL_ROUNDER]


def affords(s: ElPasoState, seat: int, kind: int, count: int, dollars: int = 0) -> bool:
    """Can `count` workers be discarded, each with its dollars, and further dollars be paid?"""
    price = s.rules.price(count) + dollars
    return available(s, seat, kind) >= count and s.players[seat].dollars >= price


def short_of(
    s: ElPasoState, seat: int, kind: int, count: int, rule: str, dollars: int = 0
) -> Missing:
    """What is missing to discard these workers: workers or dollars."""
    have = available(s, seat, kind)
    if have < count:
        return Missing(rule, s.rules.cards[s.rules.first_worker + kind].name + "s", count, have)
    price = s.rules.price(count) + dollars
    return Missing(rule, "dollars", price, s.players[seat].dollars)


def mixes(s: ElPasoState, seat: int, kind: int, count: int) -> list[int]:
    """How many of the workers may be all-rounders."""
    ready = s.players[seat].ready
    return list(range(max(count - ready[kind], 0), min(count, ready[ALL_ROUNDER]) + 1))


def employ(
    s: ElPasoState, seat: int, kind: int, count: int, rule: str, goal: Effect[Any], dollars: int = 0
) -> None:
    """Discard workers and pay for them, then do what they are for; ask if there is a choice."""
    asked = Employ(seat, kind, count, dollars, rule, goal)
    choices = mixes(s, seat, kind, count)
    if len(choices) == 1:
        asked.settle(s, seat, choices[0])
    else:
        s.then(asked)


@dataclass(frozen=True)
class Employ(Decision[ElPasoState]):
    """How many of the workers are all-rounders? Any mix will do (R6.6, R6.8, R6.10)."""

    trade: int = 0
    count: int = 0
    dollars: int = 0
    by: str = "R6.6"
    goal: Effect[Any] = NOTHING

    def rule(self) -> str:
        return self.by

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        if not affords(s, seat, self.trade, self.count, self.dollars):
            return [PASS]
        return [MIX[n] for n in mixes(s, seat, self.trade, self.count)]

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        able = mixes(s, seat, self.trade, self.count)
        ready = s.players[seat].ready
        refusals: list[Refusal] = []
        for n in range(self.count + 1):
            if n > ready[ALL_ROUNDER]:
                refusals.append(Refusal(MIX[n], self.by, "all-rounders", n, ready[ALL_ROUNDER]))
            elif n not in able:
                what = s.rules.cards[s.rules.first_worker + self.trade].name + "s"
                needs = self.count - n
                refusals.append(Refusal(MIX[n], self.by, what, needs, ready[self.trade]))
        return refusals

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is not PASS:
            self.settle(s, seat, action.arg)

    def settle(self, s: ElPasoState, seat: int, all_rounders: int) -> None:
        """The workers leave, the bank is paid, and the goal is reached."""
        discard_workers(s, seat, self.trade, self.count - all_rounders, self.by)
        discard_workers(s, seat, ALL_ROUNDER, all_rounders, self.by)
        pay(s, seat, s.rules.price(self.count) + self.dollars, self.by)
        self.goal.start(s, seat)


def fee(s: ElPasoState, price: int, kind: int) -> int:
    """The price of a hire: an all-rounder always costs more (R6.5)."""
    return price + (s.rules.all_rounder_price if kind == ALL_ROUNDER else 0)


def hires(s: ElPasoState, seat: int, price: int, hired: int) -> list[Action]:
    """The workers that are left, were not hired by this action and can be paid (R6.5)."""
    dollars = s.players[seat].dollars
    return [
        HIRE[kind]
        for kind, left in enumerate(s.workers)
        if left and not hired >> kind & 1 and fee(s, price, kind) <= dollars
    ]


@dataclass(frozen=True)
class Hire(ElPasoEffect):
    """Hire at the first price, and again at the next: different kinds (R6.5)."""

    prices: tuple[int, ...] = (0,)
    hired: int = 0
    """Bit k: kind k was hired by this action before."""

    def can(self, s: ElPasoState, seat: int) -> bool:
        return bool(hires(s, seat, self.prices[0], self.hired))

    def missing(self, s: ElPasoState, seat: int) -> Missing:
        kinds = [k for k, left in enumerate(s.workers) if left and not self.hired >> k & 1]
        fees = [fee(s, self.prices[0], kind) for kind in kinds]
        if not fees:
            return Missing("R11.1", "workers-in-the-market", 1, 0)
        return Missing("R6.5", "dollars", min(fees), s.players[seat].dollars)

    def leaves(self, rest: Effect[Any]) -> bool:
        if not isinstance(rest, Hire) or len(rest.prices) >= len(self.prices):
            return False
        return self.prices[-len(rest.prices) :] == rest.prices

    def start(self, s: ElPasoState, seat: int) -> None:
        if self.can(s, seat):
            s.then(ChooseWorker(seat, self.prices, self.hired))


@dataclass(frozen=True)
class ChooseWorker(Decision[ElPasoState]):
    """Which worker is hired? A further one may be left out (R6.5c), and so may a gift with a price.

    When a free hire finds all-rounders only, nobody has to pay for one (R9.8).
    """

    prices: tuple[int, ...] = (0,)
    hired: int = 0
    """Bit k: kind k was hired by this action."""

    def rule(self) -> str:
        return "R6.5"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        options = hires(s, seat, self.prices[0], self.hired)
        priced = not self.prices[0] and options == [HIRE[ALL_ROUNDER]]
        return [*options, PASS] if self.hired or not options or priced else options

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        dollars = s.players[seat].dollars
        refusals: list[Refusal] = []
        for kind, left in enumerate(s.workers):
            price = fee(s, self.prices[0], kind)
            if self.hired >> kind & 1:
                refusals.append(Refusal(HIRE[kind], "R6.5c", "different-kinds-only"))
            elif not left:
                refusals.append(Refusal(HIRE[kind], "R11.1", "workers-in-the-market", 1, 0))
            elif price > dollars:
                rule = "R6.5c" if self.hired else "R6.5b" if self.prices[0] else "R6.5a"
                refusals.append(Refusal(HIRE[kind], rule, "dollars", price, dollars))
        return refusals

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is PASS:
            return
        kind = action.arg
        pay(s, seat, fee(s, self.prices[0], kind), "R6.5")
        s.workers = add(s.workers, kind, -1)
        p = s.own_player(seat)
        p.ready = add(p.ready, kind, 1)
        s.tell("hire", seat, "R6.5", 1, s.rules.cards[s.rules.first_worker + kind].name)
        if len(self.prices) > 1:
            rest = Hire(self.prices[1:], self.hired | 1 << kind)
            if not keep(s, rest):
                s.then(ChooseWorker(seat, rest.prices, rest.hired))
