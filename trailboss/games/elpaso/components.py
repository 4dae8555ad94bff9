"""The printed figures of El Paso, one row a component. MANY OF THEM ARE RECONSTRUCTED.

Only the rulebook's text could be read; what the pictures of the mat, tiles, cards and tokens show
is known in part from public pages and otherwise reconstructed to fit them. `provenance.py` tags
every row: `seed` (the rulebook), `seed:inferred` (follows from it), `public:<site>` (read on such
a page), `reconstructed` (ours). Reconstructed as a whole: the layout of the trail and the costs
of its spaces, neutral tiles C and G and the first actions of D, E and F, points and most actions
of regular buildings, the train cards but for the plain one of four engineers, which post gives
which reward and the points of posts, every objective condition, points and most effects of bonus
tokens, auxiliary actions 2 and 4, corners of the slots, and several breeding values.
"""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import BREEDS, NODES, POSTS, TOKENS, WORKERS
from trailboss.games.elpaso.auxiliary import Auxiliary
from trailboss.games.elpaso.cards import DiscardCow, Exchange, RemoveCow
from trailboss.games.elpaso.construction import Build
from trailboss.games.elpaso.effects import Certify, Gain, GainTokens
from trailboss.games.elpaso.elements import (
    BUILDING_CLASS,
    CARD_CLASS,
    DISC_CLASS,
    TOKEN_CLASS,
)
from trailboss.games.elpaso.market import BuyCow, GainCow
from trailboss.games.elpaso.movement import Move
from trailboss.games.elpaso.rules import (
    ANY,
    BONUS,
    OBJECTIVE,
    AuxAction,
    Kind,
    Need,
    Post,
    Slot,
    Source,
    Token,
    TrainCard,
)
from trailboss.games.elpaso.tokens import TakeToken
from trailboss.games.elpaso.train import UseTrain
from trailboss.games.elpaso.workers import Hire
from trailboss.games.trail.rules import BUILDING, KANSAS_CITY, NEUTRAL, BuyOption, Card, Node
from trailboss.games.trail.tables import trail

# Cards.

CRIOLLO, PINEYWOODS, GALLOWAY, SANTA_GERTRUDIS = 1, 2, 3, 4
BLACK_ANGUS, CORRIENTE, SHORTHORN, HEREFORD, SIMMENTAL = 5, 6, 7, 8, 9
SIMMENTALS: Final = 19
WORKER_VP: Final = 2
COWS: Final = (
    Card("?"),
    Card("criollo", 1, 1, 0, own=4),
    Card("pineywoods", 2, 2, 0, own=2),
    Card("galloway", 3, 2, 0, own=2),
    Card("santa_gertrudis", 4, 2, 0, own=2),
    Card("black_angus", 5, 3, 2, market=8),
    Card("corriente", 6, 3, 3, market=10),
    Card("shorthorn", 7, 4, 5, market=8),
    Card("hereford", 8, 5, 8, market=6),
    Card("simmental", 9, 3, 2),
)
CARDS: Final = (*COWS, *[Card(name, vp=WORKER_VP) for name in WORKERS])
FIELDS: Final = (
    BuyOption("black_angus", 1, 2, (BLACK_ANGUS,)),
    BuyOption("corriente", 2, 4, (CORRIENTE,)),
    BuyOption("shorthorn", 3, 6, (SHORTHORN,)),
    BuyOption("hereford", 4, 8, (HEREFORD,)),
)
CORRIENTE_FIELD, SHORTHORN_FIELD = 1, 2
ANY_COW: Final = tuple(range(1, len(COWS)))
VALUE_2: Final = tuple([card for card in ANY_COW if COWS[card].value == 2])
STARTING_HERD: Final = tuple([card for card in ANY_COW for _ in range(COWS[card].own)])
WORKER_STOCK: Final = 12
BY_PLAYERS: Final = (9, 9, 14, 19)
"""Simmental cards with 1, 2, 3 and 4 players."""
CAPITAL: Final = ((4, 1), (5, 1), (4, 2), (5, 2))

# The trail: a ring read clockwise, with three forks.

