"""Laying tracks: where one may start, where it may end, and what it does to the sheet (R6)."""

from __future__ import annotations

from typing import Final

from trailboss.core.action import Action
from trailboss.core.zones import Zone
from trailboss.games.pioneer.actions import DRAW
from trailboss.games.pioneer.board import BESIDE_STATION, BRIDGE, SHORTCUT, TUNNEL, Board
from trailboss.games.pioneer.components import STATION_BRANCHES, TOWN_RAILWAYS, TRACKS_A_TURN
from trailboss.games.pioneer.geometry import ENDS, N_SIDES, cell_of
from trailboss.games.pioneer.state import ONE_TRACK, SUIT_BITS, Player, Rules

SUITS_IN: Final = tuple(bits.bit_count() for bits in range(16))
"""How many suits a set of suits holds."""
BYTE: Final = tuple(bytes([value]) for value in range(256))


def rights(rules: Rules, p: Player) -> int:
    """Specials that may still be used in this turn (R7.2)."""
    spare = p.boxes - p.used
    if rules.special_on_any_track:
        return spare
    plain = p.drawn - p.special_tracks
    return spare - max(0, plain - TRACKS_A_TURN - p.changed)


def sources(board: Board, rules: Rules, p: Player) -> list[int]:
    """Where a track of this turn may start without a switch (R6.3.1, R6.3.2)."""
    found = list(p.heads[p.railway])
    if may_branch(board, rules, p):
        for corner in board.station_corners[p.railway]:
            if p.vertices[corner] == 0:
                found.append(corner)
    return found


def switch_points(board: Board, rules: Rules, p: Player) -> Zone:
    """Where a track of this turn may start with a switch (R6.3.3)."""
    return p.forks[p.railway] if may_branch(board, rules, p) else ()


def may_branch(board: Board, rules: Rules, p: Player) -> bool:
    """Only under one reading of the limit of six do switches count (RL-16)."""
    return not rules.switch_counts_to_six or branches(board, p, p.railway) < STATION_BRANCHES


def branches(board: Board, p: Player, suit: int) -> int:
    """The branches of a railway: one per used corner, one per switch (R6.4)."""
    corners = [c for c in board.station_corners[suit] if p.vertices[c] != 0]
    return len(corners) + sum((p.vertices[v] >> 4) - 2 for v in p.forks[suit])


def can_end(board: Board, rules: Rules, p: Player, far: int) -> bool:
    """May a track of this turn end here? (R6.5)"""
    there = p.vertices[far]
    if board.town[far] < 0:
        return there == 0 and (board.corner[far] == 0 or board.corner[far] == p.railway + 1)
    if there >> p.railway & 1:
        return rules.same_railway_twice_in_town
    return SUITS_IN[there & SUIT_BITS] < TOWN_RAILWAYS


def add_plain(
    board: Board, rules: Rules, p: Player, starts: list[int] | Zone, found: list[Action]
) -> None:
    """Add the tracks on open sides that leave these vertices (R6.2)."""
    for near in starts:
        arcs = board.plain_arcs[near]
        for i in range(0, len(arcs), 2):
            if p.tracks[arcs[i]] == 0 and can_end(board, rules, p, arcs[i + 1]):
                found.append(DRAW[arcs[i]])
    if rules.draw_station_sides:
        found[:] = dict.fromkeys(found)


def add_special(
    board: Board, rules: Rules, p: Player, starts: list[int] | Zone, found: list[Action]
) -> None:
    """Add the bridges, tunnels and shortcuts that leave these vertices (R7.4-R7.6)."""
    for near in starts:
        arcs = board.special_arcs[near]
        for i in range(0, len(arcs), 2):
            track = arcs[i]
            if p.tracks[track] != 0 or (track >= N_SIDES and is_cut(p, cell_of(track))):
                continue
            if can_end(board, rules, p, arcs[i + 1]):
                found.append(DRAW[track])


def is_cut(p: Player, cell: int) -> bool:
    """Does a shortcut run through this cell already? (R7.6)"""
    return cell in [cell_of(cut) for cut in p.cuts]


