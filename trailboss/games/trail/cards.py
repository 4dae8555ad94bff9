"""Cards in the hand: costs that discard, drawing then discarding, removing, exchange tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Effect
from trailboss.core.refusal import Refusal
from trailboss.core.zones import without
from trailboss.games.kit.requirements import Missing
from trailboss.games.trail.effects import NOTHING, reward, tally
from trailboss.games.trail.requirements import TrailEffect
from trailboss.games.trail.state import TrailState, discard, draw, shown
from trailboss.games.trail.topics import Topic


def kinds(hand: tuple[int, ...]) -> list[int]:
    """The different cards of a hand, in the order of the card table."""
    found: list[int] = []
    for card in sorted(hand):
        if not found or card != found[-1]:
            found.append(card)
    return found


@dataclass(frozen=True)
class Discard(TrailEffect):
    """Discard one of these cards for a reward (discard.exact)."""

    cards: tuple[int, ...] = ()
    reward: Effect[Any] = NOTHING

    def can(self, s: TrailState, seat: int) -> bool:
        return any(card in self.cards for card in s.players[seat].hand)

    def missing(self, s: TrailState, seat: int) -> Missing:
        return Missing("discard.exact", "fitting-cards", 1, 0)

    def start(self, s: TrailState, seat: int) -> None:
        if len(self.cards) > 1:
            s.then(PayCard(seat, self.cards, self.reward))
            return
        discard(s, seat, self.cards[0], "discard.exact")
        reward(s, seat, self.reward)


@dataclass(frozen=True)
class PayCard(Decision[TrailState]):
    """Which of these cards is discarded as the cost?"""

    cards: tuple[int, ...] = ()
    reward: Effect[Any] = NOTHING
    second: bool = False
    """The other card of a pair: both leave together, so its owner does nothing in between."""

    def rule(self) -> Topic:
        return "discard.exact"

    def admits(self, s: TrailState, seat: int) -> bool:
        return not self.second or seat != self.seat

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        fit = [act.discard[card] for card in kinds(s.players[seat].hand) if card in self.cards]
        return fit or [act.passing]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        cite = s.cite("discard.exact")
        return [
            Refusal(s.rules.act.discard[card], cite, "card-does-not-fit")
            for card in kinds(s.players[seat].hand)
            if card not in self.cards
        ]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.passing:
            return
        discard(s, seat, action.arg, "discard.exact")
        reward(s, seat, self.reward)


def breeds(s: TrailState, seat: int) -> list[int]:
    """How many cards of each breed are in the hand; objective cards have breed 0."""
    counts = [0] * (len(s.rules.cards) + 1)
    for card in s.players[seat].hand:
        breed = s.rules.cards[card].breed
        if breed:
            counts[breed] += 1
    return counts


@dataclass(frozen=True)
class DiscardPair(TrailEffect):
    """Discard two cards of one breed for a reward (discard.pair)."""

    reward: Effect[Any] = NOTHING

    def can(self, s: TrailState, seat: int) -> bool:
        met = 0
        for card in s.players[seat].hand:
            breed = s.rules.cards[card].breed
            if breed and met >> breed & 1:
                return True
            met |= 1 << breed
        return False

    def missing(self, s: TrailState, seat: int) -> Missing:
        return Missing("discard.pair", "cards-of-one-breed", 2, max(breeds(s, seat)))

    def start(self, s: TrailState, seat: int) -> None:
        s.then(PayPair(seat, self.reward))


@dataclass(frozen=True)
class PayPair(Decision[TrailState]):
    """Which card of a pair is discarded first?"""

    reward: Effect[Any] = NOTHING

    def rule(self) -> Topic:
        return "discard.pair"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        count = breeds(s, seat)
        hand = kinds(s.players[seat].hand)
        fit = [act.discard[card] for card in hand if count[s.rules.cards[card].breed] >= 2]
        return fit or [act.passing]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        count = breeds(s, seat)
        cite = s.cite("discard.pair")
        return [
            Refusal(s.rules.act.discard[card], cite, "cards-of-one-breed", 2, 1)
            for card in kinds(s.players[seat].hand)
            if count[s.rules.cards[card].breed] < 2
        ]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.passing:
            return
        discard(s, seat, action.arg, "discard.pair")
        breed = s.rules.cards[action.arg].breed
        same = [i for i, card in enumerate(s.rules.cards) if card.breed == breed]
        s.then(PayCard(seat, tuple(same), self.reward, True))


@dataclass(frozen=True)
class DrawDiscard(TrailEffect):
    """Draw up to `cards` cards (or exactly as many), then discard as many (draw.discard)."""

    cards: int = 0
    per: str = ""
    exactly: bool = False

    def most(self, s: TrailState, seat: int) -> int:
        p = s.players[seat]
        wanted = tally(s, seat, self.per) if self.per else self.cards
        return min(wanted, len(p.draw) + len(p.discard))

    def needs_no_offer(self) -> bool:
        return not self.exactly

    def start(self, s: TrailState, seat: int) -> None:
        most = self.most(s, seat)
        if self.exactly:
            draw_discard(s, seat, most)
            return
        s.then(ChooseDraw(seat, most))


def draw_discard(s: TrailState, seat: int, cards: int) -> None:
    """Draw, then ask for as many discards as cards were drawn."""
    drawn = draw(s, seat, cards)
    if drawn:
        s.then(DiscardDrawn(seat, drawn))


@dataclass(frozen=True)
class ChooseDraw(Decision[TrailState]):
    """How many cards are drawn? The number is fixed before drawing."""

    most: int = 0

    def rule(self) -> Topic:
        return "draw.discard"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        return s.rules.act.draw[: self.most + 1]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        cite = s.cite("draw.discard")
        beyond = s.rules.act.draw[self.most + 1 :]
        return [Refusal(a, cite, "cards-to-draw", a.arg, self.most) for a in beyond]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        draw_discard(s, seat, action.arg)


@dataclass(frozen=True)
class DiscardDrawn(Decision[TrailState]):
    """Which card of the hand is discarded? `due` of them in all."""

    due: int = 0
    topic: Topic = "draw.discard"

    def rule(self) -> Topic:
        return self.topic

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        return [act.discard[card] for card in kinds(s.players[seat].hand)] or [act.passing]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.passing:
            return
        discard(s, seat, action.arg, self.topic)
        if self.due > 1:
            s.then(DiscardDrawn(seat, self.due - 1, self.topic))


@dataclass(frozen=True)
class RemoveCards(TrailEffect):
    """Remove up to `cards` cards of the hand from the game (remove)."""

    cards: int = 0

    def needs_no_offer(self) -> bool:
        return True

    def start(self, s: TrailState, seat: int) -> None:
        s.then(ChooseRemoval(seat, self.cards))


@dataclass(frozen=True)
class ChooseRemoval(Decision[TrailState]):
    """Which card leaves the game? Any card may, and removing may be forfeited."""

    most: int = 0

    def rule(self) -> Topic:
        return "remove"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        return [act.passing, *[act.remove[card] for card in kinds(s.players[seat].hand)]]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.passing:
            return
        p = s.own_player(seat)
        p.hand = without(p.hand, action.arg)
        s.removed_cards = s.removed_cards + (action.arg,)
        shown(s, seat, action.arg)
        s.tell("remove", seat, "remove", 1, s.rules.cards[action.arg].name)
        if self.most > 1:
            s.then(ChooseRemoval(seat, self.most - 1))


@dataclass(frozen=True)
class Exchange(TrailEffect):
    """Return an exchange token: draw a few cards, discard as many, at any time (token.use)."""

    cards: int = 2

    def can(self, s: TrailState, seat: int) -> bool:
        return s.players[seat].tokens > 0

    def start(self, s: TrailState, seat: int) -> None:
        s.own_player(seat).tokens -= 1
        s.tell("exchange", seat, "token.use", 1, "exchange-tokens")
        DrawDiscard(self.cards).start(s, seat)
