"""Kansas City: foresights, the job market, the income, leaving (R8.1 to R8.9, R8.15)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    cards,
    clear_slots,
    foresee,
    hold,
    lay,
    legal,
    names,
    node,
    refused,
    staff,
    stock,
    tile,
    told,
    use,
    why,
)
from tests.games.gwt1.arrange import play, table
from tests.games.holdings import own
from trailboss.games.trail.state import TrailState

VILLAGE = ("M3", "M2", "M1", "P1", "P2", "P4", "P6", "P8", "P10")


def visit(seats: int = 2, *columns: str) -> TrailState:
    """Seat 0 has reached Kansas City; these tiles are foreseen."""
    s = table(seats)
    foresee(s, *columns)
    return use(s, 0, "KC")


def income(hand: str, marker: int = 0, masters: str = "") -> TrailState:
    """Sub-phase 4 with this hand and the marker on that space of the track."""
    s = own(table(), 0, masters=masters)
    foresee(s)
    hold(s, 0, hand)
    s.players[0].dollars, s.players[0].certificates = 0, marker
    return use(s, 0, "KC")


def test_r8_1_one_tile_of_each_column_is_placed_at_once() -> None:
    """A flood, a worker and a teepee; none can be passed."""
    s = visit(2, "flood-4-green teepee_green", "cowboy craftsman", "teepee_blue engineer")
    assert legal(s, 0) == {"tile 1", "tile 2"}
    play(s, 0, "tile 1")
    assert s.board[node(s, "FLOOD1")] == tile(s, "flood-4-green")
    play(s, 0, "tile 2", "tile 1")
    assert s.board[node(s, "TP_M3")] == tile(s, "teepee_blue")
    assert legal(s, 0) == {"income 0"}


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (3, 1), (4, 0)])
def test_r8_2_a_worker_takes_the_leftmost_free_used_column(seats: int, first: int) -> None:
    """The token's row from the left; the printed columns that are not in use stay empty."""
    s = table(seats)
    staff(s, 4, "")
    foresee(s, "- -", "craftsman cowboy")
    play(use(s, 0, "KC"), 0, "tile 1")
    assert [at - 12 for at, job in enumerate(s.jobs) if job] == [first]
    assert told(s, "job") == [(0, 4, "craftsman", "R8.2")]


def test_r8_3_the_last_space_sends_the_token_on() -> None:
    """Row 4 is full: the token is in row 5 and row 4 can be hired from."""
    s = table()
    staff(s, 4, "4-cowboy")
    foresee(s, "- -", "craftsman cowboy")
    play(use(s, 0, "KC"), 0, "tile 1")
    assert s.token + 1 == 5
    assert s.jobs[12:16] == (0, 0, 1, 2)


@pytest.mark.parametrize(("row", "size"), [(5, 2), (6, 7), (8, 2), (9, 7)])
def test_r8_3_yellow_arrows_refill_the_cattle_market(row: int, size: int) -> None:
    """Behind rows 6 and 9, not behind others."""
    s = table()
    staff(s, row, f"{row}-cowboy")
    stock(s, "holstein holstein", "ayrshire " * 7)
    foresee(s, "- -", "craftsman cowboy")
    play(use(s, 0, "KC"), 0, "tile 1")
    assert len(s.market) == size


@pytest.mark.parametrize(("market", "stack", "size"), [(8, 5, 8), (3, 2, 5)])
def test_r8_3_no_refill_beyond_the_size_or_the_deck(market: int, stack: int, size: int) -> None:
    """A large market stays; a short deck gives what it has."""
    s = table()
    staff(s, 6, "6-cowboy")
    stock(s, "holstein " * market, "ayrshire " * stack)
    foresee(s, "- -", "craftsman cowboy")
    play(use(s, 0, "KC"), 0, "tile 1")
    assert len(s.market) == size


def test_r8_4_teepees_fill_the_village_from_the_lowest_value() -> None:
    """-3, -2, -1, then 1, 2, 4, 6, 8, 10."""
    s = table()
    for filled, name in enumerate(VILLAGE):
        s.stack = []
        foresee(s, "teepee_green teepee_blue")
        play(use(s, 0, "KC"), 0, "tile 1")
        assert s.board[node(s, f"TP_{name}")] == tile(s, "teepee_green"), filled
    assert [row[2] for row in told(s, "site")] == [f"TP_{name}" for name in VILLAGE]
    assert {row[3] for row in told(s, "site")} == {"R8.4"}


def test_r8_4_a_gap_is_filled_first() -> None:
    """-2 is free between -3 and -1; FLOOD2 between FLOOD1 and FLOOD3."""
    s = table()
    for name in ("TP_M3", "TP_M1", "TP_P1"):
        lay(s, name, "teepee_green")
    for name in ("FLOOD1", "FLOOD3"):
        lay(s, name, "flood-2-green")
    foresee(s, "flood-4-green flood-4-green", "- -", "teepee_blue teepee_blue")
    play(use(s, 0, "KC"), 0, "tile 1", "tile 1")
    assert s.board[node(s, "TP_M2")] == tile(s, "teepee_blue")
    assert s.board[node(s, "FLOOD2")] == tile(s, "flood-4-green")


