"""Phase B: using the location, its local actions, the single auxiliary action, copying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Effect, Step
from trailboss.core.refusal import Refusal
from trailboss.games.trail.auxiliary import perform, refused, singles
from trailboss.games.trail.kansas_city import kansas_city
from trailboss.games.trail.objectives import play_objective, playable
from trailboss.games.trail.rules import NEUTRAL, PRIVATE
from trailboss.games.trail.state import TrailState, building

RISK: Final = 6
AUX: Final = 7
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
        tile = s.rules.tiles[s.board[at]]
        mine = tile.kind == NEUTRAL or (tile.kind == PRIVATE and tile.owner == self.seat)
        s.then(AtLocation(self.seat, at, 0, mine))


def local_actions(s: TrailState, at: int) -> list[tuple[int, Effect[Any]]]:
    """The local actions of the building on a node with their slots, the risk action last."""
    tile = s.rules.tiles[s.board[at]]
    slots = list(enumerate(building(s, tile).effects))
    risk = s.rules.nodes[at].risk
    if risk is not None and tile.kind == PRIVATE:
        slots.append((RISK, risk))
    return slots


def key(s: TrailState, at: int, slot: int) -> int:
    """A name for one local action of one building, whoever owns it."""
    tile = s.rules.tiles[s.board[at]]
    index = tile.what if tile.kind == NEUTRAL else len(s.rules.neutral) + tile.what
    return index * SLOTS + slot


@dataclass(frozen=True)
class AtLocation(Decision[TrailState]):
    """Any local actions, each once, in any order, or one single auxiliary action (phase.b)."""

    at: int = 0
    used: int = 0
    """Bit i: local action i is spent."""
    mine: bool = False
    copied: bool = False

    def rule(self) -> str:
        if self.copied:
            return "copy"
        return "phase.b" if self.mine else "phase.b.other"

    def slots(self, s: TrailState) -> list[tuple[int, Effect[Any]]]:
        """The local actions not yet performed here or elsewhere this turn."""
        if not self.mine or self.used >> AUX & 1:
            return []
        return [
            (slot, effect)
            for slot, effect in local_actions(s, self.at)
            if not self.used >> slot & 1 and not (s.done and key(s, self.at, slot) in s.done)
        ]

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        options: list[Action] = []
        for slot, effect in self.slots(s):
            if effect.can(s, seat):
                options.append(act.risk if slot == RISK else act.use[slot])
        if not self.used and not self.copied:
            options += singles(s, seat)
        if self.used or (self.copied and not options):
            options.append(act.passing)
        return options + playable(s, seat)

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        act = s.rules.act
        refusals: list[Refusal] = []
        able = [slot for slot, effect in self.slots(s) if effect.can(s, seat)]
        known = [slot for slot, _ in self.slots(s)]
        for slot, _ in local_actions(s, self.at) if self.mine else []:
            if slot not in able:
                why = ("requirement", "requirement-not-met")
                if slot not in known:
                    why = ("local.once", "already-performed")
                action = act.risk if slot == RISK else act.use[slot]
                refusals.append(Refusal(action, s.cite(why[0]), why[1]))
        if not self.mine:
            cite = s.cite("phase.b.other")
            refusals += [Refusal(a, cite, "not-your-building") for a in [*act.use, act.risk]]
        if self.used or self.copied:
            cite = s.cite("copy.aux" if self.copied else "phase.b")
            return refusals + [Refusal(a, cite, "no-auxiliary-action-now") for a in act.aux]
        refusals.append(Refusal(act.passing, s.cite("phase.b.must"), "actions", 1, 0))
        return refusals + refused(s, seat, both=False)

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
        rest = AtLocation(seat, self.at, self.used | 1 << slot, self.mine, self.copied)
        s.then(Again(rest, s.visit, s.board[self.at]))
        if slot == AUX:
            perform(s, seat, action)
            return
        if s.rules.once_a_turn:
            s.done = (*s.done, key(s, self.at, slot))
        s.tell("local", seat, "phase.b", slot + 1, s.rules.nodes[self.at].name)
        dict(local_actions(s, self.at))[slot].start(s, seat)


@dataclass(frozen=True)
class Again(Step[TrailState]):
    """Ask again, unless the herder has left or the tile was replaced (herder.rest, replace.use)."""

    asked: AtLocation = AtLocation()
    visit: int = 0
    tile: int = 0

    def run(self, s: TrailState) -> None:
        if s.visit == self.visit and (not self.asked.mine or s.board[self.asked.at] == self.tile):
            s.then(self.asked)


@dataclass(frozen=True)
class Copy(Effect[TrailState]):
    """Perform the local actions of one adjacent building as if it were your own (copy)."""

    def can(self, s: TrailState, seat: int) -> bool:
        return bool(copyable(s, seat))

    def start(self, s: TrailState, seat: int) -> None:
        s.then(ChooseCopy(seat))


def adjacent(s: TrailState, seat: int) -> list[int]:
    """The adjacent spaces that hold a building."""
    return [at for at in s.rules.nodes[s.players[seat].herder].beside if s.board[at]]


def copyable(s: TrailState, seat: int) -> list[int]:
    """Adjacent buildings with something left to copy; a copy is never copied (copy.once)."""
    able: list[int] = []
    for at in adjacent(s, seat):
        for slot, effect in local_actions(s, at):
            spent = isinstance(effect, Copy) or key(s, at, slot) in s.done
            if not spent and effect.can(s, seat):
                able.append(at)
                break
    return able


@dataclass(frozen=True)
class ChooseCopy(Decision[TrailState]):
    """Which adjacent building is copied?"""

    def rule(self) -> str:
        return "copy"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        return [act.copy[at] for at in copyable(s, seat)] or [act.passing]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        able = copyable(s, seat)
        cite = s.cite("copy.once")
        return [
            Refusal(s.rules.act.copy[at], cite, "nothing-left-to-copy")
            for at in adjacent(s, seat)
            if at not in able
        ]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is not s.rules.act.passing:
            s.then(AtLocation(seat, action.arg, 0, True, True))
