"""Alone against Sue: setting the table (R14.1-R14.5)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.elpaso.alone import SUE, alone, at, cows, groups, owns, posts
from tests.games.elpaso.arrange import GAME, free, game, legal, names, play, score
from trailboss.core.errors import BadOptions, IllegalAction
from trailboss.games import automa_of
from trailboss.games.elpaso.audit import audit
from trailboss.games.elpaso.state import sue_of
from trailboss.games.elpaso.sue.deck import SUE_CARDS


def test_r14_1_one_seat_is_played_against_sue() -> None:
    """Two players, of whom one is asked; tables of 2 to 4 are without her."""
    assert (GAME.seats, GAME.solo, automa_of(GAME)) == (range(1, 5), True, "sue")
    assert len(game(1).players) == len(GAME.scores(game(1))) == 2
    assert game(1).waiting() == [0]
    assert [game(seats).sue for seats in (2, 3, 4)] == [None] * 3


def test_r14_1_the_human_has_the_first_seat() -> None:
    """4 dollars, 1 exchange token, an objective and a neutral building of choice, 9 Simmental."""
    s = game(1)
    assert {text[:4] for text in legal(s, 0)} == {"take"}
    play(s, 0, s.legal(0)[0].text)
    assert legal(s, 0) == {f"go n{i}" for i in range(1, 7)}
    play(s, 0, "go n4")
    human = s.players[0]
    assert (human.dollars, human.exchanges, len(human.hand), s.simmental) == (4, 1, 4, 9)
    assert (len(human.tokens), human.ready) == (1, (1, 1, 1, 1))


def test_r14_1_sue_has_discs_and_a_rancher_only() -> None:
    """No herd, money, exchange tokens, objective; nothing of hers can be used at any time."""
    s = alone()
    p = s.players[SUE]
    assert (p.dollars, p.exchanges, p.certificates, p.tokens) == (0, 0, 0, ())
    assert (p.hand, p.draw, cows(s)) == ((), (), [])
    assert sum(p.discs) + sum(p.posts) == 7
    assert free(s, SUE) == legal(s, SUE) == set()


def test_r14_1_sue_never_gains_money() -> None:
    """Whatever cards she plays, there are no dollars, exchange tokens or certificates."""
    for seed in range(6):
        s = game(1, seed, sue="3")
        while s.waiting():
            seat, actions = s.waiting()[0], s.legal(s.waiting()[0])
            s.apply(seat, actions[seed % len(actions)])
            p = s.players[SUE]
            assert (p.dollars, p.exchanges, p.certificates) == (0, 0, 0)


def test_r14_2_the_resource_deck() -> None:
    """Eighteen cards, three of each of six kinds, shuffled."""
    decks = [names(game(1), sue_of(game(1, seed)).resources) for seed in range(6)]
    kinds = ("cowboy", "builder", "engineer", "all_rounder", "black_angus", "corriente")
    assert all(Counter(deck) == dict.fromkeys(kinds, 3) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 6


def test_r14_2_t27_the_markets_after_set_up() -> None:
    """T27: workers 7, 7, 7 and 8; Black Angus 5, Corriente 7, Shorthorn 8, Hereford 6."""
    s = game(1)
    assert (s.workers, s.cattle) == ((7, 7, 7, 8), (5, 7, 8, 6))
    assert audit(s) == []


@pytest.mark.parametrize("strong", [0, 1, 2, 3])
def test_r14_3_the_bot_deck(strong: int) -> None:
    """All eight A cards, and as many B cards as the option says; the lot decides which."""
    chosen = set()
    for seed in range(20):
        s = game(1, seed, sue=str(strong))
        names = [s.rules.sue[card - 1].name for card in sorted(sue_of(s).bot)]
        assert names[:8] == [f"a{i}" for i in range(1, 9)]
        assert len(set(names[8:])) == len(names[8:]) == strong
        assert sue_of(s).used == () and audit(s) == []
        chosen.add(tuple(names[8:]))
    assert len(chosen) == (1 if strong in (0, 3) else 3)
    assert len({sue_of(game(1, seed, sue=str(strong))).bot for seed in range(5)}) == 5


def test_r14_3_there_are_eight_a_cards_and_three_b_cards() -> None:
    """Eleven in all, each with its own name."""
    assert Counter(card.deck for card in SUE_CARDS) == {"A": 8, "B": 3}
    assert len({card.name for card in SUE_CARDS}) == 11


def test_r14_3_the_option_says_how_strong_she_is() -> None:
    """0 to 3; without effect for more players."""
    with pytest.raises(BadOptions):
        game(1, sue="4")
    one, other = game(2, 7, sue="0"), game(2, 7, sue="3")
    assert one.options["sue"] != other.options["sue"]
    docs = [{**GAME.dump(s), "options": {}} for s in (one, other)]
    assert docs[0] == docs[1]


def test_r14_4_the_row_has_one_of_each_speciality() -> None:
    """In random order; they are her first workers."""
    rows = {sue_of(game(1, seed)).row for seed in range(40)}
    assert {tuple(sorted(row)) for row in rows} == {(0, 1, 2)}
    assert len(rows) == 6
    assert set(groups(alone()).values()) == {1}
    assert score(alone(), SUE)["workers"] == 6


def test_r14_5_her_first_disc_and_her_rancher() -> None:
    """A disc on post 5 without a reward, the rancher in El Paso, and the human begins."""
    s = alone()
    assert (posts(s), at(s), owns(s), s.players[SUE].dollars) == ({"5": 1}, "EP", [], 0)
    assert (s.turn, s.waiting()) == (0, [0])


def test_r14_5_turns_alternate() -> None:
    """After each turn of the human comes one of Sue, and nobody is asked for her."""
    s = alone()
    play(s, 0, "go n2", "stop", "pass")
    assert s.log is not None
    assert [e.seat for e in s.log if e.verb == "turn"] == [1, 0]
    assert s.waiting() == [0]
    with pytest.raises(IllegalAction, match="seat 1 is not asked"):
        play(s, SUE, "go n1")
