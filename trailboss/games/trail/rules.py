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

SEATS: Final = range(5)
"""Four players and one to spare: steps that say only whose they are, are made once for each."""

COLUMNS: Final = range(3)
"""The columns of foresight, each with its bag."""

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
    slots: tuple[tuple[int, Effect[Any]], ...] = field(init=False, repr=False, compare=False)
    """The effects with their numbers, counted once."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "slots", tuple(enumerate(self.effects)))


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
    """A field of the cattle market: the cowboys and dollars that buy a number of these cards."""

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
    steps: tuple[int, ...] = (0, 0, 0)
    hand: int = 0
    certificates: bool = False
    vp: int = 0


@dataclass(frozen=True)
class AutomaCard:
    """A card of an automa: its steps, then the actions in order, if the condition holds."""

    n: int = 0
    """The number on the card, from 1."""
    steps: int = 1
    """The printed number of steps, or the least number where `per` counts something."""
    per: str = ""
    """What the steps count instead; empty: nothing."""
    actions: tuple[str, ...] = ()
    """What it does after its move, in this order."""
    specialist: str = ""
    """The actions need this specialization; empty: they are always done."""


@dataclass(frozen=True)
class AutomaLevel:
    """What a difficulty changes."""

    name: str = ""
    removed: tuple[int, ...] = ()
    """The cards that stay in the box."""
    extra: tuple[str, ...] = ()
    """The workers that it has on top of its printed ones and the random one."""
    first_city: str = ""
    """Where its first delivery goes."""


@dataclass(frozen=True)
class Automa:
    """The opponent of somebody who plays alone: it has the last seat and is never asked."""

    name: str
    option: str
    """The option that says how strong it is."""
    cards: tuple[AutomaCard, ...]
    """Card n stands at n - 1."""
    levels: tuple[AutomaLevel, ...]
    """The values of that option."""
    dollars: int
    """What a purchase may cost at most, though it pays nothing."""
    revealed: int
    """How many cards a card that reveals adds to the cattle market."""
    deal: Step[Any]
    """Gives it its things at set-up, before the job market is filled."""
    turn: Step[Any]
    """Its whole turn."""
    counted: tuple[str, ...]
    """The lines of its score; objective cards count in full."""
    says: tuple[str, ...]
    """The actions that its cards may have."""
    counts: tuple[str, ...]
    """What the steps of its cards may count; the first is nothing."""
    side: int = 1
    """The side of all its buildings: 0 (a) or 1 (b)."""
    frames: tuple[type, ...] = ()
    """The steps of which its turn is made."""

    def level(self, name: str) -> AutomaLevel:
        """The level of that name."""
        return [level for level in self.levels if level.name == name][0]

    def deck(self, name: str) -> tuple[int, ...]:
        """The numbers of the cards with which it plays on a level."""
        removed = self.level(name).removed
        return tuple([card.n for card in self.cards if card.n not in removed])


@dataclass(frozen=True)
class Rules:
    """Everything that makes an edition. Tables by player count start with two players."""

    act: Actions
    law: dict[str, str]
    nodes: tuple[Node, ...] = ()
    tiles: tuple[Tile, ...] = ()
    """Index 0 is no tile. Private buildings stand at `first_private`, owner by owner."""
    first_neutral: int = 0
    first_private: int = 0
    neutral: tuple[Building, ...] = ()
    private: tuple[tuple[Building, Building], ...] = ()
    cards: tuple[Card, ...] = ()
    """Index 0 is a card seen from behind; objective cards stand at `first_objective`."""
    first_objective: int = 0
    objectives: tuple[Objective, ...] = ()
    deck: int = 0
    """How many of the objectives form the deck; the rest are starting objectives."""
    options: tuple[BuyOption, ...] = ()
    spaces: tuple[Space, ...] = ()
    stations: tuple[Station, ...] = ()
    cities: tuple[City, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    crosses: tuple[int, ...] = ()
    masters: tuple[Master, ...] = ()
    discs: tuple[Disc, ...] = ()
    aux: tuple[tuple[Effect[Any], Effect[Any]], ...] = ()
    aux_open: tuple[int, ...] = ()
    worker_spaces: tuple[tuple[Effect[Any] | None, ...], ...] = ()
    zones: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    bags: tuple[tuple[int, ...], ...] = ()
    prices: tuple[int, ...] = ()
    market: tuple[int, ...] = ()
    fees: tuple[tuple[int, int], ...] = ()
    steps: tuple[int, ...] = ()
    start_dollars: tuple[int, ...] = ()
    start_cards: tuple[int, ...] = ()
    start_tokens: int = 0
    hand: int = 4
    certificates: tuple[int, ...] = (0, 1, 2, 3, 4, 6)
    certificate_limit: int = 3
    waste: bool = True
    """May a certificate be wasted where the track skips a number?"""
    refill_rows: tuple[int, ...] = (6, 9)
    columns: int = 4
    display: int = 4
    first_tiles: int = 7
    once_a_turn: bool = False
    """May the same local action be performed only once a turn, copies included?"""
    copy_chain: bool = False
    """May a copied building copy on?"""
    by_letter: bool = True
    """Are the two sides of a building different buildings to that?"""
    copy_risk: bool = True
    """Is the risk action beside a copied building copied too?"""
    copy_others_risk: bool = True
    """Is it also if the building is another player's?"""
    may_skip: bool = False
    """May phase B be left without any action?"""
    kansas_city_window: bool = True
    """May objective cards be played between the subphases of Kansas City?"""
    station_first: bool = True
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
    raise_tokens: bool = True
    """May any-time actions be used while cattle are raised?"""
    automa: Automa | None = None
    opponent: Automa | None = None
    """The automa of somebody who plays alone, where an edition has one."""
    other_bags: tuple[tuple[int, ...], ...] = ()
    """Another reading of the bags, where the sources differ."""
    start: int = 0
    kansas_city: int = 0
    aux_discs: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)
    """For each auxiliary row its disc slots: a table of `discs`, like the next three tables."""
    step_discs: tuple[int, ...] = field(init=False, repr=False, compare=False)
    hand_discs: tuple[int, ...] = field(init=False, repr=False, compare=False)
    certificate_discs: tuple[int, ...] = field(init=False, repr=False, compare=False)
    worker_names: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """What the workers are called, trade by trade: from the actions that give them."""
    places: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)
    """For each kind of node where such nodes are: a table of `nodes`."""
    herd: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The cards that each player starts with: a table of `cards`, like the next one."""
    market_cards: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The cards that are shuffled into the market."""

    def __post_init__(self) -> None:
        """Make the tables that questions would else make each time."""
        slots = list(enumerate(self.discs))
        rows = range(len(self.aux))
        aux = tuple([tuple([i for i, disc in slots if disc.aux == row]) for row in rows])
        object.__setattr__(self, "aux_discs", aux)
        steps = tuple([i for i, disc in slots if any(disc.steps)])
        object.__setattr__(self, "step_discs", steps)
        object.__setattr__(self, "hand_discs", tuple([i for i, disc in slots if disc.hand]))
        certificates = tuple([i for i, disc in slots if disc.certificates])
        object.__setattr__(self, "certificate_discs", certificates)
        names = tuple([action.text.removeprefix("give ") for action in self.act.give])
        object.__setattr__(self, "worker_names", names)
        nodes = list(enumerate(self.nodes))
        kinds = range(PRIVATE + 1)
        places = tuple([tuple([i for i, node in nodes if node.kind == kind]) for kind in kinds])
        object.__setattr__(self, "places", places)
        cards = list(enumerate(self.cards))
        herd = tuple([i for i, card in cards for _ in range(card.own)])
        object.__setattr__(self, "herd", herd)
        market = tuple([i for i, card in cards for _ in range(card.market)])
        object.__setattr__(self, "market_cards", market)
