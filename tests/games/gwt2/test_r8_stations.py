"""Upgrading stations and taking stationmasters (R8.14, R8.15, R8.40, R8.42)."""

from __future__ import annotations

import pytest

from tests.games.arranging import clear_slots, lay, legal, park, quiet, refused, staff, use, why
from tests.games.gwt2.arrange import play, score, table, yard
from trailboss.games.trail.state import TrailState, permanent


def reach(turnout: str, dollars: int, master: str = "") -> TrailState:
    """Seat 0 has one engineer and is about to stop in this turnout; a stationmaster waits."""
    s = table(3)
    s.masters = (0,) * 5
    station = next(row for row in s.rules.stations if s.rules.spaces[row.at].name == turnout)
    if master:
        index = [row.name for row in s.rules.masters].index(master)
        at = int(station.name) - 1
        s.masters = (*s.masters[:at], index + 1, *s.masters[at + 1 :])
    park(s, turnout.removesuffix(".5"))
    s.players[0].dollars = dollars
    return s


def stop(s: TrailState, turnout: str) -> TrailState:
    return play(use(s, 0, "G"), 0, "use 1", f"engine {turnout}")


COSTS = [
    ("4.5", 2),
    ("7.5", 2),
    ("10.5", 4),
    ("13.5", 4),
    ("16.5", 6),
    ("21.5", 8),
    ("25.5", 7),
    ("29.5", 6),
    ("33.5", 5),
]


@pytest.mark.parametrize(("number", "row"), list(enumerate(COSTS, 1)))
def test_r8_14_each_station_has_its_cost(number: int, row: tuple[str, int]) -> None:
    """It is paid in full, then a disc is placed; with a dollar less it is not offered."""
    turnout, cost = row
    s = stop(reach(turnout, cost), turnout)
    play(s, 0, f"upgrade {number}", "disc AUX1_2x")
    assert s.players[0].dollars == 0
    assert s.players[0].stations == 1 << number - 1
    assert s.players[0].discs[0] == 0
    assert f"upgrade {number}" not in legal(stop(reach(turnout, cost - 1), turnout), 0)


def test_r8_14_too_little_money_is_refused() -> None:
    """Station 6 costs 8 (seen at 9b, which offers several stations)."""
    s = yard("9b")
    park(s, "22")
    s.players[0].dollars = 7
    play(use(s, 0, "A1"), 0, "use 1")
    assert why(s, 0, "upgrade 6") == ("R8.14", 8, 7)


def test_r8_14_an_own_disc_closes_the_station() -> None:
    """Once per player: reaching the turnout again offers nothing."""
    s = reach("7.5", 50)
    s.players[0].stations = 0b10
    assert "upgrade 2" not in legal(stop(s, "7.5"), 0)


def test_r8_14_an_own_disc_is_refused_by_9b_too() -> None:
    """Station 1 has the own disc, station 2 has not."""
    s = yard("9b")
    park(s, "8")
    s.players[0].dollars, s.players[0].stations = 50, 1
    play(use(s, 0, "A1"), 0, "use 1")
    assert refused(s, 0, "upgrade 1").rule == "R8.14"
    assert legal(s, 0) == {"upgrade 2"}


def test_r8_14_discs_of_others_do_not_matter() -> None:
    """Two players have a disc on station 2 (R12.6)."""
    s = reach("7.5", 2)
    s.players[1].stations = 0b10
    play(stop(s, "7.5"), 0, "upgrade 2", "disc AUX1_2x")
    assert [p.stations for p in s.players] == [0b10, 0b10, 0]


def test_r8_14_white_stations_take_white_discs() -> None:
    """Station 3 takes no black-cornered disc while a white one is left."""
    s = play(stop(reach("10.5", 50), "10.5"), 0, "upgrade 3")
    white = {f"disc {row.name}" for row in s.rules.discs if not row.black}
    assert legal(s, 0) == white
    assert refused(s, 0, "disc STEP_RIGHT").rule == "R6.9"


def test_r8_14_black_stations_take_every_disc() -> None:
    """Stations 5 and up."""
    s = play(stop(reach("16.5", 50), "16.5"), 0, "upgrade 5")
    assert legal(s, 0) == {f"disc {row.name}" for row in s.rules.discs}


