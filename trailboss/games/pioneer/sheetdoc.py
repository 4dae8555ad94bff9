"""One sheet as a document with names: tracks by suit, activated cells, the score zone (R20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from trailboss.core.errors import BadPosition
from trailboss.core.zones import Zone
from trailboss.games.pioneer.activation import ORDER
from trailboss.games.pioneer.board import NO_SIDE, Board
from trailboss.games.pioneer.components import CARD_IDS, CARDS, RANKS, SUITS
from trailboss.games.pioneer.geometry import CELL, CELLS, N_CELLS, TRACK, TRACKS
from trailboss.games.pioneer.maps import BANK, KINDS, MINE
from trailboss.games.pioneer.ranches import lonely
from trailboss.games.pioneer.sheets import drawn_tracks, rebuild, sheet_faults
from trailboss.games.pioneer.state import Player, blank
from trailboss.games.pioneer.tracks import mark

SYMBOLS: Final = ("free", "circled", "crossed")
NUMBERS: Final = ("nuggets", "banked", "circled", "crossed", "bonus", "turns")
LISTS: Final = ("bank", "hands", "stars")
IN_TURN: Final = ("drawn", "boxes", "used", "changed", "special_tracks", "ripe")


def sheet_doc(board: Board, p: Player) -> dict[str, Any]:
    """A sheet with names."""
    tracks: dict[str, list[str]] = {}
    for track, suit in drawn_tracks(p):
        tracks.setdefault(SUITS[suit], []).append(TRACKS[track])
    doc: dict[str, Any] = {
        "tracks": tracks,
        "activated": [CELLS[cell] for cell in range(N_CELLS) if p.activated >> cell & 1],
        "saloons": [SYMBOLS[symbol] for symbol in p.saloons],
        "ranks": [RANKS[rank] for rank in p.ranks],
        "mixed": p.mixed,
    }
    for name in NUMBERS:
        doc[name] = getattr(p, name)
    for name in LISTS:
        doc[name] = list(getattr(p, name))
    if p.card:
        doc["now"] = turn_doc(p)
    return doc


def turn_doc(p: Player) -> dict[str, Any]:
    """What a sheet remembers of an unfinished turn."""
    doc: dict[str, Any] = {"card": CARDS[p.card - 1], "railway": SUITS[p.railway]}
    for name in IN_TURN:
        doc[name] = getattr(p, name)
    doc["pending"] = [CELLS[cell] for cell in p.pending]
    doc["closed"] = [TRACKS[track] for track in p.closed]
    return doc


def sheet_from(board: Board, doc: Any) -> Player:
    """A sheet from its document. What is left out follows from the tracks, or is at its start."""
    if not isinstance(doc, Mapping):
        raise BadPosition("a sheet must be a table of names")
    known = ("tracks", "activated", "saloons", "ranks", "mixed", "now", *NUMBERS, *LISTS)
    for name in doc:
        if name not in known:
            raise BadPosition(f"a sheet has no field {str(name)[:40]!r}")
    p = blank(board)
    read_tracks(board, p, doc.get("tracks", {}))
    read_activated(board, p, doc)
    read_score_zone(p, doc)
    if "now" in doc:
        read_turn(p, doc["now"])
    check(board, p)
    return p


def read_tracks(board: Board, p: Player, doc: Any) -> None:
    """Tracks by suit."""
    if not isinstance(doc, Mapping):
        raise BadPosition("tracks must be a table of suits")
    for suit, names in doc.items():
        if suit not in SUITS or not isinstance(names, list):
            raise BadPosition(f"tracks must be lists by suit, not {str(suit)[:40]!r}")
        for name in names:
            track = TRACK.get(name, -1) if isinstance(name, str) else -1
            if track < 0 or board.track_class[track] == NO_SIDE or p.tracks[track]:
                raise BadPosition(f"{str(name)[:40]!r} is no track of this map, or drawn twice")
            p.tracks = mark(p.tracks, track, SUITS.index(suit) + 1)
    rebuild(board, p)
    faults = sheet_faults(board, p)
    if faults:
        raise BadPosition(f"a sheet breaks R6: {faults[0]}")
    p.circled = min(board.data.town_boxes, p.circled + sum(1 for v in board.towns if p.vertices[v]))


def read_activated(board: Board, p: Player, doc: Mapping[str, Any]) -> None:
    """The activated cells; if they are left out, all whose condition is met."""
    cells = cells_of(doc["activated"]) if "activated" in doc else ready(board, p)
    active = [0] * len(KINDS)
    for cell in cells:
        if board.kind[cell] not in ORDER or p.activated >> cell & 1:
            raise BadPosition(f"{CELLS[cell]} cannot be activated, or is named twice")
        p.activated |= 1 << cell
        active[board.kind[cell]] += 1
    p.active = tuple(active)
    p.nuggets = min(active[MINE], board.data.nuggets)
    p.bank = (0,) * min(active[BANK], len(board.data.banks))


def ready(board: Board, p: Player) -> list[int]:
    """The cells whose condition is met (R8.2, R9.1)."""
    sides = [c for c in range(N_CELLS) if board.needs[c] and p.counts[c] >= board.needs[c]]
    return sides + (lonely(board, p) if any(p.tracks) else [])


def cells_of(names: Any) -> Zone:
    """Cells by name."""
    if not isinstance(names, list):
        raise BadPosition(f"cells must be a list, not {str(names)[:40]!r}")
    for name in names:
        if not isinstance(name, str) or name not in CELL:
            raise BadPosition(f"there is no cell {str(name)[:40]!r}")
    return tuple(CELL[name] for name in names)


def read_score_zone(p: Player, doc: Mapping[str, Any]) -> None:
    """Numbers, lists, saloon symbols and ranks."""
    for name in NUMBERS:
        if name in doc:
            setattr(p, name, whole(doc[name], name))
    for name in LISTS:
        if name in doc:
            setattr(p, name, wholes(doc[name], name))
    if "saloons" in doc:
        p.saloons = indices(doc["saloons"], SYMBOLS, "saloons")
    if "ranks" in doc:
        p.ranks = indices(doc["ranks"], RANKS, "ranks")
    p.mixed = doc.get("mixed", False) is True


def whole(value: Any, name: str) -> int:
    """A number that is not negative."""
    if type(value) is not int or value < 0:
        raise BadPosition(f"{name} must be a number, not {str(value)[:40]!r}")
    return value


def wholes(value: Any, name: str) -> Zone:
    """A list of numbers."""
    if not isinstance(value, list):
        raise BadPosition(f"{name} must be a list")
    return tuple(whole(item, name) for item in value)


def indices(value: Any, table: tuple[str, ...], name: str) -> Zone:
    """A list of words."""
    if not isinstance(value, list) or any(item not in table for item in value):
        raise BadPosition(f"{name} must be a list of {', '.join(table)}")
    return tuple(table.index(item) for item in value)


def read_turn(p: Player, doc: Any) -> None:
    """What a sheet remembers of an unfinished turn."""
    card = doc.get("card") if isinstance(doc, Mapping) else None
    if not isinstance(card, str) or card not in CARD_IDS:
        raise BadPosition("an unfinished turn needs a card")
    p.card = CARD_IDS[card]
    railway = doc.get("railway", SUITS[(p.card - 1) % len(SUITS)])
    if railway not in SUITS:
        raise BadPosition(f"there is no railway {str(railway)[:40]!r}")
    p.railway = SUITS.index(railway)
    p.ripe = p.circled
    for name in IN_TURN:
        if name in doc:
            setattr(p, name, whole(doc[name], name))
    p.pending = cells_of(doc.get("pending", []))
    closed = doc.get("closed", [])
    if not isinstance(closed, list) or any(item not in TRACKS for item in closed):
        raise BadPosition("closed must be a list of tracks")
    p.closed = tuple(TRACK[item] for item in closed)


def check(board: Board, p: Player) -> None:
    """The score zone holds what it can hold."""
    if not p.crossed <= p.circled <= board.data.town_boxes:
        raise BadPosition("more town boxes are crossed off or circled than there are")
    if not p.banked <= p.nuggets <= board.data.nuggets:
        raise BadPosition("more nuggets are crossed off or circled than there are")
    if len(p.saloons) != 4 or len(p.ranks) > 20 or len(p.hands) > 4:
        raise BadPosition("there are four rounds of five turns")
    if len(p.stars) != 3 or len(p.bank) > len(board.data.banks):
        raise BadPosition("there are three goals, and no more banks than boxes")
