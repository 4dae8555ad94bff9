"""Ranch regions: which ranches are alone on their piece of land (R9)."""

from __future__ import annotations

from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.geometry import FACES, N_CELLS, N_SIDES, SIDES_OF, SPLITS, cell_of
from trailboss.games.pioneer.maps import RANCH
from trailboss.games.pioneer.state import Player


def splits(p: Player) -> list[int]:
    """Cell to the diagonal of its shortcut; -1 is whole (R9.3)."""
    table = [-1] * N_CELLS
    for cut in p.cuts:
        table[cell_of(cut)] = (cut - N_SIDES) % 3
    return table


def region(board: Board, p: Player, start: int, cut: list[int], target: int = -1) -> list[int]:
    """The nodes joined to a node, nearest first, up to the target (R9.3).

    A node is twice the cell, plus one for the second part of a cell with a shortcut.
    """
    seen = [False] * (2 * N_CELLS)
    seen[start] = True
    found = [start]
    done = 0
    while done < len(found) and not (target >= 0 and seen[target]):
        node = found[done]
        done += 1
        links = board.links[node >> 1]
        diagonal = cut[node >> 1]
        for i in range(0, len(links), 3):
            if p.tracks[links[i + 1]] != 0:
                continue
            if diagonal >= 0 and links[i] not in SPLITS[diagonal][node & 1]:
                continue
            other = 2 * links[i + 2]
            if cut[other >> 1] >= 0 and (links[i] + 3) % 6 not in SPLITS[cut[other >> 1]][0]:
                other += 1
            if not seen[other]:
                seen[other] = True
                found.append(other)
    return found


def beside(track: int, cut: list[int]) -> tuple[int, int]:
    """The nodes on the two sides of a track."""
    if track >= N_SIDES:
        return 2 * cell_of(track), 2 * cell_of(track) + 1
    one, two = FACES[track]
    return node_at(one, track, cut), node_at(two, track, cut)


def node_at(cell: int, side: int, cut: list[int]) -> int:
    """The part of a cell that a side belongs to."""
    diagonal = cut[cell]
    if diagonal < 0 or SIDES_OF[cell].index(side) in SPLITS[diagonal][0]:
        return 2 * cell
    return 2 * cell + 1


def newly_lonely(board: Board, p: Player, shortcut_is_border: bool) -> list[int]:
    """Ranches alone in a region that a track of this turn has closed (R9.4).

    Whatever is new lies beside such a track, and only if its two sides are apart now.
    """
    cut = splits(p) if shortcut_is_border else [-1] * N_CELLS
    alone: list[int] = []
    for track in p.closed:
        if track >= N_SIDES and not shortcut_is_border:
            continue
        start, target = beside(track, cut)
        nodes = region(board, p, start, cut, target)
        if target not in nodes:
            for found in (nodes, region(board, p, target, cut)):
                ranches = ranches_in(board, found)
                if len(ranches) == 1 and ranches[0] not in alone:
                    alone.append(ranches[0])
    return alone


def ranches_in(board: Board, nodes: list[int]) -> list[int]:
    """The ranch cells of a region; a ranch is no desert, so no shortcut splits it."""
    return [node >> 1 for node in nodes if board.kind[node >> 1] == RANCH]


def lonely(board: Board, p: Player, shortcut_is_border: bool = True) -> list[int]:
    """The ranches that no other ranch shares a region with (R9.1)."""
    cut = splits(p) if shortcut_is_border else [-1] * N_CELLS
    met = 0
    alone = []
    for ranch in board.ranch_cells:
        if met >> ranch & 1:
            continue
        ranches = ranches_in(board, region(board, p, 2 * ranch, cut))
        for cell in ranches:
            met |= 1 << cell
        if len(ranches) == 1:
            alone.append(ranch)
    return alone
