"""The end of a game against Sam, and what both score (R14.12, R14.13)."""

from __future__ import annotations

import pytest

from tests.games.arranging import foresee, staff, told, turn, use
from tests.games.gwt2.alone import alone, sam, turn_over
from tests.games.gwt2.arrange import GAME, play, score
from tests.games.holdings import own
from trailboss.core.game import winners
from trailboss.games.gwt2.audit import audit
from trailboss.games.trail.state import TrailState

COUNTED = [
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "workers",
    "job-market-token",
]


def last_row(at: str = "G") -> TrailState:
    """One worker more fills the last row of the job market; column 2 has nothing but workers."""
    s = alone(at=at)
    staff(s, 12, "12-cowboy")
    foresee(s, "", "cowboy builder")
    s.bags = ((), (), ())
    s.foresight = ((0, 0), s.foresight[1], (0, 0))
    return s


def test_r14_13_sam_brings_the_end_and_you_have_one_more_turn() -> None:
    """He takes the token for 2 points; after your turn the game is over."""
    s = last_row()
    turn(s, 1, "G")
    assert s.holder == 1 and s.waiting() == [0]
    assert score(s, 1)["job-market-token"] == 2
    play(s, 0, "go B", "stop", "aux 1", "pass")
    assert s.waiting() == [] and len(told(s, "over")) == 1
    assert len(told(s, "sam-card")) == 1


def test_r14_13_you_bring_the_end_and_sam_has_one_more_turn() -> None:
    """The token is yours; he turns over one more card."""
    s = last_row("A")
    use(s, 0, "KC")
    play(s, 0, "tile 1", "income 0", "deliver kansas_city", "disc AUX1_2x")
    assert s.waiting() == [] and s.holder == 0
    assert len(told(s, "sam-card")) == 1 and len(told(s, "over")) == 1
    assert score(s, 0)["job-market-token"] == 2 and score(s, 1)["job-market-token"] == 0


def test_r14_12_the_lines_of_his_score() -> None:
    """Eight of the eleven lines, all by this rule; yours stay eleven."""
    yours, his = GAME.scores(alone())
    assert [line.label for line in his.lines] == COUNTED
    assert {line.rule for line in his.lines} == {"R14.12"}
    assert (len(yours.lines), yours.seat, his.seat) == (11, 0, 1)


def test_r14_12_what_counts() -> None:
    """Buildings, cities with arrows, stations, hazards, cattle, workers on spaces 5 and 6."""
    s = alone()
    own(s, 1, "A1:11 A2:7", "1 10", "flood-4-green", "", "chicago toledo new_york new_york")
    own(s, 1, discard="corriente hereford-7")
    sam(s).workers = (6, 5, 4)
    assert score(s, 1) == {
        "buildings": 10 + 6,
        "cities": 6 + 2 * 9,
        "stations": 1 + 9,
        "hazards": 4,
        "cattle": 3 + 7,
        "objectives": 0,
        "workers": 3 * 4,
        "job-market-token": 0,
    }


def test_r14_12_objective_cards_count_in_full_whatever_their_tasks() -> None:
    """The starting one with them; nothing of theirs is fulfilled, and none is a penalty."""
    s = alone()
    own(s, 1, area="ST1 OB01 OB11 OB24")
    assert score(s, 1)["objectives"] == 3 + 3 + 5 + 5


def test_r14_12_what_does_not_count() -> None:
    """Stationmasters, bandits and slots are nothing to him."""
    s = alone()
    own(s, 1, bandits="bandit-green bandit-orange", masters="SM1 SM2")
    sam(s).discs = (0,) * 14
    assert sum(score(s, 1).values()) == 0


def test_r14_12_a_tie_is_a_shared_victory() -> None:
    """Equal points: both have won; one more decides."""
    s = alone()
    own(s, 1, hazards="flood-4-green")
    s.players[0].dollars = 20
    assert [line.total for line in GAME.scores(s)] == [4, 4]
    assert winners(GAME.scores(s)) == [0, 1]
    s.players[0].dollars = 25
    assert winners(GAME.scores(s)) == [0]
    s.players[0].dollars = 15
    assert winners(GAME.scores(s)) == [1]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_r14_13_a_whole_game_with_balanced_books(level: str) -> None:
    """The first answer to every question leads to an end, with nothing lost on the way."""
    s = GAME.setup(1, 5, {"sam": level, "sides": "random"})
    for _ in range(5000):
        if not s.waiting():
            break
        assert audit(s) == []
        s.play(0, s.legal(0)[-1])
    assert not s.waiting() and audit(s) == []


def test_r14_12_his_points_can_be_counted_at_any_time() -> None:
    """In a view as well: nothing of his is hidden."""
    s = turn_over(alone(), 4)
    for seat in (0, None):
        assert GAME.scores(GAME.view(s, seat))[1] == GAME.scores(s)[1]
