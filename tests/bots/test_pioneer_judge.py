"""The judge of Pioneer Rails: figures by name, goals that others are near, turns thought of."""

from __future__ import annotations

import pytest

from trailboss.bots.pioneer.appraisal import Appraisal
from trailboss.bots.pioneer.expectation import Expectation
from trailboss.bots.pioneer.figures import NAMES, SHEET, TABLE_FIGURES, read, setting_of
from trailboss.bots.pioneer.foresight import next_table
from trailboss.bots.pioneer.greedy import with_card
from trailboss.bots.pioneer.judge import PioneerJudge
from trailboss.bots.pioneer.turns import Turns
from trailboss.core.game import Game
from trailboss.games.pioneer.components import FIRST, LATER, TARGET
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.state import PioneerState
from trailboss.lab.match import played

GAME: Game = PIONEER
TABLES = [(1, {"level": "legendary"}, "solo-legendary"), (2, {}, "2"), (4, {}, "4"), (6, {}, "5")]


def figures(s: PioneerState, seat: int) -> dict[str, float]:
    """By name."""
    return dict(zip(NAMES, read(s, seat), strict=True))


def position(upto: int, seats: int = 2) -> PioneerState:
    """A greedy game, where somebody chooses a card."""
    record, _ = played(GAME, ["greedy"] * seats, 4, {})
    while True:
        s = record.replay(upto)
        if s.legal(s.waiting()[0])[0].verb == "card":
            assert isinstance(s, PioneerState)
            return s
        upto += 1


@pytest.mark.parametrize(("seats", "options", "setting"), TABLES)
def test_a_fresh_table(seats: int, options: dict[str, str], setting: str) -> None:
    """Nobody has done anything: all time is left, and alone there is a target."""
    s = GAME.setup(seats, 1, options)
    assert isinstance(s, PioneerState)
    found = figures(s, 0)
    assert setting_of(s) == f"pioneer-{setting}" == PioneerJudge(GAME, 0).setting(s)
    assert found["time"] == 1 and found["near_goals"] == found["rival_goals"] == 0
    assert found["points"] == GAME.scores(s)[0].total
    assert found["others_points"] == max(score.total for score in GAME.scores(s)[1:])
    assert seats > 1 or found["others_points"] > TARGET


@pytest.mark.parametrize("upto", [60, 200])
def test_points_so_far(upto: int) -> None:
    """They are those of the game, and every seat has its own."""
    s = position(upto)
    totals = [score.total for score in GAME.scores(s)]
    for seat in range(2):
        found = figures(s, seat)
        assert (found["points"], found["others_points"]) == (totals[seat], totals[1 - seat])
        assert 0 < found["time"] < 1 and found["hope"] > 0


def test_the_end_of_a_game_is_read_too() -> None:
    """Nothing is left to hope for."""
    _, s = played(GAME, ["greedy"], 2, {})
    assert isinstance(s, PioneerState)
    found = figures(s, 0)
    assert found["time"] == found["hand"] == found["hope"] == 0
    assert found["points"] == GAME.scores(s)[0].total


@pytest.mark.parametrize("upto", [30, 100, 200])
def test_a_turn_that_is_thought_of_is_read_like_one_that_is_over(upto: int) -> None:
    """All figures that are not estimates are the same at the next table."""
    s = position(upto)
    seat = s.waiting()[0]
    expected = Expectation(s, seat, None)
    appraisal = Appraisal(s, seat, expected)
    card = s.legal(seat)[0]
    way = Turns(appraisal.valuation, 2).ways(with_card(s.players[seat], card.arg + 1), ())[0]
    end = appraisal.settled(way)
    row = expected.figures(
        appraisal.valuation, end, end.railway, way.tracks, appraisal.running(end)
    )
    thought = dict(zip([*TABLE_FIGURES, *SHEET], row, strict=True))
    over = figures(next_table(s, seat, end), seat)
    estimates = {"goals", "hope", "hand", "rival_goals"} | {x for x in SHEET if "near" in x}
    for name in [*TABLE_FIGURES, *SHEET]:
        if name not in estimates:
            assert thought[name] == pytest.approx(over[name]), name
    assert thought["hand"] == pytest.approx(over["hand"], abs=1e-6)


def test_a_goal_may_be_met_by_others_first() -> None:
    """The later and the nearer they are, the less it is worth; alone nobody takes it away."""
    s = position(200, 4)
    seat = s.waiting()[0]
    expected = Expectation(s, seat, None)
    goals = [(goal, float(FIRST)) for goal in s.goals]
    assert expected.prizes(s, goals) == goals
    later = next_table(s, seat, s.players[seat])
    once = expected.prizes(later, goals)
    twice = expected.prizes(next_table(later, seat, later.players[seat]), goals)
    for (goal, first), (_, second) in zip(once, twice, strict=True):
        assert LATER < second <= first <= FIRST
        assert (first < FIRST) == (expected.alone[goal] < 1)
    assert any(first < FIRST for _, first in once)


def test_each_turn_is_another_moment() -> None:
    """All play it at once."""
    s = GAME.setup(2, 1, {})
    judge = PioneerJudge(GAME, 0)
    moments = {judge.moment(s)}
    while s.waiting():
        seat = s.waiting()[0]
        legal = s.legal(seat) + s.free(seat)
        s.apply(seat, legal[0] if len(legal) == 1 else judge.reply(s, seat, legal))
        moments.add(judge.moment(s))
    assert len(moments) == 20
