"""Objective and bonus tokens: the supply, taking one, drawing unseen (R6.9)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.core.zones import put
from trailboss.games.elpaso.actions import DRAW, PASS, PERFORM, TAKE
from trailboss.games.elpaso.effects import NOTHING, ElPasoEffect, refuse_effect
from trailboss.games.elpaso.rules import ANY, BONUS, OBJECTIVE
from trailboss.games.elpaso.state import ElPasoState, pay
from trailboss.games.kit.requirements import Missing


def kind_of(s: ElPasoState, token: int) -> int:
    """Is it an objective or a bonus token?"""
    return BONUS if token >= s.rules.first_bonus else OBJECTIVE


def face_up(s: ElPasoState, kind: int) -> list[int]:
    """The places of the supply with a token of the kind, from left to right."""
    return [
        place for place, token in enumerate(s.display) if token and kind in (ANY, kind_of(s, token))
    ]


def stacks(s: ElPasoState, kind: int) -> list[int]:
    """The stacks of the kind from which a token can be drawn."""
    return [i for i, stack in enumerate(s.stacks) if stack and kind in (ANY, i)]


def pop(s: ElPasoState, kind: int) -> int:
    """The top token of a stack leaves it; 0 if there is none (R11.1)."""
    stack = s.stacks[kind]
    if not stack:
        return 0
    objectives, bonuses = s.stacks
    s.stacks = (stack[1:], bonuses) if kind == OBJECTIVE else (objectives, stack[1:])
    s.reveal()
    return stack[0]


def take_face_up(s: ElPasoState, seat: int, place: int) -> int:
    """A token of the supply; its place is refilled from the stack."""
    token = s.display[place]
    receive(s, seat, token)
    s.display = put(s.display, place, pop(s, kind_of(s, token)))
    return token


def receive(s: ElPasoState, seat: int, token: int) -> None:
    """The token lies open before its owner."""
    p = s.own_player(seat)
    p.tokens += (token,)
    s.tell("token", seat, "R6.9", 1, s.rules.tokens[token].name)


@dataclass(frozen=True)
class TakeToken(ElPasoEffect):
    """Take a token of a kind, face up or unseen, perhaps for a price (R6.9)."""

    what: int = ANY
    cost: int = 0

    def can(self, s: ElPasoState, seat: int) -> bool:
        left = stacks(s, self.what) or face_up(s, self.what)
        return bool(left) and s.players[seat].dollars >= self.cost

    def missing(self, s: ElPasoState, seat: int) -> Missing:
        if not face_up(s, self.what) and not stacks(s, self.what):
            return Missing("R11.1", "tokens-in-the-supply", 1, 0)
        return Missing("R6.9", "dollars", self.cost, s.players[seat].dollars)

    def start(self, s: ElPasoState, seat: int) -> None:
        if self.can(s, seat):
            pay(s, seat, self.cost, "R6.9")
            s.then(ChooseToken(seat, self.what))


@dataclass(frozen=True)
class ChooseToken(Decision[ElPasoState]):
    """Which token is taken? (R6.9)"""

    what: int = ANY
    start: bool = False
    """At the start of the game an objective is chosen among the face-up ones (R2.8)."""

    def rule(self) -> str:
        return "R2.8" if self.start else "R6.9"

    def admits(self, s: ElPasoState, seat: int) -> bool:
        return not self.start

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        options = [TAKE[s.display[place] - 1] for place in face_up(s, self.what)]
        if not self.start:
            options += [DRAW[kind] for kind in stacks(s, self.what)]
        return options

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        rule = self.rule()
        shown = [token for token in s.display if token]
        refusals = [
            Refusal(TAKE[token - 1], rule, "another-kind-of-token")
            for token in shown
            if self.what not in (ANY, kind_of(s, token))
        ]
        for kind, draw in enumerate(DRAW):
            if self.start:
                refusals.append(Refusal(draw, rule, "face-up-only"))
            elif self.what not in (ANY, kind):
                refusals.append(Refusal(draw, rule, "another-kind-of-token"))
            elif not s.stacks[kind]:
                refusals.append(Refusal(draw, "R11.1", "tokens-in-the-stack", 1, 0))
        return refusals

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action.verb == "take":
            token = take_face_up(s, seat, s.display.index(action.arg + 1))
        else:
            token = pop(s, action.arg)
            receive(s, seat, token)
        if s.rules.tokens[token].immediate is not None:
            s.then(OfferImmediate(seat, token))


@dataclass(frozen=True)
class OfferImmediate(Decision[ElPasoState]):
    """The immediate effect of a bonus token is done now or declined (R6.9)."""

    token: int = 0

    def rule(self) -> str:
        return "R6.9"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        effect = s.rules.tokens[self.token].immediate or NOTHING
        return [PERFORM, PASS] if effect.can(s, seat) else [PASS]

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        effect = s.rules.tokens[self.token].immediate or NOTHING
        return [] if effect.can(s, seat) else [refuse_effect(s, seat, PERFORM, effect)]

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is PERFORM:
            (s.rules.tokens[self.token].immediate or NOTHING).start(s, seat)
