"""Alone against Sue: building, replacing, and which space is the nearest (R14.11, R14.17)."""

from __future__ import annotations

import pytest

from tests.games.elpaso.alone import SUE, act, alone, cows, lacks, ride, staff
from tests.games.elpaso.arrange import built, kinds, legal, node, place, play, told, use
from trailboss.games.elpaso.state import ElPasoState, own_buildings

ROW = "cowboy builder engineer"


def yard(builders: int, version: int = 2, start: str = "n1") -> ElPasoState:
    """Sue with a number of builders, her rancher there."""
    s = alone(version=version)
    staff(s, ROW, 1, builders, 1)
    s.players[SUE].rancher = node(start)
    return s


def gone(s: ElPasoState, *numbers: int) -> None:
    """These kinds are gone from the building market."""
    s.buildings = tuple(0 if i in numbers else left for i, left in enumerate(s.buildings, 1))


def tiles(s: ElPasoState) -> dict[str, str]:
    """Sue's buildings by space."""
    return {s.rules.nodes[at].name: s.rules.tiles[s.board[at]].name for at in own_buildings(s, SUE)}


@pytest.mark.parametrize("builders", [1, 2, 3, 4, 5, 6])
def test_r14_11_the_kind_with_the_most_builders(builders: int) -> None:
    """On s9, the dearest space, without paying or discarding anything; the stack has one less."""
    s = yard(builders)
    act(s, "a3")
    assert tiles(s) == {"s9": f"1:{builders}"}
    assert s.buildings[builders - 1] == 1
    assert told(s, "sue-builders") == [(SUE, builders, "builders", "R14.11")]
    assert told(s, "sue-dearest") == [(SUE, 4, "s9", "R14.11")]


def test_r14_11_more_builders_than_any_kind_needs() -> None:
    """Seven builders build the kind for six."""
    s = yard(7)
    act(s, "a3")
    assert tiles(s) == {"s9": "1:6"}


def test_r14_11_the_highest_kind_that_is_left() -> None:
    """With 5 builders and the kinds for 5 and 4 gone: the kind for 3."""
    s = yard(5)
    gone(s, 4, 5)
    act(s, "a3")
    assert tiles(s) == {"s9": "1:3"}


def test_r14_11_the_dearest_empty_space() -> None:
    """s9 costs 4, s4 3, then s1 and s5 2: what is taken is passed over."""
    s = yard(1)
    place(s, 0, "s9", 2)
    act(s, "a3")
    assert tiles(s) == {"s4": "1:1"}


@pytest.mark.parametrize(
    ("start", "site"), [("n2", "s5"), ("n4", "s1"), ("EP", "s1"), ("n1", "s5")]
)
def test_r14_11_the_nearest_of_equally_dear_spaces(start: str, site: str) -> None:
    """s1 and s5 cost 2 each: the first clockwise from her rancher."""
    s = yard(1, start=start)
    place(s, 0, "s9", 2)
    place(s, 0, "s4", 3)
    act(s, "a3")
    assert tiles(s) == {site: "1:1"}


def test_r14_17_the_ride_comes_first() -> None:
    """The distance is measured from where her card has taken her: from n1 two steps to n3."""
    s = yard(1, start="EP")
    place(s, 0, "s9", 2)
    place(s, 0, "s4", 3)
    ride(s, "n1", "a3")
    assert tiles(s) == {"s5": "1:1"}


def test_r14_11_her_second_building() -> None:
    """Two in all, the second again with all her builders: they are only counted."""
    s = yard(3)
    act(s, "a3")
    act(s, "a6")
    assert tiles(s) == {"s9": "1:3", "s4": "1:3"}
    assert s.buildings[2] == 0


def test_r14_11_then_she_replaces_with_the_largest_difference() -> None:
    """With 3 builders kind 1 becomes kind 4, which takes all of them; kind 5 could take one."""
    s = yard(3, start="n3")
    place(s, SUE, "s9", 1)
    place(s, SUE, "s4", 5)
    act(s, "a3")
    assert tiles(s) == {"s9": "1:4", "s4": "1:5"}
    assert s.buildings == (2, 2, 2, 1, 1, 2)
    assert told(s, "sue-replaces") == [(SUE, 3, "s9", "R14.11")]
    assert [row[2] for row in told(s, "replace")] == ["building"]


def test_r14_11_the_difference_is_at_most_her_builders() -> None:
    """One builder: from 3 to 4, although 5 and 6 are left."""
    s = yard(1)
    place(s, SUE, "s9", 3)
    place(s, SUE, "s4", 6)
    act(s, "a3")
    assert tiles(s) == {"s9": "1:4", "s4": "1:6"}