def test_r8_14_without_a_disc_one_moves_from_another_station() -> None:
    """The upgrade is a choice; the station that gives its disc is open again (X42 d, R12.2)."""
    s = reach("10.5", 4)
    clear_slots(s, 0, " ".join(row.name for row in s.rules.discs))
    s.players[0].stations = 0b1
    stop(s, "10.5")
    assert legal(s, 0) == {"upgrade 3", "pass"}
    play(s, 0, "upgrade 3", "lift 1")
    assert s.players[0].stations == 0b100


def test_r8_14_without_any_disc_there_is_no_upgrade() -> None:
    """None on the board, none on a station."""
    s = reach("10.5", 4)
    clear_slots(s, 0, " ".join(row.name for row in s.rules.discs))
    assert "upgrade 3" not in legal(stop(s, "10.5"), 0)


def test_r8_15_a_hired_worker_takes_the_place_of_the_stationmaster() -> None:
    """SM9 for the rightmost cowboy or engineer, never for a printed worker (X21)."""
    s = reach("7.5", 2, "SM9")
    p = s.players[0]
    p.workers = (2, 1, 3)
    play(stop(s, "7.5"), 0, "upgrade 2", "disc AUX1_2x")
    assert legal(s, 0) == {"pass", "give cowboy", "give engineer"}
    assert why(s, 0, "give builder") == ("R8.15", 1, 0)
    play(s, 0, "give engineer")
    assert p.dollars == 12
    assert p.workers == (2, 1, 2)
    assert [s.rules.masters[m].name for m in p.masters] == ["SM9"]


def test_r8_15_printed_workers_never_go() -> None:
    """With printed workers only, the stationmaster is not offered."""
    s = play(stop(reach("7.5", 2, "SM9"), "7.5"), 0, "upgrade 2", "disc AUX1_2x")
    assert s.players[0].masters == ()
    assert s.players[0].dollars == 0
    assert not [text for text in legal(s, 0) if text.startswith("give")]


def test_r8_15_there_is_no_later_chance() -> None:
    """Declined at the upgrade: the station is closed to this player now."""
    s = reach("7.5", 50, "SM9")
    s.players[0].workers = (2, 1, 1)
    play(stop(s, "7.5"), 0, "upgrade 2", "disc AUX1_2x", "pass")
    assert s.players[0].masters == ()
    assert not [text for text in legal(s, 0) if text.startswith(("give", "upgrade"))]
    quiet(s)
    park(s, "7")
    stop(s, "7.5")
    assert not [text for text in legal(s, 0) if text.startswith(("give", "upgrade"))]


def test_r8_15_the_uncovered_space_acts_again() -> None:
    """The engineer of space 3 is given; the next one hired turns a Criollo again (X21)."""
    s = reach("7.5", 2, "SM9")
    p = s.players[0]
    p.workers = (1, 1, 3)
    play(stop(s, "7.5"), 0, "upgrade 2", "disc AUX1_2x", "give engineer", "pass")
    quiet(s)
    staff(s, 4, "1-engineer")
    p.hand = (1,)
    play(use(s, 0, "A"), 0, "use 2", "hire 1-engineer", "perform")
    assert (p.workers[2], p.dollars) == (3, 12 - 6 + 2)


def test_r8_15_the_worker_stays_and_nobody_takes_it() -> None:
    """A second player upgrades the station and finds no stationmaster (R12.6)."""
    s = reach("7.5", 2, "SM9")
    s.players[0].workers = (2, 1, 1)
    play(stop(s, "7.5"), 0, "upgrade 2", "disc AUX1_2x", "give cowboy", "pass")
    quiet(s)
    park(s, "7.5", "7")
    s.players[1].workers, s.players[1].dollars = (2, 1, 1), 2
    s.players[0].engine = 0
    play(use(s, 1, "G"), 1, "use 1", "engine 7.5", "upgrade 2", "disc AUX1_2x")
    assert not [text for text in legal(s, 1) if text.startswith("give")]
    assert s.players[1].workers == (2, 1, 1)


