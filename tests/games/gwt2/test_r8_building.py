"""Placing and replacing private buildings (R8.19-R8.21)."""

from __future__ import annotations

import pytest

from tests.games.arranging import hold, lay, legal, node, quiet, refused, staff, tile, use, why
from tests.games.gwt2.arrange import play, score, table
from trailboss.games.trail.state import TrailState


def building(side: str, workers: int, dollars: int, *laid: str) -> TrailState:
    """Seat 0 uses B, the action that places buildings; "A1=0:2" is already there."""
    s = table(sides=side)
    for place in laid:
        at, name = place.split("=")
        lay(s, at, name)
    s.players[0].workers, s.players[0].dollars = (1, workers, 1), dollars
    return use(s, 0, "B")


def on(s: TrailState, at: str) -> str:
    return s.rules.tiles[s.board[node(s, at)]].name


def sites(s: TrailState) -> set[str]:
    return {text.removeprefix("site ") for text in legal(s, 0)}


SPACES = "A1 A2 A3 FR1 FR2 B1 B2 B3 DR1 C1 C2 D1 BR1 BR2 E1 E2 RR1 RR2 F1 F2 G1 G2"


def test_r8_19_a_new_building_costs_two_dollars_a_builder() -> None:
    """4b needs two builders: 4 dollars at B (X25)."""
    s = play(building("b", 2, 4), 0, "use 2", "build 4", "site C1")
    assert s.players[0].dollars == 0
    assert on(s, "C1") == "0:4"
    assert 3 not in s.players[0].reserve


def test_r8_19_it_goes_on_any_empty_building_space() -> None:
    """All of them but the two that are taken."""
    s = play(building("b", 2, 4, "A1=1:1", "G2=0:2"), 0, "use 2", "build 4")
    assert sites(s) - {"G2"} == set(SPACES.split()) - {"A1", "G2"}


def test_r8_19_too_few_builders_are_refused() -> None:
    """4b with one builder: needs 2, has 1."""
    s = play(building("b", 1, 50), 0, "use 2")
    assert why(s, 0, "build 4") == ("R8.19", 2, 1)


def test_r8_19_too_little_money_is_refused() -> None:
    """4b with two builders and 3 dollars: needs 4, has 3."""
    s = play(building("b", 2, 3), 0, "use 2")
    assert why(s, 0, "build 4") == ("R8.19", 4, 3)


def test_r8_19_without_money_the_action_is_refused() -> None:
    """The cheapest building costs 2 dollars at B."""
    assert why(building("a", 1, 1), 0, "use 2") == ("R8.19", 2, 1)


def test_r8_19_an_occupied_space_is_refused() -> None:
    """Another's building, a neutral one."""
    s = play(building("a", 1, 2, "A1=1:1"), 0, "use 2", "build 1")
    assert refused(s, 0, "site A1").rule == "R8.21"
    assert refused(s, 0, "site B").rule == "R8.21"


def test_r8_19_a_building_on_the_trail_is_not_placed_again() -> None:
    """Nor one that has left the game."""
    s = play(building("a", 6, 50, "A1=0:2"), 0, "use 2")
    assert refused(s, 0, "build 2").rule == "R8.19"
    play(s, 0, "build 6", "site A1", "pass")
    quiet(s)
    play(use(s, 0, "B"), 0, "use 2")
    assert refused(s, 0, "build 2").rule == "R8.19"


@pytest.mark.parametrize("side", ["a", "b"])
def test_r8_19_the_builder_numbers(side: str) -> None:
    """With six builders exactly the tiles up to six can come new."""
    numbers = {
        "a": (1, 1, 1, 2, 3, 4, 5, 5, 7, 9, 12, 4),
        "b": (1, 1, 2, 2, 3, 4, 5, 6, 6, 8, 5, 3),
    }[side]
    s = play(building(side, 6, 50), 0, "use 2")
    assert legal(s, 0) == {f"build {i}" for i, n in enumerate(numbers, 1) if n <= 6}
    for i, n in enumerate(numbers, 1):
        if n > 6:
            assert why(s, 0, f"build {i}") == ("R8.19", n, 6)


def test_r8_20_replacing_costs_the_difference() -> None:
    """2b (1) gives way to 6b (4): three builders, 6 dollars, 2b leaves the game (X25)."""
    s = play(building("b", 3, 6, "A1=0:2"), 0, "use 2", "build 6", "site A1")
    assert s.players[0].dollars == 0
    assert on(s, "A1") == "0:6"
    assert s.removed_tiles == (tile(s, "0:2"),)
    assert 1 not in s.players[0].reserve
    assert score(s, 0)["buildings"] == 5


