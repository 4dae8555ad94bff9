"""Laying tracks: where they start, where they end, when they are due (R6)."""

from __future__ import annotations

import pytest

from tests.games.pioneer.facts import FACTS
from tests.games.pioneer.helpers import (
    building,
    draw,
    may,
    me,
    offer,
    play,
    refusal,
    sheet,
    start,
    table,
    tracks,
)
from trailboss.core.errors import BadPosition, IllegalAction
from trailboss.games.pioneer.geometry import TRACK
from trailboss.games.pioneer.state import CIRCLED

VECTORS = {row["id"]: row for row in FACTS["test_vectors"]}
HEARTS_SPOKES = ["C11.E", "C12.SE", "D10.NE", "D10.SE", "E11.E", "E12.NE"]
FULL_TOWN = {
    "hearts": ["D10.SE", "E10.NE", "D9.SE", "E9.E", "E9.SE", "F8.E", "F8.SE", "G8.E", "G8.SE",
               "H7.E"],
    "spades": ["H4.SE", "I5.NE", "H5.SE", "I6.NE", "H6.SE", "I7.NE", "H7.SE"],
    "clubs": ["H9.SE", "I9.NE", "H8.SE", "I8.NE"],
    "diamonds": ["E4.NE", "D4.SE", "E5.NE", "E5.E", "F5.NE", "F5.E", "G6.NE", "G6.E", "H6.NE"],
}  # fmt: skip
"""Hearts, clubs and spades end in T9 of side A; diamonds are at the far corner of H7."""


def test_r6_3_the_first_tracks_leave_the_own_station() -> None:
    """Six spokes of the diamonds station for the king of diamonds (R6.3, T18.1)."""
    s = offer(start(), "KD AS")
    play(s, 0, "card KD")
    assert tracks(s) == ["C3.E", "C4.SE", "D2.NE", "D2.SE", "E3.E", "E4.NE"]


def test_r6_3_hearts_on_an_empty_sheet() -> None:
    """The six spokes of D11 (R6.3, TV-SPOKES)."""
    assert tracks(building("hearts")) == sorted(VECTORS["TV-SPOKES"]["legal_tracks"])


def test_r6_3_a_railhead_and_the_unused_corners_are_sources() -> None:
    """After C11.E the branch may go on both ways (R6.3, T19.1, TV-EXTEND)."""
    s = building("hearts", {"hearts": ["C11.E"]})
    assert tracks(s) == sorted(VECTORS["TV-EXTEND"]["legal_tracks"])


def test_r6_3_with_a_box_shortcuts_leave_the_same_sources() -> None:
    """The ten shortcuts of the fact sheet (R6.3, R7.6, TV-EXTEND)."""
    s = play(building("hearts", {"hearts": ["C11.E"]}), 0, "box")
    cuts = [track for track in tracks(s) if track.startswith("X")]
    assert cuts == sorted(VECTORS["TV-EXTEND"]["legal_with_one_shortcut"])


def test_r6_3_another_railway_cannot_go_on_from_this_one() -> None:
    """Clubs do not start at a railhead of hearts (R6.3)."""
    s = building("clubs", {"hearts": ["C11.E"]})
    assert refusal(s, "draw C11.NE").rule == "R6.3"
    assert "draw C11.NE" not in may(s)


def test_r6_3_an_inner_vertex_needs_a_switch() -> None:
    """After C11.E and B11.SE the other fork costs a special (R6.3, R7.7, T19.3)."""
    s = building("hearts", {"hearts": ["C11.E", "B11.SE"]})
    why = refusal(s, "draw C11.NE")
    assert (why.rule, why.needs, why.has) == ("R7.7", 1, 0)
    play(s, 0, "box", "draw C11.NE")
    assert me(s).used == 1


def test_r6_1_three_tracks_on_any_branches_of_the_railway() -> None:
    """Spread over three corners; then only a box gives more (R6.1)."""
    s = draw(building("hearts"), "C11.E", "C12.SE", "D10.NE")
    assert may(s) == ["box", "done"]
    assert refusal(s, "draw E11.E").rule == "R6.1"


def test_r6_1_tracks_may_all_be_on_one_branch() -> None:
    """One after another (R6.1)."""
    s = draw(building("hearts"), "C11.E", "B11.SE", "B11.E")
    assert me(s).drawn == 3


