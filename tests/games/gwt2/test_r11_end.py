"""The end of the game: the token leaves, everybody else has one more turn (R11.1, R11.2)."""

from __future__ import annotations

import pytest

from tests.games.arranging import foresee, lay, legal, node, refused, staff, told, turn, use
from tests.games.gwt2.arrange import play, score, table
from tests.games.holdings import forbidden
from trailboss.games.trail.state import TrailState

DELIVERY = ("income 0", "deliver kansas_city", "disc AUX1_2x")


def last_row(seats: int = 3, seat: int = 0, *columns: str) -> TrailState:
    """The token in row 12 with only its own space free; the seat is in Kansas City."""
    s = table(seats)
    staff(s, 12, "12-cowboy " * (seats - 1))
    foresee(s, *columns)
    return use(s, seat, "KC")


def short_turn(s: TrailState, seat: int) -> None:
    """One step, one dollar, done."""
    assert s.waiting() == [seat]
    play(s, seat, "go B", "stop", "aux 1", "pass")


def test_r11_1_the_active_player_takes_the_token() -> None:
    """A worker on the token's own space of row 12 sends the token to the player."""
    s = last_row(3, 1, "-", "cowboy builder")
    play(s, 1, "tile 1")
    assert (s.holder, s.token) == (1, 12)
    assert [score(s, seat)["job-market-token"] for seat in range(3)] == [0, 2, 0]
    assert told(s, "end")


def test_r11_1_a_token_that_stays_in_row_12_ends_nothing() -> None:
    """Two free spaces: the worker goes left of the token, and play goes on."""
    s = table(3)
    staff(s, 12, "12-cowboy")
    foresee(s, "-", "cowboy builder")
    play(use(s, 0, "KC"), 0, "tile 1")
    assert s.holder == -1
    assert s.token == 11


def test_r11_1_after_the_trigger_in_subphase_2_workers_of_column_3_cannot_be_chosen() -> None:
    s = last_row(3, 0, "-", "cowboy builder", "cowboy bandit-green")
    play(s, 0, "tile 1")
    assert legal(s, 0) == {"tile 2"}
    assert refused(s, 0, "tile 1").rule == "R11.2"
    play(s, 0, "tile 2")
    assert s.board[node(s, "BANDIT1")] != 0


def test_r11_1_subphase_3_is_skipped_with_only_workers() -> None:
    """Income follows at once."""
    s = last_row(3, 0, "-", "cowboy builder", "cowboy engineer")
    play(s, 0, "tile 1")
    assert "income 0" in legal(s, 0)


def test_r11_1_the_trigger_may_come_in_subphase_3() -> None:
    s = last_row(3, 0, "-", "-", "bandit-green engineer")
    play(s, 0, "tile 2")
    assert s.holder == 0
    assert "income 0" in legal(s, 0)


def test_r11_1_income_delivery_and_refill_follow_as_usual() -> None:
    """Dollars of Kansas City, the herder on START, all columns refilled, workers among them."""
    s = last_row(3, 0, "- -", "cowboy builder", "cowboy engineer")
    dollars = s.players[0].dollars
    play(s, 0, "tile 1", *DELIVERY)
    assert s.players[0].dollars == dollars + 4
    assert s.players[0].herder == node(s, "START")
    assert all(all(column) for column in s.foresight)
    assert len(s.players[0].hand) == 4


@pytest.mark.parametrize(
    ("seats", "trigger", "rest"),
    [
        (2, 0, [1]),
        (2, 1, [0]),
        (3, 1, [2, 0]),
        (3, 2, [0, 1]),
        (4, 2, [3, 0, 1]),
        (4, 3, [0, 1, 2]),
    ],
)
def test_r11_2_every_other_seat_has_exactly_one_more_turn(
    seats: int, trigger: int, rest: list[int]
) -> None:
    """In turn order; the holder of the token never again, then nobody is asked."""
    s = last_row(seats, trigger, "-", "cowboy builder")
    play(s, trigger, "tile 1", *DELIVERY)
    for seat in rest:
        short_turn(s, seat)
    assert s.waiting() == []
    assert [row[0] for row in told(s, "turn")] == rest


def test_r11_2_after_the_last_turn_nobody_acts() -> None:
    """No action of any seat, tokens included."""
    s = last_row(2, 0, "-", "cowboy builder")
    play(s, 0, "tile 1", *DELIVERY)
    short_turn(s, 1)
    for seat in (0, 1):
        assert legal(s, seat) == set()
        for text in ("exchange", "go C", "pass", "aux 1"):
            assert "over" in forbidden(s, seat, text)


def test_r11_2_the_trigger_seat_is_not_asked_again() -> None:
    """While the others play it has no move of its own."""
    s = last_row(3, 0, "-", "cowboy builder")
    play(s, 0, "tile 1", *DELIVERY)
    forbidden(s, 0, "go A")
    short_turn(s, 1)
    forbidden(s, 0, "go A")
    assert s.waiting() == [2]


def last_visit(*columns: str) -> TrailState:
    """Seat 1 comes to Kansas City in its last turn."""
    s = table(2)
    s.token, s.holder = 12, 0
    foresee(s, *columns)
    return play(turn(s, 1, "G"), 1, "go KC")


def test_r11_2_in_the_last_turn_no_worker_is_chosen() -> None:
    """Column 2 with workers only is skipped, in column 3 the bandit alone is offered."""
    s = last_visit("- -", "cowboy builder", "engineer bandit-orange")
    assert legal(s, 1) == {"tile 2"}
    assert refused(s, 1, "tile 1").rule == "R11.2"
    play(s, 1, "tile 2")
    assert "income 0" in legal(s, 1)


def test_r11_2_columns_with_only_workers_are_skipped_and_refilled_as_usual() -> None:
    """The workers stay where they are; what was taken is replaced from its bag."""
    s = last_visit("bandit-green -", "cowboy builder", "engineer engineer")
    kept = s.foresight[1:]
    play(s, 1, "tile 1", *DELIVERY)
    assert s.foresight[1:] == kept
    assert all(s.foresight[0])
    assert s.waiting() == []


def test_r11_2_workers_of_all_rows_may_be_hired_once_the_token_has_left() -> None:
    """Row 12 is open as well, at its price of 4 (R8.4)."""
    s = table(2)
    s.holder = 0
    staff(s, 13, "12-cowboy 12-engineer")
    s.players[1].dollars = 4
    use(s, 1, "A")
    play(s, 1, "use 2", "hire 12-engineer")
    assert s.players[1].dollars == 0
    assert s.players[1].workers == (1, 1, 2)


def test_r11_2_a_last_turn_with_a_herder_move_is_still_one_turn() -> None:
    """3a leads to a second phase B, not to a second turn."""
    s = table(2)
    s.token, s.holder = 12, 0
    lay(s, "A1", "1:3")
    play(turn(s, 1, "A"), 1, "go A1", "stop", "use 2", "go B", "aux 1", "pass")
    assert s.waiting() == []
