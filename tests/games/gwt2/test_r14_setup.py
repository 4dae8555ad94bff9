"""Alone against Sam: set-up, strength, secrets and documents (R14.1 to R14.4)."""

from __future__ import annotations

import pytest

from tests.games.arranging import lay, legal, node, turn
from tests.games.gwt2.alone import TRADES, alone, sam, turn_over
from tests.games.gwt2.arrange import GAME, game, play, view
from tests.games.gwt2.facts import FACTS
from trailboss.core.errors import BadOptions
from trailboss.games.gwt2.audit import audit
from trailboss.games.gwt2.sam.deck import SAM_CARDS, SAM_LEVELS
from trailboss.games.gwt2.sam.hire import hire_cheapest
from trailboss.games.trail.state import AutomaCards, TrailState, building

SOLO = FACTS["solo"]
LEVELS = ("easy", "medium", "hard")


def test_r14_1_you_are_the_first_of_two_players() -> None:
    """6 dollars, 4 cards, 1 token; the markets and the fees are those of two players."""
    s = game(1)
    p = s.players[0]
    assert (len(s.players), s.waiting(), s.turn) == (2, [0], 0)
    assert (p.dollars, len(p.hand), p.tokens) == (6, 4, 1)
    assert len(s.market) == 7 and len([job for job in s.jobs if job]) == 3
    assert s.rules.fees[s.count()] == (2, 2)


def test_r14_1_what_sam_has() -> None:
    """12 buildings, 14 discs, the engine on 0, the herder on START, one starting objective."""
    s = game(1)
    p = sam(s)
    assert (len(p.reserve), sum(p.discs), p.engine) == (12, 14, 0)
    assert p.herder == s.rules.start
    assert [s.rules.cards[card].name[:2] for card in p.area] == ["ST"]
    assert (p.dollars, p.tokens, p.certificates) == (0, 0, 0)
    assert p.hand == p.draw == p.discard == ()


@pytest.mark.parametrize("sides", ["a", "b", "random"])
def test_r14_1_sams_buildings_lie_on_side_b(sides: str) -> None:
    """Whatever the sides of your own buildings are."""
    s = game(1, sides=sides)
    lay(s, "A1", "1:11")
    lay(s, "A2", "0:11")
    tiles = [s.rules.tiles[s.board[node(s, where)]] for where in ("A1", "A2")]
    assert building(s, tiles[0]).name == "11b"
    assert building(s, tiles[1]).name == f"11{'ab'[s.sides[10]]}"


@pytest.mark.parametrize("seed", range(6))
def test_r14_2_one_random_worker_joins_him_before_the_market_is_filled(seed: int) -> None:
    """It comes from bag 2, and its trade is his specialization."""
    s = game(1, seed)
    assert sorted(sam(s).workers) == [1, 1, 2]
    assert s.automa.specialty == sam(s).workers.index(2)
    backs = len(s.bags[1]) + len([t for t in s.foresight[1] if t]) + len([j for j in s.jobs if j])
    assert backs == 33 - 1


