"""Simmental cattle: set-up, market, values, raising, costs and tasks (R13)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    cards,
    foresee,
    hold,
    lay,
    legal,
    names,
    refused,
    staff,
    stock,
    use,
)
from tests.games.gwt2.arrange import GAME, game, play, score, table
from tests.games.holdings import forbidden, own
from trailboss.games.trail.state import TrailState


def income(hand: str) -> TrailState:
    """Seat 0, without money, has just taken its income with this hand."""
    s = table(simmental="on")
    foresee(s)
    hold(s, 0, hand)
    s.players[0].dollars = 0
    return play(use(s, 0, "KC"), 0, "income 0")


@pytest.mark.parametrize(("seats", "market"), [(2, 9), (3, 12), (4, 15)])
def test_r13_1_set_up(seats: int, market: int) -> None:
    """Eight stage-1 cards among the 44 of market and stack; eight of each further stage."""
    s = game(seats, simmental="on")
    assert (len(s.market), len(s.cattle)) == (market, 44 - market)
    assert names(s, (*s.market, *s.cattle)).count("simmental-1") == 8
    assert s.piles == (8, 8)


def test_r13_1_without_the_option_there_are_none() -> None:
    """36 cards, no orange one, no piles."""
    s = game(2)
    assert len(s.market) + len(s.cattle) == 36
    assert "simmental-1" not in names(s, (*s.market, *s.cattle))
    assert s.piles == ()


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 12), (4, 15)])
def test_r13_1_the_market_is_refilled_to_its_larger_size(seats: int, size: int) -> None:
    """When the token leaves row 6 (R6.4)."""
    s = table(seats, simmental="on")
    stock(s, "longhorn", "corriente " * 20)
    staff(s, 6, "6-cowboy " * (seats - 1))
    foresee(s, "- -", "cowboy -")
    play(use(s, 0, "KC"), 0, "tile 1")
    assert len(s.market) == size


@pytest.mark.parametrize(
    ("option", "cowboys", "dollars"), [("buy SIx1_a", 1, 8), ("buy SIx1_b", 2, 5)]
)
def test_r13_2_two_purchase_options(option: str, cowboys: int, dollars: int) -> None:
    """One cowboy and 8 dollars, or two cowboys and 5."""
    s = table(simmental="on")
    stock(s, "simmental-1 longhorn")
    s.players[0].workers, s.players[0].dollars = (cowboys, 1, 1), dollars
    play(use(s, 0, "E"), 0, "use 2", option)
    assert legal(s, 0) == {"cow simmental-1"}
    play(s, 0, "cow simmental-1")
    assert names(s, s.players[0].discard) == ["simmental-1"]
    assert s.players[0].dollars == 0


def test_r13_2_refused_without_the_money_or_the_cowboys() -> None:
    """Seven dollars are one too few; the cheaper option needs a second cowboy."""
    s = table(simmental="on")
    stock(s, "simmental-1", "longhorn")
    s.players[0].dollars = 7
    play(use(s, 0, "E"), 0, "use 2")
    first, second = refused(s, 0, "buy SIx1_a"), refused(s, 0, "buy SIx1_b")
    assert (first.rule, first.needs, first.has) == ("R8.8", 8, 7)
    assert (second.rule, second.needs, second.has) == ("R8.8", 2, 1)


def test_r13_2_refused_without_an_open_card_or_without_the_option() -> None:
    for simmental in ("on", "off"):
        s = table(simmental=simmental)
        stock(s, "longhorn", "corriente")
        s.players[0].workers, s.players[0].dollars = (6, 1, 1), 50
        play(use(s, 0, "E"), 0, "use 2")
        refused(s, 0, "buy SIx1_a")
        refused(s, 0, "buy SIx1_b")


def test_r13_2_stages_2_and_3_are_never_sold() -> None:
    """Only the first stage answers the purchase."""
    s = table(simmental="on")
    stock(s, "simmental-1 simmental-2 simmental-3")
    s.players[0].dollars = 8
    play(use(s, 0, "E"), 0, "use 2", "buy SIx1_a")
    assert legal(s, 0) == {"cow simmental-1"}
    refused(s, 0, "cow simmental-2")
    refused(s, 0, "cow simmental-3")


@pytest.mark.parametrize(("stage", "value", "vp"), [(1, 2, 3), (2, 4, 4), (3, 5, 5)])
def test_r13_3_values_and_points(stage: int, value: int, vp: int) -> None:
    s = income(f"simmental-{stage}")
    assert s.players[0].dollars == value
    s = own(table(simmental="on"), 0, discard=f"simmental-{stage}")
    assert score(s, 0)["cattle"] == vp


def test_r13_4_only_the_best_orange_card_counts() -> None:
    """Stages 1 and 3 are 5, not 7; all three and a Longhorn are 8."""
    assert income("simmental-1 simmental-3").players[0].dollars == 5
    assert income("simmental-1 simmental-2 simmental-3 longhorn").players[0].dollars == 8


def test_r13_5_each_card_rises_one_stage_and_the_value_stays() -> None:
    """The example: stage 1 and 2, Longhorn, Criollo: 8 dollars, both raised once (X41 c)."""
    s = income("simmental-1 simmental-2 longhorn criollo")
    assert s.players[0].dollars == 8
    assert legal(s, 0) == {"pass", "raise 1", "raise 2"}
    play(s, 0, "raise 1", "raise 2")
    pile = names(s, s.players[0].discard)
    assert sorted(pile) == ["criollo", "longhorn", "simmental-2", "simmental-3"]
    assert sorted(names(s, s.removed_cards)) == ["simmental-1", "simmental-2"]
    assert (s.piles, s.players[0].hand) == ((7, 7), ())
    assert s.players[0].dollars == 8
    assert "deliver peoria" in legal(s, 0)
    forbidden(s, 0, "deliver chicago")


def test_r13_5_a_fresh_card_is_not_raised_again() -> None:
    """It lies on the discard pile: with nothing else to raise the delivery follows."""
    s = play(income("simmental-1"), 0, "raise 1")
    assert names(s, s.players[0].discard) == ["simmental-2"]
    assert "deliver kansas_city" in legal(s, 0)
    forbidden(s, 0, "raise 2")


def test_r13_5_any_number_of_cards_may_rise() -> None:
    """Three of four stage-1 cards, then the rest is kept as it is."""
    s = income("simmental-1 simmental-1 simmental-1 simmental-1")
    play(s, 0, "raise 1", "raise 1", "raise 1", "pass")
    pile = names(s, s.players[0].discard)
    assert (pile.count("simmental-1"), pile.count("simmental-2")) == (1, 3)


def test_r13_5_raising_may_be_declined_and_the_hand_is_discarded_all_the_same() -> None:
    s = play(income("simmental-1 criollo"), 0, "pass")
    assert s.players[0].hand == ()
    assert names(s, s.players[0].discard) == ["criollo", "simmental-1"]
    assert s.removed_cards == ()


def test_r13_5_only_cards_of_the_hand_rise() -> None:
    """Not those of the discard pile or the draw stack; without one there is no question."""
    s = table(simmental="on")
    foresee(s)
    hold(s, 0, "criollo simmental-2")
    s.players[0].discard, s.players[0].draw = cards(s, "simmental-1"), cards(s, "simmental-1")
    play(use(s, 0, "KC"), 0, "income 0")
    why = refused(s, 0, "raise 1")
    assert (why.rule, why.needs, why.has) == ("R13.5", 1, 0)
    play(s, 0, "raise 2")
    assert "deliver kansas_city" in legal(s, 0)


def test_r13_5_a_stage_3_card_does_not_rise() -> None:
    assert "deliver kansas_city" in legal(income("simmental-3"), 0)


def test_r13_5_an_empty_pile_raises_nobody() -> None:
    s = table(simmental="on")
    foresee(s)
    hold(s, 0, "simmental-1 simmental-2")
    s.piles = (0, 1)
    play(use(s, 0, "KC"), 0, "income 0")
    assert legal(s, 0) == {"pass", "raise 2"}
    assert refused(s, 0, "raise 1").rule == "R13.5"


def test_r13_5_there_is_no_raising_outside_the_income() -> None:
    """Neither in phase B elsewhere, nor before the income, nor after the delivery began."""
    s = table(simmental="on")
    foresee(s)
    hold(s, 0, "simmental-1")
    forbidden(use(s, 0, "B"), 0, "raise 1")
    s.stack = []
    forbidden(use(s, 0, "KC"), 0, "raise 1")
    play(s, 0, "income 0", "pass")
    forbidden(s, 0, "raise 1")


def test_r13_5_the_shown_hand_is_open_to_all_while_cattle_rise() -> None:
    """Everybody saw it at the income (R1.11)."""
    s = income("simmental-1 criollo OB01")
    for viewer in (1, None):
        seen = GAME.view(s, viewer)
        assert isinstance(seen, TrailState)
        assert sorted(names(s, seen.players[0].hand)) == ["OB01", "criollo", "simmental-1"]


def test_r13_6_an_orange_card_pays_for_any_cattle_card() -> None:
    """At the risk action and at 8b."""
    s = table(simmental="on", sides="aaaaaaabaaaa")
    lay(s, "FR1", "0:8")
    hold(s, 0, "simmental-2 simmental-3")
    s.players[0].dollars = 0
    play(use(s, 0, "FR1"), 0, "risk", "discard simmental-2", "certificates 1")
    play(s, 0, "use 1", "discard simmental-3")
    assert s.players[0].dollars == 6
    assert s.players[0].certificates == 1


@pytest.mark.parametrize(
    ("at", "number", "slot"), [("A1", 5, "use 1"), ("E", 0, "use 1"), ("A", 0, "use 1")]
)
def test_r13_6_an_orange_card_never_pays_for_another_value_or_breed(
    at: str, number: int, slot: str
) -> None:
    """Not for value 3 at 5a, not for a Pineywoods at E, not for a Galloway at A."""
    s = table(simmental="on")
    if number:
        lay(s, at, f"0:{number}")
    hold(s, 0, "simmental-1 simmental-2")
    use(s, 0, at)
    refused(s, 0, slot)


def test_r13_6_two_orange_cards_of_any_stages_are_a_pair() -> None:
    """At F for 4 dollars (D11)."""
    s = table(simmental="on")
    hold(s, 0, "simmental-1 simmental-3 criollo")
    s.players[0].dollars = 0
    play(use(s, 0, "F"), 0, "use 1")
    assert legal(s, 0) == {"discard simmental-1", "discard simmental-3"}
    play(s, 0, "discard simmental-1", "discard simmental-3")
    assert s.players[0].dollars == 4
    assert names(s, s.players[0].hand)[0] == "criollo"


@pytest.mark.parametrize("stage", ["simmental-1", "simmental-2", "simmental-3"])
def test_r13_7_orange_cards_fulfil_no_task(stage: str) -> None:
    """OB13 asks for value 3, a Shorthorn and a Hereford; an orange card is none of them."""
    s = own(table(simmental="on"), 0, area="OB13", discard=f"longhorn hereford-5 {stage}")
    assert score(s, 0)["objectives"] == -2
    own(s, 0, discard="shorthorn-3")
    assert score(s, 0)["objectives"] == 5
    s = own(table(simmental="on"), 0, area="OB05", discard=f"longhorn longhorn {stage}")
    own(s, 0, "A1:1")
    assert score(s, 0)["objectives"] == -2
