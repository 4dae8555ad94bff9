"""Town bonuses: extra tracks and the five specials (R7)."""

from __future__ import annotations

import pytest

from tests.games.pioneer.helpers import (
    building,
    draw,
    lines,
    may,
    me,
    offer,
    play,
    refusal,
    start,
    tracks,
)
from tests.games.pioneer.test_r4_turns import finish_turn
from trailboss.core.errors import BadPosition, IllegalAction
from trailboss.games.pioneer.geometry import N_CELLS
from trailboss.games.pioneer.state import drawn_sides

TO_RIVER = {"hearts": ["D10.NE", "C10.SE", "D9.NE", "C9.SE", "D8.NE", "C8.SE"]}
TO_RANGE = {"clubs": ["G10.E", "G10.NE"]}
ALONG_RANGE = {"clubs": ["G10.E", "G10.NE", "F9.SE"]}


def test_r7_1_a_box_gives_one_more_track_and_one_special() -> None:
    """The start box in turn 1: four tracks, one of them a shortcut (R7.1, T18.6)."""
    s = play(building("hearts"), 0, "box")
    assert (me(s).left(), me(s).spare_boxes()) == (4, 0)
    draw(s, "X:C12:N-S")
    assert me(s).used == 1
    assert not [track for track in tracks(s) if track.startswith("X")]


def test_r7_1_without_a_circled_box_there_is_no_bonus() -> None:
    """The box is refused (R7.1, R1.8)."""
    s = building("hearts", crossed=1)
    why = refusal(s, "box")
    assert (why.rule, why.needs, why.has) == ("R7.1", 1, 0)
    with pytest.raises(IllegalAction):
        play(s, 0, "box")


def test_r7_1_both_parts_may_be_left_unused_and_nothing_is_kept() -> None:
    """Three plain tracks after a box; the next turn starts with nothing (R7.1)."""
    s = play(building("hearts"), 0, "box")
    draw(s, "C11.E", "C12.SE", "E11.E")
    play(s, 0, "done")
    offer(s, "KH AS")
    play(s, 0, "card KH")
    assert (me(s).left(), me(s).boxes, me(s).used) == (3, 0, 0)
    assert not [track for track in tracks(s) if track.startswith("X")]


def test_r7_1_any_number_of_boxes_in_one_turn() -> None:
    """Three circled boxes: six tracks (R7.1)."""
    s = play(building("hearts", circled=3), 0, "box", "box", "box")
    assert me(s).left() == 6


def test_r7_2_a_special_serves_any_track_of_the_turn() -> None:
    """The first of four tracks is the bridge (R7.2, T19.6)."""
    s = play(building("hearts", TO_RIVER), 0, "box", "draw D7.NE")
    draw(s, "C11.E", "C12.SE", "E11.E")
    assert (me(s).bridges, me(s).turns) == (1, 1)


def test_r7_2_a_switch_on_a_tunnel_side_uses_two_boxes() -> None:
    """Refused with one special, legal with two; five tracks that turn (R7.2, T19.7)."""
    s = play(building("clubs", ALONG_RANGE, circled=2), 0, "box")
    why = refusal(s, "draw F9.E")
    assert (why.rule, why.needs, why.has) == ("R7.5", 2, 1)
    play(s, 0, "box")
    assert me(s).left() == 5
    draw(s, "F9.E")
    assert (me(s).used, me(s).tunnels, me(s).left()) == (2, 4, 4)


def test_r7_3_a_box_circled_in_this_turn_can_be_used_at_once() -> None:
    """Hearts reach T2, cross off its box and draw a fourth track (R7.3)."""
    s = building("hearts", {"hearts": ["C11.E", "B11.SE"]}, crossed=1)
    assert "box" not in may(s)
    draw(s, "B11.E", "A12.SE")
    assert "box" in may(s)
    draw(s, "E11.E")
    play(s, 0, "box", "draw E12.NE")
    assert me(s).crossed == 2


def test_r7_3_after_done_nothing_is_asked_that_cannot_matter() -> None:
    """The mine is activated and the turn is over: boxes could be crossed off before (R7.3)."""
    s = draw(building("hearts"), "D10.NE", "C11.E", "C12.SE")
    play(s, 0, "done")
    assert (me(s).nuggets, me(s).turns) == (1, 1)


