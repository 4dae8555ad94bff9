"""Stations and stationmasters (R11)."""

from __future__ import annotations

import pytest

from tests.games.arranging import clear_slots, lay, legal, park, refused, staff, told, use, why
from tests.games.gwt1.arrange import play, table, yard
from tests.games.holdings import own, waits
from trailboss.games.trail.state import TrailState, permanent


def arriving(engine: str, station: int, dollars: int = 20, master: str = "") -> TrailState:
    """Seat 0 at G; its engine moves from a space into the turnout of a station."""
    s = table()
    s.masters = (0,) * 5
    if master:
        waits(s, station, master)
    park(s, engine)
    s.players[0].dollars, s.players[0].workers = dollars, (2, 1, 1)
    at = s.rules.spaces[s.rules.stations[station - 1].at].name
    return play(use(s, 0, "G"), 0, "use 1", f"engine {at}")


def test_r11_1_each_player_builds_a_station_once() -> None:
    """An own disc there: nothing is asked; another's disc does not matter."""
    s = table()
    park(s, "4")
    s.players[0].stations, s.players[0].dollars = 1, 20
    play(use(s, 0, "G"), 0, "use 1", "engine 4.5")
    assert not any(text.startswith("upgrade") for text in legal(s, 0))
    s = table()
    park(s, "4")
    s.players[1].stations, s.players[0].dollars = 1, 20
    play(use(s, 0, "G"), 0, "use 1", "engine 4.5", "upgrade 1", "disc aux_dollar_2x")
    assert (s.players[0].stations, s.players[1].stations) == (1, 1)
    assert told(s, "upgrade") == [(0, 1, "1", "R11.1")]


def test_r11_1_an_own_station_is_refused_at_9b() -> None:
    """Behind the engine lie 1, built, and 2."""
    s = yard("9b")
    park(s, "9")
    s.players[0].stations, s.players[0].dollars = 1, 20
    play(use(s, 0, "A1"), 0, "use 1")
    row = refused(s, 0, "upgrade 1")
    assert (row.rule, row.what) == ("R11.1", "own-disc-there")


@pytest.mark.parametrize(("station", "engine", "cost"), [(1, "4", 2), (5, "16", 6), (9, "33", 5)])
def test_r11_2_the_cost_is_paid_before_the_disc(station: int, engine: str, cost: int) -> None:
    """The slot's dollars come after it and cannot pay for it."""
    disc = "step_dollars" if station > 4 else "aux_dollar_2x"
    s = play(arriving(engine, station, cost), 0, f"upgrade {station}")
    assert s.players[0].dollars == 0
    play(s, 0, f"disc {disc}")
    assert s.players[0].dollars == (3 if station > 4 else 0)
    poor = arriving(engine, station, cost - 1)
    assert not any(text.startswith("upgrade") for text in legal(poor, 0))


def test_r11_3_the_master_costs_a_hired_worker() -> None:
    """The second cowboy stays on the board; printed ones are refused; it may be declined."""
    s = play(arriving("4", 1, master="sm_hazards"), 0, "upgrade 1", "disc aux_dollar_2x")
    assert legal(s, 0) == {"give cowboy", "pass"}
    assert why(s, 0, "give craftsman") == ("R11.3", 1, 0)
    left = play(s.clone(), 0, "pass")
    assert left.players[0].masters == ()
    play(s, 0, "give cowboy")
    assert (s.players[0].workers, s.masters[0]) == ((1, 1, 1), -1)
    assert told(s, "master") == [(0, 1, "sm_hazards", "R11.3")]


def test_r11_3_a_craftsman_is_called_so() -> None:
    """The trades of this edition are cowboy, craftsman and engineer."""
    s = table()
    s.masters = (0,) * 5
    waits(s, 1, "sm_workers")
    park(s, "4")
    s.players[0].workers = (1, 3, 1)
    play(use(s, 0, "G"), 0, "use 1", "engine 4.5", "upgrade 1", "disc aux_dollar_2x")
    assert legal(s, 0) == {"give craftsman", "pass"}
    assert not any("builder" in action.text for action in s.rules.act.space.all)


def test_r11_3_not_later_and_not_without_hired_workers() -> None:
    """A declined master is not offered again; with printed workers only nothing is asked."""
    s = play(arriving("4", 1, master="sm_hazards"), 0, "upgrade 1", "disc aux_dollar_2x", "pass")
    assert not any(text.startswith("give") for text in legal(s, 0))
    s = arriving("4", 1, master="sm_hazards")
    s.players[0].workers = (1, 1, 1)
    play(s, 0, "upgrade 1", "disc aux_dollar_2x")
    assert not any(text.startswith("give") for text in legal(s, 0))


