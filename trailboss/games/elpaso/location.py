"""Using a stop: the actions of a tile or of a train card, or an auxiliary action (R5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Effect, Step
from trailboss.core.refusal import Refusal
from trailboss.games.elpaso.actions import AUX, PASS, USE
from trailboss.games.elpaso.auxiliary import auxiliaries, perform, refused
from trailboss.games.elpaso.effects import NOTHING, ElPasoEffect, refuse_effect
from trailboss.games.elpaso.ending import nothing_more
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.trail.rules import NEUTRAL

FOREIGN: Final = 0
"""The source of a foreign building: it has no actions for anybody else."""


def source_at(s: ElPasoState, seat: int, at: int) -> int:
    """The actions that the tile on a node has for this seat (R1.2, R5.1, R5.2)."""
    tile = s.rules.tiles[s.board[at]]
    if tile.kind == NEUTRAL:
        return 1 + tile.what
    if tile.owner == seat:
        return s.rules.first_kind_source + 2 * tile.what + s.sides[tile.what]
    return FOREIGN


def train_source(s: ElPasoState, card: int) -> int:
    """The side in play of a train card."""
    return s.rules.first_train_source + 2 * card + s.stars[card]


@dataclass(frozen=True)
class Perform(Decision[ElPasoState]):
    """Which action next? Any order, each at most once, any may be skipped (R5.4)."""

    source: int = FOREIGN
    used: int = 0
    """Bit i: action i was done."""
    rest: Effect[Any] = NOTHING
    """What is left of an action that was done in part (R6.5c)."""

    def rule(self) -> str:
        return "R5.1" if self.source else "R5.2"

    def may_help(self, s: ElPasoState) -> bool:
        """Instead of the tile's actions one auxiliary action may be done; a train card has none."""
        return not self.used and self.source < s.rules.first_train_source

    def half(self, s: ElPasoState) -> int:
        """The action that was done in part; -1 if there is none."""
        return half_done(s, self, self.rest)

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        effects = s.rules.sources[self.source].effects
        options = [
            USE[i]
            for i, effect in enumerate(effects)
            if not self.used >> i & 1 and effect.can(s, seat)
        ]
        if self.rest is not NOTHING and self.half(s) >= 0 and self.rest.can(s, seat):
            options.append(USE[self.half(s)])
        if self.may_help(s):
            options += auxiliaries(s, seat, 0)
        options.append(PASS)
        return options

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        refusals: list[Refusal] = []
        for i, effect in enumerate(s.rules.sources[self.source].effects):
            if self.rest is not NOTHING and i == self.half(s):
                if not self.rest.can(s, seat):
                    refusals.append(refuse_effect(s, seat, USE[i], self.rest))
            elif self.used >> i & 1:
                refusals.append(Refusal(USE[i], "R5.4", "already-done"))
            elif not effect.can(s, seat):
                refusals.append(refuse_effect(s, seat, USE[i], effect))
        if not self.source:
            refusals += [Refusal(use, "R5.2", "not-your-building") for use in USE]
        if self.may_help(s):
            return refusals + refused(s, seat, 0)
        rule = "R6.8" if self.source >= s.rules.first_train_source else "R5.1"
        return refusals + [Refusal(aux, rule, "actions-of-the-tile-instead") for aux in AUX]

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is PASS:
            nothing_more(s)
            return
        if action.verb == "aux":
            perform(s, seat, action.arg)
            return
        source = s.rules.sources[self.source]
        used = self.used | 1 << action.arg
        again = bool(self.used >> action.arg & 1)
        rest = NOTHING if again else self.rest
        if used + 1 < 1 << len(source.effects) or rest is not NOTHING:
            s.then(Again(Perform(seat, self.source, used, rest), s.visit))
        s.tell("use", seat, "R5.4", action.arg + 1, source.name)
        (self.rest if again else source.effects[action.arg]).start(s, seat)


@dataclass(frozen=True)
class Again(Step[ElPasoState]):
    """Ask for the next action, unless the rancher has moved on (R5.6)."""

    asked: Perform = Perform()
    visit: int = 0

    def run(self, s: ElPasoState) -> None:
        if s.visit == self.visit or self.is_card(s):
            s.then(self.asked)

    def is_card(self, s: ElPasoState) -> bool:
        """A train card stays open wherever it led, unless the game is over there (R5.6, R12.1)."""
        card = self.asked.source >= s.rules.first_train_source
        return card and s.rules.card_stays and s.ender != self.asked.seat


def half_done(s: ElPasoState, asked: Perform, rest: Effect[Any]) -> int:
    """The action of a tile or card of which this is left; -1 if it is of something else."""
    for i, effect in enumerate(s.rules.sources[asked.source].effects):
        if asked.used >> i & 1 and isinstance(effect, ElPasoEffect) and effect.leaves(rest):
            return i
    return -1


def keep(s: ElPasoState, rest: Effect[Any]) -> bool:
    """What is left of an action stays open while its place does; or is nothing else open there?"""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Again) or not s.rules.hires_apart:
        return False
    asked = top.asked
    if top.visit != s.visit or half_done(s, asked, rest) < 0:
        return False
    s.stack[-1] = Again(Perform(asked.seat, asked.source, asked.used, rest), top.visit)
    return True
