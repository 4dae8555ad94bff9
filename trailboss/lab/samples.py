"""Games to learn from: the figures of each seat after its turns, and how the game ended."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from trailboss.bots.base import Bot, Budget
from trailboss.bots.judge import FAR
from trailboss.bots.judges import JUDGES
from trailboss.bots.lookahead import Lookahead
from trailboss.bots.value import Value
from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game
from trailboss.lab.course import Course
from trailboss.lab.match import derived

Floats: TypeAlias = NDArray[np.float64]
EXPLORED: Final = 0.03
"""The share of choices that are made at random."""
SEARCHED: Final = 0.75
"""The share of seats that search, as soon as there is a value to search by."""
BRIEF: Final = Budget(nodes=12)
"""How much they look at for a decision: they play many games."""


class BadTraining(TrailbossError):
    """This cannot be trained here."""


@dataclass(frozen=True)
class Table:
    """Where the games are played."""

    game: str
    setting: str
    """A number of seats, or solo- and a level."""
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """What its value is called."""
        return f"{self.game}-{self.setting}"


@dataclass(frozen=True)
class Sample:
    """A game: the figures after each turn for the seat that took it, and the final points."""

    figures: list[list[float]]
    seats: list[int]
    scores: list[int]
    """By seat; alone the last is the opponent's."""


def searcher(
    game: Game, seat: int, seed: int, value: Value, name: str, budget: Budget, sight: int = FAR
) -> Bot:
    """The bot `strong` of a game with this value instead of the one in the package."""
    judge = JUDGES[game.name](game, seat)
    judge.given[name], judge.most = value, sight
    return Lookahead(judge, seed, budget)


def players(course: Course, table: Table, game: Game, seed: int, value: Value | None) -> list[Bot]:
    """Who plays: explorers, and searchers as soon as there is a value."""
    luck = Random(derived(seed, 1))
    found: list[Bot] = []
    for seat in range(table.seats):
        if value is not None and luck.random() < SEARCHED:
            luck_of, name = derived(seed, seat), table.name
            if course.student is not None:
                found.append(course.student(game, seat, value, luck))
            else:
                found.append(searcher(game, seat, luck_of, value, name, BRIEF, course.sight))
        else:
            found.append(course.explorer(game, seat, luck))
    return found


def sample(course: Course, table: Table, game: Game, seed: int, value: Value | None) -> Sample:
    """Play one game and look at the table whenever a turn has ended."""
    luck = Random(derived(seed, 0))
    s = game.setup(table.seats, seed, course.options(game, luck) | dict(table.options))
    bots = players(course, table, game, seed, value)
    judges = [JUDGES[game.name](game, seat) for seat in range(table.seats)]
    found = Sample([], [], [])
    moment = judges[0].moment(s)
    for bot in bots:
        bot.begin()
    while waiting := s.waiting():
        now = judges[0].moment(s)
        if now != moment:
            for seat in course.takers(moment, table.seats):
                found.figures.append(judges[seat].figures(game.view(s, seat)))
                found.seats.append(seat)
            moment = now
        seat = waiting[0]
        legal = s.legal(seat) + s.free(seat)
        action = legal[0]
        if len(legal) > 1 and luck.random() < EXPLORED:
            action = luck.choice(legal)
        elif len(legal) > 1:
            action = bots[seat].choose(game.view(s, seat), legal)
        s.apply(seat, action)
    found.scores.extend([score.total for score in game.scores(s)])
    return found


def names(table: Table, game: Game) -> list[str]:
    """The names of the figures at a table, if its judge calls it by the same name."""
    judge = JUDGES[game.name](game, 0)
    view = game.view(game.setup(table.seats, 0, dict(table.options)), 0)
    if judge.setting(view) != table.name:
        raise BadTraining(
            "error-other-value",
            "the judge looks for the value {wanted}, not {table}",
            wanted=judge.setting(view),
            table=table.name,
        )
    return judge.names(view)


def packed(samples: Sequence[Sample]) -> bytes:
    """Games as a file of arrays."""
    file = io.BytesIO()
    np.savez_compressed(
        file,
        figures=np.array([row for s in samples for row in s.figures], np.float32),
        seat=np.array([seat for s in samples for seat in s.seats], np.int16),
        game=np.array([i for i, s in enumerate(samples) for _ in s.seats], np.int32),
        scores=np.array([s.scores for s in samples], np.int32),
    )
    return file.getvalue()


@dataclass(frozen=True)
class Turns:
    """All turns of the games of a file."""

    figures: Floats
    own: Floats
    """The final points of the seat whose turn it was."""
    others: Floats
    """Those of the best other."""
    game: NDArray[np.int64]


def unpacked(paths: Sequence[Path]) -> Iterator[Turns]:
    """The turns of these files, one file at a time; games are numbered over all files."""
    first = 0
    for path in paths:
        with np.load(path) as file:
            scores = file["scores"].astype(np.float64)
            game, seat = file["game"].astype(np.int64), file["seat"].astype(np.int64)
            figures = file["figures"].astype(np.float64)
        ends, rows = scores[game], np.arange(len(game))
        own = ends[rows, seat]
        ends[rows, seat] = -np.inf
        yield Turns(figures, own, ends.max(axis=1), game + first)
        first += len(scores)
