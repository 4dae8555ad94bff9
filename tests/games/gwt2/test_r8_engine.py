"""Moving the engine forward, back, through turnouts and to the end of the line."""

from __future__ import annotations

import pytest

from tests.games.arranging import clear_slots, legal, park, quiet, refused, space, use, where, why
from tests.games.gwt2.arrange import play, table, yard
from trailboss.games.trail.state import TrailState


def forward(engineers: int, *engines: str, dollars: int = 0) -> TrailState:
    """Seat 0 is asked at G where its engine stops."""
    s = table(3)
    s.masters = (0,) * 5
    park(s, *engines)
    s.players[0].workers = (1, 1, engineers)
    s.players[0].dollars = dollars
    return play(use(s, 0, "G"), 0, "use 1")


def stops(s: TrailState) -> set[str]:
    return {text.removeprefix("engine ") for text in legal(s, 0) if text.startswith("engine")}


@pytest.mark.parametrize(
    ("engineers", "own", "other", "reach"),
    [
        (3, "1", "3", "2 4 5 4.5"),
        (3, "1", "4", "2 3 5 4.5"),
        (3, "1", "4.5", "2 3 4"),
        (1, "4", "0", "4.5 5"),
        (2, "4", "0", "4.5 5 6"),
        (1, "4", "5", "4.5 6"),
        (1, "4.5", "5", "6"),
        (1, "3", "4", "4.5 5"),
        (2, "0", "0", "1 2"),
        (1, "38", "0", "39"),
        (3, "37", "38", "39"),
    ],
)
def test_r8_11_where_the_engine_may_stop(engineers: int, own: str, other: str, reach: str) -> None:
    """One to a number of spaces, occupied ones left out of the count (X20)."""
    s = forward(engineers, own, other)
    assert stops(s) == set(reach.split())
    assert len(legal(s, 0)) == len(stops(s))


def test_r8_11_several_occupied_spaces_in_a_row_are_left_out() -> None:
    """Two engines ahead, one step goes beyond both."""
    assert stops(forward(1, "1", "2", "3")) == {"4"}


def test_r8_11_beyond_the_engineers_is_refused() -> None:
    """From 5 with two engineers space 8 is too far: 3 are needed."""
    s = forward(2, "5")
    assert stops(s) == {"6", "7"}
    assert why(s, 0, "engine 8") == ("R8.11", 3, 2)
    assert why(forward(2, "5", "6"), 0, "engine 9") == ("R8.11", 3, 2)


def test_r8_11_an_occupied_space_is_refused() -> None:
    """Another's engine stands on 6."""
    assert refused(forward(2, "5", "6"), 0, "engine 6").rule == "R8.11"


def test_r8_11_the_engine_never_goes_back_or_stays() -> None:
    """Neither the own space nor a turnout behind it is a stop, and there is no pass."""
    s = forward(2, "8")
    assert refused(s, 0, "engine 8").rule == "R8.11"
    assert refused(s, 0, "engine 7.5").rule == "R8.11"
    assert "pass" not in legal(s, 0)


def test_r8_11_space_0_is_never_occupied() -> None:
    """All engines start there, and an engine may come back to it."""
    s = table()
    clear_slots(s, 0, "AUX5_left")
    park(s, "1", "0")
    play(use(s, 0, "G"), 0, "aux 5")
    assert stops(s) == {"0"}


def test_r8_11_stopping_ends_the_action() -> None:
    """The engine stopped in 7.5 with steps left: it does not go on."""
    s = play(forward(3, "7", dollars=0), 0, "engine 7.5")
    assert where(s, 0) == "7.5"
    assert not stops(s)


def back(moves: int, *engines: str, dollars: int = 0) -> TrailState:
    """Seat 0 at G with both slots of auxiliary 5 open, about to use it a number of times."""
    s = table(3)
    s.masters = (0,) * 5
    clear_slots(s, 0, "AUX5_left AUX5_right")
    park(s, *engines)
    s.players[0].dollars = dollars
    return play(use(s, 0, "G"), 0, "use 2", "aux 5" if moves == 1 else "double 5")


@pytest.mark.parametrize(
    ("moves", "own", "other", "reach"),
    [
        (1, "5", "0", "4 4.5"),
        (1, "4.5", "0", "4"),
        (2, "5", "0", "3 4"),
        (1, "5", "4", "3 4.5"),
        (1, "5", "4.5", "4"),
        (1, "6", "5", "4 4.5"),
        (2, "6", "5", "3 4"),
        (1, "2", "1", "0"),
        (2, "2", "0", "0"),
        (2, "7.5", "6", "5"),
    ],
)
def test_r8_12_backward_is_exact(moves: int, own: str, other: str, reach: str) -> None:
    """Exactly the number required, occupied spaces left out, turnouts allowed."""
    assert stops(back(moves, own, other)) == set(reach.split())


def test_r8_12_fewer_or_more_is_refused() -> None:
    """One back is one back."""
    s = back(1, "8")
    assert refused(s, 0, "engine 6").rule == "R8.12"
    assert refused(s, 0, "engine 8").rule == "R8.12"
    assert refused(back(2, "8"), 0, "engine 7.5").rule == "R8.12"


@pytest.mark.parametrize("action", ["aux 3", "aux 5", "double 3", "double 5"])
def test_r8_12_impossible_from_space_0(action: str) -> None:
    """No space is behind the engine."""
    s = table()
    clear_slots(s, 0, "AUX3_left AUX3_right AUX5_left AUX5_right")
    play(use(s, 0, "G"), 0, "use 2")
    needs = 1 if action.startswith("aux") else 2
    assert why(s, 0, action) == ("R8.12", needs, 0)


