"""Phase A: steps, forks, the village, hand fees (R5)."""

from __future__ import annotations

import pytest

from tests.games.arranging import clear_slots, hold, lay, legal, node, refused, told, turn, use, why
from tests.games.gwt1.arrange import play, table
from trailboss.games.trail.state import step_limit


@pytest.mark.parametrize(
    ("seats", "limits"), [(2, (3, 4, 4, 5)), (3, (3, 5, 4, 6)), (4, (4, 6, 5, 7))]
)
def test_r5_1_the_step_limit(seats: int, limits: tuple[int, ...]) -> None:
    """No slot, step_dollars, step_vp, both free."""
    for slots, limit in zip(
        ("", "step_dollars", "step_vp", "step_dollars step_vp"), limits, strict=True
    ):
        s = table(seats)
        clear_slots(s, 1, slots)
        assert step_limit(s, 1) == limit


def test_r5_1_at_least_one_step_and_no_more_than_the_limit() -> None:
    """Standing still is refused; after three steps phase B begins."""
    s = turn(table(), 0, "A")
    assert why(s, 0, "stop") == ("R5.1", 1, 0)
    play(s, 0, "go B", "go C", "go D")
    assert "aux 1" in legal(s, 0)
    assert "go E" not in legal(s, 0)


def test_r5_2_only_forward() -> None:
    """From C neither back to B nor past D to F."""
    s = turn(table(), 0, "C")
    assert legal(s, 0) == {"go D", "go E"}
    for name in ("A", "B", "C", "F"):
        assert refused(s, 0, f"go {name}").rule == "R5.2"


@pytest.mark.parametrize(
    ("at", "branches"),
    [("A", "A1 FLOOD1"), ("B", "B1 DROUGHT1"), ("C", "C1 C3"), ("E", "E1 ROCK1"), ("G", "G1 G2")],
)
def test_r5_2_free_choice_at_a_fork(at: str, branches: str) -> None:
    """Both branches of a fork are offered, whatever lies there."""
    s = table()
    for place in branches.split():
        hazard = {"F": "flood", "D": "drought", "R": "rockfall"}.get(place[0], "")
        lay(s, place, f"{hazard}-4-green" if len(place) > 3 else f"1:{place[-1]}")
    assert legal(turn(s, 0, at), 0) == {f"go {place}" for place in branches.split()}


def test_r5_2_the_village_path_forks_at_c3() -> None:
    """From C3 to D or into the village; the village is not reached from D."""
    s = table()
    lay(s, "C3", "1:2")
    lay(s, "TP_P4", "teepee_green")
    lay(s, "TP_R1", "1:3")
    assert legal(turn(s.clone(), 0, "C"), 0) == {"go C3", "go E"}
    assert legal(turn(s.clone(), 0, "C3"), 0) == {"go D", "go TP_P4"}
    assert legal(turn(s.clone(), 0, "TP_P4"), 0) == {"go TP_R1"}
    turn(s, 0, "D")
    assert legal(s, 0) == {"go E"}
    assert refused(s, 0, "go TP_P4").rule == "R5.2"


def test_r5_3_empty_spaces_cost_no_step_and_are_no_stop() -> None:
    """A teepee on +10 is one step from C, past C3 and five empty spaces."""
    s = table()
    lay(s, "TP_P10", "teepee_blue")
    turn(s, 0, "C")
    assert refused(s, 0, "go C3").what == "no-tile-there"
    assert refused(s, 0, "go TP_P1").what == "no-tile-there"
    play(s, 0, "go TP_P10")
    assert told(s, "move") == [(0, 1, "TP_P10", "R1.2")]


def test_r5_4_kansas_city_ends_the_movement() -> None:
    """One step from G, although two more are left."""
    s = turn(table(), 0, "G")
    play(s, 0, "go KC")
    assert {action.verb for action in s.legal(0)} == {"tile"}


def test_r5_5_cattlemen_never_block() -> None:
    """All others stand on B, and seat 0 stops there too."""
    s = table(4)
    for p in s.players:
        p.herder = node(s, "B")
    play(turn(s, 0, "A"), 0, "go B", "stop")
    assert {p.herder for p in s.players} == {node(s, "B")}


