"""Deliveries: cities, discs, links, transport (R8.10 to R8.16)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    clear_slots,
    foresee,
    hold,
    legal,
    names,
    park,
    refused,
    told,
    use,
    why,
)
from tests.games.gwt1.arrange import play, score, table
from tests.games.holdings import forbidden, own
from trailboss.games.trail.state import TrailState

EIGHTEEN = "texas_longhorn-5 west_highland-3 holstein brown_swiss ayrshire"
HAND = {
    0: "", 1: "jersey", 4: "west_highland-3", 6: "west_highland-3 guernsey",
    8: "texas_longhorn-5 holstein", 10: "texas_longhorn-5 holstein guernsey",
    12: "texas_longhorn-5 west_highland-3 holstein", 14: EIGHTEEN, 16: EIGHTEEN, 18: EIGHTEEN,
}  # fmt: skip


def deliver(hand: str, engine: str = "38", cities: str = "", dollars: int = 0) -> TrailState:
    """Sub-phase 5 after an income with this hand."""
    s = own(table(), 0, cities=cities)
    foresee(s)
    hold(s, 0, hand)
    park(s, engine)
    s.players[0].dollars = dollars
    return play(use(s, 0, "KC"), 0, "income 0")


def test_r8_10_a_city_of_at_most_the_breeding_value() -> None:
    """Value 8: Kansas City to Santa Fe; Albuquerque needs 10. Delivering cannot be passed."""
    s = deliver("texas_longhorn-5 holstein")
    cities = ("kansas_city", "topeka", "wichita", "colorado_springs", "santa_fe")
    assert legal(s, 0) == {f"deliver {city}" for city in cities}
    assert why(s, 0, "deliver albuquerque") == ("R8.10", 10, 8)
    forbidden(s, 0, "pass")


@pytest.mark.parametrize("city", ["topeka", "wichita", "san_diego", "sacramento"])
def test_r8_10_one_disc_a_city(city: str) -> None:
    """A second delivery is refused there."""
    s = deliver(EIGHTEEN, cities=city)
    row = refused(s, 0, f"deliver {city}")
    assert (row.rule, row.what) == ("R8.10", "own-disc-there")


@pytest.mark.parametrize("city", ["kansas_city", "san_francisco"])
def test_r8_10_kansas_city_and_san_francisco_again_and_again(city: str) -> None:
    """A third disc."""
    s = deliver(EIGHTEEN, cities=f"{city} {city}")
    play(s, 0, f"deliver {city}", "disc aux_dollar_2x")
    assert max(s.players[0].cities) == 3


def test_r8_11_a_disc_goes_to_the_city_and_its_slot_is_settled() -> None:
    """step_dollars on San Francisco gives 3 dollars at once."""
    s = play(deliver(EIGHTEEN), 0, "deliver san_francisco", "disc step_dollars")
    assert (s.players[0].dollars, s.players[0].cities[-1]) == (18 + 3, 1)
    assert told(s, "deliver") == [(0, 1, "san_francisco", "R8.10")]


def test_r8_12_kansas_city_gives_six_dollars() -> None:
    """Not four; no other city gives any."""
    s = play(deliver("jersey"), 0, "deliver kansas_city", "disc aux_dollar_2x")
    assert s.players[0].dollars == 1 + 6
    assert told(s, "gain")[-1] == (0, 6, "dollars", "R8.12")
    s = play(deliver("jersey"), 0, "deliver topeka", "disc aux_dollar_2x")
    assert s.players[0].dollars == 1


@pytest.mark.parametrize(
    ("had", "city", "taken"),
    [
        ("topeka", "wichita", 1),
        ("wichita", "topeka", 1),
        ("colorado_springs", "santa_fe", 1),
        ("albuquerque", "santa_fe", 1),
        ("kansas_city", "topeka", 0),
        ("wichita", "colorado_springs", 0),
        ("albuquerque", "el_paso", 0),
        ("sacramento", "san_francisco", 0),
    ],
)
def test_r8_12_three_links_make_the_player_take_an_objective_card(
    had: str, city: str, taken: int
) -> None:
    """It must be taken, from the display or the deck; other links give nothing now."""
    s = play(deliver(EIGHTEEN, cities=had), 0, f"deliver {city}", "disc aux_dollar_2x")
    if taken:
        assert all(text.startswith("take ") for text in legal(s, 0))
        forbidden(s, 0, "pass")
        play(s, 0, "take top")
    assert s.waiting() == [1]
    assert len([n for n in names(s, s.players[0].discard) if n[-2] == "_"]) == taken


def test_r8_12_two_links_are_two_cards() -> None:
    """Santa Fe between its neighbours; the display is refilled in between."""
    s = deliver(EIGHTEEN, cities="colorado_springs albuquerque")
    first = names(s, s.display)[0]
    following = names(s, s.objectives)[0]
    play(s, 0, "deliver santa_fe", "disc aux_dollar_2x", "arrow colorado_springs-santa_fe")
    play(s, 0, f"take {first}")
    assert f"take {following}" in legal(s, 0)
    play(s, 0, f"take {following}")
    assert {first, following} <= set(names(s, s.players[0].discard))


def test_r8_12_without_objective_cards_the_link_gives_nothing() -> None:
    """Neither display nor deck: the turn goes on."""
    s = deliver("west_highland-3", cities="topeka")
    s.display, s.objectives = (), ()
    play(s, 0, "deliver wichita", "disc aux_dollar_2x")
    assert s.waiting() == [1]


def test_r8_13_points_of_cities_count_at_the_end_only() -> None:
    """San Francisco: no dollars, no event but the disc; 9 points in the score."""
    s = play(deliver(EIGHTEEN), 0, "deliver san_francisco", "disc aux_dollar_2x")
    assert s.players[0].dollars == 18
    assert score(s, 0)["cities"] == 9


@pytest.mark.parametrize(
    ("engine", "city", "cost"),
    [
        *[("0", "san_francisco", 11), ("0", "topeka", 0), ("5", "albuquerque", 3)],
        *[("10", "albuquerque", 0), ("10.5", "el_paso", 1), ("10", "el_paso", 2)],
        *[("16.5", "san_francisco", 1), ("18", "san_francisco", 0), ("30", "san_francisco", 0)],
    ],
)
def test_r8_14_one_dollar_per_signal(engine: str, city: str, cost: int) -> None:
    """Between the engine's front and the city; the one beside a turnout is passed (U11)."""
    s = play(deliver(EIGHTEEN, engine), 0, f"deliver {city}", "disc aux_dollar_2x")
    assert s.players[0].dollars == 18 - cost
    if cost:
        assert told(s, "pay") == [(0, cost, "dollars", "R8.14")]


