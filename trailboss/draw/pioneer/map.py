"""The map of a sheet: cells, rivers, mountains, stations, towns, locations and tracks (R2)."""

from __future__ import annotations

import math
from typing import Final

from trailboss.draw.pioneer.symbols import CAPS, COLOURS, DASHES, INK, PAPER
from trailboss.draw.pioneer.words import place, sheet, thing, track_words, ui
from trailboss.draw.svg import element, group, points, use, words
from trailboss.games.pioneer.activation import ORDER
from trailboss.games.pioneer.board import BRIDGE, TUNNEL
from trailboss.games.pioneer.components import SUITS
from trailboss.games.pioneer.geometry import (
    AXIAL,
    CELLS,
    CORNERS,
    ENDS,
    FACES,
    N_CELLS,
    N_SIDES,
)
from trailboss.games.pioneer.maps import ABSENT, DESERT, MOUNTAIN, RIVER, STATION
from trailboss.games.pioneer.sheets import drawn_tracks
from trailboss.games.pioneer.state import PioneerState, Player, drawn_sides

R: Final = 37.6
"""From the centre of a cell to its corners."""
WIDE: Final = R * math.sqrt(3)
LEFT: Final = 27 + WIDE / 2
TOP: Final = 84 + R

FILLS: Final = {
    DESERT: "#f6ecd3",
    RIVER: "#c3e0ee",
    MOUNTAIN: "#d9cfc0",
}
LAND: Final = "#f6ecd3"
ACTIVE: Final = "#ffe08a"


def centre(cell: int) -> tuple[float, float]:
    """Where a cell lies on the page."""
    q, r = AXIAL[cell]
    return LEFT + WIDE * (q + r / 2), TOP + 1.5 * R * r


def corner(cell: int, which: int, size: float = R) -> tuple[float, float]:
    """One of the six corners of a cell, clockwise from the top."""
    x, y = centre(cell)
    angle = math.radians(60 * which - 90)
    return x + size * math.cos(angle), y + size * math.sin(angle)


def _places() -> dict[int, tuple[float, float]]:
    return {
        vertex: corner(cell, which)
        for cell in range(N_CELLS)
        for which, vertex in enumerate(CORNERS[cell])
    }


PLACES: Final = _places()
"""Vertex to where it lies on the page."""


def hexagon(cell: int, size: float, **attributes: str | float) -> str:
    """A cell's outline."""
    corners = points(corner(cell, which, size) for which in range(6))
    return element("polygon", points=corners, **attributes)


def the_map(s: PioneerState, p: Player) -> str:
    """Everything between the outlines, from the ground up."""
    cells = [c for c in range(N_CELLS) if s.board.kind[c] != ABSENT]
    ground = "".join(ground_of(s, p, cell) for cell in cells)
    water = "".join(water_of(s, cell) for cell in cells)
    names = "".join(name_of(s, cell) for cell in cells)
    things = "".join(thing_of(s, p, cell) for cell in cells)
    return "".join([
        element("g", ground, stroke="#dccba3", stroke_width=1.1),
        element("g", water, fill="none", stroke="#8fc2dc", stroke_width=11, stroke_linecap="round"),
        crossings(s),
        element("g", names, class_="cell"),
        things,
        element("g", tracks(p), fill="none"),
        heads(p),
        towns(s, p),
    ])  # fmt: skip


def ground_of(s: PioneerState, p: Player, cell: int) -> str:
    """The colour of a cell."""
    kind = s.board.kind[cell]
    active = p.activated >> cell & 1
    return hexagon(cell, R, fill=ACTIVE if active else FILLS.get(kind, LAND))


def water_of(s: PioneerState, cell: int) -> str:
    """The river runs to each neighbouring river cell, half of the way from each (R2.4)."""
    if s.board.kind[cell] != RIVER:
        return ""
    x, y = centre(cell)
    lines = []
    for side in range(N_SIDES):
        one, two = FACES[side]
        if cell in (one, two) and min(one, two) >= 0:
            other = two if one == cell else one
            if s.board.kind[other] == RIVER:
                ox, oy = centre(other)
                middle: dict[str, str | float] = {"x2": (x + ox) / 2, "y2": (y + oy) / 2}
                lines.append(element("line", x1=x, y1=y, **middle))
    return "".join(lines)


def crossings(s: PioneerState) -> str:
    """Sides that need a bridge or a tunnel (R2.6)."""
    found = []
    for side in range(N_SIDES):
        if s.board.track_class[side] in (BRIDGE, TUNNEL):
            colour = "#3f7fa3" if s.board.track_class[side] == BRIDGE else "#8a7a63"
            (x1, y1), (x2, y2) = (PLACES[vertex] for vertex in ENDS[side])
            found.append(element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour))
    return element("g", *found, stroke_width=1.6, stroke_dasharray="2.5 3")


def name_of(s: PioneerState, cell: int) -> str:
    """The name of a cell, small, at its foot."""
    x, y = centre(cell)
    low = 24 if s.board.kind[cell] != DESERT else 3
    return words(x, y + low, CELLS[cell])


