"""Actions with workers: hiring, buying, the train, building (R6.5, R6.6, R6.8, R6.10)."""

from __future__ import annotations

import pytest

from tests.games.elpaso.arrange import (
    built,
    crew,
    hold,
    legal,
    names,
    place,
    play,
    refused,
    table,
    use,
    why,
)
from trailboss.games import load
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.location import Perform
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.workers import Hire
from trailboss.games.kit.playout import playout

SPECIALITIES = WORKERS[:3]


def hiring(prices: str, dollars: int) -> ElPasoState:
    """Seat 0 is asked whom to hire: at B, at 3a (for 5) or at 4b (free)."""
    tile = {"B": ("n1", 0, "a"), "5": ("s1", 3, "a"), "free": ("s1", 4, "b")}[prices]
    at, kind, side = tile
    s = table(sides=side)
    if kind:
        place(s, 0, at, kind)
    s.players[0].dollars = dollars
    use(s, 0, at)
    return play(s, 0, "use 2" if prices == "B" else "use 1")


@pytest.mark.parametrize(
    ("prices", "speciality", "all_rounder"), [("free", 0, 4), ("5", 5, 9), ("B", 5, 9)]
)
def test_r6_5_prices(prices: str, speciality: int, all_rounder: int) -> None:
    """T8: free hire 0 / 4 (R6.5a), for 5: 5 / 9 (R6.5b), first at B 5 / 9."""
    for kind in WORKERS:
        s = hiring(prices, 20)
        play(s, 0, f"hire {kind}")
        paid = all_rounder if kind == "all_rounder" else speciality
        assert s.players[0].dollars == 20 - paid
        assert s.players[0].ready[WORKERS.index(kind)] == 1
        assert s.workers[WORKERS.index(kind)] == 11


def test_r6_5a_an_all_rounder_is_not_free() -> None:
    """Refused with 3 dollars."""
    s = hiring("free", 3)
    assert why(s, 0, "hire all_rounder") == ("R6.5a", 4, 3)
    assert legal(s, 0) == {f"hire {kind}" for kind in SPECIALITIES}


def test_r6_5b_an_all_rounder_for_nine() -> None:
    """Refused with 8; the whole action is refused with 4."""
    assert why(hiring("5", 8), 0, "hire all_rounder") == ("R6.5b", 9, 8)
    s = table()
    place(s, 0, "s1", 3)
    s.players[0].dollars = 4
    assert why(use(s, 0, "s1"), 0, "use 1") == ("R6.5", 5, 4)


def test_r6_5c_two_workers_for_thirteen() -> None:
    """T8: together 13, with one all-rounder 17; the second is optional."""
    s = play(hiring("B", 13), 0, "hire cowboy", "use 2", "hire builder")
    assert (s.players[0].dollars, s.players[0].ready) == (0, (1, 1, 0, 0))
    s = play(hiring("B", 17), 0, "hire cowboy", "use 2", "hire all_rounder")
    assert (s.players[0].dollars, s.players[0].ready) == (0, (1, 0, 0, 1))
    s = play(hiring("B", 13), 0, "hire cowboy", "pass")
    assert s.players[0].dollars == 8


def test_r6_5c_different_kinds_only() -> None:
    """A second cowboy is refused, also when the first was spent meanwhile."""
    s = play(hiring("B", 20), 0, "hire engineer", "spend engineer", "use 2")
    refusal = refused(s, 0, "hire engineer")
    assert (refusal.rule, refusal.what) == ("R6.5c", "different-kinds-only")


def test_r6_5c_the_example() -> None:
    """T9: 15 dollars, an all-rounder (9), its bonus (+2), a speciality (8): 0 dollars."""
    s = play(hiring("B", 15), 0, "hire all_rounder")
    assert s.players[0].dollars == 6
    assert why(s, 0, "use 2") == ("R6.5", 8, 6)
    assert legal(s, 0) == {"pass"}
    play(s, 0, "spend all_rounder")
    assert s.players[0].dollars == 8
    play(s, 0, "use 2")
    s.players[0].dollars += 100
    assert refused(s, 0, "hire all_rounder").rule == "R6.5c"
    s.players[0].dollars -= 100
    play(s, 0, "hire cowboy")
    assert (s.players[0].dollars, s.players[0].ready) == (0, (1, 0, 0, 0))


