"""Exchange tokens: at any time, in anybody's turn, in the middle of anything (R10)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    cards,
    clear_slots,
    foresee,
    free,
    hold,
    lay,
    legal,
    names,
    stock,
    turn,
    use,
)
from tests.games.gwt2.arrange import game, play, table
from tests.games.holdings import forbidden, own
from trailboss.games.trail.state import TrailState


def discard_any(s: TrailState, seat: int, times: int) -> None:
    """Discard the first cards that may be discarded."""
    for _ in range(times):
        play(s, seat, min(legal(s, seat)))


def test_r10_1_the_token_is_returned_two_are_drawn_and_two_discarded() -> None:
    """Hand and deck keep their size, the discard pile grows by two."""
    s = table()
    hold(s, 0, "criollo criollo criollo criollo")
    use(s, 0, "B")
    play(s, 0, "exchange", "draw 2")
    assert (s.players[0].tokens, len(s.players[0].hand)) == (0, 6)
    play(s, 0, "discard criollo", "discard criollo")
    assert len(s.players[0].hand) == 4
    assert names(s, s.players[0].discard) == ["criollo", "criollo"]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_r10_1_up_to_two_cards_at_choice(number: int) -> None:
    """The number is fixed first; as many discards follow, not more and not fewer."""
    s = table()
    hold(s, 0, "criollo criollo")
    play(use(s, 0, "B"), 0, "exchange")
    assert legal(s, 0) == {"draw 0", "draw 1", "draw 2"}
    play(s, 0, f"draw {number}")
    discard_any(s, 0, number)
    assert len(s.players[0].discard) == number
    assert len(s.players[0].hand) == 2
    assert "aux 1" in legal(s, 0)


def test_r10_1_a_third_card_is_refused() -> None:
    s = play(use(table(), 0, "B"), 0, "exchange")
    forbidden(s, 0, "draw 3")


def test_r10_1_the_discards_are_due_at_once() -> None:
    """Neither a pass nor the location before both cards are discarded."""
    s = table()
    hold(s, 0, "criollo")
    play(use(s, 0, "B"), 0, "exchange", "draw 2")
    for text in ("pass", "aux 1", "use 2"):
        forbidden(s, 0, text)
    discard_any(s, 0, 1)
    for text in ("pass", "aux 1", "use 2"):
        forbidden(s, 0, text)


def test_r10_1_without_a_token_there_is_no_exchange() -> None:
    s = table()
    s.players[0].tokens = 0
    use(s, 0, "B")
    assert free(s, 0) == set()
    forbidden(s, 0, "exchange")


def test_r10_1_a_token_serves_its_owner_only() -> None:
    """Seat 1 has none; that seat 0 has three does not help."""
    s = table()
    s.players[0].tokens, s.players[1].tokens = 3, 0
    use(s, 0, "B")
    forbidden(s, 1, "exchange")
    assert free(s, 0) == {"exchange"}


def test_r10_1_several_tokens_one_after_the_other() -> None:
    s = table()
    s.players[0].tokens = 3
    use(s, 0, "B")
    for left in (2, 1, 0):
        play(s, 0, "exchange", "draw 2")
        discard_any(s, 0, 2)
        assert s.players[0].tokens == left
    assert free(s, 0) == set()


def test_r10_1_in_the_turn_of_another() -> None:
    """Seat 1 exchanges while seat 0 chooses its way; seat 0's question is the very same."""
    s = table()
    hold(s, 1, "criollo criollo criollo criollo")
    turn(s, 0, "A")
    asked, options = s.stack[-1], legal(s, 0)
    play(s, 1, "exchange")
    assert s.waiting() == [1]
    play(s, 1, "draw 2")
    discard_any(s, 1, 2)
    assert s.stack[-1] is asked
    assert (s.waiting(), legal(s, 0)) == ([0], options)
    assert (s.players[1].tokens, len(s.players[1].hand)) == (0, 4)


def test_r10_1_in_the_middle_of_buying() -> None:
    """Between two purchases; the cowboys used stay used."""
    s = table()
    stock(s, "longhorn longhorn longhorn")
    s.players[0].workers = (2, 1, 1)
    s.players[0].dollars = 12
    play(use(s, 0, "E"), 0, "use 2", "buy V3x1_a", "cow longhorn")
    asked = s.stack[-1]
    play(s, 0, "exchange", "draw 2")
    discard_any(s, 0, 2)
    assert s.stack[-1] is asked
    assert legal(s, 0) == {"pass", "buy V3x1_a"}


