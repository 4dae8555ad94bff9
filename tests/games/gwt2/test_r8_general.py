"""Certificates, costs in cards, drawing and discarding (R8.1-R8.3)."""

from __future__ import annotations

import pytest

from tests.games.arranging import cards, clear_slots, hold, lay, legal, names, use, why
from tests.games.gwt2.arrange import play, table, yard
from trailboss.games.trail.state import TrailState


def gaining(marker: int, slots: str) -> TrailState:
    """Own 5b: discard a Pineywoods for up to two certificates."""
    s = yard("5b")
    s.players[0].certificates = marker
    clear_slots(s, 0, slots)
    hold(s, 0, "pineywoods")
    return play(use(s, 0, "A1"), 0, "use 1")


@pytest.mark.parametrize(
    ("slots", "marker", "spaces"),
    [
        ("", 0, 2),
        ("", 2, 1),
        ("CERT_6", 2, 1),
        ("CERT_4", 3, 1),
        ("CERT_4 CERT_6", 3, 2),
        ("CERT_4 CERT_6", 4, 1),
    ],
)
def test_r8_1_the_marker_goes_up_to_the_limit(slots: str, marker: int, spaces: int) -> None:
    """Up to two spaces forward, none of them beyond 3, 4 or 6."""
    s = gaining(marker, slots)
    assert legal(s, 0) == {f"certificates {k}" for k in range(spaces + 1)}
    play(s, 0, f"certificates {spaces}")
    assert s.players[0].certificates == marker + spaces


@pytest.mark.parametrize(
    ("slots", "marker"), [("", 3), ("CERT_6", 3), ("CERT_4", 4), ("CERT_4 CERT_6", 5)]
)
def test_r8_1_at_the_limit_nothing_is_gained(slots: str, marker: int) -> None:
    """CERT_6 without CERT_4 opens nothing, and the card is paid all the same."""
    s = gaining(marker, slots)
    assert s.players[0].certificates == marker
    assert s.players[0].hand == ()
    assert "pass" in legal(s, 0)


def test_r8_1_beyond_the_limit_is_refused() -> None:
    """Two spaces are wanted and one is left."""
    s = gaining(2, "")
    assert why(s, 0, "certificates 2") == ("R8.1", 2, 1)


def test_r8_1_the_space_after_four_is_six() -> None:
    """The last of the spaces 0-1-2-3-4-6 is worth six."""
    s = play(gaining(4, "CERT_4 CERT_6"), 0, "certificates 1")
    assert s.rules.certificates[s.players[0].certificates] == 6


def test_r8_1_fewer_certificates_may_be_taken() -> None:
    """A gain of two may stop after one, or before."""
    s = play(gaining(3, "CERT_4 CERT_6"), 0, "certificates 1")
    assert s.rules.certificates[s.players[0].certificates] == 4


def test_r8_2_the_card_shown_is_paid_once() -> None:
    """One Pineywoods for 2 dollars at E, however many there are."""
    s = table()
    s.players[0].dollars = 0
    hold(s, 0, "pineywoods pineywoods criollo")
    play(use(s, 0, "E"), 0, "use 1")
    assert s.players[0].dollars == 2
    assert names(s, s.players[0].hand) == ["pineywoods", "criollo"]
    assert names(s, s.players[0].discard) == ["pineywoods"]
    assert "use 1" not in legal(s, 0)


def test_r8_2_without_the_card_the_cost_is_refused() -> None:
    """A asks for a Galloway."""
    s = table()
    hold(s, 0, "criollo pineywoods")
    use(s, 0, "A")
    assert why(s, 0, "use 1") == ("R8.2", 1, 0)


@pytest.mark.parametrize("card", ["black_angus", "longhorn", "corriente"])
def test_r8_2_value_three_is_one_of_three_breeds(card: str) -> None:
    """5a pays 7 dollars for each of them, and for nothing else in the hand."""
    s = yard("5a")
    hold(s, 0, f"{card} santa_gertrudis shorthorn-3")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {f"discard {card}"}
    assert why(s, 0, "discard shorthorn-3")[0] == "R8.2"
    play(s, 0, f"discard {card}")
    assert s.players[0].dollars == 7


def test_r8_2_other_values_are_no_value_three() -> None:
    """Santa Gertrudis, Shorthorn and Hereford do not pay for 5a."""
    s = yard("5a")
    hold(s, 0, "santa_gertrudis shorthorn-3 hereford-5")
    use(s, 0, "A1")
    assert why(s, 0, "use 1") == ("R8.2", 1, 0)


def test_r8_2_a_pair_is_two_cards_of_one_breed_at_choice() -> None:
    """Two pairs are in the hand: the player chooses, and exactly two cards go (T15)."""
    s = table()
    s.players[0].dollars = 0
    hold(s, 0, "criollo criollo galloway galloway galloway")
    play(use(s, 0, "F"), 0, "use 1")
    assert legal(s, 0) == {"discard criollo", "discard galloway"}
    play(s, 0, "discard galloway")
    assert legal(s, 0) == {"discard galloway"}
    play(s, 0, "discard galloway")
    assert s.players[0].dollars == 4
    assert s.players[0].hand == cards(s, "criollo criollo galloway")


