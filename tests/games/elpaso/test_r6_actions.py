"""Actions with cows, money, certificates and tokens (R6.1-R6.4, R6.7, R6.9, R6.11-R6.14)."""

from __future__ import annotations

import pytest

from tests.games.elpaso.arrange import (
    arrange_deck,
    cards,
    crew,
    free,
    hold,
    kinds,
    legal,
    names,
    node,
    place,
    play,
    refused,
    table,
    token,
    told,
    turn,
    use,
    why,
)
from trailboss.core.errors import IllegalAction
from trailboss.games.elpaso.actions import TAKE, TOKENS
from trailboss.games.elpaso.state import ElPasoState


def building(kind: int, side: str, hand: str = "", dollars: int = 0) -> ElPasoState:
    """Seat 0 has just reached its own building of a kind."""
    s = table(sides=side)
    place(s, 0, "s1", kind)
    hold(s, 0, hand)
    s.players[0].dollars = dollars
    return use(s, 0, "s1")


def riding(card_: int, side: str = "plain", dollars: int = 0) -> ElPasoState:
    """Seat 0 has just paid for a train card and has a number of dollars left."""
    s = table(train=side)
    crew(s, 0, " ".join(["engineer"] * card_))
    s.players[0].dollars = 2 * card_ + dollars
    use(s, 0, "n5")
    return play(s, 0, "use 2", f"train {card_}")


def supply(s: ElPasoState, text: str) -> None:
    """Exactly these tokens lie face up; the stacks have the others."""
    s.display = tuple(0 if name == "-" else token(name) for name in text.split())
    rest = [one for one in range(1, 41) if one not in s.display]
    s.stacks = (
        tuple(one for one in rest if one < s.rules.first_bonus),
        tuple(one for one in rest if one >= s.rules.first_bonus),
    )


def test_r6_1_a_filter_by_value() -> None:
    """T6: "value 2 for 5": Galloway gives 5, Criollo and Corriente are not allowed."""
    s = building(2, "b", "galloway santa_gertrudis criollo corriente")
    play(s, 0, "use 1")
    assert legal(s, 0) == {"discard galloway", "discard santa_gertrudis"}
    for text in ("discard criollo", "discard corriente"):
        assert (refused(s, 0, text).rule, refused(s, 0, text).what) == ("R6.1", "cow-does-not-fit")
    play(s, 0, "discard galloway")
    assert s.players[0].dollars == 5
    assert why(building(2, "b", "criollo corriente"), 0, "use 1") == ("R6.1", 1, 0)


@pytest.mark.parametrize(("breed", "dollars"), [("corriente", 6), ("criollo", 2)])
def test_r6_1_twice_the_value(breed: str, dollars: int) -> None:
    """T6: any cow: Corriente gives 6, Criollo 2."""
    s = table()
    hold(s, 0, "corriente criollo")
    use(s, 0, "n2")
    play(s, 0, "use 1", f"discard {breed}")
    assert s.players[0].dollars == dollars


def test_r6_1_one_card_per_use() -> None:
    """Of two white cows one is discarded for 3, without a question."""
    s = table()
    hold(s, 0, "galloway galloway")
    use(s, 0, "n1")
    play(s, 0, "use 1")
    assert (s.players[0].dollars, names(s, s.players[0].hand)) == (3, ["galloway"])
    assert refused(s, 0, "use 1").rule == "R5.4"


def test_r6_2_dollars_from_the_bank() -> None:
    """More than all coins of the box."""
    s = building(2, "a", dollars=200)
    play(s, 0, "use 2")
    assert s.players[0].dollars == 203


@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 4), (3, 4)])
def test_r6_3_certificates_never_past_four(before: int, after: int) -> None:
    """T7: three symbols: 0 -> 3, 2 -> 4."""
    s = building(6, "a")
    s.players[0].certificates = before
    play(s, 0, "use 2")
    assert s.players[0].certificates == after
    assert told(s, "gain")[-1] == (0, after - before, "certificates", "R6.3")


def test_r6_3_a_full_track_takes_no_more() -> None:
    """The action is refused at 4."""
    s = building(6, "a")
    s.players[0].certificates = 4
    assert why(s, 0, "use 2") == ("R6.3", 1, 0)


