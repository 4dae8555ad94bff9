"""The worker: replays a game from its record and lets a bot look at its own view.

States do not travel between processes, so a worker keeps the games that it has seen and reads on
from there.
"""

from __future__ import annotations

import signal
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from trailboss import bots
from trailboss.bots.base import nothing
from trailboss.core.engine import State
from trailboss.games import load

KEPT: Final = 64
Moves = list[tuple[int, str]]

GAMES: Final[OrderedDict[str, tuple[Moves, State]]] = OrderedDict()
"""By table: the moves so far and where they lead. It belongs to this process alone."""


@dataclass(frozen=True)
class Task:
    """A bot must act."""

    table: str
    game: str
    seats: int
    seed: int
    options: dict[str, str]
    moves: Moves
    seat: int
    bot: str
    luck: int


def get_ready() -> None:
    """A worker ends with its parent, not by the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def position(task: Task) -> State:
    """The position after the moves of a task."""
    game = load(task.game)
    done, s = GAMES.pop(task.table, ([], None))
    if s is None or task.moves[: len(done)] != done:
        done, s = [], game.setup(task.seats, task.seed, task.options)
    for seat, text in task.moves[len(done) :]:
        s.apply(seat, game.actions.parse(text))
    GAMES[task.table] = (task.moves, s)
    while len(GAMES) > KEPT:
        GAMES.popitem(last=False)
    return s


def think(task: Task) -> str:
    """The text of the action that the bot chooses. What is forced is not asked."""
    game = load(task.game)
    s = position(task)
    legal = s.legal(task.seat) + s.free(task.seat)
    if len(legal) == 1:
        return legal[0].text
    bot = bots.make(task.bot, game, task.luck)
    view = game.view(s, task.seat) if bot.needs_view else nothing()
    return bot.choose(game, view, task.seat, legal).text
