"""Sue builds: a new building, a better one in place of it, or else a Hereford (R14.11, R14.17)."""

from __future__ import annotations

from trailboss.games.elpaso.construction import PlaceBuilding, needed
from trailboss.games.elpaso.rules import BUILDER
from trailboss.games.elpaso.state import ElPasoState, free_spaces, own_buildings
from trailboss.games.elpaso.sue_deck import MOST_BUILDINGS
from trailboss.games.elpaso.sue_market import gain_breed
from trailboss.games.elpaso.sue_state import SUE
from trailboss.games.elpaso.sue_workers import workers


def build(s: ElPasoState) -> None:
    """The first that is possible: build, replace, and with the largest two a Hereford (R14.11)."""
    s.tell("sue-builders", SUE, "R14.11", workers(s, BUILDER), "builders")
    if not build_new(s) and not replace(s):
        if s.rules.hereford_when_full and not full(s):
            s.tell("sue-cannot-build", SUE, "R14.11")
            return
        s.tell("sue-no-building", SUE, "R14.11")
        gain_breed(s, len(s.rules.fields) - 1, "R14.11")


def full(s: ElPasoState) -> bool:
    """Has she two buildings, and can no kind take more builders than theirs? (R14.11)"""
    most = max([kind.builders for kind in s.rules.kinds])
    own = [s.rules.kinds[s.rules.tiles[s.board[at]].what] for at in own_buildings(s, SUE)]
    return len(own) == MOST_BUILDINGS and all([kind.builders == most for kind in own])


def build_new(s: ElPasoState) -> bool:
    """Up to two buildings: the kind with the most builders on the dearest empty space (R14.11)."""
    spaces = free_spaces(s)
    if len(own_buildings(s, SUE)) >= MOST_BUILDINGS or not spaces:
        return False
    builders = [(s.rules.kinds[kind].builders, kind) for kind in left(s)]
    able = [row for row in builders if row[0] <= workers(s, BUILDER)]
    if not able:
        return False
    dearest = max([s.rules.costs[at] for at in spaces])
    site = nearest(s, [at for at in spaces if s.rules.costs[at] == dearest])
    s.tell("sue-dearest", SUE, "R14.11", dearest, s.rules.nodes[site].name)
    PlaceBuilding(max(able)[1], site).start(s, SUE)
    return True


def replace(s: ElPasoState) -> bool:
    """The own building that takes the most further builders, the nearest of equals (R14.11)."""
    options = [
        (needed(s, kind, at), -clockwise(s, at), kind, at)
        for at in own_buildings(s, SUE)
        for kind in left(s)
        if 0 < needed(s, kind, at) <= workers(s, BUILDER)
    ]
    if not options:
        return False
    builders, _, kind, at = max(options)
    s.tell("sue-replaces", SUE, "R14.11", builders, s.rules.nodes[at].name)
    PlaceBuilding(kind, at).start(s, SUE)
    return True


def left(s: ElPasoState) -> list[int]:
    """The kinds left in the market."""
    return [kind for kind, tiles in enumerate(s.buildings) if tiles]


def clockwise(s: ElPasoState, at: int) -> int:
    """How far a space lies ahead of her rancher; the own one is a whole round away (R14.17)."""
    round_ = len(s.rules.nodes)
    return (at - s.players[SUE].rancher - 1) % round_ + 1


def nearest(s: ElPasoState, spaces: list[int]) -> int:
    """Of these spaces the first that her rancher would come to (R14.17)."""
    return min([(clockwise(s, at), at) for at in spaces])[1]
