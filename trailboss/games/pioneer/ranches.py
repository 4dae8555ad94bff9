"""Ranch regions: which ranches are alone on their piece of land (R9).

Land is searched node by node. A node is twice the cell, plus one for the second part of a cell
that a shortcut cuts in two.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.zones import Zone
from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.geometry import FACES, N_CELLS, N_SIDES, PARTS, SIDES_OF, cell_of
from trailboss.games.pioneer.maps import RANCH
from trailboss.games.pioneer.state import Player


class Land:
    """The land of a sheet and what parts it (R9.2, R9.3)."""

    def __init__(self, board: Board, p: Player, shortcut_is_border: bool = True) -> None:
        self.board: Final = board
        self.tracks: Final = p.tracks
        self.is_cut: Final = shortcut_is_border and len(p.cuts) > 0
        """Shortcuts are no borders if RL-12 is read otherwise."""
        self.cuts: Final = cuts_of(p.cuts) if self.is_cut else UNCUT


UNCUT: Final = bytes(N_CELLS)


def cuts_of(shortcuts: Zone) -> bytes:
    """Cell to the diagonal of its shortcut plus one; 0 is none."""
    cuts = bytearray(N_CELLS)
    for track in shortcuts:
        cuts[cell_of(track)] = (track - N_SIDES) % 3 + 1
    return bytes(cuts)


def has_side(land: Land, node: int, side: int) -> bool:
    """Does a side of the cell belong to this part of it?"""
    cut = land.cuts[node >> 1]
    return cut == 0 or bool(PARTS[cut - 1][node & 1] >> side & 1)


def node_at(land: Land, cell: int, side: int) -> int:
    """The part of a cell that one of its sides belongs to."""
    return 2 * cell if has_side(land, 2 * cell, side) else 2 * cell + 1


def beside(land: Land, track: int) -> tuple[int, int]:
    """The nodes on the two sides of a track."""
    if track >= N_SIDES:
        return 2 * cell_of(track), 2 * cell_of(track) + 1
    one, two = FACES[track]
    side = SIDES_OF[one].index(track)
    return node_at(land, one, side), node_at(land, two, (side + 3) % 6)


def begun(start: int, other: int = -1) -> list[int]:
    """Node to the number of the search that has seen it, when one begins, or two (0 is unseen)."""
    seen = [0] * (2 * N_CELLS)
    seen[start] = 1
    if other >= 0:
        seen[other] = 2
    return seen


def search_on(land: Land, seen: list[int], found: list[int], done: int) -> bool:
    """Add what no border parts from the nodes found after the first `done` of them.

    What is seen bears the number of its search (R9.3); does this search meet another one?
    """
    number = seen[found[0]]
    tracks, ways, is_cut = land.tracks, land.board.ways, land.is_cut
    for at in range(done, len(found)):
        node = found[at]
        for way in ways[node >> 1]:
            if tracks[way.track]:
                continue
            other = 2 * way.cell
            if is_cut:
                if not has_side(land, node, way.side):
                    continue
                other = node_at(land, way.cell, (way.side + 3) % 6)
            if seen[other] == 0:
                seen[other] = number
                found.append(other)
            elif seen[other] != number:
                return True
    return False


def region(land: Land, start: int) -> list[int]:
    """The nodes joined to a node, nearest first (R9.3)."""
    seen = begun(start)
    found = [start]
    done = 0
    while done < len(found):
        end = len(found)
        search_on(land, seen, found, done)
        done = end
    return found


def only_ranch(land: Land, seen: list[int], found: list[int], searched: int = 0) -> int:
    """The ranch of a region if it has exactly one, otherwise -1; the second ends the search.

    The region is begun: some nodes are found, and it was searched from the first of them.
    """
    ranch = -1
    done = 0
    while done < len(found):
        end = len(found)
        for at in range(done, end):
            cell = found[at] >> 1
            if land.board.kind[cell] == RANCH:
                if ranch >= 0:
                    return -1
                ranch = cell
        search_on(land, seen, found, max(done, searched))
        done = end
    return ranch


def ranches_in(board: Board, nodes: list[int]) -> list[int]:
    """The ranch cells of a region; a ranch is no desert, so no shortcut splits it."""
    return [node >> 1 for node in nodes if board.kind[node >> 1] == RANCH]


def newly_lonely(board: Board, p: Player, track: int, shortcut_is_border: bool) -> list[int]:
    """Ranches that the last track has left alone (R9.4).

    It has cut a region in two, or none. Both parts are searched in turn, one step wider each time,
    until the smaller one is all found. If it has no ranch nothing is new for the others.
    """
    land = Land(board, p, shortcut_is_border)
    one, two = beside(land, track)
    seen = begun(one, two)
    near, far = [one], [two]
    done, done_far = 0, 0
    while done < len(near):
        end = len(near)
        if search_on(land, seen, near, done):
            return []
        near, done, far, done_far = far, done_far, near, end
    ranches = ranches_in(board, near)
    if not ranches:
        return []
    other = only_ranch(land, seen, far, done_far)
    alone = ranches if len(ranches) == 1 else []
    return [*alone, other] if other >= 0 else alone


def lonely(board: Board, p: Player, shortcut_is_border: bool = True) -> list[int]:
    """The ranches that no other ranch shares a region with (R9.1)."""
    land = Land(board, p, shortcut_is_border)
    nodes = [2 * ranch for ranch in board.ranch_cells]
    return [node >> 1 for node in nodes if only_ranch(land, begun(node), [node]) >= 0]
