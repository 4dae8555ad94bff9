"""What Sam buys and takes: cattle, objectives, bandits, hazards (R14.9, R14.10)."""

from __future__ import annotations

import pytest

from tests.games.arranging import cards, lay, names, node, stock, told
from tests.games.gwt2.alone import alone, hazards, sam, turn_over, workers
from trailboss.games.trail.state import TrailState

BUY, OBJECTIVE, BANDIT, HAZARD = 8, 3, 4, 5


def buys(cowboys: int, market: str, simmental: str = "off") -> tuple[str, list[str]]:
    """The field that Sam uses, and the cards he gets."""
    s = workers(alone(simmental=simmental), cowboys, 1, 1)
    stock(s, market)
    turn_over(s, BUY)
    assert sam(s).dollars == 0
    fields = [thing for _, _, thing, _ in told(s, "sam-buys")]
    assert len(s.market) == len(market.split()) - len(sam(s).discard)
    return (fields or [""])[0], names(s, sam(s).discard)


def test_r14_9_the_purchase_with_most_points() -> None:
    """Three cowboys: a Shorthorn of 5 points rather than two cards of value 3 with 4."""
    assert buys(3, "longhorn longhorn shorthorn-5") == ("SHx1_b", ["shorthorn-5"])
    assert buys(3, "corriente corriente shorthorn-5") == ("V3x2", ["corriente", "corriente"])


def test_r14_9_only_one_purchase() -> None:
    """Six cowboys buy two Shorthorns once, and nothing besides."""
    assert buys(6, "shorthorn-5 shorthorn-4 longhorn hereford-7") == (
        "SHx2",
        ["shorthorn-5", "shorthorn-4"],
    )


def test_r14_9_fields_above_eight_dollars_are_not_his() -> None:
    """One cowboy could have a Shorthorn for 12, two a Hereford for 12: neither."""
    assert buys(1, "shorthorn-5 black_angus") == ("V3x1_a", ["black_angus"])
    assert buys(2, "hereford-7 black_angus") == ("V3x1_a", ["black_angus"])


def test_r14_9_only_with_the_cowboys_he_has() -> None:
    """A Hereford for 6 dollars needs four cowboys."""
    assert buys(3, "hereford-7") == ("", [])
    assert buys(4, "hereford-7") == ("HEx1_b", ["hereford-7"])


def test_r14_9_of_equal_points_fewer_cowboys() -> None:
    """A single card of value 3 costs one cowboy and 6 dollars rather than two and 3."""
    assert buys(2, "corriente") == ("V3x1_a", ["corriente"])
    assert buys(6, "hereford-5 shorthorn-5") == ("SHx1_b", ["shorthorn-5"])


def test_r14_9_of_equal_points_and_cowboys_fewer_dollars() -> None:
    """A Simmental card for 8 dollars or a Corriente for 6, one cowboy and 3 points each."""
    assert buys(1, "corriente simmental-1", "on") == ("V3x1_a", ["corriente"])


def test_r14_9_simmental_cards_are_bought_too() -> None:
    """With one cowboy it costs exactly 8 dollars; it is worth more than a Longhorn."""
    assert buys(1, "longhorn simmental-1", "on") == ("SIx1_a", ["simmental-1"])


def test_r14_9_the_cards_with_most_points() -> None:
    """Of three kinds of value 3 the best, of one kind as many as there are."""
    assert buys(1, "black_angus longhorn corriente")[1] == ["corriente"]
    assert buys(3, "black_angus longhorn corriente")[1] == ["corriente", "longhorn"]
    assert buys(5, "shorthorn-4") == ("SHx1_b", ["shorthorn-4"])


def test_r14_9_an_empty_market() -> None:
    """He buys nothing and says so."""
    s = workers(alone(), 6, 1, 1)
    turn_over(s, BUY)
    assert sam(s).discard == ()
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-purchase", "R14.9")]


