"""Auxiliary actions: four on the player board, two of them locked at first (R6.11, R8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Effect
from trailboss.core.refusal import Refusal
from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import AUX, PASS
from trailboss.games.elpaso.effects import ElPasoEffect, refuse_effect
from trailboss.games.elpaso.rules import AuxAction
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.kit.requirements import Missing


def content(row: AuxAction, discs: Zone) -> Effect[Any]:
    """What it gives: more, once its disc is gone (R8.1)."""
    if row.upgraded is not None and not discs[row.slot]:
        return row.upgraded
    return row.base


def auxiliaries(s: ElPasoState, seat: int, done: int) -> list[Action]:
    """Those that can be done and were not done by this action."""
    discs = s.players[seat].discs
    options: list[Action] = []
    for i, row in enumerate(s.rules.aux):
        effect = row.offers[discs[row.slot]]
        if effect is not None and not done >> i & 1 and effect.can(s, seat):
            options.append(AUX[i])
    return options


def refused(s: ElPasoState, seat: int, done: int) -> list[Refusal]:
    """Why the others cannot be done."""
    discs = s.players[seat].discs
    refusals: list[Refusal] = []
    for i, row in enumerate(s.rules.aux):
        if done >> i & 1:
            refusals.append(Refusal(AUX[i], "R8.6", "different-ones-only"))
        elif row.offers[discs[row.slot]] is None:
            refusals.append(Refusal(AUX[i], "R8.1", "its-disc-is-in-place"))
        elif not content(row, discs).can(s, seat):
            refusals.append(refuse_effect(s, seat, AUX[i], content(row, discs)))
    return refusals


def perform(s: ElPasoState, seat: int, number: int) -> None:
    """Do an auxiliary action."""
    s.tell("auxiliary", seat, "R8.1", number + 1, "auxiliary-action")
    content(s.rules.aux[number], s.players[seat].discs).start(s, seat)


@dataclass(frozen=True)
class Auxiliary(ElPasoEffect):
    """Do one auxiliary action, or up to a number of different ones (R8.6)."""

    count: int = 1

    def can(self, s: ElPasoState, seat: int) -> bool:
        return bool(auxiliaries(s, seat, 0))

    def missing(self, s: ElPasoState, seat: int) -> Missing:
        return Missing("R8.1", "auxiliary-actions", 1, 0)

    def start(self, s: ElPasoState, seat: int) -> None:
        s.then(ChooseAuxiliary(seat, self.count))


@dataclass(frozen=True)
class ChooseAuxiliary(Decision[ElPasoState]):
    """Which auxiliary action? A further one must be another, and may be left out (R8.6)."""

    left: int = 1
    done: int = 0

    def rule(self) -> str:
        return "R8.6"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        options = auxiliaries(s, seat, self.done)
        if self.done or not options:
            options.append(PASS)
        return options

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        return refused(s, seat, self.done)

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is PASS:
            return
        if self.left > 1:
            s.then(ChooseAuxiliary(seat, self.left - 1, self.done | 1 << action.arg))
        perform(s, seat, action.arg)