def test_r6_5c_a_cow_is_sold_between_the_two_hires() -> None:
    """The first hire takes all but 5; the white cow gives 3; the second hire takes 8."""
    s = hiring("B", 10)
    hold(s, 0, "galloway")
    play(s, 0, "hire cowboy")
    assert legal(s, 0) == {"use 1", "pass"}
    play(s, 0, "use 1", "use 2", "hire engineer")
    assert (s.players[0].dollars, s.players[0].ready) == (0, (1, 0, 1, 0))


def test_r6_5c_nothing_else_is_open_so_the_second_hire_is_asked_at_once() -> None:
    """The cow was sold before."""
    s = table()
    s.players[0].dollars = 10
    hold(s, 0, "galloway")
    use(s, 0, "n1")
    play(s, 0, "use 1", "use 2", "hire cowboy")
    assert "hire builder" in legal(s, 0) and "hire cowboy" not in legal(s, 0)


def test_r6_5c_after_a_move_the_second_hire_is_asked_at_the_new_place() -> None:
    """What was open at the building left behind is lost, the second hire at B is not (R5.6)."""
    s = table()
    place(s, 0, "s1", 5)
    s.players[0].dollars = 10
    hold(s, 0, "galloway")
    use(s, 0, "s1")
    play(s, 0, "use 3", "go n1", "stop", "use 1", "use 2", "hire cowboy")
    assert "hire builder" in legal(s, 0) and "hire cowboy" not in legal(s, 0)


def test_r6_5c_a_position_between_the_two_hires_can_be_written_down() -> None:
    """What is left of the action is part of the question."""
    game = load("elpaso")
    for seed in range(20):
        s = game.setup(2, seed, {})
        for step in range(300):
            playout(s, 7919 * seed + 104_729 * step, 1)
            top = s.stack[-1] if s.stack else None
            if isinstance(top, Perform) and isinstance(top.rest, Hire):
                again = game.position(game.dump(s))
                assert again.stack[-1] == top and game.dump(again) == game.dump(s)
                return
    raise AssertionError("nobody hires one of two workers")


def test_r6_5c_in_version_1_the_hires_are_one_action() -> None:
    """The second is asked at once, or lost."""
    s = table(version=1)
    s.players[0].dollars = 13
    hold(s, 0, "galloway")
    use(s, 0, "n1")
    play(s, 0, "use 2", "hire cowboy")
    assert legal(s, 0) == {"hire builder", "hire engineer", "pass"}


def test_r6_5_a_hired_worker_is_ready_at_once() -> None:
    """It is spent in the same turn: hire at 3a, then nothing but its bonus is needed."""
    s = play(hiring("5", 5), 0, "hire engineer", "spend engineer")
    assert s.players[0].dollars == 1
    assert names(s, s.players[0].discard) == ["engineer"]


def test_r6_5_an_empty_stack() -> None:
    """R11.1: what is gone cannot be hired."""
    s = hiring("free", 0)
    s.workers = (0, 1, 1, 1)
    assert why(s, 0, "hire cowboy") == ("R11.1", 1, 0)
    s = table(sides="b")
    s.workers = (0, 0, 0, 0)
    place(s, 0, "s1", 4)
    assert why(use(s, 0, "s1"), 0, "use 1") == ("R11.1", 1, 0)


def buying(workers: str, dollars: int) -> ElPasoState:
    """Seat 0 at D with these workers."""
    s = table()
    crew(s, 0, workers)
    s.players[0].dollars = dollars
    return use(s, 0, "n3")


def test_r6_6_shorthorn_for_three_cowboys_and_six() -> None:
    """T10: the workers and the cow lie in the discard pile."""
    s = play(buying("cowboy cowboy cowboy", 6), 0, "use 2", "buy shorthorn")
    assert (s.players[0].dollars, s.players[0].ready, s.cattle[2]) == (0, (0, 0, 0, 0), 7)
    assert names(s, s.players[0].discard) == ["cowboy", "cowboy", "cowboy", "shorthorn"]


def test_r6_6_all_rounders_stand_in() -> None:
    """T10: two cowboys and an all-rounder; with a choice the mix is asked."""
    s = play(buying("cowboy cowboy all_rounder", 6), 0, "use 2", "buy shorthorn")
    assert s.players[0].ready == (0, 0, 0, 0)
    s = play(buying("cowboy cowboy all_rounder all_rounder", 4), 0, "use 2", "buy corriente")
    assert legal(s, 0) == {"all_rounders 0", "all_rounders 1", "all_rounders 2"}
    play(s, 0, "all_rounders 1")
    assert s.players[0].ready == (1, 0, 0, 1)


