"""Auxiliary actions (R8)."""

from __future__ import annotations

from tests.games.elpaso.arrange import (
    arrange_deck,
    cards,
    clear_slots,
    hold,
    kinds,
    legal,
    play,
    refused,
    table,
    use,
    why,
)


def test_r8_1_one_and_three_are_open_from_the_start() -> None:
    """Two and four are refused while their discs are in place."""
    s = table()
    hold(s, 0, "criollo")
    use(s, 0, "n6")
    assert {text for text in legal(s, 0) if text.startswith("aux")} == {"aux 1", "aux 3"}
    for text in ("aux 2", "aux 4"):
        assert (refused(s, 0, text).rule, refused(s, 0, text).what) == (
            "R8.1",
            "its-disc-is-in-place",
        )
    clear_slots(s, 0, "aux2_unlock aux4_unlock")
    assert {f"aux {n}" for n in (1, 2, 3, 4)} <= legal(s, 0)


def test_r8_2_one_dollar_later_three() -> None:
    """T15: upgraded: 3."""
    s = use(table(), 0, "n6")
    other = s.clone()
    assert play(s, 0, "aux 1").players[0].dollars == 1
    clear_slots(other, 0, "aux1_upgrade")
    assert play(other, 0, "aux 1").players[0].dollars == 3


def test_r8_3_the_second_gives_a_certificate() -> None:
    """One; refused at four."""
    s = table()
    clear_slots(s, 0, "aux2_unlock")
    use(s, 0, "n6")
    other = s.clone()
    assert play(s, 0, "aux 2").players[0].certificates == 1
    other.own_player(0).certificates = 4
    assert why(other, 0, "aux 2") == ("R6.3", 1, 0)


def test_r8_4_the_third_is_an_exchange_later_two() -> None:
    """At first one; upgraded, the second one may be left out."""
    s = table()
    arrange_deck(s, 0, "criollo galloway pineywoods")
    use(s, 0, "n6")
    play(s, 0, "aux 3", "discard criollo")
    assert s.waiting() == [1]
    s = table()
    arrange_deck(s, 0, "criollo galloway pineywoods")
    clear_slots(s, 0, "aux3_upgrade")
    use(s, 0, "n6")
    play(s, 0, "aux 3", "discard criollo")
    assert legal(s, 0) == {"again", "pass"}
    other = s.clone()
    play(s, 0, "again", "discard galloway")
    assert s.waiting() == [1]
    assert play(other, 0, "pass").waiting() == [1]


def test_r8_4_one_after_the_other() -> None:
    """The second card is drawn only after the first was discarded."""
    s = table()
    arrange_deck(s, 0, "criollo galloway pineywoods")
    clear_slots(s, 0, "aux3_upgrade")
    use(s, 0, "n6")
    play(s, 0, "aux 3")
    assert s.players[0].hand == cards(s, "criollo")
    assert kinds(s, 0) == {"discard"}


def test_r8_5_the_fourth_removes_a_cow() -> None:
    """Of any breed, from the hand; refused without one."""
    s = table()
    clear_slots(s, 0, "aux4_unlock")
    use(s, 0, "n6")
    assert why(s, 0, "aux 4") == ("R6.13", 1, 0)
    hold(s, 0, "simmental criollo")
    play(s, 0, "aux 4", "remove simmental")
    assert s.removed_cards == cards(s, "simmental")


def test_r8_6_two_different_ones() -> None:
    """T15: G allows two; the first one twice is refused; the second may be left out."""
    s = use(table(), 0, "n6")
    play(s, 0, "use 2", "aux 1")
    assert legal(s, 0) == {"aux 3", "pass"}
    assert (refused(s, 0, "aux 1").rule, refused(s, 0, "aux 1").what) == (
        "R8.6",
        "different-ones-only",
    )
    play(s, 0, "aux 3", sorted(legal(play(s.clone(), 0, "aux 3"), 0))[0])
    assert s.players[0].dollars == 1
