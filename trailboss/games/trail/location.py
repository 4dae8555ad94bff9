"""Phase B: using the location, its local actions, the single auxiliary action, copying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Effect, Step
from trailboss.core.refusal import Refusal
from trailboss.games.kit.requirements import Missing
from trailboss.games.trail.auxiliary import perform, refused, singles
from trailboss.games.trail.kansas_city import kansas_city
from trailboss.games.trail.objectives import offer_objectives, play_objective
from trailboss.games.trail.requirements import TrailEffect, refuse_effect
from trailboss.games.trail.rules import NEUTRAL, PRIVATE, SEATS, Tile
from trailboss.games.trail.state import TrailState, building
from trailboss.games.trail.topics import Topic

RISK: Final = 6
AUX: Final = 7
REPLACED: Final = 8
SLOTS: Final = 8


@dataclass(frozen=True)
class UseLocation(Step[TrailState]):
    """Phase B at the place where the herder stands."""

    seat: int = 0

    def run(self, s: TrailState) -> None:
        at = s.players[self.seat].herder
        if at == s.rules.kansas_city:
            kansas_city(s, self.seat)
            return
        s.then(AtLocation(self.seat, at, 0, usable(s, self.seat, at)))


USE_LOCATION: Final = tuple([UseLocation(seat) for seat in SEATS])


def usable(s: TrailState, seat: int, at: int) -> bool:
    """Has a location local actions for this seat? (phase.b, phase.b.other)"""
    tile = s.rules.tiles[s.board[at]]
    return tile.kind == NEUTRAL or (tile.kind == PRIVATE and tile.owner == seat)


def local_actions(s: TrailState, at: int, copied: bool) -> tuple[tuple[int, Effect[Any]], ...]:
    """The local actions of the building on a node with their slots, the risk action last."""
    tile = s.rules.tiles[s.board[at]]
    slots = building(s, tile).slots
    risk = s.rules.nodes[at].risk
    if risk is not None and tile.kind == PRIVATE and (not copied or copies_risk(s, tile)):
        return slots + ((RISK, risk),)
    return slots


def copies_risk(s: TrailState, tile: Tile) -> bool:
    """Is the risk action beside a building copied with it? It is its owner's (risk)."""
    return s.rules.copy_risk and (s.rules.copy_others_risk or tile.owner == s.turn)


def local_action(s: TrailState, at: int, slot: int) -> Effect[Any]:
    """The one in this slot."""
    risk = s.rules.nodes[at].risk
    if slot == RISK and risk is not None:
        return risk
    return building(s, s.rules.tiles[s.board[at]]).effects[slot]


def key(s: TrailState, at: int, slot: int) -> int:
    """A name for one local action of one building side, whoever owns it (local.once).

    All people play by the same sides; an automa's other ones stand behind them.
    """
    rules = s.rules
    tile = rules.tiles[s.board[at]]
    if tile.kind == NEUTRAL:
        return tile.what * SLOTS + slot
    index = len(rules.neutral) + tile.what
    automa = rules.automa
    if automa is not None and rules.by_letter and tile.owner == s.people():
        index += len(rules.private) * (automa.side != s.sides[tile.what])
    return index * SLOTS + slot


@dataclass(frozen=True)
class AtLocation(Decision[TrailState]):
    """Any local actions, each once, in any order, or one single auxiliary action (phase.b)."""

    at: int = 0
    used: int = 0
    """Bit i: local action i is spent; further bits: the auxiliary one, the tile is replaced."""
    mine: bool = False
    path: tuple[int, ...] = ()
    """The copying buildings that led here; empty where the herder itself stands."""

    def rule(self) -> Topic:
        if self.path:
            return "copy"
        return "phase.b" if self.mine else "phase.b.other"

    def local(self, s: TrailState) -> tuple[tuple[int, Effect[Any]], ...]:
        """The local actions of an own location, until an auxiliary one takes their place."""
        if not self.mine or self.used >> AUX & 1:
            return ()
        return local_actions(s, self.at, bool(self.path))

    def spent(self, s: TrailState, slot: int) -> bool:
        """Was this local action performed here, or elsewhere this turn?"""
        return bool(self.used >> slot & 1) or (bool(s.done) and key(s, self.at, slot) in s.done)

    def slots(self, s: TrailState) -> list[tuple[int, Effect[Any]]]:
        """The local actions that are left."""
        return [(slot, effect) for slot, effect in self.local(s) if not self.spent(s, slot)]

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        options: list[Action] = []
        fresh = not self.used and not s.done
        for slot, effect in self.local(s):
            if not fresh and self.spent(s, slot):
                continue
            if performable(s, seat, effect, self.at, self.path):
                options.append(act.risk if slot == RISK else act.use[slot])
        if not self.used and not self.path:
            options += singles(s, seat)
        if self.used or s.rules.may_skip or (self.path and not options):
            options.append(act.passing)
        offer_objectives(s, seat, options)
        return options

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        act = s.rules.act
        refusals = self.refused_local(s, seat) if self.mine else self.refused_foreign(s)
        if self.used or self.path:
            topic = "phase.b" if self.used >> AUX & 1 else "local.or.aux"
            if self.used >> REPLACED & 1:
                topic = "replace.use"
            cite = s.cite("copy.aux" if self.path else topic)
            return refusals + [Refusal(a, cite, "no-auxiliary-action-now") for a in act.aux]
        if not s.rules.may_skip:
            refusals.append(Refusal(act.passing, s.cite("phase.b.must"), "actions", 1, 0))
        return refusals + refused(s, seat, both=False)

    def refused_local(self, s: TrailState, seat: int) -> list[Refusal]:
        """Why local actions of a neutral or own building cannot be performed."""
        act = s.rules.act
        refusals: list[Refusal] = []
        slots = local_actions(s, self.at, bool(self.path))
        for slot, effect in slots:
            action = act.risk if slot == RISK else act.use[slot]
            if self.used >> REPLACED & 1:
                refusals.append(Refusal(action, s.cite("replace.use"), "replaced-this-turn"))
            elif self.used >> slot & 1:
                refusals.append(Refusal(action, s.cite("local.again"), "already-performed"))
            elif self.used >> AUX & 1:
                cite = s.cite("local.or.aux")
                refusals.append(Refusal(action, cite, "auxiliary-action-performed"))
            elif key(s, self.at, slot) in s.done:
                refusals.append(Refusal(action, s.cite("local.once"), "performed-this-turn"))
            elif not performable(s, seat, effect, self.at, self.path):
                refusals.append(refuse_effect(s, seat, action, effect))
        if RISK not in [slot for slot, _ in slots]:
            refusals.append(Refusal(act.risk, s.cite("risk"), "no-risk-action"))
        return refusals

    def refused_foreign(self, s: TrailState) -> list[Refusal]:
        """Why there is no local action on a location of somebody else or of nobody."""
        act = s.rules.act
        cite = s.cite("phase.b.other")
        refusals = [Refusal(action, cite, "not-your-building") for action in act.use]
        return [*refusals, Refusal(act.risk, s.cite("risk"), "not-your-building")]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        act = s.rules.act
        if action is act.passing:
            return
        if action.verb == "play":
            s.then(Again(self, s.visit, s.board[self.at]))
            play_objective(s, seat, action.arg)
            return
        slot = action.arg
        if action.verb == "aux":
            slot = AUX
        elif action is act.risk:
            slot = RISK
        rest = AtLocation(seat, self.at, self.used | 1 << slot, self.mine, self.path)
        s.then(Again(rest, s.visit, s.board[self.at]))
        if slot == AUX:
            perform(s, seat, action)
            return
        if s.rules.once_a_turn:
            s.done = s.done + (key(s, self.at, slot),)
        if s.log is not None:
            s.tell("local", seat, "phase.b", slot + 1, s.rules.nodes[self.at].name)
        effect = local_action(s, self.at, slot)
        if isinstance(effect, Copy):
            s.then(ChooseCopy(seat, self.at, self.path))
        else:
            effect.start(s, seat)


