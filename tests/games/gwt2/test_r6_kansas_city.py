"""Kansas City: the foresights, the job market, the income (R6.1 to R6.7, R6.14, R6.15)."""

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
from tests.games.gwt2.arrange import play, table
from trailboss.games.trail.state import TrailState


def visit(seats: int = 2, *columns: str) -> TrailState:
    """Seat 0 has reached Kansas City; these tiles are foreseen."""
    s = table(seats)
    foresee(s, *columns)
    return use(s, 0, "KC")


def income(hand: str, certificates: int = 0, masters: tuple[int, ...] = ()) -> TrailState:
    """Subphase 4 with this hand and the marker on that space of the track."""
    s = table()
    foresee(s)
    hold(s, 0, hand)
    s.players[0].dollars = 0
    s.players[0].certificates = certificates
    s.players[0].masters = masters
    return use(s, 0, "KC")


def test_r6_1_one_tile_of_each_column_in_order() -> None:
    """A flood from column 1, a worker from column 2, a bandit from column 3, then the income."""
    s = visit(2, "flood-4-green bandit-green", "cowboy builder", "bandit-orange engineer")
    assert legal(s, 0) == {"tile 1", "tile 2"}
    play(s, 0, "tile 1")
    assert s.board[node(s, "FLOOD1")] == tile(s, "flood-4-green")
    assert s.foresight[0] == (0, tile(s, "bandit-green"))
    play(s, 0, "tile 2", "tile 1")
    assert s.board[node(s, "BANDIT1")] == tile(s, "bandit-orange")
    assert s.foresight[1] == (tile(s, "cowboy"), 0)
    assert legal(s, 0) == {"income 0"}


def test_r6_1_no_foresight_is_passed() -> None:
    """There is no way round a column with tiles."""
    s = visit(2, "flood-4-green bandit-green", "cowboy builder", "bandit-orange engineer")
    for _ in range(3):
        assert legal(s, 0) == {"tile 1", "tile 2"}
        play(s, 0, "tile 1")


def test_r6_2_the_lowest_free_number_of_the_section() -> None:
    """FLOOD1 and FLOOD3 lie there: the next flood fills the gap on FLOOD2."""
    s = table()
    lay(s, "FLOOD1", "flood-2-green")
    lay(s, "FLOOD3", "flood-2-green")
    lay(s, "BANDIT1", "bandit-green")
    foresee(s, "flood-4-green flood-3-green", "bandit-orange bandit-orange")
    use(s, 0, "KC")
    play(s, 0, "tile 1", "tile 1")
    assert s.board[node(s, "FLOOD2")] == tile(s, "flood-4-green")
    assert s.board[node(s, "BANDIT2")] == tile(s, "bandit-orange")
    assert s.board[node(s, "FLOOD4")] == 0


def test_r6_2_a_tile_of_a_full_section_leaves_the_game() -> None:
    """F6: nine bandits lie there, the tenth is lost; the other sections stay as they are."""
    s = table()
    for n in range(1, 10):
        lay(s, f"BANDIT{n}", "bandit-green")
    foresee(s, "bandit-orange flood-4-green")
    use(s, 0, "KC")
    board = s.board
    play(s, 0, "tile 1")
    assert s.board == board
    assert s.removed_tiles == (tile(s, "bandit-orange"),)
    assert s.foresight[0][0] == 0
    assert told(s, "lose") == [(0, 1, "bandit-orange", "R6.2")]


def test_r6_2_a_full_zone_takes_no_tile_of_its_kind_elsewhere() -> None:
    """A fifth flood leaves the game although the drought zone is empty."""
    s = table()
    for n in range(1, 5):
        lay(s, f"FLOOD{n}", "flood-2-green")
    foresee(s, "flood-4-green bandit-green")
    use(s, 0, "KC")
    play(s, 0, "tile 1")
    assert s.board[node(s, "DROUGHT1")] == 0
    assert s.removed_tiles == (tile(s, "flood-4-green"),)


def test_r6_3_workers_fill_the_row_of_the_token() -> None:
    """X10: row 4 columns 2, 3 and the token's own space; then the token is in row 5."""
    s = table(3)
    staff(s, 4, "1-cowboy")
    foresee(s, "cowboy cowboy", "builder builder", "engineer engineer")
    use(s, 0, "KC")
    play(s, 0, "tile 1")
    assert s.jobs[12:16] == (0, 1, 0, 0)
    play(s, 0, "tile 1")
    assert (s.jobs[12:16], s.token) == ((0, 1, 2, 0), 3)
    play(s, 0, "tile 1")
    assert (s.jobs[12:16], s.token) == ((0, 1, 2, 3), 4)


def test_r6_3_a_full_row_can_be_hired_from() -> None:
    """X10: row 4 is refused while the token lies there, and costs 5 afterwards."""
    s = table()
    staff(s, 4, "4-cowboy")
    s.players[1].dollars = 5
    before = use(s.clone(), 1, "A")
    assert why(before, 1, "use 2") == ("R8.4", 1, 0)
    foresee(s, "builder builder")
    use(s, 0, "KC")
    play(s, 0, "tile 1")
    s.stack.clear()
    use(s, 1, "A")
    play(s, 1, "use 2")
    assert legal(s, 1) == {"hire 4-cowboy", "hire 4-builder"}


