"""A sheet as data: what is printed on it, written so that a person can edit it (R2, R8).

A row is a line of two-character marks: `..` desert, `mi` mine, `sa` saloon, `ba` bank, `ty` train
yard, `fo` fort, `ra` ranch, `~~` river, `^^` mountain, `*H *D *C *S` stations, `--` no cell.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from trailboss.core.errors import BadOptions
from trailboss.core.message import Message
from trailboss.games.pioneer.geometry import N_CELLS, NARROW, NEIGHBOURS, ROWS, WIDE

ABSENT: Final = 0
DESERT: Final = 1
STATION: Final = 2
RIVER: Final = 3
MOUNTAIN: Final = 4
MINE: Final = 5
SALOON: Final = 6
BANK: Final = 7
YARD: Final = 8
FORT: Final = 9
RANCH: Final = 10
KINDS: Final = (
    "absent", "desert", "station", "river", "mountain",
    "mine", "saloon", "bank", "train_yard", "fort", "ranch",
)  # fmt: skip
MARKS: Final = ("--", "..", "*", "~~", "^^", "mi", "sa", "ba", "ty", "fo", "ra")
STATION_MARKS: Final = ("*H", "*D", "*C", "*S")


@dataclass(frozen=True)
class MapData:
    """One side of the sheet: the cells, the towns and the score zone."""

    name: str = ""
    rows: tuple[str, ...] = ()
    towns: tuple[str, ...] = ()
    """The vertices where towns lie, T1 first (R2.5)."""
    mine: int = 1
    saloon: int = 2
    bank: int = 3
    train_yard: int = 3
    fort: int = 4
    """How many drawn sides activate such a cell (R8.2)."""
    banks: tuple[int, ...] = (2, 3, 4)
    train_yards: tuple[int, ...] = (2, 4, 5)
    forts: tuple[int, ...] = (3, 7, 12, 18)
    ranches: tuple[int, ...] = (1, 2, 4, 6, 9, 12, 15, 18)
    nuggets: int = 12
    town_boxes: int = 13
    circled: int = 1
    """The town boxes that are circled from the start (R3.2)."""


NUMBERS: Final = ("mine", "saloon", "bank", "train_yard", "fort", "nuggets", "town_boxes")
LISTS: Final = ("banks", "train_yards", "forts", "ranches")


def kinds(data: MapData) -> tuple[int, ...]:
    """The kind of every cell (R2.2); an unknown mark counts as no cell (see `validate`)."""
    return tuple(_kind(mark) for row in data.rows for mark in row.split())


def _kind(mark: str) -> int:
    if mark in STATION_MARKS:
        return STATION
    return MARKS.index(mark) if mark in MARKS else ABSENT


def stations(data: MapData) -> tuple[int, ...]:
    """The cell of each suit's station (R1.3); -1 where it is missing."""
    marks = [mark for row in data.rows for mark in row.split()]
    return tuple(marks.index(mark) if mark in marks else -1 for mark in STATION_MARKS)


def ranges(kind: tuple[int, ...]) -> tuple[int, ...]:
    """Cell to its mountain range, numbered from 0; -1 is no mountain (R2.3)."""
    found = [-1] * N_CELLS
    number = 0
    for cell in range(N_CELLS):
        if kind[cell] != MOUNTAIN or found[cell] >= 0:
            continue
        found[cell] = number
        todo = [cell]
        while todo:
            for other in NEIGHBOURS[todo.pop()]:
                if other >= 0 and kind[other] == MOUNTAIN and found[other] < 0:
                    found[other] = number
                    todo.append(other)
        number += 1
    return tuple(found)


def to_doc(data: MapData) -> dict[str, Any]:
    """The sheet as a document of texts, numbers and lists: what a TOML file holds."""
    doc: dict[str, Any] = {"name": data.name, "rows": list(data.rows), "towns": list(data.towns)}
    for name in (*NUMBERS, "circled"):
        doc[name] = getattr(data, name)
    for name in LISTS:
        doc[name] = list(getattr(data, name))
    return doc


def from_doc(doc: Mapping[str, Any]) -> MapData:
    """The inverse of `to_doc`; BadOptions if a field is unknown or of the wrong kind."""
    plain = to_doc(MapData())
    fields: dict[str, Any] = {}
    for name, value in doc.items():
        if name not in plain:
            raise BadOptions(
                "error-sheet-field",
                "a sheet has no field {name}; it has {names}",
                name=repr(str(name)[:40]),
                names=", ".join(plain),
            )
        if type(value) is not type(plain[name]):
            raise BadOptions(
                "error-sheet-kind",
                "{name} of a sheet must be a {kind}",
                name=name,
                kind=type(plain[name]).__name__,
            )
        fields[name] = value if not isinstance(value, list) else tuple(value)
        inner = int if name in LISTS else str
        if isinstance(value, list) and any(type(item) is not inner for item in value):
            raise BadOptions(
                "error-sheet-items",
                "{name} of a sheet must hold only {kind}",
                name=name,
                kind=inner.__name__,
            )
    return MapData(**fields)


def row_width(row: int) -> int:
    """How many cells the row has (R2.1)."""
    return WIDE if row % 2 == 0 else NARROW


def misshapen(data: MapData) -> list[Message]:
    """What is wrong with the rows, one line each; nothing else can be checked before."""
    if len(data.rows) != len(ROWS):
        return [
            Message(
                "error-figures-map-rows",
                "the map has {count} rows, not {many}",
                count=len(data.rows),
                many=len(ROWS),
            )
        ]
    faults = []
    for row, line in enumerate(data.rows):
        marks = line.split()
        if len(marks) != row_width(row):
            faults.append(
                Message(
                    "error-figures-map-cells",
                    "row {row} has {count} cells, not {many}",
                    row=ROWS[row],
                    count=len(marks),
                    many=row_width(row),
                )
            )
        for column, mark in enumerate(marks, 1):
            if mark not in STATION_MARKS and (mark not in MARKS or mark == "*"):
                faults.append(
                    Message(
                        "error-figures-map-mark",
                        "cell {cell}: unknown mark {mark}",
                        cell=f"{ROWS[row]}{column}",
                        mark=repr(mark[:20]),
                    )
                )
    return faults
