"""The Rules value of a trail game: every printed figure, one row a component."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from trailboss.core.engine import Effect, Step
from trailboss.games.trail.actions import Actions

START: Final = 0
NEUTRAL: Final = 1
BUILDING: Final = 2
HAZARD: Final = 3
BANDIT: Final = 4
KANSAS_CITY: Final = 5
WORKER: Final = 6
PRIVATE: Final = 7

COWBOY: Final = 0
BUILDER: Final = 1
ENGINEER: Final = 2

GREEN: Final = 1
BLACK: Final = 2
BOTH: Final = 3

EMPTY: Final = 0
NOBODY: Final = -1


@dataclass(frozen=True)
class Node:
    """A space of the trail. `kind` is what may lie there."""

    name: str
    kind: int
    after: tuple[int, ...] = ()
    beside: tuple[int, ...] = ()
    forest: bool = False
    risk: Effect[Any] | None = None
    zone: int = 0
    dollars: int = 0
    tokens: int = 0


@dataclass(frozen=True)
class Tile:
    """A tile: a worker, a hazard, a bandit, a building or Kansas City itself.

    `what` is the worker's trade, the hazard's zone, the bandit's colour or the building's index.
    """

    name: str
    kind: int
    what: int = 0
    hand: int = 0
    vp: int = 0
    owner: int = NOBODY


@dataclass(frozen=True)
class Building:
    """One side of a building tile and the local actions it offers."""

    name: str
    effects: tuple[Effect[Any], ...]
    builders: int = 0
    vp: int = 0
    hand: int = 0


@dataclass(frozen=True)
class Card:
    """A kind of card. Objective cards have no breed."""

    name: str
    breed: int = 0
    value: int = 0
    vp: int = 0
    own: int = 0
    """How many each player starts with."""
    market: int = 0
    """How many are shuffled into the market."""
    task: str = ""
    """The objective task that it serves."""


@dataclass(frozen=True)
class Objective:
    """An objective card: an immediate action, tasks, points and a penalty."""

    name: str
    tasks: tuple[str, ...]
    vp: int
    penalty: int = 0
    action: Effect[Any] | None = None


@dataclass(frozen=True)
class BuyOption:
    """A field of the cattle market: so many cowboys and dollars for so many of these cards."""

    name: str
    cowboys: int
    dollars: int
    cards: tuple[int, ...]
    count: int = 1


@dataclass(frozen=True)
class Space:
    """A space of the railroad, in track order. A turnout has the station's index."""

    name: str
    number: int
    forward: tuple[int, ...] = ()
    back: tuple[int, ...] = ()
    turnout: bool = False
    station: int = -1


@dataclass(frozen=True)
class Station:
    """A train station."""

    name: str
    at: int
    cost: int
    vp: int
    black: bool
    master: bool


@dataclass(frozen=True)
class City:
    """A city that cattle are delivered to."""

    name: str
    value: int
    black: bool
    repeatable: bool = False
    dollars: int = 0
    vp: int = 0


@dataclass(frozen=True)
class Arrow:
    """What two neighbouring cities are worth together; index i joins cities i and i + 1."""

    vp: int = 0
    action: Effect[Any] | None = None


@dataclass(frozen=True)
class Master:
    """A stationmaster tile: an immediate action or certificates for good, and a scoring."""

    name: str
    action: Effect[Any] | None = None
    certificates: int = 0
    vp: int = 0
    per: str = ""


@dataclass(frozen=True)
class Disc:
    """A disc slot of the player board: what clearing it opens, costs and is worth."""

    name: str
    black: bool
    dollars: int = 0
    aux: int = -1
    steps: tuple[int, int, int] = (0, 0, 0)
    hand: int = 0
    certificates: bool = False
    vp: int = 0


@dataclass(frozen=True)
class Automa:
    """The opponent of somebody who plays alone: it has the last seat and is never asked."""

    name: str
    option: str
    """The option that says how strong it is."""
    decks: dict[str, tuple[int, ...]]
    """The numbers of its cards, from 1, by the value of that option."""
    deal: Step[Any]
    """Gives it its things at set-up, before the job market is filled."""
    turn: Step[Any]
    """Its whole turn."""
    counted: tuple[str, ...]
    """The lines of its score; objective cards count in full."""
    side: int = 1
    """The side of all its buildings: 0 (a) or 1 (b)."""
    frames: tuple[type, ...] = ()
    """The steps of which its turn is made."""


@dataclass(frozen=True)
class Rules:
    """Everything that makes an edition. Tables by player count start with two players."""

    act: Actions
    law: dict[str, str]
    nodes: tuple[Node, ...]
    tiles: tuple[Tile, ...]
    """Index 0 is no tile. Private buildings stand at `first_private`, owner by owner."""
    first_neutral: int
    first_private: int
    neutral: tuple[Building, ...]
    private: tuple[tuple[Building, Building], ...]
    cards: tuple[Card, ...]
    """Index 0 is a card seen from behind; objective cards stand at `first_objective`."""
    first_objective: int
    objectives: tuple[Objective, ...]
    deck: int
    """So many of the objectives form the deck; the rest are starting objectives."""
    options: tuple[BuyOption, ...]
    spaces: tuple[Space, ...]
    stations: tuple[Station, ...]
    cities: tuple[City, ...]
    arrows: tuple[Arrow, ...]
    crosses: tuple[int, ...]
    masters: tuple[Master, ...]
    discs: tuple[Disc, ...]
    aux: tuple[tuple[Effect[Any], Effect[Any]], ...]
    aux_open: tuple[int, ...]
    worker_spaces: tuple[tuple[Effect[Any] | None, ...], ...]
    zones: tuple[str, ...]
    colours: tuple[str, ...]
    bags: tuple[tuple[int, ...], ...]
    prices: tuple[int, ...]
    market: tuple[int, int, int]
    fees: tuple[tuple[int, int], ...]
    steps: tuple[int, int, int]
    start_dollars: tuple[int, ...]
    start_cards: tuple[int, ...]
    start_tokens: int = 0
    hand: int = 4
    certificates: tuple[int, ...] = (0, 1, 2, 3, 4, 6)
    certificate_limit: int = 3
    waste: bool = False
    """May a certificate be wasted where the track skips a number?"""
    refill_rows: tuple[int, ...] = (6, 9)
    columns: int = 4
    display: int = 4
    first_tiles: int = 7
    once_a_turn: bool = False
    """May the same local action be performed only once a turn, copies included?"""
    copy_chain: bool = False
    """May a copied building copy on?"""
    copy_risk: bool = True
    """Is the risk action beside a copied building copied too?"""
    may_skip: bool = False
    """May phase B be left without any action?"""
    kansas_city_window: bool = True
    """May objective cards be played between the subphases of Kansas City?"""
    station_first: bool = False
    """Is the station of a turnout reached backwards decided before the reward of the move?"""
    turnout_passed: bool = True
    """Has an engine in a turnout passed the cross beside it?"""
    counts_without_disc: bool = True
    """Does a delivery for which no disc is left count as if one lay there?"""
    last_space_dollars: int = 3
    full_row: int = 6
    top_workers: tuple[int, ...] = (5, 6)
    top_worker_vp: int = 4
    token_vp: int = 2
    anytime: tuple[Effect[Any], ...] = ()
    stages: tuple[int, ...] = ()
    """The cards of the breed that is raised at income, stage by stage."""
    stage_pile: int = 0
    automa: Automa | None = None
    start: int = field(default=0)
    kansas_city: int = field(default=0)