def test_r6_4_an_exchange_token_free_or_for_a_dollar() -> None:
    """T12: for 1 dollar, refused without it; a free one needs none."""
    s = building(2, "b")
    assert why(s, 0, "use 2") == ("R6.4", 1, 0)
    s.players[0].dollars = 1
    play(s, 0, "use 2")
    assert (s.players[0].dollars, s.players[0].exchanges) == (0, 1)
    s = building(4, "b")
    play(s, 0, "use 2")
    assert s.players[0].exchanges == 1


def test_r6_7_a_cow_without_cowboys() -> None:
    """T12: Shorthorn for 2, refused without the money."""
    s = building(6, "a")
    assert why(s, 0, "use 1") == ("R6.7", 2, 0)
    s.players[0].dollars = 2
    play(s, 0, "use 1")
    assert (s.players[0].dollars, s.cattle) == (0, (8, 10, 7, 6))
    assert names(s, s.players[0].discard) == ["shorthorn"]


def test_r6_7_without_a_price_it_is_free() -> None:
    """The plain card for three engineers: a Corriente."""
    s = riding(3)
    play(s, 0, "use 1")
    assert names(s, s.players[0].discard)[-1] == "corriente"
    assert s.players[0].dollars == 0
    s = riding(3)
    s.cattle = (8, 0, 8, 6)
    assert why(s, 0, "use 1") == ("R11.1", 1, 0)


def test_r6_9_a_face_up_token_is_refilled() -> None:
    """The place of the token has the top one of the stack."""
    s = riding(2)
    supply(s, "o01 o02 o03 b01 b02 b03")
    play(s, 0, "use 1")
    assert legal(s, 0) == {"take o01", "take o02", "take o03", "draw objective"}
    assert refused(s, 0, "take b01").what == "another-kind-of-token"
    assert refused(s, 0, "draw bonus").rule == "R6.9"
    play(s, 0, "take o02")
    assert s.players[0].tokens == (token("o02"),)
    assert s.display[:3] == (token("o01"), token("o04"), token("o03"))
    assert s.stacks[0][0] == token("o05")


def test_r6_9_or_the_top_one_unseen() -> None:
    """The supply stays as it is."""
    s = riding(2)
    supply(s, "o01 o02 o03 b01 b02 b03")
    play(s, 0, "use 1", "draw objective")
    assert s.players[0].tokens == (token("o04"),)
    assert s.display[:3] == (token("o01"), token("o02"), token("o03"))


def test_r6_9_any_covers_both_kinds() -> None:
    """T11: face up or unseen, objective or bonus."""
    s = riding(4)
    supply(s, "o01 o02 o03 b01 b02 b03")
    play(s, 0, "use 2")
    faces = {f"take {name}" for name in ("o01", "o02", "o03", "b01", "b02", "b03")}
    assert legal(s, 0) == {*faces, "draw objective", "draw bonus"}


def test_r6_9_a_price_of_two() -> None:
    """T12: a bonus token for 2, refused without the money."""
    assert why(riding(1), 0, "use 1") == ("R6.9", 2, 0)
    s = riding(1, dollars=2)
    supply(s, "o01 o02 o03 b01 b02 b08")
    play(s, 0, "use 1", "take b08")
    assert (s.players[0].dollars, s.players[0].tokens) == (0, (token("b08"),))


def test_r6_9_an_immediate_effect_is_done_or_declined() -> None:
    """b11 gives 4 dollars, if wanted; b19 removes a cow, if there is one."""
    s = riding(2, "star")
    supply(s, "o01 o02 o03 b11 b19 b17")
    play(s, 0, "use 1", "take b11")
    assert legal(s, 0) == {"perform", "pass"}
    other = s.clone()
    assert play(s, 0, "perform").players[0].dollars == 4
    assert play(other, 0, "pass").players[0].dollars == 0
    s = riding(2, "star")
    supply(s, "o01 o02 o03 b11 b19 b17")
    play(s, 0, "use 1", "take b19")
    assert why(s, 0, "perform") == ("R6.13", 1, 0)
    hold(s, 0, "criollo galloway")
    play(s, 0, "perform", "remove criollo")
    assert s.removed_cards == cards(s, "criollo")


