"""Ranch regions and networks (R9, R10)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.pioneer.facts import FACTS
from tests.games.pioneer.helpers import (
    building,
    draw,
    lines,
    me,
    offer,
    play,
    play_turn,
    sheet,
    start,
    table,
)
from trailboss.games.pioneer.geometry import CELL, CELLS
from trailboss.games.pioneer.goals import TRAIN_N, meets
from trailboss.games.pioneer.networks import largest_network, networks
from trailboss.games.pioneer.ranches import Land, lonely, region
from trailboss.games.pioneer.state import PioneerState

VECTORS = {row["id"]: row for row in FACTS["test_vectors"]}


def land(s: PioneerState, cell: str) -> set[str]:
    """The names of the cells in a region."""
    nodes = region(Land(s.board, me(s)), 2 * CELL[cell])
    return {CELLS[node // 2] for node in nodes}


def test_r9_1_a_ranch_that_is_alone_is_activated() -> None:
    """One track to the mountain, two to the right edge (R9.1, T18.3, TV-RANCH)."""
    vector = VECTORS["TV-RANCH"]
    s = building("hearts", crossed=1)
    draw(s, *vector["tracks"]["hearts"])
    assert land(s, "B12") == set(vector["region"])
    assert [CELLS[c] for c in lonely(s.board, me(s))] == vector["activated"]
    assert lines(s)["ranches"] == vector["ranch_track"] == 1


def test_r9_1_a_gap_keeps_ranches_together() -> None:
    """Without the last track to the edge nothing is activated (R9.1)."""
    s = building("hearts", crossed=1)
    draw(s, "C11.E", "C12.SE", "E11.E")
    assert lonely(s.board, me(s)) == []
    assert lines(s)["ranches"] == 0


def test_r9_2_rivers_mountains_stations_and_the_edge_are_borders() -> None:
    """Towns and locations are not (R9.2)."""
    s = building("hearts")
    walls = {"A11", "B11", "D11", "A7", "H10"}
    assert not walls & land(s, "B12")
    assert {"B8", "B9", "C9", "D8"} <= land(s, "B12")


def test_r9_3_a_shortcut_cuts_its_cell_in_two() -> None:
    """The shortcut through C13 closes the region of B12 (R9.3, R7.6)."""
    s = building("hearts", {"hearts": ["C11.E", "C12.SE"]})
    assert lonely(s.board, me(s)) == []
    play(s, 0, "box", "draw X:C13:NE-SW")
    assert [CELLS[c] for c in lonely(s.board, me(s))] == ["B12"]
    assert land(s, "B12") == {"A12", "A13", "B12", "C12", "C13"}
    assert lonely(s.board, me(s), shortcut_is_border=False) == []


def test_r9_4_one_track_can_complete_two_regions() -> None:
    """The last track of a turn leaves D5 and G4 alone at once (R9.4, T19.12)."""
    game = FACTS["golden_games"][0]
    s = start(map="a")
    for turn in game["turns"][:12]:
        play_turn(s, turn)
    turn = game["turns"][12]
    points = lines(s)["ranches"]
    play(offer(s, " ".join(turn["offered"])), 0, f"card {turn['card']}")
    draw(s, *turn["tracks"][:2])
    assert not {CELL["D5"], CELL["G4"]} & set(lonely(s.board, me(s)))
    draw(s, turn["tracks"][2])
    assert {CELL["D5"], CELL["G4"]} <= set(lonely(s.board, me(s)))
    track = s.board.data.ranches
    assert track.index(lines(s)["ranches"]) == track.index(points) + 2


def test_r9_5_a_corner_of_a_mountain_leaves_no_gap() -> None:
    """The track ends where the mountain begins; no diagonal contact (R9.5)."""
    s = draw(building("hearts"), "C11.E", "C12.SE", "D12.NE")
    assert "C11" not in land(s, "C12")


def network(**more: Any) -> PioneerState:
    """The railways of the worked example."""
    given = VECTORS["TV-NETWORK"]["tracks"]
    tracks = {
        "hearts": given["hearts_to_T2"] + given["hearts_to_T7"],
        "clubs": given["clubs_to_T7"] + given["clubs_to_T12"],
    }
    return building("hearts", tracks, **more)


def test_r10_1_railways_that_share_a_town_are_one_network() -> None:
    """Hearts with two towns, clubs with two, one in common: three (R10.1, T18.5, TV-NETWORK)."""
    vector = VECTORS["TV-NETWORK"]
    s = network()
    assert largest_network(s.board, me(s)) == vector["largest_network"]
    assert {CELLS[c] for c in range(len(CELLS)) if me(s).activated >> c & 1} == set(
        vector["also_activated"]
    )
    assert meets(s, me(s), TRAIN_N)


def test_r10_2_the_largest_network_multiplies_the_train_yards() -> None:
    """Two train yards: 4 x 3 = 12 (R10.2, R13.6, T18.5)."""
    s = network(activated=["B9", "J11"])
    assert lines(s)["train yards"] == VECTORS["TV-NETWORK"]["points_with_two_yards"] == 12


def test_r10_1_railways_without_a_common_town_stay_apart() -> None:
    """Each is a network of its own (R10.1, R1.6)."""
    tracks = {
        "hearts": ["C11.E", "B11.SE", "B11.E", "A12.SE"],
        "clubs": ["H9.SE", "I9.NE", "H8.SE", "I8.NE"],
    }
    s = building("hearts", tracks)
    assert sorted(group.bit_count() for group in networks(s.board, me(s))) == [0, 0, 1, 1]
    assert largest_network(s.board, me(s)) == 1


def test_r10_2_without_a_town_the_size_is_zero() -> None:
    """And without a yard nothing is scored (R10.2, R13.6, T19.13)."""
    assert largest_network(building("hearts").board, me(building("hearts"))) == 0
    assert lines(network(activated=[]))["train yards"] == 0


@pytest.mark.parametrize("seed", range(6))
def test_r9_3_regions_found_beside_closing_tracks_are_all_there_are(seed: int) -> None:
    """After every turn exactly the lonely ranches are activated, with many shortcuts (R9.3)."""
    options = {"map": "ab"[seed % 2]}
    s, luck = table(sheet(circled=13), shown="KD AS", options=options), Random(seed)
    while s.waiting():
        legal = s.legal(0)
        cuts = [action for action in legal if action.text.startswith("draw X")]
        s.play(0, luck.choice(cuts if cuts and luck.random() < 0.6 else legal))
        if me(s).card == 0:
            alone = lonely(s.board, me(s))
            assert [c for c in s.board.ranch_cells if me(s).activated >> c & 1] == alone
    assert len(me(s).cuts) > 5
