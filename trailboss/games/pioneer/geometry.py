"""The hex grid that every sheet is cut from: cells, sides, vertices and diagonals (R1.2, R2.1).

Cells are pointy-top hexagons in eleven rows; every second row is shifted right by half a cell.
Everything is numbered once, so that a track is an index: first the sides, then the diagonals.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = "ABCDEFGHIJK"
WIDE: Final = 13
NARROW: Final = 12

SIDE_NAMES: Final = ("NE", "E", "SE", "SW", "W", "NW")
CORNER_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbour across each side, as an axial (q, r)."""

DIAGONALS: Final = (("N-S", 0, 3), ("NE-SW", 1, 4), ("NW-SE", 5, 2))
"""The pairs of opposite corners. Corner i is followed clockwise by side i."""


def _width(row: int) -> int:
    return WIDE if row % 2 == 0 else NARROW


def _cells() -> tuple[tuple[int, int], ...]:
    return tuple((col - row // 2, row) for row in range(len(ROWS)) for col in range(_width(row)))


def _name(q: int, r: int) -> str:
    return f"{ROWS[r]}{q + r // 2 + 1}"


AXIAL: Final = _cells()
"""Cell to (q, r)."""
CELL_AT: Final = {at: cell for cell, at in enumerate(AXIAL)}
CELLS: Final = tuple(_name(q, r) for q, r in AXIAL)
CELL: Final = {name: cell for cell, name in enumerate(CELLS)}


def _neighbours() -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(CELL_AT.get((q + dq, r + dr), -1) for dq, dr in STEPS) for q, r in AXIAL)


NEIGHBOURS: Final = _neighbours()
"""Cell to the six cells across its sides, clockwise from the north-east; -1 is off the grid."""


def _corner_key(q: int, r: int, corner: int) -> tuple[int, int, int]:
    """Every vertex is the N (0) or S (1) corner of exactly one cell of the infinite grid."""
    if corner == 0:
        return (q, r, 0)
    if corner == 1:
        return (q + 1, r - 1, 1)
    if corner == 2:
        return (q, r + 1, 0)
    if corner == 3:
        return (q, r, 1)
    if corner == 4:
        return (q - 1, r + 1, 0)
    return (q, r - 1, 1)


def _corners() -> tuple[tuple[tuple[int, ...], ...], tuple[str, ...]]:
    """The six vertices of each cell, and the name of each vertex."""
    number: dict[tuple[int, int, int], int] = {}
    names: list[str] = []
    of_cell: list[tuple[int, ...]] = []
    for cell, (q, r) in enumerate(AXIAL):
        own = []
        for corner in range(6):
            key = _corner_key(q, r, corner)
            if key not in number:
                number[key] = len(names)
                home = CELL_AT.get((key[0], key[1]), -1)
                own_name = f"{CELLS[cell]}.{CORNER_NAMES[corner]}"
                names.append(own_name if home < 0 else f"{CELLS[home]}.{'NS'[key[2]]}")
            own.append(number[key])
        of_cell.append(tuple(own))
    return tuple(of_cell), tuple(names)


CORNERS: Final = _corners()[0]
"""Cell to its six vertices, clockwise from the top."""
VERTICES: Final = _corners()[1]
VERTEX: Final = {name: vertex for vertex, name in enumerate(VERTICES)}


def _sides() -> tuple[tuple[tuple[int, ...], ...], tuple[str, ...], tuple[tuple[int, int], ...]]:
    """The six sides of each cell, the name of each side, and its two cells."""
    of_cell = [[-1] * 6 for _ in AXIAL]
    names: list[str] = []
    faces: list[tuple[int, int]] = []
    for cell, around in enumerate(NEIGHBOURS):
        for side, other in enumerate(around):
            if other >= 0 and side >= 3:
                continue
            of_cell[cell][side] = len(names)
            if other >= 0:
                of_cell[other][side + 3] = len(names)
            names.append(f"{CELLS[cell]}.{SIDE_NAMES[side]}")
            faces.append((cell, other))
    return tuple(tuple(own) for own in of_cell), tuple(names), tuple(faces)


SIDES_OF: Final = _sides()[0]
"""Cell to its six sides, clockwise from the north-east."""
SIDES: Final = _sides()[1]
FACES: Final = _sides()[2]
"""Side to its two cells; -1 is off the grid."""
N_SIDES: Final = len(SIDES)


def _ends() -> tuple[tuple[int, int], ...]:
    """The two vertices of every track: of each side, then of each diagonal."""
    ends = [(-1, -1)] * N_SIDES
    for cell, own in enumerate(SIDES_OF):
        for side, track in enumerate(own):
            ends[track] = (CORNERS[cell][side], CORNERS[cell][(side + 1) % 6])
    for corners in CORNERS:
        ends += [(corners[a], corners[b]) for _, a, b in DIAGONALS]
    return tuple(ends)


ENDS: Final = _ends()
TRACKS: Final = SIDES + tuple(f"X:{cell}:{name}" for cell in CELLS for name, _, _ in DIAGONALS)
"""The name of every track: sides first, then three diagonals for each cell."""
TRACK: Final = {name: track for track, name in enumerate(TRACKS)}
N_TRACKS: Final = len(TRACKS)
N_VERTICES: Final = len(VERTICES)
N_CELLS: Final = len(CELLS)

SPLITS: Final = (
    ((0, 1, 2), (3, 4, 5)),
    ((1, 2, 3), (4, 5, 0)),
    ((2, 3, 4), (5, 0, 1)),
)
"""Diagonal to the sides of the cell on its two parts (R9.3)."""
PARTS: Final = tuple(tuple(sum(1 << side for side in part) for part in parts) for parts in SPLITS)
"""The same as bits."""


def diagonal(cell: int, which: int) -> int:
    """The track along one of a cell's three diagonals (R7.6)."""
    return N_SIDES + 3 * cell + which


def cell_of(track: int) -> int:
    """The cell that a diagonal runs through."""
    return (track - N_SIDES) // 3


ALL_SIDES: Final = 63
"""The six sides of a cell as bits, in their order."""
BITS_IN: Final = tuple(bits.bit_count() for bits in range(ALL_SIDES + 1))
"""How many members a small set has that is written as bits."""
BITS_OF: Final = tuple(
    tuple(bit for bit in range(6) if bits >> bit & 1) for bits in range(ALL_SIDES + 1)
)
"""The members of a small set that is written as bits."""
