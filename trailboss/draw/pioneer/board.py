"""The sheet of Pioneer Rails in characters: 79 columns, two lines a row of cells.

A cell is seven columns wide, with its sides: `|` on the left and right in its own line, the slanted
ones in the line above and below, between corners. A side that may be laid carries the number of its
option, one that is laid the sign of its suit. `=` needs a bridge, `#` a tunnel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from trailboss.core.action import Action
from trailboss.draw.paint import height, paint, paragraph, wrapped
from trailboss.games.pioneer.board import BRIDGE, TUNNEL
from trailboss.games.pioneer.components import RANKS, SUITS
from trailboss.games.pioneer.geometry import (
    AXIAL,
    CELLS,
    CORNERS,
    N_CELLS,
    N_SIDES,
    SIDES_OF,
    TRACK,
)
from trailboss.games.pioneer.goals import goal_name, progress
from trailboss.games.pioneer.maps import ABSENT, DESERT, MARKS, MOUNTAIN, RIVER, STATION
from trailboss.games.pioneer.sheets import drawn_tracks
from trailboss.games.pioneer.state import PioneerState, Player, drawn_sides
from trailboss.i18n import words
from trailboss.i18n.worded import said

SIGNS: Final = ("♥", "♦", "♣", "♠")
WILD: Final = (RIVER, MOUNTAIN)
STEP: Final = 6
"""Columns from a cell to the next one."""
DRAW: Final = "draw"
STROKES: Final = "|/\\"
"""The three shortcuts through a cell, in the order of `geometry.DIAGONALS`."""
REST: Final = 8
"""Lines of a question beside its map and its options; what does not fit is cut from the map."""
SLASHES: Final = {"NE": "\\", "SE": "/", "SW": "\\", "NW": "/", "E": "|", "W": "|"}

Canvas = dict[tuple[int, int], tuple[str, str]]
"""Line and column to a character and its style."""


def put(canvas: Canvas, line: int, column: int, text: str, style: str = "") -> None:
    """Write a text, one character a column."""
    for i, character in enumerate(text):
        canvas[line, column + i] = (character, style)


def place(cell: int) -> tuple[int, int]:
    """The line of a cell's middle, and the column of its left side."""
    q, r = AXIAL[cell]
    return 2 * r + 1, STEP * q + STEP // 2 * r


def the_map(s: PioneerState, p: Player, numbers: Mapping[int, int]) -> str:
    """The whole map; `numbers` has the options of tracks that may be laid."""
    canvas: Canvas = {}
    cells = [cell for cell in range(N_CELLS) if s.board.kind[cell] != ABSENT]
    laid = dict(drawn_tracks(p))
    for cell in cells:
        ground(canvas, s, p, cell)
        sides(canvas, s, cell, laid)
    for cell in cells:
        options(canvas, cell, numbers)
    corners(canvas, s, p, cells)
    return text_of(canvas)


def text_of(canvas: Canvas) -> str:
    """The canvas line by line."""
    lines = []
    for line in range(max(line for line, _ in canvas) + 1):
        columns = [column for at, column in canvas if at == line]
        row = [canvas.get((line, i), (" ", "")) for i in range(max(columns, default=-1) + 1)]
        shown = [paint(sign, style) if style else sign for sign, style in row]
        lines.append("".join(shown).rstrip())
    return "\n".join(lines)


def ground(canvas: Canvas, s: PioneerState, p: Player, cell: int) -> None:
    """What a cell is: its name, or its kind with what it still needs; * is activated."""
    line, column = place(cell)
    kind = s.board.kind[cell]
    if kind == STATION:
        suit = s.board.stations.index(cell)
        put(canvas, line, column + 2, SIGNS[suit] * 3, SUITS[suit])
    elif kind == DESERT:
        put(canvas, line, column + 2, CELLS[cell].ljust(3), "faint")
    elif p.activated >> cell & 1:
        put(canvas, line, column + 2, f"{MARKS[kind].upper()}*", "good")
    else:
        need = s.board.needs[cell]
        more = str(max(0, need - drawn_sides(p, cell))) if need else " "
        put(canvas, line, column + 2, MARKS[kind] + (MARKS[kind][0] if kind in WILD else more))


def sides(canvas: Canvas, s: PioneerState, cell: int, laid: Mapping[int, int]) -> None:
    """The six sides of a cell and its shortcuts, as far as they are drawn."""
    names = ("NE", "E", "SE", "SW", "W", "NW")
    for name, track in zip(names, SIDES_OF[cell], strict=True):
        if track in laid:
            suit = laid[track]
            mark(canvas, cell, name, SIGNS[suit] * 2, SUITS[suit])
        else:
            need = {BRIDGE: "=", TUNNEL: "#"}.get(s.board.track_class[track], SLASHES[name])
            mark(canvas, cell, name, f"{need} " if name in ("NE", "SW") else f" {need}", "faint")
    for track, stroke in zip(cuts(cell), STROKES, strict=True):
        if track in laid:
            line, column = place(cell)
            sign = SIGNS[laid[track]]
            put(canvas, line, column + 2, sign + stroke + sign, SUITS[laid[track]])