@pytest.mark.parametrize(
    ("master", "dollars", "certificates"),
    [
        ("sm_workers", 2, 0),
        ("sm_objectives", 0, 0),
        ("sm_hazards", 0, 1),
        ("sm_teepees", 0, 1),
        ("sm_certificates", 0, 1),
    ],
)
def test_r11_4_the_upper_half_acts_at_once_or_for_good(
    master: str, dollars: int, certificates: int
) -> None:
    """Two dollars, a hazard or a teepee, or a permanent certificate."""
    s = arriving("4", 1, 2, master)
    lay(s, "FLOOD1", "flood-4-green")
    play(s, 0, "upgrade 1", "disc aux_dollar_2x", "give cowboy")
    if master == "sm_objectives":
        assert legal(s, 0) == {"perform", "pass"}
        play(s, 0, "perform", "choose 1", "clear FLOOD1")
        assert len(s.players[0].hazards) == 1
    assert (s.players[0].dollars, permanent(s, 0)) == (dollars, certificates)


def test_r11_4_an_immediate_action_may_be_forfeited() -> None:
    """The tile is kept for its scoring."""
    s = arriving("4", 1, 2, "sm_objectives")
    lay(s, "TP_P1", "teepee_green")
    play(s, 0, "upgrade 1", "disc aux_dollar_2x", "give cowboy", "pass")
    assert (s.players[0].bandits, len(s.players[0].masters)) == ((), 1)


def test_r11_5_the_vacated_space_acts_again() -> None:
    """The fourth cowboy went to the station; the next one removes a hazard again."""
    s = table()
    s.masters = (0,) * 5
    waits(s, 1, "sm_hazards")
    park(s, "4")
    s.players[0].workers, s.players[0].dollars = (4, 1, 1), 20
    play(use(s, 0, "G"), 0, "use 1", "engine 4.5", "upgrade 1", "disc aux_dollar_2x")
    play(s, 0, "give cowboy")
    s.stack = []
    lay(s, "FLOOD1", "flood-4-green")
    staff(s, 4, "1-cowboy")
    play(use(s, 0, "A"), 0, "use 2", "hire 1-cowboy", "perform", "clear FLOOD1")
    assert (len(s.players[0].hazards), s.masters[0]) == (1, -1)


def test_r11_6_9b_builds_any_station_behind_the_engine() -> None:
    """Not only the nearest; none ahead; the engine stays; the stationmaster too."""
    s = yard("9b")
    waits(s, 2, "sm_workers")
    park(s, "12")
    s.players[0].dollars, s.players[0].workers = 20, (1, 1, 2)
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"upgrade 1", "upgrade 2", "upgrade 3"}
    row = refused(s, 0, "upgrade 4")
    assert (row.rule, row.what) == ("R11.6", "engine-is-not-there")
    play(s, 0, "upgrade 2", "disc aux_dollar_2x", "give engineer")
    assert (s.players[0].dollars, s.rules.spaces[s.players[0].engine].name) == (20 - 2 + 2, "12")


def test_r11_6_the_turnout_where_the_engine_stands_is_not_behind_it() -> None:
    """In 7.5 only station 1 is behind."""
    s = yard("9b")
    park(s, "7.5")
    s.players[0].dollars = 20
    assert legal(play(use(s, 0, "A1"), 0, "use 1"), 0) == {"upgrade 1"}
    s = yard("9b")
    park(s, "4.5")
    s.players[0].dollars = 20
    assert why(use(s, 0, "A1"), 0, "use 1") == ("R11.6", 1, 0)
    s = own(yard("9b"), 0)
    park(s, "5")
    assert why(use(s, 0, "A1"), 0, "use 1") == ("R11.1", 2, 0)


def test_r11_2_a_white_station_takes_no_black_disc() -> None:
    """Station 4 is white, station 5 black."""
    s = play(arriving("13", 4), 0, "upgrade 4")
    assert refused(s, 0, "disc step_vp").rule == "R13.2"
    s = play(arriving("16", 5), 0, "upgrade 5")
    assert "disc step_vp" in legal(s, 0)
    clear_slots(s, 0, "aux_dollar_2x")
    assert refused(s, 0, "disc aux_dollar_2x").what == "no-disc-there"
