"""The printed figures of the second edition, one row a component.

Provenance: cards, counts, costs, values and rules of tiles are `seed` (the rulebooks); builder
numbers, points and hands of private buildings, card points, market fields, the railroad and the
stationmasters are `public` (open redrawings and implementations that agree with each other);
the points of Simmental cards and the order of bandit spaces rest on one public source alone.
"""

from __future__ import annotations

from typing import Final

from trailboss.games.trail.auxiliary import Aux
from trailboss.games.trail.cards import Discard, DiscardPair, DrawDiscard, RemoveCards
from trailboss.games.trail.construction import Build
from trailboss.games.trail.delivery import ExtraDelivery
from trailboss.games.trail.effects import All, Gain, GainPer, OneOf
from trailboss.games.trail.location import Copy
from trailboss.games.trail.market import BuyCattle
from trailboss.games.trail.movement import MoveHerder
from trailboss.games.trail.objectives import FreeMove, TakeObjective
from trailboss.games.trail.railroad import BackEngine, MoveEngine, UpgradeBehind
from trailboss.games.trail.rules import (
    BANDIT,
    BLACK,
    BOTH,
    BUILDING,
    GREEN,
    HAZARD,
    KANSAS_CITY,
    NEUTRAL,
    START,
    Arrow,
    Building,
    BuyOption,
    Card,
    City,
    Disc,
    Master,
    Node,
    Objective,
    Station,
)
from trailboss.games.trail.tables import TileTable, railroad, trail
from trailboss.games.trail.tiles import CollectBandit, RemoveHazard
from trailboss.games.trail.workers import Hire

# Cards. Index 0 is a card seen from behind.

CATTLE: Final = (
    Card("?"),
    Card("criollo", 1, 1, 0, own=5),
    Card("santa_gertrudis", 2, 2, 0, own=3),
    Card("pineywoods", 3, 2, 0, own=3),
    Card("galloway", 4, 2, 0, own=3),
    Card("black_angus", 5, 3, 1, market=7, task="value_3"),
    Card("longhorn", 6, 3, 2, market=7, task="value_3"),
    Card("corriente", 7, 3, 3, market=7, task="value_3"),
    Card("shorthorn-3", 8, 4, 3, market=3, task="shorthorn"),
    Card("shorthorn-4", 8, 4, 4, market=3, task="shorthorn"),
    Card("shorthorn-5", 8, 4, 5, market=3, task="shorthorn"),
    Card("hereford-5", 9, 5, 5, market=2, task="hereford"),
    Card("hereford-6", 9, 5, 6, market=2, task="hereford"),
    Card("hereford-7", 9, 5, 7, market=2, task="hereford"),
    Card("simmental-1", 10, 2, 3),
    Card("simmental-2", 10, 4, 4),
    Card("simmental-3", 10, 5, 5),
)
CRIOLLO: Final = (1,)
SANTA_GERTRUDIS: Final = (2,)
PINEYWOODS: Final = (3,)
GALLOWAY: Final = (4,)
VALUE_3: Final = (5, 6, 7)
SHORTHORN: Final = (8, 9, 10)
HEREFORD: Final = (11, 12, 13)
STAGES: Final = (14, 15, 16)
STAGE_CARDS: Final = 8
ANY_CATTLE: Final = tuple(range(1, len(CATTLE)))

TWO_DOLLARS: Final = Gain(dollars=2)
DRAW_3: Final = DrawDiscard(3)
FREE_MOVE: Final = FreeMove(3)
ENGINE_2: Final = MoveEngine(2)
ENGINE_3: Final = MoveEngine(3)
AUX: Final = Aux()
B, S, H, G, OR = "building", "station", "hazard", "green", "orange"
V3, SH, HE, NY = "value_3", "shorthorn", "hereford", "new_york"

