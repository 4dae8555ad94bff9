"""Ranch regions: which ranches are alone on their piece of land (R9).

Land is searched node by node. A node is twice the cell, plus one for the second part of a cell
that a shortcut cuts in two.
"""

from __future__ import annotations

from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.geometry import (
    ALL_SIDES,
    BITS_OF,
    FACES,
    N_CELLS,
    N_SIDES,
    NEIGHBOURS,
    PARTS,
    SHORTCUT_AT,
    SIDES_OF,
    cell_of,
)
from trailboss.games.pioneer.maps import RANCH
from trailboss.games.pioneer.state import Player


def borders(p: Player, shortcut_is_border: bool) -> bytes:
    """Cell to its drawn sides and, unless RL-12 is read otherwise, its shortcut (R9.2, R9.3)."""
    return p.sides if shortcut_is_border else bytes([own & ALL_SIDES for own in p.sides])


def node_at(cell: int, side: int, sides: bytes) -> int:
    """The part of a cell that one of its sides belongs to."""
    own = sides[cell]
    if own <= ALL_SIDES or PARTS[(own >> SHORTCUT_AT) - 1][0] >> side & 1:
        return 2 * cell
    return 2 * cell + 1


def beside(track: int, sides: bytes) -> tuple[int, int]:
    """The nodes on the two sides of a track."""
    if track >= N_SIDES:
        return 2 * cell_of(track), 2 * cell_of(track) + 1
    one, two = FACES[track]
    side = SIDES_OF[one].index(track)
    return node_at(one, side, sides), node_at(two, (side + 3) % 6, sides)


def search_on(board: Board, sides: bytes, seen: list[int], found: list[int], done: int) -> bool:
    """Add what no border parts from the nodes found after the first `done` of them.

    What is seen bears the number of its search (R9.3); does this search meet another one?
    """
    number = seen[found[0]]
    land = board.land
    for at in range(done, len(found)):
        cell = found[at] >> 1
        own = sides[cell]
        ways = land[cell] & ~own
        if own > ALL_SIDES:
            ways &= PARTS[(own >> SHORTCUT_AT) - 1][found[at] & 1]
        around = NEIGHBOURS[cell]
        for side in BITS_OF[ways]:
            other = 2 * around[side]
            if sides[around[side]] > ALL_SIDES:
                other = node_at(around[side], (side + 3) % 6, sides)
            if seen[other] == 0:
                seen[other] = number
                found.append(other)
            elif seen[other] != number:
                return True
    return False


def region(board: Board, sides: bytes, start: int) -> list[int]:
    """The nodes joined to a node, nearest first (R9.3)."""
    seen = [0] * (2 * N_CELLS)
    seen[start] = 1
    found = [start]
    done = 0
    while done < len(found):
        end = len(found)
        search_on(board, sides, seen, found, done)
        done = end
    return found


def parted(board: Board, sides: bytes, one: int, two: int) -> list[int]:
    """The smaller one of the regions of two nodes; nothing if they are in the same one.

    Both are searched in turn, one step wider each time, until the smaller one is all found.
    """
    seen = [0] * (2 * N_CELLS)
    seen[one], seen[two] = 1, 2
    near, far = [one], [two]
    done, done_far = 0, 0
    while done < len(near):
        end = len(near)
        if search_on(board, sides, seen, near, done):
            return []
        near, done, far, done_far = far, done_far, near, end
    return near


def ranches_in(board: Board, nodes: list[int]) -> list[int]:
    """The ranch cells of a region; a ranch is no desert, so no shortcut splits it."""
    return [node >> 1 for node in nodes if board.kind[node >> 1] == RANCH]


def only_ranch(board: Board, sides: bytes, start: int) -> int:
    """The ranch of a region if it has exactly one, otherwise -1; the second ends the search."""
    seen = [0] * (2 * N_CELLS)
    seen[start] = 1
    found = [start]
    ranch = -1
    done = 0
    while done < len(found):
        end = len(found)
        for at in range(done, end):
            cell = found[at] >> 1
            if board.kind[cell] == RANCH:
                if ranch >= 0:
                    return -1
                ranch = cell
        search_on(board, sides, seen, found, done)
        done = end
    return ranch


def newly_lonely(board: Board, p: Player, track: int, shortcut_is_border: bool) -> list[int]:
    """Ranches that the last track has left alone (R9.4).

    It has cut a region in two, or none. Where one part has no ranch nothing is new for the others.
    """
    sides = borders(p, shortcut_is_border)
    one, two = beside(track, sides)
    nodes = parted(board, sides, one, two)
    ranches = ranches_in(board, nodes)
    if not ranches:
        return []
    other = only_ranch(board, sides, two if nodes[0] == one else one)
    alone = ranches if len(ranches) == 1 else []
    return [*alone, other] if other >= 0 else alone


def lonely(board: Board, p: Player, shortcut_is_border: bool = True) -> list[int]:
    """The ranches that no other ranch shares a region with (R9.1)."""
    sides = borders(p, shortcut_is_border)
    return [ranch for ranch in board.ranch_cells if only_ranch(board, sides, 2 * ranch) >= 0]
