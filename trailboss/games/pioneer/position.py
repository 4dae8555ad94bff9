"""Positions written by hand, with names, and their inverse (R20)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, Protocol

from trailboss.core.engine import Frame, Parallel
from trailboss.core.errors import BadPosition
from trailboss.core.notation import decode, encode
from trailboss.core.zones import Zone
from trailboss.games.pioneer.activation import Activation, ChooseLocation, ChooseNuggets
from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.components import (
    CARD_IDS,
    CARDS,
    DECK,
    GOAL_IDS,
    GOALS,
    LEVELS,
    ROUNDS,
    TURN_CARDS,
    TURNS,
)
from trailboss.games.pioneer.laying import Lay
from trailboss.games.pioneer.setup import empty_table
from trailboss.games.pioneer.sheetdoc import sheet_doc, sheet_from
from trailboss.games.pioneer.state import PioneerState, Rules
from trailboss.games.pioneer.turn import (
    ChooseCard,
    EndRound,
    EndTurn,
    More,
    OpenTurn,
    StartRound,
    StartTurn,
    TakeCard,
)

FRAMES: Final[dict[str, type]] = {
    "Activation": Activation,
    "ChooseCard": ChooseCard,
    "ChooseLocation": ChooseLocation,
    "ChooseNuggets": ChooseNuggets,
    "EndRound": EndRound,
    "EndTurn": EndTurn,
    "Lay": Lay,
    "More": More,
    "OpenTurn": OpenTurn,
    "Parallel": Parallel,
    "StartRound": StartRound,
    "StartTurn": StartTurn,
    "TakeCard": TakeCard,
}
FIELDS: Final = (
    "options", "round", "turn", "dealer", "deck", "shown", "taken", "secret", "discard",
    "goals", "face_down", "met", "stale", "sheets", "before", "stack", "rng", "seen",
)  # fmt: skip


class Boards(Protocol):
    """Where the tables of a sheet come from."""

    def board(self, rules: Rules) -> Board: ...


def names_of(zone: Zone, table: Sequence[str]) -> list[str]:
    """Cards or goals by name; one seen from behind is a question mark."""
    return [table[item - 1] if item else "?" for item in zone]


def dump(s: PioneerState) -> dict[str, Any]:
    """Everything that the game needs to go on."""
    return {
        "options": options_doc(s.rules),
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


def options_doc(rules: Rules) -> dict[str, str]:
    """The options that are not as usual, as texts."""
    doc = {}
    for field in fields(Rules):
        value = getattr(rules, field.name)
        if value != field.default or field.name == "map":
            doc[field.name] = LEVELS[value] if field.name == "level" else str(value).lower()
    return doc


def position(doc: Mapping[str, Any], rules: Rules, boards: Boards) -> PioneerState:
    """The inverse of `dump`; what is left out is as at the start of a turn."""
    for name in doc:
        if name not in FIELDS:
            raise BadPosition(f"a position has no field {str(name)[:40]!r}")
    sheets = listed(doc, "sheets")
    if not sheets:
        raise BadPosition("a position needs at least one sheet")
    board = boards.board(rules)
    s = empty_table(len(sheets), board, rules)
    s.players = [sheet_from(board, sheet) for sheet in sheets]
    s.before = tuple(sheet_from(board, sheet) for sheet in listed(doc, "before"))
    s.round = number(doc, "round", 1)
    s.turn = number(doc, "turn", 1)
    s.dealer = number(doc, "dealer", 0)
    s.rng = number(doc, "rng", 0)
    s.seen = number(doc, "seen", 0)
    read_cards(s, doc)
    read_goals(s, doc)
    check(s)
    read_stack(s, doc)
    return s


def listed(doc: Mapping[str, Any], name: str) -> list[Any]:
    """A list of the document; empty if it is left out."""
    value = doc.get(name, [])
    if not isinstance(value, list):
        raise BadPosition(f"{name} must be a list")
    return value


def number(doc: Mapping[str, Any], name: str, default: int) -> int:
    """A number of the document that is not negative."""
    value = doc.get(name, default)
    if type(value) is not int or value < 0:
        raise BadPosition(f"{name} must be a number, not {str(value)[:40]!r}")
    return value


def zone_of(doc: Mapping[str, Any], name: str, table: Mapping[str, int]) -> Zone:
    """Cards or goals by name; a question mark is one seen from behind."""
    found = []
    for item in listed(doc, name):
        if not isinstance(item, str) or (item != "?" and item not in table):
            raise BadPosition(f"{name} has an unknown card {str(item)[:40]!r}")
        found.append(table.get(item, 0))
    return tuple(found)


def read_cards(s: PioneerState, doc: Mapping[str, Any]) -> None:
    """The cards; a deck that is left out holds all that lie nowhere else."""
    s.shown = zone_of(doc, "shown", CARD_IDS)
    s.secret = zone_of(doc, "secret", CARD_IDS)
    s.discard = zone_of(doc, "discard", CARD_IDS)
    if doc.get("taken"):
        s.taken = zone_of({"taken": [doc["taken"]]}, "taken", CARD_IDS)[0]
    known = [card for card in (*s.shown, *s.secret, *s.discard, s.taken) if card]
    if len(set(known)) < len(known):
        raise BadPosition("a card lies in two places")
    s.deck = tuple(card for card in DECK if card not in known)
    if "deck" in doc:
        s.deck = zone_of(doc, "deck", CARD_IDS)
    all_known = known + [card for card in s.deck if card]
    if len(set(all_known)) < len(all_known):
        raise BadPosition("a card lies in two places")


def read_goals(s: PioneerState, doc: Mapping[str, Any]) -> None:
    """The goals; three of them if several play and nothing is said."""
    default = [] if len(s.players) == 1 else ["1A", "1F", "1K"]
    s.goals = zone_of({"goals": doc.get("goals", default)}, "goals", GOAL_IDS)
    s.face_down = zone_of(doc, "face_down", GOAL_IDS)
    if 0 in s.goals:
        raise BadPosition("goals lie open, so they have names")
    s.met = bits_of(doc, "met", len(s.goals))
    s.stale = bits_of(doc, "stale", len(s.goals))


def bits_of(doc: Mapping[str, Any], name: str, size: int) -> int:
    """Places of goals as bits."""
    bits = 0
    for place in listed(doc, name):
        if type(place) is not int or not 0 <= place < size:
            raise BadPosition(f"{name} names a goal {str(place)[:40]!r} that is not on the table")
        bits |= 1 << place
    return bits


def read_stack(s: PioneerState, doc: Mapping[str, Any]) -> None:
    """What happens next; if it is left out a turn begins, with the shown cards if there are."""
    if "stack" in doc:
        s.stack = [frame_of(item) for item in listed(doc, "stack")]
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Parallel) and len(top.stacks) != len(s.players):
            raise BadPosition("every seat needs a stack of its own")
        return
    if s.shown:
        s.then(OpenTurn(), EndTurn())
    else:
        s.turn = max(s.turn - 1, 0)
        s.then(StartTurn())
    if len(s.deck) < TURN_CARDS and not s.shown and not s.secret:
        raise BadPosition("there are too few cards for another turn")
    s.settle()


def frame_of(doc: Any) -> Frame[Any]:
    """One frame, or BadPosition."""
    frame = decode(doc, FRAMES)
    if not isinstance(frame, Frame):
        raise BadPosition("the stack holds something that is no frame")
    return frame


def check(s: PioneerState) -> None:
    """The numbers fit together."""
    seats = len(s.players)
    if s.dealer >= seats or len(s.secret) not in (0, seats) or len(s.before) not in (0, seats):
        raise BadPosition("dealer, secret cards and sheets do not fit the number of seats")
    if s.round > ROUNDS or s.turn > TURNS:
        raise BadPosition("there are four rounds of five turns")
