"""The end of the game (R15)."""

from __future__ import annotations

from tests.games.arranging import foresee, hold, legal, refused, staff, told, turn, use
from tests.games.gwt1.arrange import play, table
from trailboss.games.trail.rules import NOBODY
from trailboss.games.trail.state import TrailState


def last_space(*columns: str, seats: int = 3, seat: int = 1) -> TrailState:
    """One job market space is left; a seat is in Kansas City."""
    s = table(seats)
    staff(s, 12, "12-cowboy " * (seats - 1))
    foresee(s, *columns)
    return use(s, seat, "KC")


def test_r15_1_the_last_worker_gives_the_token_to_the_player() -> None:
    """At once, in sub-phase 2 or 3."""
    s = play(last_space("- -", "cowboy cowboy"), 1, "tile 1")
    assert (s.holder, s.token) == (1, 12)
    assert told(s, "end") == [(1, 2, "job-market-token", "R15.1")]
    s = play(last_space("- -", "- -", "engineer cowboy"), 1, "tile 1")
    assert s.holder == 1
    s = play(last_space("- -", "- -", "teepee_green cowboy"), 1, "tile 1")
    assert s.holder == NOBODY


def test_r15_2_no_worker_in_sub_phase_3_after_the_trigger() -> None:
    """The teepee must be taken; the rest of the turn is as usual."""
    s = play(last_space("- -", "cowboy cowboy", "engineer teepee_blue"), 1, "tile 1")
    assert legal(s, 1) == {"tile 2"}
    assert refused(s, 1, "tile 1").rule == "R15.3"
    play(s, 1, "tile 2", "income 0", "deliver kansas_city", "disc aux_dollar_2x")
    assert len(s.players[1].hand) == 4
    assert 0 not in s.foresight[2]
    assert s.waiting() == [2]


def test_r15_2_a_column_of_workers_is_skipped() -> None:
    """Sub-phase 3 has nothing to choose."""
    s = play(last_space("- -", "cowboy cowboy", "engineer cowboy"), 1, "tile 1")
    assert legal(s, 1) == {"income 0"}


def test_r15_3_everybody_else_has_exactly_one_more_turn() -> None:
    """Seats 2 and 0, in order; then it is over."""
    s = play(last_space("- -", "cowboy cowboy"), 1, "tile 1", "income 0")
    play(s, 1, "deliver kansas_city", "disc aux_dollar_2x")
    for seat in (2, 0):
        assert s.waiting() == [seat]
        play(s, seat, "go B", "stop", "aux 1", "pass")
    assert s.waiting() == []
    assert told(s, "over") == [(1, 0, "", "R15.3")]


def test_r15_3_others_choose_no_worker_either() -> None:
    """In Kansas City columns 2 and 3 without a teepee are skipped, and are still refilled."""
    s = play(last_space("- -", "cowboy cowboy"), 1, "tile 1", "income 0")
    play(s, 1, "deliver kansas_city", "disc aux_dollar_2x")
    s.stack = []
    foresee(s, "flood-4-green -", "cowboy engineer", "craftsman teepee_green")
    hold(s, 2, "")
    play(turn(s, 2, "G"), 2, "go KC", "tile 1")
    assert legal(s, 2) == {"tile 2"}
    play(s, 2, "tile 2", "income 0", "deliver kansas_city", "disc aux_dollar_2x")
    assert all(0 not in column for column in s.foresight)


def test_r15_4_row_12_can_be_hired_from_once_the_token_is_gone() -> None:
    """At 4 dollars."""
    s = play(last_space("- -", "cowboy cowboy"), 1, "tile 1")
    s.stack = []
    s.players[2].dollars = 4
    play(use(s, 2, "A"), 2, "use 2")
    assert legal(s, 2) == {"hire 12-cowboy"}
    play(s, 2, "hire 12-cowboy")
    assert s.players[2].dollars == 0
    s = table(3)
    staff(s, 12, "12-cowboy 12-cowboy")
    s.players[2].dollars = 20
    assert refused(use(s, 2, "A"), 2, "use 2").rule == "R9.4"


def test_r15_5_then_the_score_is_final() -> None:
    """Nobody is asked; the token counts two points for its holder only."""
    s = play(last_space("- -", "cowboy cowboy", seats=2, seat=0), 0, "tile 1", "income 0")
    play(s, 0, "deliver kansas_city", "disc aux_dollar_2x")
    play(s, 1, "go B", "stop", "aux 1", "pass")
    assert (s.waiting(), s.legal(0), s.legal(1)) == ([], [], [])
