"""Is a sheet fit to play on? Complaints about a map, one line each (R2, R8, R9.2)."""

from __future__ import annotations

from trailboss.core.message import Message
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


def validate(data: MapData) -> list[Message]:
    """What is wrong with the sheet; empty if it can be played on."""
    faults = misshapen(data) or station_faults(data) + town_faults(data)
    faults += figure_faults(data)
    if faults:
        return faults
    board = Board(data)
    return spoke_faults(board) + reach_faults(board) + ranch_faults(board)


def station_faults(data: MapData) -> list[Message]:
    """One station of each suit (R1.3)."""
    marks = [mark for row in data.rows for mark in row.split()]
    faults = []
    for suit, mark in enumerate(STATION_MARKS):
        if marks.count(mark) != 1:
            faults.append(
                Message(
                    "error-figures-map-stations",
                    "there are {count} stations of {suit}, not 1 ({mark})",
                    count=marks.count(mark),
                    suit=SUITS[suit],
                    mark=mark,
                )
            )
    return faults


def town_faults(data: MapData) -> list[Message]:
    """Towns lie where three cells meet, away from stations, each once (R2.5)."""
    kind = kinds(data)
    cells = around(kind)
    faults = [] if data.towns else [Message("error-figures-map-no-town", "there is no town")]
    for number, name in enumerate(data.towns, 1):
        trouble = None
        if name not in VERTEX:
            trouble = Message(
                "error-figures-map-vertex", "there is no vertex {name}", name=repr(name[:20])
            )
        elif len(cells[VERTEX[name]]) < 3:
            trouble = Message(
                "error-figures-map-edge", "{name} is on the edge of the map", name=name
            )
        elif any(kind[cell] == STATION for cell in cells[VERTEX[name]]):
            trouble = Message(
                "error-figures-map-corner", "{name} is a corner of a station", name=name
            )
        elif name in data.towns[: number - 1]:
            trouble = Message(
                "error-figures-map-town-again", "there is a town at {name} already", name=name
            )
        if trouble is not None:
            faults.append(of_town(number, trouble))
    return faults


def of_town(number: int, trouble: Message) -> Message:
    return Message(
        "error-figures-map-town", "town T{number}: {trouble}", number=number, trouble=trouble
    )


def figure_faults(data: MapData) -> list[Message]:
    """The numbers of the score zone can be counted with."""
    faults = number_faults(data)
    for name in LISTS:
        values = getattr(data, name)
        if not values or min(values) < 0 or list(values) != sorted(values):
            faults.append(
                Message(
                    "error-figures-map-falling",
                    "{name} must be numbers that do not fall from left to right",
                    name=name,
                )
            )
    if not 0 <= data.circled <= data.town_boxes:
        faults.append(
            Message(
                "error-figures-map-circled",
                "{count} town boxes cannot be circled at the start",
                count=data.circled,
            )
        )
    return faults


def number_faults(data: MapData) -> list[Message]:
    """Numbers of boxes and of sides that there can be."""
    faults = []
    for name in NUMBERS:
        value = getattr(data, name)
        if not 1 <= value <= 200:
            faults.append(
                Message(
                    "error-figures-map-number",
                    "{name} is {value}, not 1 to 200",
                    name=name,
                    value=value,
                )
            )
    for name in ("mine", "saloon", "bank", "train_yard", "fort"):
        if getattr(data, name) > 6:
            faults.append(
                Message(
                    "error-figures-map-sides",
                    "a {name} cannot need {count} sides: a cell has 6",
                    name=name,
                    count=getattr(data, name),
                )
            )
    return faults


def spoke_faults(board: Board) -> list[Message]:
    """A branch can leave every station (R2.8)."""
    faults = []
    for suit, cell in enumerate(board.stations):
        if not any(board.plain_arcs[corner] for corner in CORNERS[cell]):
            faults.append(
                Message(
                    "error-figures-map-stuck",
                    "no track can leave the station of {suit} at {cell}",
                    suit=SUITS[suit],
                    cell=CELLS[cell],
                )
            )
    return faults


def reach_faults(board: Board) -> list[Message]:
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
    lost = [number for number, vertex in enumerate(board.towns, 1) if vertex not in reached]
    return [
        of_town(
            n,
            Message(
                "error-figures-map-unreached",
                "no railway can reach {name}",
                name=board.data.towns[n - 1],
            ),
        )
        for n in lost
    ]


def ranch_faults(board: Board) -> list[Message]:
    """Before play no ranch is alone: at least one track takes part (R9.2)."""
    return [
        Message(
            "error-figures-map-ranch",
            "ranch {cell} is alone before the first track",
            cell=CELLS[ranch],
        )
        for ranch in lonely(board, blank(board))
    ]