def test_r10_1_before_the_first_discard_and_before_the_first_placement() -> None:
    """R3.2 lets tokens be used in the first turn too, by everybody."""
    s = game(3)
    assert free(s, 2) == {"exchange"}
    play(s, 2, "exchange", "draw 1")
    discard_any(s, 2, 1)
    assert s.waiting() == [0]
    assert "go A" in legal(s, 0)
    assert len(s.players[2].hand) == 6


def test_r10_1_with_an_empty_deck_the_draws_lapse() -> None:
    """No card to draw: the token is returned and nothing else happens (R1.9)."""
    s = table()
    s.players[0].draw = s.players[0].discard = s.players[0].hand = ()
    use(s, 0, "B")
    asked = s.stack[-1]
    play(s, 0, "exchange")
    assert legal(s, 0) == {"draw 0"}
    play(s, 0, "draw 0")
    assert s.players[0].tokens == 0
    assert s.stack[-1] is asked


def test_r10_1_with_one_card_left_one_is_drawn_and_one_discarded() -> None:
    """The discard pile of one card is shuffled for it (R1.9)."""
    s = table()
    s.players[0].draw, s.players[0].discard = (), cards(s, "galloway")
    hold(s, 0, "criollo")
    s.players[0].draw = ()
    play(use(s, 0, "B"), 0, "exchange")
    assert legal(s, 0) == {"draw 0", "draw 1"}
    play(s, 0, "draw 1")
    assert legal(s, 0) == {"discard criollo", "discard galloway"}
    play(s, 0, "discard criollo")
    assert names(s, s.players[0].hand) == ["galloway"]


def test_r10_1_when_the_game_is_over_no_token_is_used() -> None:
    s = table()
    assert s.waiting() == []
    assert free(s, 0) == set()
    assert "over" in forbidden(s, 0, "exchange")


def test_r10_2_a_token_inside_a_token_is_finished_first() -> None:
    """In the middle of a discard: last in, first out (D9)."""
    s = table()
    s.players[0].tokens = 2
    hold(s, 0, "criollo")
    play(use(s, 0, "B"), 0, "exchange", "draw 2")
    outer = s.stack[-1]
    play(s, 0, "exchange", "draw 1")
    assert len(s.players[0].hand) == 4
    discard_any(s, 0, 1)
    assert s.stack[-1] is outer
    discard_any(s, 0, 2)
    assert len(s.players[0].hand) == 1
    assert "aux 1" in legal(s, 0)


def test_r10_2_the_token_of_one_inside_the_token_of_another() -> None:
    """Seat 1 answers first, then seat 0 goes on with its own exchange."""
    s = table()
    hold(s, 0, "criollo")
    play(use(s, 0, "B"), 0, "exchange", "draw 1")
    outer = s.stack[-1]
    play(s, 1, "exchange", "draw 1")
    assert s.waiting() == [1]
    forbidden(s, 0, "discard criollo")
    discard_any(s, 1, 1)
    assert s.stack[-1] is outer
    assert s.waiting() == [0]


def test_r10_2_the_interrupted_question_waits() -> None:
    """While the token's question is open the other one cannot be answered."""
    s = turn(table(), 0, "A")
    play(s, 1, "exchange")
    assert legal(s, 0) == set()
    forbidden(s, 0, "go B")
    play(s, 1, "draw 0")
    assert "go B" in legal(s, 0)


def test_r10_2_just_before_income_a_token_changes_the_income() -> None:
    """The last moment is the income question: two Herefords of one breed for two other breeds."""
    s = table()
    foresee(s)
    hold(s, 0, "hereford-5 hereford-6")
    s.players[0].draw = cards(s, "longhorn corriente")
    s.players[0].dollars = 0
    use(s, 0, "KC")
    asked = s.stack[-1]
    play(s, 0, "exchange", "draw 2", "discard hereford-5", "discard corriente")
    assert s.stack[-1] is asked
    play(s, 0, "income 0")
    assert s.players[0].dollars == 5 + 3