def test_r6_3_holes_of_earlier_rows_stay_empty() -> None:
    """Row 1 has lost its workers; the new one goes to the token's row."""
    s = table()
    staff(s, 3, "2-cowboy 2-cowboy")
    foresee(s, "builder builder")
    play(use(s, 0, "KC"), 0, "tile 1")
    assert s.jobs[:4] == (0, 0, 0, 0)
    assert s.jobs[8:12] == (0, 0, 2, 0)


@pytest.mark.parametrize(("row", "arrow"), [(4, False), (5, False), (6, True), (9, True)])
def test_r6_4_yellow_arrows_refill_the_market(row: int, arrow: bool) -> None:
    """X11: from row 6 and from row 9 up to 7 cards, at no other row."""
    s = table()
    staff(s, row, f"{row}-cowboy")
    stock(s, "longhorn longhorn longhorn longhorn", "corriente " * 8)
    foresee(s, "builder builder")
    play(use(s, 0, "KC"), 0, "tile 1")
    assert s.token + 1 == row + 1
    assert len(s.market) == (7 if arrow else 4)


@pytest.mark.parametrize(("open_cards", "stack", "after"), [(7, 5, 7), (9, 5, 9), (4, 2, 6)])
def test_r6_4_a_full_market_or_an_empty_stack(open_cards: int, stack: int, after: int) -> None:
    """X11: a market of 7 or 9 is left alone; with two cards in the stack it gets two."""
    s = table()
    staff(s, 6, "6-cowboy")
    stock(s, "longhorn " * open_cards, "corriente " * stack)
    foresee(s, "builder builder")
    play(use(s, 0, "KC"), 0, "tile 1")
    assert len(s.market) == after


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
def test_r6_4_the_size_is_that_of_the_set_up(seats: int, size: int) -> None:
    """7 / 10 / 13, and two more with Simmental."""
    for simmental in ("off", "on"):
        s = table(seats, simmental=simmental)
        staff(s, 6, "6-cowboy " * (seats - 1))
        stock(s, "longhorn", "corriente " * 20)
        foresee(s, "builder builder")
        play(use(s, 0, "KC"), 0, "tile 1")
        assert len(s.market) == size + (2 if simmental == "on" else 0)


def test_r6_5_the_last_row_starts_the_end_of_the_game() -> None:
    """The active player takes the token; with a space left in row 12 nobody does."""
    s = table()
    staff(s, 12, "1-cowboy")
    foresee(s, "builder builder", "builder builder")
    use(s, 0, "KC")
    play(s, 0, "tile 1")
    assert s.holder == -1
    play(s, 0, "tile 1")
    assert s.holder == 0
    assert told(s, "end") == [(0, 2, "job-market-token", "R6.5")]


def test_r6_6_an_empty_column_is_skipped() -> None:
    """F5: no question for column 1; column 2 comes at once."""
    s = visit(2, "- -", "cowboy builder")
    play(s, 0, "tile 2")
    assert s.foresight[0] == (0, 0)
    assert legal(s, 0) == {"income 0"}


def test_r6_6_a_single_tile_must_be_taken() -> None:
    """F5: bag 1 is empty; the last tile is taken and not replaced."""
    s = table()
    s.bags = ((), *s.bags[1:])
    foresee(s, "- bandit-green")
    use(s, 0, "KC")
    assert legal(s, 0) == {"tile 2"}
    assert refused(s, 0, "tile 1").rule == "R6.6"
    play(s, 0, "tile 2", "income 0", "deliver kansas_city", "disc CERT_4")
    assert s.foresight[0] == (0, 0)
    assert all(0 not in column for column in s.foresight[1:])


def test_r6_7_income_of_the_worked_example() -> None:
    """X12: 2 + 3 + 3 and two of three certificates are 10 dollars; the hand is discarded."""
    s = income("santa_gertrudis santa_gertrudis longhorn black_angus", 3)
    assert legal(s, 0) == {f"income {k}" for k in range(4)}
    assert why(s, 0, "income 4") == ("R6.7", 4, 3)
    play(s, 0, "income 2")
    p = s.players[0]
    assert (p.certificates, p.dollars, p.hand) == (1, 10, ())
    assert len(p.discard) == 4
    assert told(s, "income") == [(0, 10, "breeding-value", "R6.7")]


def test_r6_7_permanent_certificates_always_count() -> None:
    """X12: with SM3 the same hand is worth 9 before any temporary one."""
    s = income("santa_gertrudis santa_gertrudis longhorn black_angus", 3, (2,))
    play(s, 0, "income 0")
    assert s.players[0].dollars == 9
    assert s.players[0].certificates == 3


