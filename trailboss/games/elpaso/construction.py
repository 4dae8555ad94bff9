"""Regular buildings: building new ones and replacing own ones (R6.10)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.core.zones import add, put
from trailboss.games.elpaso.actions import BUILD, PASS
from trailboss.games.elpaso.effects import ElPasoEffect
from trailboss.games.elpaso.rules import BUILDER
from trailboss.games.elpaso.state import ElPasoState, building_tile, free_spaces, own_buildings
from trailboss.games.elpaso.workers import affords, available, employ, short_of
from trailboss.games.kit.requirements import Missing, refuse
from trailboss.games.trail.rules import EMPTY


def kind_at(s: ElPasoState, at: int) -> int:
    """The kind of the regular building on a node."""
    return s.rules.tiles[s.board[at]].what


def needed(s: ElPasoState, kind: int, at: int) -> int:
    """Builders for a kind on a node: all of them, or the difference to what stands there."""
    builders = s.rules.kinds[kind].builders
    return builders if s.board[at] == EMPTY else builders - s.rules.kinds[kind_at(s, at)].builders


def space_cost(s: ElPasoState, at: int) -> int:
    """Only an empty space costs something (R6.10a)."""
    return s.rules.costs[at] if s.board[at] == EMPTY else 0


def has_marker(s: ElPasoState, seat: int) -> bool:
    """Is an ownership marker unused? (R6.10b)"""
    return len(own_buildings(s, seat)) < s.rules.markers


def places(s: ElPasoState, seat: int, kind: int) -> list[int]:
    """Where a kind may stand: empty spaces, if a marker is left, and own lesser buildings."""
    found = list(free_spaces(s)) if has_marker(s, seat) else []
    for at in own_buildings(s, seat):
        if needed(s, kind, at) > 0:
            found.append(at)
    return found


def sites(s: ElPasoState, seat: int, kind: int) -> list[int]:
    """The places that workers and dollars allow."""
    if not s.buildings[kind] or not available(s, seat, BUILDER):
        return []
    return [
        at
        for at in places(s, seat, kind)
        if affords(s, seat, BUILDER, needed(s, kind, at), space_cost(s, at))
    ]


def missing(s: ElPasoState, seat: int, kind: int) -> Missing:
    """What is missing for a kind where it would be cheapest."""
    if not s.buildings[kind]:
        return Missing("R11.1", "buildings-in-the-market", 1, 0)
    open_places = places(s, seat, kind)
    if not open_places:
        if has_marker(s, seat):
            return Missing("R6.10", "empty-spaces", 1, 0)
        return Missing("R6.10b", "ownership-markers", 1, 0)
    return nearest([short(s, seat, kind, at) for at in open_places])


def nearest(all_missing: list[Missing]) -> Missing:
    """The one that names workers or dollars, as few as possible; else the first."""
    priced = [one for one in all_missing if one.what in ("dollars", "builders")]
    return (
        min(priced, key=lambda one: (one.what == "builders", one.needs))
        if priced
        else all_missing[0]
    )


def short(s: ElPasoState, seat: int, kind: int, at: int) -> Missing:
    """What is missing for a kind on one place."""
    rule = "R6.10" if s.board[at] == EMPTY else "R6.10a"
    return short_of(s, seat, BUILDER, needed(s, kind, at), rule, space_cost(s, at))


@dataclass(frozen=True)
class Build(ElPasoEffect):
    """Build or replace one building (R6.10)."""

    def can(self, s: ElPasoState, seat: int) -> bool:
        return any(sites(s, seat, kind) for kind in range(len(s.rules.kinds)))

    def missing(self, s: ElPasoState, seat: int) -> Missing:
        return nearest([missing(s, seat, kind) for kind in range(len(s.rules.kinds))])

    def start(self, s: ElPasoState, seat: int) -> None:
        s.then(ChooseKind(seat))


@dataclass(frozen=True)
class ChooseKind(Decision[ElPasoState]):
    """Which kind of building? (R6.10)"""

    def rule(self) -> str:
        return "R6.10"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        kinds = range(len(s.rules.kinds))
        return [BUILD[kind] for kind in kinds if sites(s, seat, kind)] or [PASS]

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        return [
            refuse(s, BUILD[kind], missing(s, seat, kind))
            for kind in range(len(s.rules.kinds))
            if not sites(s, seat, kind)
        ]

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is not PASS:
            s.then(ChooseSite(seat, action.arg))


@dataclass(frozen=True)
class ChooseSite(Decision[ElPasoState]):
    """Where? An empty space, or in place of an own building with fewer builders (R6.10)."""

    kind: int = 0

    def rule(self) -> str:
        return "R6.10"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        return [s.rules.act.site[at] for at in sites(s, seat, self.kind)] or [PASS]

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        able = sites(s, seat, self.kind)
        return [self.refusal(s, seat, at) for at in range(len(s.board)) if at not in able]

    def refusal(self, s: ElPasoState, seat: int, at: int) -> Refusal:
        """Why the building cannot stand there."""
        if at in places(s, seat, self.kind):
            return refuse(s, s.rules.act.site[at], short(s, seat, self.kind, at))
        if s.board[at] == EMPTY:
            return Refusal(s.rules.act.site[at], "R6.10b", "ownership-markers", 1, 0)
        if at in own_buildings(s, seat):
            had = s.rules.kinds[kind_at(s, at)].builders
            has = s.rules.kinds[self.kind].builders
            return Refusal(s.rules.act.site[at], "R6.10a", "builders-of-the-kind", had + 1, has)
        return Refusal(s.rules.act.site[at], "R6.10", "cannot-stand-there")

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is PASS:
            return
        at = action.arg
        rule = "R6.10" if s.board[at] == EMPTY else "R6.10a"
        goal = PlaceBuilding(self.kind, at)
        employ(s, seat, BUILDER, needed(s, self.kind, at), rule, goal, space_cost(s, at))


@dataclass(frozen=True)
class PlaceBuilding(ElPasoEffect):
    """The tile goes onto the trail; a replaced one returns to its stack (R6.10a)."""

    kind: int = 0
    site: int = 0

    def start(self, s: ElPasoState, seat: int) -> None:
        new = s.board[self.site] == EMPTY
        if not new:
            s.buildings = add(s.buildings, kind_at(s, self.site), 1)
        s.buildings = add(s.buildings, self.kind, -1)
        s.board = put(s.board, self.site, building_tile(s, seat, self.kind))
        rule = "R6.10" if new else "R6.10a"
        s.tell("build" if new else "replace", seat, rule, self.kind + 1, "building")
        s.tell("site", seat, rule, 0, s.rules.nodes[self.site].name)
