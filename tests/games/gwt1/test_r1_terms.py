"""Terms: locations, steps, local actions, the herd, forests (R1)."""

from __future__ import annotations

from tests.games.arranging import cards, hold, lay, legal, names, refused, told, turn, use
from tests.games.gwt1.arrange import play, score, table, yard
from trailboss.games.trail.effects import tally


def test_r1_1_only_a_tile_makes_a_location() -> None:
    """A1 is empty; with a building, a hazard or a teepee a space can be entered."""
    s = turn(table(), 0, "A")
    assert (refused(s, 0, "go A1").rule, refused(s, 0, "go A1").what) == ("R1.1", "no-tile-there")
    s = table()
    lay(s, "A2", "1:1")
    lay(s, "FLOOD3", "flood-4-green")
    assert legal(turn(s, 0, "A"), 0) == {"go A2", "go FLOOD3"}
    s = table()
    lay(s, "TP_P6", "teepee_green")
    assert legal(turn(s, 0, "C"), 0) == {"go D", "go E", "go TP_P6"}


def test_r1_1_teepees_beside_the_trail_are_no_locations() -> None:
    """The three spaces with negative dollars are never entered, tile or not."""
    s = table()
    for name in ("TP_M3", "TP_M2", "TP_M1"):
        lay(s, name, "teepee_blue")
    turn(s, 0, "C")
    assert legal(s, 0) == {"go D", "go E"}
    for name in ("TP_M3", "TP_M2", "TP_M1"):
        assert refused(s, 0, f"go {name}").rule == "R1.1"
        assert refused(s, 0, f"go {name}").what == "beside-the-trail"


def test_r1_1_start_is_no_location() -> None:
    """From START the only way is A; nobody moves to START."""
    s = turn(table(), 0, "START")
    assert legal(s, 0) == {"go A"}
    assert refused(s, 0, "go START").what == "not-next-ahead"


def test_r1_2_a_step_goes_to_the_next_location() -> None:
    """Empty spaces between two locations are no steps: A, B, C, E are three."""
    s = turn(table(), 0, "A")
    play(s, 0, "go B", "go C", "go E")
    assert told(s, "move") == [(0, 1, name, "R1.2") for name in ("B", "C", "E")]
    assert "stop" not in legal(s, 0)


def test_r1_3_the_risk_action_is_a_local_action() -> None:
    """1b on FLOOD_R1 offers the action printed beside its space."""
    s = yard("1b", "FLOOD_R1")
    hold(s, 0, "jersey")
    assert "risk" in legal(use(s, 0, "FLOOD_R1"), 0)
    s = yard("1b")
    hold(s, 0, "jersey")
    assert refused(use(s, 0, "A1"), 0, "risk").what == "no-risk-action"


def test_r1_4_the_herd_is_draw_pile_hand_and_discard_pile() -> None:
    """A longhorn counts in each of the three, and not when it is removed."""
    s = table()
    p = s.players[0]
    worth = []
    for zone in ("draw", "hand", "discard"):
        p.draw, p.hand, p.discard = (), (), ()
        setattr(p, zone, cards(s, "texas_longhorn-7"))
        worth.append(score(s, 0)["cattle"])
    p.draw, p.hand, p.discard, s.removed_cards = (), (), (), cards(s, "texas_longhorn-7")
    assert [*worth, score(s, 0)["cattle"]] == [7, 7, 7, 0]


def test_r1_5_a_played_card_lies_in_the_objective_area() -> None:
    """It leaves the herd and stands beside the starting objective."""
    s = table()
    s.players[0].area = cards(s, "start_1")
    hold(s, 0, "gain_1")
    play(use(s, 0, "B"), 0, "play gain_1")
    p = s.players[0]
    assert names(s, p.area) == ["start_1", "gain_1"]
    assert cards(s, "gain_1")[0] not in (*p.hand, *p.draw, *p.discard)


def test_r1_6_eight_spaces_are_in_the_forest() -> None:
    """A building counts by its space, not by its kind."""
    s = table()
    forest = [node.name for node in s.rules.nodes if node.forest]
    assert forest == ["FLOOD_R2", "B1", "C1", "C2", "E1", "E2", "ROCK_R2", "F2"]
    lay(s, "B1", "0:2")
    lay(s, "B2", "0:3")
    lay(s, "E1", "1:2")
    assert (tally(s, 0, "forest"), tally(s, 1, "forest")) == (1, 1)


def test_r1_7_a_requirement_comes_before_its_reward() -> None:
    """Building A: the Guernsey is discarded, then the dollars come; without it neither."""
    s = table()
    hold(s, 0, "guernsey")
    play(use(s, 0, "A"), 0, "use 1")
    assert s.log is not None
    verbs = [event.verb for event in s.log if event.verb in ("discard", "gain")]
    assert verbs == ["discard", "gain"]
    s = table()
    hold(s, 0, "jersey")
    assert refused(use(s, 0, "A"), 0, "use 1").what == "fitting-cards"
