"""The delivery: city, disc, pairs of cities, transport (R6.8 to R6.13, R6.16, R6.17)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    clear_slots,
    foresee,
    hold,
    legal,
    names,
    node,
    park,
    refused,
    told,
    use,
    why,
)
from tests.games.gwt2.arrange import play, score, table, yard
from trailboss.games.trail.delivery import transport
from trailboss.games.trail.state import TrailState

WHITE = "AUX1_2x AUX2_2x AUX3_left AUX3_right AUX4_left AUX4_right AUX5_left AUX5_right CERT_4"
BLACK = "STEP_LEFT STEP_RIGHT HAND_LEFT HAND_RIGHT CERT_6"
HANDS = {
    6: "pineywoods galloway santa_gertrudis",
    8: "longhorn corriente pineywoods",
    10: "longhorn corriente black_angus criollo",
    17: "longhorn corriente black_angus shorthorn-3 pineywoods galloway",
    18: "longhorn corriente black_angus shorthorn-3 hereford-5",
}


def discs(slots: str) -> set[str]:
    """The actions that take these discs."""
    return {f"disc {slot}" for slot in slots.split()}


def have(s: TrailState, seat: int, cities: str) -> None:
    """One own disc on each of these cities."""
    listed = cities.split()
    s.players[seat].cities = tuple(listed.count(city.name) for city in s.rules.cities)


def delivery(value: int, cities: str = "", engine: str = "0", dollars: int = 0) -> TrailState:
    """Subphase 5 after an income of this value; a number of dollars were there before it."""
    s = table()
    foresee(s)
    park(s, engine)
    have(s, 0, cities)
    hold(s, 0, HANDS.get(value, ""))
    s.players[0].dollars = dollars
    return play(use(s, 0, "KC"), 0, "income 0")


def example(*texts: str) -> TrailState:
    """X13: TBV 10, 10 dollars, discs on Fulton and Bloomington, engine on 5."""
    return play(delivery(10, "fulton bloomington", "5"), 0, *texts)


def test_r6_8_cities_within_the_breeding_value_and_without_own_disc() -> None:
    """X13: four cities are offered; Fulton has a disc, Toledo needs 12."""
    s = example()
    offered = {"kansas_city", "st_louis", "peoria", "chicago"}
    assert legal(s, 0) == {f"deliver {name}" for name in offered}
    assert why(s, 0, "deliver toledo") == ("R6.8", 12, 10)
    assert refused(s, 0, "deliver fulton").what == "own-disc-there"
    assert refused(s, 0, "deliver bloomington").rule == "R6.8"


def test_r6_8_discs_of_others_do_not_matter() -> None:
    """Seat 1 has a disc on St. Louis; seat 0 may deliver there."""
    s = table()
    foresee(s)
    have(s, 1, "st_louis")
    hold(s, 0, HANDS[6])
    play(use(s, 0, "KC"), 0, "income 0")
    assert "deliver st_louis" in legal(s, 0)


def test_r6_8_kansas_city_and_new_york_again_and_again() -> None:
    """T8: with two discs there already; New York needs 18 and not less."""
    s = delivery(18, "kansas_city kansas_city new_york new_york")
    assert {"deliver kansas_city", "deliver new_york"} <= legal(s, 0)
    play(s, 0, "deliver new_york", "disc CERT_4")
    assert s.players[0].cities[-1] == 3
    s = delivery(17)
    assert why(s, 0, "deliver new_york") == ("R6.8", 18, 17)
    assert "deliver philadelphia" in legal(s, 0)


def test_r6_9_a_white_city_takes_white_cornered_discs() -> None:
    """X13: Peoria; every black-cornered disc is refused."""
    s = example("deliver peoria")
    assert legal(s, 0) == discs(WHITE)
    for slot in BLACK.split():
        refusal = refused(s, 0, f"disc {slot}")
        assert (refusal.rule, refusal.what) == ("R6.9", "black-corner-on-white")


@pytest.mark.parametrize("city", ["chicago", "toledo", "philadelphia", "new_york"])
def test_r6_9_a_black_city_takes_every_disc(city: str) -> None:
    """All fourteen fit when the money is there."""
    s = delivery(18, engine="20")
    play(s, 0, f"deliver {city}")
    assert legal(s, 0) == discs(WHITE) | discs(BLACK)


@pytest.mark.parametrize(
    "city", ["kansas_city", "fulton", "st_louis", "bloomington", "peoria", "pittsburgh"]
)
def test_r6_9_the_six_white_cities(city: str) -> None:
    """Only the nine white-cornered discs."""
    s = delivery(18, engine="20")
    play(s, 0, f"deliver {city}")
    assert legal(s, 0) == discs(WHITE)


def test_r6_9_an_empty_slot_has_no_disc() -> None:
    """CERT_4 was cleared before."""
    s = delivery(0)
    clear_slots(s, 0, "CERT_4")
    play(s, 0, "deliver kansas_city")
    assert refused(s, 0, "disc CERT_4").what == "no-disc-there"


def test_r6_9_a_hand_slot_costs_five_dollars_at_once() -> None:
    """X13: Chicago by HAND_LEFT: 10 - 5 - 3; the hand limit is 5 in this very turn."""
    s = example("deliver chicago", "disc HAND_LEFT")
    assert s.players[0].dollars == 2
    assert len(s.players[0].hand) == 5


def test_r6_9_step_left_gives_three_dollars_at_once() -> None:
    """X13: Chicago by STEP_LEFT: 10 + 3 - 3; the next movement has four steps."""
    s = example("deliver chicago", "disc STEP_LEFT")
    assert s.players[0].dollars == 10
    play(s, 1, "go B", "stop", "aux 1", "pass")
    play(s, 0, "go A", "go B", "go C")
    assert "go D" in legal(s, 0)


def test_r6_9_step_right_is_worth_three_points() -> None:
    """No dollars now, three points at the end."""
    s = example("deliver chicago", "disc STEP_RIGHT")
    assert s.players[0].dollars == 7
    assert score(s, 0)["slots"] == 3


def test_r6_9_a_hand_slot_is_not_chosen_without_its_dollars() -> None:
    """By 9a nothing is earned: 4 dollars do not clear HAND_LEFT, 5 do."""
    s = yard("9a")
    park(s, "10")
    s.players[0].dollars = 4
    play(use(s, 0, "A1"), 0, "use 2", "engine 0", "deliver chicago")
    assert why(s, 0, "disc HAND_LEFT") == ("R6.9", 5, 4)
    s.players[0].dollars = 5
    assert "disc HAND_LEFT" in legal(s, 0)


def test_r6_10_black_discs_on_white_only_without_white_ones() -> None:
    """X42 a, b: one white disc left is the only choice; without it black ones are."""
    s = delivery(8, dollars=20)
    clear_slots(s, 0, WHITE.replace(" CERT_4", ""))
    play(s, 0, "deliver peoria")
    assert legal(s, 0) == {"disc CERT_4"}
    assert refused(s, 0, "disc STEP_LEFT").what == "black-corner-on-white"
    clear_slots(s, 0, "CERT_4")
    assert legal(s, 0) == discs(BLACK)


def test_r6_10_without_a_payable_disc_a_station_gives_one() -> None:
    """X42 c: only HAND_LEFT and 3 dollars: the disc of station 1 or 6 moves."""
    s = yard("9a")
    park(s, "1")
    clear_slots(s, 0, WHITE + " STEP_LEFT STEP_RIGHT HAND_RIGHT CERT_6")
    s.players[0].dollars, s.players[0].stations = 3, 0b100001
    play(use(s, 0, "A1"), 0, "use 2", "engine 0", "deliver fulton")
    assert legal(s, 0) == {"lift 1", "lift 6"}
    assert why(s, 0, "disc HAND_LEFT") == ("R6.9", 5, 3)
    play(s, 0, "lift 6")
    assert s.players[0].stations == 0b1
    assert (score(s, 0)["stations"], s.players[0].cities[1]) == (1, 1)


def test_r6_10_a_station_is_the_last_resort() -> None:
    """A payable disc on the board bars the disc of a station."""
    s = delivery(0)
    s.players[0].stations = 0b1
    play(s, 0, "deliver kansas_city")
    refusal = refused(s, 0, "lift 1")
    assert (refusal.rule, refusal.what) == ("R12.2", "a-disc-is-left")


def test_r6_10_without_any_disc_the_delivery_counts_all_the_same() -> None:
    """X42 e: St. Louis next to Fulton: the pair acts, transport is paid, no slot changes."""
    s = delivery(6, "fulton", dollars=0)
    clear_slots(s, 0, f"{WHITE} {BLACK}")
    play(s, 0, "deliver st_louis")
    assert legal(s, 0) == {"pass"}
    play(s, 0, "pass", "take top")
    p = s.players[0]
    assert (p.dollars, p.cities[2], sum(p.discs)) == (5, 1, 0)
    assert score(s, 0)["cities"] == -3


def test_r6_11_kansas_city_gives_four_dollars_and_costs_six_points() -> None:
    """X13, X27: 10 + 4 dollars; two discs there are -12."""
    s = example("deliver kansas_city", "disc AUX1_2x")
    assert s.players[0].dollars == 14
    assert score(s, 0)["cities"] == -6
    have(s, 0, "kansas_city kansas_city")
    assert score(s, 0)["cities"] == -12


def test_r6_11_new_york_is_worth_nine_a_disc_and_philadelphia_six() -> None:
    """X27: Philadelphia and Pittsburgh 6 + 4; the whole east with two New Yorks 42."""
    s = table()
    have(s, 0, "philadelphia pittsburgh")
    assert score(s, 0)["cities"] == 10
    have(s, 0, "new_york new_york")
    assert score(s, 0)["cities"] == 18
    have(s, 0, "chicago toledo pittsburgh philadelphia new_york new_york")
    assert score(s, 0)["cities"] == 42


def test_r6_12_a_completed_pair_acts_at_once() -> None:
    """X13, T3: Peoria beside Bloomington: an objective card, no passing, then 2 dollars."""
    s = example("deliver peoria", "disc AUX1_2x")
    display = names(s, s.display)
    assert legal(s, 0) == {f"take {name}" for name in [*display, "top"]}
    assert s.players[0].dollars == 10
    play(s, 0, f"take {display[0]}")
    assert s.players[0].dollars == 8
    assert display[0] in names(s, s.players[0].discard)
    assert len(s.display) == 4


@pytest.mark.parametrize("first", ["fulton-st_louis", "st_louis-bloomington"])
def test_r6_12_two_pairs_in_the_order_the_player_likes(first: str) -> None:
    """X13: St. Louis completes both its pairs; both act, and the pair costs 3 points."""
    s = example("deliver st_louis", "disc AUX1_2x")
    assert legal(s, 0) == {"arrow fulton-st_louis", "arrow st_louis-bloomington"}
    play(s, 0, f"arrow {first}")
    assert s.players[0].tokens == (1 if first == "fulton-st_louis" else 2)
    play(s, 0, "take top")
    assert (s.players[0].tokens, s.players[0].dollars) == (2, 10)
    assert score(s, 0)["cities"] == -3


def test_r6_12_two_objective_cards_with_a_refill_in_between() -> None:
    """X14: Peoria between Bloomington and Chicago."""
    s = delivery(8, "bloomington chicago", "10")
    play(s, 0, "deliver peoria", "disc AUX1_2x", "arrow peoria-chicago")
    first, coming = names(s, s.display)[0], names(s, s.objectives)[0]
    play(s, 0, f"take {first}")
    assert coming in names(s, s.display)
    assert len(s.display) == 4
    play(s, 0, f"take {coming}")
    assert [first, coming] == names(s, s.players[0].discard)[-2:]
    assert s.waiting() == [1]


def test_r6_12_without_objective_cards_the_game_goes_on() -> None:
    """X14: display and stack are empty: nothing is gained."""
    s = delivery(8, "bloomington chicago", "10")
    s.display, s.objectives = (), ()
    play(s, 0, "deliver peoria", "disc AUX1_2x", "arrow peoria-chicago")
    assert s.waiting() == [1]
    assert s.players[0].herder == node(s, "START")


def test_r6_12_one_city_alone_completes_nothing() -> None:
    """X13: Chicago without its neighbours; T12: Fulton beside Kansas City."""
    s = example("deliver chicago", "disc AUX1_2x")
    assert s.waiting() == [1]
    s = delivery(6, "kansas_city")
    play(s, 0, "deliver fulton", "disc AUX1_2x")
    assert (s.waiting(), s.players[0].tokens) == ([1], 1)
    assert score(s, 0)["cities"] == -6


def test_r6_12_points_of_the_eastern_pairs() -> None:
    """6, 8 and 4, and only with both discs; none between Philadelphia and New York."""
    s = table()
    pairs = {"chicago toledo": 6, "toledo pittsburgh": 8, "pittsburgh": 0, "chicago": 0}
    pairs |= {"philadelphia new_york": 15, "pittsburgh philadelphia": 10}
    for cities, points in pairs.items():
        have(s, 0, cities)
        assert score(s, 0)["cities"] == points


def test_r6_12_a_further_disc_on_a_repeated_city_completes_nothing() -> None:
    """New York again beside Philadelphia, Kansas City again beside Fulton."""
    s = delivery(18, "philadelphia new_york kansas_city fulton", "20")
    play(s, 0, "deliver new_york", "disc AUX1_2x")
    assert s.waiting() == [1]


def test_r6_13_transport_of_the_worked_example() -> None:
    """X13: Chicago 3, Peoria 2, St. Louis and Kansas City 0 with the engine on 5 or 4.5."""
    for engine in ("5", "4.5"):
        s = delivery(10, engine=engine)
        costs = [transport(s, 0, city) for city in (5, 4, 2, 0)]
        assert costs == [3, 2, 0, 0]
    s = example("deliver chicago", "disc AUX1_2x")
    assert s.players[0].dollars == 7
    assert told(s, "pay") == [(0, 3, "dollars", "R6.13")]


def test_r6_13_transport_of_a_turnout_and_beyond() -> None:
    """X13: 10.5 counts as 11; from 18 on nothing is due."""
    s = table()
    for engine, costs in {
        "0": [0, 0, 1, 3, 4, 5, 7, 8, 9, 11],
        "10.5": [0, 0, 0, 0, 0, 0, 1, 2, 3, 5],
        "18": [0] * 10,
    }.items():
        park(s, engine)
        assert [transport(s, 0, city) for city in range(10)] == costs


def test_r6_13_a_hand_disc_needs_the_transport_too() -> None:
    """F11: 6 dollars, transport 3: HAND_LEFT needs 8; STEP_RIGHT is open."""
    s = delivery(6)
    clear_slots(s, 0, WHITE + " STEP_LEFT HAND_RIGHT CERT_6")
    play(s, 0, "deliver bloomington")
    assert legal(s, 0) == {"disc STEP_RIGHT"}
    assert why(s, 0, "disc HAND_LEFT") == ("R6.13", 8, 6)


def test_r6_16_the_order_of_a_delivery() -> None:
    """City, disc, the dollars of the slot, then the pair, then the transport."""
    s = delivery(10, "peoria", "5")
    play(s, 0, "deliver chicago", "disc STEP_LEFT")
    assert s.players[0].dollars == 13
    play(s, 0, "take top")
    assert s.players[0].dollars == 10
    assert s.log is not None
    verbs = [e.verb for e in s.log if e.verb in ("disc", "deliver", "take", "pay")]
    assert verbs == ["disc", "deliver", "take", "pay"]


def test_r6_16_the_four_dollars_come_after_the_disc() -> None:
    """With 1 dollar by 9a to Kansas City, HAND_LEFT is refused although 4 will come."""
    s = yard("9a")
    park(s, "1")
    clear_slots(s, 0, WHITE + " STEP_LEFT STEP_RIGHT HAND_RIGHT CERT_6")
    s.players[0].dollars = 1
    play(use(s, 0, "A1"), 0, "use 2", "engine 0", "deliver kansas_city")
    assert why(s, 0, "disc HAND_LEFT") == ("R6.9", 5, 1)
    assert legal(s, 0) == {"pass"}
    play(s, 0, "pass")
    assert s.players[0].dollars == 5
    assert sum(s.players[0].discs) == 1


def test_r6_17_a_delivery_cannot_be_declined() -> None:
    """With nothing in hand Kansas City is the only answer."""
    s = delivery(0)
    assert legal(s, 0) == {"deliver kansas_city"}