@pytest.mark.parametrize(("start", "better"), [("n1", "s4"), ("n3", "s9"), ("EP", "s4")])
def test_r14_11_the_nearest_of_equal_replacements(start: str, better: str) -> None:
    """Two buildings of the same kind: the first clockwise from her rancher."""
    s = yard(2, start=start)
    place(s, SUE, "s9", 1)
    place(s, SUE, "s4", 1)
    act(s, "a3")
    assert tiles(s) == {"s9": "1:1", "s4": "1:1", better: "1:3"}
    assert s.buildings == (1, 2, 1, 2, 2, 2)


@pytest.mark.parametrize(("start", "better"), [("s9", "s4"), ("s4", "s9")])
def test_r14_17_the_space_of_her_rancher_is_the_last(start: str, better: str) -> None:
    """A whole round away: the other building is nearer."""
    s = yard(2, start=start)
    place(s, SUE, "s9", 1)
    place(s, SUE, "s4", 1)
    s.players[SUE].rancher = node(start)
    act(s, "a3")
    assert tiles(s)[better] == "1:3"


def test_r14_11_a_kind_that_is_gone_cannot_replace() -> None:
    """With 3 builders kind 1 would become 4; 4 is gone, so 3, a difference of 2."""
    s = yard(3)
    place(s, SUE, "s9", 1)
    place(s, SUE, "s4", 6)
    gone(s, 4)
    act(s, "a3")
    assert tiles(s)["s9"] == "1:3"


def test_r14_11_fully_upgraded_gives_a_hereford() -> None:
    """Two buildings of kind 6."""
    s = yard(6)
    place(s, SUE, "s9", 6)
    place(s, SUE, "s4", 6)
    act(s, "a3")
    assert (cows(s), s.cattle[3]) == (["hereford"], 5)
    assert told(s, "sue-no-building") == [(SUE, 0, "", "R14.11")]


@pytest.mark.parametrize(("version", "gained"), [(2, []), (1, ["hereford"])])
def test_r14_11_out_of_reach_is_not_fully_upgraded(version: int, gained: list[str]) -> None:
    """One builder; the kinds one above hers are gone: nothing (in version 1 a Hereford)."""
    s = yard(1, version)
    place(s, SUE, "s9", 3)
    place(s, SUE, "s4", 3)
    gone(s, 4)
    act(s, "a3")
    assert (tiles(s), cows(s)) == ({"s9": "1:3", "s4": "1:3"}, gained)


@pytest.mark.parametrize(("second", "gained"), [(6, ["hereford"]), (5, [])])
def test_r14_11_both_must_be_of_the_largest_kind(second: int, gained: list[str]) -> None:
    """Two of kind 6 give a Hereford; with one of kind 5 and no further kind 6, nothing."""
    s = yard(6)
    place(s, SUE, "s9", 6)
    place(s, SUE, "s4", second)
    gone(s, 6)
    act(s, "a3")
    assert cows(s) == gained


def test_r14_11_no_kind_to_build_means_the_next_possibility() -> None:
    """One building, one builder, kind 1 gone: she replaces; without any building, nothing."""
    s = yard(1)
    gone(s, 1)
    act(s, "a3")
    assert (tiles(s), cows(s)) == ({}, [])
    place(s, SUE, "s9", 2)
    act(s, "a3")
    assert tiles(s) == {"s9": "1:3"}


def test_r14_11_no_hereford_is_left() -> None:
    """Then she gains nothing: another breed does not stand in."""
    s = yard(6)
    place(s, SUE, "s9", 6)
    place(s, SUE, "s4", 6)
    lacks(s, "hereford")
    act(s, "a3")
    assert cows(s) == []
    assert told(s, "sue-no-cow") == [(SUE, 0, "hereford", "R14.11")]


def test_r14_1_her_buildings_are_foreign_to_the_human() -> None:
    """A stop with an auxiliary action and nothing else (R5.2)."""
    s = yard(2)
    act(s, "a3")
    use(s, 0, "s9")
    assert kinds(s, 0) == {"aux", "pass"}
    assert built(s, "s9") == "1:2"
    play(s, 0, "aux 1")
    assert legal(s, 0)


def test_r14_11_the_human_cannot_build_where_she_stands() -> None:
    """Her kinds are missing from the market until she replaces them."""
    s = yard(6)
    act(s, "a3")
    act(s, "a3")
    assert s.buildings[5] == 0
    s.players[0].ready, s.players[0].dollars = (0, 6, 0, 0), 40
    use(s, 0, "n4")
    play(s, 0, "use 2")
    assert "build 6" not in legal(s, 0)
    play(s, 0, "build 5")
    assert "site s9" not in legal(s, 0)
