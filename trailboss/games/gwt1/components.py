"""The printed figures of the first edition, one row a component.

Provenance: counts, values, costs and the texts of tiles are `seed` (the rulebook); the board, the
tiles and the cards are `public` (pictures and open implementations that agree with each other);
the split of workers between the backs 2 and 3 is `public` with two readings (option `split`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trailboss.games.trail import classic
from trailboss.games.trail.cards import Discard, RemoveCards
from trailboss.games.trail.effects import All, Gain
from trailboss.games.trail.location import Copy
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
    Card,
    City,
    Node,
)
from trailboss.games.trail.tables import TileTable, trail
from trailboss.games.trail.workers import Hire

# Cards. Index 0 is a card seen from behind.

CATTLE: Final = (
    Card("?"),
    Card("jersey", 1, 1, 0, own=5),
    Card("guernsey", 2, 2, 0, own=3),
    Card("black_angus", 3, 2, 0, own=3),
    Card("dutch_belt", 4, 2, 0, own=3),
    Card("holstein", 5, 3, 1, market=7, task="cow3"),
    Card("brown_swiss", 6, 3, 2, market=7, task="cow3"),
    Card("ayrshire", 7, 3, 3, market=7, task="cow3"),
    Card("west_highland-3", 8, 4, 3, market=3, task="cow4"),
    Card("west_highland-4", 8, 4, 4, market=3, task="cow4"),
    Card("west_highland-5", 8, 4, 5, market=3, task="cow4"),
    Card("texas_longhorn-5", 9, 5, 5, market=2, task="cow5"),
    Card("texas_longhorn-6", 9, 5, 6, market=2, task="cow5"),
    Card("texas_longhorn-7", 9, 5, 7, market=2, task="cow5"),
)
JERSEY, GUERNSEY, BLACK_ANGUS, DUTCH_BELT, HOLSTEIN = 1, 2, 3, 4, 5
VALUE_3: Final = (5, 6, 7)
VALUE_4: Final = (8, 9, 10)
VALUE_5: Final = (11, 12, 13)
ANY_CATTLE: Final = tuple(range(1, len(CATTLE)))

TASKS: Final = {
    "B": "building",
    "S": "station",
    "H": "hazard",
    "G": "teepee_green",
    "O": "teepee_blue",
    "3": "cow3",
    "4": "cow4",
    "5": "cow5",
    "C": "san_francisco",
}
PRINTED: Final = classic.objectives(TASKS)
KINDS: Final = (
    *[f"gain_{n}" for n in range(1, 6)],
    *[f"draw_{n}" for n in range(1, 6)],
    *["engine2_1", "engine2_2", "engine2_3", "engine3_1", "engine3_2"],
    *[f"move_{n}" for n in range(1, 6)],
    *[f"aux_{n}" for n in range(1, 5)],
)
NAMES: Final = tuple(
    f"{action}_{n}" for action in ("gain", "draw", "engine", "move", "aux") for n in range(1, 6)
)
# 24 cards with their actions, and 4 for the start (R14.1, R14.8).
OBJECTIVES: Final = tuple(
    replace(PRINTED[kind], name=name) for kind, name in zip(KINDS, NAMES, strict=False)
)
STARTING: Final = tuple(
    replace(PRINTED[f"start_{printed}"], name=f"start_{n}")
    for n, printed in enumerate((1, 3, 4, 2), 1)
)
OBJECTIVE_CARDS: Final = tuple(range(len(CATTLE), len(CATTLE) + len(OBJECTIVES)))

# The trail. Teepee spaces stand in the order in which they are filled.

ANY_RISK: Final = Discard(ANY_CATTLE, Gain(certificates=1))
JERSEY_RISK: Final = Discard((JERSEY,), Gain(dollars=2, certificates=1))

PREFIX: Final = ("FLOOD", "DROUGHT", "ROCK")
NODES: Final = (
    Node("START", START),
    *[Node(letter, NEUTRAL) for letter in "ABCDEFG"],
    Node("A1", BUILDING),
    Node("A2", BUILDING),
    Node("A3", BUILDING),
    Node("FLOOD_R1", BUILDING, risk=JERSEY_RISK),
    Node("FLOOD_R2", BUILDING, forest=True, risk=JERSEY_RISK),
    Node("B1", BUILDING, forest=True),
    Node("B2", BUILDING),
    Node("B3", BUILDING),
    Node("DROUGHT_R1", BUILDING, risk=ANY_RISK),
    Node("C1", BUILDING, forest=True),
    Node("C2", BUILDING, forest=True),
    Node("C3", BUILDING),
    Node("TP_R1", BUILDING, risk=ANY_RISK),
    Node("TP_R2", BUILDING, risk=JERSEY_RISK),
    Node("E1", BUILDING, forest=True),
    Node("E2", BUILDING, forest=True),
    Node("ROCK_R1", BUILDING, risk=ANY_RISK),
    Node("ROCK_R2", BUILDING, forest=True, risk=JERSEY_RISK),
    Node("F1", BUILDING),
    Node("F2", BUILDING, forest=True),
    Node("G1", BUILDING),
    Node("G2", BUILDING),
    *[Node(f"{p}{n}", HAZARD, zone=i) for i, p in enumerate(PREFIX) for n in range(1, 5)],
    *[Node(f"TP_M{n}", BANDIT, dollars=-n) for n in (3, 2, 1)],
    *[Node(f"TP_P{n}", BANDIT, dollars=n) for n in (1, 2, 4, 6, 8, 10)],
    Node("KC", KANSAS_CITY),
)
PATHS: Final = (
    "START A A1 A2 A3 B B1 B2 B3 C C1 C2 E E1 E2 F F1 G G1 KC",
    "A FLOOD1 FLOOD2 FLOOD3 FLOOD4 FLOOD_R1 FLOOD_R2 B",
    "B DROUGHT1 DROUGHT2 DROUGHT3 DROUGHT4 DROUGHT_R1 C",
    "C C3 D E",
    "C3 TP_P1 TP_P2 TP_P4 TP_P6 TP_P8 TP_P10 TP_R1 TP_R2 E",
    "E ROCK1 ROCK2 ROCK3 ROCK4 ROCK_R1 ROCK_R2 F",
    "F F2 G",
    "G G2 KC",
)
TRAIL: Final = trail(NODES, PATHS)

WORKERS: Final = ("cowboy", "craftsman", "engineer")
TG, TB = TASKS["G"], TASKS["O"]
TILES: Final = TileTable(
    "ABCDEFG", WORKERS, classic.ZONES, classic.HAZARDS, {TG: GREEN, TB: BLACK}, 10
)
BACK_1: Final = TILES.bag(classic.HAZARD_TILES | {TG: 9, TB: 8})
BAGS: Final = (
    BACK_1,
    TILES.bag({"cowboy": 11, "craftsman": 11, "engineer": 11}),
    TILES.bag({"cowboy": 7, "craftsman": 7, "engineer": 7, TG: 2, TB: 3}),
)
BAGS_UNEVEN: Final = (
    BACK_1,
    TILES.bag({"cowboy": 12, "craftsman": 11, "engineer": 11}),
    TILES.bag({"cowboy": 6, "craftsman": 7, "engineer": 7, TG: 2, TB: 3}),
)

# Buildings. The same icon is the same value wherever it is printed (R6.10).

NEUTRAL_BUILDINGS: Final = classic.neutral_buildings(GUERNSEY, DUTCH_BELT, BLACK_ANGUS)

FOR_JERSEY: Final = Discard((JERSEY,), MoveEngine(1))
FOR_DUTCH_BELT: Final = Discard((DUTCH_BELT,), Gain(dollars=3))
FOR_HOLSTEIN: Final = Discard((HOLSTEIN,), Gain(dollars=10))
OBJECTIVE_TO_HAND: Final = All((Gain(dollars=3), TakeObjective(to_hand=True)))
OWN_SIDES: Final = (
    Building("2b", (FOR_JERSEY, FOR_DUTCH_BELT), 1, 1),
    Building("5a", (Hire(-1), classic.ENGINEERS), 3, 4),
    Building("6a", (FOR_HOLSTEIN, classic.AUX), 4, 5),
    Building("6b", (Discard(ANY_CATTLE, OBJECTIVE_TO_HAND),), 4, 5),
    Building("8b", (Copy(),), 6, 8),
)
SIDES: Final = classic.building_sides(GUERNSEY, BLACK_ANGUS, OBJECTIVE_CARDS) | {
    side.name: side for side in OWN_SIDES
}
PRIVATE_BUILDINGS: Final = tuple((SIDES[f"{n}a"], SIDES[f"{n}b"]) for n in range(1, 11))

# The cattle market.

MARKET: Final = classic.market_fields(
    ("V3x1_a", "V3x1_b", "V3x2", "V4x1_a", "V4x1_b", "V4x2", "V5x1_a", "V5x1_b"),
    (VALUE_3, VALUE_4, VALUE_5),
)

# The railroad.

# White and black fields (R13.3).
CITIES: Final = (
    City("kansas_city", 0, black=False, repeatable=True, dollars=6, vp=-6),
    City("topeka", 1, black=False),
    City("wichita", 4, black=False),
    City("colorado_springs", 6, black=False),
    City("santa_fe", 8, black=False),
    City("albuquerque", 10, black=True),
    City("el_paso", 12, black=True),
    City("san_diego", 14, black=False),
    City("sacramento", 16, black=True, vp=6),
    City("san_francisco", 18, black=True, repeatable=True, vp=9),
)
ARROWS: Final = (
    Arrow(),
    Arrow(-3, TakeObjective()),
    Arrow(-1),
    Arrow(0, TakeObjective()),
    Arrow(0, TakeObjective()),
    Arrow(6),
    Arrow(8),
    Arrow(4),
    Arrow(),
)
MASTERS: Final = classic.masters(
    ("sm_workers", "sm_objectives", "sm_hazards", "sm_teepees", "sm_certificates")
)

# The player board.

# 14 slots, 5 of them black (R13.1).
DISCS: Final = classic.discs(
    (
        *("aux_dollar_2x", "aux_draw_2x", "aux_cert_1x", "aux_cert_2x"),
        *("aux_engine_1x", "aux_engine_2x", "aux_trash_1x", "aux_trash_2x"),
        *("step_dollars", "step_vp", "hand_left", "hand_right", "cert_4", "cert_6"),
    )
)
# Five rows, single and double (R7.1, R7.5).
AUXILIARY: Final = classic.auxiliary(
    (BackEngine(1, reward=RemoveCards(1)), BackEngine(2, reward=RemoveCards(2)))
)
WORKER_SPACES: Final = classic.worker_spaces(JERSEY)
START_CARDS: Final = (4, 4, 4, 4)
