"""Effects: what tiles and cards say, as values, and how rewards are taken or forfeited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Effect, Step
from trailboss.core.refusal import Refusal
from trailboss.games.kit.requirements import Missing
from trailboss.games.trail.requirements import TrailEffect, refuse_effect
from trailboss.games.trail.rules import BUILDER, BUILDING, COWBOY, ENGINEER
from trailboss.games.trail.state import TrailState, certificate_limit, gain
from trailboss.games.trail.topics import Topic

NOTHING: Final[Effect[Any]] = Effect()


def tally(s: TrailState, seat: int, per: str) -> int:
    """How many of a thing a player has: what counting actions and moves count (count)."""
    p = s.players[seat]
    if per == "cowboys":
        return p.workers[COWBOY]
    if per == "builders":
        return p.workers[BUILDER]
    if per == "engineers":
        return p.workers[ENGINEER]
    if per == "stations":
        return p.stations.bit_count()
    if per == "hazards":
        return len(p.hazards)
    if per == "pairs":
        return bandit_pairs(s, seat)
    if per == "buildings":
        return len(own_buildings(s, seat))
    assert per == "forest", f"nothing counts {per}"
    return len([at for at in own_buildings(s, seat) if s.rules.nodes[at].forest])


def bandit_pairs(s: TrailState, seat: int) -> int:
    """Pairs of one bandit of each colour."""
    colours = [s.rules.tiles[tile].what for tile in s.players[seat].bandits]
    return min(colours.count(0), colours.count(1))


def own_buildings(s: TrailState, seat: int) -> list[int]:
    """The nodes on which a player's buildings stand."""
    first = s.rules.first_private + seat * len(s.rules.private)
    last = first + len(s.rules.private)
    return [at for at in s.rules.places[BUILDING] if first <= s.board[at] < last]


def reward(s: TrailState, seat: int, effect: Effect[Any]) -> None:
    """Dollars are taken in full; anything else may be forfeited (reward.forfeit)."""
    if isinstance(effect, TrailEffect) and effect.needs_no_offer():
        effect.start(s, seat)
    else:
        s.then(Offer(seat, effect))


@dataclass(frozen=True)
class Do(Step[TrailState]):
    """Start an effect."""

    seat: int = 0
    effect: Effect[Any] = NOTHING

    def run(self, s: TrailState) -> None:
        self.effect.start(s, self.seat)


@dataclass(frozen=True)
class Reward(Step[TrailState]):
    """Take or forfeit a reward."""

    seat: int = 0
    effect: Effect[Any] = NOTHING

    def run(self, s: TrailState) -> None:
        reward(s, self.seat, self.effect)


@dataclass(frozen=True)
class Offer(Decision[TrailState]):
    """An action that may be performed now or forfeited."""

    effect: Effect[Any] = NOTHING

    def rule(self) -> Topic:
        return "reward.forfeit"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        return [act.perform, act.passing] if self.effect.can(s, seat) else [act.passing]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        if self.effect.can(s, seat):
            return []
        return [refuse_effect(s, seat, s.rules.act.perform, self.effect)]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.perform:
            self.effect.start(s, seat)


@dataclass(frozen=True)
class Gain(TrailEffect):
    """Gain dollars, certificates up to a number, exchange tokens."""

    dollars: int = 0
    certificates: int = 0
    tokens: int = 0

    def needs_no_offer(self) -> bool:
        return True

    def start(self, s: TrailState, seat: int) -> None:
        gain(s, seat, self.dollars, "gain")
        if self.tokens:
            s.own_player(seat).tokens += self.tokens
            s.tell("gain", seat, "token.gain", self.tokens, "exchange-tokens")
        certify(s, seat, self.certificates)


@dataclass(frozen=True)
class GainPer(TrailEffect):
    """Gain dollars and certificates for each of a thing (count)."""

    dollars: int = 0
    certificates: int = 0
    per: str = ""

    def can(self, s: TrailState, seat: int) -> bool:
        return tally(s, seat, self.per) > 0

    def missing(self, s: TrailState, seat: int) -> Missing:
        return Missing("count", self.per, 1, 0)

    def needs_no_offer(self) -> bool:
        return True

    def start(self, s: TrailState, seat: int) -> None:
        times = tally(s, seat, self.per)
        gain(s, seat, self.dollars * times, "count")
        certify(s, seat, self.certificates * times)


@dataclass(frozen=True)
class All(TrailEffect):
    """Several rewards, one after the other."""

    effects: tuple[Effect[Any], ...] = ()

    def needs_no_offer(self) -> bool:
        return True

    def start(self, s: TrailState, seat: int) -> None:
        s.then_all(tuple([Reward(seat, effect) for effect in self.effects]))


@dataclass(frozen=True)
class OneOf(TrailEffect):
    """One branch only (branch)."""

    effects: tuple[Effect[Any], ...] = ()

    def can(self, s: TrailState, seat: int) -> bool:
        return any(effect.can(s, seat) for effect in self.effects)

    def start(self, s: TrailState, seat: int) -> None:
        s.then(ChooseBranch(seat, self.effects))


@dataclass(frozen=True)
class ChooseBranch(Decision[TrailState]):
    """Which branch of the action?"""

    effects: tuple[Effect[Any], ...] = ()

    def rule(self) -> Topic:
        return "branch"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        able = [act.choose[i] for i, effect in enumerate(self.effects) if effect.can(s, seat)]
        return able or [act.passing]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        return [
            refuse_effect(s, seat, s.rules.act.choose[i], effect)
            for i, effect in enumerate(self.effects)
            if not effect.can(s, seat)
        ]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is not s.rules.act.passing:
            self.effects[action.arg].start(s, seat)


def certify(s: TrailState, seat: int, most: int) -> None:
    """Ask how far the marker moves, if it can move at all."""
    if most and certificate_limit(s, seat) > s.players[seat].certificates:
        s.then(TakeCertificates(seat, most))


@dataclass(frozen=True)
class TakeCertificates(Decision[TrailState]):
    """Move the marker forward, never beyond the limit (certificates)."""

    most: int = 0

    def rule(self) -> Topic:
        return "certificates"

    def room(self, s: TrailState, seat: int) -> int:
        return min(self.most, certificate_limit(s, seat) - s.players[seat].certificates)

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        return s.rules.act.certify[: self.room(s, seat) + 1]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        room = self.room(s, seat)
        most = min(self.most, len(s.rules.act.certify) - 1)
        cite = s.cite("certificates")
        return [
            Refusal(s.rules.act.certify[k], cite, "certificate-spaces", k, room)
            for k in range(room + 1, most + 1)
        ]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        s.own_player(seat).certificates += action.arg
        s.tell("gain", seat, "certificates", action.arg, "certificates")