@pytest.mark.parametrize(
    ("seats", "tile", "fee"),
    [
        (2, "flood-4-green", 2), (2, "flood-2-black", 2),
        (3, "flood-4-green", 2), (3, "flood-2-black", 1),
        (4, "flood-4-green", 1), (4, "flood-2-black", 2),
    ],
)  # fmt: skip
def test_r5_6_a_hazard_is_paid_to_the_bank(seats: int, tile: str, fee: int) -> None:
    """By the colour of its hand and the number of players."""
    s = table(seats)
    lay(s, "FLOOD1", tile)
    money = sum(p.dollars for p in s.players)
    play(turn(s, 0, "A"), 0, "go FLOOD1")
    assert sum(p.dollars for p in s.players) == money - fee
    assert told(s, "fee") == [(0, fee, "FLOOD1", "R5.6")]


@pytest.mark.parametrize(("colour", "fee"), [("green", 1), ("blue", 2)])
def test_r5_6_teepees_show_a_green_or_a_black_hand(colour: str, fee: int) -> None:
    """With four players a green one costs 1, a blue one 2, passing or stopping."""
    s = table(4)
    lay(s, "TP_P8", f"teepee_{colour}")
    play(turn(s, 0, "C"), 0, "go TP_P8", "go E")
    assert s.players[0].dollars == 6 - fee


@pytest.mark.parametrize(("seats", "fee"), [(2, 4), (3, 3), (4, 3)])
def test_r5_6_both_hands_cost_the_sum_and_go_to_the_owner(seats: int, fee: int) -> None:
    """7a of seat 1; its owner passes it for nothing."""
    s = table(seats)
    lay(s, "A1", "1:7")
    had = s.players[1].dollars
    play(turn(s.clone(), 1, "A"), 1, "go A1")
    play(turn(s, 0, "A"), 0, "go A1")
    assert (s.players[0].dollars, s.players[1].dollars) == (6 - fee, had + fee)
    assert told(s, "gain") == [(1, fee, "dollars", "R5.6")]


def test_r5_6_own_buildings_cost_nothing() -> None:
    """7a shows both hands to others only."""
    s = table()
    lay(s, "A1", "0:7")
    play(turn(s, 0, "A"), 0, "go A1")
    assert (s.players[0].dollars, told(s, "fee")) == (6, [])


def test_r5_7_what_cannot_be_paid_is_waived_for_good() -> None:
    """One dollar of two is paid; the dollar gained there stays."""
    s = table()
    lay(s, "FLOOD1", "flood-4-green")
    s.players[0].dollars = 1
    play(turn(s, 0, "A"), 0, "go FLOOD1", "stop", "aux 1", "pass")
    assert told(s, "fee") == [(0, 1, "FLOOD1", "R5.7")]
    assert s.players[0].dollars == 1


def test_r5_7_other_costs_are_paid_in_full() -> None:
    """One dollar short of a hazard's price: refused."""
    s = table()
    lay(s, "FLOOD1", "flood-4-green")
    s.players[0].dollars = 6
    assert why(use(s, 0, "F"), 0, "use 2") == ("R9.8", 7, 6)


def test_r5_8_fees_are_settled_in_path_order() -> None:
    """Three dollars: two for seat 1 on A1, the last one for seat 2 on A2."""
    s = table(3)
    lay(s, "A1", "1:1")
    lay(s, "A2", "2:1")
    s.players[0].dollars = 3
    play(turn(s, 0, "A"), 0, "go A1", "go A2")
    assert [p.dollars for p in s.players] == [0, 7 + 2, 8 + 1]


def test_r5_9_leaving_costs_nothing() -> None:
    """The hazard on which the cattleman starts is not charged again."""
    s = table()
    lay(s, "FLOOD1", "flood-4-green")
    play(turn(s, 0, "FLOOD1"), 0, "go B")
    assert (s.players[0].dollars, told(s, "fee")) == (6, [])


def test_r5_10_the_cattleman_stays_where_the_tile_was_removed() -> None:
    """Seat 1 takes the hazard under seat 0, who moves on from the empty space (U7)."""
    s = table()
    lay(s, "FLOOD2", "flood-4-green")
    lay(s, "FLOOD4", "flood-3-green")
    s.players[0].herder, s.players[1].dollars = node(s, "FLOOD2"), 7
    play(use(s, 1, "F"), 1, "use 2", "clear FLOOD2", "pass")
    assert s.players[0].herder == node(s, "FLOOD2")
    assert s.waiting() == [0]
    assert legal(s, 0) == {"go FLOOD4"}


def test_r5_1_playing_a_card_first_does_not_use_steps() -> None:
    """Two dollars before phase A, then three steps."""
    s = table()
    hold(s, 0, "gain_1")
    play(turn(s, 0, "A"), 0, "play gain_1", "go B", "go C", "go D")
    assert s.players[0].dollars == 8
    assert "aux 1" in legal(s, 0)
