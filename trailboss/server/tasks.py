"""Tasks that go on while something is open: starting and ending them, waiting for the first."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any


async def end(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel tasks and wait until they have ended, whatever they raise."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


class Background:
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

    async def run(self) -> None:
        raise NotImplementedError


async def until_one_ends(*works: Coroutine[Any, Any, Any]) -> None:
    """Do several things at once until the first has ended; what it raises is raised."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        await end(tasks)
