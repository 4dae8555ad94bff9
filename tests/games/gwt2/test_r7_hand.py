"""Phase C: filling the hand (R7)."""

from __future__ import annotations

import pytest

from tests.games.arranging import cards, clear_slots, hold, legal, names, told, turn, use
from tests.games.gwt2.arrange import play, table


@pytest.mark.parametrize(
    ("cleared", "limit"),
    [("", 4), ("HAND_LEFT", 5), ("HAND_RIGHT", 5), ("HAND_LEFT HAND_RIGHT", 6)],
)
def test_r7_1_the_hand_is_filled_to_its_limit(cleared: str, limit: int) -> None:
    """Four, and one more for each cleared HAND slot; nobody asks whether to draw."""
    s = table()
    clear_slots(s, 0, cleared)
    hold(s, 0, "criollo criollo")
    use(s, 0, "A")
    play(s, 0, "aux 1", "pass")
    assert len(s.players[0].hand) == limit
    assert s.waiting() == [1]


def test_r7_1_a_single_missing_card_is_drawn() -> None:
    """Three cards become four."""
    s = table()
    hold(s, 0, "criollo criollo galloway")
    use(s, 0, "A")
    play(s, 0, "aux 1", "pass")
    assert told(s, "draw") == [(0, 1, "cards", "R1.9")]
    assert len(s.players[0].hand) == 4


def test_r7_1_a_larger_hand_is_kept() -> None:
    """F10: six cards with a limit of four: nothing is drawn and nothing discarded."""
    s = table()
    hold(s, 0, "criollo criollo galloway galloway longhorn corriente")
    use(s, 0, "A")
    play(s, 0, "aux 1", "pass")
    assert len(s.players[0].hand) == 6
    assert (told(s, "draw"), told(s, "discard")) == ([], [])


def test_r7_1_a_full_hand_draws_nothing() -> None:
    """Four cards with a limit of four."""
    s = table()
    hold(s, 0, "criollo criollo galloway galloway")
    use(s, 0, "A")
    play(s, 0, "aux 1", "pass")
    assert told(s, "draw") == []


def test_r7_1_drawing_is_a_barrier_for_undo() -> None:
    """T4: a hand that is filled reveals cards, a full hand does not."""
    for hand, barrier in (("criollo", True), ("criollo criollo criollo criollo", False)):
        s = table()
        hold(s, 0, hand)
        use(s, 0, "A")
        seen = s.revealed
        play(s, 0, "aux 1", "pass")
        assert (s.revealed > seen) == barrier


def test_r7_1_only_the_own_hand_is_filled() -> None:
    """The other seat's hand waits for its own phase C."""
    s = table()
    use(s, 0, "A")
    play(s, 0, "aux 1", "pass")
    assert (len(s.players[0].hand), len(s.players[1].hand)) == (4, 0)


def test_r7_2_an_emptied_stack_is_renewed_with_the_next_draw() -> None:
    """X15: two cards are drawn, the pile of nine stays; auxiliary 2 shuffles it next turn."""
    s = table()
    clear_slots(s, 0, "HAND_LEFT")
    p = s.players[0]
    p.hand = cards(s, "criollo criollo galloway pineywoods longhorn")
    p.draw = cards(s, "galloway criollo")
    p.discard = cards(s, "criollo criollo galloway pineywoods pineywoods corriente corriente")
    use(s, 0, "F")
    play(s, 0, "use 1", "discard criollo", "discard criollo", "pass")
    assert (len(p.hand), len(p.draw), len(p.discard)) == (5, 0, 9)
    assert told(s, "shuffle") == []
    s.stack.clear()
    turn(s, 0, "F")
    play(s, 0, "go G", "stop", "aux 2")
    assert (len(p.hand), len(p.draw), len(p.discard)) == (6, 8, 0)
    assert told(s, "shuffle") == [(0, 0, "", "R1.9")]
    play(s, 0, sorted(legal(s, 0))[0])
    assert (len(p.hand), len(p.draw), len(p.discard)) == (5, 8, 1)


def test_r7_2_a_stack_that_runs_out_in_between_is_renewed_at_once() -> None:
    """Four cards are missing and one is in the stack: the pile is shuffled for the rest."""
    s = table()
    p = s.players[0]
    p.hand, p.draw = (), cards(s, "hereford-5")
    p.discard = cards(s, "criollo criollo criollo criollo")
    use(s, 0, "A")
    play(s, 0, "aux 1", "pass")
    assert sorted(names(s, p.hand)) == ["criollo"] * 3 + ["hereford-5"]
    assert (len(p.draw), p.discard) == (1, ())