def test_r8_2_shorthorns_of_any_points_are_a_pair() -> None:
    """A breed is a pair whatever the points on its cards."""
    s = table()
    s.players[0].dollars = 0
    hold(s, 0, "shorthorn-3 shorthorn-5 criollo")
    play(use(s, 0, "F"), 0, "use 1")
    assert why(s, 0, "discard criollo") == ("R8.2", 2, 1)
    play(s, 0, "discard shorthorn-5", "discard shorthorn-3")
    assert s.players[0].dollars == 4


def test_r8_2_two_breeds_are_no_pair() -> None:
    """Criollo and Galloway do not pay for F; objective cards are no breed either."""
    s = table()
    hold(s, 0, "criollo galloway OB01 OB02")
    use(s, 0, "F")
    assert why(s, 0, "use 1") == ("R8.2", 2, 1)


def test_r8_2_a_criollo_pays_for_the_risk_of_the_second_space() -> None:
    """FR2: exactly a Criollo gives 2 dollars and a certificate (X16)."""
    s = yard("2a", "FR2")
    hold(s, 0, "criollo galloway")
    play(use(s, 0, "FR2"), 0, "risk", "certificates 1")
    assert (s.players[0].dollars, s.players[0].certificates) == (2, 1)
    assert names(s, s.players[0].hand) == ["galloway"]


def test_r8_2_any_cattle_card_pays_for_the_risk_of_the_first_space() -> None:
    """FR1: each breed of the hand may be given, an objective card may not."""
    s = yard("2a", "FR1")
    hold(s, 0, "criollo hereford-7 OB03")
    play(use(s, 0, "FR1"), 0, "risk")
    assert legal(s, 0) == {"discard criollo", "discard hereford-7"}
    assert why(s, 0, "discard OB03")[0] == "R8.2"
    play(s, 0, "discard hereford-7", "certificates 1")
    assert s.players[0].certificates == 1


def test_r8_3_as_many_are_discarded_as_were_drawn() -> None:
    """Three cards are drawn, three must go, and drawn ones may be among them."""
    s = yard("4b")
    p = s.players[0]
    p.workers = (3, 1, 1)
    p.hand, p.draw, p.discard = cards(s, "criollo"), cards(s, "galloway longhorn OB01"), ()
    play(use(s, 0, "A1"), 0, "use 1", "draw 3")
    for gone in ("longhorn", "criollo", "OB01"):
        assert legal(s, 0) == {f"discard {name}" for name in names(s, p.hand)}
        play(s, 0, f"discard {gone}")
    assert names(s, p.hand) == ["galloway"]
    assert "pass" in legal(s, 0)


def test_r8_3_the_number_is_fixed_before_drawing() -> None:
    """One card was chosen: after it no second one is drawn (D6)."""
    s = yard("4b")
    s.players[0].workers = (3, 1, 1)
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {f"draw {n}" for n in range(4)}
    assert why(s, 0, "draw 4") == ("R8.3", 4, 3)
    play(s, 0, "draw 1")
    assert len(s.players[0].hand) == 1
    assert not [text for text in legal(s, 0) if text.startswith("draw")]


def test_r8_3_drawing_reveals_something() -> None:
    """The undo barrier moves with every draw (T4, T16)."""
    s = yard("4b")
    play(use(s, 0, "A1"), 0, "use 1")
    before = s.revealed
    play(s, 0, "draw 1")
    assert s.revealed > before


def test_r8_3_draws_that_find_no_card_lapse() -> None:
    """With an empty stack and an empty pile nothing is drawn or discarded (F4, T1)."""
    s = yard("4b")
    p = s.players[0]
    p.draw, p.discard = (), ()
    play(use(s, 0, "A1"), 0, "aux 2", "pass")
    assert (p.hand, p.discard) == ((), ())
    assert s.waiting() == [1]


def test_r8_3_two_to_draw_and_one_card_left() -> None:
    """One card comes, so one is discarded."""
    s = table()
    p = s.players[0]
    clear_slots(s, 0, "AUX2_2x")
    p.draw, p.discard, p.hand = cards(s, "longhorn"), (), cards(s, "criollo")
    play(use(s, 0, "G"), 0, "use 2", "double 2", "discard criollo")
    assert names(s, p.hand) == ["longhorn"]
    assert "pass" in legal(s, 0)


def test_r8_3_a_hazard_is_left_alone() -> None:
    """Auxiliary 2 on a hazard: one card is drawn, one discarded, nothing else changes."""
    s = table()
    lay(s, "FLOOD1", "flood-4-green")
    hold(s, 0, "criollo")
    play(use(s, 0, "FLOOD1"), 0, "aux 2", "discard criollo")
    assert len(s.players[0].hand) == 1
    assert s.players[0].hazards == ()