OBJECTIVES: Final = (
    Objective("OB01", (B, OR, OR), 3, 2, TWO_DOLLARS),
    Objective("OB02", (B, G, OR), 3, 2, TWO_DOLLARS),
    Objective("OB03", (SH, H, H), 3, 2, TWO_DOLLARS),
    Objective("OB04", (S, S, H), 3, 2, TWO_DOLLARS),
    Objective("OB05", (V3, V3, V3, B), 4, 2, TWO_DOLLARS),
    Objective("OB06", (B, B, H), 3, 2, DRAW_3),
    Objective("OB07", (S, G, OR), 3, 2, DRAW_3),
    Objective("OB08", (HE, H), 3, 2, DRAW_3),
    Objective("OB09", (S, G, G), 3, 2, DRAW_3),
    Objective("OB10", (V3, V3, V3, S), 4, 2, DRAW_3),
    Objective("OB11", (B, B, H, H), 5, 2, FREE_MOVE),
    Objective("OB12", (S, S, OR, OR), 5, 2, FREE_MOVE),
    Objective("OB13", (V3, SH, HE), 5, 2, FREE_MOVE),
    Objective("OB14", (V3, SH, H, H), 5, 2, FREE_MOVE),
    Objective("OB15", (S, S, B, B), 5, 2, FREE_MOVE),
    Objective("OB16", (SH, SH, S, G), 5, 3, ENGINE_2),
    Objective("OB17", (V3, SH, HE), 5, 3, ENGINE_2),
    Objective("OB18", (B, B, G, G), 5, 3, ENGINE_2),
    Objective("OB19", (B, OR, H, H), 5, 3, ENGINE_3),
    Objective("OB20", (S, S, H, H), 5, 3, ENGINE_3),
    Objective("OB21", (NY,), 5, 3, AUX),
    Objective("OB22", (NY,), 5, 3, AUX),
    Objective("OB23", (NY,), 5, 3, AUX),
    Objective("OB24", (NY,), 5, 3, AUX),
)
STARTING: Final = (
    Objective("ST1", (V3, SH, B), 3),
    Objective("ST2", (S, S, G), 3),
    Objective("ST3", (B, B, H), 3),
    Objective("ST4", (OR, H, H), 3),
)
CARDS: Final = (*CATTLE, *[Card(row.name) for row in (*OBJECTIVES, *STARTING)])
OBJECTIVE_CARDS: Final = tuple(range(len(CATTLE), len(CARDS)))

# The trail.

ANY_RISK: Final = Discard(ANY_CATTLE, Gain(certificates=1))
CRIOLLO_RISK: Final = Discard(CRIOLLO, Gain(dollars=2, certificates=1))

ZONES: Final = ("flood", "drought", "rockfall")
NODES: Final = (
    Node("START", START),
    *[Node(letter, NEUTRAL) for letter in "ABCDEFG"],
    *[Node(name, BUILDING) for name in ("A1", "A2", "A3")],
    Node("FR1", BUILDING, risk=ANY_RISK),
    Node("FR2", BUILDING, forest=True, risk=CRIOLLO_RISK),
    Node("B1", BUILDING, forest=True),
    Node("B2", BUILDING),
    Node("B3", BUILDING),
    Node("DR1", BUILDING, risk=ANY_RISK),
    Node("C1", BUILDING, forest=True),
    Node("C2", BUILDING, forest=True),
    Node("D1", BUILDING),
    Node("BR1", BUILDING, risk=ANY_RISK),
    Node("BR2", BUILDING, risk=CRIOLLO_RISK),
    Node("E1", BUILDING, forest=True),
    Node("E2", BUILDING, forest=True),
    Node("RR1", BUILDING, risk=ANY_RISK),
    Node("RR2", BUILDING, forest=True, risk=CRIOLLO_RISK),
    Node("F1", BUILDING),
    Node("F2", BUILDING, forest=True),
    Node("G1", BUILDING),
    Node("G2", BUILDING),
    *[Node(f"{z.upper()}{n}", HAZARD, zone=i) for i, z in enumerate(ZONES) for n in range(1, 5)],
    Node("BANDIT1", BANDIT, tokens=1),
    *[Node(f"BANDIT{n}", BANDIT, dollars=d) for n, d in enumerate((1, 2, 3, 4, 5, 6, 8, 10), 2)],
    Node("KC", KANSAS_CITY),
)
PATHS: Final = (
    "START A A1 A2 A3 B B1 B2 B3 C C1 C2 E E1 E2 F F1 G G1 KC",
    "A FLOOD1 FLOOD2 FLOOD3 FLOOD4 FR1 FR2 B",
    "B DROUGHT1 DROUGHT2 DROUGHT3 DROUGHT4 DR1 C",
    "C D D1 E",
    "D BANDIT4 BANDIT5 BANDIT6 BANDIT7 BANDIT8 BANDIT9 BR1 BR2 E",
    "E ROCKFALL1 ROCKFALL2 ROCKFALL3 ROCKFALL4 RR1 RR2 F",
    "F F2 G",
    "G G2 KC",
)
EDGES: Final = tuple(
    edge for path in PATHS for edge in zip(path.split(), path.split()[1:], strict=False)
)
TRAIL: Final = trail(NODES, EDGES)

