"""The printed figures of the first edition, one row a component.

Provenance: counts, values, costs and the texts of tiles are `seed` (the rulebook); the board, the
tiles and the cards are `public` (pictures and open implementations that agree with each other);
the split of workers between the backs 2 and 3 is `public` with two readings (option `split`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trailboss.games.trail import shared_components as shared
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
    Node,
)
from trailboss.games.trail.tables import TileTable, trail
from trailboss.games.trail.workers import Hire

# Cards. Index 0 is a card seen from behind.

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
CATTLE: Final = shared.cattle(
    (
        *("jersey", "guernsey", "black_angus", "dutch_belt"),
        *("holstein", "brown_swiss", "ayrshire", "west_highland", "texas_longhorn"),
    ),
    TASKS,
)
JERSEY, GUERNSEY, BLACK_ANGUS, DUTCH_BELT, HOLSTEIN = 1, 2, 3, 4, 5
ANY_CATTLE: Final = tuple(range(1, len(CATTLE)))

PRINTED: Final = shared.objectives(TASKS)
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
BANDITS: Final = {TASKS["G"]: GREEN, TASKS["O"]: BLACK}
TILES: Final = TileTable("ABCDEFG", WORKERS, shared.ZONES, shared.HAZARDS, BANDITS, 10)
BAGS: Final = shared.bags(TILES)
BAGS_UNEVEN: Final = shared.bags(TILES, cowboys=6)

# Buildings. The same icon is the same value wherever it is printed (R6.10).

NEUTRAL_BUILDINGS: Final = shared.neutral_buildings(GUERNSEY, DUTCH_BELT, BLACK_ANGUS)

FOR_JERSEY: Final = Discard((JERSEY,), MoveEngine(1))
FOR_DUTCH_BELT: Final = Discard((DUTCH_BELT,), Gain(dollars=3))
FOR_HOLSTEIN: Final = Discard((HOLSTEIN,), Gain(dollars=10))
OBJECTIVE_TO_HAND: Final = All((Gain(dollars=3), TakeObjective(to_hand=True)))
OWN_SIDES: Final = (
    Building("2b", (FOR_JERSEY, FOR_DUTCH_BELT), 1, 1),
    Building("5a", (Hire(-1), shared.ENGINEERS), 3, 4),
    Building("6a", (FOR_HOLSTEIN, shared.AUX), 4, 5),
    Building("6b", (Discard(ANY_CATTLE, OBJECTIVE_TO_HAND),), 4, 5),
    Building("8b", (Copy(),), 6, 8),
)
SIDES: Final = shared.building_sides(GUERNSEY, BLACK_ANGUS, OBJECTIVE_CARDS) | {
    side.name: side for side in OWN_SIDES
}
PRIVATE_BUILDINGS: Final = tuple((SIDES[f"{n}a"], SIDES[f"{n}b"]) for n in range(1, 11))

# The cattle market.

MARKET: Final = shared.market_fields(
    ("V3x1_a", "V3x1_b", "V3x2", "V4x1_a", "V4x1_b", "V4x2", "V5x1_a", "V5x1_b"),
    (shared.VALUE_3, shared.VALUE_4, shared.VALUE_5),
)

# The railroad.

# White and black fields (R13.3).
CITIES: Final = shared.cities(
    (
        *("kansas_city", "topeka", "wichita", "colorado_springs", "santa_fe"),
        *("albuquerque", "el_paso", "san_diego", "sacramento", "san_francisco"),
    ),
    dollars=6,
)
ARROWS: Final = shared.arrows(Arrow(-1))
MASTERS: Final = shared.masters(
    ("sm_workers", "sm_objectives", "sm_hazards", "sm_teepees", "sm_certificates")
)

# The player board.

# 14 slots, 5 of them black (R13.1).
DISCS: Final = shared.discs(
    (
        *("aux_dollar_2x", "aux_draw_2x", "aux_cert_1x", "aux_cert_2x"),
        *("aux_engine_1x", "aux_engine_2x", "aux_trash_1x", "aux_trash_2x"),
        *("step_dollars", "step_vp", "hand_left", "hand_right", "cert_4", "cert_6"),
    )
)
# Five rows, single and double (R7.1, R7.5).
AUXILIARY: Final = shared.auxiliary(
    (BackEngine(1, reward=RemoveCards(1)), BackEngine(2, reward=RemoveCards(2)))
)
WORKER_SPACES: Final = shared.worker_spaces(JERSEY)
START_CARDS: Final = (4, 4, 4, 4)
