"""Other figures for the board: the trail, the railroad, stations, cities, the job market."""

from __future__ import annotations

import re
from typing import Final

from trailboss.core.message import Message, at
from trailboss.games.kit.figure_reader import Reader
from trailboss.games.trail.figures.document import CORNERS, KINDS, arrow_name
from trailboss.games.trail.figures.effect_text import MOST_DOLLARS, Cattle
from trailboss.games.trail.figures.effect_words import GIFTS, ON_RISK
from trailboss.games.trail.figures.effects import action
from trailboss.games.trail.figures.trail_check import no_space, trail_faults
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
            r.wrong(where, "after", no_space(unknown[0]))
        elif len(after) > MOST_WAYS_ON or len({*after}) < len(after):
            r.bad(
                f"{where}.after",
                "error-figures-ways-on",
                "not up to {most} different spaces",
                most=MOST_WAYS_ON,
            )
        paths += [f"{name} {to}" for to in after]
    if r.faults:
        return ()
    found = trail(nodes, paths)
    check_kinds(r, printed, found)
    if not r.faults:
        r.faults += ways(found)
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


def check_kinds(r: Reader, printed: Rules, nodes: tuple[Node, ...]) -> None:
    """One start, one Kansas City, a space for each neutral building."""
    kinds = [node.kind for node in nodes]
    wanted = {START: 1, KANSAS_CITY: 1, NEUTRAL: len(printed.neutral)}
    for kind, many in wanted.items():
        if kinds.count(kind) != many:
            r.bad(
                "trail",
                "error-figures-kinds",
                "there are {count} spaces of kind {kind}, not {many}",
                count=kinds.count(kind),
                kind=KINDS[kind],
                many=many,
            )


def ends(nodes: tuple[Node, ...]) -> tuple[int, int]:
    """The start and Kansas City."""
    kinds = [node.kind for node in nodes]
    return kinds.index(START), kinds.index(KANSAS_CITY)


def ways(nodes: tuple[Node, ...]) -> list[Message]:
    """What is wrong with the ways. Bandits may lie beside the trail, without a way."""
    start, end = ends(nodes)
    if nodes[end].after:
        last = Message("error-figures-ends", "the trail ends in {place}", place="Kansas City")
        return [at(f"trail.{nodes[end].name}", last)]
    entered = {to for node in nodes for to in node.after}
    aside = {
        i
        for i, node in enumerate(nodes)
        if node.kind == BANDIT and not node.after and i not in entered
    }
    return trail_faults(nodes, (start, end), "Kansas City", aside)


def read_job_market(r: Reader) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The prices of the rows, and the rows at which the cattle market is refilled."""
    r.things("job_market", ["rows"])
    where = "job_market.rows"
    r.row(where, ["prices", "arrows"])
    prices = r.numbers(where, "prices", 0, MOST_DOLLARS)
    if not LEAST_ROWS <= len(prices) <= MOST_ROWS:
        r.bad(
            f"{where}.prices",
            "error-figures-rows",
            "there are {count} rows, not {low} to {high}",
            count=len(prices),
            low=LEAST_ROWS,
            high=MOST_ROWS,
        )
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
    places = [r.number(f"stations.{name}", "space", 1, last) for name in names]
    if places and (places != sorted({*places}) or places[-1] != last):
        r.bad(
            "stations",
            "error-figures-stations-order",
            "they stand in the order of the track, the last at space {last}",
            last=last,
        )
    spaces = railroad(places[:-1], last)
    stations = [read_station(r, name, i, spaces) for i, name in enumerate(names)]
    masters = [row.master for row in stations]
    if masters != sorted(masters, reverse=True):
        r.bad("stations", "error-figures-masters-first", "those with a stationmaster come first")
    return spaces, tuple(stations), tuple(sorted({*signals}))


def read_station(r: Reader, name: str, i: int, spaces: tuple[Space, ...]) -> Station:
    """A station; its place is known."""
    where = f"stations.{name}"
    r.row(where, ["space", "cost", "vp", "corners", "master"])
    places = [place for place, space in enumerate(spaces) if space.station == i]
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
            r.bad(
                where, "error-figures-city-name", "a city is written in small letters, digits and _"
            )
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
        r.bad("cities", "error-figures-city-again", "none of value 0 takes more than one disc")
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
