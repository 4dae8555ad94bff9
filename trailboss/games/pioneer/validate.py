"""Is a sheet fit to play on? Complaints about a map, one line each (R2, R8, R9.2)."""

from __future__ import annotations

from trailboss.games.pioneer.board import Board, around
from trailboss.games.pioneer.components import SUITS
from trailboss.games.pioneer.geometry import CELLS, CORNERS, VERTEX
from trailboss.games.pioneer.maps import (
    LISTS,
    NUMBERS,
    STATION,
    STATION_MARKS,
    MapData,
    kinds,
    misshapen,
)
from trailboss.games.pioneer.ranches import lonely
from trailboss.games.pioneer.state import blank


def validate(data: MapData) -> list[str]:
    """What is wrong with the sheet; empty if it can be played on."""
    faults = misshapen(data) or station_faults(data) + town_faults(data)
    faults += figure_faults(data)
    if faults:
        return faults
    board = Board(data)
    return spoke_faults(board) + reach_faults(board) + ranch_faults(board)


def station_faults(data: MapData) -> list[str]:
    """One station of each suit (R1.3)."""
    marks = [mark for row in data.rows for mark in row.split()]
    faults = []
    for suit, mark in enumerate(STATION_MARKS):
        if marks.count(mark) != 1:
            faults.append(
                f"there are {marks.count(mark)} stations of {SUITS[suit]}, not 1 ({mark})"
            )
    return faults


def town_faults(data: MapData) -> list[str]:
    """Towns lie where three cells meet, away from stations, each once (R2.5)."""
    kind = kinds(data)
    cells = around(kind)
    faults = [] if data.towns else ["there is no town"]
    for number, name in enumerate(data.towns, 1):
        if name not in VERTEX:
            faults.append(f"town T{number}: there is no vertex {name[:20]!r}")
        elif len(cells[VERTEX[name]]) < 3:
            faults.append(f"town T{number}: {name} is on the edge of the map")
        elif any(kind[cell] == STATION for cell in cells[VERTEX[name]]):
            faults.append(f"town T{number}: {name} is a corner of a station")
        elif name in data.towns[: number - 1]:
            faults.append(f"town T{number}: there is a town at {name} already")
    return faults


def figure_faults(data: MapData) -> list[str]:
    """The numbers of the score zone can be counted with."""
    faults = []
    for name in NUMBERS:
        if not 1 <= getattr(data, name) <= 200:
            faults.append(f"{name} is {getattr(data, name)}, not 1 to 200")
    for name in ("mine", "saloon", "bank", "train_yard", "fort"):
        if getattr(data, name) > 6:
            faults.append(f"a {name} cannot need {getattr(data, name)} sides: a cell has 6")
    for name in LISTS:
        values = getattr(data, name)
        if not values or min(values) < 0 or list(values) != sorted(values):
            faults.append(f"{name} must be numbers that do not fall from left to right")
    if not 0 <= data.circled <= data.town_boxes:
        faults.append(f"{data.circled} town boxes cannot be circled at the start")
    return faults


def spoke_faults(board: Board) -> list[str]:
    """A branch can leave every station (R2.8)."""
    faults = []
    for suit, cell in enumerate(board.stations):
        if not any(board.plain_arcs[corner] for corner in CORNERS[cell]):
            faults.append(f"no track can leave the station of {SUITS[suit]} at {CELLS[cell]}")
    return faults


def reach_faults(board: Board) -> list[str]:
    """Some railway can reach every town, with whatever specials it takes."""
    reached = {corner for corners in board.station_corners for corner in corners}
    todo = list(reached)
    while todo:
        near = todo.pop()
        for arcs in (board.plain_arcs[near], board.special_arcs[near]):
            for arc in arcs:
                if arc.far not in reached:
                    reached.add(arc.far)
                    todo.append(arc.far)
    return [
        f"town T{number}: no railway can reach {board.data.towns[number - 1]}"
        for number, vertex in enumerate(board.towns, 1)
        if vertex not in reached
    ]


def ranch_faults(board: Board) -> list[str]:
    """Before play no ranch is alone: at least one track takes part (R9.2)."""
    return [
        f"ranch {CELLS[ranch]} is alone before the first track"
        for ranch in lonely(board, blank(board))
    ]