@dataclass(frozen=True)
class Again(Step[TrailState]):
    """Ask again, unless the herder has left (herder.rest) or the tile is another one.

    A new tile under the herder is not used; only objective cards may follow (replace.use).
    """

    asked: AtLocation = AtLocation()
    visit: int = 0
    tile: int = 0

    def run(self, s: TrailState) -> None:
        if s.visit == self.visit and (not self.asked.mine or s.board[self.asked.at] == self.tile):
            s.then(self.asked)
        elif s.players[self.asked.seat].herder == self.asked.at and not self.asked.path:
            used = self.asked.used | 1 << AUX | 1 << REPLACED
            s.then(AtLocation(self.asked.seat, self.asked.at, used, True))


@dataclass(frozen=True)
class Copy(TrailEffect):
    """Perform the local actions of one adjacent building as if it were your own (copy).

    Where it stands matters, so the location asks, not the effect itself.
    """

    def missing(self, s: TrailState, seat: int) -> Missing:
        if adjacent(s, s.players[seat].herder, ()):
            return Missing("copy.once", "nothing-left-to-copy")
        return Missing("copy", "buildings-to-copy", 1, 0)


def performable(
    s: TrailState, seat: int, effect: Effect[Any], at: int, path: tuple[int, ...]
) -> bool:
    """Are the requirements of a local action met? A copy needs something to copy."""
    if isinstance(effect, Copy):
        return bool(copyable(s, seat, at, path))
    return effect.can(s, seat)


def adjacent(s: TrailState, at: int, path: tuple[int, ...]) -> list[int]:
    """The adjacent spaces that hold a building, without the way back."""
    return [near for near in s.rules.nodes[at].beside if s.board[near] and near not in path]


def copyable(s: TrailState, seat: int, at: int, path: tuple[int, ...]) -> list[int]:
    """Adjacent buildings with something left to copy (copy.once)."""
    able: list[int] = []
    for near in adjacent(s, at, path):
        for slot, effect in local_actions(s, near, True):
            if isinstance(effect, Copy) and not s.rules.copy_chain:
                continue
            if key(s, near, slot) in s.done:
                continue
            if performable(s, seat, effect, near, (*path, at)):
                able.append(near)
                break
    return able


@dataclass(frozen=True)
class ChooseCopy(Decision[TrailState]):
    """Which adjacent building is copied?"""

    at: int = 0
    path: tuple[int, ...] = ()

    def rule(self) -> Topic:
        return "copy"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        return [act.copy[at] for at in copyable(s, seat, self.at, self.path)] or [act.passing]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        able = copyable(s, seat, self.at, self.path)
        near = adjacent(s, self.at, self.path)
        refusals: list[Refusal] = []
        for at, action in enumerate(s.rules.act.copy):
            if at in near and at not in able:
                refusals.append(Refusal(action, s.cite("copy.once"), "nothing-left-to-copy"))
            elif at in self.path:
                refusals.append(Refusal(action, s.cite("copy.once"), "no-copying-back"))
            elif at not in near and s.board[at]:
                refusals.append(Refusal(action, s.cite("copy"), "not-adjacent"))
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is not s.rules.act.passing:
            s.then(AtLocation(seat, action.arg, 0, True, (*self.path, self.at)))
