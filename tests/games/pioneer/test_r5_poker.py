"""Poker hands: ranks, values, doubling (R5, R12)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.games.pioneer.helpers import building, me, offer, play, sheet, start, table
from tests.games.pioneer.test_r4_turns import finish_turn
from trailboss.games.pioneer.components import DECK, RANKS
from trailboss.games.pioneer.poker import classify, hand_points
from trailboss.games.pioneer.state import CIRCLED, CROSSED, FREE


def hand(text: str) -> tuple[int, ...]:
    return tuple(RANKS.index(rank) for rank in text.split())


@pytest.mark.parametrize(
    ("ranks", "points"),
    [
        ("10 10 J J A", 2),
        ("10 10 10 J J", 4),
        ("A A A A K", 6),
        ("10 A K J Q", 5),
        ("K K 10 J A", 1),
        ("Q Q Q 10 A", 3),
        ("Q Q A A A", 4),
    ],
)
def test_r5_2_the_value_of_a_hand(ranks: str, points: int) -> None:
    """Only ranks count, in any order (R5.2, T19.14)."""
    assert hand_points(hand(ranks)) == points
    assert hand_points(hand(ranks)[::-1]) == points


def test_r5_3_every_five_cards_are_exactly_one_hand() -> None:
    """All 15504 hands have a name and 1 to 6 points (R5.3)."""
    found = {classify(tuple((c - 1) // 4 for c in cards)) for cards in combinations(DECK, 5)}
    assert len(found) == 6
    assert {points for _, points in found} == {1, 2, 3, 4, 5, 6}


def test_r5_1_ranks_are_written_one_after_another() -> None:
    """The rank of the chosen card, not of the other one (R5.1)."""
    s = offer(start(), "QD KS")
    play(s, 0, "card KS")
    finish_turn(s, 0)
    offer(s, "10H AC")
    play(s, 0, "card 10H")
    assert me(s).ranks == hand("K 10")


def test_r5_4_the_suit_special_does_not_change_the_rank() -> None:
    """The railway is another, the rank stays (R5.4)."""
    s = offer(start(), "QD KS")
    play(s, 0, "card QD", "box", "suit clubs")
    assert (me(s).railway, me(s).ranks) == (2, hand("Q"))


def last_turn(**fields: Any) -> list[int]:
    """A full house in round 1, after the last turn: hands and saloon symbols."""
    ranks = ["Q", "Q", "A", "A"]
    s = table(sheet(ranks=ranks, turns=4, **fields), shown="AD AS", turn=5)
    play(s, 0, "card AD")
    finish_turn(s, 0)
    return [*me(s).hands, *me(s).saloons]


def test_r12_1_a_circled_saloon_doubles_the_hand() -> None:
    """Q Q A A A is 4, doubled 8 (R12.1, T18.2)."""
    symbols = ["circled", "free", "free", "free"]
    assert last_turn(saloons=symbols) == [8, CIRCLED, FREE, FREE, FREE]


def test_r12_1_a_free_symbol_is_crossed_out_at_the_end_of_its_round() -> None:
    """Undoubled, and lost for later saloons (R12.1)."""
    assert last_turn() == [4, CROSSED, FREE, FREE, FREE]


def test_r12_2_a_saloon_of_the_fifth_turn_still_doubles() -> None:
    """Tracks and activation come before the hand (R12.2)."""
    ranks = ["Q", "Q", "A", "A"]
    tracks = {"hearts": ["C11.E", "C11.NE"]}
    s = table(sheet(tracks, ranks=ranks, turns=4), shown="AH AS", turn=5)
    play(s, 0, "card AH", "draw B10.SE", "draw C10.NE", "draw C12.SE")
    finish_turn(s, 0)
    assert me(s).hands == (8,)


def test_r12_3_all_cards_are_shuffled_again_and_the_game_ends_after_round_four() -> None:
    """A new round has the whole deck; the next dealer begins (R12.3)."""
    s = start(2)
    while s.round == 1:
        finish_turn(s, s.waiting()[0])
    assert (len(s.deck), len(s.shown), s.discard) == (17, 3, ())
    assert s.dealer == 1
    while s.waiting():
        finish_turn(s, s.waiting()[0])
    assert (s.round, s.stack) == (4, [])


def test_r12_1_the_hand_is_that_of_the_round() -> None:
    """Ranks of an earlier round do not count (R5.1, R12.1)."""
    ranks = ["A", "A", "A", "A", "K", "10", "J", "Q", "K"]
    s = table(sheet(ranks=ranks, turns=9, hands=[6]), shown="AD AS", round=2, turn=5)
    play(s, 0, "card AD")
    finish_turn(s, 0)
    assert me(s).hands == (6, 5)


def test_r5_1_the_ten_of_hearts_is_the_first_card() -> None:
    """Five ranks in four suits (R5.1)."""
    s = building("hearts")
    assert (me(s).ranks, me(s).railway) == ((0,), 0)
