"""The sheet figure by figure: grid, cells, towns, rivers, mountains, score zone (R1, R2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.pioneer.facts import FACTS
from trailboss.core.errors import BadOptions
from trailboss.games.pioneer.actions import SPACE
from trailboss.games.pioneer.activation import BUILDINGS, ORDER
from trailboss.games.pioneer.board import (
    BESIDE_STATION,
    BRIDGE,
    OPEN,
    OUTLINE,
    SHORTCUT,
    TUNNEL,
    Board,
    around,
)
from trailboss.games.pioneer.components import (
    BANK_LIMIT,
    CARDS,
    FIRST,
    GOAL_NEEDS,
    GOAL_TYPES,
    GOALS,
    HANDS,
    LATER,
    LETTERS,
    LEVELS,
    MAPS,
    MOST_SEATS,
    RANKS,
    ROUNDS,
    SIDE_A,
    SUITS,
    TARGET,
    TARGET_GOAL,
    THREE_PLAYER_BONUS,
    TOWN_RAILWAYS,
    TRACKS_A_TURN,
    TURNS,
    goal_type,
)
from trailboss.games.pioneer.figures.map_check import validate
from trailboss.games.pioneer.geometry import (
    AXIAL,
    CELL,
    CELLS,
    CORNERS,
    ENDS,
    FACES,
    SIDES,
    SIDES_OF,
    SPLITS,
    TRACKS,
    VERTEX,
    VERTICES,
)
from trailboss.games.pioneer.maps import KINDS, MapData, from_doc, to_doc
from trailboss.games.pioneer.ranches import Land, region
from trailboss.games.pioneer.state import blank

BOARDS = {side: Board(data) for side, data in MAPS.items()}
both = pytest.mark.parametrize("side", "ab")


def facts(side: str) -> dict[str, Any]:
    found: dict[str, Any] = FACTS[f"map_{side}"]
    return found


def sides_of_class(board: Board, track_class: int) -> set[str]:
    return {TRACKS[t] for t, own in enumerate(board.track_class) if own == track_class}


def test_r1_2_the_grid_has_the_cells_sides_and_vertices_of_the_fact_sheet() -> None:
    """138 cells, 461 sides of which 367 are between two cells, 324 vertices (R1.2, R2.1)."""
    grid = FACTS["geometry"]
    assert len(CELLS) == grid["cells_total"]
    assert len(VERTICES) == grid["vertices_total"]
    assert len(SIDES) == grid["sides_total"]
    assert sum(1 for _, two in FACES if two >= 0) == grid["inner_sides"]
    assert sum(1 for _, two in FACES if two < 0) == grid["outline_sides"]


def test_r2_1_rows_are_thirteen_and_twelve_cells_wide() -> None:
    """Rows A to K, every second one shorter (R2.1)."""
    grid = FACTS["geometry"]
    for row in grid["row_ids"]:
        wide = row in "ACEGIK"
        name = "columns_in_rows_A_C_E_G_I_K" if wide else "columns_in_rows_B_D_F_H_J"
        assert sum(1 for cell in CELLS if cell[0] == row) == grid[name]


@both
def test_r2_2_every_cell_has_the_kind_of_the_fact_sheet(side: str) -> None:
    """Kind and place of all 138 cells (R2.2)."""
    board = BOARDS[side]
    for row in facts(side)["cells"]:
        cell = CELL[row["id"]]
        assert AXIAL[cell] == (row["q"], row["r"])
        assert KINDS[board.kind[cell]] == row["kind"]
    assert len(facts(side)["cells"]) == len(CELLS)
    counts = facts(side)["cell_counts"]
    for kind in KINDS[1:]:
        assert board.kind.count(KINDS.index(kind)) == counts[kind]


@both
def test_r1_7_locations_lie_where_the_fact_sheet_says(side: str) -> None:
    """Mines, saloons, banks, train yards, forts, ranches; four kinds are buildings (R1.7)."""
    board = BOARDS[side]
    for kind, cells in facts(side)["locations"].items():
        assert sorted(
            c for c, k in zip(CELLS, board.kind, strict=True) if KINDS[k] == kind
        ) == sorted(cells)
    assert {KINDS[k] for k in ORDER} == set(facts(side)["locations"])
    assert {KINDS[k] for k in BUILDINGS} == {"saloon", "bank", "train_yard", "fort"}


@both
def test_r1_3_one_station_for_each_suit(side: str) -> None:
    """Four suits, four stations (R1.3)."""
    for row in facts(side)["stations"]:
        assert CELLS[BOARDS[side].stations[SUITS.index(row["suit"])]] == row["cell"]


@both
def test_r2_8_every_station_has_six_open_spokes(side: str) -> None:
    """One side leaves each corner of a station (R2.8)."""
    board = BOARDS[side]
    for row in facts(side)["stations"]:
        corners = CORNERS[CELL[row["cell"]]]
        spokes = {TRACKS[board.plain_arcs[corner][0].track] for corner in corners}
        assert spokes == set(row["spokes"])
        assert spokes <= sides_of_class(board, OPEN)


@both
def test_r2_3_mountain_ranges_are_groups_of_neighbours(side: str) -> None:
    """Six ranges on side A, seven on side B (R2.3)."""
    board = BOARDS[side]
    ranges = facts(side)["mountain_ranges"]
    assert board.n_ranges == len(ranges)
    for row in ranges:
        numbers = {board.range_of[CELL[cell]] for cell in row["cells"]}
        assert len(numbers) == 1
        assert sum(1 for n in board.range_of if n in numbers) == len(row["cells"])
    tunnels = {side for row in ranges for side in row["tunnel_sides"]}
    assert sides_of_class(board, TUNNEL) == tunnels


@both
def test_r2_4_bridges_cross_between_two_river_cells(side: str) -> None:
    """The river is a chain; its common sides are the bridge sides (R2.4)."""
    board, river = BOARDS[side], facts(side)["river"]
    assert sides_of_class(board, BRIDGE) == set(river["bridge_sides"])
    chain = river["cells_in_order"]
    for one, two in zip(chain, chain[1:], strict=False):
        assert set(SIDES_OF[CELL[one]]) & set(SIDES_OF[CELL[two]])


@both
def test_r2_5_towns_are_vertices_between_three_cells(side: str) -> None:
    """Twelve towns on each side (R2.5)."""
    board = BOARDS[side]
    cells = around(board.kind)
    assert [VERTICES[v] for v in board.towns] == [row["vertex"] for row in facts(side)["towns"]]
    for row in facts(side)["towns"]:
        assert {CELLS[c] for c in cells[VERTEX[row["vertex"]]]} == set(row["between"])


@both
def test_r2_6_every_side_has_one_class(side: str) -> None:
    """Open, bridge, tunnel; outline and station sides cannot be drawn (R2.6, R1.9)."""
    board, counts = BOARDS[side], facts(side)["drawable_sides"]
    found = [len(sides_of_class(board, c)) for c in (OPEN, BRIDGE, TUNNEL, SHORTCUT)]
    assert found == [counts[n] for n in ("open", "bridge", "tunnel", "possible_shortcuts")]
    assert len(sides_of_class(board, BESIDE_STATION)) == counts["sides_of_stations_not_drawable"]
    assert len(sides_of_class(board, OUTLINE)) == counts["outline_sides_not_drawable"]


@both
def test_r2_7_map_edge_vertices_touch_fewer_than_three_cells(side: str) -> None:
    """A branch that arrives there cannot go on (R2.7)."""
    board = BOARDS[side]
    for vertex, cells in enumerate(around(board.kind)):
        assert board.edge[vertex] == (len(cells) < 3)
        if board.edge[vertex]:
            assert len(board.plain_arcs[vertex]) <= 1


@both
def test_r9_2_before_play_no_ranch_is_alone(side: str) -> None:
    """The land regions of the fact sheet, each with several ranches (R9.2)."""
    board = BOARDS[side]
    p = blank(board)
    for row in facts(side)["land_regions_before_play"]:
        nodes = region(Land(board, p), 2 * CELL[row["contains"]])
        assert len(nodes) == row["cells"]
        ranches = {CELLS[n // 2] for n in nodes} & set(facts(side)["locations"]["ranch"])
        assert ranches == set(row["ranches"])


def test_r7_6_diagonals_split_a_cell_as_the_fact_sheet_says() -> None:
    """Each of the three diagonals leaves three sides on each part (R7.6, R9.3)."""
    splits = FACTS["geometry"]["shortcut_id"]["splits_cell_sides"]
    names = FACTS["geometry"]["sides_clockwise"]
    found = [[[names[i] for i in part] for part in parts] for parts in SPLITS]
    assert [[sorted(p) for p in parts] for parts in found] == [
        [sorted(p) for p in splits[name]] for name in ("N-S", "NE-SW", "NW-SE")
    ]


@both
def test_r8_2_the_score_zone_has_the_figures_of_the_fact_sheet(side: str) -> None:
    """Sides needed, score tracks and boxes (R8.2-R8.9)."""
    data, rules, zone = MAPS[side], FACTS["location_rules"], FACTS["score_tracks"]
    for kind in ("mine", "saloon", "bank", "train_yard", "fort"):
        assert getattr(data, kind) == rules[kind]["sides"]["value"]
    assert list(data.ranches) == zone["ranch"]["values"]
    assert list(data.forts) == zone["fort"]["values"]
    assert list(data.banks) == zone["bank"]["multipliers"]["values"]
    assert list(data.train_yards) == zone["train_yard"]["multipliers"]
    assert data.train_yards[1] == zone["train_yard"]["fixed_by_seed"]["second_box"]
    assert data.nuggets == zone["gold"]["boxes"]["value"]
    assert data.town_boxes == zone["towns"]["boxes"]["value"]
    assert data.circled == zone["towns"]["circled_at_start"]["value"]
    assert zone["bank"]["best_possible"]["values"] == [BANK_LIMIT * n for n in data.banks]
    assert rules["bank"]["max_nuggets_per_bank"]["value"] == BANK_LIMIT


def test_r3_4_cards_hands_goals_and_numbers_are_those_of_the_fact_sheet() -> None:
    """Cards (R3.4), hands (R5.2), goals (R16), structure (R4.1), solo (R15.2, R15.7)."""
    cards = FACTS["components"]["poker_cards"]
    assert [list(RANKS), list(SUITS)] == [cards["ranks"], cards["suits"]]
    assert len(CARDS) == cards["value"]
    assert [s[0].upper() for s in SUITS] == list(LETTERS)
    hands = {
        tuple(row["pattern"]): (row["hand"], row["points"]) for row in FACTS["poker_hands"]["table"]
    }
    assert hands == HANDS
    goals = FACTS["goals"]["list"]
    assert [g["id"] for g in goals] == list(GOALS)
    assert [g["threshold"]["value"] for g in goals] == list(GOAL_NEEDS)
    assert [g["type"] for g in goals] == [GOAL_TYPES[goal_type(i + 1)] for i in range(15)]
    structure = FACTS["structure"]
    assert (structure["rounds"]["value"], structure["turns_per_round"]["value"]) == (ROUNDS, TURNS)
    assert structure["tracks_per_turn"]["value"] == TRACKS_A_TURN
    zone = FACTS["score_tracks"]["goals"]
    assert (zone["first"]["value"], zone["later"]["value"]) == (FIRST, LATER)
    assert [level["name"] for level in FACTS["solo"]["levels"]] == list(LEVELS)
    assert [level["extra_face_up"] for level in FACTS["solo"]["levels"]] == list(range(5))
    target = FACTS["solo"]["target"]
    assert (target["base"], target["per_unmet_goal"]) == (TARGET, TARGET_GOAL)
    assert FACTS["setup"]["steps"][4]["bonus"] == THREE_PLAYER_BONUS
    assert FACTS["components"]["desert_map_sheets"]["value"] == MOST_SEATS
    assert TOWN_RAILWAYS == 3


def test_r1_4_every_side_and_every_diagonal_is_one_action() -> None:
    """One decision draws one track; the space is the same for every map (R1.4)."""
    draws = [action.text for action in SPACE.all if action.verb == "draw"]
    assert draws == [f"draw {name}" for name in TRACKS]
    assert len(set(ENDS)) == len(TRACKS)


def test_r2_1_a_sheet_can_be_written_down_and_read_again() -> None:
    """A map is data (R2.1)."""
    for data in MAPS.values():
        assert from_doc(to_doc(data)) == data
        assert validate(data) == []


def complaints(data: MapData) -> list[str]:
    """What is wrong with a sheet, in words."""
    return [str(fault) for fault in validate(data)]


def changed(row: int, old: str, new: str) -> list[str]:
    """Complaints about side A with one mark exchanged."""
    rows = list(SIDE_A.rows)
    rows[row] = rows[row].replace(old, new, 1)
    return complaints(replace(SIDE_A, rows=tuple(rows)))


def test_r2_2_an_unknown_mark_is_explained() -> None:
    """One line that names the cell (R2.2)."""
    assert changed(0, "~~", "zz") == ["cell A7: unknown mark 'zz'"]


def test_r2_1_a_row_of_the_wrong_length_is_explained() -> None:
    """One line that names the row (R2.1)."""
    assert changed(1, "mi", "") == ["row B has 11 cells, not 12"]
    assert complaints(replace(SIDE_A, rows=SIDE_A.rows[:3])) == ["the map has 3 rows, not 11"]


def test_r1_3_a_missing_station_is_explained() -> None:
    """One line that names the suit (R1.3)."""
    assert changed(3, "*H", "..") == ["there are 0 stations of hearts, not 1 (*H)"]


def test_r2_5_a_bad_town_is_explained() -> None:
    """Unknown, on the edge, at a station, twice (R2.5)."""
    towns = (*SIDE_A.towns, "Z9.N", "A1.N", "D3.N", "B1.N")
    assert complaints(replace(SIDE_A, towns=towns)) == [
        "town T13: there is no vertex 'Z9.N'",
        "town T14: A1.N is on the edge of the map",
        "town T15: D3.N is a corner of a station",
        "town T16: there is a town at B1.N already",
    ]


def test_r6_5_a_town_that_nobody_can_reach_is_explained() -> None:
    """A town shut in by the edge and by cells that are not there (R6.5)."""
    rows = list(SIDE_A.rows)
    rows[0] = ".. .. -- ^^ .. .. ~~ .. .. .. ^^ .. .."
    rows[1] = "  mi -- .. ^^ sa .. ~~ mi ty sa ^^ ra"
    rows[2] = "-- -- .. .. .. mi .. ~~ ba .. .. .. .."
    assert complaints(replace(SIDE_A, rows=tuple(rows))) == ["town T1: no railway can reach B1.N"]


def test_r9_2_a_ranch_that_is_alone_is_explained() -> None:
    """Without a second ranch in its region it would need no track (R9.2)."""
    rows = tuple(row.replace("ra", "..") for row in SIDE_A.rows[:5]) + SIDE_A.rows[5:]
    lonely = rows[:5] + tuple(row.replace("ra", "..") for row in SIDE_A.rows[5:9]) + rows[9:]
    assert complaints(replace(SIDE_A, rows=lonely)) == ["ranch K4 is alone before the first track"]


def test_r8_2_bad_figures_are_explained() -> None:
    """Seven sides of a hexagon, a falling score track (R8.2)."""
    assert complaints(replace(SIDE_A, fort=7, ranches=(3, 1), circled=20)) == [
        "a fort cannot need 7 sides: a cell has 6",
        "ranches must be numbers that do not fall from left to right",
        "20 town boxes cannot be circled at the start",
    ]


def test_r2_1_a_document_with_unknown_fields_is_refused() -> None:
    """Fields of the wrong name or kind (R2.1)."""
    docs: list[dict[str, Any]] = [
        {"rivers": []}, {"rows": "x"}, {"banks": ["2"]}, {"nuggets": True}
    ]  # fmt: skip
    for doc in docs:
        with pytest.raises(BadOptions):
            from_doc(doc)
