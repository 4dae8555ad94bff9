"""The explainer: bots say why, when somebody asks.

An answer takes a search of bounded size in the process of a worker. One is made at a time, so that
bots at the tables wait for one at most, and what was answered is kept for the next who asks.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import Any, Final

from trailboss.bots.game_bots import FOREMAN
from trailboss.core.game import components_of
from trailboss.games.kit.components import export
from trailboss.server.bots.driver import Driver
from trailboss.server.bots.driver import task_of as table_task
from trailboss.server.bots.worker import Task, tell_why
from trailboss.server.problems import Conflict, NotFound, Unavailable
from trailboss.server.replays.replay import Replay
from trailboss.server.replays.wire import bot_called, names_of
from trailboss.server.tables.table import Table

KEPT: Final = 500
Doc = dict[str, Any]


class Explainer:
    """Asks the workers of a driver."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.desk = asyncio.Lock()
        self.kept: OrderedDict[tuple[str, int], Doc] = OrderedDict()
        """By replay and move, or by table with seat and entry; the latest last."""

    async def why(self, replay: Replay, move: int) -> Doc:
        """Why a bot made a move; without rows if it had nothing to weigh."""
        record = replay.record
        if not 1 <= move <= len(record.moves):
            raise NotFound(
                "problem-replay-moves", "the replay has moves 1 to {most}", most=len(record.moves)
            )
        seat, text = record.moves[move - 1]
        bot = bot_called(replay, names_of(replay)[seat])
        if bot is None:
            raise Conflict("problem-no-bot-moved", "no bot made this move").also(
                title="Nobody to ask"
            )
        key = (replay.id, move)
        async with self.desk:
            if key not in self.kept:
                found = await self.asked(replay.id, task_of(replay, move - 1, seat, bot), text)
                self.keep(key, {"move": move, "seat": seat, "bot": bot, **found})
            self.kept.move_to_end(key)
            return self.kept[key]

    async def hint(self, t: Table, seat: int) -> Doc:
        """What a good bot would do for a seat that is asked; nobody else is told."""
        key = (f"{t.deal.id} {seat}", t.seq)
        async with self.desk:
            if key not in self.kept:
                task = replace(table_task(t, seat, 0), bot=FOREMAN)
                found = await self.asked(t.deal.id, task, "")
                self.keep(key, {"seq": t.shown(t.seq, seat), "bot": FOREMAN, **found})
            self.kept.move_to_end(key)
            return self.kept[key]

    async def asked(self, name: str, task: Task, done: str) -> Doc:
        """The answer of a worker."""
        if not self.driver.workers:
            raise Unavailable("problem-no-bots-here", "this server has no bots")
        worker = self.driver.worker_of(name)
        found = await asyncio.wrap_future(self.driver.submit(worker, tell_why, task, done))
        return found or {"rows": [], "categories": []}

    def keep(self, key: tuple[str, int], doc: Doc) -> None:
        self.kept[key] = doc
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)


def task_of(replay: Replay, before: int, seat: int, bot: str) -> Task:
    """All that a worker needs to know about a game until a move."""
    record = replay.record
    return Task(
        table=replay.id,
        game=record.game.name,
        version=record.game.version,
        seats=record.seats,
        seed=record.seed,
        options=record.options,
        before=0,
        moves=record.moves[:before],
        seat=seat,
        bot=bot,
        luck=0,
        figures=export(record.game) if components_of(record.game) else "",
        redeals=record.redeals,
    )
