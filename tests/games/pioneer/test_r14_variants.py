"""Five and more players, the extra card, and the solo game (R14, R15)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.pioneer.helpers import building, lines, may, me, play, refusal, sheet, start, table
from tests.games.pioneer.test_r4_turns import finish_turn
from trailboss.core.errors import BadOptions
from trailboss.games.pioneer.components import CARDS, GOALS, LEVELS, goal_type
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.state import PioneerState
from trailboss.games.pioneer.tally import tally


def to_turn(s: PioneerState, number: int) -> PioneerState:
    """Play on to a turn of this round."""
    while s.turn < number:
        finish_turn(s, s.waiting()[0])
    return s


@pytest.mark.parametrize("seats", [5, 8, 12])
def test_r14_1_with_five_and_more_the_dealer_has_no_privilege(seats: int) -> None:
    """One card is discarded openly, everybody chooses from two (R14.1)."""
    s = start(seats)
    assert s.waiting() == list(range(seats))
    assert (len(s.discard), len(s.shown)) == (1, 2)
    assert {tuple(may(s, seat)) for seat in range(seats)} == {tuple(may(s))}
    gone = f"card {CARDS[s.discard[0] - 1]}"
    assert refusal(s, gone).what == "it-is-in-the-discard-pile"


def test_r14_1_the_discarded_card_is_announced() -> None:
    """Everybody knows it (R14.1)."""
    s = start(5)
    view = PIONEER.view(s, None)
    assert isinstance(view, PioneerState)
    assert view.discard == s.discard


@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_r14_1_the_card_that_is_put_away_is_told(seats: int) -> None:
    """Alone, too (R15.3); not in the turn of the secret cards, nor when everything is over."""
    s = start(seats, extra_card="true")
    away = CARDS[s.discard[-1] - 1] if seats in (1, 5) else ""
    assert tally(s)["away"] == away
    assert tally(to_turn(s, 5))["away"] == ""


@pytest.mark.parametrize("seats", [1, 2, 4, 5, 8])
def test_r14_2_everybody_gets_a_secret_card_for_the_fifth_turn(seats: int) -> None:
    """Turns 1-4 are normal, in turn 5 nothing is revealed (R14.2)."""
    s = start(seats, extra_card="true")
    secret = s.secret
    assert len(set(secret)) == seats
    to_turn(s, 5)
    assert s.shown == ()
    assert s.waiting() == list(range(seats))
    assert [may(s, seat) for seat in range(seats)] == [[f"card {CARDS[c - 1]}"] for c in secret]


def test_r14_2_secret_cards_are_dealt_anew_each_round() -> None:
    """After turn 5 they are discarded (R14.2)."""
    s = start(2, extra_card="true")
    first = s.secret
    while s.round == 1:
        finish_turn(s, s.waiting()[0])
    assert len(s.secret) == 2
    assert s.secret != first


def test_r14_2_nobody_sees_another_secret_card() -> None:
    """Only the own one is in a view, also while turn 5 is played (R14.2)."""
    s = start(3, extra_card="true")
    for _ in range(2):
        view = PIONEER.view(s, 1)
        assert isinstance(view, PioneerState)
        assert view.secret == (0, s.secret[1], 0)
        spectator = PIONEER.view(s, None)
        assert isinstance(spectator, PioneerState)
        assert spectator.secret == (0, 0, 0)
        to_turn(s, 5)
        finish_turn(s, 0)


def test_r14_3_eight_players_use_all_twenty_cards() -> None:
    """Nine are too many (R14.3, T19.16)."""
    s = to_turn(start(8, extra_card="true"), 5)
    assert (len(s.deck), len(s.discard)) == (0, 12)
    with pytest.raises(BadOptions, match="extra card"):
        start(9, extra_card="true")


def test_r14_4_the_chip_stays_in_the_fifth_turn() -> None:
    """Sixteen times it moves in a game (R14.4)."""
    s = start(3, extra_card="true")
    dealt: Counter[int] = Counter()
    seen = set()
    while s.waiting():
        if (s.round, s.turn) not in seen and s.turn < 5:
            dealt[s.dealer] += 1
        seen.add((s.round, s.turn))
        finish_turn(s, s.waiting()[0])
    assert [dealt[seat] for seat in range(3)] == [6, 5, 5]


def test_r14_5_the_suit_special_works_on_a_secret_card() -> None:
    """Another railway in turn 5 (R14.5)."""
    s = to_turn(start(1, extra_card="true"), 5)
    play(s, 0, may(s)[0], "box")
    other = next(text for text in may(s) if text.startswith("suit"))
    before = me(s).railway
    play(s, 0, other)
    assert me(s).railway != before


def test_r15_1_a_solo_goal_gives_no_points() -> None:
    """It is removed instead (R15.1, R15.5)."""
    s = table(sheet(nuggets=8), shown="KD AS", goals=["1B", "1A"])
    play(s, 0, "card KD")
    finish_turn(s, 0)
    assert (s.met, lines(s)["goals"], me(s).stars) == (1, 0, (0, 0, 0))


@pytest.mark.parametrize("level", LEVELS)
def test_r15_2_levels_differ_in_the_goals_that_lie_open(level: str) -> None:
    """Three face down, one of each type, and 0 to 4 others open (R15.2, T19.17)."""
    s = start(1, level=level)
    assert sorted(goal_type(goal) for goal in s.face_down) == [0, 1, 2]
    assert len(s.goals) == LEVELS.index(level)
    assert not set(s.goals) & set(s.face_down)


def test_r15_2_goals_face_down_are_hidden_even_from_the_player() -> None:
    """Their order of types is unknown too (R15.2)."""
    s = start(1, level="hard")
    view = PIONEER.view(s, 0)
    assert isinstance(view, PioneerState)
    assert (view.face_down, view.goals) == ((0, 0, 0), s.goals)
    types = {tuple(goal_type(g) for g in start(1, seed).face_down) for seed in range(30)}
    assert len(types) > 2


def test_r15_3_alone_one_card_is_discarded_and_two_are_offered() -> None:
    """Each turn (R15.3)."""
    s = start(1)
    assert (len(s.discard), len(s.shown), len(may(s))) == (1, 2, 2)


def test_r15_4_a_goal_is_turned_up_in_rounds_two_three_and_four() -> None:
    """One each (R15.4)."""
    s = start(1)
    hidden = s.face_down
    for number in (1, 2, 3, 4):
        assert s.goals == hidden[: number - 1]
        while s.round == number and s.waiting():
            finish_turn(s, 0)


def test_r15_5_a_goal_that_is_not_met_stays() -> None:
    """Seven nuggets are not eight (R15.5)."""
    s = table(sheet(nuggets=7), shown="KH AS", goals=["1B"])
    play(s, 0, "card KH", "draw C11.E", "draw C12.SE", "draw E11.E", "done")
    assert s.met == 0


def test_r15_6_a_goal_may_be_met_before_it_is_turned_up() -> None:
    """It leaves at the end of the next turn (R15.6)."""
    ranks = ["10", "J", "Q", "K"]
    s = table(sheet(ranks=ranks, turns=4, nuggets=8), shown="AD AS", turn=5, face_down=["1B"])
    play(s, 0, "card AD")
    finish_turn(s, 0)
    assert (s.round, [GOALS[g - 1] for g in s.goals], s.met) == (2, ["1B"], 0)
    play(s, 0, may(s)[0])
    finish_turn(s, 0)
    assert s.met == 1


def test_r15_1_solo_uses_either_side() -> None:
    """One sheet, any side (R15.1)."""
    assert [building("hearts", options={"map": m}).board.data.name[-1] for m in "ab"] == ["A", "B"]
