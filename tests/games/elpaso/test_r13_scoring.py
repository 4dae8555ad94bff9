"""Scoring (R13)."""

from __future__ import annotations

import pytest

from tests.games.elpaso.arrange import (
    GAME,
    arrange_deck,
    cards,
    clear_slots,
    crew,
    deliver_to,
    hold,
    own,
    place,
    score,
    table,
)
from trailboss.core.game import winners


@pytest.mark.parametrize(("dollars", "points", "tie"), [(14, 2, 4), (15, 3, 0), (4, 0, 4)])
def test_r13_1_a_point_for_five_dollars(dollars: int, points: int, tie: int) -> None:
    """T22: 14 dollars: 2 points and 4 for ties; 15: 3 and 0 (R13.8)."""
    s = table()
    s.players[0].dollars = dollars
    assert score(s, 0)["dollars"] == points
    assert GAME.scores(s)[0].tie == tie


def test_r13_2_own_buildings() -> None:
    """Kinds 1 to 6 are worth 1, 3, 4, 5, 7, 10; others' do not count."""
    s = table()
    for kind, points in enumerate((1, 3, 4, 5, 7, 10), 1):
        s = table()
        place(s, 0, "s1", kind)
        assert (score(s, 0)["buildings"], score(s, 1)["buildings"]) == (points, 0)


def test_r13_3_discs_on_dark_posts() -> None:
    """10, 12 and 16 are worth 2, 4 and 8 for each disc; light posts nothing."""
    s = table()
    deliver_to(s, 0, "0 5 7 9 10 12 12 16 16")
    assert score(s, 0)["deliveries"] == 2 + 4 + 4 + 8 + 8


def test_r13_4_workers_wherever_they_lie() -> None:
    """T24: ready, in the draw pile and in the discard pile: 2 each."""
    s = table()
    crew(s, 0, "cowboy all_rounder")
    arrange_deck(s, 0, "builder", "engineer")
    assert score(s, 0)["workers"] == 8


def test_r13_5_cows_wherever_they_lie() -> None:
    """T24: hand, draw pile and discard pile; starting cows are worth nothing."""
    s = table()
    assert score(s, 0)["cattle"] == 0
    hold(s, 0, "black_angus criollo")
    arrange_deck(s, 0, "corriente galloway", "shorthorn hereford simmental")
    assert score(s, 0)["cattle"] == 2 + 3 + 5 + 8 + 2


def test_r13_5_cows_out_of_the_game_are_worth_nothing() -> None:
    """A removed cow is nobody's."""
    s = table()
    s.removed_cards = cards(s, "hereford")
    assert score(s, 0)["cattle"] == score(s, 1)["cattle"] == 0


def test_r13_5_the_rancher_on_the_simmental_space() -> None:
    """2 points for its player only."""
    s = table()
    s.ender = 1
    assert (score(s, 0)["cattle"], score(s, 1)["cattle"]) == (0, 2)


def test_r13_6_bonus_tokens() -> None:
    """Their printed points; objectives are another line."""
    s = table()
    own(s, 0, "b01 b08 b13 o01")
    assert score(s, 0)["bonus-tokens"] == 1 + 3 + 2


def test_r13_7_one_cow_for_one_objective() -> None:
    """T23: two objectives that need a Corriente, one Corriente: only one of them scores."""
    s = table()
    own(s, 0, "o01 o04")
    arrange_deck(s, 0, "corriente black_angus shorthorn")
    assert score(s, 0)["objectives"] == 4
    arrange_deck(s, 0, "corriente corriente black_angus shorthorn")
    assert score(s, 0)["objectives"] == 7


def test_r13_7_an_unfulfilled_objective_costs_nothing() -> None:
    """Nor does a half fulfilled one."""
    s = table()
    own(s, 0, "o01 o03 o20")
    arrange_deck(s, 0, "corriente")
    assert score(s, 0)["objectives"] == 0


def test_r13_7_workers_count_wherever_they_lie() -> None:
    """Three engineers: one ready, one in each pile."""
    s = table()
    own(s, 0, "o13")
    crew(s, 0, "engineer")
    arrange_deck(s, 0, "engineer", "engineer")
    assert score(s, 0)["objectives"] == 3


def test_r13_7_the_best_assignment_of_buildings() -> None:
    """A large building serves the objective for a large one, a small one the other."""
    s = table()
    own(s, 0, "o05 o16")
    arrange_deck(s, 0, "corriente")
    place(s, 0, "s1", 5)
    assert score(s, 0)["objectives"] == 4
    place(s, 0, "s2", 1)
    assert score(s, 0)["objectives"] == 7


def test_r13_7_the_best_assignment_of_discs() -> None:
    """12 and 16 serve o20; with one more disc on 10 also o19."""
    s = table()
    own(s, 0, "o19 o20")
    deliver_to(s, 0, "9 12 16")
    assert score(s, 0)["objectives"] == 5
    deliver_to(s, 0, "9 10 12 16")
    assert score(s, 0)["objectives"] == 8


def test_r13_7_bonus_tokens_serve_once() -> None:
    """Two tokens for o18, or one of them for o17."""
    s = table()
    own(s, 0, "o17 o18 b01 b02")
    crew(s, 0, "engineer engineer")
    assert score(s, 0)["objectives"] == 4
    own(s, 0, "o17 o18 b01 b02 b03")
    assert score(s, 0)["objectives"] == 7


def test_r13_8_the_most_points_win() -> None:
    """More points beat more dollars left."""
    s = table()
    s.players[0].dollars, s.players[1].dollars = 5, 4
    assert winners(GAME.scores(s)) == [0]


def test_r13_8_a_tie_goes_to_the_dollars_left() -> None:
    """Not to all dollars: 9 beats 5 in dollars modulo 5; equal ones share the victory."""
    s = table()
    s.players[0].dollars, s.players[1].dollars = 5, 9
    assert winners(GAME.scores(s)) == [1]
    s.players[0].dollars = 10
    crew(s, 1, "")
    clear_slots(s, 1, "")
    s.players[1].dollars = 10
    assert winners(GAME.scores(s)) == [0, 1]


def test_r13_1_seven_categories() -> None:
    """In the order of the pad."""
    assert list(score(table(), 0)) == [
        "dollars", "buildings", "deliveries", "workers", "cattle", "bonus-tokens", "objectives",
    ]  # fmt: skip