def test_r14_2_the_worker_differs_from_game_to_game() -> None:
    """Every trade comes up."""
    assert {game(1, seed).automa.specialty for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize(("level", "cards"), [("easy", 12), ("medium", 15), ("hard", 15)])
def test_r14_3_the_deck_by_strength(level: str, cards: int) -> None:
    """Easy leaves out the last three cards; the deck is shuffled."""
    s = game(1, sam=level)
    assert sorted(s.automa.draw) == list(range(1, cards + 1))
    assert len({game(1, seed, sam=level).automa.draw for seed in range(5)}) == 5


@pytest.mark.parametrize(("level", "workers"), [("easy", 4), ("medium", 4), ("hard", 7)])
def test_r14_3_a_hard_sam_has_a_worker_more_of_each_trade(level: str, workers: int) -> None:
    """His specialization stays that of the random worker."""
    s = game(1, sam=level)
    assert sum(sam(s).workers) == workers
    assert max(sam(s).workers) == sam(s).workers[s.automa.specialty]
    assert audit(s) == []


def test_r14_3_easy_is_the_default_and_other_words_are_refused() -> None:
    """With two to four players the option has no effect."""
    assert game(1).options["sam"] == "easy"
    with pytest.raises(BadOptions):
        game(1, sam="harder")
    one, two = game(2, sam="easy"), game(2, sam="hard")
    assert {**GAME.dump(one), "options": 0} == {**GAME.dump(two), "options": 0}
    assert "automa" not in GAME.dump(one)


def test_r14_6_the_cards_are_those_of_the_fact_sheet() -> None:
    """Number, steps and condition of each; what the steps count has the least of one."""
    rows = SOLO["cards"]
    assert [card.n for card in SAM_CARDS] == [row["n"] for row in rows]
    words = {
        "buildings": "most_buildings_of_any_player_min_1",
        "cowboys": "own_cowboys",
        "specialists": "own_specialized_workers",
    }
    for card, row in zip(SAM_CARDS, rows, strict=True):
        assert words.get(card.per, card.steps) == row["steps"]
        assert card.specialist == row.get("only_if_specialized_in", "")
    assert {card.actions for card in SAM_CARDS if card.n in (9, 10, 15)} == {("build",)}
    assert SAM_CARDS[11].actions == ("reveal", "buy-one-less")


def test_r15_d17_the_strengths_are_those_of_the_fact_sheet() -> None:
    """Removed cards, and the first cities that are taken over from Garth (R14.3)."""
    for level in SAM_LEVELS:
        row = SOLO["difficulty"][level.name]
        assert list(level.removed) == row["remove_cards"]
        assert level.first_city == row["first_delivery"]


def test_r14_4_you_and_sam_take_turns() -> None:
    """After your turn a card of his is gone, and you are asked again."""
    s = game(1)
    s.log = []
    play(s, 0, "go B", "aux 1", "pass")
    assert s.waiting() == [0] and s.turn == 0
    assert len(s.automa.draw) == 11 and len(s.automa.discard) == 1
    assert [event.seat for event in s.log if event.verb == "turn"] == [1, 0]


def test_r14_4_a_used_up_deck_is_shuffled_anew() -> None:
    """The discards become the deck when a card is needed, not before."""
    s = alone("easy")
    s.automa = AutomaCards(0, (5,), tuple(n for n in range(1, 13) if n != 5))
    turn(s, 1, "START")
    assert s.automa.draw == () and s.automa.discard[-1] == 5
    s.stack = []
    turn(s, 1, "START")
    assert len(s.automa.draw) == 11 and len(s.automa.discard) == 1
    assert sorted((*s.automa.draw, *s.automa.discard)) == list(range(1, 13))
    assert s.log is not None and "shuffle" in [event.verb for event in s.log]


def test_r14_4_the_turn_is_told_card_by_card_by_its_rules() -> None:
    """The card, the way, what he does; each with its number."""
    s = turn_over(alone(at="A"), 4)
    assert s.log is not None
    assert [(e.verb, e.rule) for e in s.log] == [
        ("sam-card", "R14.6"),
        ("sam-steps", "R14.5"),
        ("move", "R14.5"),
        ("sam-nothing", "R14.10"),
    ]


def test_r14_4_the_order_of_the_deck_is_secret_but_not_what_is_left() -> None:
    """You and spectators see the cards sorted; a guess shuffles them."""
    s = game(1)
    for seat in (0, None):
        seen = view(s, seat)
        assert seen.automa.draw == tuple(range(1, 13)) != s.automa.draw
        assert seen.automa.specialty == s.automa.specialty
    guesses = [GAME.guess(view(s, 0), seed) for seed in range(4)]
    orders = {guess.automa.draw for guess in guesses if isinstance(guess, TrailState)}
    assert len(orders) == 4 and {tuple(sorted(order)) for order in orders} == {tuple(range(1, 13))}


def test_r14_4_sam_is_never_asked() -> None:
    """Whatever happens, only you have something to answer, and he has nothing at any time."""
    s = game(1)
    for _ in range(60):
        assert s.waiting() == [0] and s.legal(1) == [] and s.free(1) == []
        play(s, 0, min(legal(s, 0)))


def test_r14_4_a_document_keeps_him() -> None:
    """Deck, discards and specialization are read back as they were written."""
    s = game(1, sam="hard")
    play(s, 0, "go B", "aux 1", "pass")
    doc = GAME.dump(s)
    assert doc["automa"]["specialty"] in TRADES
    assert doc["automa"]["draw"] == list(s.automa.draw)
    assert GAME.dump(GAME.position(doc)) == doc


def test_r14_4_a_document_with_one_player_is_a_game_alone() -> None:
    """What it does not name is as at set-up: no money, START, a full deck."""
    s = GAME.position({"players": [{"herder": "B"}]})
    assert isinstance(s, TrailState)
    assert len(s.players) == 2 and sam(s).dollars == 0 and sam(s).herder == s.rules.start
    assert sorted(s.automa.draw) == list(range(1, 13)) and audit(s) == []
    named = {"players": [{}, {"workers": {"engineer": 3}}], "automa": {"discard": [4]}}
    s = GAME.position(named)
    assert isinstance(s, TrailState)
    assert s.automa.specialty == 2 and s.automa.discard == (4,) and len(s.automa.draw) == 11


def test_r14_4_a_document_may_begin_with_his_turn() -> None:
    """He plays at once, and then you are asked."""
    doc = {"players": [{"herder": "B"}, {}], "automa": {}, "turn": 1}
    s = GAME.position(doc)
    assert isinstance(s, TrailState)
    assert s.waiting() == [0] and len(s.automa.discard) == 1


def test_r14_4_a_document_may_name_his_steps() -> None:
    """Also one in the middle of his turn; a game for more has no such step."""
    turn_of_sam = {"is": "NextTurn", "seat": 1}
    stack = [turn_of_sam, {"is": "SamDiscards", "card": 9}, {"is": "SamActs", "card": 9}]
    rest = [n for n in range(1, 13) if n != 9]
    doc = {
        "players": [{"herder": "B"}, {}],
        "automa": {"draw": rest},
        "turn": 1,
        "stack": stack,
    }
    s = GAME.position(doc)
    assert isinstance(s, TrailState)
    assert s.automa.discard == (9,) and len(sam(s).reserve) == 11


def test_r14_2_nobody_hired_at_set_up_counts_twice() -> None:
    """The books hold before and after he hires."""
    s = game(1, sam="hard")
    hire_cheapest(s)
    assert audit(s) == []
