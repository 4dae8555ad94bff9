"""Herder moves given by actions (R8.29, R8.41)."""

from __future__ import annotations

from tests.games.arranging import hold, lay, legal, node, refused, stock, use, why
from tests.games.gwt2.arrange import play, yard


def test_r8_29_the_new_location_is_used_wholly() -> None:
    """3a: a pair for 3 dollars, then one step to 2a and both its actions (X37)."""
    s = yard("3a")
    lay(s, "A2", "0:2")
    stock(s, "longhorn")
    hold(s, 0, "criollo criollo galloway")
    play(use(s, 0, "A1"), 0, "use 1", "discard criollo", "discard criollo", "use 2", "go A2")
    assert s.players[0].herder == node(s, "A2")
    assert len(s.players[0].hand) == 1
    play(s, 0, "use 1", "use 2", "buy V3x1_a", "cow longhorn", "pass")
    assert s.players[0].dollars == 3 + 4 - 6
    assert legal(s, 0) == {"pass"}


def test_r8_29_an_auxiliary_action_may_be_taken_at_the_new_location() -> None:
    """Phase B begins anew, though a local action was performed before."""
    s = yard("3a")
    lay(s, "A2", "1:2")
    hold(s, 0, "criollo criollo")
    play(use(s, 0, "A1"), 0, "use 1", "discard criollo", "discard criollo", "use 2", "go A2")
    assert legal(s, 0) == {"aux 1", "aux 2"}
    play(s, 0, "aux 1")
    assert s.players[0].dollars == 4


def test_r8_29_what_was_left_at_the_old_location_is_lost() -> None:
    """The move came first: the pair of 3a is not sold any more (D3, F9)."""
    s = yard("3a")
    lay(s, "A2", "1:2")
    hold(s, 0, "criollo criollo")
    play(use(s, 0, "A1"), 0, "use 2", "go A2", "aux 1")
    assert legal(s, 0) == {"pass"}
    play(s, 0, "pass")
    assert s.waiting() == [1]


def test_r8_29_the_hand_is_filled_once() -> None:
    """Not between the locations, only in phase C."""
    s = yard("3a")
    lay(s, "A2", "0:2")
    play(use(s, 0, "A1"), 0, "use 2", "go A2")
    assert s.players[0].hand == ()
    play(s, 0, "aux 1", "pass")
    assert len(s.players[0].hand) == 4


def test_r8_29_one_step_is_one_step() -> None:
    """3a: neither none nor two."""
    s = yard("3a")
    lay(s, "A2", "1:2")
    lay(s, "A3", "1:3")
    play(use(s, 0, "A1"), 0, "use 2")
    assert legal(s, 0) == {"go A2"}
    assert why(s, 0, "stop")[1:] == (1, 0)
    play(s, 0, "go A2")
    assert "go A3" not in legal(s, 0)


def test_r8_29_up_to_two_steps() -> None:
    """4a: one step and stop, or two; a third is not offered."""
    s = yard("4a")
    lay(s, "A2", "1:2")
    lay(s, "A3", "1:3")
    play(use(s, 0, "A1"), 0, "use 2", "go A2")
    assert legal(s, 0) == {"go A3", "stop"}
    play(s, 0, "go A3")
    assert s.players[0].herder == node(s, "A3")
    assert legal(s, 0) == {"aux 1", "aux 2"}


def test_r8_29_stopping_early_uses_the_place_reached() -> None:
    """4a moves up to two steps."""
    s = yard("4a")
    lay(s, "A2", "0:2")
    hold(s, 0, "galloway")
    play(use(s, 0, "A1"), 0, "use 2", "go A2", "stop", "use 1")
    assert s.players[0].dollars == 4


def test_r8_29_fees_are_paid_on_the_way() -> None:
    """Another's 1a has a green hand: 2 dollars with two players."""
    s = yard("4a")
    lay(s, "A2", "1:1")
    s.players[0].dollars = 5
    play(use(s, 0, "A1"), 0, "use 2", "go A2", "go B")
    assert [p.dollars for p in s.players] == [3, 2]


def test_r8_29_a_fee_is_paid_as_far_as_the_money_goes() -> None:
    """One dollar is left, two are due."""
    s = yard("4a")
    lay(s, "A2", "1:1")
    s.players[0].dollars = 1
    play(use(s, 0, "A1"), 0, "use 2", "go A2")
    assert [p.dollars for p in s.players] == [0, 1]


def test_r8_29_several_moves_follow_each_other() -> None:
    """From 3a to 4a and on to B, all in one turn."""
    s = yard("3a")
    lay(s, "A2", "0:4")
    hold(s, 0, "santa_gertrudis")
    play(use(s, 0, "A1"), 0, "use 2", "go A2", "use 2", "go B", "stop", "use 1")
    assert s.players[0].dollars == 2
    assert s.players[0].herder == node(s, "B")


def test_r8_29_into_kansas_city() -> None:
    """3a on G1: all five subphases follow (X37)."""
    s = yard("3a", "G1")
    s.foresight = ((0, 0),) * 3
    hold(s, 0, "criollo galloway")
    play(use(s, 0, "G1"), 0, "use 2", "go KC", "income 0", "deliver kansas_city")
    play(s, 0, "disc AUX1_2x")
    assert s.players[0].dollars == 3 + 4
    assert s.players[0].herder == node(s, "START")
    assert s.players[0].cities[0] == 1
    assert s.waiting() == [1]


def test_r8_29_no_objective_card_while_moving() -> None:
    """The move is inside an action (R9.3)."""
    s = yard("4a")
    lay(s, "A2", "1:2")
    hold(s, 0, "OB01")
    use(s, 0, "A1")
    assert "play OB01" in legal(s, 0)
    play(s, 0, "use 2")
    assert "play OB01" not in legal(s, 0)
    play(s, 0, "go A2")
    assert "play OB01" not in legal(s, 0)
    play(s, 0, "stop")
    assert "play OB01" in legal(s, 0)


def test_r8_41_a_copied_move_starts_at_6b_and_ends_its_use() -> None:
    """From FR1, not from the copied tile on FR2; nothing of 6b is left."""
    s = yard("6b", "FR1")
    lay(s, "FR2", "1:3")
    hold(s, 0, "criollo criollo")
    play(use(s, 0, "FR1"), 0, "use 1", "copy FR2", "use 2")
    assert legal(s, 0) == {"go FR2"}
    play(s, 0, "go FR2", "aux 1")
    assert legal(s, 0) == {"pass"}
    assert refused(s, 0, "risk").rule == "R5.3"
    play(s, 0, "pass")
    assert s.waiting() == [1]
