"""What follows from the tracks of a sheet, counted from nothing (R20)."""

from __future__ import annotations

from trailboss.core.message import Message
from trailboss.core.zones import Zone
from trailboss.games.pioneer.board import BESIDE_STATION, BRIDGE, SHORTCUT, TUNNEL, Board
from trailboss.games.pioneer.components import SUITS
from trailboss.games.pioneer.geometry import (
    ENDS,
    N_VERTICES,
    TRACKS,
    VERTICES,
    cell_of,
)
from trailboss.games.pioneer.state import Player
from trailboss.games.pioneer.walls import joined, walls_at


def drawn_tracks(p: Player) -> list[tuple[int, int]]:
    """Every track of the sheet with its suit."""
    return [(track, suit - 1) for track, suit in enumerate(p.tracks) if suit]


def rebuild(board: Board, p: Player) -> None:
    """Fill in everything that follows from `p.tracks`."""
    drawn = drawn_tracks(p)
    tracks_at = [0] * N_VERTICES
    suits_at = [0] * N_VERTICES
    station_at = [False] * N_VERTICES
    for track, suit in drawn:
        for vertex in ENDS[track]:
            tracks_at[vertex] += 1
            suits_at[vertex] |= 1 << suit
            station_at[vertex] = board.track_class[track] == BESIDE_STATION
    p.vertices = bytes(16 * n + suits for n, suits in zip(tracks_at, suits_at, strict=True))
    p.walls = walls_of(board, p, drawn)
    heads: list[list[int]] = [[] for _ in SUITS]
    forks: list[list[int]] = [[] for _ in SUITS]
    for vertex in range(N_VERTICES):
        if not tracks_at[vertex] or board.town[vertex] >= 0:
            continue
        suit = suits_at[vertex].bit_length() - 1
        if tracks_at[vertex] == 1 and (not board.corner[vertex] or station_at[vertex]):
            heads[suit].append(vertex)
        if tracks_at[vertex] > 1 and not board.corner[vertex]:
            forks[suit].append(vertex)
    p.heads = [tuple(own) for own in heads]
    p.forks = [tuple(own) for own in forks]
    p.edges = suits_where(drawn, [board.edge[a] or board.edge[b] for a, b in ENDS])
    p.bridges = suits_where(drawn, [c == BRIDGE for c in board.track_class])
    p.tunnels = suits_where(drawn, [c == TUNNEL for c in board.track_class])
    p.cuts = tuple(track for track, _ in drawn if board.track_class[track] == SHORTCUT)
    p.ranges = 0
    for track, _ in drawn:
        p.ranges |= board.ranges[track]


def walls_of(board: Board, p: Player, drawn: list[tuple[int, int]]) -> Zone:
    """Wall to the lowest number of all that tracks have joined with it (R9.5)."""
    walls: Zone = tuple(range(board.n_walls))
    for track, suit in drawn:
        for vertex in ENDS[track]:
            for wall in walls_at(board, vertex, p.vertices[vertex]):
                walls = joined(walls, board.station_wall[suit], wall)
    return walls


def suits_where(drawn: list[tuple[int, int]], holds: list[bool]) -> int:
    """The suits of the tracks for which something holds, as bits."""
    suits = 0
    for track, suit in drawn:
        if holds[track]:
            suits |= 1 << suit
    return suits


def unconnected(board: Board, p: Player) -> list[int]:
    """Tracks that no chain joins to the station of their suit (R6.3)."""
    left = drawn_tracks(p)
    joined = {(c, suit) for suit, corners in enumerate(board.station_corners) for c in corners}
    grew = True
    while grew:
        found = [
            (t, suit) for t, suit in left if any(passes(board, joined, v, suit) for v in ENDS[t])
        ]
        joined |= {(vertex, suit) for t, suit in found for vertex in ENDS[t]}
        left = [item for item in left if item not in found]
        grew = len(found) > 0
    return [track for track, _ in left]


def passes(board: Board, joined: set[tuple[int, int]], vertex: int, suit: int) -> bool:
    """May a branch go on from here? Never from a town (R6.7)."""
    return (vertex, suit) in joined and board.town[vertex] < 0


def sheet_faults(board: Board, p: Player) -> list[Message]:
    """What breaks R6 on this sheet, one line each."""
    faults = [
        Message("error-audit-unjoined", "{track} is not joined to its station", track=TRACKS[t])
        for t in unconnected(board, p)
    ]
    for track, _ in drawn_tracks(p):
        if board.track_class[track] == 0:
            name = TRACKS[track]
            faults.append(
                Message(
                    "error-audit-no-side", "{track} is no side or shortcut of this map", track=name
                )
            )
    for vertex in range(N_VERTICES):
        suits = (p.vertices[vertex] & 15).bit_count()
        if suits > (3 if board.town[vertex] >= 0 else 1):
            faults.append(
                Message(
                    "error-audit-meet",
                    "{count} railways meet at {place}",
                    count=suits,
                    place=VERTICES[vertex],
                )
            )
    cells = [cell_of(cut) for cut in p.cuts]
    if len(set(cells)) < len(cells):
        faults.append(Message("error-audit-shortcuts", "two shortcuts cross in one cell"))
    return faults