def test_r6_6_a_mix_that_is_not_there() -> None:
    """Two all-rounders of one are refused, and none if cowboys are missing."""
    s = play(buying("cowboy all_rounder all_rounder", 4), 0, "use 2", "buy corriente")
    assert legal(s, 0) == {"all_rounders 1", "all_rounders 2"}
    assert why(s, 0, "all_rounders 0") == ("R6.6", 2, 1)
    s = play(buying("cowboy cowboy all_rounder", 4), 0, "use 2", "buy corriente")
    assert why(s, 0, "all_rounders 2") == ("R6.6", 2, 1)


def test_r6_6_too_few_cowboys_or_dollars() -> None:
    """T10: refused with 5 dollars; builders do not stand in."""
    s = play(buying("cowboy cowboy cowboy", 5), 0, "use 2")
    assert why(s, 0, "buy shorthorn") == ("R6.6", 6, 5)
    assert why(s, 0, "buy hereford") == ("R6.6", 4, 3)
    assert why(buying("builder engineer", 9), 0, "use 2") == ("R6.6", 1, 0)


def test_r6_6_one_card_per_action() -> None:
    """With workers and money left the purchase is over."""
    s = play(buying("cowboy cowboy", 9), 0, "use 2", "buy black_angus")
    assert refused(s, 0, "use 2").rule == "R5.4"
    s.cattle = (0, 0, 0, 0)
    assert why(use(s, 0, "n3"), 0, "use 2") == ("R11.1", 1, 0)


def riding(workers: str, dollars: int) -> ElPasoState:
    """Seat 0 at F with these workers."""
    s = table()
    crew(s, 0, workers)
    s.players[0].dollars = dollars
    return play(use(s, 0, "n5"), 0, "use 2")


def test_r6_8_the_example() -> None:
    """T11: 3 engineers, an all-rounder and 8: certificates, a token, a move of up to 2."""
    s = riding("engineer engineer engineer all_rounder", 8)
    play(s, 0, "train 4")
    assert (s.players[0].dollars, s.players[0].ready) == (0, (0, 0, 0, 0))
    play(s, 0, "use 1")
    assert s.players[0].certificates == 3
    play(s, 0, "use 2", "draw objective", "use 3", "go n6", "go EP")
    assert len(s.players[0].tokens) == 1
    assert s.players[0].dollars == 5


def test_r6_8_any_order_any_skipped_each_once() -> None:
    """The plain card for 4 in another order; then the rest is skipped."""
    s = riding("engineer engineer engineer engineer", 8)
    play(s, 0, "train 4", "use 2", "draw bonus")
    while "perform" in legal(s, 0) or not any(t.startswith("use") for t in legal(s, 0)):
        play(s, 0, "pass")
    assert refused(s, 0, "use 2").rule == "R5.4"
    play(s, 0, "use 1", "pass")
    assert s.players[0].certificates == 3


def test_r6_8_no_auxiliary_action_instead_of_a_train_card() -> None:
    """That choice belongs to the stop."""
    s = play(riding("engineer", 2), 0, "train 1")
    assert refused(s, 0, "aux 1").rule == "R6.8"


def test_r6_8_too_few_engineers_or_dollars() -> None:
    """Refused with needs and has; one card per action."""
    s = riding("engineer engineer", 9)
    assert why(s, 0, "train 3") == ("R6.8", 3, 2)
    s = riding("engineer engineer", 3)
    assert why(s, 0, "train 2") == ("R6.8", 4, 3)
    play(s, 0, "train 1", "pass")
    assert refused(s, 0, "use 2").rule == "R5.4"
    assert why(use(table(), 0, "n5"), 0, "use 2") == ("R6.8", 1, 0)


def test_r6_8_the_mix_is_chosen() -> None:
    """One engineer and one all-rounder for a card of one."""
    s = play(riding("engineer all_rounder", 2), 0, "train 1")
    assert legal(s, 0) == {"all_rounders 0", "all_rounders 1"}
    play(s, 0, "all_rounders 1")
    assert s.players[0].ready == (0, 0, 1, 0)


def raising(workers: str, dollars: int) -> ElPasoState:
    """Seat 0 at E with these workers."""
    s = table()
    crew(s, 0, workers)
    s.players[0].dollars = dollars
    return use(s, 0, "n4")


def test_r6_10_two_builders_four_dollars_and_the_space() -> None:
    """T13: kind 2 on s2, which costs 1."""
    s = play(raising("builder builder", 5), 0, "use 2", "build 2", "site s2")
    assert (s.players[0].dollars, s.players[0].ready) == (0, (0, 0, 0, 0))
    assert (built(s, "s2"), s.buildings) == ("0:2", (2, 1, 2, 2, 2, 2))


