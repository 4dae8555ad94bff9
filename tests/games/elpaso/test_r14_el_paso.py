"""Alone against Sue: her deliveries, the end of the game and its points (R14.15, R14.16)."""

from __future__ import annotations

import pytest

from tests.games.elpaso.alone import (
    SUE,
    alone,
    at,
    cows,
    draw_next,
    groups,
    owns,
    posts,
    ride,
    staff,
    supply,
    visit,
)
from tests.games.elpaso.arrange import GAME, deliver, game, node, own, place, play, score, told
from trailboss.core.game import winners
from trailboss.games.elpaso.state import AWAY, ElPasoState
from trailboss.games.elpaso.turn import Turn
from trailboss.games.kit.playout import playout

ORDER = ["7", "9", "10", "12", "16", "16"]


def rivals(human: int, dollars: int) -> ElPasoState:
    """Sue has nothing but her three workers (6 points), the human a number of points in workers."""
    s = alone()
    p = s.players[0]
    p.draw, p.hand, p.tokens, p.dollars = (), (), (), dollars
    p.ready = (human // 2, 0, 0, 0)
    return s


def test_r14_15_a_simmental_card_and_a_delivery_but_no_money() -> None:
    """After the action of the card."""
    s = alone()
    assert ride(s, "n6", "a1") == "EP"
    assert cows(s) == ["black_angus", "simmental"]
    assert (s.simmental, posts(s), s.players[SUE].dollars) == (8, {"5": 1, "7": 1}, 0)
    assert told(s, "post") == [(SUE, 7, "trading-post", "R14.15")]


def test_r14_15_only_in_el_paso() -> None:
    """Another stop brings neither."""
    s = alone()
    assert ride(s, "EP", "a1") == "n2"
    assert (s.simmental, posts(s)) == (9, {"5": 1})


def test_r14_15_t26_deliveries_in_their_order() -> None:
    """T26: first to 7, then to 9, and so on; after 16 again to 16."""
    s = alone()
    for n, _ in enumerate(ORDER, 1):
        visit(s)
        wanted = {name: ORDER[:n].count(name) for name in ORDER[:n]}
        assert posts(s) == {"5": 1, **wanted}
    assert sum(s.players[SUE].discs) == 0


def test_r14_15_without_a_disc_there_is_no_delivery() -> None:
    """Six deliveries use up her discs; a Simmental card is taken all the same."""
    s = visit(alone(), 6)
    tokens, cards = owns(s), len(s.sue.resources) if s.sue else 0
    visit(s)
    assert (sum(s.players[SUE].posts), owns(s)) == (7, tokens)
    assert s.sue is not None and len(s.sue.resources) == cards
    assert cows(s).count("simmental") == 7
    assert told(s, "no-disc") == [(SUE, 0, "", "R14.15")]


def test_r14_15_the_objective_of_post_7() -> None:
    """The one with the most points, the leftmost of equals."""
    s = alone()
    supply(s, "o01 o16 o15 b08 b09 b10")
    visit(s)
    assert owns(s) == ["o16"]


def test_r14_15_no_objective_is_left() -> None:
    """A bonus token does not stand in."""
    s = alone()
    supply(s, "- - - b08 b09 b10")
    visit(s)
    assert owns(s) == []
    assert told(s, "sue-no-token") == [(SUE, 0, "", "R14.15")]


def test_r14_15_a_resource_card_instead_of_the_worker_of_post_9() -> None:
    """The worker market is not touched."""
    s = visit(alone())
    staff(s, "cowboy builder engineer", 1, 1, 1)
    draw_next(s, "builder cowboy")
    before = s.workers
    visit(s)
    assert (groups(s)["builder"], s.workers) == (2, before)


def test_r14_15_other_rewards_are_ignored() -> None:
    """The dollars of post 10."""
    s = visit(alone(), 3)
    assert posts(s) == {"5": 1, "7": 1, "9": 1, "10": 1}
    assert s.players[SUE].dollars == 0


def test_r14_15_the_action_comes_before_the_delivery() -> None:
    """A card that draws in El Paso draws before post 9 does."""
    s = visit(alone())
    staff(s, "cowboy builder engineer", 1, 1, 1)
    draw_next(s, "corriente builder")
    ride(s, "n6", "a4")
    assert cows(s) == ["simmental", "corriente", "simmental"]
    assert groups(s)["builder"] == 2


def test_r14_15_discs_of_the_human_do_not_matter() -> None:
    """Both may deliver to the same post."""
    s = alone()
    s.players[0].posts = (0, 1, 1, 1, 0, 0, 0)
    visit(s, 2)
    assert posts(s) == {"5": 1, "7": 1, "9": 1}


def test_r14_16_sue_takes_the_last_simmental_card() -> None:
    """It announces the end, and the next rancher in El Paso brings it."""
    s = alone()
    s.simmental = 1
    visit(s)
    assert told(s, "announce") == [(SUE, 0, "simmental", "R12.1")]
    assert (s.simmental, s.ender, at(s)) == (0, -1, "EP")


def test_r14_16_sue_brings_the_end() -> None:
    """No card, 2 points, her delivery, and one more turn for the human."""
    s = alone()
    s.simmental = 0
    s.players[SUE].rancher = node("n6")
    s.stack = []
    s.then(Turn(SUE))
    s.settle()
    assert (s.ender, s.players[SUE].rancher) == (SUE, AWAY)
    assert "simmental" not in cows(s)
    assert sum(s.players[SUE].posts) == 2
    assert s.waiting() == [0]
    play(s, 0, "go n2", "stop", "pass", "pass")
    assert (s.waiting(), told(s, "over")) == ([], [(SUE, 0, "", "R12.2")])
    assert len(told(s, "sue-card")) == 1


def test_r14_16_the_human_brings_the_end() -> None:
    """Sue has one more turn; in El Paso she delivers without a card and without her rancher."""
    s = alone()
    s.simmental = 0
    s.players[SUE].rancher = node("n6")
    s.stack = []
    deliver(s, 0)
    play(s, 0, "certificates 0", "post 0", "disc aux1_upgrade", "pass")
    assert (s.ender, s.waiting()) == (0, [])
    assert len(told(s, "sue-card")) == 1
    assert "simmental" not in cows(s)
    assert (at(s), sum(s.players[SUE].posts)) == ("EP", 2)
    assert [row[0] for row in told(s, "end")] == [0]


def test_r14_16_random_games_end_by_the_rule() -> None:
    """The tenth stop in El Paso of both together; the other one has the last turn."""
    enders = set()
    for seed in range(30):
        s = game(1, seed, sue=str(seed % 4))
        playout(s, seed, 10_000)
        assert s.waiting() == []
        assert (s.simmental, s.turn) == (0, 1 - s.ender)
        enders.add(s.ender)
    assert enders == {0, SUE}


def test_r14_16_her_points() -> None:
    """Workers, cows, buildings, discs and bonus tokens as usual; the space of the end too."""
    s = alone()
    staff(s, "cowboy builder engineer", 2, 5, 1)
    place(s, SUE, "s9", 6)
    place(s, SUE, "s4", 2)
    own(s, SUE, "b08 b01")
    visit(s, 5)
    supply(s, "o01 o02 o03 - - -")
    s.simmental = 0
    before = score(s, SUE)
    assert before["buildings"] == 10 + 3
    assert before["deliveries"] == 2 + 4 + 8
    assert before["bonus-tokens"] == 3 + 1
    assert before["dollars"] == 0
    visit(s)
    assert score(s, SUE)["cattle"] == before["cattle"] + 2
    assert score(s, SUE)["deliveries"] == 2 + 4 + 8 + 8


def test_r14_16_all_rounders_score_as_workers() -> None:
    """2 points each, like the others."""
    s = alone()
    staff(s, "cowboy builder engineer", 2, 5, 1)
    assert s.players[SUE].ready == (2, 4, 1, 1)
    assert score(s, SUE)["workers"] == 16


def test_r14_16_all_her_objectives_count_as_fulfilled() -> None:
    """Five, four and three points, though she has none of what they ask for."""
    s = alone()
    own(s, SUE, "o07 o03 o11")
    assert score(s, SUE)["objectives"] == 5 + 4 + 3
    own(s, 0, "o07 o03 o11")
    assert score(s, 0)["objectives"] == 0


def test_r14_16_no_points_for_dollars() -> None:
    """She has none, so her tie-break is 0."""
    s = alone()
    assert (score(s, SUE)["dollars"], GAME.scores(s)[SUE].tie) == (0, 0)


@pytest.mark.parametrize(
    ("human", "dollars", "won"),
    [(8, 0, [0]), (4, 4, [SUE]), (6, 1, [0]), (6, 4, [0]), (6, 0, [0, SUE]), (4, 10, [0, SUE])],
)
def test_r14_16_who_wins(human: int, dollars: int, won: list[int]) -> None:
    """More points; with as many the human's dollars decide, and without them it is shared."""
    s = rivals(human, dollars)
    assert GAME.scores(s)[SUE].total == 6
    assert winners(GAME.scores(s)) == won


def test_r14_6_one_card_for_each_turn_of_hers() -> None:
    """From the first turn to the last."""
    s = alone(3, sue="3")
    playout(s, 3, 10_000)
    turns = [seat for seat, *_ in told(s, "turn")]
    assert turns.count(SUE) == len(told(s, "sue-card")) > 5
