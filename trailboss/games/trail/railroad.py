"""The railroad: moving the engine forward and back, and the last space."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Effect
from trailboss.core.refusal import Refusal
from trailboss.games.kit.requirements import Missing
from trailboss.games.trail.effects import NOTHING, Reward, tally
from trailboss.games.trail.requirements import TrailEffect
from trailboss.games.trail.state import TrailState, gain, pay
from trailboss.games.trail.stations import OfferUpgrade, ReachStation
from trailboss.games.trail.topics import Topic


def taken(s: TrailState) -> int:
    """Bit i: space i holds an engine; the first one is never blocked."""
    blocked = 0
    for p in s.players:
        if p.engine > 0:
            blocked |= 1 << p.engine
    return blocked


def beyond(s: TrailState, at: int, back: bool, blocked: int) -> list[int]:
    """The spaces one move away; occupied ones are skipped and not counted (engine.skip)."""
    found: list[int] = []
    space = s.rules.spaces[at]
    for near in space.back if back else space.forward:
        if blocked >> near & 1:
            found += [q for q in beyond(s, near, back, blocked) if q not in found]
        elif near not in found:
            found.append(near)
    return found


def beyond_all(s: TrailState, reached: list[int], back: bool, blocked: int) -> list[int]:
    """The spaces one move away from any of these."""
    if len(reached) == 1:
        return beyond(s, reached[0], back, blocked)
    found: list[int] = []
    for at in reached:
        found += [q for q in beyond(s, at, back, blocked) if q not in found]
    return found


def exactly(s: TrailState, seat: int, moves: int, back: bool) -> list[int]:
    """The spaces reached with exactly this number of moves."""
    blocked = taken(s)
    reached = [s.players[seat].engine]
    for _ in range(moves):
        reached = beyond_all(s, reached, back, blocked)
    return reached


def within(s: TrailState, seat: int, moves: int) -> list[int]:
    """The spaces reached with one to `moves` moves forward, in track order."""
    blocked = taken(s)
    reached = [s.players[seat].engine]
    found: list[int] = []
    for _ in range(moves):
        reached = beyond_all(s, reached, False, blocked)
        found += [q for q in reached if q not in found]
    return sorted(found)


def distances(s: TrailState, seat: int) -> dict[int, int]:
    """The fewest moves forward to each free space ahead."""
    blocked = taken(s)
    found: dict[int, int] = {}
    last, moves = [s.players[seat].engine], 0
    while last:
        moves += 1
        ahead: list[int] = []
        for at in last:
            ahead += [q for q in beyond(s, at, False, blocked) if q not in found]
            found.update({q: moves for q in ahead})
        last = ahead
    return found


def behind(s: TrailState, seat: int) -> list[int]:
    """Every free space behind the engine."""
    blocked = taken(s)
    return [at for at in range(s.players[seat].engine) if not blocked >> at & 1]


def run_engine(s: TrailState, seat: int, at: int, topic: Topic) -> None:
    """Put the engine on a space."""
    s.own_player(seat).engine = at
    s.tell("engine", seat, topic, s.rules.spaces[at].number, s.rules.spaces[at].name)


@dataclass(frozen=True)
class MoveEngine(TrailEffect):
    """Move the engine forward, at least one space (engine.forward)."""

    most: int = 0
    per: str = ""
    dollars: int = 0

    def moves(self, s: TrailState, seat: int) -> int:
        return tally(s, seat, self.per) if self.per else self.most

    def can(self, s: TrailState, seat: int) -> bool:
        return s.players[seat].dollars >= self.dollars and self.moves(s, seat) > 0

    def missing(self, s: TrailState, seat: int) -> Missing:
        if self.moves(s, seat) == 0:
            return Missing("engine.none", self.per, 1, 0)
        return Missing("requirement", "dollars", self.dollars, s.players[seat].dollars)

    def start(self, s: TrailState, seat: int) -> None:
        pay(s, seat, self.dollars, "engine.forward")
        s.then(ChooseForward(seat, self.moves(s, seat)))


@dataclass(frozen=True)
class ChooseForward(Decision[TrailState]):
    """Where does the engine stop?"""

    most: int = 0

    def rule(self) -> Topic:
        return "engine.forward"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        return [s.rules.act.engine[at] for at in within(s, seat, self.most)]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        far = distances(s, seat)
        cite = s.cite("engine.forward")
        refusals: list[Refusal] = []
        for why in refused_spaces(s, seat, within(s, seat, self.most), "engine.forward"):
            moves = far.get(why.action.arg, 0)
            refusals.append(Refusal(why.action, cite, "moves", moves, self.most) if moves else why)
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        run_engine(s, seat, action.arg, "engine.forward")
        if action.arg == len(s.rules.spaces) - 1:
            s.then(ReachStation(seat, s.rules.spaces[action.arg].station), EndOfLine(seat))
        else:
            s.then(ReachStation(seat, s.rules.spaces[action.arg].station))


def refused_spaces(s: TrailState, seat: int, able: list[int], topic: Topic) -> list[Refusal]:
    """Why the engine cannot stop elsewhere."""
    own = s.players[seat].engine
    blocked = taken(s) & ~(1 << own)
    refusals: list[Refusal] = []
    for at, action in enumerate(s.rules.act.engine):
        if at in able:
            continue
        if blocked >> at & 1:
            refusals.append(Refusal(action, s.cite("engine.skip"), "space-is-occupied"))
        else:
            refusals.append(Refusal(action, s.cite(topic), "not-in-reach"))
    return refusals


@dataclass(frozen=True)
class BackEngine(TrailEffect):
    """Move the engine back by an exact number as a cost, then take the reward (engine.back)."""

    moves: int = 0
    dollars: int = 0
    reward: Effect[Any] = NOTHING

    def can(self, s: TrailState, seat: int) -> bool:
        p = s.players[seat]
        if p.dollars < self.dollars or p.engine < self.moves:
            return False
        return bool(exactly(s, seat, self.moves, back=True))

    def missing(self, s: TrailState, seat: int) -> Missing:
        dollars = s.players[seat].dollars
        if dollars < self.dollars:
            return Missing("requirement", "dollars", self.dollars, dollars)
        able = [n for n in range(self.moves) if exactly(s, seat, n, back=True)]
        return Missing("engine.room", "spaces-behind", self.moves, able[-1])

    def start(self, s: TrailState, seat: int) -> None:
        pay(s, seat, self.dollars, "engine.back")
        s.then(ChooseBack(seat, self.moves, self.reward))


@dataclass(frozen=True)
class ChooseBack(Decision[TrailState]):
    """Where does the engine stop, going back? Then come its station and the reward."""

    moves: int = 0
    reward: Effect[Any] = NOTHING

    def rule(self) -> Topic:
        return "engine.back"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        return [s.rules.act.engine[at] for at in sorted(exactly(s, seat, self.moves, back=True))]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        return refused_spaces(s, seat, exactly(s, seat, self.moves, back=True), "engine.back")

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        run_engine(s, seat, action.arg, "engine.back")
        reward = Reward(seat, self.reward)
        station = ReachStation(seat, s.rules.spaces[action.arg].station)
        if s.rules.station_first:
            s.then(station, reward)
        else:
            s.then(reward, station)


@dataclass(frozen=True)
class EndOfLine(Decision[TrailState]):
    """From the last space the engine goes back as far as you like, for dollars (engine.last)."""

    def rule(self) -> Topic:
        return "engine.last"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        return [s.rules.act.engine[at] for at in behind(s, seat)]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        return refused_spaces(s, seat, behind(s, seat), "engine.last")

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        run_engine(s, seat, action.arg, "engine.last")
        gain(s, seat, s.rules.last_space_dollars, "engine.last")
        s.then(ReachStation(seat, s.rules.spaces[action.arg].station))


@dataclass(frozen=True)
class UpgradeBehind(TrailEffect):
    """Upgrade any station behind the engine (station.behind)."""

    def can(self, s: TrailState, seat: int) -> bool:
        return bool(OfferUpgrade(seat, stations_behind(s, seat)).upgrades(s, seat))

    def missing(self, s: TrailState, seat: int) -> Missing:
        stations = OfferUpgrade(seat, stations_behind(s, seat))
        costs = [why.needs for why in stations.refusals(s, seat) if why.what == "dollars"]
        if costs:
            return Missing("station", "dollars", min(costs), s.players[seat].dollars)
        return Missing("station.behind", "stations-behind", 1, 0)

    def start(self, s: TrailState, seat: int) -> None:
        s.then(OfferUpgrade(seat, stations_behind(s, seat), must=True))


def stations_behind(s: TrailState, seat: int) -> tuple[int, ...]:
    """The stations whose turnout lies behind the engine."""
    engine = s.players[seat].engine
    return tuple([i for i, station in enumerate(s.rules.stations) if station.at < engine])
