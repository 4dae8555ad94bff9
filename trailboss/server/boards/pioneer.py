"""Pioneer Rails: what is printed, and what a viewer sees."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field


class MapTable(Struct, frozen=True):
    """One side of the sheet."""

    name: str
    rows: list[str]
    towns: list[str]
    mine: int
    saloon: int
    bank: int
    train_yard: int
    fort: int
    banks: list[int]
    train_yards: list[int]
    forts: list[int]
    ranches: list[int]
    nuggets: int
    town_boxes: int
    circled: int


class Goal(Struct, frozen=True):
    """A goal card."""

    name: str
    type: str
    needs: int
    text: str


class Hand(Struct, frozen=True):
    """A poker hand."""

    counts: list[int]
    name: str
    points: int


class PioneerTables(Struct, frozen=True):
    """What is printed."""

    maps: dict[str, MapTable]
    cards: list[str]
    goals: list[Goal]
    hands: list[Hand]


class Now(Struct, frozen=True):
    """What a sheet remembers of an unfinished turn."""

    card: str
    railway: str
    drawn: int
    boxes: int
    used: int
    changed: int
    ripe: int


class Sheet(Struct, frozen=True):
    """The sheet of a player."""

    tracks: dict[str, list[str]]
    activated: list[str]
    saloons: list[str]
    ranks: list[str]
    mixed: bool
    nuggets: int
    banked: int
    circled: int
    crossed: int
    bonus: int
    turns: int
    bank: list[int]
    hands: list[int]
    stars: list[int]
    now: Now | UnsetType = UNSET


class Frame(Struct, frozen=True):
    """A question; what is as by default is left out, such as seat 0."""

    name: str = field(name="is")
    seat: int | UnsetType = UNSET
    stacks: list[list[Frame]] | UnsetType = UNSET


class PioneerView(Struct, frozen=True):
    """What a viewer sees."""

    options: dict[str, str]
    round: int
    turn: int
    dealer: int
    shown: list[str]
    taken: str
    secret: list[str]
    discard: list[str]
    goals: list[str]
    face_down: list[str]
    met: list[int]
    sheets: list[Sheet]
    before: list[Sheet]
    stack: list[Frame]


class Row(Struct, frozen=True):
    """A row of the score zone: how many of its numbers are circled, and the last of them."""

    circled: int
    value: int


class Worth(Struct, frozen=True):
    """What a hand is worth so far."""

    name: str
    points: int


class Left(Struct, frozen=True):
    """What remains of a turn."""

    tracks: int
    specials: int


class SheetTally(Struct, frozen=True):
    """What the rules count on a sheet; goals by their place on the table."""

    waits: list[str]
    network: int
    rows: dict[str, Row]
    hands: list[Worth]
    goals: list[int]
    left: Left | None


class PioneerTally(Struct, frozen=True):
    """What the rules count on a view."""

    sheets: list[SheetTally]


class Laid(Struct, frozen=True):
    """What a track would do; town 0 is none."""

    activates: list[str]
    town: int
    specials: list[str]
    left: int
    points: int


class Promise(Struct, frozen=True):
    """What a choice would do: a card for the hand of the round, a track for the sheet."""

    hand: Worth | None
    laid: Laid | None


class PioneerLayout(Struct, frozen=True):
    """Nothing is measured: the grid says where everything is."""


class PioneerDocuments(Struct, frozen=True):
    """What a board is drawn from."""

    tables: PioneerTables
    layout: PioneerLayout
    view: PioneerView
    tally: PioneerTally
    more: Promise
    provenance: None
