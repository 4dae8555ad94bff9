"""The extraordinary delivery of 9a (R12)."""

from __future__ import annotations

import pytest

from tests.games.arranging import hold, legal, names, park, refused, use, where, why
from tests.games.gwt1.arrange import play, yard
from tests.games.holdings import own
from trailboss.games.trail.state import TrailState


def back(engine: str, to: str, other: str = "0", cities: str = "") -> TrailState:
    """9a on A1: the engine goes back, a city is asked."""
    s = own(yard("9a"), 0, cities=cities)
    park(s, engine, other)
    return play(use(s, 0, "A1"), 0, "use 2", f"engine {to}")


def values(s: TrailState) -> list[int]:
    """The values of the cities on offer."""
    names = [text.removeprefix("deliver ") for text in legal(s, 0)]
    return sorted(row.value for row in s.rules.cities if row.name in names)


@pytest.mark.parametrize(
    ("engine", "to", "other", "most"),
    [
        ("3", "2", "0", 1),
        ("10", "4", "0", 6),
        ("10", "4", "7", 4),  # five are counted without the occupied 7
        ("10", "4.5", "0", 4),  # 9 8 7 6 5 are five numbered spaces
        ("5", "4", "0", 1),
        ("20", "0", "0", 18),
    ],
)
def test_r12_1_numbered_free_spaces_are_counted(
    engine: str, to: str, other: str, most: int
) -> None:
    """Turnouts and other engines are not; the best city is at most the count."""
    assert values(back(engine, to, other))[-1] == most


def test_r12_1_at_least_one_space_back() -> None:
    """Staying is refused, and from space 0 there is no such delivery."""
    s = yard("9a")
    park(s, "3")
    play(use(s, 0, "A1"), 0, "use 2")
    assert legal(s, 0) == {"engine 0", "engine 1", "engine 2"}
    assert refused(s, 0, "engine 3").rule == "R12.1"
    assert why(use(yard("9a"), 0, "A1"), 0, "use 2") == ("R10.6", 1, 0)


def test_r12_2_no_income_no_transport_and_the_hand_stays() -> None:
    """Wichita from 8 to 4: nothing is paid, a disc of the right colour is placed."""
    s = yard("9a")
    park(s, "8")
    hold(s, 0, "holstein")
    play(use(s, 0, "A1"), 0, "use 2", "engine 4", "deliver wichita")
    assert refused(s, 0, "disc step_vp").rule == "R13.2"
    play(s, 0, "disc aux_dollar_2x")
    assert (s.players[0].dollars, names(s, s.players[0].hand)) == (0, ["holstein"])
    assert s.players[0].cities[2] == 1


def test_r12_2_city_effects_and_repetition_as_usual() -> None:
    """Kansas City pays 6 dollars; a link gives a card; a second disc on Topeka is refused."""
    s = play(back("3", "2"), 0, "deliver kansas_city", "disc aux_dollar_2x")
    assert s.players[0].dollars == 6
    s = play(back("3", "2", cities="wichita"), 0, "deliver topeka", "disc aux_dollar_2x")
    assert "take top" in legal(s, 0)
    assert refused(back("3", "2", cities="topeka"), 0, "deliver topeka").rule == "R8.10"


def test_r12_3_then_the_station_of_the_turnout() -> None:
    """Back to 4.5: the 6 dollars of Kansas City pay for station 1."""
    s = play(back("6", "4.5"), 0, "deliver kansas_city", "disc aux_dollar_2x")
    assert legal(s, 0) == {"upgrade 1", "pass"}
    play(s, 0, "upgrade 1", "disc aux_draw_2x")
    assert (s.players[0].dollars, s.players[0].stations, where(s, 0)) == (4, 1, "4.5")


def test_r12_4_from_22_into_the_turnout_counts_nothing() -> None:
    """Only Kansas City is possible."""
    s = back("22", "21.5")
    assert legal(s, 0) == {"deliver kansas_city"}
    assert why(s, 0, "deliver topeka") == ("R8.10", 1, 0)