def test_r10_2_after_the_hand_was_shown_the_value_is_fixed() -> None:
    """At the delivery a token draws and discards, but the breeding value stays."""
    s = table()
    foresee(s)
    hold(s, 0, "criollo")
    s.players[0].draw = cards(s, "hereford-5 hereford-6")
    play(use(s, 0, "KC"), 0, "income 0")
    asked, cities, dollars = s.stack[-1], legal(s, 0), s.players[0].dollars
    play(s, 0, "exchange", "draw 2", "discard hereford-5", "discard hereford-6")
    assert s.stack[-1] is asked
    assert legal(s, 0) == cities == {"deliver kansas_city", "deliver fulton"}
    assert (s.players[0].dollars, s.players[0].hand) == (dollars, ())


def test_r10_2_between_the_shown_hand_and_its_discard() -> None:
    """At the Simmental step too: what is drawn adds nothing to the value, but may be raised."""
    s = table(simmental="on")
    foresee(s)
    hold(s, 0, "simmental-1")
    s.players[0].draw = cards(s, "longhorn simmental-1")
    play(use(s, 0, "KC"), 0, "income 0")
    dollars = s.players[0].dollars
    asked = s.stack[-1]
    play(s, 1, "exchange", "draw 0")
    assert s.stack[-1] is asked
    play(s, 0, "exchange", "draw 2", "discard longhorn", "discard simmental-1")
    assert s.stack[-1] is asked and s.players[0].dollars == dollars
    play(s, 0, "raise 1")
    assert "deliver kansas_city" in legal(s, 0)


def test_r10_2_a_token_may_win_the_card_for_a_cost() -> None:
    """The question at A offers the Galloway as soon as it is in the hand."""
    s = table()
    hold(s, 0, "criollo")
    s.players[0].draw = cards(s, "galloway criollo")
    use(s, 0, "A")
    assert "use 1" not in legal(s, 0)
    play(s, 0, "exchange", "draw 2", "discard criollo", "discard criollo")
    assert "use 1" in legal(s, 0)


def test_r10_2_a_token_used_in_the_last_turns_still_works() -> None:
    """Who has had the last turn may still exchange while others play."""
    s = table()
    s.holder, s.token = 0, 12
    turn(s, 1, "A")
    assert free(s, 0) == {"exchange"}
    play(s, 0, "exchange", "draw 0")
    assert s.waiting() == [1]


def test_r10_3_the_supply_of_tokens_is_unlimited() -> None:
    """A player with a hundred gains one more."""
    s = table(sides="b")
    lay(s, "A1", "0:12")
    s.players[0].tokens = 100
    play(use(s, 0, "A1"), 0, "use 2")
    assert s.players[0].tokens == 101


def test_r10_4_everybody_starts_with_one_token() -> None:
    assert [p.tokens for p in game(4).players] == [1, 1, 1, 1]


def test_r10_4_building_12b_gives_one() -> None:
    s = table(sides="b")
    lay(s, "A1", "0:12")
    play(use(s, 0, "A1"), 0, "use 2")
    assert s.players[0].tokens == 2


def test_r10_4_the_pair_st_louis_bloomington_gives_one() -> None:
    s = own(table(), 0, cities="bloomington")
    foresee(s)
    hold(s, 0, "criollo corriente")
    play(use(s, 0, "KC"), 0, "income 0", "deliver st_louis", "disc AUX1_2x")
    assert s.players[0].tokens == 2


def test_r10_4_bandit_space_1_gives_one() -> None:
    s = table()
    lay(s, "BANDIT1", "bandit-green")
    dollars = s.players[0].dollars
    play(use(s, 0, "D"), 0, "use 1", "choose 1", "collect BANDIT1")
    assert (s.players[0].tokens, s.players[0].dollars) == (2, dollars)


def test_r10_1_a_cleared_hand_slot_does_not_change_a_token() -> None:
    """Still up to two cards with a hand limit of six."""
    s = table()
    clear_slots(s, 0, "HAND_LEFT HAND_RIGHT")
    play(use(s, 0, "B"), 0, "exchange")
    assert legal(s, 0) == {"draw 0", "draw 1", "draw 2"}


def test_r10_2_no_token_between_the_two_cards_of_a_pair() -> None:
    """Between the two cards of a pair the payer has no token; before them it has, others too."""
    s = table()
    hold(s, 0, "criollo criollo")
    play(use(s, 0, "F"), 0, "use 1")
    assert free(s, 0) == {"exchange"}
    play(s, 0, "discard criollo")
    assert (free(s, 0), free(s, 1)) == (set(), {"exchange"})
    forbidden(s, 0, "exchange")
    play(s, 0, "discard criollo")
    assert free(s, 0) == {"exchange"}
