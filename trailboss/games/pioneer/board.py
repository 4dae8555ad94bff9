"""A sheet made ready to play: which tracks leave which vertex, and what each track touches (R2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trailboss.core.action import Action
from trailboss.games.pioneer.actions import DRAW
from trailboss.games.pioneer.geometry import (
    CELLS,
    CORNERS,
    ENDS,
    FACES,
    N_CELLS,
    N_SIDES,
    N_TRACKS,
    N_VERTICES,
    NEIGHBOURS,
    SIDES_OF,
    VERTEX,
    cell_of,
)
from trailboss.games.pioneer.maps import (
    ABSENT,
    BANK,
    DESERT,
    FORT,
    KINDS,
    MINE,
    MOUNTAIN,
    RANCH,
    RIVER,
    SALOON,
    STATION,
    YARD,
    MapData,
    kinds,
    ranges,
    stations,
)

NO_SIDE: Final = 0
"""Not on this map at all, or a diagonal of a cell that is no desert."""
OUTLINE: Final = 1
BESIDE_STATION: Final = 2
BRIDGE: Final = 3
TUNNEL: Final = 4
OPEN: Final = 5
SHORTCUT: Final = 6

SPECIALS: Final = (BRIDGE, TUNNEL, SHORTCUT)
WALLS: Final = (ABSENT, RIVER, MOUNTAIN, STATION)
"""What bounds a region beside tracks (R9.2)."""


class Arc:
    """A track as seen from the vertex where it starts."""

    def __init__(self, track: int, far: int, inner: bool) -> None:
        self.action: Final[Action] = DRAW[track]
        self.track: Final = track
        self.far: Final = far
        self.inner: Final = inner
        """Its end is neither a town nor a corner of a station."""


class Way:
    """A side of a cell with land beyond it."""

    def __init__(self, track: int, side: int, cell: int) -> None:
        self.track: Final = track
        self.side: Final = side
        self.cell: Final = cell
        """What lies beyond."""


class Board:
    """The tables of one sheet under the rulings that change what can be drawn (RL-03, RL-04)."""

    def __init__(
        self, data: MapData, outline: bool = False, station_sides: bool = False, back: bool = False
    ) -> None:
        self.data: Final = data
        self.kind: Final = kinds(data)
        self.place_names: Final = _place_names(self.kind)
        """Cell to its name in events: `mine E4`."""
        self.stations: Final = stations(data)
        self.range_of: Final = ranges(self.kind)
        self.n_ranges: Final = max(self.range_of) + 1
        self.needs: Final = _needs(data, self.kind)
        self.needing: Final = tuple(cell for cell, need in enumerate(self.needs) if need)
        self.track_class: Final = _classes(self.kind)
        self.is_special: Final = tuple(c in SPECIALS for c in self.track_class)
        """Track to whether it needs a special wherever it starts (R7.4-R7.6)."""
        self.corner: Final = _corner_suits(self.stations)
        """Vertex to the suit of the station it is a corner of, plus one."""
        self.town: Final = _town_numbers(data.towns)
        """Vertex to the number of the town there; -1 is none."""
        self.towns: Final = tuple(VERTEX[name] for name in data.towns if name in VERTEX)
        self.edge: Final = _edges(self.kind)
        """Vertex to whether it is on the map edge (R2.7, R6.8)."""
        blocks = _blocks(self.kind)
        self.n_walls: Final = max(blocks) + 1
        self.wall: Final = _walls(blocks)
        """Vertex to the wall there: a piece of what bounds regions, tracks apart; -1 is none."""
        self.station_wall: Final = tuple(blocks[cell] for cell in self.stations)
        self.ranges: Final = _range_masks(self.range_of)
        self.counted: Final = _counted(self.needs)
        """Track to the cells whose drawn sides it adds to (R6.11)."""
        self.divides: Final = _divides(self.kind)
        """Track to whether there is land on both its sides (R9.3)."""
        self.ways: Final = _ways(self.kind)
        """Cell to its sides that have land on both sides (R9.3)."""
        self.ranch_cells: Final = tuple(c for c in range(N_CELLS) if self.kind[c] == RANCH)
        plain = [OPEN] + [OUTLINE] * outline + [BESIDE_STATION] * station_sides
        self.plain_arcs: Final = _arcs(self, plain, back)
        """Vertex to the tracks that leave it and need no special."""
        self.special_arcs: Final = _arcs(self, SPECIALS, back)
        self.station_corners: Final = _station_corners(self.stations)


def _place_names(kind: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"{KINDS[k]} {cell}" for k, cell in zip(kind, CELLS, strict=True))


def _station_corners(cells: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(CORNERS[cell] if cell >= 0 else () for cell in cells)


def _needs(data: MapData, kind: tuple[int, ...]) -> tuple[int, ...]:
    """Cell to the drawn sides that activate it (R8.2); 0 is not activated by sides."""
    table = {
        MINE: data.mine,
        SALOON: data.saloon,
        BANK: data.bank,
        YARD: data.train_yard,
        FORT: data.fort,
    }
    return tuple(table.get(k, 0) for k in kind)


def _classes(kind: tuple[int, ...]) -> tuple[int, ...]:
    """What a track along each side or diagonal is (R1.9, R2.4, R2.6, R7.6)."""
    sides = [_side_class(kind, *FACES[side]) for side in range(N_SIDES)]
    for track in range(N_SIDES, N_TRACKS):
        sides.append(SHORTCUT if kind[cell_of(track)] == DESERT else NO_SIDE)
    return tuple(sides)


def _side_class(kind: tuple[int, ...], one: int, two: int) -> int:
    first = kind[one] if one >= 0 else ABSENT
    second = kind[two] if two >= 0 else ABSENT
    if first == ABSENT and second == ABSENT:
        return NO_SIDE
    if first == ABSENT or second == ABSENT:
        return OUTLINE
    if first == STATION or second == STATION:
        return BESIDE_STATION
    if first == second == RIVER:
        return BRIDGE
    if first == second == MOUNTAIN:
        return TUNNEL
    return OPEN


def _corner_suits(cells: tuple[int, ...]) -> tuple[int, ...]:
    suits = [0] * N_VERTICES
    for suit, cell in enumerate(cells):
        if cell >= 0:
            for vertex in CORNERS[cell]:
                suits[vertex] = suit + 1
    return tuple(suits)


def _town_numbers(towns: tuple[str, ...]) -> tuple[int, ...]:
    numbers = [-1] * N_VERTICES
    for number, name in enumerate(towns):
        if name in VERTEX:
            numbers[VERTEX[name]] = number
    return tuple(numbers)


def around(kind: tuple[int, ...]) -> list[list[int]]:
    """Vertex to the cells of the map that meet there."""
    cells: list[list[int]] = [[] for _ in range(N_VERTICES)]
    for cell in range(N_CELLS):
        if kind[cell] != ABSENT:
            for vertex in CORNERS[cell]:
                cells[vertex].append(cell)
    return cells


def _edges(kind: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple(0 < len(cells) < 3 for cells in around(kind))


def _blocks(kind: tuple[int, ...]) -> tuple[int, ...]:
    """Cell to the wall that it is a part of; -1 is land. What reaches the edge is wall 0 (R9.2)."""
    found = [-1] * N_CELLS
    number = 0
    edge = [cell for cell in range(N_CELLS) if kind[cell] in WALLS and -1 in NEIGHBOURS[cell]]
    for start in (edge, *[[cell] for cell in range(N_CELLS) if kind[cell] in WALLS]):
        todo = [cell for cell in start if found[cell] < 0]
        if not todo and number:
            continue
        while todo:
            cell = todo.pop()
            found[cell] = number
            todo += [c for c in NEIGHBOURS[cell] if c >= 0 and kind[c] in WALLS and found[c] < 0]
        number += 1
    return tuple(found)


def _walls(blocks: tuple[int, ...]) -> tuple[int, ...]:
    """Beyond the grid is wall 0 too; all cells that meet at a vertex touch each other."""
    walls = [-1] * N_VERTICES
    cells = [0] * N_VERTICES
    for cell, corners in enumerate(CORNERS):
        for vertex in corners:
            cells[vertex] += 1
            walls[vertex] = max(walls[vertex], blocks[cell])
    return tuple(wall if cells[v] == 3 else 0 for v, wall in enumerate(walls))


def _range_masks(range_of: tuple[int, ...]) -> tuple[int, ...]:
    """Track to the mountain ranges it runs along, as bits; diagonals to none (R16.2)."""
    masks = [0] * N_TRACKS
    for side in range(N_SIDES):
        for cell in FACES[side]:
            if cell >= 0 and range_of[cell] >= 0:
                masks[side] |= 1 << range_of[cell]
    return tuple(masks)


def _counted(needs: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    cells: list[tuple[int, ...]] = []
    for side in range(N_SIDES):
        cells.append(tuple(cell for cell in FACES[side] if cell >= 0 and needs[cell] > 0))
    return (*cells, *[()] * (N_TRACKS - N_SIDES))


def _divides(kind: tuple[int, ...]) -> tuple[bool, ...]:
    land = [k not in WALLS for k in kind]
    sides = [a >= 0 and b >= 0 and land[a] and land[b] for a, b in FACES]
    return (*sides, *[land[cell_of(track)] for track in range(N_SIDES, N_TRACKS)])


def _ways(kind: tuple[int, ...]) -> tuple[tuple[Way, ...], ...]:
    ways: list[list[Way]] = [[] for _ in range(N_CELLS)]
    for cell in range(N_CELLS):
        for side, other in enumerate(NEIGHBOURS[cell]):
            if kind[cell] not in WALLS and other >= 0 and kind[other] not in WALLS:
                ways[cell].append(Way(SIDES_OF[cell][side], side, other))
    return tuple(tuple(own) for own in ways)


def _arcs(board: Board, classes: Sequence[int], back: bool) -> tuple[tuple[Arc, ...], ...]:
    """Vertex to the tracks that leave it. A station corner is no end (R6.4, R6.5).

    `back` lets a branch end in a corner of its own station; who may is asked when it is drawn.
    """
    arcs: list[list[Arc]] = [[] for _ in range(N_VERTICES)]
    for track in range(N_TRACKS):
        track_class = board.track_class[track]
        if track_class not in classes:
            continue
        one, two = ENDS[track]
        for near, far in ((one, two), (two, one)):
            along = track_class == BESIDE_STATION
            if board.town[near] < 0 and (back or along or board.corner[far] == 0):
                inner = board.town[far] < 0 and board.corner[far] == 0
                arcs[near].append(Arc(track, far, inner))
    return tuple(tuple(own) for own in arcs)
