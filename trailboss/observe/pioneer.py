"""The observation of Pioneer Rails: the table, the sheets from the viewer on, the question."""

from __future__ import annotations

from typing import Final

from trailboss.core.engine import Frame, Parallel, State
from trailboss.games.pioneer.activation import Activation, ChooseLocation, ChooseNuggets
from trailboss.games.pioneer.components import (
    CARDS,
    GOAL_TYPES,
    GOALS,
    LEVELS,
    RANKS,
    ROUNDS,
    SUITS,
    TURNS,
)
from trailboss.games.pioneer.geometry import CELLS, N_CELLS, TRACKS
from trailboss.games.pioneer.laying import Lay
from trailboss.games.pioneer.maps import KINDS
from trailboss.games.pioneer.state import PioneerState, Player
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
from trailboss.observe.base import (
    Counts,
    Encoding,
    Number,
    Questions,
    bits,
    called,
    counts,
    flags,
    one_of,
    padded,
    row,
    seen_from,
    widened,
)

CLASSES: Final[tuple[type, ...]] = (
    TakeCard, ChooseCard, Lay, ChooseLocation, ChooseNuggets, Activation, More,
    OpenTurn, EndTurn, EndRound, StartTurn, StartRound,
)  # fmt: skip
PLACES: Final = len(GOAL_TYPES) + len(LEVELS) - 1
"""Places of goals: one of each type, and those that a level adds for somebody alone."""
BANKS: Final = 8
"""Places for the boxes of the banks."""
DEALT: Final = Counts(0, len(CARDS) + 1)
WRITTEN: Final = ROUNDS * TURNS
MARK: Final = row(1)
FIRST: Final = row(10)
GOALS_ROW: Final = row(3 * PLACES)
"""How one number is packed, the first numbers of the table, and the goals."""
KEPT_SHEETS: Final = 2_000
"""How many sheets are remembered."""
SHEET: Final = (
    "asked", "nuggets", "nuggets in banks", "town boxes circled", "town boxes crossed off",
    "two railways at a building", "bonus", "mountain ranges reached", "turns finished",
    "card of this turn", "railway of this turn", "tracks drawn in this turn",
    "boxes used in this turn", "specials used in this turn", "suit changed in this turn",
    "special tracks in this turn", "boxes that are ripe", "locations that wait",
)  # fmt: skip
MARKS: Final = bytes(48) + b"\x00\x01" + bytes(206)
"""Turns the digits 0 and 1 into the numbers 0 and 1."""


class PioneerEncoding(Encoding):
    """Writes views of Pioneer Rails; a sheet ends with all tracks and all cells of the map."""

    def __init__(self, name: str, s: PioneerState) -> None:
        n = len(s.players)
        self.players = n
        self.questions = Questions(CLASSES)
        self.question = row(len(self.questions.numbers()))
        self.sheets = Sheets()
        numbers = table_numbers(n)
        for k in range(n):
            numbers += sheet_numbers(called(k, n))
        numbers += self.questions.numbers()
        for k in range(n):
            numbers += [Number(f"{called(k, n)}: track {track}, by suit", 4) for track in TRACKS]
            numbers += flags(f"{called(k, n)}: activated", CELLS)
        super().__init__(name, n, numbers)

    def encode(self, v: State, me: int) -> bytes:
        assert isinstance(v, PioneerState), "a view of this game"
        n = self.players
        top = v.stack[len(v.stack) - 1] if v.stack else None
        parts = [table(v, me, n)]
        maps: list[bytes] = []
        for k in range(n):
            seat = (me + k) % n
            asked = top is not None and top.asks(v, seat)
            parts.append(MARK.pack(int(asked)))
            told, drawn = self.sheets.write(v, seat)
            parts.append(told)
            maps.append(drawn)
        own: tuple[Frame[PioneerState], ...] = ()
        if isinstance(top, Parallel):
            own = top.stacks[me]
        elif top is not None:
            own = (top,)
        out: list[int] = []
        self.questions.write(out, own)
        parts.append(self.question.pack(*out))
        return b"".join(parts + maps)


class Sheets:
    """Writes sheets: their numbers without the first, and their maps.

    What is on the table of a view is shared and never written on again: it is remembered.
    """

    def __init__(self) -> None:
        self.row = row(len(sheet_numbers("")) - 1)
        self.known: dict[Player, tuple[bytes, bytes]] = {}

    def write(self, v: PioneerState, seat: int) -> tuple[bytes, bytes]:
        """What is on the sheet of a seat."""
        p = v.players[seat]
        found = self.known.get(p)
        if found is None:
            out: list[int] = []
            sheet(out, p)
            found = (self.row.pack(*out), widened(p.tracks + cells(p.activated)))
            if not v.own >> seat & 1:
                if len(self.known) >= KEPT_SHEETS:
                    self.known.clear()
                self.known[p] = found
        return found


