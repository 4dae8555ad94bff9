"""The free herder move of objective cards (R9.6, R9.9)."""

from __future__ import annotations

import pytest

from tests.games.arranging import hold, lay, legal, names, node, park, refused, turn, use
from tests.games.gwt2.arrange import play, table
from tests.games.holdings import forbidden


@pytest.mark.parametrize("name", ["OB11", "OB12", "OB13", "OB14", "OB15"])
def test_r9_5_the_herder_moves_up_to_three_steps(name: str) -> None:
    """One, two or three locations; after the third the move is over."""
    s = table()
    hold(s, 0, name)
    play(turn(s, 0, "A"), 0, f"play {name}", "perform")
    assert legal(s, 0) == {"go B"}
    play(s, 0, "go B")
    assert legal(s, 0) == {"go C", "stop"}
    play(s, 0, "go C", "go E")
    assert s.players[0].herder == node(s, "E")
    assert legal(s, 0) == {"go F"}


def test_r9_6_the_free_move_pays_no_fee() -> None:
    """Another's 7a with both hands and a hazard are entered for nothing."""
    s = table()
    lay(s, "A1", "1:7")
    lay(s, "DROUGHT1", "drought-4-green")
    hold(s, 0, "OB11")
    before = [p.dollars for p in s.players]
    play(turn(s, 0, "A"), 0, "play OB11", "perform", "go A1", "go B", "go DROUGHT1")
    assert [p.dollars for p in s.players] == before


def test_r9_6_before_phase_a_the_phase_follows_with_its_full_limit() -> None:
    """After a free step from A to B phase A still has three steps: C, E, F."""
    s = table()
    hold(s, 0, "OB11")
    play(turn(s, 0, "A"), 0, "play OB11", "perform", "go B", "stop")
    assert legal(s, 0) == {"go C"}
    play(s, 0, "go C", "go E", "go F")
    assert s.players[0].herder == node(s, "F")
    assert "aux 1" in legal(s, 0)


def test_r9_6_before_phase_a_the_new_location_is_not_used() -> None:
    """After the stop there is only the way onward."""
    s = table()
    hold(s, 0, "OB11 santa_gertrudis")
    play(turn(s, 0, "A"), 0, "play OB11", "perform", "go B", "stop")
    forbidden(s, 0, "use 1")
    forbidden(s, 0, "aux 1")
    refused(s, 0, "stop")


def test_r9_6_in_phase_b_the_phase_is_over_and_phase_c_follows() -> None:
    """After using B the herder goes to E; neither E nor the rest of B is used, the hand is full."""
    s = table()
    hold(s, 0, "OB11 santa_gertrudis")
    use(s, 0, "B")
    play(s, 0, "use 1", "play OB11", "perform", "go C", "go E", "stop")
    assert s.players[0].herder == node(s, "E")
    assert len(s.players[0].hand) == 4
    assert s.waiting() == [1]
    forbidden(s, 0, "use 2")


def test_r9_6_in_phase_b_before_any_action_the_phase_is_over_too() -> None:
    """Nothing was done at B, and nothing can be done any more (D19)."""
    s = table()
    hold(s, 0, "OB11 santa_gertrudis")
    play(use(s, 0, "B"), 0, "play OB11", "perform", "go C", "stop")
    assert s.waiting() == [1]
    assert "santa_gertrudis" in names(s, s.players[0].hand)


def test_r9_6_a_declined_move_does_not_end_phase_b() -> None:
    """The card lies in the area, the location is still to be used."""
    s = table()
    hold(s, 0, "OB11")
    play(use(s, 0, "B"), 0, "play OB11", "pass")
    assert s.waiting() == [0]
    assert "aux 1" in legal(s, 0)


def test_r9_6_the_free_move_inside_a_copy_ends_phase_b() -> None:
    """The copied building and 6b itself are both left."""
    s = table(sides="aaaaabaaaaaa")
    lay(s, "A1", "0:6")
    hold(s, 0, "OB11 galloway galloway")
    play(use(s, 0, "A1"), 0, "use 1", "copy A", "use 1", "play OB11", "perform", "go B", "stop")
    assert s.waiting() == [1]


def test_r9_6_the_free_move_never_enters_kansas_city() -> None:
    """From G1 the next location is Kansas City: refused, the move ends there."""
    s = table()
    lay(s, "G1", "0:2")
    hold(s, 0, "OB11")
    play(turn(s, 0, "F"), 0, "play OB11", "perform", "go G")
    assert legal(s, 0) == {"go G1", "stop"}
    assert refused(s, 0, "go KC").rule == "R9.6"
    play(s, 0, "go G1")
    assert s.players[0].herder == node(s, "G1")
    assert legal(s, 0) == {"go KC"}


def test_r9_9_without_a_location_before_kansas_city_nothing_happens() -> None:
    """On G with both ways empty the move cannot be performed; the turn goes on as it was."""
    s = table()
    hold(s, 0, "OB11")
    play(turn(s, 0, "G"), 0, "play OB11")
    assert legal(s, 0) == {"pass"}
    refused(s, 0, "perform")
    play(s, 0, "pass")
    assert s.players[0].herder == node(s, "G")
    assert legal(s, 0) == {"go KC"}


def test_r9_9_in_phase_b_such_a_card_does_not_end_the_phase() -> None:
    """The location is still used."""
    s = table()
    hold(s, 0, "OB11")
    play(use(s, 0, "G"), 0, "play OB11", "pass")
    assert {"use 1", "use 2"} <= legal(s, 0)


def test_r4_1_a_step_slot_cleared_before_phase_a_counts_in_phase_a() -> None:
    """OB16 takes the engine to station 5; the disc of STEP_LEFT makes three steps four."""
    s = table()
    hold(s, 0, "OB16")
    park(s, "15", "0")
    s.masters = (0,) * len(s.masters)
    s.players[0].dollars = 6
    turn(s, 0, "A")
    play(s, 0, "play OB16", "perform", "engine 16.5", "upgrade 5", "disc STEP_LEFT")
    play(s, 0, "go B", "go C", "go E")
    assert legal(s, 0) == {"go F", "stop"}
