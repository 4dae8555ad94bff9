"""Objective cards: gaining them, playing them, and the free herder move."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.core.zones import without
from trailboss.games.kit.requirements import Missing
from trailboss.games.trail.effects import reward
from trailboss.games.trail.requirements import TrailEffect
from trailboss.games.trail.state import TrailState, shown
from trailboss.games.trail.topics import Topic
from trailboss.games.trail.ways import enter, onward


def offer_objectives(s: TrailState, seat: int, options: list[Action]) -> None:
    """Add the objective cards that may be played from the hand now (objective.window)."""
    first = s.rules.first_objective
    hand = s.players[seat].hand
    for card in hand:
        if card >= first:
            cards = sorted(set(hand))
            options += [s.rules.act.play[card - first] for card in cards if card >= first]
            return


def play_objective(s: TrailState, seat: int, index: int) -> None:
    """From the hand into the personal area; its action is performed or forfeited."""
    p = s.own_player(seat)
    card = s.rules.first_objective + index
    p.hand = without(p.hand, card)
    p.area = (*p.area, card)
    shown(s, seat, card)
    s.tell("play", seat, "objective.play", 1, s.rules.cards[card].name)
    action = s.rules.objectives[index].action
    if action is not None:
        reward(s, seat, action)


@dataclass(frozen=True)
class TakeObjective(TrailEffect):
    """Take an objective card from the display or the stack (objective.take)."""

    to_hand: bool = False

    def can(self, s: TrailState, seat: int) -> bool:
        return bool(s.display or s.objectives)

    def missing(self, s: TrailState, seat: int) -> Missing:
        return Missing("objective.empty", "objective-cards", 1, 0)

    def start(self, s: TrailState, seat: int) -> None:
        if self.can(s, seat):
            s.then(ChooseObjective(seat, self.to_hand))


@dataclass(frozen=True)
class ChooseObjective(Decision[TrailState]):
    """Which objective card is taken? The display is refilled at once."""

    to_hand: bool = False

    def rule(self) -> Topic:
        return "objective.take"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        open_cards = [act.take[card - s.rules.first_objective] for card in s.display]
        return [*open_cards, act.top] if s.objectives else open_cards

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        if s.objectives:
            return []
        return [Refusal(s.rules.act.top, s.cite("objective.empty"), "stack-is-empty")]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.top:
            s.reveal()
            card, s.objectives = s.objectives[0], s.objectives[1:]
            self.receive(s, seat, card, unseen=True)
            return
        card = s.rules.first_objective + action.arg
        s.display = without(s.display, card)
        self.receive(s, seat, card, unseen=False)
        refill_display(s)

    def receive(self, s: TrailState, seat: int, card: int, unseen: bool) -> None:
        """The card goes to the discard pile or to the hand; only its owner has seen a top card."""
        p = s.own_player(seat)
        name = s.rules.cards[card].name
        if not self.to_hand:
            p.discard = p.discard + (card,)
            s.tell("take", seat, "objective.take", 1, name)
            return
        p.hand = p.hand + (card,)
        if not unseen:
            s.tell("take", seat, "objective.hand", 1, name)
            return
        p.secret = (*p.secret, card)
        s.tell("take", seat, "objective.hand", 1, "objective")
        s.tell("drew", seat, "objective.hand", 1, name, seat)


def refill_display(s: TrailState) -> None:
    """Fill the display from the stack, as far as it goes (objective.empty)."""
    while len(s.display) < s.rules.display and s.objectives:
        s.reveal()
        card, s.objectives = s.objectives[0], s.objectives[1:]
        s.display = (*s.display, card)
        s.tell("open", s.turn, "objective.take", 1, s.rules.cards[card].name)


@dataclass(frozen=True)
class FreeMove(TrailEffect):
    """Move the herder without fees; it never enters Kansas City (objective.move)."""

    steps: int = 0

    def can(self, s: TrailState, seat: int) -> bool:
        return bool(free_steps(s, seat))

    def missing(self, s: TrailState, seat: int) -> Missing:
        return Missing("objective.nowhere", "locations-ahead", 1, 0)

    def start(self, s: TrailState, seat: int) -> None:
        s.then(FreeWalk(seat, self.steps))


def free_steps(s: TrailState, seat: int) -> list[int]:
    """The locations one free step ahead."""
    ahead = onward(s, s.players[seat].herder)
    return [at for at in ahead if at != s.rules.kansas_city]


@dataclass(frozen=True)
class FreeWalk(Decision[TrailState]):
    """One free step at a time; the place reached is not used."""

    left: int = 0
    moved: int = 0

    def rule(self) -> Topic:
        return "objective.move"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        options = [act.go[at] for at in free_steps(s, seat)]
        return [*options, act.stop] if self.moved else options

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        ahead = onward(s, s.players[seat].herder)
        if s.rules.kansas_city not in ahead:
            return []
        city = s.rules.act.go[s.rules.kansas_city]
        return [Refusal(city, s.cite("objective.move"), "no-free-move-into-kansas-city")]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.stop:
            return
        enter(s, seat, action.arg, free=True)
        if self.left > 1 and free_steps(s, seat):
            s.then(FreeWalk(seat, self.left - 1, self.moved + 1))
