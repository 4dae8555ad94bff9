"""Positions written by hand, or by `dump`, as a state (R20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from trailboss.core.errors import BadPosition
from trailboss.core.rng import LARGEST
from trailboss.games.kit.reading import Doc
from trailboss.games.pioneer.audit import audit
from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.components import (
    EXTRA_CARD_SEATS,
    ROUNDS,
    THREE_PLAYER_BONUS,
    TRACKS_A_TURN,
    TURNS,
)
from trailboss.games.pioneer.position.fill import read_cards, read_goals
from trailboss.games.pioneer.position.players import KEYS, fill_sheet, sheet_from
from trailboss.games.pioneer.position.stack import read_stack
from trailboss.games.pioneer.setup import empty_table
from trailboss.games.pioneer.sheets import drawn_tracks
from trailboss.games.pioneer.state import PioneerState, Rules

FIELDS: Final = (
    "version", "options", "round", "turn", "dealer", "deck", "shown", "taken", "secret", "discard",
    "goals", "face_down", "met", "stale", "sheets", "before", "stack", "rng", "seen",
)  # fmt: skip


class Boards(Protocol):
    """Where the tables of a sheet come from."""

    def board(self, rules: Rules) -> Board: ...


def position(doc: Mapping[str, Any], rules: Rules, boards: Boards) -> PioneerState:
    """The inverse of `dump`; what is left out is as at the start of a turn."""
    top = Doc(doc, "", FIELDS)
    sheets = [Doc(item, f"sheets[{i}]", KEYS) for i, item in enumerate(top.items("sheets"))]
    before = [Doc(item, f"before[{i}]", KEYS) for i, item in enumerate(top.items("before"))]
    if rules.extra_card and len(sheets) > EXTRA_CARD_SEATS:
        raise BadPosition(
            "error-position-extra-card",
            "the extra card is for 1 to {limit} players",
            limit=EXTRA_CARD_SEATS,
        )
    s = empty_table(len(sheets), boards.board(rules), rules)
    s.dealer = top.number("dealer", 0, 0, len(sheets) - 1)
    s.rng = top.number("rng", 0, 0, LARGEST)
    s.revealed = top.number("seen", 0)
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
            raise BadPosition(
                "error-position-over", "with an empty stack the game is over: round 4, turn 5"
            )
        return
    played = 0
    if not top.has("round") and not top.has("turn"):
        played = max(reached(s, seat, sheet) for seat, sheet in enumerate(sheets))
        if played >= ROUNDS * TURNS:
            raise BadPosition(
                "error-position-all-turns", "the sheets have had all turns; an empty stack says so"
            )
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
        raise BadPosition("error-position-bonus", "a bonus of 2 is for one of three players (R3.5)")
    if len(s.players) == 3 and not named:
        s.sheet((first_dealer(s) + 2) % 3).bonus = THREE_PLAYER_BONUS


def first_dealer(s: PioneerState) -> int:
    """Who dealt first: the chip moves on after every turn but those of the secret cards (R4.6)."""
    moves = (s.round - 1) * (TURNS - int(s.rules.extra_card)) + s.turn - 1
    return (s.dealer - moves) % len(s.players)
