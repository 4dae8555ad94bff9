"""Sam's herder: the shortest way, fees, Kansas City (R14.5)."""

from __future__ import annotations

from tests.games.arranging import lay, node, told, turn
from tests.games.gwt2.alone import alone, at, hazards, sam, turn_over, workers
from tests.games.gwt2.arrange import play
from trailboss.games.trail.state import TrailState


def way(s: TrailState) -> list[str]:
    """The locations that Sam has entered."""
    return [thing for seat, _, thing, _ in told(s, "move") if seat == 1]


def test_r14_5_exactly_the_steps_of_the_card() -> None:
    """One step is the first location ahead, empty spaces are free; two steps are two."""
    assert way(turn_over(alone(), 4)) == ["A"]
    assert way(turn_over(alone(), 7)) == ["A", "B"]


def test_r14_5_he_stops_in_kansas_city() -> None:
    """Two steps from G are one, and the rest is lost: he is back on START."""
    s = turn_over(alone(at="G"), 7)
    assert way(s) == ["KC"] and at(s) == "START"


def test_r14_5_he_has_no_step_limit() -> None:
    """Six cowboys are six steps, twice as many as a player has."""
    s = turn_over(workers(alone(), 6, 1, 1), 13)
    assert way(s) == ["A", "B", "C", "E", "F", "G"]


def test_r14_5_the_way_with_the_fewest_locations() -> None:
    """One building on the first branch, none in the flood: he goes through the flood."""
    s = alone(at="A")
    lay(s, "A1", "1:2")
    assert way(turn_over(s, 4)) == ["B"]


def test_r14_5_fewer_locations_count_on_the_whole_way() -> None:
    """Two buildings on the upper way make D shorter; with one the upper way is as short."""
    s = alone(at="C")
    lay(s, "C1", "1:2")
    lay(s, "C2", "1:3")
    assert way(turn_over(s, 4)) == ["D"]
    s = alone(at="C")
    lay(s, "C1", "1:2")
    assert way(turn_over(s, 4)) == ["C1"]


def test_r14_5_fewer_locations_come_before_lower_fees() -> None:
    """One building of yours with a hand is shorter than two hazards."""
    s = hazards(alone(at="A"), FLOOD1="flood-4-green", FLOOD2="flood-3-green")
    lay(s, "A1", "0:1")
    assert way(turn_over(s, 4)) == ["A1"]


def test_r14_5_of_equal_ways_the_one_that_brings_you_less() -> None:
    """F1 has your building with a hand, F2 one without."""
    s = alone(at="F")
    lay(s, "F1", "0:1")
    lay(s, "F2", "0:2")
    assert way(turn_over(s, 4)) == ["F2"]


def test_r14_5_of_equal_ways_fees_ahead_count_too() -> None:
    """The fee is due at the second location of the first branch."""
    s = hazards(alone(at="A"), FLOOD1="flood-4-green", FLOOD2="flood-3-green")
    lay(s, "A1", "0:2")
    lay(s, "A2", "0:1")
    assert way(turn_over(s, 4)) == ["FLOOD1"]


def test_r14_5_of_equal_ways_the_first_branch() -> None:
    """F1 and F2 have a building without a hand each."""
    s = alone(at="F")
    lay(s, "F1", "1:2")
    lay(s, "F2", "0:2")
    assert way(turn_over(s, 4)) == ["F1"]


def test_r15_d20_hands_of_hazards_are_no_fees_for_sam() -> None:
    """A hazard with a hand against your building with one: he spares himself nothing (R14.5)."""
    s = hazards(alone(at="A"), FLOOD1="flood-4-green")
    lay(s, "A1", "0:1")
    assert way(turn_over(s, 4)) == ["FLOOD1"]


def test_r14_5_you_gain_the_fee_when_he_enters_your_building() -> None:
    """Both hands are 4 dollars, from the bank; he pays nothing."""
    s = hazards(alone(at="A"), FLOOD1="flood-4-green", FLOOD2="flood-3-green")
    lay(s, "A1", "0:7")
    turn_over(s, 4)
    assert (s.players[0].dollars, sam(s).dollars) == (4, 0)
    assert told(s, "gain") == [(0, 4, "dollars", "R14.5")]


def test_r14_5_you_gain_the_fee_when_he_only_passes() -> None:
    """Two buildings of yours on the way bring two fees, the one he stops at and the other."""
    s = alone(at="A")
    for where, tile in (("FLOOD1", 2), ("FLOOD2", 3), ("FLOOD3", 4)):
        lay(s, where, f"flood-{tile}-green")
    lay(s, "A1", "0:1")
    lay(s, "A2", "0:4")
    turn_over(s, 7)
    assert (way(s), s.players[0].dollars) == (["A1", "A2"], 4)


def test_r14_5_he_pays_nothing_for_hazards_and_bandits() -> None:
    """And nobody gains anything."""
    s = hazards(alone(at="A"), FLOOD1="flood-4-green")
    for where, number in (("A1", 2), ("A2", 3)):
        lay(s, where, f"1:{number}")
    turn_over(s, 4)
    assert way(s) == ["FLOOD1"]
    assert (told(s, "fee"), told(s, "gain"), sam(s).dollars) == ([], [], 0)


def test_r14_5_you_pay_fees_for_his_buildings_to_the_bank() -> None:
    """2 dollars for a green hand; Sam has no money afterwards either."""
    s = alone()
    lay(s, "A1", "1:1")
    s.players[0].dollars = 5
    play(turn(s, 0, "A"), 0, "go A1")
    assert (s.players[0].dollars, sam(s).dollars) == (3, 0)
    assert told(s, "fee") == [(0, 2, "A1", "R4.4")]
    assert told(s, "gain") == []


def test_r14_5_he_never_uses_a_location() -> None:
    """He enters G and nothing there happens to him: no money, no engine, no card."""
    s = turn_over(alone(at="F"), 4)
    assert at(s) == "G"
    assert (sam(s).dollars, sam(s).engine, sam(s).certificates) == (0, 0, 0)


def test_r14_5_he_moves_on_from_a_space_whose_tile_is_gone() -> None:
    """A hazard was removed under his herder: the next location is one step away."""
    s = alone(at="FLOOD2")
    assert s.board[node(s, "FLOOD2")] == 0
    assert way(turn_over(s, 4)) == ["B"]
