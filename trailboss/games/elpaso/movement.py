"""Moving the rancher: the movement phase, and moves given by actions (R4, R6.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import STOP
from trailboss.games.elpaso.delivery import reach_el_paso
from trailboss.games.elpaso.effects import ElPasoEffect
from trailboss.games.elpaso.location import Perform, source_at
from trailboss.games.elpaso.rules import COWBOY, MOST_SEATS
from trailboss.games.elpaso.state import ElPasoState, layout
from trailboss.games.trail.rules import EMPTY

EL_PASO: Final = 0
"""The node of El Paso."""


def next_stops(s: ElPasoState, at: int) -> Zone:
    """The first stop on every branch, with or without ranchers (R4.2, R4.3, R4.6)."""
    return layout(s).stops[at]


def set_out(s: ElPasoState, seat: int, limit: int) -> None:
    """A movement of at least one and at most `limit` steps begins (R4.1)."""
    s.steps = limit
    s.then(SETTING_OUT[seat])


def enter(s: ElPasoState, seat: int, at: int) -> None:
    """One step to a stop (R4.2)."""
    s.own_player(seat).rancher = at
    s.visit += 1
    if s.log is not None:
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
    """One step at a time, up to El Paso; cowboys may add steps (R4.1, R4.4, R4.5, R4.7)."""

    moved: bool = False

    def rule(self) -> str:
        return "R4.1"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        options: list[Action] = []
        if s.steps:
            for at in layout(s).stops[s.players[seat].rancher]:
                options.append(s.rules.act.go[at])
        if self.moved:
            options.append(STOP)
        return options

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        refusals = [] if self.moved else [Refusal(STOP, "R4.1", "steps", 1, 0)]
        onward = next_stops(s, s.players[seat].rancher)
        for at, tile in enumerate(s.board):
            if tile == EMPTY:
                refusals.append(Refusal(s.rules.act.go[at], "R1.1", "no-tile-there"))
            elif at not in onward:
                refusals.append(Refusal(s.rules.act.go[at], "R4.2", "not-the-next-stop"))
            elif not s.steps:
                refusals.append(Refusal(s.rules.act.go[at], "R4.1", "steps", 1, 0))
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
            s.then(WALKING[seat])


SETTING_OUT: Final = tuple([Walk(seat) for seat in range(MOST_SEATS)])
WALKING: Final = tuple([Walk(seat, True) for seat in range(MOST_SEATS)])
"""Half of all questions of a game: frames are values, so one for each seat will do."""


@dataclass(frozen=True)
class Move(ElPasoEffect):
    """Move the rancher again and use the stop reached; what is left here is lost (R6.12, R5.6)."""

    steps: int = 0

    def start(self, s: ElPasoState, seat: int) -> None:
        set_out(s, seat, self.steps)
