"""The sheet of Pioneer Rails in characters."""

from __future__ import annotations

import pytest

from trailboss.core.engine import State
from trailboss.draw.pioneer.board import near, numbered, place, the_map
from trailboss.games import load
from trailboss.games.pioneer.geometry import CELL, CELLS, TRACKS
from trailboss.games.pioneer.state import PioneerState

GAME = load("pioneer")


def laying(seed: int = 3) -> tuple[PioneerState, int]:
    """A position in which a seat lays tracks, with some laid already."""
    s: State = GAME.setup(2, seed, {})
    for _ in range(60):
        seat = s.waiting()[0]
        s.play(seat, s.legal(seat)[0])
    while not numbered(s.legal(s.waiting()[0])):
        seat = s.waiting()[0]
        s.play(seat, s.legal(seat)[0])
    assert isinstance(s, PioneerState)
    return s, s.waiting()[0]


def test_the_map_fits_eighty_columns_and_a_small_screen() -> None:
    """Thirteen cells side by side, eleven rows."""
    s, seat = laying()
    lines = the_map(s, s.players[seat], {}).splitlines()
    assert len(lines) == 23 and max(map(len, lines)) <= 79


def test_every_side_that_may_be_laid_has_the_number_of_its_option(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On the side itself: typing the number lays what it stands on."""
    monkeypatch.setenv("LINES", "60")
    s, seat = laying()
    legal = s.legal(seat)
    lines = near(s, seat, legal)[0].splitlines()
    for track, number in numbered(legal).items():
        if ":" in TRACKS[track]:
            continue  # shortcuts have no side
        cell, _, side = TRACKS[track].partition(".")
        line, column = place(CELL[cell])
        if side == "E":
            found = lines[line][column + 6 :]
        else:
            across = 4 if side.endswith("E") else 1
            found = lines[line + (-1 if side[0] == "N" else 1)][column + across :]
        assert found.startswith(str(number)), TRACKS[track]


def test_tracks_and_railheads_carry_their_suit() -> None:
    """A laid side shows the sign of its railway, and its number is gone."""
    s, seat = laying()
    legal = s.legal(seat)
    action = next(a for a in legal if a.verb == "draw" and ":" not in a.text)
    before = the_map(s, s.players[seat], {})
    s.play(seat, action)
    after = the_map(s, s.players[seat], {})
    suits = "♥♦♣♠"
    grown = sum(after.count(sign) for sign in suits) - sum(before.count(sign) for sign in suits)
    assert before != after and grown >= 1


def test_cells_are_named_where_nothing_else_stands() -> None:
    """So that a place can be found from an option's text."""
    s, seat = laying()
    shown = the_map(s, s.players[seat], {})
    assert sum(f" {name} " in shown for name in CELLS) > 40
