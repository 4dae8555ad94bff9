"""Private buildings: placing new ones and replacing own ones."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.core.zones import put, without
from trailboss.games.kit.requirements import Missing, refuse
from trailboss.games.trail.effects import own_buildings
from trailboss.games.trail.requirements import TrailEffect
from trailboss.games.trail.rules import BUILDER, BUILDING, EMPTY
from trailboss.games.trail.state import TrailState, building, own_side, pay, private_tile
from trailboss.games.trail.topics import Topic


def builders(s: TrailState, seat: int, number: int) -> int:
    """The builder number of a player's building, on the side in play."""
    return own_side(s, seat, number).builders


def needed(s: TrailState, seat: int, number: int, at: int) -> int:
    """Builders needed to put a building on a node; -1 where it can never stand."""
    if s.rules.nodes[at].kind != BUILDING:
        return -1
    if s.board[at] == EMPTY:
        return builders(s, seat, number)
    tile = s.rules.tiles[s.board[at]]
    if tile.owner != seat:
        return -1
    more = builders(s, seat, number) - building(s, tile).builders
    return more if more > 0 else -1


def has_free_space(s: TrailState) -> bool:
    """Is any building space empty?"""
    return any(s.board[at] == EMPTY for at in s.rules.places[BUILDING])


@dataclass(frozen=True)
class Build(TrailEffect):
    """Place or replace one private building at `rate` dollars per builder (build)."""

    rate: int = 0

    def can(self, s: TrailState, seat: int) -> bool:
        return bool(ChooseBuilding(seat, self.rate).tiles(s, seat))

    def missing(self, s: TrailState, seat: int) -> Missing:
        needs = [fewest(s, seat, number) for number in s.players[seat].reserve]
        return missing(s, seat, min([n for n in needs if n > 0], default=0), self.rate)

    def start(self, s: TrailState, seat: int) -> None:
        s.then(ChooseBuilding(seat, self.rate))


def most_builders(s: TrailState, seat: int, rate: int) -> int:
    """How many builders the workers and the money allow."""
    p = s.players[seat]
    return min(p.workers[BUILDER], p.dollars // rate)


def fewest(s: TrailState, seat: int, number: int) -> int:
    """The fewest builders that put a building anywhere; 0 if no space can take it."""
    needs = [needed(s, seat, number, at) for at in s.rules.places[BUILDING]]
    return min([n for n in needs if n > 0], default=0)


def missing(s: TrailState, seat: int, needs: int, rate: int) -> Missing:
    """What is missing for a building of this price: a space, builders or dollars."""
    p = s.players[seat]
    if needs == 0:
        return Missing("build.where", "building-spaces", 1, 0)
    if needs > p.workers[BUILDER]:
        return Missing("build", "builders", needs, p.workers[BUILDER])
    return Missing("build", "dollars", needs * rate, p.dollars)


@dataclass(frozen=True)
class ChooseBuilding(Decision[TrailState]):
    """Which building?"""

    rate: int = 0

    def rule(self) -> Topic:
        return "build"

    def tiles(self, s: TrailState, seat: int) -> list[Action]:
        """The buildings of the reserve that fit somewhere."""
        most = most_builders(s, seat, self.rate)
        new = most if has_free_space(s) else 0
        old = [building(s, s.rules.tiles[s.board[at]]).builders for at in own_buildings(s, seat)]
        fit: list[Action] = []
        for number in s.players[seat].reserve:
            needs = builders(s, seat, number)
            if needs <= new or any(0 < needs - had <= most for had in old):
                fit.append(s.rules.act.build[number])
        return fit

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        return self.tiles(s, seat) or [s.rules.act.passing]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        p = s.players[seat]
        able = self.tiles(s, seat)
        refusals: list[Refusal] = []
        for number, action in enumerate(s.rules.act.build):
            if number not in p.reserve:
                refusals.append(Refusal(action, s.cite("build"), "not-in-reserve"))
            elif action not in able:
                short = missing(s, seat, fewest(s, seat, number), self.rate)
                refusals.append(refuse(s, action, short))
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is not s.rules.act.passing:
            s.then(ChooseSite(seat, self.rate, action.arg))


@dataclass(frozen=True)
class ChooseSite(Decision[TrailState]):
    """Where? An empty building space, or an own building with a lower number (build.replace)."""

    rate: int = 0
    number: int = 0

    def rule(self) -> Topic:
        return "build.replace"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        most = most_builders(s, seat, self.rate)
        return [
            s.rules.act.site[at]
            for at in s.rules.places[BUILDING]
            if 0 < needed(s, seat, self.number, at) <= most
        ]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        most = most_builders(s, seat, self.rate)
        refusals: list[Refusal] = []
        for at, site in enumerate(s.rules.act.site):
            needs = needed(s, seat, self.number, at)
            if needs > most:
                refusals.append(refuse(s, site, missing(s, seat, needs, self.rate)))
            elif needs == -1 and at in own_buildings(s, seat):
                had = building(s, s.rules.tiles[s.board[at]]).builders
                has = builders(s, seat, self.number)
                cite = s.cite("build.replace")
                refusals.append(Refusal(site, cite, "builder-number", had + 1, has))
            elif needs == -1:
                refusals.append(Refusal(site, s.cite("build.where"), "cannot-stand-there"))
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        needs = needed(s, seat, self.number, action.arg)
        replaced = s.board[action.arg] != EMPTY
        pay(s, seat, needs * self.rate, "build.replace" if replaced else "build")
        put_up(s, seat, self.number, action.arg, "build", "build.where")


def put_up(s: TrailState, seat: int, number: int, at: int, topic: Topic, where: str) -> None:
    """A building of the reserve comes to the trail; one that it replaces is out of the game."""
    p = s.own_player(seat)
    needs = needed(s, seat, number, at)
    replaced = s.board[at] != EMPTY
    if replaced:
        s.removed_tiles = (*s.removed_tiles, s.board[at])
    s.board = put(s.board, at, private_tile(s, seat, number))
    p.reserve = without(p.reserve, number)
    if replaced and at == p.herder:
        s.visit += 1
    side = own_side(s, seat, number).name
    s.tell("replace" if replaced else "build", seat, topic, needs, side)
    s.tell("site", seat, where, 0, s.rules.nodes[at].name)
