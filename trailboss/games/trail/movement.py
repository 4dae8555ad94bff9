"""Moving the herder: the first placement, phase A, and moves given by actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Step
from trailboss.core.refusal import Refusal
from trailboss.games.trail.location import USE_LOCATION
from trailboss.games.trail.objectives import offer_objectives, play_objective
from trailboss.games.trail.requirements import TrailEffect
from trailboss.games.trail.rules import EMPTY, NEUTRAL, SEATS, START
from trailboss.games.trail.state import TrailState, step_limit
from trailboss.games.trail.topics import Topic
from trailboss.games.trail.ways import ahead, enter, onward


@dataclass(frozen=True)
class PlaceHerder(Decision[TrailState]):
    """The first turn: the herder starts on any neutral building (first.turn)."""

    def rule(self) -> Topic:
        return "first.turn"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        tiles = s.rules.tiles
        act = s.rules.act
        return [act.go[at] for at, tile in enumerate(s.board) if tiles[tile].kind == NEUTRAL]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        tiles = s.rules.tiles
        cite = s.cite("first.turn")
        return [
            Refusal(s.rules.act.go[at], cite, "not-a-neutral-building")
            for at, tile in enumerate(s.board)
            if tiles[tile].kind != NEUTRAL
        ]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        s.own_player(seat).herder = action.arg
        s.tell("place", seat, "first.turn", 1, s.rules.nodes[action.arg].name)
        USE_LOCATION[seat].run(s)


@dataclass(frozen=True)
class PhaseA(Step[TrailState]):
    """The herder moves; the limit counts the slots that are clear when it sets out."""

    seat: int = 0

    def run(self, s: TrailState) -> None:
        s.then(walking(self.seat, step_limit(s, self.seat), 0))


PHASE_A: Final = tuple([PhaseA(seat) for seat in SEATS])


@dataclass(frozen=True)
class Walk(Decision[TrailState]):
    """One step at a time, at least one and at most the limit (step.limit)."""

    left: int = 0
    moved: int = 0
    phase_a: bool = False
    """Phase A is a window for objective cards; a herder move of an action is not."""

    def rule(self) -> Topic:
        return "step.limit"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        options: list[Action] = []
        for at in ahead(s.rules.nodes, s.board, s.players[seat].herder):
            options.append(act.go[at])
        if self.moved:
            options.append(act.stop)
        elif self.phase_a:
            offer_objectives(s, seat, options)
        return options

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        act = s.rules.act
        near = onward(s, s.players[seat].herder)
        refused = [] if self.moved else [Refusal(act.stop, s.cite("step.limit"), "steps", 1, 0)]
        for at, node in enumerate(s.rules.nodes):
            if at not in near:
                topic, what = "fork", "not-next-ahead"
                if s.board[at] == EMPTY and node.kind != START:
                    topic, what = "location", "no-tile-there"
                elif not node.after and at != s.rules.kansas_city:
                    topic, what = "aside", "beside-the-trail"
                refused.append(Refusal(act.go[at], s.cite(topic), what))
        return refused

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        act = s.rules.act
        if action.verb == "play":
            s.then(PHASE_A[seat])
            play_objective(s, seat, action.arg)
            return
        if action is act.stop:
            USE_LOCATION[seat].run(s)
            return
        enter(s, seat, action.arg)
        if self.left == 1 or action.arg == s.rules.kansas_city:
            USE_LOCATION[seat].run(s)
            return
        if self.phase_a:
            s.then(walking(seat, self.left + self.moved, self.moved + 1))
        else:
            s.then(Walk(seat, self.left - 1, self.moved + 1))


LONG: Final = 10
"""Nobody walks so far in phase A by the printed figures."""
WALKS: Final = tuple(
    [
        tuple(
            [tuple([Walk(seat, limit - n, n, True) for n in range(limit)]) for limit in range(LONG)]
        )
        for seat in SEATS
    ]
)
"""The walks of phase A: by seat, by limit, by steps done."""


def walking(seat: int, limit: int, moved: int) -> Walk:
    """Phase A after a number of steps. Most decisions are such frames: they are made once."""
    if limit < LONG:
        return WALKS[seat][limit][moved]
    return Walk(seat, limit - moved, moved, True)


@dataclass(frozen=True)
class MoveHerder(TrailEffect):
    """Move the herder forward, paying fees, and use the new location (herder)."""

    steps: int = 0

    def start(self, s: TrailState, seat: int) -> None:
        s.then(Walk(seat, self.steps))