def test_r6_9_empty_places_and_stacks() -> None:
    """R11.1: without tokens of the kind nothing can be taken."""
    s = riding(2)
    supply(s, "o01 - - b01 b02 b03")
    s.stacks = ((), s.stacks[1])
    play(s, 0, "use 1")
    assert legal(s, 0) == {"take o01"}
    assert why(s, 0, "draw objective") == ("R11.1", 1, 0)
    play(s, 0, "take o01")
    assert s.display[:3] == (0, 0, 0)
    s = riding(2)
    supply(s, "- - - b01 b02 b03")
    s.stacks = ((), s.stacks[1])
    assert why(s, 0, "use 1") == ("R11.1", 1, 0)


def test_r6_11_auxiliary_actions_of_a_tile() -> None:
    """1a: one auxiliary action as an action of the tile, beside the other one."""
    s = building(1, "a", "criollo")
    play(s, 0, "use 2", "aux 1", "use 1")
    assert s.players[0].dollars == 4


def test_r6_12_move_and_use_the_stop_reached() -> None:
    """5a: up to 2 steps, cowboys included; the hand is not filled in between."""
    s = building(5, "a")
    crew(s, 0, "cowboy")
    play(s, 0, "use 3")
    assert why(s, 0, "stop") == ("R4.1", 1, 0)
    play(s, 0, "go n1", "go n2")
    assert legal(s, 0) == {"stop"}
    play(s, 0, "spend cowboy", "go n3")
    assert s.players[0].rancher == node("n3")
    assert s.players[0].hand == ()
    assert kinds(s, 0) == {"aux", "pass"}


def test_r6_12_a_move_may_lead_to_el_paso() -> None:
    """All its actions are done there, and it ends the movement."""
    s = table(sides="b")
    place(s, 0, "s9", 1)
    use(s, 0, "s9")
    play(s, 0, "use 2", "go EP")
    assert (kinds(s, 0), s.players[0].dollars, s.simmental) == ({"certificates"}, 5, 8)


def test_r6_13_a_removed_cow_leaves_the_game() -> None:
    """Only cows of the hand can be removed."""
    s = building(2, "a", "criollo galloway")
    arrange_deck(s, 0, "pineywoods", "santa_gertrudis")
    play(s, 0, "use 1")
    assert legal(s, 0) == {"remove criollo", "remove galloway"}
    with pytest.raises(IllegalAction):
        play(s, 0, "remove pineywoods")
    play(s, 0, "remove galloway")
    assert (s.removed_cards, s.players[0].hand) == (cards(s, "galloway"), cards(s, "criollo"))
    assert why(building(2, "a"), 0, "use 1") == ("R6.13", 1, 0)


def test_r6_14_draw_one_then_discard_one() -> None:
    """The drawn card may be the one that is discarded; nobody acts in between."""
    s = table()
    hold(s, 0, "criollo")
    arrange_deck(s, 0, "galloway")
    crew(s, 0, "all_rounder")
    crew(s, 1, "all_rounder")
    use(s, 0, "n2")
    play(s, 0, "aux 3")
    assert legal(s, 0) == {"discard criollo", "discard galloway"}
    assert free(s, 0) == free(s, 1) == set()
    play(s, 0, "discard galloway")
    assert told(s, "discard")[-1] == (0, 1, "galloway", "R8.4")


def test_r6_14_a_drawn_worker_becomes_ready_and_another_card_is_drawn() -> None:
    """Worker, worker, cow: two are ready, one card is discarded."""
    s = table()
    s.players[0].exchanges = 1
    arrange_deck(s, 0, "cowboy builder criollo")
    turn(s, 0, "n1")
    play(s, 0, "exchange")
    assert s.players[0].ready == (1, 1, 0, 0)
    assert legal(s, 0) == {"discard criollo"}


def test_r6_14_without_a_cow_to_draw_nothing_is_discarded() -> None:
    """Only workers, or nothing at all, in the herd."""
    s = table()
    s.players[0].exchanges = 1
    hold(s, 0, "criollo")
    arrange_deck(s, 0, "cowboy", "builder")
    turn(s, 0, "n1")
    play(s, 0, "exchange")
    assert (s.players[0].ready, s.players[0].hand) == ((1, 1, 0, 0), cards(s, "criollo"))
    assert kinds(s, 0) == {"go"}


def test_r6_9_every_token_can_be_named() -> None:
    """Forty texts, one for each token."""
    assert [action.text for action in TAKE] == [f"take {name}" for name in TOKENS]
    assert [token(name) for name in TOKENS] == list(range(1, 41))