WORKERS: Final = ("cowboy", "builder", "engineer")
HAZARDS: Final = ((4, GREEN), (3, GREEN), (3, BLACK), (2, GREEN), (2, BLACK))
TILES: Final = TileTable(
    "ABCDEFG", WORKERS, ZONES, HAZARDS, {"bandit-green": GREEN, "bandit-orange": BLACK}, 12
)
HAZARD_COUNTS: Final = {"4-green": 2, "3-green": 1, "3-black": 1, "2-green": 1, "2-black": 1}
BAGS: Final = (
    TILES.bag(
        {f"{zone}-{kind}": n for zone in ZONES for kind, n in HAZARD_COUNTS.items()}
        | {"bandit-green": 9, "bandit-orange": 8}
    ),
    TILES.bag({"cowboy": 11, "builder": 11, "engineer": 11}),
    TILES.bag({"cowboy": 7, "builder": 7, "engineer": 7, "bandit-green": 2, "bandit-orange": 3}),
)

# Buildings.

ENGINEERS: Final = MoveEngine(per="engineers")
NEUTRAL_BUILDINGS: Final = (
    Building("A", (Discard(GALLOWAY, TWO_DOLLARS), Hire(0), Hire(2))),
    Building("B", (Discard(SANTA_GERTRUDIS, TWO_DOLLARS), Build(2))),
    Building("C", (OneOf((Gain(certificates=1), TakeObjective())), ENGINEERS)),
    Building("D", (OneOf((CollectBandit(), MoveEngine(2, dollars=2))), AUX)),
    Building("E", (Discard(PINEYWOODS, TWO_DOLLARS), BuyCattle())),
    Building("F", (DiscardPair(Gain(dollars=4)), RemoveHazard(7))),
    Building("G", (ENGINEERS, AUX)),
)

