"""The printed figures of the second edition, one row a component.

Provenance: cards, counts, costs, values and rules of tiles are `seed` (the rulebooks); builder
numbers, points and hands of private buildings, card points, market fields, the railroad and the
stationmasters are `public` (open redrawings and implementations that agree with each other);
the points of Simmental cards and the order of bandit spaces rest on one public source alone.
What the first edition prints as well stands in `trail/shared_components.py`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trailboss.games.trail import shared_components as shared
from trailboss.games.trail.cards import Discard, RemoveCards
from trailboss.games.trail.effects import All, Gain, GainPer
from trailboss.games.trail.location import Copy
from trailboss.games.trail.movement import MoveHerder
from trailboss.games.trail.objectives import TakeObjective
from trailboss.games.trail.railroad import BackEngine, MoveEngine
from trailboss.games.trail.rules import (
    BANDIT,
    BLACK,
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
    Master,
    Node,
)
from trailboss.games.trail.tables import TileTable, trail
from trailboss.games.trail.tiles import RemoveHazard
from trailboss.games.trail.workers import Hire

# Cards. Index 0 is a card seen from behind.

TASKS: Final = {
    "B": "building",
    "S": "station",
    "H": "hazard",
    "G": "green",
    "O": "orange",
    "3": "value_3",
    "4": "shorthorn",
    "5": "hereford",
    "C": "new_york",
}
CATTLE: Final = (
    *shared.cattle(
        (
            *("criollo", "santa_gertrudis", "pineywoods", "galloway"),
            *("black_angus", "longhorn", "corriente", "shorthorn", "hereford"),
        ),
        TASKS,
    ),
    Card("simmental-1", 10, 2, 3),
    Card("simmental-2", 10, 4, 4),
    Card("simmental-3", 10, 5, 5),
)
CRIOLLO, SANTA_GERTRUDIS, PINEYWOODS, GALLOWAY = 1, 2, 3, 4
STAGES: Final = (14, 15, 16)  # values and points (R13.3); they serve no task (R13.7)
STAGE_CARDS: Final = 8  # R13.1
ANY_CATTLE: Final = tuple(range(1, len(CATTLE)))  # those that grow too (R13.6)

PRINTED: Final = shared.objectives(TASKS)
KINDS: Final = (
    *[f"gain_{n}" for n in (1, 2, 3, 4, 5)],
    *[f"draw_{n}" for n in (1, 2, 4, 3, 5)],
    *[f"move_{n}" for n in (1, 2, 3, 4, 5)],
    *[f"engine2_{n}" for n in (1, 2, 3)],
    *[f"engine3_{n}" for n in (1, 2)],
    *[f"aux_{n}" for n in (1, 2, 3, 4)],
)
# 24 cards with their actions (R9.5).
OBJECTIVES: Final = tuple(
    replace(PRINTED[kind], name=f"OB{i:02}") for i, kind in enumerate(KINDS, 1)
)
STARTING: Final = tuple(replace(PRINTED[f"start_{n}"], name=f"ST{n}") for n in range(1, 5))
OBJECTIVE_CARDS: Final = tuple(range(len(CATTLE), len(CATTLE) + len(OBJECTIVES)))

# The trail.

ANY_RISK: Final = Discard(ANY_CATTLE, Gain(certificates=1))
CRIOLLO_RISK: Final = Discard((CRIOLLO,), Gain(dollars=2, certificates=1))
ZONES: Final = shared.ZONES
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
TRAIL: Final = trail(NODES, PATHS)

WORKERS: Final = ("cowboy", "builder", "engineer")
TILES: Final = TileTable(
    "ABCDEFG", WORKERS, ZONES, shared.HAZARDS, {"bandit-green": GREEN, "bandit-orange": BLACK}, 12
)
BAGS: Final = shared.bags(TILES)
BAGS_UNEVEN: Final = shared.bags(TILES, cowboys=6)

# Buildings.

NEUTRAL_BUILDINGS: Final = shared.neutral_buildings(GALLOWAY, SANTA_GERTRUDIS, PINEYWOODS)

FOR_VALUE_3: Final = Discard(shared.VALUE_3, Gain(dollars=7))
FOR_CRIOLLO: Final = Discard((CRIOLLO,), shared.TWO_DOLLARS)
FOR_SANTA_GERTRUDIS: Final = Discard((SANTA_GERTRUDIS,), shared.ENGINE_2)
OBJECTIVE_TO_HAND: Final = All((Gain(dollars=6), TakeObjective(to_hand=True)))
OWN_SIDES: Final = (
    Building("2b", (FOR_SANTA_GERTRUDIS, FOR_CRIOLLO), 1, 1),
    Building("5a", (FOR_VALUE_3, shared.AUX), 3, 4),
    Building("6a", (Hire(-1), shared.ENGINEERS), 4, 5),
    Building("6b", (Copy(),), 4, 5),
    Building("8b", (Discard(ANY_CATTLE, OBJECTIVE_TO_HAND),), 6, 8),
    Building("11a", (RemoveHazard(2), RemoveHazard(2)), 12, 20),
    Building("11b", (MoveEngine(per="hazards"),), 5, 10),
    Building("12a", (GainPer(dollars=1, per="builders"), MoveHerder(1)), 4, 5),
    Building("12b", (GainPer(dollars=2, per="stations"), Gain(tokens=1)), 3, 4),
)
SIDES: Final = shared.building_sides(GALLOWAY, PINEYWOODS, OBJECTIVE_CARDS) | {
    side.name: side for side in OWN_SIDES
}
PRIVATE_BUILDINGS: Final = tuple((SIDES[f"{n}a"], SIDES[f"{n}b"]) for n in range(1, 13))

# The cattle market.

MARKET: Final = (
    *shared.market_fields(
        ("V3x1_a", "V3x1_b", "V3x2", "SHx1_a", "SHx1_b", "SHx2", "HEx1_a", "HEx1_b"),
        (shared.VALUE_3, shared.VALUE_4, shared.VALUE_5),
    ),
    # R13.2
    BuyOption("SIx1_a", 1, 8, STAGES[:1]),
    BuyOption("SIx1_b", 2, 5, STAGES[:1]),
)
MARKET_SIZE_SIMMENTAL: Final = (9, 12, 15)  # R13.1

# The railroad.

CITIES: Final = shared.cities(
    (
        *("kansas_city", "fulton", "st_louis", "bloomington", "peoria"),
        *("chicago", "toledo", "pittsburgh", "philadelphia", "new_york"),
    ),
    dollars=4,
)
ARROWS: Final = shared.arrows(Arrow(0, Gain(tokens=1)))
MASTERS: Final = (
    *shared.masters(("SM1", "SM2", "SM3", "SM4", "SM5")),
    Master("SM6", certificates=1, vp=3, per="stations"),
    Master("SM7", Gain(certificates=2), vp=2, per="buildings"),
    Master("SM8", certificates=2),
    Master("SM9", Gain(dollars=12)),
)

# The player board.

DISCS: Final = shared.discs(
    (
        *("AUX1_2x", "AUX2_2x", "AUX3_left", "AUX3_right", "AUX4_left", "AUX4_right"),
        *("AUX5_left", "AUX5_right", "STEP_LEFT", "STEP_RIGHT", "HAND_LEFT", "HAND_RIGHT"),
        *("CERT_4", "CERT_6"),
    )
)
AUXILIARY: Final = shared.auxiliary(
    (
        BackEngine(1, reward=All((Gain(dollars=1), RemoveCards(1)))),
        BackEngine(2, reward=All((Gain(dollars=2), RemoveCards(2)))),
    )
)
WORKER_SPACES: Final = shared.worker_spaces(CRIOLLO)  # R8.7
START_CARDS: Final = (4, 5, 6, 7)
START_TOKENS: Final = 1
