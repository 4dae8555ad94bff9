"""Auxiliary actions: five rows of the player board, single or double."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.games.trail.requirements import TrailEffect, refuse_effect
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.topics import Topic


def open_slots(s: TrailState, seat: int, row: int) -> int:
    """How many of the two slots of a row are open."""
    slots = s.rules.aux_open[row]
    discs = s.players[seat].discs
    for at in s.rules.aux_discs[row]:
        if not discs[at]:
            slots += 1
    return slots


def singles(s: TrailState, seat: int) -> list[Action]:
    """The rows that may be used once."""
    rules = s.rules
    able: list[Action] = []
    for row, (single, _) in enumerate(rules.aux):
        if (rules.aux_open[row] or open_slots(s, seat, row)) and single.can(s, seat):
            able.append(rules.act.aux[row])
    return able


def doubles(s: TrailState, seat: int) -> list[Action]:
    """The rows whose two slots are open and that may be used twice."""
    act = s.rules.act
    return [
        act.double[row]
        for row, (_, double) in enumerate(s.rules.aux)
        if open_slots(s, seat, row) == 2 and double.can(s, seat)
    ]


def refused(s: TrailState, seat: int, both: bool) -> list[Refusal]:
    """Why the other rows cannot be used."""
    act = s.rules.act
    refusals: list[Refusal] = []
    for row, (single, double) in enumerate(s.rules.aux):
        slots = open_slots(s, seat, row)
        if slots == 0:
            refusals.append(Refusal(act.aux[row], s.cite("aux.open"), "open-slots", 1, 0))
        elif not single.can(s, seat):
            refusals.append(refuse_effect(s, seat, act.aux[row], single))
        if not both:
            refusals.append(Refusal(act.double[row], s.cite("aux.single"), "single-only"))
        elif slots < 2:
            refusals.append(Refusal(act.double[row], s.cite("aux.open"), "open-slots", 2, slots))
        elif not double.can(s, seat):
            refusals.append(refuse_effect(s, seat, act.double[row], double))
    return refusals


def perform(s: TrailState, seat: int, action: Action) -> None:
    """Use a row."""
    single, double = s.rules.aux[action.arg]
    twice = action.verb == "double"
    s.tell("auxiliary", seat, "aux.double" if twice else "aux.single", action.arg + 1, action.text)
    (double if twice else single).start(s, seat)


@dataclass(frozen=True)
class Aux(TrailEffect):
    """One row, single or double at choice (aux.double)."""

    def start(self, s: TrailState, seat: int) -> None:
        s.then(ChooseAux(seat))


@dataclass(frozen=True)
class ChooseAux(Decision[TrailState]):
    """Which auxiliary action?"""

    def rule(self) -> Topic:
        return "aux.double"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        return singles(s, seat) + doubles(s, seat)

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        return refused(s, seat, both=True)

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        perform(s, seat, action)
