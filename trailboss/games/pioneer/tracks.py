"""Laying tracks: where one may start, where it may end, and what it does to the sheet (R6)."""

from __future__ import annotations

from typing import Final

from trailboss.core.action import Action
from trailboss.core.zones import Zone
from trailboss.games.pioneer.board import BESIDE_STATION, BRIDGE, SHORTCUT, TUNNEL, Arc, Board
from trailboss.games.pioneer.components import STATION_BRANCHES, TOWN_RAILWAYS, TRACKS_A_TURN
from trailboss.games.pioneer.geometry import BITS_IN, ENDS, N_SIDES, cell_of
from trailboss.games.pioneer.ranches import newly_lonely
from trailboss.games.pioneer.state import ONE_TRACK, SUIT_BITS, Player, Rules, drawn_sides
from trailboss.games.pioneer.walls import closes_loop

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
        vertices = p.vertices
        for corner in board.station_corners[p.railway]:
            if vertices[corner] == 0:
                found.append(corner)
    return found


def switch_points(board: Board, rules: Rules, p: Player) -> list[int]:
    """Where a track of this turn may start with a switch (R6.3.3)."""
    return sorted(p.forks[p.railway]) if may_branch(board, rules, p) else []


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
    return BITS_IN[there & SUIT_BITS] < TOWN_RAILWAYS


def is_free(board: Board, rules: Rules, p: Player, arc: Arc) -> bool:
    """Is this track not drawn yet, and may it end where it does? (R6.2)

    Nobody can have drawn a track to an inner vertex that no track touches.
    """
    if arc.inner:
        return p.vertices[arc.far] == 0
    return p.tracks[arc.track] == 0 and can_end(board, rules, p, arc.far)


def add_plain(
    board: Board, rules: Rules, p: Player, starts: list[int], found: list[Action]
) -> None:
    """Add the tracks on open sides that leave these vertices (R6.2)."""
    vertices = p.vertices
    for near in starts:
        for arc in board.plain_arcs[near]:
            if vertices[arc.far] == 0 if arc.inner else is_free(board, rules, p, arc):
                found.append(arc.action)
    if rules.draw_station_sides:
        found[:] = dict.fromkeys(found)


def add_special(
    board: Board, rules: Rules, p: Player, starts: list[int], found: list[Action]
) -> None:
    """Add the bridges, tunnels and shortcuts that leave these vertices (R7.4-R7.6)."""
    for near in starts:
        for arc in board.special_arcs[near]:
            if arc.track >= N_SIDES and is_cut(p, cell_of(arc.track)):
                continue
            if is_free(board, rules, p, arc):
                found.append(arc.action)


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
    needed = 1 if board.is_special[track] else 0
    return needed + 1 if is_fork(board, p, near) else needed


def is_fork(board: Board, p: Player, vertex: int) -> bool:
    """Do two tracks of a branch meet here? Never in a town or at a station (R6.3.3)."""
    if p.vertices[vertex] < 2 * ONE_TRACK:
        return False
    return board.town[vertex] < 0 and board.corner[vertex] == 0


def draw(board: Board, rules: Rules, p: Player, track: int) -> int:
    """Draw a legal track; the number of the town that it is the first to reach, or -1."""
    near, far = direction(board, p, track)
    needed = specials_for(board, p, track, near)
    if needed > 0:
        p.used += needed
        p.special_tracks += 1
    p.drawn += 1
    reached = p.vertices[far]
    lay(board, p, track, p.railway, near, far)
    count_sides(board, p, track)
    town = board.town[far]
    if board.wall[far] >= 0 or reached != 0:
        fence(board, rules, p, track, closes_loop(board, p, p.railway, far, reached))
    if town < 0 or reached != 0:
        return -1
    if p.circled < board.data.town_boxes:
        p.circled += 1
        p.ripe += int(rules.same_turn_town_boxes and not rules.boxes_when_checked)
    return town


def fence(board: Board, rules: Rules, p: Player, track: int, closes: bool) -> None:
    """A track has come to a wall; if it closes land off, some ranches may be alone now (R9.5)."""
    if not board.divides[track]:
        return
    p.closed += (track,)
    if closes and (track < N_SIDES or rules.shortcut_is_border):
        for ranch in newly_lonely(board, p, track, rules.shortcut_is_border):
            if not p.activated >> ranch & 1 and ranch not in p.alone + p.pending:
                p.alone = inserted(p.alone, ranch)


def lay(board: Board, p: Player, track: int, suit: int, near: int, far: int) -> None:
    """The track is on the sheet; railheads move on (R1.5)."""
    bit, there = 1 << suit, p.vertices
    p.tracks = mark(p.tracks, track, suit + 1)
    p.vertices = mark_two(
        there, near, there[near] + ONE_TRACK | bit, far, there[far] + ONE_TRACK | bit
    )
    move_head(board, p, suit, near, far, board.track_class[track] == BESIDE_STATION)
    if board.edge[far] or board.edge[near]:
        p.edges |= bit
    p.ranges |= board.ranges[track]
    if board.is_special[track]:
        cross(board.track_class[track], p, track, bit)


def cross(track_class: int, p: Player, track: int, bit: int) -> None:
    """The railway has a bridge, a tunnel or a shortcut more (R7.4-R7.6)."""
    if track_class == BRIDGE:
        p.bridges |= bit
    elif track_class == TUNNEL:
        p.tunnels |= bit
    elif track_class == SHORTCUT:
        p.cuts = inserted(p.cuts, track)


def move_head(board: Board, p: Player, suit: int, near: int, far: int, along: bool) -> None:
    """The end of a new track is a railhead, but in a town; its start is an inner vertex (R6.3).

    Only with a track along its side can a corner of a station be a railhead.
    """
    heads = [head for head in p.heads[suit] if head != near]
    if board.town[far] < 0 and (along or board.corner[far] == 0):
        insert(heads, far)
    tracks = p.vertices[near] // ONE_TRACK
    if along and tracks == 1:
        insert(heads, near)
    elif tracks == 2 and board.corner[near] == 0:
        p.forks[suit] += (near,)
    p.heads[suit] = tuple(heads)


def count_sides(board: Board, p: Player, track: int) -> None:
    """The cells beside the new track have one more drawn side; some now wait (R8.2)."""
    for cell in board.counted[track]:
        if drawn_sides(p, cell) == board.needs[cell]:
            p.pending += (cell,)


def mark(marks: bytes, at: int, value: int) -> bytes:
    """The marks with another value at one place."""
    return marks[:at] + BYTE[value] + marks[at + 1 :]


def mark_two(marks: bytes, one: int, first: int, two: int, second: int) -> bytes:
    """The marks with other values at two places."""
    if one > two:
        one, first, two, second = two, second, one, first
    return b"".join(
        [marks[:one], BYTE[first], marks[one + 1 : two], BYTE[second], marks[two + 1 :]]
    )


def insert(items: list[int], item: int) -> None:
    """Put one item more into a sorted list."""
    at = len(items)
    while at > 0 and items[at - 1] > item:
        at -= 1
    items.insert(at, item)


def inserted(zone: Zone, item: int) -> Zone:
    """A sorted zone with one item more."""
    items = list(zone)
    insert(items, item)
    return tuple(items)
