"""Hand cows: discarding for money, removing, exchanging (R6.1, R6.13, R6.14)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.core.zones import Zone, without
from trailboss.games.elpaso.actions import AGAIN, DISCARD, PASS, REMOVE
from trailboss.games.elpaso.effects import ElPasoEffect
from trailboss.games.elpaso.ending import shut
from trailboss.games.elpaso.state import ElPasoState, discard, draw, gain
from trailboss.games.kit.requirements import Missing


def held(s: ElPasoState, seat: int) -> int:
    """Which kinds of cows are in the hand: bit c is set for card c."""
    kinds = 0
    for card in s.players[seat].hand:
        kinds |= 1 << card
    return kinds


def fitting(s: ElPasoState, seat: int, cards: Zone) -> list[int]:
    """The kinds of cows in the hand that fit."""
    kinds = held(s, seat)
    return [card for card in cards if kinds >> card & 1]


def fits(s: ElPasoState, seat: int, cards: Zone) -> bool:
    """Is there a hand cow that fits?"""
    return bool(fitting(s, seat, cards))


def misfits(
    s: ElPasoState, seat: int, cards: Zone, family: list[Action], rule: str
) -> list[Refusal]:
    """Why the other cows of the hand do not fit."""
    hand = sorted(set(s.players[seat].hand))
    return [
        Refusal(family[card - 1], rule, "cow-does-not-fit") for card in hand if card not in cards
    ]


@dataclass(frozen=True)
class DiscardCow(ElPasoEffect):
    """Discard one hand cow that fits for dollars, or for dollars per breeding value (R6.1)."""

    cards: tuple[int, ...] = ()
    dollars: int = 0
    per_value: int = 0

    def can(self, s: ElPasoState, seat: int) -> bool:
        return fits(s, seat, self.cards)

    def missing(self, s: ElPasoState, seat: int) -> Missing:
        return Missing("R6.1", "fitting-cows", 1, 0)

    def start(self, s: ElPasoState, seat: int) -> None:
        fit = fitting(s, seat, self.cards)
        if len(fit) == 1:
            self.sell(s, seat, fit[0])
        else:
            s.then(ChooseCow(seat, self))

    def sell(self, s: ElPasoState, seat: int, card: int) -> None:
        """Exactly one card, and its dollars."""
        discard(s, seat, card, "R6.1")
        gain(s, seat, self.dollars + self.per_value * s.rules.cards[card].value, "R6.1")


@dataclass(frozen=True)
class ChooseCow(Decision[ElPasoState]):
    """Which of the fitting cows is discarded? (R6.1)"""

    effect: DiscardCow = DiscardCow()

    def rule(self) -> str:
        return "R6.1"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        return [DISCARD[card - 1] for card in fitting(s, seat, self.effect.cards)] or [PASS]

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        return misfits(s, seat, self.effect.cards, DISCARD, "R6.1")

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is not PASS:
            self.effect.sell(s, seat, action.arg + 1)


@dataclass(frozen=True)
class RemoveCow(ElPasoEffect):
    """A hand cow that fits leaves the game (R6.13)."""

    cards: tuple[int, ...] = ()

    def can(self, s: ElPasoState, seat: int) -> bool:
        return fits(s, seat, self.cards)

    def missing(self, s: ElPasoState, seat: int) -> Missing:
        return Missing("R6.13", "fitting-cows", 1, 0)

    def start(self, s: ElPasoState, seat: int) -> None:
        s.then(ChooseRemoval(seat, self.cards))


@dataclass(frozen=True)
class ChooseRemoval(Decision[ElPasoState]):
    """Which hand cow leaves the game? (R6.13)"""

    cards: tuple[int, ...] = ()

    def rule(self) -> str:
        return "R6.13"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        return [REMOVE[card - 1] for card in fitting(s, seat, self.cards)] or [PASS]

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        return misfits(s, seat, self.cards, REMOVE, "R6.13")

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is PASS:
            return
        p = s.own_player(seat)
        p.hand = without(p.hand, action.arg + 1)
        s.removed_cards += (action.arg + 1,)
        s.tell("remove", seat, "R6.13", 1, s.rules.cards[action.arg + 1].name)


def exchange(s: ElPasoState, seat: int, rule: str) -> None:
    """Draw one card, then discard one; without a cow drawn nothing is discarded (R6.14)."""
    if draw(s, seat, 1):
        s.then(DiscardDrawn(seat, rule))


@dataclass(frozen=True)
class DiscardDrawn(Decision[ElPasoState]):
    """Which hand cow is discarded at once? Nobody does anything in between (R6.14, R7.3)."""

    by: str = "R6.14"

    def rule(self) -> str:
        return "R6.14"

    def admits(self, s: ElPasoState, seat: int) -> bool:
        return False

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        kinds = held(s, seat)
        return [cow for cow in DISCARD if kinds >> cow.arg + 1 & 1]

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        discard(s, seat, action.arg + 1, self.by)
        shut(s)


@dataclass(frozen=True)
class Exchange(ElPasoEffect):
    """Up to `count` exchanges, one after the other (R8.4)."""

    count: int = 1

    def start(self, s: ElPasoState, seat: int) -> None:
        if self.count > 1:
            s.then(ExchangeAgain(seat, self.count - 1))
        exchange(s, seat, "R8.4")


@dataclass(frozen=True)
class ExchangeAgain(Decision[ElPasoState]):
    """One more exchange? (R8.4)"""

    left: int = 0

    def rule(self) -> str:
        return "R8.4"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        return [AGAIN, PASS]

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is AGAIN:
            Exchange(self.left).start(s, seat)
