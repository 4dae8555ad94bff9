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


def separates(board: Board, p: Player, track: int, cut: list[int]) -> bool:
    """Are the two pieces of land beside a track apart now? Only then did regions change (R9.2)."""
    if track < N_SIDES:
        one, two = FACES[track]
        start, target = node_at(one, track, cut), node_at(two, track, cut)
    else:
        start, target = 2 * cell_of(track), 2 * cell_of(track) + 1
    return target not in region(board, p, start, cut, target)


def node_at(cell: int, side: int, cut: list[int]) -> int:
    """The part of a cell that a side belongs to."""
    diagonal = cut[cell]
    if diagonal < 0 or SIDES_OF[cell].index(side) in SPLITS[diagonal][0]:
        return 2 * cell
    return 2 * cell + 1


def newly_lonely(board: Board, p: Player, shortcut_is_border: bool) -> list[int]:
    """Lonely ranches, if a track of this turn has closed a region; otherwise none is new."""
    cut = splits(p) if shortcut_is_border else [-1] * N_CELLS
    for track in p.closed:
        border = track < N_SIDES or shortcut_is_border
        if border and separates(board, p, track, cut):
            return lonely(board, p, shortcut_is_border)
    return []


def lonely(board: Board, p: Player, shortcut_is_border: bool = True) -> list[int]:
    """The ranches that no other ranch shares a region with (R9.1)."""
    cut = splits(p) if shortcut_is_border else [-1] * N_CELLS
    met = 0
    alone = []
    for ranch in board.ranch_cells:
        if met >> ranch & 1:
            continue
        nodes = region(board, p, 2 * ranch, cut)
        ranches = [node >> 1 for node in nodes if board.kind[node >> 1] == RANCH]
        for cell in ranches:
            met |= 1 << cell
        if len(ranches) == 1:
            alone.append(ranch)
    return alone
