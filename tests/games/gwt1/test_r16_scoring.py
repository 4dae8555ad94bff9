"""Final scoring: eleven categories (R16)."""

from __future__ import annotations

import pytest

from tests.games.arranging import cards, clear_slots
from tests.games.gwt1.arrange import GAME, score, table
from tests.games.holdings import own
from trailboss.games.trail.state import TrailState


def empty() -> TrailState:
    """A player with nothing to count."""
    s = table()
    p = s.players[0]
    p.draw, p.dollars = (), 0
    return s


@pytest.mark.parametrize(("dollars", "points"), [(0, 0), (4, 0), (5, 1), (29, 5)])
def test_r16_1_a_point_for_five_dollars(dollars: int, points: int) -> None:
    """Full fives only."""
    s = empty()
    s.players[0].dollars = dollars
    assert score(s, 0)["dollars"] == points


def test_r16_1_buildings_on_the_trail() -> None:
    """2a and 10a on the trail, not those in the reserve."""
    assert score(own(empty(), 0, "A1:2 A2:10"), 0)["buildings"] == 1 + 13


@pytest.mark.parametrize(
    ("cities", "points"),
    [
        ("kansas_city", -6),
        ("kansas_city kansas_city topeka", -12),
        ("topeka wichita", -3),
        ("wichita colorado_springs", -1),
        ("topeka wichita colorado_springs", -4),
        ("colorado_springs santa_fe albuquerque", 0),
        ("albuquerque el_paso", 6),
        ("el_paso san_diego", 8),
        ("san_diego sacramento", 4 + 6),
        ("sacramento san_francisco", 6 + 9),
        ("san_francisco san_francisco", 18),
        ("albuquerque san_diego", 0),
    ],
)
def test_r16_2_cities_and_links(cities: str, points: int) -> None:
    """Discs, and links with both ends; the sum may be negative."""
    assert score(own(empty(), 0, cities=cities), 0)["cities"] == points


def test_r16_3_stations_hazards_and_cattle() -> None:
    """Printed points; cattle wherever they are in the herd."""
    s = own(
        empty(),
        0,
        stations="1 10",
        hazards="flood-4-green drought-2-black",
        discard="holstein texas_longhorn-7",
    )
    s.players[0].hand, s.players[0].draw = cards(s, "ayrshire"), cards(s, "west_highland-4 jersey")
    points = score(s, 0)
    assert (points["stations"], points["hazards"]) == (1 + 9, 4 + 2)
    assert points["cattle"] == 1 + 7 + 3 + 4


def test_r16_4_fulfilled_cards_count_others_cost() -> None:
    """gain_4 needs two stations and a hazard."""
    s = own(empty(), 0, stations="1 2", hazards="flood-4-green", area="gain_4")
    assert score(s, 0)["objectives"] == 3
    assert score(own(empty(), 0, stations="1 2", area="gain_4"), 0)["objectives"] == -2


def test_r16_4_cards_of_the_herd_join_only_if_they_help() -> None:
    """In the hand, the pile or the discards; never with a penalty."""
    s = own(empty(), 0, stations="1 2", hazards="flood-4-green", discard="gain_4 draw_4")
    assert score(s, 0)["objectives"] == 3


def test_r16_4_one_thing_serves_one_task() -> None:
    """Two San Francisco cards, one disc: 5 - 3."""
    s = own(empty(), 0, cities="san_francisco", area="aux_1 aux_2")
    assert score(s, 0)["objectives"] == 2
    s = own(empty(), 0, cities="san_francisco san_francisco", area="aux_1 aux_2")
    assert score(s, 0)["objectives"] == 10


def test_r16_4_things_go_where_they_are_worth_most() -> None:
    """One blue teepee and two hazards: engine_4 (5, penalty 3) before start_3 (3, no penalty)."""
    things = dict(buildings="A1:2", hazards="flood-4-green flood-2-green", bandits="teepee_blue")
    s = own(empty(), 0, area="start_3 engine_4", **things)
    assert score(s, 0)["objectives"] == 5


def test_r16_4_starting_cards_have_no_penalty() -> None:
    """Nothing met, nothing lost."""
    assert score(own(empty(), 0, area="start_1"), 0)["objectives"] == 0


@pytest.mark.parametrize(
    ("master", "things", "points"),
    [
        ("sm_hazards", {"hazards": "flood-4-green flood-2-green flood-3-green"}, 3),
        ("sm_teepees", {"bandits": "teepee_green teepee_green teepee_blue teepee_blue"}, 6),
        ("sm_objectives", {"area": "start_1 start_2 start_3"}, 3),
    ],
)
def test_r16_5_stationmasters_count_pairs(master: str, things: dict[str, str], points: int) -> None:
    """Every full pair, also of things that serve a card."""
    s = own(empty(), 0, masters=master, **things)
    assert score(s, 0)["stationmasters"] == points


def test_r16_5_workers_and_certificates() -> None:
    """Printed workers count; permanent and temporary certificates are added up."""
    s = own(empty(), 0, masters="sm_workers")
    s.players[0].workers = (3, 1, 2)
    assert score(s, 0)["stationmasters"] == 6
    s = own(empty(), 0, masters="sm_certificates")
    s.players[0].certificates = 5
    assert score(s, 0)["stationmasters"] == 3 * 3
    s = own(empty(), 0, masters="sm_certificates sm_teepees")
    s.players[0].certificates = 2
    assert score(s, 0)["stationmasters"] == 3 * 2


def test_r16_5_cards_added_at_the_end_count_for_pairs() -> None:
    """A second card with a penalty of 2 completes a pair worth 3."""
    s = own(empty(), 0, area="start_1", discard="gain_1", masters="sm_objectives")
    points = score(s, 0)
    assert (points["objectives"], points["stationmasters"]) == (-2, 3)


def test_r16_6_workers_slot_and_token() -> None:
    """4 for each worker in columns 5 and 6, 3 for step_vp, 2 for the token."""
    s = empty()
    s.players[0].workers, s.holder = (6, 5, 4), 0
    clear_slots(s, 0, "step_vp step_dollars")
    points = score(s, 0)
    assert (points["workers"], points["slots"], points["job-market-token"]) == (12, 3, 2)
    assert score(s, 1)["job-market-token"] == 0


def test_r16_7_a_tie_is_a_shared_victory() -> None:
    """Equal totals, and nothing breaks the tie."""
    s = empty()
    s.players[1].draw, s.players[1].dollars = (), 0
    first, second = GAME.scores(s)
    assert (first.total, first.tie) == (second.total, second.tie)
    s.players[1].dollars = 5
    first, second = GAME.scores(s)
    assert second.total == first.total + 1


def test_r16_1_every_line_cites_its_rule() -> None:
    """Eleven lines in the order of the categories."""
    rules = [line.rule for line in GAME.scores(empty())[0].lines]
    assert rules == [
        *["R16.1", "R16.1", "R16.2", "R16.3", "R16.3", "R16.3"],
        *["R16.4", "R16.5", "R16.6", "R16.6", "R16.6"],
    ]
