"""Sue builds: a new building, a better one in place of it, or else a Hereford (R14.11, R14.17)."""

from __future__ import annotations

from trailboss.games.elpaso.construction import PlaceBuilding, kind_at
from trailboss.games.elpaso.rules import BUILDER
from trailboss.games.elpaso.state import ElPasoState, free_spaces, own_buildings
from trailboss.games.elpaso.sue.market import gain_breed
from trailboss.games.elpaso.sue.policy import full, largest, may_build, replacements
from trailboss.games.elpaso.sue.state import SUE
from trailboss.games.elpaso.sue.workers import workers


def build(s: ElPasoState) -> None:
    """The first that is possible: build, replace, and with the largest two a Hereford (R14.11)."""
    s.tell("sue-builders", SUE, "R14.11", workers(s, BUILDER), "builders")
    if not build_new(s) and not replace(s):
        if s.rules.hereford_when_full and not full(standing(s), s.rules.kinds):
            s.tell("sue-cannot-build", SUE, "R14.11")
            return
        s.tell("sue-no-building", SUE, "R14.11")
        gain_breed(s, len(s.rules.fields) - 1, "R14.11")


def standing(s: ElPasoState) -> list[int]:
    """The builders that each of her buildings took."""
    return [s.rules.kinds[kind_at(s, at)].builders for at in own_buildings(s, SUE)]


def build_new(s: ElPasoState) -> bool:
    """Up to two buildings: the kind with the most builders on the dearest empty space (R14.11)."""
    spaces = free_spaces(s)
    if not may_build(len(own_buildings(s, SUE))) or not spaces:
        return False
    kind = largest(s.rules.kinds, left(s), workers(s, BUILDER))
    if kind < 0:
        return False
    dearest = max([s.rules.costs[at] for at in spaces])
    site = nearest(s, [at for at in spaces if s.rules.costs[at] == dearest])
    s.tell("sue-dearest", SUE, "R14.11", dearest, s.rules.nodes[site].name)
    PlaceBuilding(kind, site).start(s, SUE)
    return True


def replace(s: ElPasoState) -> bool:
    """The own building that takes the most further builders, the nearest of equals (R14.11)."""
    options = [
        (more, -clockwise(s, at), kind, at)
        for at, old in zip(own_buildings(s, SUE), standing(s), strict=True)
        for more, kind in replacements(old, s.rules.kinds, left(s), workers(s, BUILDER))
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
