"""Deliveries: the city, its disc, its arrows, the transport costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Effect, Step
from trailboss.core.refusal import Refusal
from trailboss.core.zones import add
from trailboss.games.kit.requirements import Missing
from trailboss.games.trail.discs import ChooseDisc, has_disc
from trailboss.games.trail.effects import Do
from trailboss.games.trail.railroad import behind, refused_spaces, run_engine
from trailboss.games.trail.requirements import TrailEffect
from trailboss.games.trail.state import TrailState, gain, pay
from trailboss.games.trail.stations import ReachStation
from trailboss.games.trail.topics import Topic


def transport(s: TrailState, seat: int, city: int) -> int:
    """One dollar per cross between the engine and the city (transport)."""
    space = s.rules.spaces[s.players[seat].engine]
    nose = space.number + int(space.turnout and s.rules.turnout_passed)
    goal = s.rules.cities[city].value
    return len([cross for cross in s.rules.crosses if nose <= cross < goal])


def open_city(s: TrailState, seat: int, city: int) -> bool:
    """May this player have another disc there?"""
    return s.rules.cities[city].repeatable or not s.players[seat].cities[city]


@dataclass(frozen=True)
class Deliver(Decision[TrailState]):
    """To which city? Its value is at most that of the delivery (delivery)."""

    value: int = 0
    transport: bool = False

    def rule(self) -> Topic:
        return "delivery"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        return [
            s.rules.act.deliver[i]
            for i, city in enumerate(s.rules.cities)
            if city.value <= self.value and open_city(s, seat, i)
        ]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        refusals: list[Refusal] = []
        for i, city in enumerate(s.rules.cities):
            action = s.rules.act.deliver[i]
            if city.value > self.value:
                why = Refusal(action, s.cite("delivery"), "breeding-value", city.value, self.value)
                refusals.append(why)
            elif not open_city(s, seat, i):
                refusals.append(Refusal(action, s.cite("delivery"), "own-disc-there"))
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        cost = transport(s, seat, action.arg) if self.transport else 0
        black = s.rules.cities[action.arg].black
        disc = has_disc(s, seat, black, s.players[seat].dollars - cost)
        s.then(
            ChooseDisc(seat, black, cost),
            Delivered(seat, action.arg, cost, int(disc or s.rules.counts_without_disc)),
        )


@dataclass(frozen=True)
class Delivered(Step[TrailState]):
    """The disc lies in the city: its dollars, its arrows, then the transport costs."""

    seat: int = 0
    city: int = 0
    cost: int = 0
    discs: int = 1

    def run(self, s: TrailState) -> None:
        p = s.own_player(self.seat)
        p.cities = add(p.cities, self.city, self.discs)
        s.tell("deliver", self.seat, "delivery", 1, s.rules.cities[self.city].name)
        gain(s, self.seat, s.rules.cities[self.city].dollars, "delivery.start")
        s.then(PayTransport(self.seat, self.cost))
        pairs = completed(s, self.seat, self.city)
        if len(pairs) > 1:
            s.then(ChooseArrow(self.seat, pairs))
        elif pairs:
            s.then(Do(self.seat, arrow(s, pairs[0])))


def completed(s: TrailState, seat: int, city: int) -> tuple[int, ...]:
    """The arrows with an action that the first disc on a city completes."""
    cities = s.players[seat].cities
    pairs: list[int] = []
    for i in (city - 1, city):
        if not 0 <= i < len(s.rules.arrows) or s.rules.arrows[i].action is None:
            continue
        if cities[city] == 1 and cities[i] and cities[i + 1]:
            pairs.append(i)
    return tuple(pairs)


def arrow(s: TrailState, i: int) -> Effect[Any]:
    """The action of an arrow that has one."""
    action = s.rules.arrows[i].action
    assert action is not None, "only arrows with an action are completed"
    return action


@dataclass(frozen=True)
class ChooseArrow(Decision[TrailState]):
    """Two pairs are complete: which action comes first? (delivery.arrow)"""

    pairs: tuple[int, ...] = ()

    def rule(self) -> Topic:
        return "delivery.arrow"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        return [s.rules.act.arrow[i] for i in self.pairs]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        rest = [i for i in self.pairs if i != action.arg]
        s.then_all(tuple([Do(seat, arrow(s, i)) for i in (action.arg, *rest)]))


@dataclass(frozen=True)
class PayTransport(Step[TrailState]):
    """Last, the transport costs; the income always covers them (transport)."""

    seat: int = 0
    cost: int = 0

    def run(self, s: TrailState) -> None:
        pay(s, self.seat, self.cost, "transport")


@dataclass(frozen=True)
class ExtraDelivery(TrailEffect):
    """An extraordinary delivery: the way back counts instead of cattle (delivery.extra)."""

    def can(self, s: TrailState, seat: int) -> bool:
        return bool(behind(s, seat))

    def missing(self, s: TrailState, seat: int) -> Missing:
        return Missing("engine.room", "spaces-behind", 1, 0)

    def start(self, s: TrailState, seat: int) -> None:
        s.then(ChooseWayBack(seat))


@dataclass(frozen=True)
class ChooseWayBack(Decision[TrailState]):
    """How far back? The free numbered spaces moved are the value of the delivery."""

    def rule(self) -> Topic:
        return "delivery.extra"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        return [s.rules.act.engine[at] for at in behind(s, seat)]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        return refused_spaces(s, seat, behind(s, seat), "delivery.extra")

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        free = behind(s, seat)
        moved = [at for at in free if at >= action.arg and not s.rules.spaces[at].turnout]
        run_engine(s, seat, action.arg, "delivery.extra")
        s.then(
            Deliver(seat, len(moved), transport=False),
            ReachStation(seat, s.rules.spaces[action.arg].station),
        )
