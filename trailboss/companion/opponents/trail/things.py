"""What Sam has beside the board, and what it is worth (R14.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.companion.base import Told
from trailboss.core.game import Line, Score
from trailboss.games.gwt2.components import ARROWS, CITIES, DISCS, SIDES, WORKERS
from trailboss.games.gwt2.sam import policy
from trailboss.games.trail.rules import AutomaLevel, Building
from trailboss.games.trail.shared_components import FEES, STATIONS

FULL_ROW: Final = 6
TOP_WORKERS: Final = (5, 6)
"""The spaces of a worker row that score."""
TOP_WORKER_VP: Final = 4
TOKEN_VP: Final = 2
BUILDINGS: Final[dict[int, Building]] = {n: SIDES[f"{n}b"] for n in range(1, 13)}
"""His tiles, all on side b (R14.1)."""
CITY_NAMES: Final = tuple([city.name for city in CITIES])


@dataclass(frozen=True)
class Site:
    """A way to build: the tile, and the tile that it replaces (0: none)."""

    number: int
    old: int = 0

    def way(self) -> policy.Way:
        """Most builders, most points replaced, most fees won, the highest number (R14.9)."""
        return policy.way(self.number, BUILDINGS[self.number], BUILDINGS.get(self.old), FEES[0])


class SamThings:
    """His workers, buildings, stations, cities and scoring pile."""

    def __init__(self, level: AutomaLevel) -> None:
        self.level = level
        self.workers = {trade: 1 + level.extra.count(trade) for trade in WORKERS}
        self.specialty = WORKERS[0]
        self.buildings: list[int] = []
        """The numbers of his tiles on the trail."""
        self.replaced: list[int] = []
        """Those that were replaced."""
        self.stations: list[int] = []
        self.cities: list[int] = []
        self.hazards: list[int] = []
        self.cattle: list[int] = []
        self.objectives: list[int] = []
        self.token = False

    def able(self) -> list[str]:
        """The trades that he has room for (R14.7)."""
        return policy.with_room(self.workers, FULL_ROW)

    def discs_left(self) -> int:
        """His discs that lie neither on stations nor on cities (R14.1)."""
        return len(DISCS) - len(self.stations) - len(self.cities)

    def wanted(self) -> list[int]:
        """The stations at turnouts, 1 to 9, that he wants (R14.8)."""
        numbers = range(1, len(STATIONS))
        return [n for n in numbers if policy.wants(n in self.stations, self.discs_left())]

    def next_city(self) -> int:
        """Where the next disc goes (R14.11)."""
        last = self.cities[-1] if self.cities else -1
        return policy.next_city(last, CITY_NAMES.index(self.level.first_city), len(CITIES))

    def sites(self, space: bool) -> list[Site]:
        """Every way to build with his builders; on a new space only if there is one (R14.9)."""
        most = self.workers["builder"]
        reserve = [n for n in BUILDINGS if n not in (*self.buildings, *self.replaced)]
        found = [Site(n) for n in reserve if space]
        found += [Site(n, old) for n in reserve for old in self.buildings]
        return [site for site in found if policy.can_build(site.way(), most)]

    def city_vp(self) -> int:
        """Discs on cities and the arrows between two of them."""
        discs = sum(CITIES[city].vp for city in self.cities)
        both = [i for i in range(len(ARROWS)) if i in self.cities and i + 1 in self.cities]
        return discs + sum(ARROWS[i].vp for i in both)

    def score(self) -> Score:
        """His points so far, line by line (R14.12)."""
        top = [n for n in TOP_WORKERS for have in self.workers.values() if have >= n]
        points = {
            "buildings": sum(BUILDINGS[number].vp for number in self.buildings),
            "cities": self.city_vp(),
            "stations": sum(STATIONS[number - 1].vp for number in self.stations),
            "hazards": sum(self.hazards),
            "cattle": sum(self.cattle),
            "objectives": sum(self.objectives),
            "workers": len(top) * TOP_WORKER_VP,
            "job-market-token": TOKEN_VP if self.token else 0,
        }
        return Score(1, tuple([Line("R14.12", label, vp) for label, vp in points.items()]))

    def status(self) -> list[Told]:
        """What lies before him, for a look at the table."""
        lines = [
            Told("sam-has-workers", "R14.7", (("worker", trade), ("count", count)))
            for trade, count in self.workers.items()
        ]
        lines.append(Told("sam-has-specialty", "R14.2", (("worker", self.specialty),)))
        for key, names in (
            ("buildings", [f"{n}b" for n in sorted(self.buildings)]),
            ("stations", [str(n) for n in sorted(self.stations)]),
            ("cities", [CITY_NAMES[n] for n in self.cities]),
        ):
            if names:
                lines.append(Told(f"sam-has-{key}", "R14.12", (("names", ",".join(names)),)))
        return [*lines, Told("sam-has-discs", "R14.1", (("count", self.discs_left()),))]
