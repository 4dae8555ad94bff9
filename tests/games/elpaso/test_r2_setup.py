"""Set-up (R2)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.elpaso.arrange import (
    GAME,
    built,
    free,
    game,
    legal,
    names,
    node,
    play,
    refused,
)
from trailboss.core.errors import BadOptions
from trailboss.games.elpaso.actions import TAKE
from trailboss.games.elpaso.state import ElPasoState

NEUTRAL = ["n1", "n2", "n3", "n4", "n5", "n6"]


def begun(seats: int = 2) -> ElPasoState:
    """A game after its set-up: everybody has an objective, ranchers stand on n1."""
    s = game(seats)
    for seat in range(seats):
        play(s, seat, s.legal(seat)[0].text)
    for seat in range(seats):
        play(s, seat, "go n1")
    return s


def test_r2_1_neutral_tiles_lie_on_their_letters_in_a_first_game() -> None:
    """B to G clockwise, El Paso on its space."""
    s = game()
    assert [built(s, at) for at in NEUTRAL] == list("BCDEFG")
    assert built(s, "EP") == "EP"


def test_r2_1_neutral_tiles_are_shuffled_later() -> None:
    """The same six tiles on the same spaces, in different orders."""
    orders = [[built(game(2, seed, neutral="shuffled"), at) for at in NEUTRAL] for seed in range(9)]
    assert all(sorted(order) == list("BCDEFG") for order in orders)
    assert len({"".join(order) for order in orders}) > 4


def test_r2_2_train_cards_are_plain_or_star_one_by_one() -> None:
    """Plain in a first game; all, some or random cards on their star sides."""
    assert game().stars == (0, 0, 0, 0)
    assert game(train="star").stars == (1, 1, 1, 1)
    assert game(train="psps").stars == (0, 1, 0, 1)
    assert len({game(2, seed, train="random").stars for seed in range(9)}) > 2
    with pytest.raises(BadOptions):
        game(train="psp")


def test_r2_2_the_cards_lie_in_the_order_of_their_engineers() -> None:
    """1 to 4."""
    assert [card.engineers for card in game().rules.train] == [1, 2, 3, 4]


def test_r2_3_three_tokens_of_each_kind_are_face_up() -> None:
    """Shuffled; seventeen of each are face down."""
    s = game()
    first = s.rules.first_bonus
    assert all(0 < token < first for token in s.display[:3])
    assert all(token >= first for token in s.display[3:])
    assert [len(stack) for stack in s.stacks] == [17, 17]
    every = sorted([*s.display, *s.stacks[0], *s.stacks[1]])
    assert every == list(range(1, 41))
    assert len({game(2, seed).display for seed in range(5)}) == 5


def test_r2_4_markets() -> None:
    """Four breeds, six kinds of buildings twice each, on side a or as chosen."""
    s = game()
    assert s.cattle == (8, 10, 8, 6)
    assert (s.buildings, s.sides) == ((2,) * 6, (0,) * 6)
    assert game(sides="b").sides == (1,) * 6
    assert game(sides="abbaab").sides == (0, 1, 1, 0, 0, 1)
    assert len({game(2, seed, sides="random").sides for seed in range(9)}) > 4
    with pytest.raises(BadOptions):
        game(sides="abc")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_5_the_worker_market_after_set_up(seats: int) -> None:
    """T29: 12 - n of each kind."""
    assert game(seats).workers == (12 - seats,) * 4


@pytest.mark.parametrize(("seats", "count"), [(2, 9), (3, 14), (4, 19)])
def test_r2_6_simmental_by_players(seats: int, count: int) -> None:
    """9, 14 and 19 cards."""
    assert game(seats).simmental == count


def test_r2_7_what_each_player_has() -> None:
    """Discs, workers, ten cows of which four are drawn at random."""
    s = game(3)
    for p in s.players:
        assert (p.discs, p.posts, p.certificates) == ((1,) * 7, (0,) * 7, 0)
        assert (p.ready, len(p.hand), len(p.draw), p.discard) == ((1,) * 4, 4, 6, ())
        herd = Counter(names(s, (*p.hand, *p.draw)))
        assert herd == {"criollo": 4, "pineywoods": 2, "galloway": 2, "santa_gertrudis": 2}
    assert len({p.draw for p in s.players}) > 1
    assert s.rules.markers == 2


def test_r2_8_objectives_are_chosen_in_seat_order_and_refilled() -> None:
    """One of the three that lie face up; the place is filled at once."""
    s = game(3)
    for seat in range(3):
        shown = s.display[:3]
        next_one = s.stacks[0][0]
        assert s.waiting() == [seat]
        assert legal(s, seat) == {TAKE[token - 1].text for token in shown}
        play(s, seat, TAKE[shown[1] - 1].text)
        assert s.players[seat].tokens == (shown[1],)
        assert s.display[:3] == (shown[0], next_one, shown[2])


def test_r2_8_neither_bonus_tokens_nor_the_stack_at_the_start() -> None:
    """Only face-up objective tokens."""
    s = game()
    bonus = TAKE[s.display[3] - 1].text
    assert refused(s, 0, bonus).rule == "R2.8"
    assert (refused(s, 0, "draw objective").rule, refused(s, 0, "draw bonus").rule) == (
        "R2.8",
        "R2.8",
    )


def test_r2_9_ranchers_start_on_neutral_buildings() -> None:
    """In seat order after all objectives; a tile may be shared; El Paso is refused."""
    s = game(2)
    play(s, 0, s.legal(0)[0].text)
    play(s, 1, s.legal(1)[0].text)
    assert s.waiting() == [0]
    assert legal(s, 0) == {f"go {at}" for at in NEUTRAL}
    for text in ("go EP", "go s1"):
        assert (refused(s, 0, text).rule, refused(s, 0, text).what) == (
            "R2.9",
            "not-a-neutral-building",
        )
    play(s, 0, "go n4")
    play(s, 1, "go n4")
    assert [p.rancher for p in s.players] == [node("n4"), node("n4")]


def test_r2_10_capital_by_seat() -> None:
    """T28: 4/1, 5/1, 4/2, 5/2."""
    capital = [(p.dollars, p.exchanges) for p in begun(4).players]
    assert capital == [(4, 1), (5, 1), (4, 2), (5, 2)]


def test_r2_10_nothing_is_done_at_any_time_before_the_game_begins() -> None:
    """Workers and tokens can be used from the first turn on."""
    s = game()
    assert free(s, 0) == free(s, 1) == set()
    play(s, 0, s.legal(0)[0].text)
    play(s, 1, s.legal(1)[0].text)
    assert free(s, 0) == free(s, 1) == set()
    s = begun()
    assert free(s, 1) == {"spend builder", "spend engineer", "spend all_rounder", "exchange"}


def test_r2_options_are_for_one_to_four() -> None:
    """R2.6: other numbers of players are refused."""
    for seats in (0, 5):
        with pytest.raises(BadOptions):
            GAME.setup(seats, 1, {})
