"""What follows from the tiles on the trail, worked out once for each board."""

from __future__ import annotations

from trailboss.core.zones import Zone
from trailboss.games.elpaso.rules import Rules
from trailboss.games.trail.rules import EMPTY
from trailboss.games.trail.ways import ahead


class Layout:
    """The stops, the empty spaces and the buildings of a board.

    A board is a tuple that never changes, and few moves of a game put another one in its place:
    `state.layout` makes this again when the board of a state is not this one.
    """

    def __init__(self, rules: Rules, board: Zone) -> None:
        nodes = range(len(board))
        self.board = board
        self.stops: tuple[Zone, ...] = tuple([tuple(ahead(rules.nodes, board, at)) for at in nodes])
        """For each node the first stop on every branch (R4.2, R4.3)."""
        self.empty: Zone = tuple([at for at in nodes if board[at] == EMPTY])
        """The empty regular spaces."""
        self.owned = owned(rules, board)
        """For each seat the nodes on which its buildings stand."""
        self.far = [0] * len(board)
        """For each node how far El Paso is, where Sue has asked for it (R14.7); else 0."""


def owned(rules: Rules, board: Zone) -> tuple[Zone, ...]:
    """For each seat that the box has tiles for, the nodes on which its buildings stand."""
    kinds = len(rules.kinds)
    seats = (len(rules.tiles) - rules.first_building) // kinds
    found: list[list[int]] = [[] for _ in range(seats)]
    for at, tile in enumerate(board):
        if tile >= rules.first_building:
            found[(tile - rules.first_building) // kinds].append(at)
    return tuple([tuple(nodes) for nodes in found])
