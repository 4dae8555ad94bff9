"""Positions, secrets and the bookkeeper (R20)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.pioneer.helpers import building, may, me, play, sheet, start, table
from tests.games.pioneer.test_r4_turns import finish_turn
from trailboss.core.errors import BadPosition
from trailboss.games.pioneer.audit import audit
from trailboss.games.pioneer.components import goal_type
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.state import PioneerState, signature


def some_game(seats: int, seed: int, moves: int, **options: str) -> PioneerState:
    """A random game after some moves."""
    s, luck = start(seats, seed, **options), Random(seed)
    for _ in range(moves):
        seat = luck.choice(s.waiting())
        s.play(seat, luck.choice(s.legal(seat)))
    return s


def test_r20_1_everything_follows_from_what_a_sheet_remembers() -> None:
    """A dumped position is read back mark for mark (R20.1)."""
    for moves in (0, 7, 40, 123):
        s = some_game(2, moves, moves)
        read = PIONEER.position(json.loads(json.dumps(PIONEER.dump(s))))
        assert isinstance(read, PioneerState)
        assert [signature(p) for p in read.players] == [signature(p) for p in s.players]
        assert [may(read, seat) for seat in (0, 1)] == [may(s, seat) for seat in (0, 1)]


def test_r20_1_a_sheet_of_tracks_alone_is_a_position() -> None:
    """Activated cells, boxes and nuggets follow from the tracks (R20.1)."""
    s = table(sheet({"hearts": ["D10.NE", "C11.E", "C12.SE", "D12.NE"]}), shown="KH AS")
    assert (me(s).nuggets, me(s).active[10], me(s).circled) == (1, 1, 1)


BAD: list[tuple[dict[str, Any], str]] = [
    ({}, "sheets"),
    ({"sheets": [{}], "river": 1}, "river"),
    ({"sheets": [{"tracks": {"hearts": ["C3.E"]}}]}, "not joined"),
    ({"sheets": [{"tracks": {"hearts": ["Z9.E"]}}]}, "Z9.E"),
    ({"sheets": [{"activated": ["A1"]}]}, "A1"),
    ({"sheets": [{"crossed": 5}]}, "town boxes"),
    ({"sheets": [{"ranks": ["9"]}]}, "ranks"),
    ({"sheets": [{}], "shown": ["KH", "KH"]}, "two places"),
    ({"sheets": [{}], "options": {"map": "c"}}, "map"),
    ({"sheets": [{}], "stack": [{"is": "Nothing"}]}, "Nothing"),
]


@pytest.mark.parametrize(("doc", "why"), BAD)
def test_r20_1_a_position_that_makes_no_sense_is_refused(doc: dict[str, Any], why: str) -> None:
    """With a line that names the fault (R20.1)."""
    with pytest.raises(BadPosition, match=why if why != "sheets" else "pioneer is for"):
        PIONEER.position(doc)


def test_r3_4_the_order_of_the_deck_is_hidden() -> None:
    """From everybody, and so is chance (R3.4)."""
    s = start(2)
    for seat in (0, 1, None):
        view = PIONEER.view(s, seat)
        assert isinstance(view, PioneerState)
        assert (set(view.deck), view.rng, len(view.deck)) == ({0}, 0, len(s.deck))


def test_r4_3_a_hidden_finished_turn_is_guessed_legally() -> None:
    """The guess plays some legal turn for it, and the books balance (R4.3)."""
    s = start(3)
    play(s, 0, may(s)[0])
    finish_turn(s, 1)
    view = PIONEER.view(s, 2)
    guess = PIONEER.guess(view, 99)
    assert isinstance(guess, PioneerState)
    assert guess.players[1].turns == 1
    assert audit(guess) == []
    assert PIONEER.dump(PIONEER.view(guess, 2)) == PIONEER.dump(view)


def test_r15_2_guessed_goals_are_of_the_types_that_are_left() -> None:
    """One of each type, none twice (R15.2, R15.4)."""
    s = start(1, level="hard")
    while s.round < 3:
        finish_turn(s, 0)
    for seed in range(20):
        guess = PIONEER.guess(PIONEER.view(s, 0), seed)
        assert isinstance(guess, PioneerState)
        assert audit(guess) == []
        turned = [goal_type(g) for g in (*guess.goals[3:], *guess.face_down)]
        assert sorted(turned) == [0, 1, 2]


def test_r20_1_the_bookkeeper_finds_what_is_wrong() -> None:
    """A lost card, a nugget from nowhere, a track too much (R20.1)."""
    s = some_game(2, 3, 60)
    assert audit(s) == []
    bad = s.clone()
    bad.deck = bad.deck[1:]
    assert "the cards are" in audit(bad)[0]
    bad = s.clone()
    bad.players[0].nuggets += 1
    assert audit(bad) == ["seat 0: nuggets do not add up"]
    bad = s.clone()
    bad.players[1].ranges ^= 1
    assert audit(bad) == ["seat 1: the sheet does not follow from its tracks"]


def test_r20_1_a_clone_is_independent() -> None:
    """What is drawn on a copy is not on the sheet (R20.1)."""
    s = building("hearts")
    copy = s.clone()
    play(copy, 0, "draw C11.E")
    assert not any(me(s).tracks)
    assert any(me(copy).tracks)
