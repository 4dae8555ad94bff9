"""Refusals: why a track, a box or a suit cannot be chosen now (R6, R7)."""

from __future__ import annotations

from trailboss.core.action import Action
from trailboss.core.refusal import Refusal
from trailboss.games.pioneer.actions import BOX, DONE, DRAW, SUIT
from trailboss.games.pioneer.board import (
    BESIDE_STATION,
    BRIDGE,
    NO_SIDE,
    OUTLINE,
    SHORTCUT,
    TUNNEL,
)
from trailboss.games.pioneer.components import SUITS
from trailboss.games.pioneer.geometry import ENDS, N_SIDES, N_TRACKS, cell_of
from trailboss.games.pioneer.state import PioneerState, Player
from trailboss.games.pioneer.tracks import (
    can_end,
    is_cut,
    rights,
    sources,
    specials_for,
    switch_points,
)


def laying_refusals(s: PioneerState, seat: int, legal: list[Action]) -> list[Refusal]:
    """Everything that cannot be chosen now, with its reason."""
    p = s.players[seat]
    refused = [refuse_verb(s, p, action) for action in (BOX, DONE, *SUIT) if action not in legal]
    starts = sources(s.board, s.rules, p)
    forks = switch_points(s.board, s.rules, p)
    allowed = {action.arg for action in legal if action.verb == "draw"}
    for track in range(N_TRACKS):
        if track not in allowed:
            refused.append(refuse_track(s, p, track, starts, forks))
    return refused


def refuse_verb(s: PioneerState, p: Player, action: Action) -> Refusal:
    """Why no box, no other suit, no end."""
    if action is DONE:
        return Refusal(action, "R6.9", "a-track-can-be-drawn-and-is-due")
    if action is BOX:
        return Refusal(action, "R7.1", "circled-town-boxes", 1, 0)
    if action.arg == p.railway:
        return Refusal(action, "R7.8", "it-is-the-suit-of-this-turn")
    if p.changed:
        return Refusal(action, "R7.8", "the-suit-was-changed-already")
    if rights(s.rules, p) < 1:
        return Refusal(action, "R7.8", "specials", 1, 0)
    return Refusal(action, "R7.8", "a-track-is-drawn-already")


def refuse_track(
    s: PioneerState, p: Player, track: int, starts: list[int], forks: list[int]
) -> Refusal:
    """The first reason that holds: the map, the pencil, the start, the end, the special."""
    action = DRAW[track]
    fixed = printed_reason(s, p, track)
    if fixed is not None:
        return Refusal(action, *fixed)
    if p.left() < 1:
        return Refusal(action, "R6.1", "tracks-left", 1, 0)
    one, two = ENDS[track]
    for near, far in ((one, two), (two, one)):
        if s.board.town[near] < 0 and near in starts + forks:
            return refuse_end(s, p, action, near, far)
    return refuse_start(s, p, action, ENDS[track])


def printed_reason(s: PioneerState, p: Player, track: int) -> tuple[str, str] | None:
    """What the map and the pencil forbid for everybody (R2.6, R6.2, R7.6)."""
    track_class = s.board.track_class[track]
    if track_class == NO_SIDE and track >= N_SIDES:
        return "R7.6", "a-shortcut-needs-a-desert-cell"
    if track_class == NO_SIDE:
        return "R6.2", "it-is-not-on-this-map"
    if track_class == OUTLINE and not s.rules.draw_outline:
        return "R2.6", "it-is-on-the-outline-of-the-map"
    if track_class == BESIDE_STATION and not s.rules.draw_station_sides:
        return "R2.6", "it-is-a-side-of-a-station"
    if p.tracks[track]:
        return "R6.2", "it-is-drawn-already"
    if track_class == SHORTCUT and is_cut(p, cell_of(track)):
        return "R7.6", "a-shortcut-runs-through-this-cell"
    return None


def refuse_start(s: PioneerState, p: Player, action: Action, ends: tuple[int, int]) -> Refusal:
    """Neither end is a place to start from (R6.3, R6.4, R6.7)."""
    suit = SUITS[p.railway]
    for vertex in ends:
        if s.board.town[vertex] >= 0 and p.vertices[vertex] >> p.railway & 1:
            return Refusal(action, "R6.7", "the-railway-ends-in-this-town", thing=suit)
        if s.board.corner[vertex] == p.railway + 1 and p.vertices[vertex]:
            return Refusal(action, "R6.4", "a-branch-has-left-this-corner-already")
    return Refusal(action, "R6.3", "no-station-corner-or-railhead-at-its-end", thing=suit)


def refuse_end(s: PioneerState, p: Player, action: Action, near: int, far: int) -> Refusal:
    """It could start, but it cannot end there, or needs specials (R6.5, R7.2)."""
    board = s.board
    if not can_end(board, s.rules, p, far) or (board.corner[far] and not p.vertices[near]):
        return Refusal(action, *end_reason(s, p, far))
    track_class = board.track_class[action.arg]
    rule = {BRIDGE: "R7.4", TUNNEL: "R7.5", SHORTCUT: "R7.6"}.get(track_class, "R7.7")
    needed = specials_for(board, p, action.arg, near)
    if needed > rights(s.rules, p):
        return Refusal(action, rule, "specials", needed, rights(s.rules, p))
    if needed > 1:
        return Refusal(action, "R7.2", "specials-on-one-track", needed, 1)
    return Refusal(action, "R6.4", "a-branch-never-comes-back-to-a-station")


def end_reason(s: PioneerState, p: Player, far: int) -> tuple[str, str]:
    """Why a track cannot end there (R6.4, R6.5, R6.6)."""
    if s.board.town[far] >= 0:
        if p.vertices[far] >> p.railway & 1:
            return "R6.6", "this-railway-ends-in-that-town-already"
        return "R6.5", "three-railways-end-in-that-town-already"
    if s.board.corner[far]:
        return "R6.4", "a-branch-never-comes-back-to-a-station"
    return "R6.5", "it-would-touch-another-branch"
