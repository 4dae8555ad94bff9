"""The turn: three phases, the first placement, drawing up (R4)."""

from __future__ import annotations

import pytest

from tests.games.arranging import clear_slots, hold, legal, refused, told, turn, use
from tests.games.gwt1.arrange import game, play, table


def test_r4_1_move_then_use_then_draw() -> None:
    """A move to B, one dollar there, a hand of four, and the next seat is asked."""
    s = turn(table(3), 1, "A")
    play(s, 1, "go B", "stop", "aux 1", "pass")
    assert s.log is not None
    verbs = [e.verb for e in s.log if e.verb in ("turn", "move", "auxiliary", "draw")]
    assert verbs == ["turn", "move", "auxiliary", "draw", "turn"]
    assert told(s, "turn")[0] == (1, 0, "", "R4.1")
    assert s.waiting() == [2]


def test_r4_1_no_phase_is_skipped() -> None:
    """Phase A cannot be ended without a step, phase B not without an action."""
    s = turn(table(), 0, "A")
    assert refused(s, 0, "stop").rule == "R5.1"
    play(s, 0, "go B", "stop")
    assert refused(s, 0, "pass").rule == "R6.7"


def test_r4_2_the_first_turn_starts_on_any_neutral_building() -> None:
    """Also where another cattleman stands; no steps and no fees."""
    s = game(2)
    assert legal(s, 0) == {f"go {letter}" for letter in "ABCDEFG"}
    play(s, 0, "go E", "aux 1", "pass")
    assert "go E" in legal(s, 1)
    play(s, 1, "go E")
    assert s.players[1].dollars == 7
    assert "aux 1" in legal(s, 1)


@pytest.mark.parametrize("place", ["START", "A1", "KC"])
def test_r4_2_only_on_a_neutral_building(place: str) -> None:
    """Not at the start, on an empty space or in Kansas City."""
    row = refused(game(2), 0, f"go {place}")
    assert (row.rule, row.what) == ("R4.2", "not-a-neutral-building")


def test_r4_2_nor_on_a_hazard_or_teepee() -> None:
    """Every tile laid at set-up is refused."""
    s = game(2)
    tiles = [row for row in s.refusals(0) if s.board[row.action.arg]]
    assert len(tiles) == 8
    assert {row.rule for row in tiles} == {"R4.2"}


@pytest.mark.parametrize(
    ("slots", "limit"), [("", 4), ("hand_left", 5), ("hand_right", 5), ("hand_left hand_right", 6)]
)
def test_r4_3_draw_up_to_the_hand_limit(slots: str, limit: int) -> None:
    """Four, and one more for each freed hand disc."""
    s = table()
    clear_slots(s, 0, slots)
    play(use(s, 0, "B"), 0, "aux 1", "pass")
    assert len(s.players[0].hand) == limit


def test_r4_3_a_larger_hand_is_kept() -> None:
    """Six cards at limit four: nothing is drawn, nothing is discarded."""
    s = table()
    hold(s, 0, "jersey jersey jersey guernsey guernsey dutch_belt")
    before = s.players[0].hand
    play(use(s, 0, "B"), 0, "aux 1", "pass")
    assert (s.players[0].hand, s.players[0].discard) == (before, ())
    assert told(s, "draw") == []


def test_r4_4_objective_cards_have_their_windows() -> None:
    """Before phase A and in phase B, not on the way and not for the other seat."""
    s = table()
    hold(s, 0, "gain_1")
    turn(s, 0, "A")
    assert "play gain_1" in legal(s, 0)
    play(s, 0, "go B")
    assert "play gain_1" not in legal(s, 0)
    play(s, 0, "stop")
    assert "play gain_1" in legal(s, 0)
    assert legal(s, 1) == set()
