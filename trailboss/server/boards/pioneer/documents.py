"""Pioneer Rails: what is printed, and what a viewer sees."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

from trailboss.server.boards.shared import Point


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


class GoalPoints(Struct, frozen=True):
    """What a goal brings to whoever meets it first, and later."""

    first: int
    later: int


class Hand(Struct, frozen=True):
    """A poker hand."""

    counts: list[int]
    name: str
    points: int


class PioneerTables(Struct, frozen=True):
    """What is printed, and how long a game is."""

    rounds: int
    turns: int
    maps: dict[str, MapTable]
    cards: list[str]
    goals: list[Goal]
    goal_points: GoalPoints
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
    """What the rules count on a sheet; goals by their place on the table, no empty entries.

    By suit the vertices of the railheads, by place the railways in each town, and by cell how many
    sides are drawn of a location that is not activated yet.
    """

    waits: list[str]
    heads: dict[str, list[str]]
    towns: list[list[str]]
    sides: dict[str, int]
    network: int
    rows: dict[str, Row]
    hands: list[Worth]
    goals: list[int]
    left: Left | None


class PioneerTally(Struct, frozen=True):
    """What the rules count on a view.

    `away` is the card of the turn that nobody may use, if there is one; `empty` are the lines of
    points that nobody can have at this table.
    """

    sheets: list[SheetTally]
    away: str
    empty: list[str]


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


class Cell(Struct, frozen=True):
    """A cell: its middle, and the cells across its sides from the north-east; -1 is none."""

    name: str
    at: Point
    around: list[int]


class MapLayout(Struct, frozen=True):
    """What each cell of a map is and how many sides activate it; tracks that need specials."""

    kinds: list[str]
    stations: dict[str, str]
    needs: dict[str, int]
    bridges: list[str]
    tunnels: list[str]


class PioneerLayout(Struct, frozen=True):
    """The grid of all maps, in halves of a cell's width and of its radius; tracks by their ends."""

    cells: list[Cell]
    vertices: dict[str, Point]
    sides: dict[str, tuple[str, str]]
    shortcuts: dict[str, tuple[str, str]]
    maps: dict[str, MapLayout]


class PioneerDocuments(Struct, frozen=True):
    """What a board is drawn from."""

    tables: PioneerTables
    layout: PioneerLayout
    view: PioneerView
    tally: PioneerTally
    asked: Frame
    more: Promise
    provenance: None
