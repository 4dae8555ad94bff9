"""Auxiliary actions: five rows, single or double (R8.22-R8.25)."""

from __future__ import annotations

import pytest

from tests.games.arranging import cards, clear_slots, hold, lay, legal, names, park, use, where, why
from tests.games.gwt2.arrange import play, table
from trailboss.games.trail.state import TrailState

ALL = "AUX1_2x AUX2_2x AUX3_left AUX3_right AUX4_left AUX4_right AUX5_left AUX5_right"


def icon(slots: str = ALL, engine: str = "5", dollars: int = 9, hand: str = "") -> TrailState:
    """Seat 0 uses the icon with both values at G."""
    s = table()
    s.masters = (0,) * 5
    clear_slots(s, 0, slots)
    park(s, engine)
    s.players[0].dollars = dollars
    hold(s, 0, hand)
    return play(use(s, 0, "G"), 0, "use 2")


def foreign(slots: str = "", engine: str = "5", dollars: int = 9) -> TrailState:
    """Seat 0 stands on a building of seat 1."""
    s = table()
    clear_slots(s, 0, slots)
    park(s, engine)
    s.players[0].dollars = dollars
    lay(s, "A1", "1:2")
    return use(s, 0, "A1")


def test_r8_22_rows_1_and_2_begin_with_one_open_slot() -> None:
    """The icon offers them single; everything else is locked."""
    s = icon("")
    assert legal(s, 0) == {"aux 1", "aux 2"}
    for row in (3, 4, 5):
        assert why(s, 0, f"aux {row}") == ("R8.22", 1, 0)
        assert why(s, 0, f"double {row}") == ("R8.22", 2, 0)
    assert why(s, 0, "double 1") == ("R8.22", 2, 1)
    assert why(s, 0, "double 2") == ("R8.22", 2, 1)


@pytest.mark.parametrize("row", [3, 4, 5])
@pytest.mark.parametrize("side", ["left", "right"])
def test_r8_22_one_open_slot_allows_the_single_use(row: int, side: str) -> None:
    """Whichever of the two slots is open."""
    s = icon(f"AUX{row}_{side}")
    assert f"aux {row}" in legal(s, 0)
    assert why(s, 0, f"double {row}") == ("R8.22", 2, 1)


@pytest.mark.parametrize(
    ("row", "slots"),
    [(1, "AUX1_2x"), (2, "AUX2_2x")] + [(n, f"AUX{n}_left AUX{n}_right") for n in (3, 4, 5)],
)
def test_r8_22_both_open_slots_allow_the_double_use(row: int, slots: str) -> None:
    """The icon lets the player choose between once and twice."""
    assert {f"aux {row}", f"double {row}"} <= legal(icon(slots), 0)


def test_r8_23_a_foreign_building_allows_the_single_use_only() -> None:
    """Even with both slots open: row 1 gives 1 dollar (X9)."""
    s = foreign(ALL)
    assert {f"aux {row}" for row in range(1, 6)} == legal(s, 0)
    for row in range(1, 6):
        assert why(s, 0, f"double {row}")[0] == "R8.23"
    play(s, 0, "aux 1")
    assert s.players[0].dollars == 10


@pytest.mark.parametrize(("at", "name"), [("FLOOD1", "flood-4-green"), ("BANDIT4", "bandit-green")])
def test_r8_23_hazards_and_bandits_allow_the_single_use_only(at: str, name: str) -> None:
    """The same there, and nothing else (X9)."""
    s = table()
    lay(s, at, name)
    assert legal(use(s, 0, at), 0) == {"aux 1", "aux 2"}


def test_r8_23_in_place_of_local_actions_the_use_is_single() -> None:
    """At G without its icon: once, although both slots are open."""
    s = table()
    clear_slots(s, 0, ALL)
    s.players[0].dollars = 0
    use(s, 0, "G")
    assert why(s, 0, "double 1")[0] == "R8.23"
    play(s, 0, "aux 1")
    assert s.players[0].dollars == 1
    assert legal(s, 0) == {"pass"}


def test_r8_23_the_icon_is_one_row() -> None:
    """After it no second row follows."""
    s = play(icon(), 0, "double 1")
    assert not [text for text in legal(s, 0) if text.startswith(("aux", "double"))]


@pytest.mark.parametrize(("action", "dollars"), [("aux 1", 1), ("double 1", 2)])
def test_r8_24_row_1_gains_dollars(action: str, dollars: int) -> None:
    """1 or 2 dollars."""
    assert play(icon(dollars=0), 0, action).players[0].dollars == dollars


