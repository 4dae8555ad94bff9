"""Other figures for the board: the trail, the railroad, stations, cities, the job market."""

from __future__ import annotations

import re
from typing import Final

from trailboss.games.figure_reader import Reader
from trailboss.games.trail.adopting_effects import action
from trailboss.games.trail.effect_text import MOST_DOLLARS, Cattle
from trailboss.games.trail.effect_words import GIFTS, ON_RISK
from trailboss.games.trail.figures import CORNERS, KINDS, arrow_name
from trailboss.games.trail.rules import (
    BANDIT,
    BUILDING,
    HAZARD,
    KANSAS_CITY,
    NEUTRAL,
    START,
    Arrow,
    City,
    Node,
    Rules,
    Space,
    Station,
)
from trailboss.games.trail.tables import railroad, trail
from trailboss.games.trail.trail_check import trail_faults

MOST_SPACES: Final = 80
MOST_WAYS_ON: Final = 4
MOST_POINTS: Final = 30
MOST_VALUE: Final = 30
MOST_CITIES: Final = 16
MOST_STATIONS: Final = 16
MOST_ROWS: Final = 20
LEAST_ROWS: Final = 4
LEAST_TRACK: Final = 12
MOST_TRACK: Final = 59
PLAIN_NAME: Final = "[a-z0-9_]{1,24}"


def read_trail(r: Reader, printed: Rules, cattle: Cattle) -> tuple[Node, ...]:
    """The spaces with the ways between them; a section is filled in the order of the file."""
    names = r.things("trail", [node.name for node in printed.nodes], MOST_SPACES, 10)
    nodes = [read_space(r, printed, cattle, name) for name in names]
    paths: list[str] = []
    for name in names:
        where = f"trail.{name}"
        after = r.texts(where, "after")
        unknown = [to for to in after if to not in names]
        if unknown:
            r.wrong(where, "after", f"there is no space {unknown[0][:40]!r}")
        elif len(after) > MOST_WAYS_ON or len({*after}) < len(after):
            r.wrong(where, "after", f"not up to {MOST_WAYS_ON} different spaces")
        paths += [f"{name} {to}" for to in after]
    if r.faults:
        return ()
    found = trail(nodes, paths)
    r.faults += kinds_of_spaces(printed, found) or ways(found)
    return found


def read_space(r: Reader, printed: Rules, cattle: Cattle, name: str) -> Node:
    """A space without the ways from it."""
    where = f"trail.{name}"
    kind = r.choice(where, "kind", KINDS)
    fields = {BUILDING: ["forest", "risk"], HAZARD: ["zone"], BANDIT: ["dollars", "tokens"]}
    r.row(where, ["kind", "after", *fields.get(kind, [])])
    if kind == BUILDING:
        return Node(
            name,
            kind,
            forest=r.yes(where, "forest"),
            risk=action(r, cattle, where, "risk", ON_RISK),
        )
    if kind == HAZARD:
        return Node(name, kind, zone=r.choice(where, "zone", printed.zones))
    if kind == BANDIT:
        dollars = r.number(where, "dollars", -9, MOST_DOLLARS)
        return Node(name, kind, dollars=dollars, tokens=r.number(where, "tokens", 0, 9))
    return Node(name, kind)


def kinds_of_spaces(printed: Rules, nodes: tuple[Node, ...]) -> list[str]:
    """One start, one Kansas City, a space for each neutral building."""
    kinds = [node.kind for node in nodes]
    wanted = {START: 1, KANSAS_CITY: 1, NEUTRAL: len(printed.neutral)}
    return [
        f"trail: there are {kinds.count(kind)} spaces of kind {KINDS[kind]}, not {many}"
        for kind, many in wanted.items()
        if kinds.count(kind) != many
    ]


def ends(nodes: tuple[Node, ...]) -> tuple[int, int]:
    """The start and Kansas City."""
    kinds = [node.kind for node in nodes]
    return kinds.index(START), kinds.index(KANSAS_CITY)


def ways(nodes: tuple[Node, ...]) -> list[str]:
    """What is wrong with the ways. Bandits may lie beside the trail, without a way."""
    start, end = ends(nodes)
    if nodes[end].after:
        return [f"trail.{nodes[end].name}: the trail ends in Kansas City"]
    entered = {to for node in nodes for to in node.after}
    aside = {
        at
        for at, node in enumerate(nodes)
        if node.kind == BANDIT and not node.after and at not in entered
    }
    return trail_faults(nodes, (start, end), ("the start", "Kansas City"), aside)


