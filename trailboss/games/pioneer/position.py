"""Positions written by hand, with names, and their inverse (R20)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, Protocol

from trailboss.core.errors import BadPosition
from trailboss.core.notation import encode
from trailboss.core.rng import LARGEST
from trailboss.core.zones import Zone
from trailboss.games.pioneer.audit import audit
from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.components import (
    CARDS,
    EXTRA_CARD_SEATS,
    GOALS,
    LEVELS,
    ROUNDS,
    THREE_PLAYER_BONUS,
    TRACKS_A_TURN,
    TURNS,
)
from trailboss.games.pioneer.dealing import read_cards, read_goals
from trailboss.games.pioneer.setup import empty_table
from trailboss.games.pioneer.sheetdoc import KEYS, fill_sheet, sheet_doc, sheet_from
from trailboss.games.pioneer.sheets import drawn_tracks
from trailboss.games.pioneer.stackdoc import read_stack
from trailboss.games.pioneer.state import PioneerState, Rules
from trailboss.games.trail.reading import Doc

FIELDS: Final = (
    "version", "options", "round", "turn", "dealer", "deck", "shown", "taken", "secret", "discard",
    "goals", "face_down", "met", "stale", "sheets", "before", "stack", "rng", "seen",
)  # fmt: skip


class Boards(Protocol):
    """Where the tables of a sheet come from."""

    def board(self, rules: Rules) -> Board: ...


def names_of(zone: Zone, table: Sequence[str]) -> list[str]:
    """Cards or goals by name; one seen from behind is a question mark."""
    return [table[item - 1] if item else "?" for item in zone]


def dump(s: PioneerState, usual: Rules) -> dict[str, Any]:
    """Everything that the game needs to go on."""
    return {
        "options": options_doc(s.rules, usual),
        "round": s.round,
        "turn": s.turn,
        "dealer": s.dealer,
        "deck": names_of(s.deck, CARDS),
        "shown": names_of(s.shown, CARDS),
        "taken": names_of((s.taken,), CARDS)[0] if s.taken else "",
        "secret": names_of(s.secret, CARDS),
        "discard": names_of(s.discard, CARDS),
        "goals": names_of(s.goals, GOALS),
        "face_down": names_of(s.face_down, GOALS),
        "met": places(s.met),
        "stale": places(s.stale),
        "sheets": [sheet_doc(s.board, p) for p in s.players],
        "before": [sheet_doc(s.board, p) for p in s.before],
        "stack": [encode(frame) for frame in s.stack],
        "rng": s.rng,
        "seen": s.seen,
    }


def places(bits: int) -> list[int]:
    """The places of the bits that are set."""
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


def options_doc(rules: Rules, usual: Rules) -> dict[str, str]:
    """The options that are not as usual, as texts."""
    doc = {}
    for field in fields(Rules):
        value = getattr(rules, field.name)
        if value != getattr(usual, field.name) or field.name == "map":
            doc[field.name] = LEVELS[value] if field.name == "level" else str(value).lower()
    return doc


def position(doc: Mapping[str, Any], rules: Rules, boards: Boards) -> PioneerState:
    """The inverse of `dump`; what is left out is as at the start of a turn."""
    top = Doc(doc, "", FIELDS)
    sheets = [Doc(item, f"sheets[{i}]", KEYS) for i, item in enumerate(top.items("sheets"))]
    before = [Doc(item, f"before[{i}]", KEYS) for i, item in enumerate(top.items("before"))]
    if rules.extra_card and len(sheets) > EXTRA_CARD_SEATS:
        raise BadPosition(f"the extra card is for 1 to {EXTRA_CARD_SEATS} players")
    s = empty_table(len(sheets), boards.board(rules), rules)
    s.dealer = top.number("dealer", 0, 0, len(sheets) - 1)
    s.rng = top.number("rng", 0, 0, LARGEST)
    s.seen = top.number("seen", 0)
    s.players = [sheet_from(s, sheet) for sheet in sheets]
    read_clock(s, top, sheets)
    for p, sheet in zip(s.players, sheets, strict=True):
        fill_sheet(p, sheet, played(s, top))
    s.before = tuple(sheet_from(s, sheet) for sheet in before)
    read_bonus(s, sheets)
    read_cards(s, top)
    read_goals(s, top)
    read_stack(s, top)
    found = audit(s)
    if found:
        raise BadPosition(found[0])
    return s


def read_clock(s: PioneerState, top: Doc, sheets: list[Doc]) -> None:
    """Round and turn; if neither is named, the first turn that the sheets can have reached."""
    if is_over(top):
        s.round, s.turn = top.number("round", ROUNDS), top.number("turn", TURNS)
        if (s.round, s.turn) != (ROUNDS, TURNS):
            raise BadPosition("with an empty stack the game is over: round 4, turn 5")
        return
    played = 0
    if not top.has("round") and not top.has("turn"):
        played = max(reached(s, seat, sheet) for seat, sheet in enumerate(sheets))
        if played >= ROUNDS * TURNS:
            raise BadPosition("the sheets have had all turns; an empty stack says so")
    s.round = top.number("round", played // TURNS + 1, 1, ROUNDS)
    s.turn = top.number("turn", played % TURNS + 1, 1, TURNS)


def is_over(top: Doc) -> bool:
    """Does the document say that nothing happens next?"""
    return top.has("stack") and not top.items("stack")


def reached(s: PioneerState, seat: int, sheet: Doc) -> int:
    """The fewest turns in which a sheet can have come so far."""
    p = s.players[seat]
    tracks = max(len(drawn_tracks(p)) - p.crossed, 0)
    return max(-(-tracks // TRACKS_A_TURN), len(p.ranks), p.turns)


def played(s: PioneerState, top: Doc) -> int:
    """The turns that everybody has finished."""
    return TURNS * (s.round - 1) + s.turn - (0 if is_over(top) else 1)


def read_bonus(s: PioneerState, sheets: list[Doc]) -> None:
    """Of three players the one on the first dealer's right has two points more (R3.5)."""
    named = any(sheet.has("bonus") for sheet in sheets)
    right = sorted(p.bonus for p in s.players) == [0, 0, THREE_PLAYER_BONUS]
    if named and (len(s.players) == 3 or any(p.bonus for p in s.players)) and not right:
        raise BadPosition("a bonus of 2 is for one of three players (R3.5)")
    if len(s.players) == 3 and not named:
        s.sheet((first_dealer(s) + 2) % 3).bonus = THREE_PLAYER_BONUS


def first_dealer(s: PioneerState) -> int:
    """Who dealt first: the chip moves on after every turn but those of the secret cards (R4.6)."""
    moves = (s.round - 1) * (TURNS - int(s.rules.extra_card)) + s.turn - 1
    return (s.dealer - moves) % len(s.players)