@pytest.mark.parametrize("action", ["double 3", "double 5"])
def test_r8_12_impossible_with_too_few_spaces_behind(action: str) -> None:
    """From 1 a double move back needs two spaces; also from 2 when 1 is occupied."""
    for engines in (("1", "0"), ("2", "1")):
        s = table()
        clear_slots(s, 0, "AUX3_left AUX3_right AUX5_left AUX5_right")
        park(s, *engines)
        play(use(s, 0, "G"), 0, "use 2")
        assert why(s, 0, action) == ("R8.12", 2, 1)
        assert action.replace("double", "aux") in legal(s, 0)


def test_r8_12_building_1b_cannot_go_back_from_space_0() -> None:
    """Its second action is refused there."""
    assert why(use(yard("1b"), 0, "A1"), 0, "use 2") == ("R8.12", 1, 0)


def test_r8_13_a_turnout_reached_forward_offers_its_station() -> None:
    """Decided at once: declined, it is not offered again in this turn."""
    s = play(forward(1, "7", dollars=2), 0, "engine 7.5")
    assert legal(s, 0) == {"upgrade 2", "pass"}
    play(s, 0, "pass")
    assert "upgrade 2" not in legal(s, 0)


def test_r8_13_a_turnout_reached_backward_offers_its_station_before_the_reward() -> None:
    """The 2 dollars of station 2 must be there; the dollar of the reward comes later (D16)."""
    s = play(back(1, "8", dollars=2), 0, "engine 7.5")
    assert legal(s, 0) == {"upgrade 2", "pass"}
    play(s, 0, "upgrade 2", "disc AUX1_2x", "pass")
    assert s.players[0].dollars == 1
    assert s.players[0].stations == 0b10
    s = play(back(1, "8", dollars=1), 0, "engine 7.5", "pass")
    assert s.players[0].dollars == 2
    assert "upgrade 2" not in legal(s, 0)


def test_r8_13_other_spaces_offer_no_station() -> None:
    """On 7, beside the turnout, there is nothing to upgrade."""
    s = play(forward(1, "6", dollars=50), 0, "engine 7")
    assert not [text for text in legal(s, 0) if text.startswith("upgrade")]


def test_r8_16_the_end_of_the_line() -> None:
    """Station 10 for 3, back to 33.5, 3 dollars, station 9 for 5 (X22)."""
    s = play(forward(3, "38", dollars=5), 0, "engine 39", "upgrade 10", "disc AUX1_2x")
    assert s.players[0].dollars == 2
    play(s, 0, "engine 33.5")
    assert s.players[0].dollars == 5
    play(s, 0, "upgrade 9", "disc STEP_RIGHT")
    assert s.players[0].dollars == 0
    assert s.players[0].stations == 1 << 9 | 1 << 8


def test_r8_16_the_engine_must_leave_the_last_space() -> None:
    """It goes to any free space behind: 1 back, all the way to 0, or into a turnout."""
    s = play(forward(1, "38", "37", "33.5"), 0, "engine 39")
    behind = {row.name for row in s.rules.spaces} - {"39", "37", "33.5"}
    assert stops(s) == behind
    assert len(legal(s, 0)) == len(behind)
    assert refused(s, 0, "engine 39").rule == "R8.16"
    assert refused(s, 0, "engine 37").rule == "R8.11"


def test_r8_16_station_10_may_be_declined() -> None:
    """Then 1 back to 38: 3 dollars and no station (X22)."""
    s = play(forward(1, "38", dollars=5), 0, "engine 39", "pass", "engine 38")
    assert s.players[0].dollars == 8
    assert s.players[0].stations == 0
    assert not [text for text in legal(s, 0) if text.startswith("upgrade")]


def test_r8_16_extra_steps_lapse() -> None:
    """With three engineers from 38 the move still ends on 39."""
    assert stops(forward(3, "38")) == {"39"}


def test_r8_39_a_turnout_is_driven_through_as_one_space() -> None:
    """From 4 by 4.5 to 5 takes two moves; 5 by the main track one, so 6 takes two."""
    s = forward(2, "4", "5")
    assert stops(s) == {"4.5", "6", "7"}


def test_r8_39_backward_through_a_turnout() -> None:
    """Two back from 5: 3 by the main track, 4 through the turnout."""
    assert stops(back(2, "5")) == {"3", "4"}


def test_r8_39_an_occupied_turnout_is_refused() -> None:
    """It does not exist for the move."""
    assert refused(forward(3, "3", "4.5"), 0, "engine 4.5").rule == "R8.11"


def test_r8_39_a_turnout_beside_an_occupied_space_is_entered_directly() -> None:
    """Space 4 is occupied: from 3 one step leads into 4.5; going back from 6, past 5, too."""
    assert "4.5" in stops(forward(1, "3", "4"))
    assert "4.5" in stops(back(1, "6", "5"))


def test_r8_37_an_engine_move_of_zero_cannot_be_performed() -> None:
    """7b without a forest building, 11b without a hazard tile (X30)."""
    assert why(use(yard("7b"), 0, "A1"), 0, "use 1") == ("R8.37", 1, 0)
    assert why(use(yard("11b"), 0, "A1"), 0, "use 1") == ("R8.37", 1, 0)


def test_r8_43_the_last_space_is_never_occupied() -> None:
    """Whoever reached it has left it before anybody else moves."""
    s = play(forward(1, "38"), 0, "engine 39", "engine 0")
    assert where(s, 0) == "0"
    quiet(s)
    s.players[1].engine = space(s, "38")
    play(use(s, 1, "G"), 1, "use 1")
    assert legal(s, 1) == {"engine 39"}
