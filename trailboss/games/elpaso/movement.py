"""Moving the rancher: the movement phase, and moves given by actions (R4, R6.12)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.games.elpaso.actions import GO, STOP
from trailboss.games.elpaso.delivery import reach_el_paso
from trailboss.games.elpaso.effects import ElPasoEffect
from trailboss.games.elpaso.location import Perform, source_at
from trailboss.games.elpaso.rules import COWBOY
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.trail.rules import EMPTY
from trailboss.games.trail.steps import ahead

EL_PASO = 0
"""The node of El Paso."""


def next_stops(s: ElPasoState, at: int) -> list[int]:
    """The first stop on every branch; empty spaces are ignored (R4.2, R4.3)."""
    return ahead(s.rules.nodes, s.board, at)


def set_out(s: ElPasoState, seat: int, limit: int) -> None:
    """A movement of at least one and at most so many steps begins (R4.1)."""
    s.steps = limit
    s.then(Walk(seat))


def enter(s: ElPasoState, seat: int, at: int) -> None:
    """One step to a stop (R4.2)."""
    s.players[seat].rancher = at
    s.visit += 1
    s.tell("move", seat, "R4.2", 1, s.rules.nodes[at].name)


def arrive(s: ElPasoState, seat: int) -> None:
    """The movement is over: use the stop reached (R5)."""
    s.steps = 0
    at = s.players[seat].rancher
    if at == EL_PASO:
        reach_el_paso(s, seat)
    else:
        s.then(Perform(seat, source_at(s, seat, at)))


@dataclass(frozen=True)
class Walk(Decision[ElPasoState]):
    """One step at a time; cowboys may add steps while it lasts (R4.1, R4.5)."""

    moved: bool = False

    def rule(self) -> str:
        return "R4.1"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        onward = next_stops(s, s.players[seat].rancher) if s.steps else []
        options = [GO[at] for at in onward]
        return [*options, STOP] if self.moved else options

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        refusals = [] if self.moved else [Refusal(STOP, "R4.1", "steps", 1, 0)]
        onward = next_stops(s, s.players[seat].rancher)
        for at, tile in enumerate(s.board):
            if tile == EMPTY:
                refusals.append(Refusal(GO[at], "R1.1", "no-tile-there"))
            elif at not in onward:
                refusals.append(Refusal(GO[at], "R4.2", "not-the-next-stop"))
            elif not s.steps:
                refusals.append(Refusal(GO[at], "R4.1", "steps", 1, 0))
        return refusals

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is STOP:
            arrive(s, seat)
            return
        enter(s, seat, action.arg)
        s.steps -= 1
        further = s.steps or s.players[seat].ready[COWBOY]
        if action.arg == EL_PASO or not further:
            arrive(s, seat)
        else:
            s.then(Walk(seat, True))


@dataclass(frozen=True)
class Move(ElPasoEffect):
    """Move the rancher again and use the stop reached; what is left here is lost (R6.12, R5.6)."""

    steps: int = 0

    def start(self, s: ElPasoState, seat: int) -> None:
        set_out(s, seat, self.steps)