TRAIL_KINDS: Final = {"E": KANSAS_CITY, "n": NEUTRAL, "s": BUILDING}
PATHS: Final = (
    "EP s1 n1 s2 n2 s4 n3 s5 n4 n5 s7 n6 s9 EP",
    "n1 s3 n2",
    "n3 s6 n4",
    "n5 s8 n6",
)
TRAIL: Final = trail([Node(name, TRAIL_KINDS[name[0]]) for name in NODES], PATHS)
SPACE_COSTS: Final = {
    "s1": 2, "s2": 1, "s3": 0, "s4": 3, "s5": 2, "s6": 0, "s7": 1, "s8": 0, "s9": 4,
}  # fmt: skip
INNER: Final = ("s2", "s5", "s7")

# Neutral buildings, on n1 to n6 in a first game.

TWICE_THE_VALUE: Final = DiscardCow(ANY_COW, per_value=2)
FIVE_FOR_VALUE_2: Final = DiscardCow(VALUE_2, 5)
PRICED_EXCHANGE: Final = GainTokens(1, 1)
FREE_HIRE: Final = Hire((0,))
NEUTRAL_BUILDINGS: Final = (
    Source("B", (DiscardCow((GALLOWAY,), 3), Hire((5, 8)))),
    Source("C", (TWICE_THE_VALUE, Certify(2))),
    Source("D", (DiscardCow((PINEYWOODS,), 3), BuyCow())),
    Source("E", (DiscardCow((SANTA_GERTRUDIS,), 3), Build())),
    Source("F", (DiscardCow((CRIOLLO,), 2), UseTrain())),
    Source("G", (PRICED_EXCHANGE, Auxiliary(2))),
)

# Regular buildings.

KINDS: Final = (
    Kind(1, (1, 1), ((DiscardCow((CRIOLLO,), 3), Auxiliary(1)), (Gain(2), Move(2)))),
    Kind(2, (3, 3), ((RemoveCow(ANY_COW), Gain(3)), (FIVE_FOR_VALUE_2, PRICED_EXCHANGE))),
    Kind(3, (4, 4), ((Hire((5,)), Certify(1)), (UseTrain(), Gain(2)))),
    Kind(4, (5, 5), ((FIVE_FOR_VALUE_2, BuyCow()), (FREE_HIRE, GainTokens(1)))),
    Kind(
        5,
        (7, 7),
        ((TWICE_THE_VALUE, Certify(2), Move(2)), (TakeToken(OBJECTIVE), Auxiliary(2))),
    ),
    Kind(
        6,
        (10, 10),
        ((GainCow(SHORTHORN_FIELD, 2), Certify(3)), (TakeToken(BONUS, 2), FREE_HIRE, Move(2))),
    ),
)

# The train.

GAIN_CORRIENTE: Final = GainCow(CORRIENTE_FIELD)
TRAIN_CARDS: Final = (
    TrainCard(1, ((TakeToken(BONUS, 2), GainTokens(1)), (TakeToken(OBJECTIVE, 2), Certify(1)))),
    TrainCard(2, ((TakeToken(OBJECTIVE), Certify(1)), (TakeToken(BONUS), Auxiliary(1)))),
    TrainCard(3, ((GAIN_CORRIENTE, FREE_HIRE), (TakeToken(ANY), Certify(2)))),
    TrainCard(
        4, ((Certify(3), TakeToken(ANY), Move(2)), (TakeToken(ANY), GAIN_CORRIENTE, Move(3)))
    ),
)

# Trading posts.

TWO_DOLLARS: Final = Gain(2, "R9.8")
TRADING_POSTS: Final = (
    Post("0", 0, repeatable=True),
    Post("5", 5, reward=(TWO_DOLLARS,)),
    Post("7", 7, reward=(TakeToken(OBJECTIVE),)),
    Post("9", 9, reward=(FREE_HIRE,)),
    Post("10", 10, dark=True, vp=2, reward=(TWO_DOLLARS,)),
    Post("12", 12, dark=True, repeatable=True, vp=4),
    Post("16", 16, dark=True, repeatable=True, vp=8),
)

# The player board.

