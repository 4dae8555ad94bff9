"""Discs: colours, slots, prices, stations that give theirs (R13)."""

from __future__ import annotations

import pytest

from tests.games.arranging import clear_slots, foresee, hold, legal, park, refused, told, use, why
from tests.games.gwt1.arrange import game, play, score, table
from trailboss.games.trail.state import (
    TrailState,
    certificate_limit,
    hand_limit,
    step_limit,
)

WHITE = {"kansas_city", "topeka", "wichita", "colorado_springs", "santa_fe", "san_diego"}
EIGHTEEN = "texas_longhorn-5 west_highland-3 holstein brown_swiss ayrshire"


def placing(city: str, left: str = "", stations: int = 0, dollars: int = 0) -> TrailState:
    """A delivery asks for its disc; only these slots still have one, if any are named."""
    s = table()
    foresee(s)
    hold(s, 0, EIGHTEEN)
    park(s, "38")
    p = s.players[0]
    play(use(s, 0, "KC"), 0, "income 0")
    p.dollars, p.stations = dollars, stations
    if left:
        keep = left.split()
        clear_slots(s, 0, " ".join(d.name for d in s.rules.discs if d.name not in keep))
    return play(s, 0, f"deliver {city}")


def test_r13_1_fourteen_discs_nine_white_five_black() -> None:
    """All on the board at the start."""
    s = game(4)
    assert all(sum(p.discs) == 14 for p in s.players)
    black = [row.name for row in s.rules.discs if row.black]
    assert sorted(black) == ["cert_6", "hand_left", "hand_right", "step_dollars", "step_vp"]


def test_r13_2_a_black_disc_only_on_black_fields() -> None:
    """Topeka takes white ones, Albuquerque all."""
    s = placing("topeka", dollars=20)
    assert len(legal(s, 0)) == 9
    row = refused(s, 0, "disc step_vp")
    assert (row.rule, row.what) == ("R13.2", "black-corner-on-white")
    assert len(legal(placing("albuquerque", dollars=20), 0)) == 14


def test_r13_3_white_and_black_fields() -> None:
    """Six cities and four stations are white."""
    rules = table().rules
    assert {row.name for row in rules.cities if not row.black} == WHITE
    assert [row.name for row in rules.stations if not row.black] == ["1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("slot", "steps", "hand", "limit"),
    [
        *[("step_dollars", 4, 4, 3), ("step_vp", 4, 4, 3), ("hand_left", 3, 5, 3)],
        *[("hand_right", 3, 5, 3), ("cert_4", 3, 4, 4), ("cert_6", 3, 4, 3)],
    ],
)
def test_r13_4_a_freed_slot_works_at_once(slot: str, steps: int, hand: int, limit: int) -> None:
    """Steps, hand and certificates right after the delivery; the new hand is drawn with it."""
    s = play(placing("albuquerque", dollars=5), 0, f"disc {slot}")
    found = (step_limit(s, 0), hand_limit(s, 0), certificate_limit(s, 0))
    assert found == (steps, hand, limit)
    assert len(s.players[0].hand) == hand


def test_r13_4_an_auxiliary_space_opens_its_row() -> None:
    """After aux_engine_2x row 4 is open."""
    s = play(placing("topeka"), 0, "disc aux_engine_2x")
    s.stack = []
    s.players[0].dollars = 1
    assert "aux 4" in legal(use(s, 0, "B"), 0)


def test_r13_5_step_dollars_pays_three_and_step_vp_counts_three() -> None:
    """Now and at the end."""
    s = play(placing("albuquerque"), 0, "disc step_dollars")
    assert (s.players[0].dollars, score(s, 0)["slots"]) == (3, 0)
    s = play(placing("albuquerque"), 0, "disc step_vp")
    assert (s.players[0].dollars, score(s, 0)["slots"]) == (0, 3)


def test_r13_6_hand_slots_cost_five_dollars() -> None:
    """With 4 they are refused and another disc is chosen."""
    s = placing("albuquerque", dollars=4)
    assert why(s, 0, "disc hand_left") == ("R13.6", 5, 4)
    assert why(s, 0, "disc hand_right") == ("R13.6", 5, 4)
    s = play(placing("albuquerque", dollars=5), 0, "disc hand_right")
    assert s.players[0].dollars == 0
    assert told(s, "pay") == [(0, 5, "dollars", "R13.6")]


def test_r13_7_without_white_discs_a_black_one_goes_on_white() -> None:
    """Topeka with step_vp and step_dollars left."""
    s = placing("topeka", "step_vp step_dollars")
    assert legal(s, 0) == {"disc step_vp", "disc step_dollars"}
    s = placing("topeka", "step_vp aux_draw_2x")
    assert legal(s, 0) == {"disc aux_draw_2x"}


def test_r13_8_a_station_gives_its_disc() -> None:
    """The hand slots cannot be paid: one of the built stations is no longer built."""
    s = placing("albuquerque", "hand_left hand_right", stations=0b101, dollars=4)
    assert legal(s, 0) == {"lift 1", "lift 3"}
    play(s, 0, "lift 3")
    assert (s.players[0].stations, s.players[0].cities[5]) == (0b1, 1)
    assert told(s, "lift") == [(0, 1, "3", "R13.8")]


def test_r13_8_not_while_a_disc_of_the_board_can_be_placed() -> None:
    """One white disc is left: stations keep theirs."""
    s = placing("topeka", "aux_draw_2x", stations=0b1)
    assert legal(s, 0) == {"disc aux_draw_2x"}
    row = refused(s, 0, "lift 1")
    assert (row.rule, row.what) == ("R13.8", "a-disc-is-left")


def test_r13_8_for_a_station_it_is_optional() -> None:
    """No disc on the board, station 1 built: station 2 may be built with its disc, or not."""
    s = table()
    s.masters = (0,) * 5
    clear_slots(s, 0, " ".join(row.name for row in s.rules.discs))
    park(s, "7")
    s.players[0].stations, s.players[0].dollars = 0b1, 10
    play(use(s, 0, "G"), 0, "use 1", "engine 7.5")
    assert legal(s, 0) == {"upgrade 2", "pass"}
    play(s, 0, "upgrade 2", "lift 1")
    assert s.players[0].stations == 0b10


def test_r13_8_no_disc_anywhere_no_disc_is_placed() -> None:
    """The delivery is made, its city stays without a disc (U10)."""
    s = placing("san_francisco", "hand_left", dollars=4)
    assert legal(s, 0) == {"pass"}
    play(s, 0, "pass")
    assert (s.players[0].cities[-1], score(s, 0)["cities"]) == (0, 0)
    assert s.waiting() == [1]


def test_r13_8_without_a_disc_no_station_is_built() -> None:
    """Nothing is offered in the turnout."""
    s = table()
    clear_slots(s, 0, " ".join(row.name for row in s.rules.discs))
    park(s, "7")
    s.players[0].dollars = 10
    play(use(s, 0, "G"), 0, "use 1", "engine 7.5")
    assert not any(text.startswith("upgrade") for text in legal(s, 0))


def test_r13_9_discs_stack() -> None:
    """Four players on one station and one city."""
    s = table(4)
    for p in s.players:
        p.stations, p.cities = 1, (0, 1, *p.cities[2:])
    assert [score(s, seat)["stations"] for seat in range(4)] == [1, 1, 1, 1]