def take(master: str, dollars: int = 2) -> TrailState:
    """Seat 0 has just given its cowboy for this stationmaster at station 2."""
    s = reach("7.5", dollars, master)
    s.players[0].workers = (2, 1, 1)
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "BANDIT4", "bandit-green")
    return play(stop(s, "7.5"), 0, "upgrade 2", "disc AUX1_2x", "give cowboy")


@pytest.mark.parametrize(("master", "dollars"), [("SM1", 2), ("SM9", 12)])
def test_r8_15_stationmasters_with_money(master: str, dollars: int) -> None:
    """Dollars come at once and in full."""
    assert take(master).players[0].dollars == dollars


def test_r8_15_sm2_removes_a_hazard_or_collects_a_bandit() -> None:
    """One of the two, or neither; no dollar is paid."""
    s = play(take("SM2"), 0, "perform", "choose 1", "clear FLOOD1")
    assert len(s.players[0].hazards) == 1
    s = play(take("SM2"), 0, "perform", "choose 2", "collect BANDIT4")
    assert s.players[0].dollars == 3
    s = play(take("SM2"), 0, "pass")
    assert (s.players[0].hazards, s.players[0].bandits) == ((), ())
    assert "perform" not in legal(s, 0)


def test_r8_15_sm2_with_nothing_on_the_board() -> None:
    """Its action lapses; the tile is taken all the same."""
    s = reach("7.5", 2, "SM2")
    s.players[0].workers = (2, 1, 1)
    play(stop(s, "7.5"), 0, "upgrade 2", "disc AUX1_2x", "give cowboy")
    assert legal(s, 0) == {"pass"}
    assert refused(s, 0, "perform").rule == "R5.5"
    assert len(s.players[0].masters) == 1


def test_r8_15_sm7_gives_up_to_two_certificates() -> None:
    """As far as the limit allows."""
    s = take("SM7")
    assert legal(s, 0) == {"certificates 0", "certificates 1", "certificates 2"}
    assert play(s, 0, "certificates 2").players[0].certificates == 2


@pytest.mark.parametrize(
    ("master", "count"), [("SM3", 1), ("SM4", 1), ("SM5", 1), ("SM6", 1), ("SM8", 2), ("SM9", 0)]
)
def test_r8_15_permanent_certificates_count_from_now_on(master: str, count: int) -> None:
    """They are no marker spaces."""
    s = take(master)
    assert permanent(s, 0) == count
    assert s.players[0].certificates == 0


def test_r8_40_the_cost_comes_before_the_disc() -> None:
    """5 dollars and STEP_LEFT still covered: station 5 at 6 is not offered."""
    s = stop(reach("16.5", 5), "16.5")
    assert "upgrade 5" not in legal(s, 0)
    s = play(stop(reach("16.5", 6), "16.5"), 0, "upgrade 5", "disc STEP_LEFT")
    assert s.players[0].dollars == 3


def test_r8_40_money_of_the_stationmaster_comes_too_late() -> None:
    """One dollar and SM9 at station 2: no upgrade."""
    s = reach("7.5", 1, "SM9")
    s.players[0].workers = (2, 1, 1)
    assert "upgrade 2" not in legal(stop(s, "7.5"), 0)


def test_r8_40_a_hand_slot_needs_five_on_top() -> None:
    """Station 5 with 10 dollars leaves 4: HAND_LEFT is refused; with 11 it is not."""
    s = play(stop(reach("16.5", 10), "16.5"), 0, "upgrade 5")
    assert why(s, 0, "disc HAND_LEFT") == ("R6.9", 5, 4)
    s = play(stop(reach("16.5", 11), "16.5"), 0, "upgrade 5", "disc HAND_LEFT")
    assert s.players[0].dollars == 0


def test_r8_42_a_given_worker_counts_no_more() -> None:
    """One cowboy less to buy with, one worker less to score."""
    s = reach("7.5", 2, "SM1")
    s.players[0].workers = (5, 1, 1)
    before = score(s, 0)["workers"]
    play(stop(s, "7.5"), 0, "upgrade 2", "disc AUX1_2x", "give cowboy")
    assert s.players[0].workers == (4, 1, 1)
    assert score(s, 0)["workers"] == before - 4