def test_r8_4_without_a_free_space_the_tile_leaves_the_game() -> None:
    """Nine teepees and four droughts lie there; the next ones may still be chosen."""
    s = table()
    for name in VILLAGE:
        lay(s, f"TP_{name}", "teepee_green")
    for n in range(1, 5):
        lay(s, f"DROUGHT{n}", "drought-2-green")
    foresee(s, "drought-4-green flood-4-green", "- -", "teepee_blue cowboy")
    board = s.board
    play(use(s, 0, "KC"), 0, "tile 1", "tile 1")
    assert s.board == board
    removed = [s.rules.tiles[one].name for one in s.removed_tiles]
    assert removed == [
        "drought-4-green",
        "teepee_blue",
    ]
    assert told(s, "lose")[0] == (0, 1, "drought-4-green", "R8.4")


def test_r8_5_an_empty_column_is_skipped() -> None:
    """Columns 1 and 3 have nothing."""
    s = visit(2, "- -", "cowboy craftsman", "- -")
    play(s, 0, "tile 2")
    assert legal(s, 0) == {"income 0"}


def test_r8_5_an_empty_place_is_not_chosen() -> None:
    """Only one tile is left in the column."""
    s = visit(2, "flood-4-green -")
    assert legal(s, 0) == {"tile 1"}
    assert refused(s, 0, "tile 2").rule == "R8.5"


def test_r8_6_r8_15_foresights_are_refilled_only_at_the_end() -> None:
    """The gaps stay through sub-phases 1 to 5 and are filled from the own piles on leaving."""
    s = visit(2, "flood-4-green teepee_green", "cowboy craftsman", "teepee_blue engineer")
    tops = [bag[0] for bag in s.bags]
    play(s, 0, "tile 1", "tile 1", "tile 1", "income 0", "deliver kansas_city")
    assert [column[0] for column in s.foresight] == [0, 0, 0]
    play(s, 0, "disc aux_dollar_2x")
    assert [column[0] for column in s.foresight] == tops
    assert {row[3] for row in told(s, "foresee")} == {"R8.15"}


def test_r8_7_every_breed_counts_once() -> None:
    """Two West Highlands of different points are one breed; objective cards are nothing."""
    s = income("west_highland-3 west_highland-5 jersey jersey gain_1")
    play(s, 0, "income 0")
    assert s.players[0].dollars == 4 + 1


def test_r8_7_permanent_certificates_are_added_automatically() -> None:
    """Two stationmasters: two more, whatever is spent."""
    s = income("jersey", 3, "sm_hazards sm_teepees")
    play(s, 0, "income 1")
    assert (s.players[0].dollars, s.players[0].certificates) == (1 + 2 + 1, 2)


def test_r8_7_no_more_certificates_than_there_are() -> None:
    """The marker on 3 yields up to 3."""
    s = income("jersey", 3)
    assert legal(s, 0) == {f"income {k}" for k in range(4)}
    assert why(s, 0, "income 4") == ("R8.7", 4, 3)


@pytest.mark.parametrize(
    ("spent", "marker"), [(0, 6), (1, 4), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)]
)
def test_r8_8_from_6_one_certificate_may_be_wasted(spent: int, marker: int) -> None:
    """Spending 1 from 6 lands on 4, as spending 2 does (U2)."""
    s = income("jersey", 5)
    play(s, 0, f"income {spent}")
    assert s.players[0].dollars == 1 + spent
    assert s.rules.certificates[s.players[0].certificates] == marker


def test_r8_9_the_income_is_paid_and_the_whole_hand_is_discarded() -> None:
    """Objective cards too."""
    s = play(income("jersey holstein gain_1"), 0, "income 0")
    assert (s.players[0].dollars, s.players[0].hand) == (4, ())
    assert sorted(names(s, s.players[0].discard)) == ["gain_1", "holstein", "jersey"]
    assert told(s, "gain") == [(0, 4, "dollars", "R8.7")]


def test_r8_15_the_cattleman_returns_to_start_and_phase_c_follows() -> None:
    """Four new cards, then seat 1."""
    s = play(income("jersey"), 0, "income 0", "deliver kansas_city", "disc aux_dollar_2x")
    assert s.players[0].herder == node(s, "START")
    assert told(s, "return") == [(0, 0, "START", "R8.15")]
    assert len(s.players[0].hand) == 4
    assert s.waiting() == [1]


def test_r8_15_an_exhausted_pile_leaves_its_place_empty() -> None:
    """Nothing is left to foresee in column 1."""
    s = visit(2, "flood-4-green -")
    s.bags = ((), *s.bags[1:])
    play(s, 0, "tile 1", "income 0", "deliver kansas_city", "disc aux_dollar_2x")
    assert s.foresight[0] == (0, 0)
    assert 0 not in s.foresight[1]


def test_r8_7_cards_to_come_play_no_part() -> None:
    """Only the hand counts: an empty one with the marker on 0 gives nothing."""
    s = income("")
    s.players[0].discard = cards(s, "texas_longhorn-7")
    clear_slots(s, 0, "cert_4")
    play(s, 0, "income 0")
    assert s.players[0].dollars == 0
    assert legal(s, 0) == {"deliver kansas_city"}