def table_numbers(n: int) -> list[Number]:
    """The names of what `table` writes."""
    goals = ("", *GOALS)
    return [
        Number("map: 0 is a, 1 is b", 1),
        Number("extra card", 1),
        Number("level", len(LEVELS)),
        Number("round", ROUNDS),
        Number("turn", TURNS),
        Number("dealer: 1 is me", n),
        one_of("the dealer's card", ["", *CARDS]),
        one_of("my secret card", ["", *CARDS]),
        Number("cards in the deck", len(CARDS)),
        Number("goals face down", len(GOAL_TYPES)),
        *flags("shown", ["?", *CARDS]),
        *flags("discarded", ["?", *CARDS]),
        *[one_of(f"goal {i + 1}", goals) for i in range(PLACES)],
        *[Number(f"goal {i + 1} was met", 1) for i in range(PLACES)],
        *[Number(f"goal {i + 1} was met too early", 1) for i in range(PLACES)],
    ]


def table(v: PioneerState, me: int, n: int) -> bytes:
    """Cards and goals."""
    out: list[int] = []
    out.append(0 if v.rules.map == "a" else 1)
    out.append(int(v.rules.extra_card))
    out.append(v.rules.level)
    out.append(v.round)
    out.append(v.turn)
    out.append(seen_from(me, v.dealer, n))
    out.append(v.taken)
    out.append(v.secret[me] if v.secret else 0)
    out.append(len(v.deck))
    out.append(len(v.face_down))
    goals = padded(v.goals, PLACES)
    goals.extend(bits(v.met, PLACES))
    goals.extend(bits(v.stale, PLACES))
    cards = DEALT.write(v.shown) + DEALT.write(v.discard)
    return FIRST.pack(*out) + cards + GOALS_ROW.pack(*goals)


def sheet_numbers(who: str) -> list[Number]:
    """The names of what `sheet` writes."""
    return [
        *[Number(f"{who}: {what}") for what in SHEET],
        *counts(f"{who}: activated", KINDS),
        *[Number(f"{who}: bank {i + 1}") for i in range(BANKS)],
        *[Number(f"{who}: saloon of round {i + 1}", 2) for i in range(ROUNDS)],
        *[Number(f"{who}: rank {i + 1}", len(RANKS)) for i in range(WRITTEN)],
        *[Number(f"{who}: hand of round {i + 1}") for i in range(ROUNDS)],
        *[Number(f"{who}: points for goal {i + 1}", 10) for i in range(PLACES)],
        *flags(f"{who}: at the edge", SUITS),
        *flags(f"{who}: has a bridge", SUITS),
        *flags(f"{who}: has a tunnel", SUITS),
        *counts(f"{who}: railheads", SUITS),
    ]


def sheet(out: list[int], p: Player) -> None:
    """What a player has written, but for the map; whether it is asked comes before."""
    out.append(p.nuggets)
    out.append(p.banked)
    out.append(p.circled)
    out.append(p.crossed)
    out.append(int(p.mixed))
    out.append(p.bonus)
    out.append(p.ranges.bit_count())
    out.append(p.turns)
    out.append(p.card)
    out.append(p.railway + 1 if p.card else 0)
    out.append(p.drawn)
    out.append(p.boxes)
    out.append(p.used)
    out.append(p.changed)
    out.append(p.special_tracks)
    out.append(p.ripe)
    out.append(len(p.pending))
    out.extend(p.active)
    out.extend(padded(p.bank, BANKS))
    out.extend(p.saloons)
    out.extend(padded([rank + 1 for rank in p.ranks], WRITTEN))
    out.extend(padded(p.hands, ROUNDS))
    out.extend(padded(p.stars, PLACES))
    out.extend(bits(p.edges, len(SUITS)))
    out.extend(bits(p.bridges, len(SUITS)))
    out.extend(bits(p.tunnels, len(SUITS)))
    for heads in p.heads:
        out.append(len(heads))


def cells(activated: int) -> bytes:
    """A byte for each cell: 1 if it is activated."""
    digits = format(activated | 1 << N_CELLS, "b").encode()
    return digits[:0:-1].translate(MARKS)


ENCODING: Final = PioneerEncoding
