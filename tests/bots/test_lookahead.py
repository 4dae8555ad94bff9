"""The bot that looks ahead: it sees views only, and thinks as much as it may."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

import pytest

from trailboss import bots
from trailboss.bots.base import Budget
from trailboss.bots.lookahead import FEWEST, Lookahead, remaining, summary
from trailboss.bots.outlook import OTHERS, PROSPECTS
from trailboss.games import load
from trailboss.games.trail.state import TrailState
from trailboss.lab.match import played

GAME = load("gwt2")


def position(seats: int = 2, upto: int = 150) -> TrailState:
    """The middle of a greedy game, where somebody has a choice."""
    record, _ = played(GAME, ["greedy"] * seats, 4, {})
    while True:
        s = record.replay(upto)
        seat = s.waiting()[0]
        if 2 < len(s.legal(seat)) < 7:
            assert isinstance(s, TrailState)
            return s
        upto += 1


def chosen(s: TrailState, view: Any, seed: int = 1, nodes: int = 1) -> tuple[str, int]:
    """What the bot does, and how many positions it looked at."""
    seat = s.waiting()[0]
    bot = searching(seat, seed, nodes)
    return bot.choose(view, s.legal(seat) + s.free(seat)).text, bot.nodes


def searching(seat: int, seed: int = 1, nodes: int = 1) -> Lookahead:
    """The strong bot of a seat at the beginning of a game."""
    bot = bots.make("strong", GAME, seat, seed, Budget(nodes=nodes))
    assert isinstance(bot, Lookahead)
    bot.begin()
    return bot


def test_strong_depends_on_the_view_alone() -> None:
    """Two worlds that it cannot tell apart get the same answer, and its view is left as it was."""
    s = position()
    seat = s.waiting()[0]
    view = GAME.view(s, seat)
    other = GAME.view(GAME.guess(view, 99), seat)
    before = GAME.dump(view)
    assert chosen(s, view) == chosen(s, other)
    assert GAME.dump(view) == before


def test_strong_thinks_as_much_as_it_may() -> None:
    """By positions its choice is the same each time; a guess is never left half done."""
    s = position()
    seat = s.waiting()[0]
    options = len(s.legal(seat) + s.free(seat))
    view = GAME.view(s, seat)
    first, nodes = chosen(s, view, nodes=options * FEWEST)
    assert nodes == options * FEWEST
    assert chosen(s, view, nodes=options * FEWEST) == (first, nodes)
    assert chosen(s, view, nodes=1)[1] == options * FEWEST


def test_strong_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of 10 ms a look: more time is more guesses, and two are the least."""
    s = position()
    seat = s.waiting()[0]
    view, legal = GAME.view(s, seat), s.legal(seat) + s.free(seat)
    guesses = []
    for milliseconds in (1, 95):
        ticks = count(0, 0.01)
        monkeypatch.setattr(time, "perf_counter", lambda ticks=ticks: next(ticks))
        bot = bots.make("strong", GAME, seat, 1, Budget(milliseconds=milliseconds))
        assert isinstance(bot, Lookahead)
        bot.begin()
        bot.choose(view, legal)
        guesses.append(bot.guesses)
    assert guesses[0] == FEWEST < guesses[1]


def test_without_a_value_it_plays_by_the_base_policy() -> None:
    """Nothing is weighed then."""
    s = position()
    seat = s.waiting()[0]
    view, legal = GAME.view(s, seat), s.legal(seat) + s.free(seat)
    bot = searching(seat)
    bot.judge.ready(view)
    bot.judge.value = None
    assert bot.choose(view, legal) is bot.judge.base(view, legal)
    assert bot.weighed == []


def test_it_remembers_what_it_weighed() -> None:
    """Every option once, the chosen one first, gains over the base policy's choice."""
    s = position()
    seat = s.waiting()[0]
    view, legal = GAME.view(s, seat), s.legal(seat) + s.free(seat)
    bot = searching(seat)
    chosen = bot.choose(view, legal)
    assert bot.weighed[0].action is chosen
    assert {option.action for option in bot.weighed} == set(legal)
    assert [o.gain for o in bot.weighed if o.action is bot.judge.base(view, legal)] == [0.0]
    bot.begin()
    assert bot.weighed == []


def test_parts_add_up_to_the_outcome() -> None:
    """Own points by category, those of the others, and what is to come."""
    s = position()
    seat = s.waiting()[0]
    judge = searching(seat).judge
    view = GAME.view(s, seat)
    assert judge.ready(view)
    world, action = judge.guess(view, 5), s.legal(seat)[0]
    parts = judge.outlook(world.clone(), action).parts
    assert sum(parts.values()) == pytest.approx(judge.outcome(world.clone(), action))
    assert {"cattle", "cities", OTHERS, PROSPECTS} <= set(parts)


def test_a_forecast_is_of_both_sides() -> None:
    """Points that a game may end with, and a chance; both seats together are about certain."""
    s = position()
    found = []
    for seat in range(2):
        judge, view = searching(seat).judge, GAME.view(s, seat)
        assert judge.ready(view)
        found.append(judge.forecast(view))
    assert all(20 < forecast.own < 200 and 0 < forecast.chance < 1 for forecast in found)
    assert sum(forecast.chance for forecast in found) == pytest.approx(1, abs=0.35)


def test_a_better_option_must_be_better_than_its_noise() -> None:
    """Options that are surely worse are dropped; the first stays whatever comes."""
    a, b, c = GAME.actions.all[:3]
    assert summary([2.0, 2.0])[0] == 2.0
    assert summary([1.0, 3.0])[1] > summary([1.0, 3.0] * 4)[1] > 0
    gains = {a: [0.0] * 3, b: [-5.0, -5.1, -4.9], c: [-1.0, 3.0, 1.0]}
    assert remaining([a, b, c], gains, 3) == [a, c]


def test_strong_is_a_bot_of_the_second_edition() -> None:
    """It has a budget, and others may give it another."""
    assert bots.names(GAME)[-1] == "strong"
    assert bots.budget(GAME, "strong").nodes > 0
    bot = bots.make("strong", GAME, 0, 1, Budget(milliseconds=5))
    assert isinstance(bot, Lookahead) and bot.budget.milliseconds == 5