def test_r8_14_the_income_always_pays_it() -> None:
    """From space 0 with nothing but the income, no city costs more than its value."""
    for value, hand in HAND.items():
        s = deliver(hand, "0")
        city = next(row.name for row in s.rules.cities if row.value == value)
        play(s, 0, f"deliver {city}", "disc aux_dollar_2x")
        assert s.players[0].dollars >= 0


def test_r8_16_the_disc_comes_before_the_transport() -> None:
    """Order of events: disc, its dollars, the city, its transport."""
    s = deliver(EIGHTEEN, "0")
    assert s.log is not None
    s.log.clear()
    play(s, 0, "deliver san_francisco", "disc step_dollars")
    verbs = [e.verb for e in s.log if e.verb in ("disc", "gain", "deliver", "pay")]
    assert verbs == ["disc", "gain", "deliver", "pay"]
    assert s.players[0].dollars == 18 + 3 - 11


def test_r8_16_a_hand_slot_must_leave_enough_for_the_transport() -> None:
    """10 dollars of income, Albuquerque costs 5 from space 0: with 9 the slot is refused."""
    s = play(deliver(HAND[10], "0"), 0, "deliver albuquerque")
    assert "disc hand_left" in legal(s, 0)
    s = deliver(HAND[10], "0")
    s.players[0].dollars = 9
    play(s, 0, "deliver albuquerque")
    assert why(s, 0, "disc hand_left") == ("R8.16", 10, 9)


def test_r8_16_the_dollars_of_step_dollars_may_pay_the_transport() -> None:
    """Nothing else is left to choose, and the last discs pay for themselves."""
    s = deliver(HAND[10], "0")
    s.players[0].dollars = 5
    clear_slots(s, 0, " ".join(row.name for row in s.rules.discs if row.name != "step_dollars"))
    play(s, 0, "deliver albuquerque", "disc step_dollars")
    assert s.players[0].dollars == 5 + 3 - 5
