"""The worker: follows the games at its tables and lets their bots look at their own views.

States and bots do not travel between processes. A worker keeps the games and the bots that it has
seen and is told only the moves that are new; what it does not know it asks for from the start.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from multiprocessing import parent_process
from typing import Any, Final

from trailboss import bots
from trailboss.bots.base import Bot, decide
from trailboss.bots.outlook import Why
from trailboss.bots.partner import TALKING, Partner
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.core.record import Record
from trailboss.server.figures import game_by

DEAF: Final = (signal.SIGINT, signal.SIGTERM)
KEPT: Final = 64
UNKNOWN: Final = ""
"""The answer of a worker that has not the moves before those it was told."""


@dataclass(frozen=True)
class Task:
    """A bot must act."""

    table: str
    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, str]
    before: int
    """The number of moves that the worker knows already."""
    moves: list[tuple[int, str]]
    """The moves since then."""
    seat: int
    bot: str
    luck: int
    figures: str = ""
    """The components file of the table, for a worker that begins with it."""
    redeals: list[tuple[int, int]] = field(default_factory=list)
    """See `Record`."""


@dataclass
class Seen:
    """A table as far as this worker has seen it."""

    game: Game
    s: State
    moves: int = 0
    players: dict[tuple[int, str], Bot] = field(default_factory=dict)
    partners: dict[int, Partner] = field(default_factory=dict)


TABLES: Final[OrderedDict[str, Seen]] = OrderedDict()
"""By table, the latest last. It belongs to this process alone."""


def get_ready() -> None:
    """Ignore signals that are sent to all processes; end with the parent."""
    for number in DEAF:
        signal.signal(number, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, DEAF)
    threading.Thread(target=outlive_nobody, daemon=True).start()


def outlive_nobody() -> None:
    """End this worker when its parent is killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm_up() -> None:
    """An empty task: it starts the process before the first bot is asked."""


def begun(task: Task) -> Seen:
    """The table of a task before its first move."""
    game = game_by(task.game, task.figures).at(task.version)
    return Seen(game, game.setup(task.seats, task.seed, task.options))


def followed(task: Task) -> Seen | None:
    """The table after the moves of a task; None if moves are missing before them."""
    seen = TABLES.pop(task.table, None)
    if task.before == 0:
        seen = begun(task)
    if seen is None or seen.moves != task.before:
        return None
    play_on(seen, task)
    TABLES[task.table] = seen
    while len(TABLES) > KEPT:
        TABLES.popitem(last=False)
    return seen


def play_on(seen: Seen, task: Task) -> None:
    """The moves of a task, and what was dealt again among them."""
    record = Record(seen.game, task.seats, task.seed, task.options, redeals=task.redeals)
    if task.before == 0:
        record.redeal(seen.s, 0)
    for number, (seat, text) in enumerate(task.moves, task.before + 1):
        seen.s.apply(seat, seen.game.actions.parse(text))
        record.redeal(seen.s, number)
    seen.moves += len(task.moves)


def player(seen: Seen, task: Task) -> Bot:
    """The bot of this seat: the one that has played so far, or a new one."""
    key = (task.seat, task.bot)
    if key not in seen.players:
        seen.players[key] = bots.make(task.bot, seen.game, task.seat, task.luck)
        seen.players[key].begin()
    return seen.players[key]


def think(task: Task) -> str:
    """The text of the action that the bot chooses."""
    seen = followed(task)
    if seen is None:
        return UNKNOWN
    return decide(player(seen, task), seen.game, seen.s, task.seat).text


def think_aloud(task: Task) -> tuple[str, str]:
    """The chosen action and, for a bot that teaches, its plan; empty for all others."""
    text = think(task)
    if text == UNKNOWN or task.bot not in TALKING:
        return text, ""
    seen = TABLES[task.table]
    if task.seat not in seen.partners:
        seen.partners[task.seat] = Partner(task.bot, seen.game, task.seat)
    return text, seen.partners[task.seat].reason(seen.s, seen.game.actions.parse(text))


def tell_why(task: Task, done: str) -> dict[str, Any] | None:
    """Why the bot of a task would do this (if nothing is named: what it would do), from its view.

    The whole game is told, and nothing of it is kept.
    """
    seen = begun(task)
    play_on(seen, task)
    game, s = seen.game, seen.s
    legal = s.legal(task.seat) + s.free(task.seat)
    action = game.actions.parse(done) if done else None
    why = bots.why(task.bot, game, task.seat, game.view(s, task.seat), legal, action)
    return None if why is None else why_doc(why)


def why_doc(why: Why) -> dict[str, Any]:
    """An explanation as it is sent."""
    return {
        "rows": [
            {
                "action": row.text,
                "points": round(row.points, 1),
                "lead": round(row.lead, 2),
                "chance": None if row.chance is None else round(row.chance, 3),
                "parts": {name: round(worth, 2) for name, worth in row.parts.items()},
            }
            for row in why.rows
        ],
        "categories": why.categories(),
    }
