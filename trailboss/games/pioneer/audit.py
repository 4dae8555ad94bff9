"""The bookkeeper: what must be true of every position, and the tables worth soaking."""

from __future__ import annotations

from typing import Final

from trailboss.core.engine import State
from trailboss.games.pioneer.activation import ORDER
from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.components import DECK, GOAL_TYPES, TRACKS_A_TURN, TURNS, goal_type
from trailboss.games.pioneer.geometry import CELLS, N_CELLS
from trailboss.games.pioneer.maps import BANK, KINDS, MINE, RANCH, SALOON
from trailboss.games.pioneer.ranches import lonely
from trailboss.games.pioneer.sheets import drawn_tracks, rebuild, sheet_faults
from trailboss.games.pioneer.state import (
    CIRCLED,
    FREE,
    PioneerState,
    Player,
    drawn_sides,
    signature,
)

OTHER_READINGS: Final = {
    "draw_outline": "true",
    "draw_station_sides": "true",
    "return_to_own_station": "true",
    "same_railway_twice_in_town": "false",
    "forfeit_blocked_tracks": "false",
    "special_on_any_track": "false",
    "same_turn_town_boxes": "false",
    "suit_before_tracks": "false",
    "bank_min": "1",
    "surplus_saloon_counts": "false",
    "shortcut_is_border": "false",
    "mixed_at_activation": "false",
    "solo_retroactive": "false",
    "switch_counts_to_six": "true",
}
"""Every ruling of R17 the other way round."""

SOAK: Final[list[tuple[int, dict[str, str]]]] = [
    (1, {"map": "a"}),
    (1, {"map": "b", "level": "legendary", "extra_card": "true"}),
    (1, {"map": "b", "level": "medium", **OTHER_READINGS}),
    (2, {"map": "a"}),
    (2, {"map": "b", "extra_card": "true"}),
    (2, {"map": "a", "suit_before_tracks": "false", "return_to_own_station": "true"}),
    (3, {"map": "a", "dealer": "random"}),
    (3, {"map": "b", "dealer": "1", **OTHER_READINGS}),
    (4, {"map": "b"}),
    (4, {"map": "a", "extra_card": "true"}),
    (5, {"map": "a"}),
    (5, {"map": "b", "extra_card": "true"}),
    (8, {"map": "b"}),
    (8, {"map": "a", "extra_card": "true"}),
    (2, {"map": "b", "boxes_when_checked": "true"}),
]


def audit(s: State) -> list[str]:
    """What is missing or too much, one line each; nothing if the books balance."""
    assert isinstance(s, PioneerState)
    faults = card_faults(s) + goal_faults(s)
    for seat, p in enumerate(s.players):
        found = [*sheet_faults(s.board, p), *kept_faults(s.board, p), *score_zone_faults(s, p)]
        found += [*activation_faults(s, p), *turn_faults(s, p)]
        faults += [f"seat {seat}: {fault}" for fault in found]
    return faults


def card_faults(s: PioneerState) -> list[str]:
    """All 20 cards are somewhere, each once (R3.4)."""
    cards = [*s.deck, *s.shown, *s.discard, *s.secret]
    if s.taken:
        cards.append(s.taken)
    return [] if sorted(cards) == list(DECK) else [f"the cards are {sorted(cards)}"]


def goal_faults(s: PioneerState) -> list[str]:
    """One goal of each type, and alone as many more as the level says (R3.3, R15.2)."""
    ones = s.goals[s.rules.level :] if len(s.players) == 1 else s.goals
    types = sorted(goal_type(goal) for goal in (*ones, *s.face_down))
    faults = [] if types == list(range(len(GOAL_TYPES))) else [f"the goal types are {types}"]
    every = (*s.goals, *s.face_down)
    if len(set(every)) < len(every):
        faults.append("a goal lies there twice")
    if len(s.players) == 1 and any(s.players[0].stars):
        faults.append("a goal scored in a solo game")
    return faults


def kept_faults(board: Board, p: Player) -> list[str]:
    """What is kept beside the tracks is what follows from them (R20)."""
    copy = p.clone()
    rebuild(board, copy)
    return [] if signature(copy) == signature(p) else ["the sheet does not follow from its tracks"]


def score_zone_faults(s: PioneerState, p: Player) -> list[str]:
    """Boxes are circled for a reason and crossed off only once circled (R8)."""
    data = s.board.data
    towns = sum(1 for vertex in s.board.towns if p.vertices[vertex])
    symbols = p.saloons.count(CIRCLED)
    found = {
        "town boxes": p.circled == min(data.town_boxes, data.circled + towns),
        "crossed town boxes": 0 <= p.crossed <= p.circled,
        "nuggets": p.nuggets == min(data.nuggets, p.active[MINE]),
        "crossed nuggets": 0 <= p.banked <= p.nuggets,
        "bank boxes": len(p.bank) == min(len(data.banks), p.active[BANK]),
        "saloon symbols": symbols <= p.active[SALOON],
        "hands": len(p.hands) == len(p.ranks) // TURNS or bool(s.stack and s.turn == TURNS),
        "lost symbols": all(symbol != FREE for symbol in p.saloons[: len(p.hands)]),
    }
    return [f"{name} do not add up" for name, good in found.items() if not good]


def activation_faults(s: PioneerState, p: Player) -> list[str]:
    """Exactly the cells whose condition is met are activated, or wait for it (R8.1, R9.1)."""
    faults = []
    for kind in ORDER:
        cells = [c for c in range(N_CELLS) if p.activated >> c & 1 and s.board.kind[c] == kind]
        if len(cells) != p.active[kind]:
            faults.append(f"{p.active[kind]} {KINDS[kind]} cells are counted, not {len(cells)}")
    alone = lonely(s.board, p, s.rules.shortcut_is_border)
    for cell in range(N_CELLS):
        need, kind = s.board.needs[cell], s.board.kind[cell]
        met = cell in alone if kind == RANCH else 0 < need <= drawn_sides(p, cell)
        active = bool(p.activated >> cell & 1)
        if active and not met:
            faults.append(f"{CELLS[cell]} is activated without reason")
        surplus = kind == SALOON and not s.rules.surplus_saloon_counts
        if met and not active and not p.card and not surplus:
            faults.append(f"{CELLS[cell]} is not activated")
    return faults


def turn_faults(s: PioneerState, p: Player) -> list[str]:
    """No more tracks than turns and boxes allow; one rank a turn (R5.1, R7.2)."""
    begun = p.turns + int(p.card != 0)
    faults = []
    if len(drawn_tracks(p)) > TRACKS_A_TURN * begun + p.crossed:
        faults.append("too many tracks")
    if len(p.ranks) != begun:
        faults.append(f"{len(p.ranks)} ranks are written in {begun} turns")
    if p.drawn > TRACKS_A_TURN + p.boxes or p.used > p.boxes or p.boxes > p.crossed:
        faults.append("more was used than the boxes give")
    return faults
