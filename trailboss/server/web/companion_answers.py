"""What the companion needs without the server: more types of the client."""

from __future__ import annotations

from msgspec import Struct, field

from trailboss.server.web.answers import Answer


class SetupDraw(Answer, frozen=True):
    """Things drawn by lot, one for each place; with no places one for each seat."""

    things: list[str] = field(name="from")
    at: list[str]
    back: bool


class SetupStep(Answer, frozen=True):
    """A line of the check list, and for which players and options it holds."""

    key: str
    rule: str
    values: dict[str, int | list[int]]
    least: int
    most: int
    only: dict[str, str]
    draws: list[SetupDraw]
    lot: str
    each: list[dict[str, int] | None]
    link: str


class SetupOption(Answer, frozen=True):
    """An option of the box; the first of the choices is the usual one."""

    name: str
    choices: list[str]
    least: int
    most: int


class SetupPlan(Answer, frozen=True):
    """The set-up of a game."""

    players: tuple[int, int]
    options: list[SetupOption]
    steps: list[SetupStep]


class PadPart(Answer, frozen=True):
    """A help to count a category: the things to count and what each is worth."""

    word: str
    thing: str
    each: int
    per: int
    most: int


class PadCategory(Answer, frozen=True):
    """A line of the pad: `each` points for every `per` that is written down."""

    key: str
    rule: str
    word: str
    each: int
    per: int
    least: int
    most: int
    parts: list[PadPart]
    times: bool
    people: bool
    rival: bool
    players: tuple[int, int]


class PadPlan(Answer, frozen=True):
    """The score pad of a game."""

    players: tuple[int, int]
    categories: list[PadCategory]
    win: str
    tie: str
    opponent: str
    alone: str
    base: int
    unbeaten: bool


class OpponentOption(Answer, frozen=True):
    """An option of a solo opponent."""

    name: str
    choices: list[str]


class SamCard(Answer, frozen=True):
    """A card of Sam; number 0 is a printed one that somebody has read out."""

    n: int
    steps: int
    per: str
    actions: list[str]
    specialist: str


class SamLevel(Answer, frozen=True):
    """How strong Sam is."""

    name: str
    removed: list[int]
    extra: list[str]
    first_city: str


class SamBuilding(Answer, frozen=True):
    """A building of Sam; `fees` is what its hands cost who passes it, with two players."""

    number: int
    name: str
    builders: int
    vp: int
    fees: int


class SamStation(Answer, frozen=True):
    """A station as it counts for Sam."""

    vp: int
    master: bool


class SamCity(Answer, frozen=True):
    """A city as it counts for Sam."""

    name: str
    vp: int


class SamArrow(Answer, frozen=True):
    """An arrow between two cities."""

    vp: int
    objective: bool


class SamField(Answer, frozen=True):
    """What Sam can buy in the cattle market."""

    cowboys: int
    dollars: int
    count: int
    what: str


class Ending(Answer, frozen=True):
    """The most that can be written down at the end."""

    most_points: int
    most_left: int


class SamFigures(Ending, frozen=True):
    """All figures of Sam; a move is steps, and what they count instead."""

    cards: list[SamCard]
    levels: dict[str, SamLevel]
    buildings: list[SamBuilding]
    stations: list[SamStation]
    cities: list[SamCity]
    arrows: list[SamArrow]
    market: list[SamField]
    moves: dict[str, tuple[int, str]]
    deeds: dict[str, list[str]]
    halves: list[str]
    tiles: int
    first_objective: str
    workers: list[str]
    discs: int
    full_row: int
    top_workers: list[int]
    top_worker_vp: int
    token_vp: int
    objective_vp: list[int]
    hazard_vp: list[int]
    cattle_vp: list[int]
    revealed: int
    buy_dollars: int


class SueCard(Answer, frozen=True):
    """A card of Sue."""

    name: str
    deck: str
    steps: int
    per: str
    action: str


class SuePost(Answer, frozen=True):
    """A trading post, with the figures that count for Sue."""

    vp: int
    dark: bool
    deeds: list[str]


class SueKind(Answer, frozen=True):
    """A kind of building of Sue."""

    vp: int


class SueFigures(Ending, frozen=True):
    """All figures of Sue; of both sides of each train card what counts for her."""

    cards: list[SueCard]
    posts: dict[str, SuePost]
    trains: list[list[list[str]]]
    kinds: list[SueKind]
    fields: list[str]
    cows: dict[str, int]
    markets: dict[str, int]
    moves: dict[str, tuple[int, str]]
    actions: list[str]
    rewards: dict[str, str]
    post_vp: list[int]
    specialities: list[str]
    resource_cards: list[tuple[str, int]]
    market_by_cowboys: list[str]
    enough: int
    most_buildings: int
    first_post: str
    deliveries: list[str]
    discs: int
    worker_vp: int
    space_vp: int
    trades: dict[str, str]
    token_kinds: list[str]
    token_vp: list[int]
    building_vp: list[int]
    sides: list[str]


class Opponent(Struct, frozen=True, forbid_unknown_fields=True, tag_field="name"):
    """A solo opponent, known by its name."""

    game: str
    options: list[OpponentOption]


class SamOpponent(Opponent, frozen=True, tag="sam"):
    """Sam."""

    figures: SamFigures


class SueOpponent(Opponent, frozen=True, tag="sue"):
    """Sue."""

    figures: SueFigures


class Companion(Answer, frozen=True):
    """Everything: opponents, set-ups and score pads by game."""

    opponents: list[SamOpponent | SueOpponent]
    setups: dict[str, SetupPlan]
    pads: dict[str, PadPlan]