DISC_SLOTS: Final = (
    Slot("aux1_upgrade"),
    Slot("aux2_unlock"),
    Slot("aux3_upgrade"),
    Slot("aux4_unlock"),
    Slot("permanent_certificate", dark=True, dollars=1, permanent=1),
    Slot("hand_limit", dark=True, dollars=-4, hand=1),
    Slot("step_limit", dark=True, dollars=2, steps=1),
)
AUXILIARY: Final = (
    AuxAction(0, True, Gain(1, "R8.2"), Gain(3, "R8.2")),
    AuxAction(1, False, Certify(1)),  # R8.3
    AuxAction(2, True, Exchange(1), Exchange(2)),
    AuxAction(3, False, RemoveCow(ANY_COW)),  # R8.5
)

# Objective tokens.


def cow(name: str, count: int = 1) -> Need:
    """Own cows of a breed, wherever they lie."""
    return Need((CARD_CLASS + BREEDS.index(name),), count)


def worker(name: str, count: int) -> Need:
    """Own workers of a kind, wherever they lie."""
    return Need((CARD_CLASS + len(BREEDS) + WORKERS.index(name),), count)


def building(builders: int, count: int = 1) -> Need:
    """Own buildings that need at least this number of builders."""
    fit = [BUILDING_CLASS + i for i, kind in enumerate(KINDS) if kind.builders >= builders]
    return Need(tuple(fit), count)


def disc(posts: str, count: int = 1) -> Need:
    """Own discs on any of these posts."""
    return Need(tuple([DISC_CLASS + POSTS.index(post) for post in posts.split()]), count)


def bonus_token(count: int) -> Need:
    """Own bonus tokens."""
    return Need((TOKEN_CLASS,), count)


CONDITIONS: Final[tuple[tuple[int, tuple[Need, ...]], ...]] = (
    (3, (cow("black_angus"), cow("corriente"))),
    (3, (cow("black_angus", 2),)),
    (4, (cow("corriente", 2),)),
    (4, (cow("corriente"), cow("shorthorn"))),
    (3, (cow("corriente"), building(1))),
    (3, (cow("shorthorn"), worker("cowboy", 2))),
    (5, (cow("shorthorn"), cow("hereford"))),
    (4, (cow("hereford"),)),
    (3, (cow("simmental", 3), cow("black_angus"))),
    (4, (cow("simmental", 5),)),
    (3, (worker("cowboy", 3),)),
    (3, (worker("builder", 3),)),
    (3, (worker("engineer", 3),)),
    (5, (worker("all_rounder", 3),)),
    (4, (building(1, 2),)),
    (4, (building(4),)),
    (3, (worker("engineer", 2), bonus_token(1))),
    (4, (bonus_token(2),)),
    (3, (disc("9"), disc("10 12 16"))),
    (5, (disc("12 16", 2),)),
)
OBJECTIVE_TOKENS: Final = tuple(
    [Token(name, vp, needs) for name, (vp, needs) in zip(TOKENS, CONDITIONS, strict=False)]
)

# Bonus tokens.


def immediate(vp: int, effect: Effect[Any]) -> tuple[int, int, int, Effect[Any] | None]:
    """Points, and what is done when the token is taken."""
    return vp, 0, 0, effect


PERMANENT: Final = (1, 1, 0, None)
DUPLICATE: Final = (1, 0, 1, None)
PLAIN: Final = (3, 0, 0, None)
BONUSES: Final[tuple[tuple[int, int, int, Effect[Any] | None], ...]] = (
    *[PERMANENT] * 4,
    *[DUPLICATE] * 3,
    *[PLAIN] * 3,
    *[immediate(1, Gain(4))] * 2,
    *[immediate(2, Gain(2))] * 2,
    *[immediate(2, GainTokens(1))] * 2,
    *[immediate(1, Certify(2))] * 2,
    *[immediate(2, RemoveCow(ANY_COW))] * 2,
)
BONUS_TOKENS: Final = tuple(
    [
        Token(name, vp, (), permanent, duplicate, effect)
        for name, (vp, permanent, duplicate, effect) in zip(
            TOKENS[len(OBJECTIVE_TOKENS) :], BONUSES, strict=True
        )
    ]
)


def costs() -> Zone:
    """What it costs to build on each node."""
    return tuple([SPACE_COSTS.get(name, 0) for name in NODES])
