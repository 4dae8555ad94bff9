"""One sheet as a document with names: tracks by suit, activated cells, the score zone (R20)."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.errors import BadPosition
from trailboss.games.kit.reading import Doc, chosen, indexed, once, whole
from trailboss.games.pioneer.activation import ORDER
from trailboss.games.pioneer.board import NO_SIDE, Board
from trailboss.games.pioneer.components import BANK_LIMIT, CARD_IDS, CARDS, RANKS, SUITS, TURNS
from trailboss.games.pioneer.geometry import CELL, CELLS, N_CELLS, TRACK, TRACKS
from trailboss.games.pioneer.goals import most_mixed
from trailboss.games.pioneer.maps import BANK, KINDS, MINE, SALOON
from trailboss.games.pioneer.poker import hand_of, hand_points
from trailboss.games.pioneer.ranches import lonely
from trailboss.games.pioneer.sheets import drawn_tracks, rebuild, sheet_faults
from trailboss.games.pioneer.state import (
    CIRCLED,
    CROSSED,
    FREE,
    PioneerState,
    Player,
    blank,
    drawn_sides,
)
from trailboss.games.pioneer.tracks import mark

SYMBOLS: Final = ("free", "circled", "crossed")
NUMBERS: Final = ("nuggets", "banked", "circled", "crossed", "bonus", "turns")
LISTS: Final = ("bank", "hands", "stars")
IN_TURN: Final = ("drawn", "boxes", "used", "changed", "special_tracks", "ripe")
KEYS: Final = ("tracks", "activated", "saloons", "ranks", "mixed", "now", *NUMBERS, *LISTS)
NOW_KEYS: Final = ("card", "railway", "pending", "closed", *IN_TURN)
STARS: Final = (0, 5, 10)
UNKNOWN: Final = (0, 0, 1, 2, 3)
"""The ranks of a finished round that nobody named: a pair, the least that five ranks are worth."""


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


def sheet_from(s: PioneerState, doc: Doc) -> Player:
    """A sheet from its document. What is left out follows from the tracks, or is at its start."""
    p = blank(s.board)
    read_tracks(s.board, p, Doc(doc.content.get("tracks", {}), doc.at("tracks"), SUITS))
    read_activated(s, p, doc)
    read_score_zone(s, p, doc)
    read_lists(p, doc)
    if doc.has("now"):
        read_turn(p, Doc(doc.get("now"), doc.at("now"), NOW_KEYS))
        if p.closed:
            alone = lonely(s.board, p, s.rules.shortcut_is_border)
            p.alone = tuple([ranch for ranch in alone if not p.activated >> ranch & 1])
    check(s, p, doc)
    return p


def read_tracks(board: Board, p: Player, doc: Doc) -> None:
    """Tracks by suit."""
    for suit, name in enumerate(SUITS):
        for track in doc.zone(name, TRACK, "track"):
            if board.track_class[track] == NO_SIDE or p.tracks[track]:
                raise BadPosition(
                    "error-position-track",
                    "{where}: {track} is no track of this map, or drawn twice",
                    where=doc.at(name),
                    track=TRACKS[track],
                )
            p.tracks = mark(p.tracks, track, suit + 1)
    rebuild(board, p)
    faults = sheet_faults(board, p)
    if faults:
        raise BadPosition("error-position-sheet", "a sheet breaks R6: {why}", why=faults[0])
    p.circled = min(board.data.town_boxes, p.circled + sum(1 for v in board.towns if p.vertices[v]))


def read_activated(s: PioneerState, p: Player, doc: Doc) -> None:
    """The activated cells; if they are left out, all whose condition is met."""
    cells = doc.zone("activated", CELL, "cell") if doc.has("activated") else ready(s, p)
    active = [0] * len(KINDS)
    for cell in once(tuple(cells), doc.at("activated")):
        if s.board.kind[cell] not in ORDER:
            raise BadPosition(
                "error-position-activated",
                "{where}: {place} cannot be activated",
                where=doc.at("activated"),
                place=CELLS[cell],
            )
        p.activated |= 1 << cell
        active[s.board.kind[cell]] += 1
    p.active = tuple(active)
    p.nuggets = min(active[MINE], s.board.data.nuggets)


def ready(s: PioneerState, p: Player) -> list[int]:
    """The cells whose condition is met (R8.2, R9.1)."""
    needs = s.board.needs
    sides = [c for c in range(N_CELLS) if needs[c] and drawn_sides(p, c) >= needs[c]]
    return sides + (lonely(s.board, p, s.rules.shortcut_is_border) if any(p.tracks) else [])


def read_score_zone(s: PioneerState, p: Player, doc: Doc) -> None:
    """Numbers, what is in the banks, and whether railways met at a building."""
    p.bank = tuple([whole(item, doc.at("bank")) for item in doc.items("bank")])
    if not doc.has("bank"):
        p.bank = (0,) * min(p.active[BANK], len(s.board.data.banks))
    p.banked = sum(from_banks(s.board, p, doc))
    for name in NUMBERS:
        setattr(p, name, doc.number(name, getattr(p, name)))
    p.mixed = truth(doc, "mixed")
    if p.mixed and not s.rules.mixed_at_activation and most_mixed(s, p) < 2:
        raise BadPosition(
            "error-position-mixed",
            "{where}: no building of this sheet has two railways",
            where=doc.at("mixed"),
        )


def from_banks(board: Board, p: Player, doc: Doc) -> list[int]:
    """The nuggets that went into each bank (R8.5)."""
    banks = board.data.banks
    if len(p.bank) > len(banks):
        raise BadPosition(
            "error-position-boxes",
            "{where} has more boxes than there are: {count}",
            where=doc.at("bank"),
            count=len(banks),
        )
    taken = [value // times if times else 0 for value, times in zip(p.bank, banks, strict=False)]
    written = [n * times for n, times in zip(taken, banks, strict=False)]
    if list(p.bank) != written or any(n > BANK_LIMIT for n in taken):
        raise BadPosition(
            "error-position-box",
            "{where}: a box holds 0 to {most} times its number",
            where=doc.at("bank"),
            most=BANK_LIMIT,
        )
    return taken


def truth(doc: Doc, name: str) -> bool:
    """True or false."""
    value = doc.content.get(name, False)
    if not isinstance(value, bool):
        raise BadPosition(
            "error-position-bool", "{where} must be true or false", where=doc.at(name)
        )
    return value


def read_lists(p: Player, doc: Doc) -> None:
    """Ranks, results of the rounds, saloon symbols and stars."""
    p.ranks = doc.zone("ranks", indexed(RANKS), "rank")
    p.hands = tuple([whole(item, doc.at("hands")) for item in doc.items("hands", 4)])
    if doc.has("saloons"):
        p.saloons = doc.zone("saloons", indexed(SYMBOLS), "symbol")
    if doc.has("stars"):
        p.stars = tuple([whole(item, doc.at("stars")) for item in doc.items("stars")])


def fill_sheet(p: Player, doc: Doc, played: int) -> None:
    """Ranks, hands and symbols that are not named, after a number of turns.

    In rounds of which nothing is named everybody had a pair; the open round began 10 J Q K.
    Activated saloons circle the symbols from this round on.
    """
    rounds = played // TURNS
    if not doc.has("turns"):
        p.turns = played
    if not doc.has("ranks"):
        p.ranks = (*UNKNOWN * rounds, *range(played % TURNS))
    if not doc.has("saloons"):
        circled = (CIRCLED,) * p.active[SALOON] + (FREE,) * len(p.saloons)
        p.saloons = ((CROSSED,) * rounds + circled)[: len(p.saloons)]
    if not doc.has("hands"):
        p.hands = tuple([result(p, number) for number in range(1, rounds + 1)])


def result(p: Player, number: int) -> int:
    """What the hand of a finished round was worth; a circled saloon doubles it (R12.1)."""
    points = hand_points(hand_of(p.ranks, number))
    return 2 * points if p.saloons[number - 1] == CIRCLED else points


def read_turn(p: Player, doc: Doc) -> None:
    """What a sheet remembers of an unfinished turn."""
    p.card = chosen(doc.get("card"), doc.at("card"), CARD_IDS, "card")
    p.railway = (p.card - 1) % len(SUITS)
    if doc.has("railway"):
        p.railway = chosen(doc.get("railway"), doc.at("railway"), indexed(SUITS), "suit")
    p.ripe = p.circled
    for name in IN_TURN:
        setattr(p, name, doc.number(name, getattr(p, name)))
    p.pending = once(doc.zone("pending", CELL, "cell"), doc.at("pending"))
    p.closed = once(doc.zone("closed", TRACK, "track"), doc.at("closed"))


def check(s: PioneerState, p: Player, doc: Doc) -> None:
    """The score zone holds what it can hold, and every line of it is true."""
    data = s.board.data
    if p.banked != sum(from_banks(s.board, p, doc)):
        raise BadPosition(
            "error-position-banked", "{where} is not what the banks took", where=doc.at("banked")
        )
    if p.crossed > p.circled or p.banked > p.nuggets:
        raise BadPosition(
            "error-position-crossed",
            "{where}: more is crossed off than is circled",
            where=doc.where,
        )
    if len(p.saloons) != 4 or len(p.ranks) > 20 or p.circled > data.town_boxes:
        raise BadPosition(
            "error-position-most",
            "{where} has four symbols, 20 ranks and {boxes} boxes",
            where=doc.where,
            boxes=data.town_boxes,
        )
    if len(p.stars) != 3 or not {*p.stars} <= {*STARS}:
        raise BadPosition(
            "error-position-stars",
            "{where} are three numbers, each 0, 5 or 10",
            where=doc.at("stars"),
        )
