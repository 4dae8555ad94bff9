"""The trail games: what is printed, where it lies, and what a viewer sees."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

from trailboss.server.boards.shared import Dumped, Point
from trailboss.server.boards.trail.effects import Effect


class TrailNode(Struct, frozen=True):
    """A space of the trail; its ways on by name."""

    name: str
    kind: str
    after: list[str]
    beside: list[str]
    forest: bool
    risk: Effect | None
    zone: int
    dollars: int
    tokens: int


class Building(Struct, frozen=True):
    """One side of a building tile; the bits of `hand` are green and black."""

    name: str
    effects: list[Effect]
    builders: int
    vp: int
    hand: int


class Tile(Struct, frozen=True):
    """A tile of the trail or of Kansas City; the first row of the table is no tile."""

    name: str
    kind: str | int
    what: int
    hand: int
    vp: int
    owner: int


class Objective(Struct, frozen=True):
    """An objective card."""

    name: str
    tasks: list[str]
    vp: int
    penalty: int
    action: Effect | None


class CattleCard(Struct, frozen=True):
    """A cattle card."""

    name: str
    breed: int
    value: int
    vp: int


class MarketOption(Struct, frozen=True):
    """A way to buy in the cattle market."""

    name: str
    cowboys: int
    dollars: int
    cards: list[int]
    count: int


class RailSpace(Struct, frozen=True):
    """A space of the railroad."""

    name: str
    number: int
    turnout: bool
    station: int


class Station(Struct, frozen=True):
    """A station."""

    name: str
    cost: int
    vp: int
    black: bool
    master: bool


class City(Struct, frozen=True):
    """A city that takes deliveries."""

    name: str
    value: int
    black: bool
    dollars: int
    vp: int


class Arrow(Struct, frozen=True):
    """What two neighbouring deliveries bring."""

    vp: int
    action: Effect | None


class Stationmaster(Struct, frozen=True):
    """A stationmaster tile."""

    name: str
    action: Effect | None
    certificates: int
    vp: int
    per: str


class DiscSlot(Struct, frozen=True):
    """A place of a disc on the player board, and what its disc uncovers.

    Of an auxiliary action that is the single (slot 1) or the double (slot 2).
    """

    name: str
    black: bool
    dollars: int
    aux: int
    slot: int
    steps: list[int]
    hand: int
    certificates: bool
    vp: int


class AutomaSide(Struct, frozen=True):
    """The side of all buildings of an automa: 0 (a) or 1 (b)."""

    side: int


class TrailTables(Struct, frozen=True):
    """What is printed."""

    nodes: list[TrailNode]
    tiles: list[Tile]
    neutral: list[Building]
    private: list[tuple[Building, Building]]
    cards: list[CattleCard]
    objectives: list[Objective]
    options: list[MarketOption]
    spaces: list[RailSpace]
    stations: list[Station]
    cities: list[City]
    arrows: list[Arrow]
    masters: list[Stationmaster]
    discs: list[DiscSlot]
    aux: list[tuple[Effect, Effect]]
    worker_spaces: list[list[Effect | None]]
    crosses: list[int]
    prices: list[int]
    fees: list[tuple[int, int]]
    clearing: list[int]
    steps: list[int]
    hand: int
    certificates: list[int]
    automa: AutomaSide | None


class TrailLayout(Struct, frozen=True):
    """Where it lies."""

    size: Point
    nodes: dict[str, Point]
    spaces: dict[str, Point]
    stations: dict[str, Point]
    masters: dict[str, Point]
    cities: dict[str, Point]
    foresight: list[list[Point]]
    jobs: list[list[Point]]


class Player(Struct, frozen=True):
    """A player as somebody sees it; a card seen from behind is `?`."""

    dollars: int
    certificates: int
    tokens: int
    herder: str | None
    engine: str
    workers: dict[str, int]
    discs: list[str]
    hand: list[str]
    draw: list[str]
    discard: list[str]
    area: list[str]
    unseen: list[str]
    hazards: list[str]
    bandits: list[str]
    masters: list[str]
    reserve: list[int]
    stations: list[int]
    cities: dict[str, int]


class Automa(Struct, frozen=True):
    """The opponent of a game played alone; the last of the players."""

    specialty: str
    draw: list[int]
    discard: list[int]


class TrailView(Struct, frozen=True):
    """What a viewer sees."""

    options: dict[str, str]
    sides: str
    turn: int
    trail: dict[str, str]
    foresight: list[list[str]]
    jobs: list[list[str]]
    token: int
    holder: int | None
    cattle: list[str]
    market: list[str]
    objectives: list[str]
    display: list[str]
    masters: list[str]
    players: list[Player]
    stack: list[Dumped]
    automa: Automa | None = None


class PlayerTally(Struct, frozen=True):
    """What entering a place costs a seat, without free places; where it has no local actions."""

    fees: dict[str, int]
    aux_only: list[str]


class TrailTally(Struct, frozen=True):
    """What the rules count on a view: what places cost a stranger, and each seat."""

    fees: dict[str, int]
    players: list[PlayerTally]


class Asked(Struct, frozen=True):
    """What names and details need of the frame of a question; not every frame has it."""

    kind: str = field(name="is")
    at: int | UnsetType = UNSET
    column: int | UnsetType = UNSET
    value: int | UnsetType = UNSET
    effect: Effect | UnsetType = UNSET
    effects: list[Effect] | UnsetType = UNSET


class TrailDocuments(Struct, frozen=True):
    """What a board is drawn from."""

    tables: TrailTables
    layout: TrailLayout
    view: TrailView
    tally: TrailTally
    asked: Asked
    more: None
    provenance: None
