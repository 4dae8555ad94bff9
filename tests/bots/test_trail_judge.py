"""The judge of the trail games: a value for every setting, and when a turn has ended."""

from __future__ import annotations

import pytest

from trailboss import bots
from trailboss.bots.trail.judge import TrailJudge
from trailboss.games import load
from trailboss.games.trail.state import TrailState

SETTINGS = [
    *[(game, seats, "") for game in ("gwt1", "gwt2") for seats in (2, 3, 4)],
    *[("gwt2", 1, level) for level in ("easy", "medium", "hard")],
]


def start(name: str, seats: int, sam: str) -> TrailState:
    """A fresh game."""
    s = load(name).setup(seats, 2, {"sam": sam} if sam else {})
    assert isinstance(s, TrailState)
    return s


@pytest.mark.parametrize(("name", "seats", "sam"), SETTINGS)
def test_every_setting_has_its_value(name: str, seats: int, sam: str) -> None:
    """The bot `strong` is offered, and a fresh game is about even between people."""
    game = load(name)
    assert "strong" in bots.names(game)
    judge, view = TrailJudge(game, 0), game.view(start(name, seats, sam), 0)
    assert judge.ready(view)
    assert judge.table == (f"{name}-solo-{sam}" if sam else f"{name}-{seats}")
    forecast = judge.forecast(view)
    assert 30 < forecast.own < 130 and 30 < forecast.others < 130


@pytest.mark.parametrize(("seats", "sam"), [(2, ""), (1, "hard")])
def test_each_turn_is_another_moment(seats: int, sam: str) -> None:
    """Between people the seat changes; alone the automa has turned over a card."""
    s = start("gwt2", seats, sam)
    judge = TrailJudge(load("gwt2"), 0)
    moments, turns = [judge.moment(s)], 0
    while turns < 12:
        seat = s.waiting()[0]
        before = s.players[seat].herder
        s.apply(seat, (s.legal(seat) + s.free(seat))[0])
        if judge.moment(s) != moments[-1]:
            moments.append(judge.moment(s))
            turns += 1
            assert seats > 1 or s.waiting() == [0]
            assert s.players[seat].herder >= 0 or before < 0


def test_it_plays_on_by_its_own_weights() -> None:
    """The base policy of `strong` is not greedy's: they differ somewhere in a game."""
    game = load("gwt2")
    s = start("gwt2", 2, "")
    judges = [TrailJudge(game, seat) for seat in range(2)]
    differ = 0
    while waiting := s.waiting():
        seat = waiting[0]
        legal, view = s.legal(seat) + s.free(seat), game.view(s, seat)
        action = legal[0]
        if len(legal) > 1:
            action = judges[seat].base(view, legal)
            assert action is judges[seat].reply(s, seat, legal)
            differ += action is not bots.make("greedy", game, seat, 0).choose(view, legal)
        s.apply(seat, action)
    assert differ > 5


def test_an_option_that_ends_the_turn_looks_no_further() -> None:
    """Whatever is done, the position that is judged is the end of the same turn."""
    game = load("gwt2")
    s = game.setup(2, 3, {})
    seen: set[bool] = set()
    for _ in range(400):
        seat = s.waiting()[0]
        legal = s.legal(seat) + s.free(seat)
        if len(legal) > 1:
            judge = TrailJudge(game, seat)
            judge.ready(game.view(s, seat))
            judge.marks = [1.0]
            for action in legal:
                after = s.clone()
                after.apply(seat, action)
                seen.add(judge.moment(after) != judge.moment(s))
                played = s.clone()
                judge.play_on(played, action)
                assert judge.moment(played) != judge.moment(s) or not played.waiting()
            s.apply(seat, judge.base(game.view(s, seat), legal))
        else:
            s.apply(seat, legal[0])
        if not s.waiting():
            break
    assert seen == {True, False}


def test_what_counts_is_the_mean_of_the_turns_by_their_marks() -> None:
    """At two seats the ends of the own turn and of the next one."""
    game = load("gwt2")
    s = game.setup(2, 3, {})
    seat = s.waiting()[0]
    judge = TrailJudge(game, seat)
    judge.ready(game.view(s, seat))
    assert judge.marks == [0.4, 0.0, 0.6]
    action = s.legal(seat)[0]
    mean = judge.outcome(s.clone(), action)
    judge.marks = [1.0]
    sooner = judge.outcome(s.clone(), action)
    judge.marks = [0.0, 0.0, 1.0]
    later = judge.outcome(s.clone(), action)
    assert sooner != later
    assert mean == pytest.approx(0.4 * sooner + 0.6 * later)
