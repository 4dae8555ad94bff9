"""Sam's engine: turnouts, stations, stationmasters, space 39 (R14.8)."""

from __future__ import annotations

import pytest

from tests.games.arranging import space, told
from tests.games.gwt2.alone import alone, drive, engine, sam, turn_over, workers
from tests.games.holdings import waits
from trailboss.games.trail.state import TrailState


def drives(engineers: int, start: str, *upgraded: int) -> TrailState:
    """Sam moves his engine from there with a number of engineers."""
    return turn_over(drive(workers(alone(), 1, 1, engineers), start, *upgraded), 2)


def stations(s: TrailState) -> list[int]:
    """The numbers of his stations."""
    return [i + 1 for i in range(10) if sam(s).stations >> i & 1]


def test_r14_8_as_many_spaces_as_engineers() -> None:
    """On the numbered spaces, all of them."""
    assert engine(drives(3, "0")) == "3"
    assert engine(drives(6, "16.5", 5)) == "21.5"
    assert engine(drives(2, "17")) == "19"


def test_r14_8_he_turns_into_the_first_station_that_he_lacks() -> None:
    """From 2 with six engineers: two spaces to 4, then the turnout; the rest is lost."""
    s = drives(6, "2")
    assert (engine(s), stations(s)) == ("4.5", [1])


def test_r14_8_the_turnout_must_be_in_reach() -> None:
    """With two engineers he stops on 4, beside it."""
    s = drives(2, "2")
    assert (engine(s), stations(s)) == ("4", [])


def test_r14_8_he_passes_stations_that_he_has() -> None:
    """Station 1 is his: he goes on to that of space 7."""
    s = drives(6, "2", 1)
    assert (engine(s), stations(s)) == ("7.5", [1, 2])


def test_r14_8_turnouts_are_no_spaces_of_his_way() -> None:
    """Past his own station he moves on numbered spaces alone: from 3 by three to 6."""
    assert engine(drives(3, "3", 1)) == "6"


def test_r14_8_occupied_spaces_are_skipped() -> None:
    """Your engine on 2 is not counted."""
    s = drive(workers(alone(), 1, 1, 2), "1")
    s.players[0].engine = space(s, "2")
    assert engine(turn_over(s, 2)) == "4"


def test_r14_8_an_occupied_turnout_cannot_be_entered() -> None:
    """Your engine stands there: he goes on, as far as his engineers let him."""
    s = drive(workers(alone(), 1, 1, 3), "4")
    s.players[0].engine = space(s, "4.5")
    turn_over(s, 2)
    assert (engine(s), stations(s)) == ("7", [])


def test_r14_8_upgrading_costs_a_disc_and_no_money() -> None:
    """14 discs less one; he has no dollars before and after."""
    s = drives(6, "2")
    assert (sum(sam(s).discs), sam(s).dollars) == (13, 0)
    assert told(s, "upgrade") == [(1, 1, "1", "R14.8")]


def test_r14_8_a_stationmaster_comes_along_without_a_worker_and_without_its_action() -> None:
    """SM9 would be 12 dollars; its place stays empty."""
    s = drive(workers(alone(), 1, 1, 6), "2")
    waits(s, 1, "SM9")
    turn_over(s, 2)
    names = [s.rules.masters[master].name for master in sam(s).masters]
    assert (names, sam(s).workers, sam(s).dollars) == (["SM9"], (1, 1, 6), 0)
    assert s.masters[0] == 0
    assert told(s, "master") == [(1, 1, "SM9", "R14.8")]


def test_r14_8_no_stationmaster_is_left() -> None:
    """You have taken it: your worker stays there."""
    s = drive(workers(alone(), 1, 1, 6), "2")
    s.masters = (-1, *s.masters[1:])
    turn_over(s, 2)
    assert (sam(s).masters, s.masters[0], stations(s)) == ((), -1, [1])


@pytest.mark.parametrize("engineers", [3, 6])
def test_r14_8_on_the_last_space_he_upgrades_and_goes_back(engineers: int) -> None:
    """Station 10, then the turnout of the first station that he lacks, which he upgrades."""
    s = drives(engineers, "36", 1, 2)
    assert (engine(s), stations(s)) == ("10.5", [1, 2, 3, 10])
    assert [thing for _, _, thing, _ in told(s, "engine")] == ["39", "10.5"]


def test_r14_8_back_to_the_first_free_turnout() -> None:
    """Your engine stands at station 1: he takes station 2."""
    s = drive(workers(alone(), 1, 1, 3), "36")
    s.players[0].engine = space(s, "4.5")
    turn_over(s, 2)
    assert (engine(s), stations(s)) == ("7.5", [2, 10])


def test_r14_8_on_the_last_space_again() -> None:
    """Station 10 is his already: he only goes back."""
    s = drives(3, "36", 1, 10)
    assert (engine(s), stations(s)) == ("7.5", [1, 2, 10])


def test_r14_8_with_all_stations_one_free_space_back() -> None:
    """To 38, or to 37 if your engine is on 38."""
    s = drives(3, "36", *range(1, 11))
    assert (engine(s), len(stations(s))) == ("38", 10)
    s = drive(workers(alone(), 1, 1, 3), "35", *range(1, 11))
    s.players[0].engine = space(s, "38")
    turn_over(s, 2)
    assert engine(s) == "37"


def test_r15_d22_without_a_disc_he_stops_for_no_station() -> None:
    """He drives past the turnout as if the station were his (R14.8)."""
    s = drive(workers(alone(), 1, 1, 6), "2")
    sam(s).discs = (0,) * 14
    turn_over(s, 2)
    assert (engine(s), stations(s)) == ("8", [])


def test_r14_8_without_a_disc_on_the_last_space() -> None:
    """No upgrade, and one free space back."""
    s = drive(workers(alone(), 1, 1, 3), "36")
    sam(s).discs = (0,) * 14
    turn_over(s, 2)
    assert (engine(s), stations(s)) == ("38", [])
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-disc", "R14.8")]