def mark(canvas: Canvas, cell: int, name: str, text: str, style: str) -> None:
    """Two characters on a slanted side; the last one of them on an upright side."""
    line, column = place(cell)
    if name in ("E", "W"):
        put(canvas, line, column + (STEP if name == "E" else 0), text[-1], style)
    else:
        high, right = name[0] == "N", name[1] == "E"
        put(canvas, line - 1 if high else line + 1, column + (4 if right else 1), text, style)


def options(canvas: Canvas, cell: int, numbers: Mapping[int, int]) -> None:
    """The numbers of what may be laid, on the sides themselves."""
    names = ("NE", "E", "SE", "SW", "W", "NW")
    line, column = place(cell)
    for name, track in zip(names, SIDES_OF[cell], strict=True):
        if track in numbers and name in ("E", "W"):
            put(canvas, line, column + (STEP if name == "E" else 0), f"{numbers[track]}", "mark")
        elif track in numbers:
            mark(canvas, cell, name, f"{numbers[track]:<2}"[:2], "mark")


def corners(canvas: Canvas, s: PioneerState, p: Player, cells: Sequence[int]) -> None:
    """Towns (T), and railheads by the sign of their suit."""
    heads = {vertex: suit for suit, own in enumerate(p.heads) for vertex in own}
    for cell in cells:
        line, column = place(cell)
        spots = ((-1, 3), (-1, 6), (1, 6), (1, 3), (1, 0), (-1, 0))
        for vertex, (down, across) in zip(CORNERS[cell], spots, strict=True):
            sign, style = "·", "faint"
            if vertex in s.board.towns:
                sign, style = "T", "title"
            if vertex in heads:
                sign, style = SIGNS[heads[vertex]], SUITS[heads[vertex]]
            put(canvas, line + down, column + across, sign, style)


def numbered(legal: Sequence[Action]) -> dict[int, int]:
    """Tracks that may be laid, with the numbers of their options."""
    return {
        TRACK[action.text.partition(" ")[2]]: number
        for number, action in enumerate(legal, 1)
        if action.verb == DRAW
    }


def near(s: PioneerState, seat: int, legal: Sequence[Action]) -> list[str]:
    """What a question is about: the cards and the sheet in a few lines, the map if one lays."""
    numbers = numbered(legal)
    if not numbers:
        return [status(s, seat)]
    shown = the_map(s, s.players[seat], numbers).split("\n")
    if height() < len(shown) + len(legal) + REST:
        shown = shown[part(numbers)]
    return ["\n".join(shown), status(s, seat)]


def part(numbers: Mapping[int, int]) -> slice:
    """The lines of the map where something may be laid, and a row of cells around them."""
    cells = [cell for cell in range(N_CELLS) if numbers.keys() & {*SIDES_OF[cell], *cuts(cell)}]
    lines = [place(cell)[0] for cell in cells]
    return slice(max(0, min(lines) - 1), max(lines) + 2)


def cuts(cell: int) -> range:
    """The shortcuts through a cell."""
    first = N_SIDES + len(STROKES) * cell
    return range(first, first + len(STROKES))


def board(s: PioneerState, seat: int | None) -> str:
    """The map of a seat, and everybody's sheet in a few lines."""
    own = seat or 0
    sheets = [status(s, other) for other in range(len(s.players)) if other != own]
    legend = wrapped(words().say("cli-legend-pioneer", ""), 4)
    return "\n".join([the_map(s, s.players[own], {}), legend, status(s, own), *sheets])


def status(s: PioneerState, seat: int) -> str:
    """A sheet beside its map."""
    say = words().say
    p = s.players[seat]
    told = [
        say("ui-pioneer-turn-of", "", round=s.round, turn=s.turn),
        say("ui-pioneer-gold", "", dug=p.nuggets, free=p.nuggets - p.banked),
        say("ui-pioneer-towns", "", circled=p.circled, free=p.circled - p.crossed),
    ]
    if p.ranks:
        ranks = " ".join([RANKS[rank] for rank in p.ranks])
        told.append(f"{say('ui-pioneer-poker', '')}: {ranks}")
    goals = [f"{words().thing(goal_name(goal))} {progress(s, p, goal)}" for goal in s.goals]
    if goals:
        told.append(f"{say('ui-pioneer-goals', '')}: {', '.join(goals)}")
    return paragraph(said("shown-seat", "seat {seat}", seat=seat), " · ".join(told))
