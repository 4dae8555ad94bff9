"""The nine stationmasters: what they give at once and what they score (R8.15, R11.3, R11.7)."""

from __future__ import annotations

import pytest

from tests.games.arranging import foresee, lay, legal, node, park, use
from tests.games.gwt2.arrange import play, score, table
from tests.games.holdings import forbidden, own, waits
from trailboss.games.trail.state import TrailState


def taking(master: str) -> TrailState:
    """Seat 0 has just given its second cowboy for it at station 1 and has no money left."""
    s = table()
    park(s, "4", "0")
    waits(s, 1, master)
    s.players[0].workers = (2, 1, 1)
    s.players[0].dollars = 2
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "BANDIT7", "bandit-orange")
    use(s, 0, "G")
    return play(s, 0, "use 1", "engine 4.5", "upgrade 1", "disc AUX1_2x", "give cowboy")


def income(s: TrailState) -> int:
    """What a visit to Kansas City with an empty hand brings without temporary certificates."""
    foresee(s)
    before = s.players[0].dollars
    s.stack = []
    play(use(s, 0, "KC"), 0, "income 0")
    return s.players[0].dollars - before


def test_r8_15_sm1_gives_two_dollars() -> None:
    assert taking("SM1").players[0].dollars == 2


def test_r8_15_the_worker_stays_at_the_station() -> None:
    """It is gone from the board, scores no more for SM1, and nobody finds a tile there again."""
    s = taking("SM1")
    assert s.players[0].workers == (1, 1, 1)
    assert points(s) == 3
    assert s.masters[0] < 0


def test_r8_15_sm2_removes_a_hazard_or_collects_a_bandit_for_nothing() -> None:
    """One of the two, or neither."""
    s = taking("SM2")
    assert legal(s, 0) == {"perform", "pass"}
    play(s, 0, "perform")
    assert legal(s, 0) == {"choose 1", "choose 2"}
    play(s, 0, "choose 1", "clear FLOOD1")
    assert len(s.players[0].hazards) == 1
    assert s.players[0].dollars == 0
    forbidden(s, 0, "choose 2")
    s = play(taking("SM2"), 0, "perform", "choose 2", "collect BANDIT7")
    assert s.players[0].dollars == 6
    assert s.board[node(s, "BANDIT7")] == 0


def test_r8_15_a_declined_action_of_a_stationmaster_is_lost() -> None:
    """The tile is kept."""
    s = play(taking("SM2"), 0, "pass")
    forbidden(s, 0, "perform")
    assert len(s.players[0].masters) == 1


def test_r8_15_sm7_gives_up_to_two_certificates() -> None:
    s = taking("SM7")
    assert legal(s, 0) == {"certificates 0", "certificates 1", "certificates 2"}
    play(s, 0, "certificates 2")
    assert s.players[0].certificates == 2


def test_r8_15_sm9_gives_twelve_dollars() -> None:
    assert taking("SM9").players[0].dollars == 12


@pytest.mark.parametrize(
    ("master", "permanent"),
    [
        ("SM1", 0),
        ("SM2", 0),
        ("SM3", 1),
        ("SM4", 1),
        ("SM5", 1),
        ("SM6", 1),
        ("SM7", 0),
        ("SM8", 2),
        ("SM9", 0),
    ],
)
def test_r8_15_permanent_certificates_count_at_every_income(master: str, permanent: int) -> None:
    """They are there at once and cannot be left out or used up."""
    s = taking(master)
    assert income(s) == permanent
    s.players[0].cities = (0,) * len(s.players[0].cities)
    assert income(s) == permanent


def points(s: TrailState) -> int:
    return score(s, 0)["stationmasters"]


def test_r11_3_sm1_scores_every_worker() -> None:
    """Printed ones too: 1 + 3 + 2 (X40)."""
    s = own(table(), 0, masters="SM1")
    s.players[0].workers = (1, 3, 2)
    assert points(s) == 6


@pytest.mark.parametrize(("area", "vp"), [("ST1", 0), ("ST1 OB01", 3), ("ST1 OB01 OB02 OB03", 6)])
def test_r11_3_sm2_scores_pairs_of_objective_cards(area: str, vp: int) -> None:
    """Fulfilled or not, the starting card included."""
    assert points(own(table(), 0, area=area, masters="SM2")) == vp
    five = own(table(), 0, area="ST1 OB01 OB02 OB03 OB04", masters="SM2")
    assert points(five) == 6


@pytest.mark.parametrize(("hazards", "vp"), [(0, 0), (1, 0), (2, 3), (3, 3), (5, 6)])
def test_r11_7_sm3_scores_complete_pairs_of_hazards(hazards: int, vp: int) -> None:
    s = own(table(), 0, hazards=" ".join(["flood-2-green"] * hazards), masters="SM3")
    assert points(s) == vp


def test_r11_3_hazards_serve_a_stationmaster_and_an_objective_card() -> None:
    """Stationmaster scoring is apart from tasks (R9.7)."""
    s = own(table(), 0, hazards="flood-2-green flood-2-green", bandits="bandit-orange")
    own(s, 0, area="ST4", masters="SM3")
    assert (score(s, 0)["objectives"], points(s)) == (3, 3)


@pytest.mark.parametrize(("green", "orange", "vp"), [(3, 2, 6), (3, 0, 0), (0, 2, 0), (1, 1, 3)])
def test_r11_7_sm4_scores_pairs_of_one_green_and_one_orange_bandit(
    green: int, orange: int, vp: int
) -> None:
    bandits = " ".join(["bandit-green"] * green + ["bandit-orange"] * orange)
    assert points(own(table(), 0, bandits=bandits, masters="SM4")) == vp


@pytest.mark.parametrize(("marker", "vp"), [(0, 0), (1, 3), (2, 3), (3, 6), (4, 6), (5, 9)])
def test_r11_7_sm5_scores_pairs_of_certificates(marker: int, vp: int) -> None:
    """The marker's number (its sixth place is 6) and the tile's own one."""
    s = own(table(), 0, masters="SM5")
    s.players[0].certificates = marker
    assert points(s) == vp


def test_r11_3_sm5_counts_the_certificates_of_other_tiles() -> None:
    """Marker 4, its own one and the two of SM8: seven, three pairs (X40)."""
    s = own(table(), 0, masters="SM5 SM8")
    s.players[0].certificates = 4
    assert points(s) == 9


@pytest.mark.parametrize(("stations", "vp"), [("1", 0), ("1 5", 3), ("1 5 10", 3), ("1 2 3 4", 6)])
def test_r11_7_sm6_scores_pairs_of_stations(stations: str, vp: int) -> None:
    assert points(own(table(), 0, stations=stations, masters="SM6")) == vp


def test_r11_3_sm7_scores_two_points_per_building() -> None:
    s = own(table(), 0, "A1:1 A2:2 A3:3 B1:4", masters="SM7")
    own(s, 1, "C1:1")
    assert points(s) == 8


@pytest.mark.parametrize("master", ["SM8", "SM9"])
def test_r11_3_sm8_and_sm9_score_nothing(master: str) -> None:
    s = own(table(), 0, "A1:1 A2:2", "1 2", "flood-2-green flood-2-green", masters=master)
    assert points(s) == 0


def test_r11_3_several_stationmasters_are_added() -> None:
    s = own(table(), 0, "A1:1", "1 2", masters="SM1 SM6 SM7")
    assert points(s) == 3 + 3 + 2
