"""Where everything of a sheet lies, and what the cells and tracks of each map are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from trailboss.games.pioneer.board import BRIDGE, TUNNEL, Board
from trailboss.games.pioneer.components import SUITS
from trailboss.games.pioneer.geometry import (
    CELLS,
    CORNERS,
    ENDS,
    N_CELLS,
    N_SIDES,
    N_TRACKS,
    NEIGHBOURS,
    ROWS,
    TRACKS,
    VERTICES,
)
from trailboss.games.pioneer.maps import KINDS, MapData, row_width

CORNER_STEPS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From the middle of a cell to its corners, clockwise from the top."""
MIDDLES: Final = tuple(
    (2 * column + 1 + row % 2, 3 * row + 2)
    for row in range(len(ROWS))
    for column in range(row_width(row))
)
"""Cell to its middle, in halves of a cell's width and of its radius."""


def layout(maps: Mapping[str, MapData]) -> dict[str, Any]:
    """The grid, which all maps share, and each map."""
    cells = [
        {"name": CELLS[cell], "at": MIDDLES[cell], "around": NEIGHBOURS[cell]}
        for cell in range(N_CELLS)
    ]
    return {
        "cells": cells,
        "vertices": vertices(),
        "sides": ends(range(N_SIDES)),
        "shortcuts": ends(range(N_SIDES, N_TRACKS)),
        "maps": {name: map_layout(Board(data)) for name, data in maps.items()},
    }


def vertices() -> dict[str, tuple[int, int]]:
    """Where each vertex lies."""
    return {
        VERTICES[vertex]: (x + dx, y + dy)
        for (x, y), corners in zip(MIDDLES, CORNERS, strict=True)
        for vertex, (dx, dy) in zip(corners, CORNER_STEPS, strict=True)
    }


def ends(tracks: range) -> dict[str, tuple[str, str]]:
    """Between which vertices some tracks run."""
    return {TRACKS[t]: (VERTICES[ENDS[t][0]], VERTICES[ENDS[t][1]]) for t in tracks}


def map_layout(board: Board) -> dict[str, Any]:
    """What each cell of a map is and needs, and its tracks that are not plain."""
    return {
        "kinds": [KINDS[kind] for kind in board.kind],
        "stations": {
            suit: CELLS[cell] for suit, cell in zip(SUITS, board.stations, strict=True) if cell >= 0
        },
        "needs": {CELLS[cell]: need for cell, need in enumerate(board.needs) if need},
        "bridges": of_class(board, BRIDGE),
        "tunnels": of_class(board, TUNNEL),
    }


def of_class(board: Board, wanted: int) -> list[str]:
    return [name for t, name in enumerate(TRACKS) if board.track_class[t] == wanted]