ALL_CERTIFICATES: Final = 6
OBJECTIVE_TO_HAND: Final = All((Gain(dollars=6), TakeObjective(to_hand=True)))
PRIVATE_BUILDINGS: Final = (
    (
        Building("1a", (GainPer(dollars=2, per="forest"),), 1, 1, GREEN),
        Building(
            "1b",
            (
                Discard(OBJECTIVE_CARDS, Gain(certificates=2)),
                BackEngine(1, reward=Gain(dollars=3)),
            ),
            1,
            1,
            GREEN,
        ),
    ),
    (
        Building("2a", (Discard(GALLOWAY, Gain(dollars=4)), BuyCattle()), 1, 1),
        Building("2b", (Discard(SANTA_GERTRUDIS, ENGINE_2), Discard(CRIOLLO, TWO_DOLLARS)), 1, 1),
    ),
    (
        Building("3a", (DiscardPair(Gain(dollars=3)), MoveHerder(1)), 1, 1),
        Building("3b", (AUX, MoveHerder(1)), 2, 3),
    ),
    (
        Building("4a", (RemoveHazard(5), MoveHerder(2)), 2, 3, BLACK),
        Building("4b", (DrawDiscard(per="cowboys"), MoveHerder(3)), 2, 3, BLACK),
    ),
    (
        Building("5a", (Discard(VALUE_3, Gain(dollars=7)), AUX), 3, 4),
        Building(
            "5b",
            (Discard(PINEYWOODS, Gain(certificates=2)), GainPer(dollars=1, per="engineers")),
            3,
            4,
        ),
    ),
    (
        Building("6a", (Hire(-1), ENGINEERS), 4, 5),
        Building("6b", (Copy(),), 4, 5),
    ),
    (
        Building("7a", (GainPer(dollars=2, certificates=2, per="pairs"),), 5, 6, BOTH),
        Building("7b", (MoveEngine(per="forest"),), 5, 6, BOTH),
    ),
    (
        Building("8a", (OneOf((CollectBandit(), AUX)), ENGINE_2), 5, 6, GREEN),
        Building("8b", (Discard(ANY_CATTLE, OBJECTIVE_TO_HAND),), 6, 8),
    ),
    (
        Building("9a", (ENGINE_3, ExtraDelivery()), 7, 9),
        Building("9b", (UpgradeBehind(),), 6, 8),
    ),
    (
        Building("10a", (Gain(certificates=ALL_CERTIFICATES), MoveHerder(5)), 9, 13, BLACK),
        Building("10b", (Gain(dollars=4), MoveEngine(4), MoveHerder(4)), 8, 11, BLACK),
    ),
    (
        Building("11a", (RemoveHazard(2), RemoveHazard(2)), 12, 20),
        Building("11b", (MoveEngine(per="hazards"),), 5, 10),
    ),
    (
        Building("12a", (GainPer(dollars=1, per="builders"), MoveHerder(1)), 4, 5),
        Building("12b", (GainPer(dollars=2, per="stations"), Gain(tokens=1)), 3, 4),
    ),
)

# The cattle market, the job market.

MARKET: Final = (
    BuyOption("V3x1_a", 1, 6, VALUE_3),
    BuyOption("V3x1_b", 2, 3, VALUE_3),
    BuyOption("V3x2", 3, 5, VALUE_3, 2),
    BuyOption("SHx1_a", 1, 12, SHORTHORN),
    BuyOption("SHx1_b", 3, 6, SHORTHORN),
    BuyOption("SHx2", 5, 8, SHORTHORN, 2),
    BuyOption("HEx1_a", 2, 12, HEREFORD),
    BuyOption("HEx1_b", 4, 6, HEREFORD),
    BuyOption("SIx1_a", 1, 8, STAGES[:1]),
    BuyOption("SIx1_b", 2, 5, STAGES[:1]),
)
MARKET_SIZE: Final = (7, 10, 13)
MARKET_SIZE_SIMMENTAL: Final = (9, 12, 15)
PRICES: Final = (6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4)

# The railroad.