def test_r6_7_sm8_counts_two_and_cannot_be_left_out() -> None:
    """The hand of 1 is worth 3; no answer makes it less."""
    s = income("criollo", 0, (7,))
    assert legal(s, 0) == {"income 0"}
    assert why(s, 0, "income 1") == ("R6.7", 1, 0)
    play(s, 0, "income 0")
    assert s.players[0].dollars == 3


@pytest.mark.parametrize("waste", ["on", "off"])
def test_r6_7_from_six_the_first_step_back_is_two(waste: str) -> None:
    """X12: 1 from 6 wastes the other (D24), or cannot be spent; after 2 the marker is on 4."""
    s = table(waste=waste)
    foresee(s)
    clear_slots(s, 0, "CERT_4 CERT_6")
    s.players[0].certificates = 5
    s.players[0].dollars = 0
    use(s, 0, "KC")
    spent = {"on": 1, "off": 2}[waste]
    assert legal(s, 0) - {"income 1"} == {f"income {k}" for k in (0, 2, 3, 4, 5, 6)}
    if waste == "off":
        assert refused(s, 0, "income 1").what == "not-on-the-track"
    play(s, 0, f"income {spent}")
    assert s.rules.certificates[s.players[0].certificates] == 4
    assert s.players[0].dollars == spent


def test_r6_7_objective_cards_are_worth_nothing_and_discarded() -> None:
    """X12: OB01 adds 0 and goes to the pile with the others."""
    s = income("criollo OB01")
    play(s, 0, "income 0")
    assert s.players[0].dollars == 1
    assert names(s, s.players[0].discard) == ["criollo", "OB01"]


def test_r6_7_no_card_is_kept() -> None:
    """The question after the income is the delivery, with an empty hand."""
    s = income("criollo criollo criollo criollo galloway")
    play(s, 0, "income 0")
    assert s.players[0].hand == ()
    assert legal(s, 0) == {"deliver kansas_city", "deliver fulton"}


def test_r6_7_two_of_a_breed_count_once() -> None:
    """Two shorthorns and two herefords with different points: 4 + 5."""
    s = income("shorthorn-3 shorthorn-5 hereford-5 hereford-7")
    play(s, 0, "income 0")
    assert s.players[0].dollars == 9


def test_r6_7_a_token_before_the_income_changes_it() -> None:
    """X35: the criollo is exchanged for a hereford before the hand is shown."""
    s = income("criollo")
    s.players[0].draw = cards(s, "hereford-5 galloway")
    play(s, 0, "exchange", "draw 1", "discard criollo", "income 0")
    assert s.players[0].dollars == 5


def test_r6_14_the_herder_returns_and_the_columns_are_refilled() -> None:
    """START, and two tiles from the own bag in each column, the left ones still there."""
    s = visit(2, "flood-4-green bandit-green", "cowboy builder", "bandit-orange engineer")
    expected = [bag[0] for bag in s.bags]
    left = [column[1] for column in s.foresight]
    play(s, 0, "tile 1", "tile 1", "tile 1", "income 0", "deliver kansas_city", "disc CERT_4")
    assert s.players[0].herder == node(s, "START")
    assert s.foresight == tuple(zip(expected, left, strict=True))


def test_r6_14_the_refill_waits_for_the_delivery() -> None:
    """Until the disc is placed the taken tiles leave gaps."""
    s = visit(2, "flood-4-green bandit-green")
    play(s, 0, "tile 1", "income 0", "deliver kansas_city")
    assert s.foresight[0][0] == 0
    assert s.players[0].herder == node(s, "KC")
    play(s, 0, "disc CERT_4")
    assert s.foresight[0][0] != 0


def test_r6_14_new_tiles_are_a_barrier_for_undo() -> None:
    """T4: the refill reveals tiles; with empty bags and no cards to draw nothing is revealed."""
    s = visit(2, "flood-4-green bandit-green")
    play(s, 0, "tile 1", "income 0", "deliver kansas_city")
    s.players[0].draw = ()
    bare = s.clone()
    bare.bags = ((), (), ())
    play(s, 0, "disc CERT_4")
    play(bare, 0, "disc CERT_4")
    assert s.revealed > bare.revealed


def test_r6_4_a_refilled_market_is_a_barrier_for_undo() -> None:
    """T4: placing the worker reveals cards only at a yellow arrow."""
    for row, barrier in ((5, False), (6, True)):
        s = table()
        staff(s, row, f"{row}-cowboy")
        stock(s, "longhorn", "corriente " * 8)
        foresee(s, "builder builder")
        use(s, 0, "KC")
        seen = s.revealed
        play(s, 0, "tile 1")
        assert (s.revealed > seen) == barrier


def test_r6_15_phase_c_follows() -> None:
    """Four new cards; with a HAND slot cleared in this delivery five."""
    s = income("longhorn corriente black_angus criollo")
    play(s, 0, "income 0", "deliver chicago", "disc HAND_LEFT")
    assert len(s.players[0].hand) == 5
    assert s.waiting() == [1]
