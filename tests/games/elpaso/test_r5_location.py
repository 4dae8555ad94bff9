"""Using the stop (R5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.elpaso.arrange import (
    arrange_deck,
    built,
    crew,
    hold,
    kinds,
    legal,
    node,
    place,
    play,
    refused,
    table,
    use,
    why,
)
from trailboss.games.elpaso.tally import tally


def test_r5_1_the_tile_or_one_auxiliary_action() -> None:
    """After an action of the tile no auxiliary one; after an auxiliary one nothing."""
    s = use(table(), 0, "n2")
    assert legal(s, 0) == {"use 2", "aux 1", "aux 3", "pass"}
    other = s.clone()
    play(s, 0, "use 2")
    assert (refused(s, 0, "aux 1").rule, legal(s, 0)) == ("R5.1", {"pass"})
    play(other, 0, "aux 1")
    assert other.players[0].dollars == 1
    assert other.waiting() == [1]


def test_r5_1_an_own_building_is_used_like_a_neutral_one() -> None:
    """Kind 2 on side a: remove a cow, gain 3."""
    s = table()
    place(s, 0, "s1", 2)
    use(s, 0, "s1")
    play(s, 0, "use 2")
    assert s.players[0].dollars == 3


def test_r5_2_another_players_building_gives_one_auxiliary_action() -> None:
    """T3: only auxiliary actions are offered."""
    s = table()
    place(s, 1, "s1", 2)
    use(s, 0, "s1")
    assert legal(s, 0) == {"aux 1", "aux 3", "pass"}
    assert (refused(s, 0, "use 2").rule, refused(s, 0, "use 2").what) == (
        "R5.2",
        "not-your-building",
    )
    assert [row["aux_only"] for row in tally(s)["players"]] == [["s1"], []]
    play(s, 0, "aux 1")
    assert s.waiting() == [1]


def test_r5_3_el_paso_leaves_no_choice() -> None:
    """Money and Simmental come by themselves, then the delivery is asked; nothing is skipped."""
    s = use(table(), 0, "EP")
    assert (s.players[0].dollars, s.simmental) == (5, 8)
    assert legal(s, 0) == {"certificates 0"}
    play(s, 0, "certificates 0")
    assert "pass" not in legal(s, 0)


def test_r5_4_any_order_each_once_any_skipped() -> None:
    """C in both orders, and only half of it."""
    for order in (["use 1", "use 2"], ["use 2", "use 1"]):
        s = table()
        hold(s, 0, "criollo")
        use(s, 0, "n2")
        play(s, 0, *order)
        assert (s.players[0].dollars, s.players[0].certificates) == (2, 2)
    s = table()
    hold(s, 0, "criollo criollo")
    use(s, 0, "n2")
    play(s, 0, "use 1")
    assert (refused(s, 0, "use 1").rule, refused(s, 0, "use 1").what) == ("R5.4", "already-done")
    play(s, 0, "pass")
    assert (s.players[0].certificates, s.waiting()) == (0, [1])


def test_r5_5_costs_are_paid_in_full() -> None:
    """G: an exchange token for 1 dollar is refused without it."""
    s = use(table(), 0, "n6")
    assert why(s, 0, "use 1") == ("R6.4", 1, 0)
    s.players[0].dollars = 1
    play(s, 0, "use 1")
    assert (s.players[0].dollars, s.players[0].exchanges) == (0, 1)


def test_r5_5_a_cost_that_was_spent_meanwhile_ends_the_action() -> None:
    """Dollars used for a builder's bonus are missing for the cow: it is not bought."""
    s = table()
    crew(s, 0, "cowboy builder")
    s.players[0].dollars = 2
    use(s, 0, "n3")
    play(s, 0, "use 2", "spend builder")
    assert legal(s, 0) == {"pass"}
    play(s, 0, "pass")
    assert s.cattle == (8, 10, 8, 6)


def test_r5_6_a_move_ends_the_use_of_the_tile() -> None:
    """1b: after the move the two dollars are lost; before it they are not."""
    s = table(sides="b")
    place(s, 0, "s1", 1)
    use(s, 0, "s1")
    other = s.clone()
    play(s, 0, "use 2", "go n1", "stop", "pass")
    assert (s.players[0].dollars, s.waiting()) == (0, [1])
    play(other, 0, "use 1", "use 2", "go n1", "stop", "pass")
    assert (other.players[0].dollars, other.waiting()) == (2, [1])


@pytest.mark.parametrize("where", [{"version": 1}, {"card_after_move": "lost"}])
def test_r5_6_a_move_of_a_train_card_ends_card_and_tile(where: dict[str, Any]) -> None:
    """By the other reading the rest of the card and of F are lost once the rancher has left."""
    s = table(**where)
    crew(s, 0, "engineer engineer engineer engineer")
    s.players[0].dollars = 8
    hold(s, 0, "criollo")
    use(s, 0, "n5")
    play(s, 0, "use 2", "train 4", "use 3", "go n6", "stop")
    assert built(s, "n6") == "G"
    play(s, 0, "pass")
    assert s.waiting() == [1]
    assert (s.players[0].dollars, s.players[0].certificates) == (0, 0)


def test_r5_6_the_rest_of_a_train_card_stays_open_after_its_move() -> None:
    """The card's other actions are still there, those of F are lost."""
    s = table()
    crew(s, 0, "engineer engineer engineer engineer")
    s.players[0].dollars = 8
    hold(s, 0, "criollo")
    use(s, 0, "n5")
    play(s, 0, "use 2", "train 4", "use 3", "go n6", "stop", "pass")
    assert legal(s, 0) == {"use 1", "use 2", "pass"}
    play(s, 0, "use 1", "use 2", "take o01" if "take o01" in legal(s, 0) else "draw objective")
    assert s.players[0].certificates == 3
    assert s.waiting() == [1]


def test_r5_6_the_rest_is_not_lost_by_anything_else() -> None:
    """After the train card of F its first action is still there."""
    s = table()
    crew(s, 0, "engineer")
    s.players[0].dollars = 2
    hold(s, 0, "criollo")
    arrange_deck(s, 0, "")
    use(s, 0, "n5")
    play(s, 0, "use 2", "train 1", "use 2", "pass")
    assert s.players[0].rancher == node("n5")
    assert "use 1" in legal(s, 0)
    assert kinds(s, 0) == {"use", "pass"}
