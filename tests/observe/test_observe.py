"""Observations: fixed sizes, a name for each number, me first, and nothing that is hidden."""

from __future__ import annotations

import hashlib
from array import array
from typing import Final, cast

import pytest

from tests.conformance.moments import Moment, Table, examine, tables
from trailboss.bots.base import NOTHING
from trailboss.core.engine import State
from trailboss.core.errors import UnknownGame
from trailboss.core.game import Game
from trailboss.games import GAMES, load
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.pioneer.state import PioneerState
from trailboss.games.trail.state import TrailState
from trailboss.observe import VERSION, Encoding, encoding, mask

SEATS: Final = [(name, seats) for name, game in GAMES.items() for seats in game.seats if seats < 9]
TABLES: Final = [
    pytest.param(table, id=f"{name}-{number}-for-{table.seats}")
    for name in GAMES
    for number, table in enumerate(tables(name))
]
LAYOUT: Final = "c25470"
"""A digest of all names: where it differs, VERSION must grow and the digest is written anew."""


def read(row: bytes) -> array[int]:
    return array("h", row)


def named(told: Encoding, row: bytes) -> dict[str, int]:
    values = dict(zip([number.name for number in told.numbers], read(row), strict=True))
    assert len(values) == told.size, "two numbers have the same name"
    return values


@pytest.mark.parametrize("table", TABLES)
def test_every_moment_fits_its_encoding(table: Table) -> None:
    """At random moments, with every option that matters: the size is fixed, the range is kept."""
    told = encoding(table.game, table.seats)

    def fits(at: Moment) -> None:
        for seat in at.seats:
            row = read(told.encode(at.game.view(at.s, seat), seat))
            assert len(row) == told.size
            for value, number in zip(row, told.numbers, strict=True):
                assert number.low <= value <= number.high, (number, value)

    examine(table, 11, [fits], 0.02)


@pytest.mark.parametrize("table", TABLES)
def test_worlds_that_look_the_same_are_written_the_same(table: Table) -> None:
    """What a seat cannot know is in no number and in no mask."""
    told = encoding(table.game, table.seats)
    size = len(table.game.actions)

    def same(at: Moment) -> None:
        for seat in at.seats:
            view = at.game.view(at.s, seat)
            other = at.game.guess(view, at.luck.getrandbits(60))
            row = told.encode(at.game.view(other, seat), seat)
            assert row == told.encode(view, seat), f"seat {seat} can tell worlds apart"
            assert mask(other, seat, size) == mask(at.s, seat, size)

    examine(table, 12, [same], 0.02)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_seats_are_told_from_me_on(name: str, seats: int) -> None:
    """What is mine stands in the same places, whichever seat I have."""
    game = load(name)
    told = encoding(game, seats)
    s = game.setup(seats, 3, {})
    purse = "me: nuggets" if name == "pioneer" else "me: dollars"
    for seat in range(seats):
        enrich(s, seat, 70 + seat)
    for me in range(seats):
        values = named(told, told.encode(game.view(s, me), me))
        assert values[purse] == 70 + me
        for k in range(1, seats):
            assert values[purse.replace("me", f"player {k}")] == 70 + (me + k) % seats


def enrich(s: State, seat: int, amount: int) -> None:
    if isinstance(s, PioneerState):
        s.sheet(seat).nuggets = amount
        s.before = tuple(s.players) if s.before else ()
    else:
        assert isinstance(s, (TrailState, ElPasoState))
        s.players[seat].dollars = amount


@pytest.mark.parametrize(("name", "seats"), [("gwt1", 3), ("gwt2", 4), ("elpaso", 3)])
def test_buildings_belong_to_me_or_to_others(name: str, seats: int) -> None:
    """A building that I own is the same number to me as it is to whoever else owns such a one."""
    game = load(name)
    told = encoding(game, seats)
    s = game.setup(seats, 3, {})
    assert isinstance(s, (TrailState, ElPasoState))
    first = s.rules.first_private if isinstance(s, TrailState) else s.rules.first_building
    own = len(s.rules.private) if isinstance(s, TrailState) else len(s.rules.kinds)
    at = s.board.index(0)
    for owner in range(seats):
        s.board = (*s.board[:at], first + owner * own, *s.board[at + 1 :])
        seen = [
            named(told, told.encode(game.view(s, me), me))[f"tile on {s.rules.nodes[at].name}"]
            for me in range(seats)
        ]
        assert seen == [first + (owner - me) % seats * own for me in range(seats)]


@pytest.mark.parametrize("name", GAMES)
def test_masks_mark_what_is_legal(name: str) -> None:
    """By id: answers and any-time actions of a seat that is asked; nothing for the others."""
    game = load(name)
    size = len(game.actions)

    def marks(at: Moment) -> None:
        for seat in at.seats:
            allowed = at.s.legal(seat) + at.s.free(seat) if at.s.legal(seat) else []
            found = [i for i, mark in enumerate(mask(at.s, seat, size)) if mark]
            assert found == sorted(action.id for action in allowed)

    examine(Table(name, 2), 13, [marks], 0.1)


@pytest.mark.parametrize("name", GAMES)
def test_the_question_is_told(name: str) -> None:
    """Who is asked and by what; at the end of a game nobody is."""
    game = load(name)
    told = encoding(game, 2)
    kinds = next(n.things for n in told.numbers if n.name == "question: its kind")
    asked = "me: asked" if name == "pioneer" else "asked: 1 is me"

    def question(at: Moment) -> None:
        for seat in at.seats:
            values = named(told, told.encode(at.game.view(at.s, seat), seat))
            mine = seat in at.s.waiting()
            assert (values[asked] == 1) == mine
            if mine or not at.s.waiting():
                assert bool(kinds[values["question: its kind"]]) == mine

    examine(Table(name, 2), 14, [question], 0.1)


def test_every_number_has_a_description() -> None:
    """`describe` says what a number is, with its range or what it stands for."""
    told = encoding(load("gwt2"), 2)
    texts = [told.describe(i) for i in range(told.size)]
    assert "me: dollars: 0 to 32767" in texts
    assert any(text.startswith("tile on ") and "bandit-green" in text for text in texts)
    with pytest.raises(IndexError):
        told.describe(told.size)


def test_the_layout_has_a_version() -> None:
    """Numbers keep their places; whoever moves one raises the version."""
    mark = hashlib.blake2b(digest_size=3)
    for name, seats in SEATS:
        for number in encoding(load(name), seats).numbers:
            mark.update(f"{number}\n".encode())
    assert (VERSION, mark.hexdigest()) == (1, LAYOUT)


class Unwritten:
    """A game that nobody has written an encoding for."""

    name = "unwritten"

    def setup(self, seats: int, seed: int, options: object) -> State:
        return NOTHING


def test_an_unknown_game_is_refused() -> None:
    """A game without an encoding gets one clear error."""
    with pytest.raises(UnknownGame, match="unwritten has no observation"):
        encoding(cast(Game, Unwritten()), 2)