def test_r14_9_cattle_go_to_his_scoring_pile() -> None:
    """They are no deck: he never draws, and everybody sees them."""
    s = workers(alone(), 1, 1, 1)
    stock(s, "longhorn")
    turn_over(s, BUY)
    assert (sam(s).hand, sam(s).draw, names(s, sam(s).discard)) == ((), (), ["longhorn"])
    assert told(s, "buy") == [(1, 1, "longhorn", "R14.9")]


@pytest.mark.parametrize(
    ("display", "taken"),
    [("OB01 OB11 OB05", "OB11"), ("OB01 OB05 OB10", "OB05"), ("OB12 OB11", "OB12")],
)
def test_r14_10_the_objective_with_most_points_then_the_topmost(display: str, taken: str) -> None:
    """The stack refills the display."""
    s = alone()
    s.display, s.objectives = cards(s, display), cards(s, "OB02 OB03 OB04 OB06")
    turn_over(s, OBJECTIVE)
    assert names(s, sam(s).area) == [taken]
    assert len(s.display) == 4 and taken not in names(s, s.display)


def test_r14_10_no_objective_is_left() -> None:
    """An empty display gives nothing."""
    s = turn_over(alone(), OBJECTIVE)
    assert sam(s).area == ()
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-objective", "R14.10")]


def test_r14_10_the_bandit_on_the_highest_number_without_reward() -> None:
    """Space 9 would be 10 dollars."""
    s = alone()
    lay(s, "BANDIT2", "bandit-green")
    lay(s, "BANDIT9", "bandit-orange")
    turn_over(s, BANDIT)
    assert [s.rules.tiles[tile].name for tile in sam(s).bandits] == ["bandit-orange"]
    assert s.board[node(s, "BANDIT9")] == 0 and s.board[node(s, "BANDIT2")] > 0
    assert (sam(s).dollars, sam(s).tokens) == (0, 0)
    turn_over(s, BANDIT)
    assert len(sam(s).bandits) == 2


def test_r14_10_no_bandit_is_left() -> None:
    """Nothing happens."""
    s = turn_over(alone(), BANDIT)
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-bandit", "R14.10")]


def cleared(**rows: str) -> str:
    """The space of the hazard that Sam takes."""
    s = turn_over(hazards(alone(), **rows), HAZARD)
    assert len(sam(s).hazards) == 1
    return told(s, "clear")[0][2]


def test_r14_10_the_zone_with_most_hazards() -> None:
    """Two rockfalls of 2 points rather than one flood of 4."""
    rocks = {"ROCKFALL1": "rockfall-2-green", "ROCKFALL2": "rockfall-3-green"}
    assert cleared(FLOOD1="flood-4-green", **rocks) == "ROCKFALL2"


def test_r14_10_of_zones_as_full_flood_drought_rockfall() -> None:
    """Points of other zones do not count."""
    assert cleared(ROCKFALL1="rockfall-4-green", DROUGHT1="drought-2-green") == "DROUGHT1"
    assert cleared(DROUGHT1="drought-4-green", FLOOD3="flood-2-green") == "FLOOD3"


def test_r14_10_in_the_zone_most_points_then_the_lowest_number() -> None:
    """Two floods of 3 points: the one nearer to the fork."""
    floods = {"FLOOD1": "flood-2-green", "FLOOD2": "flood-3-black", "FLOOD4": "flood-3-green"}
    assert cleared(**floods) == "FLOOD2"


def test_r14_10_no_hazard_is_left() -> None:
    """Nothing happens."""
    s = turn_over(alone(), HAZARD)
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-hazard", "R14.10")]


def test_r14_10_a_hazard_under_your_herder() -> None:
    """The tile goes, your herder stays where it is."""
    s: TrailState = hazards(alone(), FLOOD1="flood-4-green")
    s.players[0].herder = node(s, "FLOOD1")
    turn_over(s, HAZARD)
    assert s.players[0].herder == node(s, "FLOOD1") and s.board[node(s, "FLOOD1")] == 0
