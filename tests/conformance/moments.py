"""Random games, and moments of them at which every game is examined."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final, Protocol, cast

from tests.conformance.tables import SOAK
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game, validated_options
from trailboss.core.message import Message
from trailboss.core.record import Record
from trailboss.games import GAMES

TOO_LONG: Final = 20_000
INTERJECTIONS: Final = 0.05
"""How often a seat that is not asked uses an any-time action, if it has one."""


@dataclass(frozen=True)
class Table:
    """A game with a number of players and options: one way to play it."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    version: int = 0
    """By the rules of this version; 0 is the newest."""

    def __str__(self) -> str:
        return " ".join([f"{self.name}-{self.seats}", *(f"{k}={v}" for k, v in self.options)])

    @property
    def game(self) -> Game:
        game = GAMES[self.name]
        return game.at(self.version or game.version)


class Audit(Protocol):
    """The optional module `trailboss.games.<game>.audit`."""

    def audit(self, s: State) -> list[Message]: ...


def audit_of(name: str) -> Audit | None:
    """The game's own bookkeeper, if it has one."""
    path = f"trailboss.games.{name}.audit"
    return cast(Audit, import_module(path)) if find_spec(path) else None


def tables(name: str) -> list[Table]:
    """The ways to play a game that matter: its own list, or every number of players."""
    every = [(seats, dict[str, str]()) for seats in GAMES[name].seats]
    rows = SOAK.get(name, every)
    return [Table(name, seats, tuple(sorted(options.items()))) for seats, options in rows]


@dataclass
class Moment:
    """A state that is examined. Nobody may change it."""

    table: Table
    seed: int
    s: State
    luck: Random
    moves: list[tuple[int, str]] = field(default_factory=list)

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def seats(self) -> range:
        return range(self.table.seats)

    @property
    def viewers(self) -> list[int | None]:
        return [*self.seats, None]

    def __str__(self) -> str:
        return f"{self.table} seed {self.seed} after move {len(self.moves)}"

    def dump(self) -> dict[str, Any]:
        return self.game.dump(self.s)


def pick(s: State, seats: range, luck: Random) -> tuple[int, Action]:
    """A random action of a random seat that is asked, or an interjection of another."""
    waiting = s.waiting()
    if luck.random() < INTERJECTIONS:
        free = [(seat, action) for seat in seats for action in s.free(seat)]
        if free:
            return luck.choice(free)
    seat = luck.choice(waiting)
    return seat, luck.choice(s.legal(seat) + s.free(seat))


def walk(table: Table, seed: int) -> Iterator[Moment]:
    """A whole random game, moment by moment; the last is its end."""
    game = table.game
    options = validated_options(game, table.seats, dict(table.options))
    s = game.setup(table.seats, seed, options)
    at = Moment(table, seed, s, Random(seed))
    yield at
    while s.waiting():
        assert len(at.moves) < TOO_LONG, f"{at}: the game does not end"
        seat, action = pick(s, at.seats, at.luck)
        s.apply(seat, action)
        at.moves.append((seat, action.text))
        yield at


def record_of(at: Moment) -> Record:
    """The record of a game so far."""
    options = validated_options(at.game, at.table.seats, dict(at.table.options))
    return Record(at.game, at.table.seats, at.seed, options, [], list(at.moves))


def examine(
    table: Table, seed: int, checks: Sequence[Callable[[Moment], None]], rate: float
) -> Moment:
    """Play a random game and examine it at random moments, at its start and at its end."""
    luck = Random(seed + 1)
    for at in walk(table, seed):
        if not at.moves or not at.s.waiting() or luck.random() < rate:
            for check in checks:
                _run(check, at)
    return at


def _run(check: Callable[[Moment], None], at: Moment) -> None:
    try:
        check(at)
    except Exception as error:
        last = at.moves[-1] if at.moves else "the start"
        error.add_note(f"{check.__name__}: {at} ({last})")
        raise
