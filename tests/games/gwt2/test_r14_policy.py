"""What Sam decides, from counts and tables alone: the engine and the companion ask the same."""

from __future__ import annotations

from trailboss.games.gwt2.components import MARKET, SIDES
from trailboss.games.gwt2.sam import policy
from trailboss.games.gwt2.sam.deck import BUY_DOLLARS, SAM_CARDS

WORKERS = {"cowboy": 2, "builder": 1, "engineer": 3}
TRADES = list(WORKERS)
HANDS = (2, 2)


def test_r14_6_steps_are_at_least_those_of_the_card() -> None:
    """Buildings, cowboys and specialists are counted; other cards have their steps printed."""
    steps = {card.n: policy.steps(card, 4, WORKERS, "engineer") for card in SAM_CARDS}
    assert (steps[1], steps[7]) == (1, 2)
    assert (steps[10], steps[12], steps[14]) == (4, 2, 3)


def test_r14_6_a_card_asks_for_its_specialist() -> None:
    """Cards without one are always done."""
    done = [card.n for card in SAM_CARDS if policy.acts(card, "builder")]
    assert done == [*range(1, 11), 15]


def test_r14_7_whom_he_hires() -> None:
    """The cheapest row with somebody for him, a specialist first; or the trade that waits most."""
    rows = [["builder"], ["cowboy", "engineer"], ["cowboy"]]
    assert policy.cheapest(rows, TRADES, "engineer") == (0, "builder")
    assert policy.cheapest(rows, ["cowboy", "engineer"], "engineer") == (1, "engineer")
    assert policy.cheapest(rows, [], "engineer") is None
    assert policy.cheapest_of(rows, TRADES, "cowboy") == (1, "cowboy")
    assert policy.waiting_most(rows, TRADES) == "cowboy"
    assert policy.waiting_most([[]], TRADES) == ""


def test_r14_7_another_specialization_needs_more_workers() -> None:
    """As many are not enough."""
    assert policy.specialty_of({"cowboy": 2, "builder": 2, "engineer": 1}, "builder") == "builder"
    assert policy.specialty_of({"cowboy": 3, "builder": 2, "engineer": 1}, "builder") == "cowboy"
    assert policy.with_room({"cowboy": 6, "builder": 5}, 6) == ["builder"]


def test_r14_9_what_he_may_buy_and_build() -> None:
    """Within his cowboys and the dollars of a purchase; a tile over a smaller one of his."""
    assert all(policy.may_buy(field, 9, 99) for field in MARKET)
    assert not any(policy.may_buy(field, 0, 99) for field in MARKET)
    assert not policy.may_buy(MARKET[-1], 9, BUY_DOLLARS, times=3)
    small, large = SIDES["1b"], SIDES["12b"]
    used = large.builders - small.builders
    assert policy.way(12, large, small, HANDS)[:2] == (used, small.vp)
    assert policy.can_build(policy.way(12, large, small, HANDS), used)
    assert not policy.can_build(policy.way(12, large, small, HANDS), used - 1)
    assert not policy.can_build(policy.way(1, small, large, HANDS), 20)


def test_r14_11_the_next_city() -> None:
    """That of his level, then to the right, at last New York again and again."""
    assert [policy.next_city(last, 3, 12) for last in (-1, 3, 11)] == [3, 4, 11]