@pytest.mark.parametrize(("action", "count"), [("aux 2", 1), ("double 2", 2)])
def test_r8_24_row_2_draws_and_discards(action: str, count: int) -> None:
    """One or two cards, exactly."""
    s = icon(hand="criollo criollo")
    before = len(s.players[0].draw)
    play(s, 0, action, *["discard criollo"] * count)
    assert len(s.players[0].hand) == 2
    assert len(s.players[0].draw) == before - count
    assert names(s, s.players[0].discard) == ["criollo"] * count
    assert "pass" in legal(s, 0)


def test_r8_24_row_3_single() -> None:
    """Pay 1, engine 1 back, 1 certificate (X34)."""
    s = play(icon(dollars=1), 0, "aux 3")
    assert legal(s, 0) == {"engine 4", "engine 4.5"}
    play(s, 0, "engine 4")
    assert legal(s, 0) == {"certificates 0", "certificates 1"}
    play(s, 0, "certificates 1")
    assert (s.players[0].dollars, s.players[0].certificates) == (0, 1)


def test_r8_24_row_3_double() -> None:
    """Pay 2, engine exactly 2 back, up to 2 certificates."""
    s = play(icon(dollars=2), 0, "double 3")
    assert legal(s, 0) == {"engine 3", "engine 4"}
    play(s, 0, "engine 3", "certificates 2")
    assert (s.players[0].dollars, s.players[0].certificates) == (0, 2)
    assert where(s, 0) == "3"


def test_r8_24_row_4_single_and_double() -> None:
    """Pay 1 and go 1 forward; pay 2 and go 1 or 2 forward."""
    s = play(icon(dollars=2), 0, "aux 4")
    assert s.players[0].dollars == 1
    assert legal(s, 0) == {"engine 6"}
    s = play(icon(dollars=2), 0, "double 4")
    assert s.players[0].dollars == 0
    assert legal(s, 0) == {"engine 6", "engine 7"}


def test_r8_24_row_5_single_and_double() -> None:
    """1 back, 1 dollar and 1 card removed; 2 back, 2 dollars and 2 cards (T10)."""
    s = play(icon(dollars=0, hand="criollo galloway"), 0, "aux 5", "engine 4")
    assert s.players[0].dollars == 1
    play(s, 0, "remove criollo")
    assert s.removed_cards == cards(s, "criollo")
    assert "pass" in legal(s, 0)
    assert "remove galloway" not in legal(s, 0)
    s = play(icon(dollars=0, hand="criollo galloway"), 0, "double 5", "engine 3")
    assert s.players[0].dollars == 2
    play(s, 0, "remove criollo", "remove galloway")
    assert s.removed_cards == cards(s, "criollo galloway")
    assert s.players[0].hand == ()


@pytest.mark.parametrize(
    ("action", "needs", "has"),
    [("aux 3", 1, 0), ("double 3", 2, 1), ("aux 4", 1, 0), ("double 4", 2, 1)],
)
def test_r8_24_the_dollars_must_be_there(action: str, needs: int, has: int) -> None:
    """Rows 3 and 4 cost 1 or 2 dollars."""
    assert why(icon(dollars=has), 0, action) == ("R5.5", needs, has)


def test_r8_25_an_objective_card_may_be_removed() -> None:
    """It is out of the game and scores nothing (F14)."""
    s = play(icon(dollars=0, hand="OB21"), 0, "aux 5", "engine 4", "remove OB21")
    assert s.removed_cards == cards(s, "OB21")
    assert s.players[0].hand == ()


def test_r8_25_the_removal_may_be_given_up() -> None:
    """The dollar comes all the same."""
    s = play(icon(dollars=0, hand="criollo"), 0, "aux 5", "engine 4", "pass")
    assert s.players[0].dollars == 1
    assert names(s, s.players[0].hand) == ["criollo"]


def test_r8_25_after_one_of_two_the_rest_may_be_given_up() -> None:
    """Up to two cards."""
    s = icon(dollars=0, hand="criollo criollo")
    play(s, 0, "double 5", "engine 3", "remove criollo", "pass")
    assert s.removed_cards == cards(s, "criollo")
    assert len(s.players[0].hand) == 1


def test_r8_25_an_empty_hand_still_gains_the_dollar() -> None:
    """Nothing is removed (F14)."""
    s = play(icon(dollars=0), 0, "aux 5", "engine 4")
    assert s.players[0].dollars == 1
    assert legal(s, 0) == {"pass"}
    play(s, 0, "pass")
    assert s.removed_cards == ()


def test_r8_25_only_cards_of_the_hand_are_removed() -> None:
    """The discard pile is not offered."""
    s = icon(dollars=0, hand="criollo")
    s.players[0].discard = cards(s, "galloway")
    play(s, 0, "aux 5", "engine 4")
    assert legal(s, 0) == {"pass", "remove criollo"}
