"""Buying cattle (R8.8-R8.10, R8.38)."""

from __future__ import annotations

import pytest

from tests.games.arranging import legal, names, refused, stock, use, why
from tests.games.gwt2.arrange import play, table
from trailboss.games.trail.market import BuyCattle, ChoosePurchase
from trailboss.games.trail.state import TrailState

OPEN = "longhorn longhorn corriente black_angus shorthorn-3 shorthorn-5 hereford-5 hereford-7"


def buying(cowboys: int, dollars: int, market: str = OPEN, stack: str = "") -> TrailState:
    """Seat 0 has begun to buy at E."""
    s = table()
    p = s.players[0]
    p.workers, p.dollars = (cowboys, 1, 1), dollars
    stock(s, market, stack)
    return play(use(s, 0, "E"), 0, "use 2")


def options(s: TrailState) -> set[str]:
    return {text.removeprefix("buy ") for text in legal(s, 0) if text.startswith("buy")}


@pytest.mark.parametrize(
    ("cowboys", "fields"),
    [
        (1, "V3x1_a SHx1_a"),
        (2, "V3x1_a SHx1_a V3x1_b HEx1_a"),
        (3, "V3x1_a SHx1_a V3x1_b HEx1_a V3x2 SHx1_b"),
        (4, "V3x1_a SHx1_a V3x1_b HEx1_a V3x2 SHx1_b HEx1_b"),
        (5, "V3x1_a SHx1_a V3x1_b HEx1_a V3x2 SHx1_b HEx1_b SHx2"),
    ],
)
def test_r8_8_cowboys_open_the_fields(cowboys: int, fields: str) -> None:
    """With plenty of money exactly these fields can be used (X18)."""
    assert options(buying(cowboys, 99)) == set(fields.split())


def test_r8_8_too_few_cowboys_are_refused() -> None:
    """One cowboy: no Hereford and no cheap card."""
    s = buying(1, 99)
    assert why(s, 0, "buy V3x1_b") == ("R8.8", 2, 1)
    assert why(s, 0, "buy V3x2") == ("R8.8", 3, 1)
    assert why(s, 0, "buy SHx1_b") == ("R8.8", 3, 1)
    assert why(s, 0, "buy SHx2") == ("R8.8", 5, 1)
    assert why(s, 0, "buy HEx1_a") == ("R8.8", 2, 1)
    assert why(s, 0, "buy HEx1_b") == ("R8.8", 4, 1)


@pytest.mark.parametrize(
    ("field", "cowboys", "dollars", "bought"),
    [
        ("V3x1_a", 1, 6, "longhorn"),
        ("V3x1_b", 2, 3, "corriente"),
        ("V3x2", 3, 5, "longhorn black_angus"),
        ("SHx1_a", 1, 12, "shorthorn-5"),
        ("SHx1_b", 3, 6, "shorthorn-3"),
        ("SHx2", 5, 8, "shorthorn-5 shorthorn-3"),
        ("HEx1_a", 2, 12, "hereford-7"),
        ("HEx1_b", 4, 6, "hereford-5"),
    ],
)
def test_r8_8_each_field_costs_its_cowboys_and_dollars(
    field: str, cowboys: int, dollars: int, bought: str
) -> None:
    """The cards go on the discard pile, all cowboys and dollars are used."""
    s = buying(cowboys, dollars)
    play(s, 0, f"buy {field}", *[f"cow {name}" for name in bought.split()])
    assert names(s, s.players[0].discard) == bought.split()
    assert s.players[0].dollars == 0
    assert len(s.market) == 8 - len(bought.split())
    assert legal(s, 0) == {"pass"}
    poor = buying(cowboys, dollars - 1, OPEN, "longhorn")
    assert why(poor, 0, f"buy {field}") == ("R8.8", dollars, dollars - 1)


def test_r8_8_fields_are_combined_until_no_cowboy_is_left() -> None:
    """Two cowboys: two cards for 6 each, then a third is refused."""
    s = play(buying(2, 99), 0, "buy V3x1_a", "cow longhorn", "buy V3x1_a", "cow longhorn")
    assert s.players[0].dollars == 99 - 12
    assert why(s, 0, "buy V3x1_a") == ("R8.8", 1, 0)
    assert legal(s, 0) == {"pass"}


def test_r8_8_six_cowboys_use_a_field_twice() -> None:
    """Four cards for 5 + 5 dollars."""
    s = buying(6, 10)
    play(s, 0, "buy V3x2", "cow longhorn", "cow longhorn")
    play(s, 0, "buy V3x2", "cow corriente", "cow black_angus")
    assert len(s.players[0].discard) == 4
    assert s.players[0].dollars == 0


