"""The engine: forward, backward, turnouts, the last space (R10)."""

from __future__ import annotations

import pytest

from tests.games.arranging import clear_slots, legal, park, refused, told, use, where, why
from tests.games.gwt1.arrange import play, table, yard
from trailboss.games.trail.state import TrailState


def running(engineers: int, *spaces: str, seats: int = 2) -> TrailState:
    """Seat 0 at G moves its engine by engineers; engines stand on these spaces."""
    s = table(seats)
    s.masters = (0,) * 5
    park(s, *spaces)
    s.players[0].workers, s.players[0].dollars = (1, 1, engineers), 20
    return play(use(s, 0, "G"), 0, "use 1")


def backing(slots: str, text: str, *spaces: str) -> TrailState:
    """Seat 0 at D moves its engine back by an auxiliary action."""
    s = table()
    s.masters = (0,) * 5
    clear_slots(s, 0, slots)
    park(s, *spaces)
    s.players[0].dollars = 20
    return play(use(s, 0, "D"), 0, "use 2", text)


def test_r10_1_up_to_as_many_spaces_as_engineers() -> None:
    """Three engineers: 1, 2 or 3; stopping ends the move; at least one space."""
    s = running(3, "0")
    assert legal(s, 0) == {"engine 1", "engine 2", "engine 3"}
    assert why(s, 0, "engine 4") == ("R10.1", 4, 3)
    play(s, 0, "engine 1")
    assert (where(s, 0), told(s, "engine")) == ("1", [(0, 1, "1", "R10.1")])
    assert "engine 2" not in legal(s, 0)


def test_r10_2_occupied_spaces_are_skipped_and_not_counted() -> None:
    """Another engine on 2: with two engineers 1 and 3 are reached, 2 is refused."""
    s = running(2, "0", "2")
    assert legal(s, 0) == {"engine 1", "engine 3"}
    row = refused(s, 0, "engine 2")
    assert (row.rule, row.what) == ("R10.2", "space-is-occupied")


def test_r10_2_backward_too_and_turnouts_as_well() -> None:
    """From 6 two back past an engine on 5: 3 or through the turnout 4; 4.5 occupied: not."""
    s = backing("aux_trash_1x aux_trash_2x", "double 5", "6", "5")
    assert legal(s, 0) == {"engine 3", "engine 4"}
    s = running(2, "4", "4.5")
    assert legal(s, 0) == {"engine 5", "engine 6"}


def test_r10_2_space_0_holds_any_number() -> None:
    """Three engines go back to 0."""
    s = backing("aux_trash_1x", "aux 5", "1", "0")
    assert legal(s, 0) == {"engine 0"}
    assert where(play(s, 0, "engine 0"), 0) == "0"


def test_r10_3_a_turnout_lies_between_two_numbers() -> None:
    """From 4 to 5 or into 4.5; from there to 5; through it one space more."""
    s = running(1, "4")
    assert legal(s, 0) == {"engine 4.5", "engine 5"}
    assert legal(running(1, "4.5"), 0) == {"engine 5"}
    assert legal(backing("aux_trash_1x", "aux 5", "5"), 0) == {"engine 4", "engine 4.5"}
    assert legal(backing("aux_trash_1x", "aux 5", "4.5"), 0) == {"engine 4"}


def test_r10_4_the_station_is_offered_only_where_the_move_ends() -> None:
    """Stopping in 4.5 asks about station 1; passing to 5 does not."""
    s = play(running(2, "4"), 0, "engine 4.5")
    assert legal(s, 0) == {"upgrade 1", "pass"}
    s = play(running(2, "4"), 0, "engine 5")
    assert not any(text.startswith("upgrade") for text in legal(s, 0))


def test_r10_4_an_engine_that_does_not_move_is_not_asked() -> None:
    """It stands in 4.5 and the reward of 2b's move is forfeited."""
    s = yard("2b")
    s.players[0].hand, s.players[0].dollars = (1,), 20
    park(s, "4.5")
    play(use(s, 0, "A1"), 0, "use 1", "pass")
    assert not any(text.startswith("upgrade") for text in legal(s, 0))


