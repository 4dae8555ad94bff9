"""The cattle market: buying with cowboys, turning up cards, refilling."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.core.zones import in_order, without
from trailboss.games.kit.requirements import Missing
from trailboss.games.trail.requirements import TrailEffect
from trailboss.games.trail.rules import COWBOY, BuyOption
from trailboss.games.trail.state import TrailState, pay
from trailboss.games.trail.topics import Topic


def turn_up(s: TrailState, cards: int, topic: Topic) -> None:
    """Cards of the stack into the market, as many as there are."""
    opened, s.cattle = s.cattle[:cards], s.cattle[cards:]
    if not opened:
        return
    s.market = in_order(s.market + opened)
    s.reveal()
    for card in opened:
        s.tell("open", s.turn, topic, 1, s.rules.cards[card].name)


def refill_market(s: TrailState, topic: Topic) -> None:
    """Up to the size for the player count; nothing happens if it is that large already."""
    missing = s.rules.market[s.count()] - len(s.market)
    if missing > 0:
        turn_up(s, missing, topic)


@dataclass(frozen=True)
class BuyCattle(TrailEffect):
    """Buy cattle: each cowboy is used at most once during the action (buy)."""

    def can(self, s: TrailState, seat: int) -> bool:
        cowboys = s.players[seat].workers[COWBOY]
        return bool(s.cattle) or bool(purchases(s, seat, cowboys))

    def missing(self, s: TrailState, seat: int) -> Missing:
        return Missing("buy", "purchases", 1, 0)

    def start(self, s: TrailState, seat: int) -> None:
        s.then(ChoosePurchase(seat, s.players[seat].workers[COWBOY]))


def offered(s: TrailState, option: BuyOption) -> bool:
    """Does a card for this field lie in the market?"""
    return any(card in s.market for card in option.cards)


def purchases(s: TrailState, seat: int, cowboys: int) -> list[Action]:
    """The fields of the market that the cowboys and the money allow."""
    dollars = s.players[seat].dollars
    return [
        s.rules.act.buy[i]
        for i, option in enumerate(s.rules.options)
        if option.cowboys <= cowboys and option.dollars <= dollars and offered(s, option)
    ]


@dataclass(frozen=True)
class ChoosePurchase(Decision[TrailState]):
    """Which field next, with the cowboys left? A free cowboy may turn up two cards."""

    cowboys: int = 0

    def rule(self) -> Topic:
        return "buy"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        options = [act.passing]
        options += purchases(s, seat, self.cowboys)
        if self.cowboys and s.cattle:
            options.append(act.reveal)
        return options

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        act = s.rules.act
        dollars = s.players[seat].dollars
        refusals: list[Refusal] = []
        for i, option in enumerate(s.rules.options):
            if option.cowboys > self.cowboys:
                why = ("cowboys", option.cowboys, self.cowboys)
            elif option.dollars > dollars:
                why = ("dollars", option.dollars, dollars)
            elif not offered(s, option):
                why = ("cards-in-the-market", option.count, 0)
            else:
                continue
            refusals.append(Refusal(act.buy[i], s.cite("buy"), *why))
        if not self.cowboys:
            refusals.append(Refusal(act.reveal, s.cite("buy.reveal"), "cowboys", 1, 0))
        elif not s.cattle:
            refusals.append(Refusal(act.reveal, s.cite("buy.empty"), "cards-in-the-stack", 1, 0))
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.passing:
            return
        if action is s.rules.act.reveal:
            s.then(ChoosePurchase(seat, self.cowboys - 1))
            turn_up(s, 2, "buy.reveal")
            return
        option = s.rules.options[action.arg]
        pay(s, seat, option.dollars, "buy")
        s.then(
            ChooseCow(seat, action.arg, option.count),
            ChoosePurchase(seat, self.cowboys - option.cowboys),
        )


@dataclass(frozen=True)
class ChooseCow(Decision[TrailState]):
    """Which card? A field for two cards may be used for fewer."""

    option: int = 0
    left: int = 0

    def rule(self) -> Topic:
        return "buy"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        option = s.rules.options[self.option]
        cows = [act.cow[card] for card in option.cards if card in s.market]
        return cows if self.left == option.count else [act.passing, *cows]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        cards = s.rules.options[self.option].cards
        cite = s.cite("buy")
        return [
            Refusal(s.rules.act.cow[card], cite, "card-does-not-fit")
            for card in sorted(set(s.market))
            if card not in cards
        ]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.passing:
            return
        p = s.own_player(seat)
        s.market = without(s.market, action.arg)
        p.discard = p.discard + (action.arg,)
        s.tell("buy", seat, "buy", 1, s.rules.cards[action.arg].name)
        if self.left > 1:
            s.then(ChooseCow(seat, self.option, self.left - 1))