def test_r6_2_a_drawn_side_cannot_be_drawn_again() -> None:
    """Each side carries one track (R6.2)."""
    s = draw(building("hearts"), "C11.E")
    assert refusal(s, "draw C11.E").what == "it-is-drawn-already"
    with pytest.raises(IllegalAction, match="R6.2"):
        draw(s, "C11.E")


@pytest.mark.parametrize(
    ("track", "what"),
    [("A1.NE", "outline"), ("D11.E", "station"), ("C11.SE", "station"), ("K13.E", "outline")],
)
def test_r2_6_outline_and_station_sides_are_refused(track: str, what: str) -> None:
    """They can never carry a track (R2.6, R6.2)."""
    why = refusal(building("hearts"), f"draw {track}")
    assert why.rule == "R2.6"
    assert what in why.what


def test_r6_2_a_bridge_side_needs_its_special() -> None:
    """Refused without a special, with the rule of the bridge (R6.2, R7.4)."""
    to_river = {"hearts": ["D10.NE", "C10.SE", "D9.NE", "C9.SE", "D8.NE", "C8.SE"]}
    why = refusal(building("hearts", to_river), "draw D7.NE")
    assert (why.rule, why.needs, why.has) == ("R7.4", 1, 0)


def test_r6_4_one_branch_leaves_a_corner() -> None:
    """A used corner is no source any more: six corners, six branches (R6.4)."""
    s = draw(building("hearts"), "C11.E")
    assert "draw C11.E" not in may(s)
    s = building("hearts", {"hearts": HEARTS_SPOKES})
    assert not set(HEARTS_SPOKES) & set(tracks(s))
    assert len(me(s).heads[0]) == 6


def test_r6_4_a_branch_never_comes_back_to_its_station() -> None:
    """The spoke of an unused corner cannot be drawn inwards (R6.4)."""
    s = building("hearts", {"hearts": ["C11.E", "B11.SE", "C12.NE", "C12.E"]})
    assert refusal(s, "draw C12.SE").rule == "R6.5"
    assert "C12.SE" not in tracks(play(s, 0, "box"))


def test_r6_4_another_station_is_no_end() -> None:
    """Clubs beside the hearts station cannot use its spoke inwards (R6.4)."""
    clubs = ["G10.E", "F10.SE", "F10.E", "F10.NE", "E10.E", "E10.NE"]
    s = building("clubs", {"clubs": clubs})
    why = refusal(s, "draw D10.SE")
    assert why.rule == "R6.4"
    assert "station" in why.what


def test_r6_5_a_track_ends_at_a_free_vertex_or_in_a_town() -> None:
    """Hearts reach T2 with their fourth track (R6.5)."""
    s = building("hearts", {"hearts": ["C11.E", "B11.SE", "B11.E"]})
    draw(s, "A12.SE")
    assert me(s).circled == 2


def test_r6_5_branches_never_touch_outside_towns() -> None:
    """Not another railway's, and not an own one (R6.5, T19.4)."""
    s = building("hearts", {"hearts": ["C11.E", "B11.SE", "C12.SE", "C12.E"]})
    why = refusal(s, "draw C12.NE")
    assert (why.rule, why.what) == ("R6.5", "it-would-touch-another-branch")
    s = building("clubs", {"hearts": ["E11.E", "E11.SE"], "clubs": ["G10.E", "F10.SE"]})
    assert refusal(s, "draw F10.E").rule == "R6.5"
    with pytest.raises(BadPosition, match="railways meet"):
        building("clubs", {"hearts": ["E11.E", "E11.SE"], "clubs": ["G10.E", "F10.SE", "F10.E"]})


def test_r6_5_at_most_three_railways_end_in_a_town() -> None:
    """The fourth is refused, even by a shortcut (R6.5, T19.5)."""
    s = play(building("diamonds", FULL_TOWN), 0, "box")
    why = refusal(s, "draw X:H7:NW-SE")
    assert (why.rule, why.what) == ("R6.5", "three-railways-end-in-that-town-already")


def test_r6_5_a_third_railway_may_end_in_a_town() -> None:
    """The same shortcut is legal when only two are there; no box is circled again (R6.5)."""
    less = {suit: own for suit, own in FULL_TOWN.items() if suit != "hearts"}
    s = building("diamonds", less)
    before = me(s).circled
    play(s, 0, "box", "draw X:H7:NW-SE")
    assert me(s).circled == before == 2


def test_r6_6_two_branches_of_one_railway_in_one_town_are_one_town() -> None:
    """Clubs come to T7 from two sides; one box is circled (R6.6, T19.5)."""
    clubs = ["G11.SE", "G11.E", "F11.SE", "G12.NE", "H11.NE", "G12.SE"]
    s = building("clubs", {"clubs": clubs, "hearts": ["E11.E"]})
    assert me(s).circled == 2
    draw(s, "G12.E")
    assert me(s).circled == 2


