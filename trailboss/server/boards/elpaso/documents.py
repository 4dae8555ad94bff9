"""El Paso: what is printed, where it lies, and what a viewer sees."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from trailboss.server.boards.elpaso.effects import Effect
from trailboss.server.boards.shared import Dumped, Point


class Node(Struct, frozen=True):
    """A space of the trail; its ways on by name."""

    name: str
    kind: str
    after: list[str]


class Card(Struct, frozen=True):
    """A card of a player's deck: cattle or a worker."""

    name: str
    breed: int
    value: int
    vp: int
    own: int
    market: int


class Need(Struct, frozen=True):
    """What an objective asks for."""

    classes: list[int]
    count: int


class Token(Struct, frozen=True):
    """An objective or a bonus token."""

    name: str
    vp: int
    needs: list[Need]
    permanent: int
    duplicate: int
    immediate: Effect | None


class Post(Struct, frozen=True):
    """A trading post."""

    name: str
    value: int
    dark: bool
    repeatable: bool
    vp: int
    reward: list[Effect]


class Slot(Struct, frozen=True):
    """A place of a disc on the player board."""

    name: str
    dark: bool
    dollars: int
    permanent: int
    hand: int
    steps: int


class Kind(Struct, frozen=True):
    """A kind of regular building with both sides; the dollars are those of all its builders."""

    builders: int
    dollars: int
    vp: tuple[int, int]
    sides: tuple[list[Effect], list[Effect]]


class Neutral(Struct, frozen=True):
    """A tile with actions."""

    name: str
    effects: list[Effect]


class TrainCard(Struct, frozen=True):
    """A train card with both sides; the dollars are those of all its engineers."""

    engineers: int
    dollars: int
    sides: tuple[list[Effect], list[Effect]]


class Field(Struct, frozen=True):
    """A field of the cattle market."""

    name: str
    cowboys: int
    dollars: int
    cards: list[int]


class AuxiliaryAction(Struct, frozen=True):
    """An auxiliary action."""

    slot: int
    open: bool
    base: Effect
    upgraded: Effect | None


class SueCard(Struct, frozen=True):
    """A card of Sue's decks."""

    name: str
    deck: str
    steps: int
    per: str
    action: str


class Anytime(Struct, frozen=True):
    """An action that is allowed at any time of the own turn."""

    action: str
    effect: Effect


class ElPasoTables(Struct, frozen=True):
    """What is printed."""

    nodes: list[Node]
    costs: list[int]
    neutral: list[Neutral]
    kinds: list[Kind]
    train: list[TrainCard]
    sources: list[Neutral]
    first_train_source: int
    cards: list[Card]
    first_worker: int
    simmental: int
    fields: list[Field]
    posts: list[Post]
    slots: list[Slot]
    aux: list[AuxiliaryAction]
    tokens: list[Token]
    first_bonus: int
    simmentals: list[int]
    display: int
    markers: int
    hand: int
    steps: int
    certificates: int
    all_rounder_price: int
    el_paso_dollars: int
    simmental_space_vp: int
    sue: list[SueCard]
    anytime: list[Anytime]


class ElPasoLayout(Struct, frozen=True):
    """Where it lies."""

    size: Point
    nodes: dict[str, Point]
    posts: dict[str, Point]
    simmental: Point


class Player(Struct, frozen=True):
    """A player as somebody sees it; a card seen from behind is `?`."""

    dollars: int
    certificates: int
    exchanges: int
    rancher: str | None
    ready: dict[str, int]
    discs: list[str]
    posts: dict[str, int]
    hand: list[str]
    draw: list[str]
    discard: list[str]
    unseen: list[str]
    tokens: list[str]


class Sue(Struct, frozen=True):
    """The opponent of a game played alone."""

    row: list[str]
    joined: dict[str, int]
    resources: list[str]
    bot: list[str]
    used: list[str]


class ElPasoView(Struct, frozen=True):
    """What a viewer sees."""

    options: dict[str, str]
    sides: str
    train: str
    turn: int
    trail: dict[str, str]
    cattle: dict[str, int]
    workers: dict[str, int]
    buildings: dict[str, int]
    simmental: int
    display: list[str]
    objectives: list[str]
    bonuses: list[str]
    gone: list[str]
    ender: int | None
    steps: int
    visit: int
    players: list[Player]
    stack: list[Dumped]
    sue: Sue | UnsetType = UNSET


class PlayerTally(Struct, frozen=True):
    """What the rules count for a player; of the hand what is seen of it.

    `aux_only` are the places where it has nothing to do but an auxiliary action.
    """

    permanent: int
    hand_limit: int
    step_limit: int
    hand_value: int
    aux: list[Literal["locked", "base", "upgraded"]]
    aux_only: list[str]


class ElPasoTally(Struct, frozen=True):
    """What the rules count on a view."""

    players: list[PlayerTally]


class Asked(Struct, frozen=True):
    """What names and questions need of the frame of a question; not every frame has it."""

    name: str = field(name="is")
    source: int | UnsetType = UNSET
    token: int | UnsetType = UNSET
    trade: int | UnsetType = UNSET
    what: int | UnsetType = UNSET
    kind: int | UnsetType = UNSET
    post: int | UnsetType = UNSET
    value: int | UnsetType = UNSET
    count: int | UnsetType = UNSET
    left: int | UnsetType = UNSET
    used: int | UnsetType = UNSET
    hired: int | UnsetType = UNSET
    prices: list[int] | UnsetType = UNSET
    moved: bool | UnsetType = UNSET
    start: bool | UnsetType = UNSET


class Delivery(Struct, frozen=True):
    """What a delivery would be worth, and the best post that it reaches."""

    worth: int
    post: str | None


class ElPasoDocuments(Struct, frozen=True):
    """What a board is drawn from; provenance says where each printed figure comes from."""

    tables: ElPasoTables
    layout: ElPasoLayout
    view: ElPasoView
    tally: ElPasoTally
    asked: Asked
    provenance: dict[str, dict[str, dict[str, str | list[str]]]]
    more: Delivery
