"""The Rules value of El Paso: every printed figure, one row a component."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import PRINTED, Actions
from trailboss.games.elpaso.sue.deck import SUE_CARDS, SueCard
from trailboss.games.trail.rules import BuyOption, Card, Node, Tile

MOST_SEATS: Final = 4

COWBOY: Final = 0
BUILDER: Final = 1
ENGINEER: Final = 2
ALL_ROUNDER: Final = 3

OBJECTIVE: Final = 0
BONUS: Final = 1
ANY: Final = 2


@dataclass(frozen=True)
class Source:
    """Something with printed actions: a side of a tile or of a train card."""

    name: str
    effects: tuple[Effect[Any], ...] = ()


@dataclass(frozen=True)
class Kind:
    """A kind of regular building: builders, points and actions of its two sides."""

    builders: int
    vp: tuple[int, int]
    sides: tuple[tuple[Effect[Any], ...], tuple[Effect[Any], ...]]
    copies: int = 2
    """How many tiles of it there are."""


@dataclass(frozen=True)
class TrainCard:
    """A train card: engineers, and the actions of its plain and its star side."""

    engineers: int
    sides: tuple[tuple[Effect[Any], ...], tuple[Effect[Any], ...]]


@dataclass(frozen=True)
class Post:
    """A trading post."""

    name: str
    value: int
    dark: bool = False
    repeatable: bool = False
    vp: int = 0
    reward: tuple[Effect[Any], ...] = ()


@dataclass(frozen=True)
class Slot:
    """A disc slot of the player board: its corners, its coin, and what emptying it opens."""

    name: str
    dark: bool = False
    dollars: int = 0
    permanent: int = 0
    hand: int = 0
    steps: int = 0


@dataclass(frozen=True)
class AuxAction:
    """An auxiliary action: what it gives, the slot that upgrades or unlocks it."""

    slot: int
    open: bool
    base: Effect[Any]
    upgraded: Effect[Any] | None = None
    offers: tuple[Effect[Any] | None, ...] = field(init=False, repr=False, compare=False)
    """What it gives when its slot is empty, and while the disc is there; None is locked (R8.1)."""

    def __post_init__(self) -> None:
        better = self.base if self.upgraded is None else self.upgraded
        object.__setattr__(self, "offers", (better, self.base if self.open else None))


@dataclass(frozen=True)
class Need:
    """A number of elements of certain classes; the classes are listed in `scoring`."""

    classes: Zone
    count: int = 1


@dataclass(frozen=True)
class Token:
    """An objective token with its needs, or a bonus token with its effect."""

    name: str
    vp: int
    needs: tuple[Need, ...] = ()
    permanent: int = 0
    duplicate: int = 0
    immediate: Effect[Any] | None = None


@dataclass(frozen=True)
class Rules:
    """Everything printed. Tables by player count start with one player."""

    nodes: tuple[Node, ...]
    costs: Zone
    """What it costs to build on each space."""
    inner: Zone
    """1 for each space on the inner one of two branches."""
    tiles: tuple[Tile, ...]
    """Index 0 is no tile, 1 El Paso, then the neutral ones, then regular ones by owner."""
    first_neutral: int
    first_building: int
    neutral: tuple[Source, ...]
    kinds: tuple[Kind, ...]
    train: tuple[TrainCard, ...]
    sources: tuple[Source, ...]
    """All sides with actions. Index 0 has none: it stands for a foreign building."""
    first_kind_source: int
    first_train_source: int
    cards: tuple[Card, ...]
    """Index 0 is a card seen from behind; the breeds, then the workers."""
    first_worker: int
    simmental: int
    """The card of the breed that lies in El Paso."""
    fields: tuple[BuyOption, ...]
    worker_stock: int
    posts: tuple[Post, ...]
    slots: tuple[Slot, ...]
    aux: tuple[AuxAction, ...]
    tokens: tuple[Token, ...]
    """Index 0 is no token; objectives, then bonus tokens from `first_bonus`."""
    first_bonus: int
    simmentals: Zone
    capital: tuple[tuple[int, int], ...]
    """Dollars and exchange tokens by seat."""
    display: int = 3
    start_workers: int = 1
    markers: int = 2
    hand: int = 4
    steps: int = 3
    certificates: int = 4
    dollars_per_worker: int = 2
    all_rounder_price: int = 4
    el_paso_dollars: int = 5
    simmental_space_vp: int = 2
    dollars_per_vp: int = 5
    act: Actions = PRINTED
    """The actions that are called after the spaces and posts."""
    sue: tuple[SueCard, ...] = SUE_CARDS
    """The bot cards of a game played alone (R14.3)."""
    hires_apart: bool = True
    """Further hires of an action stay open while its place does (R6.5c)."""
    until_scoring: bool = True
    """Any-time actions last until scoring, with a window at the end of a turn (R7.4, R7.5)."""
    card_stays: bool = True
    """The rest of a train card is open after a move that it gave (R5.6)."""
    hereford_when_full: bool = True
    """Sue gains a Hereford only when both her buildings are of the largest kind (R14.11)."""
    herd: Zone = field(init=False, repr=False, compare=False)
    """The cows that each player starts with: a table of `cards` (R1.4, R2.7)."""
    hand_slots: Zone = field(init=False, repr=False, compare=False)
    """The slots that raise the hand limit: a table of `slots`, like the next two."""
    step_slots: Zone = field(init=False, repr=False, compare=False)
    permanent_slots: Zone = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Make the tables that questions would else make each time."""
        herd = [i for i, card in enumerate(self.cards) for _ in range(card.own)]
        object.__setattr__(self, "herd", tuple(herd))
        slots = list(enumerate(self.slots))
        object.__setattr__(self, "hand_slots", tuple([i for i, row in slots if row.hand]))
        object.__setattr__(self, "step_slots", tuple([i for i, row in slots if row.steps]))
        object.__setattr__(self, "permanent_slots", tuple([i for i, row in slots if row.permanent]))

    def price(self, workers: int) -> int:
        """The dollars that are paid for workers that are discarded (R6.6, R6.8, R6.10)."""
        return workers * self.dollars_per_worker