def test_r7_3_in_version_1_drawing_goes_on_after_activation() -> None:
    """A box crossed off after the mine was activated; the next mine follows (R7.3, R8.1)."""
    s = draw(building("hearts", version=1), "D10.NE", "C11.E", "C12.SE")
    play(s, 0, "done")
    assert me(s).nuggets == 1
    assert may(s) == ["box", "done"]
    play(s, 0, "box", "draw E11.E")
    assert me(s).turns == 1


def test_r7_4_a_bridge_crosses_the_river() -> None:
    """One track on a side between two river cells, with a special (R7.4, T19.6)."""
    s = building("hearts", TO_RIVER)
    assert refusal(s, "draw D7.NE").rule == "R7.4"
    play(s, 0, "box", "draw D7.NE")
    assert (me(s).bridges, me(s).used, me(s).left()) == (1, 1, 3)


def test_r7_5_a_tunnel_runs_between_two_mountains() -> None:
    """One track inside a range, with a special (R7.5)."""
    s = building("clubs", TO_RANGE)
    why = refusal(s, "draw F9.E")
    assert (why.rule, why.needs, why.has) == ("R7.5", 1, 0)
    play(s, 0, "box", "draw F9.E")
    assert (me(s).tunnels, me(s).used) == (1 << 2, 1)


def test_r7_6_a_shortcut_joins_opposite_corners_of_a_desert_cell() -> None:
    """It counts for no cell's sides, and may leave the station (R7.6)."""
    s = building("spades")
    assert refusal(s, "draw X:I3:NW-SE").rule == "R7.6"
    play(s, 0, "box", "draw X:I3:NW-SE")
    assert not any(drawn_sides(me(s), cell) for cell in range(N_CELLS))
    assert (me(s).ranges, len(me(s).cuts)) == (0, 1)


def test_r7_6_only_a_desert_cell_has_shortcuts() -> None:
    """A mine has none (R7.6)."""
    s = play(building("hearts"), 0, "box")
    why = refusal(s, "draw X:D10:N-S")
    assert (why.rule, why.what) == ("R7.6", "a-shortcut-needs-a-desert-cell")


def test_r7_6_two_shortcuts_never_cross_in_one_cell() -> None:
    """The second one in C12 is refused (R7.6, T19.8)."""
    s = building("hearts", circled=3)
    play(s, 0, "box", "box", "draw X:C12:N-S")
    assert refusal(s, "draw X:C12:NW-SE").what == "a-shortcut-runs-through-this-cell"
    with pytest.raises(BadPosition, match="two shortcuts"):
        building("hearts", {"hearts": ["C11.E", "X:C12:N-S", "X:C12:NW-SE"]})


def test_r7_7_a_switch_starts_a_branch_from_a_branch() -> None:
    """Its far end is a railhead like any other (R7.7)."""
    s = building("hearts", {"hearts": ["C11.E", "B11.SE"]})
    assert refusal(s, "draw C11.NE").rule == "R7.7"
    play(s, 0, "box", "draw C11.NE")
    assert me(s).used == 1
    draw(s, "B10.E")
    assert len(me(s).heads[0]) == 2


def test_r7_8_the_suit_is_changed_before_the_first_track() -> None:
    """All tracks of the turn then belong to the other railway (R7.8)."""
    s = building("hearts")
    assert refusal(s, "suit clubs").what == "specials"
    play(s, 0, "box")
    assert refusal(s, "suit hearts").what == "it-is-the-suit-of-this-turn"
    play(s, 0, "suit clubs", "draw G10.E", "draw G11.SE", "draw I11.NE", "draw I10.E")
    assert me(s).tracks.count(3) == 4
    assert me(s).tracks.count(1) == 0


def test_r7_8_after_a_track_it_is_too_late() -> None:
    """And once is enough (R7.8)."""
    s = play(building("hearts", circled=2), 0, "box", "draw C11.E")
    assert refusal(s, "suit clubs").what == "a-track-is-drawn-already"
    s = play(building("hearts", circled=2), 0, "box", "suit clubs", "box")
    assert refusal(s, "suit spades").what == "the-suit-was-changed-already"
    with pytest.raises(IllegalAction, match=r"R7\.8"):
        play(s, 0, "suit spades")


def test_r7_9_crossed_boxes_keep_their_point() -> None:
    """The start box scores 1, used or not (R7.9, T18.6)."""
    s = start()
    assert lines(s)["towns"] == 1
    play(s, 0, may(s)[0], "box")
    assert lines(s)["towns"] == 1
    finish_turn(s, 0)
    assert lines(s)["towns"] >= 1
