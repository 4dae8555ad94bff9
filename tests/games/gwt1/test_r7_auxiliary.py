"""Auxiliary actions: five rows, single and double (R7)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    cards,
    clear_slots,
    hold,
    legal,
    names,
    park,
    refused,
    told,
    use,
    where,
    why,
)
from tests.games.gwt1.arrange import play, table
from trailboss.games.trail.state import TrailState

BOTH = {
    1: "aux_dollar_2x",
    2: "aux_draw_2x",
    3: "aux_cert_1x aux_cert_2x",
    4: "aux_engine_1x aux_engine_2x",
    5: "aux_trash_1x aux_trash_2x",
}


def rows(slots: str = "", engine: str = "6", dollars: int = 5) -> TrailState:
    """Seat 0 stands at D with these slots free and money, its icon already chosen."""
    s = table()
    clear_slots(s, 0, slots)
    park(s, engine)
    s.players[0].dollars = dollars
    return play(use(s, 0, "D"), 0, "use 2")


def test_r7_1_two_rows_are_open_from_the_start() -> None:
    """The others need a freed space."""
    s = rows()
    assert legal(s, 0) == {"aux 1", "aux 2"}
    for row in (3, 4, 5):
        assert why(s, 0, f"aux {row}") == ("R7.2", 1, 0)


@pytest.mark.parametrize(
    ("slot", "row"),
    [
        *[("aux_cert_1x", 3), ("aux_cert_2x", 3), ("aux_engine_1x", 4), ("aux_engine_2x", 4)],
        *[("aux_trash_1x", 5), ("aux_trash_2x", 5)],
    ],
)
def test_r7_2_one_free_space_opens_a_row(slot: str, row: int) -> None:
    """Whichever of the two it is."""
    s = rows(slot)
    assert f"aux {row}" in legal(s, 0)
    assert why(s, 0, f"double {row}") == ("R7.2", 2, 1)


def test_r7_3_a_single_action_is_performed_once_even_with_both_spaces_free() -> None:
    """Instead of local actions there is no double form."""
    s = table()
    clear_slots(s, 0, BOTH[1])
    use(s, 0, "D")
    assert refused(s, 0, "double 1").rule == "R7.3"
    play(s, 0, "aux 1")
    assert (s.players[0].dollars, legal(s, 0)) == (7, {"pass"})
    assert told(s, "auxiliary") == [(0, 1, "aux 1", "R7.3")]


def test_r7_4_the_icon_with_two_gears_is_single_or_double() -> None:
    """Both forms are offered once both spaces are free."""
    s = rows(BOTH[1])
    assert {"aux 1", "double 1"} <= legal(s, 0)
    single = play(s.clone(), 0, "aux 1")
    double = play(s, 0, "double 1")
    assert (single.players[0].dollars, double.players[0].dollars) == (6, 7)
    assert told(s, "auxiliary") == [(0, 1, "double 1", "R7.4")]


@pytest.mark.parametrize(("text", "cards_drawn"), [("aux 2", 1), ("double 2", 2)])
def test_r7_5_draw_then_discard(text: str, cards_drawn: int) -> None:
    """One or two cards in, as many out."""
    s = rows(BOTH[2])
    hold(s, 0, "holstein")
    play(s, 0, text)
    assert len(s.players[0].hand) == 1 + cards_drawn
    for _ in range(cards_drawn):
        play(s, 0, "discard " + names(s, s.players[0].hand)[0])
    assert (len(s.players[0].hand), len(s.players[0].discard)) == (1, cards_drawn)


def test_r7_5_certificates_for_money_and_way() -> None:
    """1 dollar and one space back for one; 2 dollars and two spaces for up to two."""
    s = play(rows(BOTH[3]), 0, "aux 3", "engine 5")
    assert legal(s, 0) == {"certificates 0", "certificates 1"}
    assert s.players[0].dollars == 4
    s = play(rows(BOTH[3]), 0, "double 3", "engine 4", "certificates 2")
    assert (s.players[0].dollars, s.players[0].certificates) == (3, 2)


def test_r7_5_engine_for_money() -> None:
    """1 dollar for one space; 2 dollars for up to two."""
    s = play(rows(BOTH[4]), 0, "aux 4")
    assert (legal(s, 0), s.players[0].dollars) == ({"engine 7"}, 4)
    s = play(rows(BOTH[4]), 0, "double 4")
    assert (legal(s, 0), s.players[0].dollars) == ({"engine 7", "engine 7.5", "engine 8"}, 3)
    assert why(rows(BOTH[4], dollars=1), 0, "double 4") == ("R6.2", 2, 1)
    assert why(rows(BOTH[4], dollars=0), 0, "aux 4") == ("R6.2", 1, 0)


def test_r7_5_removing_gives_no_dollar_and_costs_none() -> None:
    """One space back, one card out; two back, two cards. The money stays as it is."""
    s = rows(BOTH[5], dollars=0)
    hold(s, 0, "jersey guernsey")
    play(s, 0, "aux 5", "engine 5", "remove jersey")
    assert (names(s, s.removed_cards), s.players[0].dollars) == (["jersey"], 0)
    s = rows(BOTH[5], dollars=0)
    hold(s, 0, "jersey guernsey")
    play(s, 0, "double 5", "engine 4", "remove jersey", "remove guernsey")
    assert (sorted(names(s, s.removed_cards)), s.players[0].hand) == (["guernsey", "jersey"], ())
    assert s.players[0].dollars == 0
    assert told(s, "gain") == []


def test_r7_6_any_card_may_be_removed_or_fewer() -> None:
    """An objective card qualifies; after the move none need leave."""
    s = rows(BOTH[5])
    hold(s, 0, "jersey gain_1")
    play(s, 0, "double 5", "engine 4")
    assert legal(s, 0) == {"pass", "remove jersey", "remove gain_1"}
    play(s, 0, "remove gain_1", "pass")
    assert (names(s, s.removed_cards), names(s, s.players[0].hand)) == (["gain_1"], ["jersey"])
    s = play(rows(BOTH[5]), 0, "aux 5", "engine 5", "pass")
    assert s.removed_cards == ()


def test_r7_7_all_drawing_comes_before_discarding() -> None:
    """Both cards are in the hand before one is chosen; with one card left one is discarded."""
    s = rows(BOTH[2])
    s.players[0].draw = cards(s, "holstein ayrshire")
    play(s, 0, "double 2")
    assert sorted(names(s, s.players[0].hand)) == ["ayrshire", "holstein"]
    s = rows(BOTH[2])
    s.players[0].draw = cards(s, "holstein")
    play(s, 0, "double 2", "discard holstein")
    assert (s.players[0].hand, names(s, s.players[0].discard)) == ((), ["holstein"])
    assert "pass" in legal(s, 0)


def test_r7_8_backward_moves_are_exact_and_must_be_possible() -> None:
    """Nothing from space 0; from 1 no two spaces back."""
    for row in (3, 5):
        assert why(rows(BOTH[row], engine="0"), 0, f"aux {row}") == ("R10.6", 1, 0)
        s = rows(BOTH[row], engine="1")
        assert f"aux {row}" in legal(s, 0)
        assert why(s, 0, f"double {row}") == ("R10.6", 2, 1)
    s = play(rows(BOTH[5]), 0, "double 5")
    assert legal(s, 0) == {"engine 4", "engine 4.5"}
    assert refused(s, 0, "engine 5").rule == "R10.5"
    assert where(s, 0) == "6"