def can_draw_plain(board: Board, rules: Rules, p: Player) -> bool:
    """Is there a track of this turn's railway that needs no special? (R6.9)"""
    found: list[Action] = []
    add_plain(board, rules, p, sources(board, rules, p), found)
    return bool(found)


def direction(board: Board, p: Player, track: int) -> tuple[int, int]:
    """The vertex where a legal track starts, and the one where it ends."""
    one, two = ENDS[track]
    if board.town[one] >= 0 or (p.vertices[one] == 0 and p.vertices[two] != 0):
        return two, one
    if board.town[two] >= 0 or p.vertices[one] != 0 or board.corner[one] == p.railway + 1:
        return one, two
    return two, one


def specials_for(board: Board, p: Player, track: int, near: int) -> int:
    """How many specials a track needs: for what it crosses, and for a switch (R7.2)."""
    crossing = board.track_class[track] in (BRIDGE, TUNNEL, SHORTCUT)
    return int(crossing) + int(near in p.forks[p.railway])


def draw(board: Board, rules: Rules, p: Player, track: int) -> int:
    """Draw a legal track; the number of the town that it is the first to reach, or -1."""
    near, far = direction(board, p, track)
    needed = specials_for(board, p, track, near)
    p.used += needed
    p.special_tracks += int(needed > 0)
    p.drawn += 1
    reached = p.vertices[far]
    lay(board, p, track, p.railway, near, far)
    count_sides(board, p, track)
    town = board.town[far]
    if board.divides[track] and (board.fence[far] or (town >= 0 and reached != 0)):
        p.closed = (*p.closed, track)
    if town < 0 or reached != 0:
        return -1
    if p.circled < board.data.town_boxes:
        p.circled += 1
        p.ripe += int(rules.same_turn_town_boxes)
    return town


def lay(board: Board, p: Player, track: int, suit: int, near: int, far: int) -> None:
    """The track is on the sheet; railheads move on (R1.5)."""
    bit = 1 << suit
    p.tracks = mark(p.tracks, track, suit + 1)
    p.vertices = mark(p.vertices, near, p.vertices[near] + ONE_TRACK | bit)
    p.vertices = mark(p.vertices, far, p.vertices[far] + ONE_TRACK | bit)
    track_class = board.track_class[track]
    place(board, p, suit, near, track_class)
    place(board, p, suit, far, track_class)
    if board.edge[far] or board.edge[near]:
        p.edges |= bit
    p.ranges |= board.ranges[track]
    if track_class == BRIDGE:
        p.bridges |= bit
    elif track_class == TUNNEL:
        p.tunnels |= bit
    elif track_class == SHORTCUT:
        p.cuts = tuple(sorted((*p.cuts, track)))


def place(board: Board, p: Player, suit: int, vertex: int, track_class: int) -> None:
    """Is the end of a new track now a railhead, or an inner vertex of a branch? (R6.3)"""
    if board.town[vertex] >= 0:
        return
    heads = p.heads[suit]
    if p.vertices[vertex] >> 4 == 1:
        if board.corner[vertex] == 0 or track_class == BESIDE_STATION:
            p.heads = with_zone(p.heads, suit, tuple(sorted((*heads, vertex))))
        return
    p.heads = with_zone(p.heads, suit, tuple(v for v in heads if v != vertex))
    if board.corner[vertex] == 0 and vertex not in p.forks[suit]:
        p.forks = with_zone(p.forks, suit, tuple(sorted((*p.forks[suit], vertex))))


def count_sides(board: Board, p: Player, track: int) -> None:
    """The cells beside the track have one more drawn side; some now wait (R8.2)."""
    for cell in board.counted[track]:
        sides = p.counts[cell] + 1
        p.counts = mark(p.counts, cell, sides)
        if sides == board.needs[cell]:
            p.pending = (*p.pending, cell)


def mark(marks: bytes, at: int, value: int) -> bytes:
    """The marks with another value at one place."""
    return marks[:at] + BYTE[value] + marks[at + 1 :]


def with_zone(zones: tuple[Zone, ...], at: int, zone: Zone) -> tuple[Zone, ...]:
    """The zones with another one at one place."""
    return (*zones[:at], zone, *zones[at + 1 :])
