"""Gaining objective cards (R8.17, R8.18)."""

from __future__ import annotations

from tests.games.arranging import card, cards, hold, legal, names, refused, use, why
from tests.games.gwt2.arrange import play, table, yard
from trailboss.games.trail.state import TrailState


def choosing(display: str, stack: str) -> TrailState:
    """Seat 0 takes an objective card at C."""
    s = table()
    s.display, s.objectives = cards(s, display), cards(s, stack)
    return play(use(s, 0, "C"), 0, "use 1", "choose 2")


def test_r8_17_a_card_of_the_display_goes_to_the_discard_pile() -> None:
    """The display is refilled at once from the stack (X23 a)."""
    s = choosing("OB01 OB02 OB03 OB04", "OB05 OB06")
    assert legal(s, 0) == {"take OB01", "take OB02", "take OB03", "take OB04", "take top"}
    before = s.revealed
    play(s, 0, "take OB02")
    assert names(s, s.players[0].discard) == ["OB02"]
    assert set(names(s, s.display)) == {"OB01", "OB03", "OB04", "OB05"}
    assert names(s, s.objectives) == ["OB06"]
    assert s.revealed > before


def test_r8_17_the_top_card_of_the_stack_goes_face_up_to_the_discard_pile() -> None:
    """The display stays as it is."""
    s = choosing("OB01 OB02 OB03 OB04", "OB05 OB06")
    before = s.revealed
    play(s, 0, "take top")
    assert names(s, s.players[0].discard) == ["OB05"]
    assert set(names(s, s.display)) == {"OB01", "OB02", "OB03", "OB04"}
    assert s.revealed > before


def test_r8_17_a_gained_card_is_not_in_the_hand() -> None:
    """It cannot be played at once."""
    s = play(choosing("OB01", "OB05"), 0, "take OB01")
    assert s.players[0].hand == ()
    assert not [text for text in legal(s, 0) if text.startswith("play")]


def test_r8_17_building_8b_puts_the_card_into_the_hand() -> None:
    """It may be played right afterwards (X33)."""
    s = yard("8b")
    hold(s, 0, "criollo")
    s.display = cards(s, "OB01 OB02 OB03 OB04")
    play(use(s, 0, "A1"), 0, "use 1", "discard criollo", "perform", "take OB01")
    assert names(s, s.players[0].hand) == ["OB01"]
    assert s.players[0].dollars == 6
    play(s, 0, "play OB01")
    assert s.players[0].dollars == 8
    assert s.players[0].area == (card(s, "OB01"),)


def test_r8_17_building_8b_keeps_the_top_card_secret() -> None:
    """It comes to the hand unseen by the others."""
    s = yard("8b")
    hold(s, 0, "criollo")
    s.objectives = cards(s, "OB05 OB06")
    play(use(s, 0, "A1"), 0, "use 1", "discard criollo", "perform", "take top")
    assert names(s, s.players[0].hand) == ["OB05"]
    assert s.players[0].secret == cards(s, "OB05")


def test_r8_18_without_a_stack_the_display_is_not_refilled() -> None:
    """And nothing can be taken from the stack."""
    s = choosing("OB01 OB02", "")
    assert legal(s, 0) == {"take OB01", "take OB02"}
    assert refused(s, 0, "take top").rule == "R8.18"
    play(s, 0, "take OB01")
    assert names(s, s.display) == ["OB02"]


def test_r8_18_the_last_card_of_the_stack_refills_the_display() -> None:
    """Then the stack is empty."""
    s = play(choosing("OB01 OB02 OB03 OB04", "OB05"), 0, "take OB01")
    assert len(s.display) == 4
    assert s.objectives == ()


def test_r8_18_with_both_empty_nothing_is_gained() -> None:
    """C still gives its certificate."""
    s = table()
    s.display, s.objectives = (), ()
    play(use(s, 0, "C"), 0, "use 1")
    assert legal(s, 0) == {"choose 1"}
    assert why(s, 0, "choose 2") == ("R8.18", 1, 0)
    play(s, 0, "choose 1", "certificates 1")
    assert s.players[0].discard == ()