SPACES: Final = railroad((4, 7, 10, 13, 16, 21, 25, 29, 33), 39)
AT: Final = {space.name: i for i, space in enumerate(SPACES)}
STATIONS: Final = (
    Station("1", AT["4.5"], 2, 1, black=False, master=True),
    Station("2", AT["7.5"], 2, 1, black=False, master=True),
    Station("3", AT["10.5"], 4, 2, black=False, master=True),
    Station("4", AT["13.5"], 4, 2, black=False, master=True),
    Station("5", AT["16.5"], 6, 3, black=True, master=True),
    Station("6", AT["21.5"], 8, 5, black=True, master=False),
    Station("7", AT["25.5"], 7, 6, black=True, master=False),
    Station("8", AT["29.5"], 6, 7, black=True, master=False),
    Station("9", AT["33.5"], 5, 8, black=True, master=False),
    Station("10", AT["39"], 3, 9, black=True, master=False),
)
CITIES: Final = (
    City("kansas_city", 0, black=False, repeatable=True, dollars=4, vp=-6),
    City("fulton", 1, black=False),
    City("st_louis", 4, black=False),
    City("bloomington", 6, black=False),
    City("peoria", 8, black=False),
    City("chicago", 10, black=True),
    City("toledo", 12, black=True),
    City("pittsburgh", 14, black=False),
    City("philadelphia", 16, black=True, vp=6),
    City("new_york", 18, black=True, repeatable=True, vp=9),
)
ARROWS: Final = (
    Arrow(),
    Arrow(-3, TakeObjective()),
    Arrow(0, Gain(tokens=1)),
    Arrow(0, TakeObjective()),
    Arrow(0, TakeObjective()),
    Arrow(6),
    Arrow(8),
    Arrow(4),
    Arrow(),
)
CROSSES: Final = (3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17)
MASTERS: Final = (
    Master("SM1", TWO_DOLLARS, vp=1, per="workers"),
    Master("SM2", OneOf((RemoveHazard(0), CollectBandit())), vp=3, per="objectives"),
    Master("SM3", certificates=1, vp=3, per="hazards"),
    Master("SM4", certificates=1, vp=3, per="pairs"),
    Master("SM5", certificates=1, vp=3, per="certificates"),
    Master("SM6", certificates=1, vp=3, per="stations"),
    Master("SM7", Gain(certificates=2), vp=2, per="buildings"),
    Master("SM8", certificates=2),
    Master("SM9", Gain(dollars=12)),
)

# The player board.

DISCS: Final = (
    Disc("AUX1_2x", black=False, aux=0),
    Disc("AUX2_2x", black=False, aux=1),
    Disc("AUX3_left", black=False, aux=2),
    Disc("AUX3_right", black=False, aux=2),
    Disc("AUX4_left", black=False, aux=3),
    Disc("AUX4_right", black=False, aux=3),
    Disc("AUX5_left", black=False, aux=4),
    Disc("AUX5_right", black=False, aux=4),
    Disc("STEP_LEFT", black=True, dollars=3, steps=(1, 2, 2)),
    Disc("STEP_RIGHT", black=True, steps=(1, 1, 1), vp=3),
    Disc("HAND_LEFT", black=True, dollars=-5, hand=1),
    Disc("HAND_RIGHT", black=True, dollars=-5, hand=1),
    Disc("CERT_4", black=False, certificates=True),
    Disc("CERT_6", black=True, certificates=True),
)
AUXILIARY: Final = (
    (Gain(dollars=1), Gain(dollars=2)),
    (DrawDiscard(1, exactly=True), DrawDiscard(2, exactly=True)),
    (
        BackEngine(1, dollars=1, reward=Gain(certificates=1)),
        BackEngine(2, dollars=2, reward=Gain(certificates=2)),
    ),
    (MoveEngine(1, dollars=1), MoveEngine(2, dollars=2)),
    (
        BackEngine(1, reward=All((Gain(dollars=1), RemoveCards(1)))),
        BackEngine(2, reward=All((Gain(dollars=2), RemoveCards(2)))),
    ),
)
AUX_OPEN: Final = (1, 1, 0, 0, 0)
WORKER_SPACES: Final = (
    (None, None, None, RemoveHazard(0), None, CollectBandit()),
    (None, None, None, Build(1), None, Build(1)),
    (
        None,
        Discard(CRIOLLO, Gain(certificates=1)),
        Discard(CRIOLLO, TWO_DOLLARS),
        Hire(-2),
        Discard(CRIOLLO, Gain(certificates=2)),
        Discard(CRIOLLO, Gain(dollars=4)),
    ),
)
STEPS: Final = (3, 3, 4)
FEES: Final = ((2, 2), (2, 1), (1, 2))
START_DOLLARS: Final = (6, 7, 8, 9)
START_CARDS: Final = (4, 5, 6, 7)
START_TOKENS: Final = 1