def thing_of(s: PioneerState, p: Player, cell: int) -> str:
    """What stands on a cell, with its accessible name."""
    kind = s.board.kind[cell]
    x, y = centre(cell)
    if kind == STATION:
        return station(s, cell)
    if kind == MOUNTAIN:
        return group(
            sheet("mountain", cell=CELLS[cell]), use("peaks", x, y - 4, 36), color="#9c8f7a"
        )
    if kind == RIVER:
        return group(
            sheet("river", cell=CELLS[cell]), hexagon(cell, R - 1, fill="#fff", fill_opacity=0)
        )
    return location(s, p, cell) if kind in ORDER else ""


def station(s: PioneerState, cell: int) -> str:
    """A station in the colour of its suit (R1.3)."""
    suit = s.board.stations.index(cell)
    x, y = centre(cell)
    return group(
        ui("station", suit=thing(SUITS[suit]), cell=CELLS[cell]),
        hexagon(cell, R - 1.5, fill=COLOURS[suit]),
        hexagon(cell, R - 6, fill="none", stroke=PAPER, stroke_width=1.2),
        use(f"suit-{SUITS[suit]}", x, y - 1, 30, color=PAPER),
        words(x, y + 25, CELLS[cell], "station"),
    )


def location(s: PioneerState, p: Player, cell: int) -> str:
    """A location, what it needs, and whether it is activated (R8.2, R9)."""
    kind = s.board.kind[cell]
    x, y = centre(cell)
    active = bool(p.activated >> cell & 1)
    need, have = s.board.needs[cell], drawn_sides(p, cell)
    state = ui("is-sides", have=have, need=need) if need else ui("is-fenced")
    if active:
        state = ui("is-active")
    parts = [use(f"kind-{kind}", x - 3, y - 2, 27, color=INK if active else "#6f675a")]
    if active:
        badge = element("circle", cx=x + 16, cy=y - 13, r=8, fill="#1c7c4a")
        parts += [badge, use("tick", x + 16, y - 13, 11, color="#fff")]
    elif need:
        parts.append(
            element(
                "circle", cx=x + 16, cy=y - 13, r=8, fill=PAPER, stroke="#8d8475", stroke_width=1
            )
        )
        parts.append(words(x + 16, y - 8.6, str(need), "need"))
    return group(f"{place(s, cell)}, {state}", *parts)


def tracks(p: Player) -> str:
    """All tracks: a pale casing, then each in the colour and the dashes of its railway."""
    drawn = drawn_tracks(p)
    casing = "".join(line(track) for track, _ in drawn)
    rails = "".join(
        group(
            sheet("track", suit=thing(SUITS[suit]), track=track_words(track)),
            line(track),
            stroke=COLOURS[suit],
            stroke_dasharray=DASHES[suit],
            stroke_linecap=CAPS[suit],
        )
        for track, suit in drawn
    )
    return element("g", casing, stroke=PAPER, stroke_width=10.5, stroke_linecap="round") + element(
        "g", rails, stroke_width=6.4
    )


def line(track: int) -> str:
    """From end to end."""
    (x1, y1), (x2, y2) = (PLACES[vertex] for vertex in ENDS[track])
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2)


def heads(p: Player) -> str:
    """Railheads carry the mark of their suit (R1.5)."""
    found = []
    for suit, own in enumerate(p.heads):
        for vertex in own:
            x, y = PLACES[vertex]
            found.append(
                element(
                    "circle", cx=x, cy=y, r=8, fill=PAPER, stroke=COLOURS[suit], stroke_width=1.6
                )
            )
            found.append(use(f"suit-{SUITS[suit]}", x, y, 11, color=COLOURS[suit]))
    return "".join(found)


def towns(s: PioneerState, p: Player) -> str:
    """Towns lie on corners; the railways that end in one are marked on it (R2.5)."""
    found = []
    for number, vertex in enumerate(s.board.towns, 1):
        x, y = PLACES[vertex]
        suits = [suit for suit in range(len(SUITS)) if p.vertices[vertex] >> suit & 1]
        name = ui("town", number=number)
        if suits:
            by = ", ".join(thing(SUITS[suit]) for suit in suits)
            name = ui("town-reached", number=number, suits=by)
        parts = [
            element("circle", cx=x, cy=y, r=11.5, fill=INK if suits else PAPER, stroke=INK,
                    stroke_width=2),
            words(x, y + 3.5, f"T{number}", "reached" if suits else "town"),
        ]  # fmt: skip
        for i, suit in enumerate(suits):
            at = x + 10 * (2 * i - len(suits) + 1) / 1.6
            parts.append(element("circle", cx=at, cy=y - 16, r=7.2, fill=PAPER))
            parts.append(use(f"suit-{SUITS[suit]}", at, y - 16, 11.5, color=COLOURS[suit]))
        found.append(group(name, *parts))
    return "".join(found)