def test_r8_20_too_few_builders_or_dollars_for_the_difference() -> None:
    """Two builders, or 5 dollars, do not turn 2b into 6b."""
    s = play(building("b", 2, 6, "A1=0:2"), 0, "use 2")
    assert why(s, 0, "build 6") == ("R8.19", 3, 2)
    s = play(building("b", 3, 5, "A1=0:2"), 0, "use 2")
    assert why(s, 0, "build 6") == ("R8.19", 6, 5)


def test_r8_20_tiles_beyond_six_come_only_by_replacing() -> None:
    """10b (8) for 6b (4): four builders and 8 dollars, on that space alone."""
    s = play(building("b", 4, 8, "A1=0:6"), 0, "use 2", "build 10")
    assert sites(s) == {"A1"}
    assert why(s, 0, "site A2") == ("R8.19", 8, 4)
    play(s, 0, "site A1")
    assert s.players[0].dollars == 0
    assert on(s, "A1") == "0:10"


def test_r8_20_nine_a_needs_seven_builders_new() -> None:
    """Six builders are not enough on an empty space."""
    s = play(building("a", 6, 50), 0, "use 2")
    assert why(s, 0, "build 9") == ("R8.19", 7, 6)


def test_r8_20_only_a_higher_number_replaces() -> None:
    """Neither 3a (1) nor 12a (4) replaces 6a (4)."""
    s = play(building("a", 6, 50, "A1=0:6"), 0, "use 2", "build 12")
    assert refused(s, 0, "site A1").rule == "R8.20"
    s = play(building("a", 6, 50, "A1=0:6"), 0, "use 2", "build 3")
    assert refused(s, 0, "site A1").rule == "R8.20"


def test_r8_20_new_or_replacing_is_a_choice() -> None:
    """3b (2) fits on an empty space for 4 and on 2b for 2."""
    for site, cost in (("A1", 2), ("A2", 4)):
        s = play(building("b", 2, 4, "A1=0:2"), 0, "use 2", "build 3", f"site {site}")
        assert s.players[0].dollars == 4 - cost


def test_r8_20_the_builder_row_places_at_one_dollar() -> None:
    """By builder space 4: 2b gives way to 6b for 3 dollars (X25)."""
    s = table(sides="b")
    lay(s, "A1", "0:2")
    staff(s, 4, "1-builder")
    s.players[0].workers, s.players[0].dollars = (1, 3, 1), 9
    play(use(s, 0, "A"), 0, "use 2", "hire 1-builder", "perform", "build 6", "site A1")
    assert s.players[0].dollars == 0


def test_r8_20_replacing_under_the_own_herder_ends_its_use() -> None:
    """6a gives way to 8a: neither tile acts any more this turn (X43, R5.8)."""
    s = table(sides="a")
    lay(s, "A1", "0:6")
    staff(s, 4, "1-builder")
    hold(s, 0, "OB01")
    s.players[0].workers, s.players[0].dollars = (1, 3, 1), 6
    play(use(s, 0, "A1"), 0, "use 1", "hire 1-builder", "perform", "build 8", "site A1")
    assert s.players[0].dollars == 0
    assert on(s, "A1") == "0:8"
    assert legal(s, 0) == {"pass", "play OB01"}


def test_r8_21_buildings_of_others_are_never_replaced() -> None:
    """Another's 1a stays, and so does a neutral building."""
    s = play(building("a", 6, 50, "A1=1:1"), 0, "use 2", "build 6")
    assert refused(s, 0, "site A1").rule == "R8.21"
    assert refused(s, 0, "site C").rule == "R8.21"


@pytest.mark.parametrize("at", ["FLOOD1", "DROUGHT4", "ROCKFALL2", "BANDIT5", "A", "KC", "START"])
def test_r8_21_other_spaces_are_never_built_on(at: str) -> None:
    """Hazard, bandit and neutral spaces stay free, empty or not."""
    s = play(building("a", 6, 50), 0, "use 2", "build 6")
    assert refused(s, 0, f"site {at}").rule == "R8.21"


def test_r8_21_a_tile_keeps_its_side() -> None:
    """With side a in play number 11 needs twelve builders, not the five of its back."""
    s = play(building("a", 6, 50), 0, "use 2")
    assert "build 11" not in legal(s, 0)
    s = play(building("b", 6, 50), 0, "use 2")
    assert "build 11" in legal(s, 0)
