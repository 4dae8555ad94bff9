"""Hiring workers and what their spaces give (R8.4-R8.7)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    hold,
    lay,
    legal,
    names,
    node,
    refused,
    staff,
    stock,
    tile,
    use,
    why,
)
from tests.games.gwt2.arrange import play, table, yard
from trailboss.games.trail.state import TrailState


def hiring(dollars: int, places: str, token: int = 4, seats: int = 3) -> TrailState:
    """Seat 0 is about to use A with this money; no card is in the hand."""
    s = table(seats)
    staff(s, token, places)
    s.players[0].dollars = dollars
    return s


def test_r8_4_two_hires_at_a_worked_example() -> None:
    """Engineer for 7, 2 dollars of the Criollo, cowboy for 6 + 2: 13 dollars suffice (X17)."""
    s = hiring(13, "1-cowboy 3-engineer 4-engineer")
    p = s.players[0]
    p.workers = (1, 1, 2)
    hold(s, 0, "criollo")
    play(use(s, 0, "A"), 0, "use 2")
    assert legal(s, 0) == {"hire 1-cowboy", "hire 3-engineer"}
    play(s, 0, "hire 3-engineer", "perform")
    assert p.dollars == 8
    play(s, 0, "use 3", "hire 1-cowboy")
    assert (p.dollars, p.workers) == (0, (2, 1, 3))
    assert legal(s, 0) == {"pass"}


def test_r8_4_the_row_of_the_token_is_closed() -> None:
    """A worker beside the token waits until the token has moved on."""
    s = hiring(50, "3-cowboy 4-cowboy 4-engineer")
    play(use(s, 0, "A"), 0, "use 2")
    assert legal(s, 0) == {"hire 3-cowboy"}
    assert refused(s, 0, "hire 4-cowboy").rule == "R8.4"


def test_r8_4_all_rows_are_open_once_the_token_has_left() -> None:
    """The last row is hired from at 4 dollars (F20)."""
    s = hiring(4, "12-builder", token=13)
    play(use(s, 0, "A"), 0, "use 2", "hire 12-builder")
    assert s.players[0].dollars == 0
    assert s.players[0].workers == (1, 2, 1)


PRICES = (6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4)


@pytest.mark.parametrize(("row", "price"), list(enumerate(PRICES, 1)))
def test_r8_4_each_row_has_its_price(row: int, price: int) -> None:
    """The price of the row is paid, and one dollar less is refused."""
    s = hiring(price, f"{row}-cowboy", token=13)
    play(use(s, 0, "A"), 0, "use 2", f"hire {row}-cowboy")
    assert s.players[0].dollars == 0
    poor = use(hiring(price - 1, f"{row}-cowboy", token=13), 0, "A")
    assert why(poor, 0, "use 2") == ("R8.4", price, price - 1)


def test_r8_4_the_modifier_changes_the_price() -> None:
    """At +2 a worker of row 2 costs 8; 6 dollars are not enough."""
    s = use(hiring(6, "2-cowboy"), 0, "A")
    assert "use 2" in legal(s, 0)
    assert why(s, 0, "use 3") == ("R8.4", 8, 6)
    rich = hiring(8, "2-cowboy 3-cowboy")
    play(use(rich, 0, "A"), 0, "use 3")
    assert why(rich, 0, "hire 3-cowboy") == ("R8.4", 9, 8)
    play(rich, 0, "hire 2-cowboy")
    assert rich.players[0].dollars == 0


def test_r8_4_building_6a_hires_for_one_dollar_less() -> None:
    """Row 1 costs 5 there."""
    s = yard("6a")
    staff(s, 4, "1-cowboy")
    s.players[0].dollars = 5
    play(use(s, 0, "A1"), 0, "use 1", "hire 1-cowboy")
    assert s.players[0].dollars == 0


def test_r8_4_an_empty_job_market_refuses_the_action() -> None:
    """Nobody stands above the token."""
    s = use(hiring(50, "4-cowboy"), 0, "A")
    assert why(s, 0, "use 2") == ("R8.4", 1, 0)
    assert why(s, 0, "use 3") == ("R8.4", 1, 0)


def test_r8_4_the_worker_leaves_the_job_market() -> None:
    """One tile goes, the other of its kind stays."""
    s = hiring(20, "1-cowboy 1-cowboy")
    play(use(s, 0, "A"), 0, "use 2", "hire 1-cowboy")
    assert [job for job in s.jobs if job] == [1]


def test_r8_5_a_full_row_takes_no_more() -> None:
    """Six cowboys: the seventh is refused, other trades are not."""
    s = hiring(20, "1-cowboy 1-builder")
    s.players[0].workers = (6, 1, 1)
    play(use(s, 0, "A"), 0, "use 2")
    assert refused(s, 0, "hire 1-cowboy").rule == "R8.5"
    assert legal(s, 0) == {"hire 1-builder"}


def test_r8_5_only_full_rows_refuse_the_action() -> None:
    """Only cowboys are there, and their row is full."""
    s = hiring(20, "1-cowboy")
    s.players[0].workers = (6, 1, 1)
    assert refused(use(s, 0, "A"), 0, "use 2").rule == "R8.5"


def test_r8_5_the_sixth_space_can_be_filled() -> None:
    """A row has six spaces, the printed worker included."""
    s = hiring(6, "1-cowboy")
    s.players[0].workers = (5, 1, 1)
    play(use(s, 0, "A"), 0, "use 2", "hire 1-cowboy")
    assert s.players[0].workers == (6, 1, 1)


def hired(trade: str, number: int, cards: str = "", dollars: int = 0) -> TrailState:
    """A worker has just been hired on this space of its row, and so much money is left."""
    s = hiring(6 + dollars, f"1-{trade}")
    at = ("cowboy", "builder", "engineer").index(trade)
    workers = [1, 1, 1]
    workers[at] = number - 1
    s.players[0].workers = (workers[0], workers[1], workers[2])
    hold(s, 0, cards)
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "BANDIT3", "bandit-green")
    return play(use(s, 0, "A"), 0, "use 2", f"hire 1-{trade}")


def test_r8_6_the_immediate_action_may_be_given_up() -> None:
    """Given up it is gone: nothing of it is offered later."""
    s = hired("engineer", 3, "criollo")
    assert legal(s, 0) == {"perform", "pass"}
    play(s, 0, "pass")
    assert s.players[0].dollars == 0
    assert legal(s, 0) == {"pass"}


def test_r8_6_no_objective_card_between_hire_and_immediate_action() -> None:
    """The window opens only when the hire is finished."""
    s = hired("engineer", 3, "criollo OB01")
    assert "play OB01" not in legal(s, 0)
    play(s, 0, "perform")
    assert "play OB01" in legal(s, 0)


def test_r8_6_without_its_card_the_immediate_action_is_refused() -> None:
    """Engineer 3 asks for a Criollo."""
    s = hired("engineer", 3, "galloway")
    assert legal(s, 0) == {"pass"}
    assert why(s, 0, "perform") == ("R8.2", 1, 0)


@pytest.mark.parametrize(
    ("trade", "number"),
    [("cowboy", n) for n in (2, 3, 5)] + [("builder", n) for n in (2, 3, 5)],
)
def test_r8_7_the_other_spaces_have_no_action(trade: str, number: int) -> None:
    """The hire ends there."""
    s = hired(trade, number, "criollo", dollars=9)
    assert "perform" not in legal(s, 0)
    assert legal(s, 0) == {"pass"}


def test_r8_7_cowboy_4_removes_a_hazard_for_nothing() -> None:
    """No dollar is paid."""
    s = play(hired("cowboy", 4), 0, "perform", "clear FLOOD1")
    assert s.players[0].dollars == 0
    assert s.players[0].hazards == (tile(s, "flood-4-green"),)


def test_r8_7_cowboy_6_collects_a_bandit() -> None:
    """The reward of the space is gained: BANDIT3 pays 2."""
    s = play(hired("cowboy", 6), 0, "perform", "collect BANDIT3")
    assert s.players[0].dollars == 2
    assert len(s.players[0].bandits) == 1


@pytest.mark.parametrize("number", [4, 6])
def test_r8_7_builders_4_and_6_place_a_building_at_one_dollar(number: int) -> None:
    """4a needs two builders: 2 dollars. The builder just hired counts."""
    s = play(hired("builder", number, dollars=2), 0, "perform", "build 4", "site A1")
    assert s.players[0].dollars == 0
    assert s.board[node(s, "A1")] == tile(s, "0:4")


def test_r8_7_a_builder_space_without_money_places_nothing() -> None:
    """The cheapest building costs 1 dollar there."""
    s = hired("builder", 4)
    assert legal(s, 0) == {"pass"}
    assert why(s, 0, "perform") == ("R8.19", 1, 0)


@pytest.mark.parametrize(
    ("number", "dollars", "certificates"), [(2, 0, 1), (3, 2, 0), (5, 0, 2), (6, 4, 0)]
)
def test_r8_7_engineer_spaces_turn_a_criollo(number: int, dollars: int, certificates: int) -> None:
    """Engineer 2, 3, 5 and 6: a Criollo for certificates or dollars."""
    s = play(hired("engineer", number, "criollo galloway"), 0, "perform")
    if certificates:
        play(s, 0, f"certificates {certificates}")
    assert s.players[0].dollars == dollars
    assert s.players[0].certificates == certificates
    assert names(s, s.players[0].hand) == ["galloway"]


def test_r8_7_engineer_4_hires_at_two_less() -> None:
    """Row 1 costs 4, and the immediate action of the new worker is performed as well."""
    s = hiring(10, "1-engineer 1-cowboy")
    s.players[0].workers = (3, 1, 3)
    lay(s, "FLOOD1", "flood-4-green")
    play(use(s, 0, "A"), 0, "use 2", "hire 1-engineer", "perform", "hire 1-cowboy")
    assert s.players[0].dollars == 0
    play(s, 0, "perform", "clear FLOOD1")
    assert s.players[0].workers == (4, 1, 4)


def test_r8_7_the_hire_of_engineer_4_lapses_without_money() -> None:
    """One dollar is left and the cheapest row costs 4 - 2 (R12.5)."""
    s = hiring(7, "1-engineer 12-cowboy", token=13)
    s.players[0].workers = (1, 1, 3)
    play(use(s, 0, "A"), 0, "use 2", "hire 1-engineer")
    assert legal(s, 0) == {"pass"}
    assert why(s, 0, "perform") == ("R8.4", 2, 1)


def test_r8_7_nothing_to_remove_nothing_to_perform() -> None:
    """Cowboy 4 without a hazard on the board, cowboy 6 without a bandit."""
    for number, rule in ((4, "R8.27"), (6, "R8.26")):
        s = hiring(6, "1-cowboy")
        s.players[0].workers = (number - 1, 1, 1)
        stock(s, "longhorn")
        play(use(s, 0, "A"), 0, "use 2", "hire 1-cowboy")
        assert why(s, 0, "perform") == (rule, 1, 0)
