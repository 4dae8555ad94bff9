"""The strong bot of Pioneer Rails: whole turns, by views alone, at every table."""

from __future__ import annotations

import pytest

from tests.conformance.tables import PIONEER_READINGS
from tests.lanes import compiled_only
from trailboss import bots
from trailboss.bots.base import Budget, decide
from trailboss.bots.pioneer.appraisal import Appraisal
from trailboss.bots.pioneer.foresight import (
    cards_to_come,
    expected_best,
    next_table,
    offered_next,
    with_rank,
    written,
)
from trailboss.bots.pioneer.greedy import with_card
from trailboss.bots.pioneer.strong import COSTS, FEWEST, TRIED, Strong, script
from trailboss.bots.pioneer.turns import Turns
from trailboss.core.game import Game
from trailboss.games.pioneer.components import DECK
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.state import PioneerState
from trailboss.lab.match import play_game, played

GAME: Game = PIONEER


def quick(seats: int) -> list[Strong]:
    """Bots that look at little."""
    return [Strong(seat, Budget(nodes=1)) for seat in range(seats)]


def position(upto: int, seats: int = 2, options: dict[str, str] | None = None) -> PioneerState:
    """A greedy game, where somebody chooses a card."""
    record, _ = played(GAME, ["greedy"] * seats, 4, options or {})
    while True:
        s = record.replay(upto)
        if s.legal(s.waiting()[0])[0].verb == "card":
            assert isinstance(s, PioneerState)
            return s
        upto += 1


def chosen(s: PioneerState, view: PioneerState, nodes: int) -> tuple[str, int]:
    """What the bot does, and how many tables it looked at."""
    seat = s.waiting()[0]
    bot = Strong(seat, Budget(nodes=nodes))
    bot.begin()
    return bot.choose(view, s.legal(seat) + s.free(seat)).text, bot.nodes


def test_strong_is_a_bot_of_the_game() -> None:
    """It is found by its name, and others may give it another budget."""
    assert bots.names(GAME)[-1] == "strong"
    assert bots.budget(GAME, "strong").nodes > 0
    bot = bots.make("strong", GAME, 0, 1, Budget(milliseconds=5))
    assert isinstance(bot, Strong) and bot.budget.milliseconds == 5


def test_strong_depends_on_the_view_alone() -> None:
    """Two worlds that it cannot tell apart get the same answer, and its view is left as it was."""
    s = position(60)
    seat = s.waiting()[0]
    view = GAME.view(s, seat)
    other = GAME.view(GAME.guess(view, 99), seat)
    assert isinstance(view, PioneerState) and isinstance(other, PioneerState)
    before = GAME.dump(view)
    assert chosen(s, view, 3) == chosen(s, other, 3)
    assert GAME.dump(view) == before


def test_strong_thinks_as_much_as_it_may() -> None:
    """By tables its choice is the same each time; by the clock it looks at one at least."""
    s = position(60)
    view = GAME.view(s, s.waiting()[0])
    assert isinstance(view, PioneerState)
    assert chosen(s, view, 4) == chosen(s, view, 4)
    assert chosen(s, view, 4)[1] == 4
    beyond = TRIED[0] + COSTS[1] * FEWEST
    assert chosen(s, view, beyond + COSTS[1] - 1)[1] == beyond
    bot = Strong(s.waiting()[0], Budget(milliseconds=1))
    bot.choose(view, s.legal(s.waiting()[0]))
    assert 1 <= bot.nodes < len(bot.leaves) + 1


@pytest.mark.compiled
@pytest.mark.parametrize("side", ["a", "b"])
def test_strong_plays_the_same_game_again(side: str) -> None:
    """It has no luck of its own, and what it remembers of a game is void in the next."""
    players = quick(2)
    first, s = play_game(GAME, 2, 3, {"map": side}, players)
    second, _ = play_game(GAME, 2, 3, {"map": side}, players)
    assert first.moves == second.moves
    assert min(score.total for score in GAME.scores(s)) > 60


@pytest.mark.parametrize("seats", [1, compiled_only(3), compiled_only(5)])
@pytest.mark.parametrize("readings", [{"extra_card": "true", "map": "b"}, PIONEER_READINGS])
def test_strong_plays_at_every_table(seats: int, readings: dict[str, str]) -> None:
    """Alone, with a dealer, without; with secret cards; by the other readings of the rules."""
    players = [quick(1)[0], *[bots.make("random", GAME, i, i) for i in range(1, seats)]]
    _, s = play_game(GAME, seats, 3, readings, players)
    assert not s.waiting()
    assert GAME.scores(s)[0].total > 40