def test_r6_7_no_track_starts_from_a_town() -> None:
    """A branch that has reached a town is finished (R6.7)."""
    s = building("hearts", {"hearts": ["C11.E", "B11.SE", "B11.E", "A12.SE"]})
    why = refusal(s, "draw A12.E")
    assert why.rule == "R6.7"
    play(s, 0, "box")
    assert "A12.E" not in tracks(s)


def test_r6_8_the_map_edge_ends_nothing_by_rule() -> None:
    """No activation; but there is nowhere to go (R6.8, R2.7, T19.2)."""
    s = building("hearts", {"hearts": ["C11.E", "C12.SE", "D12.NE"]}, activated=["B12"])
    assert tracks(s) == ["B11.SE", "C11.NE", "D10.NE", "D10.SE", "E11.E", "E12.NE"]
    assert tracks(s) == sorted(VECTORS["TV-RANCH"]["legal_hearts_tracks_after"])


def test_r6_9_tracks_are_due_while_one_is_legal() -> None:
    """Three tracks without choice to stop; extra tracks are free (R6.9)."""
    s = building("hearts")
    assert "done" not in may(s)
    assert refusal(s, "done").rule == "R6.9"
    play(s, 0, "box")
    draw(s, "C11.E", "C12.SE")
    assert "done" not in may(s)
    draw(s, "D10.NE")
    assert "done" in may(s)
    assert "draw E11.E" in may(s)


def test_r6_9_tracks_that_cannot_be_drawn_are_lost() -> None:
    """Six finished branches: the turn ends with nothing drawn, no box is forced (R6.9)."""
    shut = {"hearts": ["C12.SE", "D12.NE", *BOXED_IN]}
    s = building("hearts", shut)
    assert tracks(s) == []
    assert may(s) == ["box", "done"]
    play(s, 0, "done")
    assert me(s).turns == 1


BOXED_IN = [
    "C11.E", "B11.SE", "B11.E", "A12.SE",
    "E11.E", "F11.NE", "F11.E", "G12.NE",
    "E12.NE", "D12.SE",
    "D10.NE", "C10.E", "C10.NE", "B9.E", "B9.NE", "A9.SE",
    "D10.SE", "E10.NE", "D9.SE", "E9.NE", "D8.SE", "E8.NE", "D7.SE", "E7.E",
]  # fmt: skip
"""Five more hearts branches that end in towns or at the edge."""


def test_r6_10_a_drawn_track_is_never_removed() -> None:
    """Tracks stay through later turns (R6.10)."""
    s = draw(building("hearts"), "C11.E", "C12.SE", "E11.E")
    play(s, 0, "done")
    offer(s, "KD AS")
    play(s, 0, "card KD", "draw C3.E", "draw C4.SE", "draw D2.NE", "done")
    for track in ("C11.E", "C12.SE", "E11.E"):
        assert me(s).tracks[TRACK[track]] == 1


def test_r6_11_tracks_of_different_railways_count_together() -> None:
    """Hearts draw one side of saloon G8, clubs the other (R6.11, R8.2)."""
    hearts = ["D10.SE", "E10.NE", "D9.SE", "E9.E", "E9.SE", "F8.E", "F8.SE", "G8.NE"]
    s = building("clubs", {"hearts": hearts, "clubs": ["H9.NE", "G9.SE", "H8.NE"]})
    draw(s, "G8.SE", "H9.SE", "I10.E")
    play(s, 0, "done")
    assert me(s).saloons[0] == CIRCLED


def test_r6_1_a_turn_of_several_players_draws_on_own_sheets_only() -> None:
    """Sheets never touch each other (R1.1, R6.1)."""
    s = table(sheet(), sheet(), shown="KD AS")
    play(s, 0, "card KD", "draw C3.E")
    play(s, 1, "card KD")
    assert "draw C3.E" in may(s, 1)


def test_r1_5_the_loose_end_of_a_branch_is_its_railhead() -> None:
    """Branch, railhead, railway (R1.5, R1.6)."""
    s = draw(building("hearts"), "C11.E")
    first = me(s).heads[0]
    draw(s, "B11.SE")
    assert len(first) == len(me(s).heads[0]) == 1
    assert first != me(s).heads[0]
    assert me(s).forks[0] == first
