"""The worker: replays a game from its record and lets a bot look at its own view.

States do not travel between processes, so a worker keeps the games that it has seen and reads on
from there.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing import parent_process
from typing import Final

from trailboss import bots
from trailboss.bots.base import nothing
from trailboss.core.engine import State
from trailboss.games import load

DEAF: Final = (signal.SIGINT, signal.SIGTERM)
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
    """A worker ends with its parent and not before, whatever is sent to all processes."""
    for number in DEAF:
        signal.signal(number, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, DEAF)
    threading.Thread(target=outlive_nobody, daemon=True).start()


def outlive_nobody() -> None:
    """Also a parent that was killed takes its workers along."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def born() -> None:
    """Nothing to do but to be there when the first bot is asked."""


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