def test_a_planned_turn_can_be_drawn_as_planned() -> None:
    """Every way that is found is legal, step by step, and ends as foreseen."""
    s = position(90)
    seat = s.waiting()[0]
    appraisal = Appraisal(s, seat)
    card = s.legal(seat)[0]
    p = with_card(s.players[seat], card.arg + 1)
    ways = Turns(appraisal.valuation, 3).ways(p, (0, 1, 2, 3))
    assert len(ways) > 5
    for way in ways[::4]:
        world = s.clone()
        world.apply(seat, card)
        for action in way.actions:
            assert action in world.legal(seat), action.text
            world.apply(seat, action)
        assert world.players[seat].tracks == way.p.tracks
        assert len(script(s, p, way.actions)) == len(way.actions) + 1


def test_the_mean_of_the_best_card() -> None:
    """Of two and of three cards, and of a card that is sure."""
    assert expected_best([5.0], 2) == 5
    assert expected_best([1.0, 2.0, 3.0], 2) == pytest.approx((2 + 3 + 3) / 3)
    assert expected_best([4.0, 1.0, 2.0, 3.0], 3) == pytest.approx((3 + 4 + 4 + 4) / 4)


def test_cards_to_come_are_those_that_nobody_saw() -> None:
    """In the last turn of a round all of the next one."""
    s = position(60)
    seat = s.waiting()[0]
    view = GAME.view(s, seat)
    assert isinstance(view, PioneerState)
    cards = cards_to_come(view, seat)
    assert set(s.deck) <= set(cards) and not set(s.shown) & set(cards)
    view.turn = 5
    assert cards_to_come(view, seat) == DECK
    assert [offered_next(view, i) for i in (view.dealer, 1 - view.dealer)] == [2, 3]


def test_a_secret_card_is_known_to_come() -> None:
    """Before the last turn of a round with extra cards there is no choice (R14.2)."""
    s = position(1, 2, {"extra_card": "true"})
    s.turn = 4
    view = GAME.view(s, 0)
    assert isinstance(view, PioneerState)
    assert cards_to_come(view, 0) == (s.secret[0],)
    assert view.secret[1] not in s.secret


def test_the_next_table_is_what_the_game_makes_of_it() -> None:
    """A sheet after a whole turn, alone: goals, hand and round are the same."""
    record, _ = played(GAME, ["greedy"], 4, {"level": "legendary"})
    moves = len(record.moves)
    compared = 0
    for upto in range(1, moves):
        s = record.replay(upto)
        assert isinstance(s, PioneerState)
        if s.legal(0)[0].verb != "card":
            continue
        bot = Strong(0, Budget(nodes=1))
        world = s.clone()
        action = bot.choose(GAME.view(world, 0), world.legal(0))
        turn = (world.round, world.turn)
        foreseen = next_table(world, 0, bot.leaves[0].p)
        world.apply(0, action)
        while world.waiting() and (world.round, world.turn) == turn:
            world.apply(0, decide(bot, GAME, world, 0))
        if not world.waiting():
            break
        assert (foreseen.round, foreseen.turn) == (world.round, world.turn)
        got, want = foreseen.players[0], world.players[0]
        assert (got.tracks, got.nuggets, got.circled) == (want.tracks, want.nuggets, want.circled)
        assert (got.saloons, got.turns) == (want.saloons, want.turns)
        assert foreseen.met == world.met
        compared += 1
    assert compared > 12


def test_four_of_a_rank_are_all() -> None:
    """A fifth one cannot come."""
    assert with_rank((2, 2, 2, 2), 2) == 0
    assert with_rank((2, 2, 2), 2) > with_rank((2, 2, 2), 1)


def test_a_rank_for_a_turn_to_come_is_neither_luck_nor_misfortune() -> None:
    """Of a hand of two pairs it is not the one that makes a full house."""
    s = position(60)
    p = s.players[0].clone()
    p.ranks = (1, 1, 3, 3)
    s.round = 1
    assert written(p, s).ranks[:4] == p.ranks
    assert written(p, s).ranks[4] not in (1, 3)


def test_what_was_scored_stays_in_sight() -> None:
    """Goals and hands of earlier turns are part of what a sheet is worth a turn later."""
    s = position(150)
    seat = s.waiting()[0]
    p = s.players[seat]
    way = Turns(Appraisal(s, seat).valuation, 1).ways(with_card(p, s.shown[0]), ())[0]
    found = []
    for hands in ((0,), (0, 7)):
        s.players[seat] = p.clone()
        s.players[seat].hands = hands
        appraisal = Appraisal(s, seat)
        found.append(appraisal.worth(way, appraisal.settled(way), 1.0))
    assert found[1] - found[0] == pytest.approx(7)
