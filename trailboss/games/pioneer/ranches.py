"""Ranch regions: which ranches are alone on their piece of land (R9)."""

from __future__ import annotations

from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.geometry import N_CELLS, N_SIDES, SPLITS, cell_of
from trailboss.games.pioneer.maps import RANCH
from trailboss.games.pioneer.state import Player


def splits(p: Player) -> list[int]:
    """Cell to the diagonal of its shortcut; -1 is whole (R9.3)."""
    table = [-1] * N_CELLS
    for cut in p.cuts:
        table[cell_of(cut)] = (cut - N_SIDES) % 3
    return table


def region(board: Board, p: Player, start: int, cut: list[int]) -> list[int]:
    """The nodes joined to a whole cell: twice the cell, plus one for the second part (R9.3)."""
    seen = [False] * (2 * N_CELLS)
    seen[2 * start] = True
    found = [2 * start]
    done = 0
    while done < len(found):
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


def lonely(board: Board, p: Player, shortcut_is_border: bool = True) -> list[int]:
    """The ranches that no other ranch shares a region with (R9.1)."""
    cut = splits(p) if shortcut_is_border else [-1] * N_CELLS
    met = 0
    alone = []
    for ranch in board.ranch_cells:
        if met >> ranch & 1:
            continue
        ranches = [n >> 1 for n in region(board, p, ranch, cut) if board.kind[n >> 1] == RANCH]
        for cell in ranches:
            met |= 1 << cell
        if len(ranches) == 1:
            alone.append(ranch)
    return alone
