"""Tasks that go on while something is open: starting and ending them, waiting for the first."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterable
from typing import Any, Final

from trailboss.server.logs import note, trouble

AGAIN: Final = 1.0
"""Seconds after which a task that has not heard that it shall end is told again."""
TOLD: Final = 5
"""How often it is told."""


async def end(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel tasks and wait until they have ended, whatever they raise.

    A connection that breaks just then may raise an error of its own in place of the cancellation;
    whoever takes that for a lost connection goes on, and must be told once more.
    """
    begun = {task for task in tasks if task is not None}
    for _ in range(TOLD):
        running = {task for task in begun if not task.done()}
        if not running:
            break
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=AGAIN)
    for task in begun:
        if not task.done():
            note("a task does not end")
        elif not task.cancelled():
            task.exception()  # Asked for here, or it would be told as one that nobody has heard of.


async def in_time(work: Coroutine[Any, Any, Any], seconds: float) -> None:
    """Do the last work of something that ends; what is broken delays the rest for a while only."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except Exception:
        trouble("something did not end well")


class Background(ABC):
    """Something with work of its own, which `run` does in the background."""

    task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    def wake(self) -> None:
        """Start unless the work is being done."""
        if self.task is None or self.task.done():
            self.start()

    async def stop(self) -> None:
        await end([self.task])

    @abstractmethod
    async def run(self) -> None:
        """The work itself, which goes on until it is stopped."""


async def until_one_ends(*works: Coroutine[Any, Any, Any]) -> None:
    """Do several things at once until the first has ended; what it raises is raised."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        await end(tasks)
