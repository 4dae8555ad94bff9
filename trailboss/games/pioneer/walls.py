"""Walls: what bounds the land, and when a track closes it off (R9.2, R9.5).

Stations, mountains, rivers and the edge of the map are walls, and a railway belongs to the wall of
its station. A track that leads from a wall to another joins them. Only one that leads back to the
wall it came from closes a loop, so only then can there be a region more than before.
"""

from __future__ import annotations

from trailboss.core.zones import Zone
from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.geometry import BITS_OF
from trailboss.games.pioneer.state import SUIT_BITS, Player


def walls_at(board: Board, vertex: int, there: int) -> list[int]:
    """The walls that a track meets at its end, where these railways are."""
    found = [board.station_wall[suit] for suit in BITS_OF[there & SUIT_BITS]]
    if board.wall[vertex] >= 0:
        found.append(board.wall[vertex])
    return found


def joined(walls: Zone, one: int, two: int) -> Zone:
    """The numbers of all walls after two of them are joined."""
    low, high = walls[one], walls[two]
    if low > high:
        low, high = high, low
    return tuple([low if number == high else number for number in walls])


def closes_loop(board: Board, p: Player, suit: int, vertex: int, there: int) -> bool:
    """A new track ends at a vertex where these railways were: does it lead back to its wall?"""
    own = board.station_wall[suit]
    closed = False
    for wall in walls_at(board, vertex, there):
        if p.walls[wall] == p.walls[own]:
            closed = True
        else:
            p.walls = joined(p.walls, own, wall)
    return closed
