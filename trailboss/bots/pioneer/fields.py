"""How far every vertex of a sheet is from every location that is not activated yet, in tracks.

Greedy play needs to know what a railhead is good for. For each location and town a search runs
backwards from it over sides that can still be drawn; a row of the table then says, for one
vertex, how many tracks a branch standing there needs for each of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trailboss.games.pioneer.activation import ORDER
from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.geometry import CORNERS, N_CELLS, N_VERTICES, SIDES_OF
from trailboss.games.pioneer.maps import RANCH
from trailboss.games.pioneer.state import Player, drawn_sides

FAR: Final = 12
"""What is this many tracks away is out of reach."""
TOWN: Final = 0
"""The kind of a town, beside the kinds of cells."""
STRETCHED: Final = 2
"""What it costs more if one branch alone cannot draw all missing sides."""


class Paths:
    """The open sides of a board, to be walked backwards."""

    def __init__(self, board: Board) -> None:
        back: list[list[tuple[int, int]]] = [[] for _ in range(N_VERTICES)]
        for near in range(N_VERTICES):
            for arc in board.plain_arcs[near]:
                back[arc.far].append((arc.track, near))
        self.back: Final = tuple(tuple(own) for own in back)
        drawable = {arc.track for arcs in board.plain_arcs for arc in arcs}
        self.drawable: Final = drawable
        cells = [c for c in range(N_CELLS) if board.kind[c] in ORDER and board.kind[c] != RANCH]
        self.cells: Final = sorted(cells, key=lambda cell: (board.kind[cell], cell))
        self.number: Final = {cell: i for i, cell in enumerate(self.cells)}
        self.kinds: Final = [board.kind[cell] for cell in self.cells] + [TOWN] * len(board.towns)


@lru_cache(maxsize=16)
def paths_of(board: Board) -> Paths:
    """The paths of a board; made once."""
    return Paths(board)


def fields(board: Board, p: Player) -> list[list[int]]:
    """Vertex to the tracks that a branch there needs for each location and town."""
    paths = paths_of(board)
    found = [location_field(board, paths, p, cell) for cell in paths.cells]
    found += [spread(paths, p, {vertex: 0}) for vertex in board.towns]
    return [list(row) for row in zip(*found, strict=True)]


def location_field(board: Board, paths: Paths, p: Player, cell: int) -> list[int]:
    """Vertex to the tracks that activate a location from there."""
    if p.activated >> cell & 1:
        return [FAR] * N_VERTICES
    missing = board.needs[cell] - drawn_sides(p, cell)
    seeds: dict[int, int] = {}
    longest = 0
    for corner in range(6):
        for step in (1, -1):
            walked = walk(board, paths, p, cell, corner, step, missing)
            if walked > longest:
                seeds, longest = {}, walked
            if walked == longest > 0:
                seeds[CORNERS[cell][corner]] = missing + STRETCHED * (walked < missing)
    return spread(paths, p, seeds)


def walk(
    board: Board, paths: Paths, p: Player, cell: int, corner: int, step: int, most: int
) -> int:
    """How many sides of a cell a branch can draw from one of its corners, one way round."""
    at = corner
    for walked in range(most):
        side = SIDES_OF[cell][at if step > 0 else (at - 1) % 6]
        at = (at + step) % 6
        far = CORNERS[cell][at]
        if p.tracks[side] or side not in paths.drawable or board.corner[far]:
            return walked
        if board.town[far] >= 0:
            return walked + 1
        if p.vertices[far]:
            return walked
    return most


def spread(paths: Paths, p: Player, seeds: dict[int, int]) -> list[int]:
    """Search backwards from the seeds over free vertices; where a track is, the search ends."""
    cost = [FAR] * N_VERTICES
    for vertex, value in seeds.items():
        cost[vertex] = value
    frontier = [v for v in seeds if not p.vertices[v] or seeds[v] == 0]
    reached = min(seeds.values(), default=FAR) + 1
    while frontier and reached < FAR:
        further = []
        for vertex in frontier:
            for track, near in paths.back[vertex]:
                if cost[near] > reached and not p.tracks[track]:
                    cost[near] = reached
                    if not p.vertices[near]:
                        further.append(near)
        frontier = further
        reached += 1
    return cost