def read_job_market(r: Reader) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The prices of the rows, and the rows at which the cattle market is refilled."""
    r.things("job_market", ["rows"])
    where = "job_market.rows"
    r.row(where, ["prices", "arrows"])
    prices = r.numbers(where, "prices", 0, MOST_DOLLARS)
    if not LEAST_ROWS <= len(prices) <= MOST_ROWS:
        r.wrong(where, "prices", f"there are {len(prices)} rows, not {LEAST_ROWS} to {MOST_ROWS}")
    arrows = r.numbers(where, "arrows", 2, max(len(prices), 2))
    return tuple(prices), tuple([row - 1 for row in sorted({*arrows})])


def read_railroad(
    r: Reader, printed: Rules
) -> tuple[tuple[Space, ...], tuple[Station, ...], tuple[int, ...]]:
    """The track with its turnouts, the stations, and the signals between its spaces."""
    r.things("railroad", ["track"])
    r.row("railroad.track", ["last", "signals"])
    last = r.number("railroad.track", "last", LEAST_TRACK, MOST_TRACK)
    signals = r.numbers("railroad.track", "signals", 0, last - 1)
    names = r.things("stations", [row.name for row in printed.stations], MOST_STATIONS, 1)
    at = [r.number(f"stations.{name}", "space", 1, last) for name in names]
    if at and (at != sorted({*at}) or at[-1] != last):
        r.faults.append(f"stations: they stand in the order of the track, the last at space {last}")
    spaces = railroad(at[:-1], last)
    stations = [read_station(r, name, i, spaces) for i, name in enumerate(names)]
    masters = [row.master for row in stations]
    if masters != sorted(masters, reverse=True):
        r.faults.append("stations: those with a stationmaster come first")
    return spaces, tuple(stations), tuple(sorted({*signals}))


def read_station(r: Reader, name: str, i: int, spaces: tuple[Space, ...]) -> Station:
    """A station; its place is known."""
    where = f"stations.{name}"
    r.row(where, ["space", "cost", "vp", "corners", "master"])
    places = [at for at, space in enumerate(spaces) if space.station == i]
    return Station(
        name,
        places[0] if places else 0,
        r.number(where, "cost", 0, MOST_DOLLARS),
        r.number(where, "vp", 0, MOST_POINTS),
        bool(r.choice(where, "corners", CORNERS)),
        r.yes(where, "master"),
    )


def read_cities(r: Reader, printed: Rules) -> tuple[City, ...]:
    """The cities; there is always one to deliver to."""
    names = r.things("cities", [row.name for row in printed.cities], MOST_CITIES)
    found: list[City] = []
    for name in names:
        where = f"cities.{name}"
        if not re.fullmatch(PLAIN_NAME, name):
            r.faults.append(f"{where}: a city is written in small letters, digits and _")
        r.row(where, ["value", "corners", "repeatable", "dollars", "vp"])
        found.append(
            City(
                name,
                r.number(where, "value", 0, MOST_VALUE),
                bool(r.choice(where, "corners", CORNERS)),
                r.yes(where, "repeatable"),
                r.number(where, "dollars", 0, MOST_DOLLARS),
                r.number(where, "vp", -MOST_POINTS, MOST_POINTS),
            )
        )
    if not any([row.repeatable and not row.value for row in found]):
        r.faults.append("cities: none of value 0 takes more than one disc")
    return tuple(found)


def read_arrows(r: Reader, cities: tuple[City, ...], cattle: Cattle) -> tuple[Arrow, ...]:
    """What two neighbouring cities are worth; the action costs nothing."""
    names = [arrow_name(a.name, b.name) for a, b in zip(cities, cities[1:], strict=False)]
    found: list[Arrow] = []
    for name in r.things("arrows", names):
        where = f"arrows.{name}"
        r.row(where, ["vp", "action"])
        vp = r.number(where, "vp", -MOST_POINTS, MOST_POINTS)
        found.append(Arrow(vp, action(r, cattle, where, "action", GIFTS)))
    return tuple(found)
