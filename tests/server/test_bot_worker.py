"""Workers keep the games and the bots of their tables, and are told only what is new."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from trailboss import bots
from trailboss.bots.base import Bot
from trailboss.core.engine import State
from trailboss.games import load
from trailboss.server.bots.driver import Driver
from trailboss.server.bots.worker import TABLES, UNKNOWN, Task, think
from trailboss.server.tables.table import Chair, ClockRule, Deal, Move, Table

GAME = load("gwt2")


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """A worker that has seen nothing."""
    TABLES.clear()
    yield
    TABLES.clear()


def task(**changes: object) -> Task:
    """The first decision of a game between two greedy bots."""
    first = Task("t", "gwt2", GAME.version, 2, 7, {}, 0, [], 0, "greedy", 1)
    return replace(first, **changes)  # type: ignore[arg-type]


def turns(count: int) -> tuple[list[tuple[int, str]], State]:
    """A game that bots have played for some moves by whole records, and where it stands."""
    s = GAME.setup(2, 7, {})
    moves: list[tuple[int, str]] = []
    while len(moves) < count:
        seat = s.waiting()[0]
        text = think(task(moves=moves[:], seat=seat))
        s.apply(seat, GAME.actions.parse(text))
        moves.append((seat, text))
    return moves, s


def test_new_moves_are_enough() -> None:
    """A bot that is told what is new chooses as one that is told all."""
    moves, s = turns(40)
    TABLES.clear()
    known = 0
    for i, (seat, text) in enumerate(moves):
        assert think(task(before=known, moves=moves[known:i], seat=seat)) == text
        known = i
    assert TABLES["t"].moves == known


def test_a_worker_that_misses_moves_asks_for_all() -> None:
    """After a death, or when another worker has played on: it says so and then is told all."""
    moves, s = turns(12)
    TABLES.clear()
    seat = s.waiting()[0]
    assert think(task(before=10, moves=moves[10:], seat=seat)) == UNKNOWN
    legal = [action.text for action in s.legal(seat) + s.free(seat)]
    assert think(task(moves=moves, seat=seat)) in legal
    assert think(task(before=11, moves=moves[11:], seat=seat)) == UNKNOWN


def test_a_bot_is_made_once_for_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is kept from decision to decision, told once that a game begins, and has its own luck."""
    made: list[tuple[int, str]] = []
    real = bots.make

    def counted(name: str, game: object, seat: int, seed: int) -> Bot:
        made.append((seat, name))
        return real(name, GAME, seat, seed)

    monkeypatch.setattr(bots, "make", counted)
    moves, _ = turns(30)
    made.clear()
    TABLES.clear()
    for i in range(1, 30):
        think(task(before=i - 1 if i > 1 else 0, moves=moves[i - 1 : i], seat=moves[i][0]))
    assert sorted(made) == [(0, "greedy"), (1, "greedy")]


def table(moves: list[Move]) -> Table:
    """A table with these moves."""
    deal = Deal("t", "gwt2", GAME.version, {}, 7, "salt", "", True, ClockRule(), 0)
    return Table(deal, [Chair("bot", bot="greedy"), Chair("bot", bot="greedy")], moves=moves)


def test_a_take_back_is_noticed() -> None:
    """The worker is told all again when a move it knows was taken back."""
    driver = Driver(None, None, 2)  # type: ignore[arg-type]
    moves = [Move(seq, 0, "x", 0) for seq in (3, 4, 6)]
    assert driver.known(table(moves)) == 0
    driver.remember(table(moves))
    assert driver.known(table([*moves, Move(7, 1, "y", 0)])) == 3
    assert driver.known(table([*moves[:2], Move(9, 1, "y", 0)])) == 0
    assert driver.known(table(moves[:2])) == 0
    assert driver.worker_of("t") == driver.worker_of("t") < 2
