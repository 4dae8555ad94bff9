"""Stations: upgrading them with a disc, and taking their stationmasters."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Step
from trailboss.core.refusal import Refusal
from trailboss.core.zones import add, put
from trailboss.games.trail.discs import ChooseDisc, has_disc
from trailboss.games.trail.effects import reward
from trailboss.games.trail.state import TrailState, pay
from trailboss.games.trail.topics import Topic


def can_upgrade(s: TrailState, seat: int, i: int) -> bool:
    """No own disc there, the cost is there, and a disc can be placed (station)."""
    p = s.players[seat]
    station = s.rules.stations[i]
    if p.stations >> i & 1 or p.dollars < station.cost:
        return False
    return has_disc(s, seat, station.black, p.dollars - station.cost)


@dataclass(frozen=True)
class ReachStation(Step[TrailState]):
    """The engine has stopped: offer the station of this place, if there is one."""

    seat: int = 0
    station: int = -1

    def run(self, s: TrailState) -> None:
        if self.station >= 0 and can_upgrade(s, self.seat, self.station):
            s.then(OfferUpgrade(self.seat, (self.station,)))


@dataclass(frozen=True)
class OfferUpgrade(Decision[TrailState]):
    """Is one of these stations upgraded? Pay, then place a disc."""

    stations: tuple[int, ...] = ()
    must: bool = False
    """Chosen as an action of its own, so it is not forfeited here."""

    def rule(self) -> Topic:
        return "station"

    def upgrades(self, s: TrailState, seat: int) -> list[Action]:
        return [s.rules.act.upgrade[i] for i in self.stations if can_upgrade(s, seat, i)]

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        upgrades = self.upgrades(s, seat)
        return upgrades if self.must and upgrades else [*upgrades, s.rules.act.passing]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        p = s.players[seat]
        refusals: list[Refusal] = []
        for i, action in enumerate(s.rules.act.upgrade):
            station = s.rules.stations[i]
            if p.stations >> i & 1:
                refusals.append(Refusal(action, s.cite("station"), "own-disc-there"))
            elif i not in self.stations:
                topic = "station.behind" if self.must else "station"
                refusals.append(Refusal(action, s.cite(topic), "engine-is-not-there"))
            elif p.dollars < station.cost:
                refusals.append(
                    Refusal(action, s.cite("station"), "dollars", station.cost, p.dollars)
                )
            elif not can_upgrade(s, seat, i):
                refusals.append(Refusal(action, s.cite("disc.station"), "no-disc-left"))
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.passing:
            return
        station = s.rules.stations[action.arg]
        pay(s, seat, station.cost, "station")
        s.then(ChooseDisc(seat, station.black), Upgraded(seat, action.arg))


@dataclass(frozen=True)
class Upgraded(Step[TrailState]):
    """The disc lies on the station; its stationmaster may be taken now (master)."""

    seat: int = 0
    station: int = 0

    def run(self, s: TrailState) -> None:
        p = s.own_player(self.seat)
        p.stations |= 1 << self.station
        s.tell("upgrade", self.seat, "station", 1, s.rules.stations[self.station].name)
        waits = self.station < len(s.masters) and s.masters[self.station] > 0
        if waits and max(p.workers) > 1:
            s.then(ChooseMaster(self.seat, self.station))


@dataclass(frozen=True)
class ChooseMaster(Decision[TrailState]):
    """Which hired worker takes the stationmaster's place? Printed ones never do."""

    station: int = 0

    def rule(self) -> Topic:
        return "master"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        workers = s.players[seat].workers
        return [act.passing, *[act.give[i] for i, n in enumerate(workers) if n > 1]]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        workers = s.players[seat].workers
        cite = s.cite("master")
        return [
            Refusal(s.rules.act.give[i], cite, "hired-workers", 1, 0)
            for i, n in enumerate(workers)
            if n == 1
        ]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.passing:
            return
        p = s.own_player(seat)
        master = s.masters[self.station] - 1
        p.workers = add(p.workers, action.arg, -1)
        p.masters = (*p.masters, master)
        s.masters = put(s.masters, self.station, -1 - action.arg)
        row = s.rules.masters[master]
        s.tell("master", seat, "master", 1, row.name)
        if row.action is not None:
            reward(s, seat, row.action)
