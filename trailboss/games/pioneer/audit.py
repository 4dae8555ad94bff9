"""The bookkeeper: what must be true of every position."""

from __future__ import annotations

from typing import Final

from trailboss.core.engine import State
from trailboss.core.message import Message, thing
from trailboss.games.kit.audit import of_seat
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

SCORE_ZONE: Final = {
    "town boxes": Message("error-audit-town-boxes", "town boxes"),
    "crossed town boxes": Message("error-audit-crossed-boxes", "crossed town boxes"),
    "nuggets": Message("error-audit-nuggets", "nuggets"),
    "crossed nuggets": Message("error-audit-crossed-nuggets", "crossed nuggets"),
    "bank boxes": Message("error-audit-bank-boxes", "bank boxes"),
    "saloon symbols": Message("error-audit-saloon-symbols", "saloon symbols"),
    "hands": Message("error-audit-hands", "hands"),
    "lost symbols": Message("error-audit-lost-symbols", "lost symbols"),
}


def audit(s: State) -> list[Message]:
    """What is missing or too much, one line each; empty if all is well."""
    assert isinstance(s, PioneerState)
    faults = card_faults(s) + goal_faults(s)
    for seat, p in enumerate(s.players):
        found = [*sheet_faults(s.board, p), *kept_faults(s.board, p), *score_zone_faults(s, p)]
        found += [*activation_faults(s, p), *turn_faults(s, p)]
        faults += [of_seat(seat, fault) for fault in found]
    return faults


def card_faults(s: PioneerState) -> list[Message]:
    """All 20 cards are somewhere, each once (R3.4)."""
    cards = [*s.deck, *s.shown, *s.discard, *s.secret]
    if s.taken:
        cards.append(s.taken)
    if sorted(cards) == list(DECK):
        return []
    return [Message("error-audit-cards", "the cards are {cards}", cards=str(sorted(cards)))]


def goal_faults(s: PioneerState) -> list[Message]:
    """One goal of each type, and alone as many more as the level says (R3.3, R15.2)."""
    ones = s.goals[s.rules.level :] if len(s.players) == 1 else s.goals
    types = sorted(goal_type(goal) for goal in (*ones, *s.face_down))
    faults: list[Message] = []
    if types != list(range(len(GOAL_TYPES))):
        faults.append(
            Message("error-audit-goal-types", "the goal types are {types}", types=str(types))
        )
    every = (*s.goals, *s.face_down)
    if len(set(every)) < len(every):
        faults.append(Message("error-audit-goal-twice", "a goal lies there twice"))
    if len(s.players) == 1 and any(s.players[0].stars):
        faults.append(Message("error-audit-goal-solo", "a goal scored in a solo game"))
    return faults


def kept_faults(board: Board, p: Player) -> list[Message]:
    """What is kept beside the tracks is what follows from them (R20)."""
    copy = p.clone()
    rebuild(board, copy)
    if signature(copy) == signature(p):
        return []
    return [Message("error-audit-sheet", "the sheet does not follow from its tracks")]


def score_zone_faults(s: PioneerState, p: Player) -> list[Message]:
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
    return [
        Message("error-audit-sum", "{name} do not add up", name=SCORE_ZONE[name])
        for name, good in found.items()
        if not good
    ]


def activation_faults(s: PioneerState, p: Player) -> list[Message]:
    """Exactly the cells whose condition is met are activated, or wait for it (R8.1, R9.1)."""
    faults: list[Message] = []
    for kind in ORDER:
        cells = [c for c in range(N_CELLS) if p.activated >> c & 1 and s.board.kind[c] == kind]
        if len(cells) != p.active[kind]:
            faults.append(
                Message(
                    "error-audit-cells",
                    "{count} {kind} cells are counted, not {has}",
                    count=p.active[kind],
                    kind=thing(KINDS[kind]),
                    has=len(cells),
                )
            )
    alone = lonely(s.board, p, s.rules.shortcut_is_border)
    for cell in range(N_CELLS):
        need, kind = s.board.needs[cell], s.board.kind[cell]
        met = cell in alone if kind == RANCH else 0 < need <= drawn_sides(p, cell)
        active = bool(p.activated >> cell & 1)
        if active and not met:
            faults.append(
                Message(
                    "error-audit-active", "{cell} is activated without reason", cell=CELLS[cell]
                )
            )
        surplus = kind == SALOON and not s.rules.surplus_saloon_counts
        if met and not active and not p.card and not surplus:
            faults.append(
                Message("error-audit-inactive", "{cell} is not activated", cell=CELLS[cell])
            )
    return faults


def turn_faults(s: PioneerState, p: Player) -> list[Message]:
    """No more tracks than turns and boxes allow; one rank a turn (R5.1, R7.2)."""
    begun = p.turns + int(p.card != 0)
    faults: list[Message] = []
    if len(drawn_tracks(p)) > TRACKS_A_TURN * begun + p.crossed:
        faults.append(Message("error-audit-tracks", "too many tracks"))
    if len(p.ranks) != begun:
        faults.append(
            Message(
                "error-audit-ranks",
                "{ranks} ranks are written in {turns} turns",
                ranks=len(p.ranks),
                turns=begun,
            )
        )
    if p.drawn > TRACKS_A_TURN + p.boxes or p.used > p.boxes or p.boxes > p.crossed:
        faults.append(Message("error-audit-used", "more was used than the boxes give"))
    return faults
