"""Draw phase, herd and supplies (R10, R11)."""

from __future__ import annotations

from tests.games.elpaso.arrange import (
    arrange_deck,
    clear_slots,
    hold,
    names,
    play,
    table,
    told,
    turn,
    use,
    view,
)
from trailboss.games.elpaso.state import ElPasoState, hand_limit


def after_a_turn(hand: str, draw: str, discard: str = "") -> ElPasoState:
    """Seat 0 has passed at n2, so its draw phase is over."""
    s = table()
    hold(s, 0, hand)
    arrange_deck(s, 0, draw, discard)
    return play(use(s, 0, "n2"), 0, "pass")


def test_r10_1_the_hand_is_filled_to_its_limit() -> None:
    """Four, later five."""
    s = table()
    assert hand_limit(s, 0) == 4
    clear_slots(s, 0, "hand_limit")
    play(use(s, 0, "n2"), 0, "pass")
    assert len(s.players[0].hand) == 5


def test_r10_1_a_larger_hand_is_kept() -> None:
    """Six cards stay six."""
    s = after_a_turn("criollo criollo criollo criollo galloway galloway", "pineywoods")
    assert len(s.players[0].hand) == 6
    assert names(s, s.players[0].draw) == ["pineywoods"]


def test_r10_2_an_empty_pile_alone_is_not_shuffled() -> None:
    """T4: two cards missing, two in the pile: both are drawn, nothing is shuffled."""
    s = after_a_turn("criollo criollo", "galloway galloway", "pineywoods pineywoods")
    p = s.players[0]
    assert (len(p.hand), p.draw) == (4, ())
    assert names(s, p.discard) == ["pineywoods", "pineywoods"]
    assert told(s, "shuffle") == []
    hold(s, 0, "criollo criollo criollo")
    s.stack = []
    play(use(s, 0, "n2"), 0, "pass")
    assert told(s, "shuffle") == [(0, 0, "", "R10.2")]
    assert (len(p.hand), len(p.draw), p.discard) == (4, 1, ())


def test_r10_2_the_new_pile_is_in_random_order() -> None:
    """Different seeds, different orders."""
    orders = set()
    for seed in range(8):
        s = table(seed=seed)
        arrange_deck(s, 0, "", "criollo pineywoods galloway santa_gertrudis corriente hereford")
        play(use(s, 0, "n2"), 0, "pass")
        orders.add((s.players[0].hand, s.players[0].draw))
    assert len(orders) > 4


def test_r10_3_a_drawn_worker_is_ready_and_does_not_count() -> None:
    """T5: hand 3, worker then cow: the worker is ready, the hand has 4."""
    s = after_a_turn("criollo criollo criollo", "builder galloway pineywoods")
    p = s.players[0]
    assert (p.ready, len(p.hand)) == ((0, 1, 0, 0), 4)
    assert names(s, p.draw) == ["pineywoods"]
    assert told(s, "ready") == [(0, 1, "builder", "R10.3")]


def test_r10_3_workers_on_top_of_a_full_hand_stay_in_the_pile() -> None:
    """Nothing is drawn when nothing is missing."""
    s = after_a_turn("criollo criollo criollo criollo", "builder")
    assert s.players[0].ready == (0, 0, 0, 0)


def test_r10_4_both_piles_empty() -> None:
    """The hand stays smaller."""
    s = after_a_turn("criollo", "galloway", "cowboy")
    p = s.players[0]
    assert (len(p.hand), p.draw, p.discard, p.ready) == (2, (), (), (1, 0, 0, 0))


def test_r10_5_discard_piles_are_open_and_draw_piles_are_not() -> None:
    """Counts of stacks are open; the order of the own draw pile is not."""
    s = table()
    hold(s, 0, "criollo")
    arrange_deck(s, 0, "galloway pineywoods galloway", "corriente cowboy")
    arrange_deck(s, 1, "hereford criollo", "shorthorn")
    turn(s, 0, "n1")
    seen = view(s, 0)
    assert names(s, seen.players[0].discard) == ["corriente", "cowboy"]
    assert names(s, seen.players[1].discard) == ["shorthorn"]
    assert (seen.players[0].draw, seen.players[1].draw) == ((0, 0, 0), (0, 0))
    assert names(s, seen.players[0].unseen) == ["pineywoods", "galloway", "galloway"]
    assert (seen.simmental, seen.workers, seen.buildings) == (9, (12,) * 4, (2,) * 6)


def test_r11_1_coins_and_exchange_tokens_never_run_out() -> None:
    """A hundred dollars more, and a seventeenth exchange token."""
    s = table()
    s.players[0].dollars, s.players[0].exchanges = 300, 16
    play(use(s, 0, "n6"), 0, "use 1")
    assert s.players[0].exchanges == 17