def test_r10_5_backward_is_exact_and_counts_turnouts() -> None:
    """Two back from 6: 4 over 5, or 4.5; not 5 alone."""
    s = backing("aux_cert_1x aux_cert_2x", "double 3", "6")
    assert legal(s, 0) == {"engine 4", "engine 4.5"}
    assert refused(s, 0, "engine 5").rule == "R10.5"
    play(s, 0, "engine 4")
    assert told(s, "engine") == [(0, 4, "4", "R10.5")]


@pytest.mark.parametrize(("engine", "has"), [("0", 0), ("1", 1)])
def test_r10_6_no_way_back_no_action(engine: str, has: int) -> None:
    """From 0 nothing; from 1 no action of two spaces."""
    s = table()
    clear_slots(s, 0, "aux_cert_1x aux_cert_2x")
    park(s, engine)
    s.players[0].dollars = 20
    play(use(s, 0, "D"), 0, "use 2")
    assert why(s, 0, "double 3") == ("R10.6", 2, has)
    assert ("aux 3" in legal(s, 0)) is bool(has)
    s = use(yard("1b"), 0, "A1")
    assert why(s, 0, "use 2") == ("R10.6", 1, 0)


def test_r10_6_skipped_spaces_do_not_help() -> None:
    """From 2 with another engine on 1 only one countable space is left."""
    s = table()
    clear_slots(s, 0, "aux_trash_1x aux_trash_2x")
    park(s, "2", "1")
    play(use(s, 0, "D"), 0, "use 2")
    assert why(s, 0, "double 5") == ("R10.6", 2, 1)


def test_r10_7_space_39_station_10_way_back_dollars_station() -> None:
    """Station 10, back to 33.5, 3 dollars, which pay for station 9."""
    s = running(6, "37")
    s.players[0].dollars = 5
    play(s, 0, "engine 39", "upgrade 10", "disc aux_dollar_2x")
    assert s.players[0].dollars == 2
    assert {"engine 38", "engine 33.5", "engine 0"} <= legal(s, 0)
    assert "pass" not in legal(s, 0)
    play(s, 0, "engine 33.5")
    assert told(s, "gain")[-1] == (0, 3, "dollars", "R10.7")
    play(s, 0, "upgrade 9", "disc aux_draw_2x")
    assert (s.players[0].dollars, s.players[0].stations) == (0, 0b1100000000)


def test_r10_7_the_station_may_be_left_and_occupied_spaces_are_no_stop() -> None:
    """Pass at 10, then back; the other engine's space is refused, and staying too."""
    s = play(running(6, "37", "30"), 0, "engine 39", "pass")
    assert refused(s, 0, "engine 30").rule == "R10.2"
    assert refused(s, 0, "engine 39").rule == "R10.7"
    play(s, 0, "engine 38")
    assert (s.players[0].dollars, where(s, 0)) == (23, "38")


def test_r10_7_nothing_lies_beyond_39() -> None:
    """Six engineers from 37 reach 38 and 39."""
    assert legal(running(6, "37"), 0) == {"engine 38", "engine 39"}


def test_r10_8_the_station_comes_before_the_reward() -> None:
    """1b back into 4.5: its 3 dollars come too late for station 1 (U9)."""
    s = yard("1b")
    park(s, "5")
    play(use(s, 0, "A1"), 0, "use 2", "engine 4.5")
    assert (s.players[0].dollars, legal(s, 0)) == (3, {"pass"})
    s = backing("aux_cert_1x", "aux 3", "5")
    play(s, 0, "engine 4.5")
    assert legal(s, 0) == {"upgrade 1", "pass"}
    play(s, 0, "pass")
    assert legal(s, 0) == {"certificates 0", "certificates 1"}