def test_r8_8_only_fitting_open_cards_are_bought() -> None:
    """A field of value 3 gives no Shorthorn."""
    s = play(buying(1, 6), 0, "buy V3x1_a")
    assert legal(s, 0) == {"cow longhorn", "cow corriente", "cow black_angus"}
    assert refused(s, 0, "cow shorthorn-3").rule == "R8.8"


def test_r8_8_cards_of_the_stack_are_not_bought() -> None:
    """No Shorthorn lies open, although one is on the stack."""
    s = buying(1, 99, "longhorn", "shorthorn-5")
    assert why(s, 0, "buy SHx1_a") == ("R8.8", 1, 0)


def test_r8_8_nothing_need_be_bought() -> None:
    """The action may end at once."""
    s = play(buying(2, 99), 0, "pass")
    assert s.players[0].dollars == 99
    assert len(s.market) == 8


def test_r8_8_nothing_to_do_refuses_the_action() -> None:
    """No money, an empty stack: the action cannot begin."""
    s = table()
    s.players[0].dollars = 0
    stock(s, OPEN)
    assert refused(use(s, 0, "E"), 0, "use 2").rule == "R8.8"


def test_r8_9_an_unused_cowboy_turns_up_two_cards() -> None:
    """Then the second cowboy buys one of them (X19)."""
    s = buying(2, 6, "shorthorn-3", "corriente longhorn hereford-5")
    before = s.revealed
    play(s, 0, "reveal")
    assert names(s, s.market) == ["longhorn", "corriente", "shorthorn-3"]
    assert s.revealed > before
    play(s, 0, "buy V3x1_a", "cow corriente")
    assert s.players[0].dollars == 0
    assert why(s, 0, "reveal") == ("R8.9", 1, 0)


def test_r8_9_cards_are_turned_up_after_buying_too() -> None:
    """At any moment of the action, and beyond the size of the set-up."""
    s = buying(3, 6, OPEN, "longhorn longhorn corriente corriente")
    play(s, 0, "buy V3x1_a", "cow longhorn", "reveal", "reveal")
    assert len(s.market) == 11
    assert "reveal" not in legal(s, 0)


def test_r8_9_the_last_card_of_the_stack_comes_alone() -> None:
    """With one card left that one is turned up; with none no cowboy can do it (T2, R12.4)."""
    s = buying(2, 0, "shorthorn-3", "corriente")
    play(s, 0, "reveal")
    assert names(s, s.market) == ["corriente", "shorthorn-3"]
    assert why(s, 0, "reveal") == ("R12.4", 1, 0)


def test_r8_9_a_refused_reveal_spends_no_cowboy() -> None:
    """The stack is empty: the cowboy still buys."""
    s = buying(1, 6)
    assert why(s, 0, "reveal") == ("R12.4", 1, 0)
    assert "buy V3x1_a" in legal(s, 0)


def test_r8_9_the_cowboys_left_are_told() -> None:
    """The open question itself says how many there are (T18)."""
    s = buying(3, 12, OPEN, "longhorn")
    for left in (3, 2, 1):
        assert s.stack[-1] == ChoosePurchase(0, left)
        play(s, 0, *(["reveal"] if left == 3 else ["buy V3x1_a", "cow longhorn"]))
    assert s.stack[-1] == ChoosePurchase(0, 0)


def test_r8_10_every_buy_action_begins_with_all_cowboys() -> None:
    """A second buy action of the turn has them again (D14, F12)."""
    s = play(buying(1, 12), 0, "buy V3x1_a", "cow longhorn", "pass")
    BuyCattle().start(s, 0)
    assert "buy V3x1_a" in legal(s, 0)


def test_r8_38_a_field_for_two_may_give_one() -> None:
    """Its full price and cowboys are paid all the same."""
    s = buying(3, 5, "longhorn shorthorn-3")
    play(s, 0, "buy V3x2", "cow longhorn", "pass")
    assert names(s, s.players[0].discard) == ["longhorn"]
    assert s.players[0].dollars == 0
    assert legal(s, 0) == {"pass"}


def test_r8_38_the_second_card_of_a_field_may_be_left() -> None:
    """Two lie open, one is taken."""
    s = play(buying(3, 5), 0, "buy V3x2", "cow longhorn", "pass")
    assert names(s, s.players[0].discard) == ["longhorn"]
