"""Setup: sheets, goals, cards, dealer, the bonus of three (R3)."""

from __future__ import annotations

import pytest

from tests.games.pioneer.helpers import lines, start
from trailboss.core.errors import BadOptions
from trailboss.games.pioneer.components import DECK, goal_type
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.state import FREE


def test_r3_1_everybody_has_a_sheet_of_the_same_side() -> None:
    """One sheet each; the side is an option (R3.1, R1.1)."""
    for side in "ab":
        s = start(4, map=side)
        assert len(s.players) == 4
        assert s.board.data.name == f"Side {side.upper()}"


def test_r3_2_one_town_box_is_circled_at_the_start() -> None:
    """Everything else is free (R3.2)."""
    p = start(2).players[1]
    assert (p.circled, p.crossed, p.nuggets, p.bank, p.ranks) == (1, 0, 0, (), ())
    assert p.saloons == (FREE,) * 4
    assert not any(p.tracks)


def test_r3_3_one_goal_of_each_type_lies_open() -> None:
    """All fifteen can come up (R3.3)."""
    seen: set[int] = set()
    for seed in range(60):
        s = start(2, seed)
        assert [goal_type(goal) for goal in s.goals] == [0, 1, 2]
        assert s.face_down == ()
        seen.update(s.goals)
    assert len(seen) == 15


def test_r3_4_twenty_cards_are_shuffled() -> None:
    """Each card once, in another order for another seed (R3.4)."""
    orders = set()
    for seed in range(5):
        s = start(2, seed)
        assert sorted(s.deck + s.shown) == list(DECK)
        orders.add(s.shown + s.deck)
    assert len(orders) == 5


def test_r3_4_any_player_may_be_the_first_dealer() -> None:
    """A seat, or chance (R3.4)."""
    assert [start(4, dealer=str(seat)).waiting() for seat in range(4)] == [[0], [1], [2], [3]]
    assert {start(4, seed, dealer="random").dealer for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadOptions):
        start(2, dealer="2")


def test_r3_5_the_last_of_three_gets_two_points() -> None:
    """Last in turn order, that is right of the first dealer (R3.5, T18.9)."""
    assert [lines(start(3), seat)["bonus"] for seat in range(3)] == [0, 0, 2]
    assert [lines(start(3, dealer="1"), seat)["bonus"] for seat in range(3)] == [2, 0, 0]


@pytest.mark.parametrize("seats", [1, 2, 4, 5, 8])
def test_r3_5_no_other_number_of_players_gets_a_bonus(seats: int) -> None:
    """Only three players do (R3.5)."""
    assert all(p.bonus == 0 for p in start(seats).players)


def test_r3_1_there_are_eighty_sheets_in_the_box() -> None:
    """1 to 80 players (R3.1)."""
    assert len(start(80).players) == 80
    with pytest.raises(BadOptions):
        PIONEER.setup(81, 1, {})
