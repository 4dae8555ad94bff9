"""The turn (R3)."""

from __future__ import annotations

import pytest

from tests.games.elpaso.arrange import crew, free, hold, kinds, legal, play, table, turn
from trailboss.core.errors import IllegalAction


def test_r3_1_movement_then_action_then_draw() -> None:
    """The three phases in order, then the next seat."""
    s = table(3)
    hold(s, 0, "criollo")
    turn(s, 0, "n1")
    assert kinds(s, 0) == {"go"}
    play(s, 0, "go n2", "stop")
    assert "aux" in kinds(s, 0)
    assert len(s.players[0].hand) == 1
    play(s, 0, "pass")
    assert len(s.players[0].hand) == 4
    assert s.waiting() == [1]


def test_r3_1_turns_go_clockwise() -> None:
    """0, 1, 2 and 0 again; nobody plays out of turn."""
    s = turn(table(3), 0, "n1")
    order = []
    for seat in (0, 1, 2):
        order += s.waiting()
        with pytest.raises(IllegalAction):
            play(s, (seat + 1) % 3, "go n2")
        play(s, seat, "go n2", "stop", "pass")
    assert [*order, *s.waiting()] == [0, 1, 2, 0]


def test_r3_2_workers_and_tokens_in_anothers_turn() -> None:
    """Seat 1 uses both while seat 0 is asked the same question as before."""
    s = table()
    crew(s, 1, "engineer")
    s.players[1].exchanges = 1
    turn(s, 0, "n1")
    asked = s.stack[-1]
    before = legal(s, 0)
    assert free(s, 1) == {"spend engineer", "exchange"}
    play(s, 1, "spend engineer", "exchange")
    play(s, 1, sorted(legal(s, 1))[0])
    assert s.players[1].dollars == 1
    assert s.stack[-1] is asked
    assert legal(s, 0) == before