def test_r6_10_the_cost_of_the_space_counts() -> None:
    """With 4 dollars only free spaces are left; an occupied or neutral one is refused."""
    s = raising("builder all_rounder", 4)
    place(s, 1, "s3", 1)
    play(s, 0, "use 2", "build 2")
    assert legal(s, 0) == {"site s6", "site s8"}
    assert why(s, 0, "site s2") == ("R6.10", 5, 4)
    for at in ("s3", "n1", "EP"):
        assert refused(s, 0, f"site {at}").what == "cannot-stand-there"


def test_r6_10_too_few_builders_or_dollars() -> None:
    """Refused with needs and has."""
    s = play(raising("builder builder", 9), 0, "use 2")
    assert why(s, 0, "build 3") == ("R6.10", 3, 2)
    s = play(raising("builder builder builder", 5), 0, "use 2")
    assert why(s, 0, "build 3") == ("R6.10", 6, 5)
    assert why(raising("cowboy", 9), 0, "use 2") == ("R6.10", 1, 0)


def test_r6_10_a_kind_that_is_gone() -> None:
    """R11.1: both tiles of a kind are on the trail."""
    s = raising("builder", 9)
    place(s, 1, "s1", 1)
    place(s, 1, "s2", 1)
    assert why(s, 0, "use 2") == ("R6.10", 2, 1)
    crew(s, 0, "builder builder")
    play(s, 0, "use 2")
    assert why(s, 0, "build 1") == ("R11.1", 1, 0)


def test_r6_10_without_an_empty_space() -> None:
    """R6.10: nine buildings on nine spaces leave no place for another one."""
    s = table(4)
    for at, (seat, kind) in enumerate([(0, 1), (1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4)]):
        place(s, seat, f"s{at + 1}", kind)
    place(s, 1, "s8", 4)
    place(s, 2, "s9", 5)
    crew(s, 0, "builder builder builder builder builder builder")
    s.players[0].dollars = 50
    play(use(s, 0, "n4"), 0, "use 2", "build 5")
    assert legal(s, 0) == {"site s1"}


def test_r6_10_the_side_of_the_stack_stays() -> None:
    """A tile of a stack on side b is used on side b."""
    s = table(sides="abaaaa")
    crew(s, 0, "builder builder")
    s.players[0].dollars = 4
    hold(s, 0, "galloway")
    play(use(s, 0, "n4"), 0, "use 2", "build 2", "site s3")
    play(use(s, 0, "s3"), 0, "use 1")
    assert s.players[0].dollars == 5


def test_r6_10a_replacing_costs_the_difference() -> None:
    """T14: kind 2 by kind 6: 4 builders and 8, no space cost, kind 2 back in its stack."""
    s = raising("builder builder builder all_rounder", 8)
    place(s, 0, "s9", 2)
    play(s, 0, "use 2", "build 6")
    assert legal(s, 0) == {"site s9"}
    play(s, 0, "site s9")
    assert (s.players[0].dollars, s.players[0].ready) == (0, (0, 0, 0, 0))
    assert (built(s, "s9"), s.buildings) == ("0:6", (2, 2, 2, 2, 2, 1))


def test_r6_10a_never_by_the_same_or_a_smaller_kind() -> None:
    """T14: refused; nor can a building of another player be replaced."""
    s = raising("builder builder builder", 20)
    place(s, 0, "s9", 3)
    place(s, 1, "s8", 1)
    play(s, 0, "use 2", "build 3")
    assert why(s, 0, "site s9") == ("R6.10a", 4, 3)
    assert refused(s, 0, "site s8").what == "cannot-stand-there"


def test_r6_10b_two_markers_two_buildings() -> None:
    """With two buildings one can only replace."""
    s = raising("builder builder", 20)
    place(s, 0, "s1", 1)
    place(s, 0, "s2", 6)
    play(s, 0, "use 2")
    assert why(s, 0, "build 1") == ("R6.10b", 1, 0)
    play(s, 0, "build 2")
    assert legal(s, 0) == {"site s1"}
    assert why(s, 0, "site s3") == ("R6.10b", 1, 0)


def test_r6_10b_one_building_per_action() -> None:
    """With workers and money left the action is over."""
    s = play(raising("builder builder", 20), 0, "use 2", "build 1", "site s3")
    assert refused(s, 0, "use 2").rule == "R5.4"
