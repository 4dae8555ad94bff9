"""Lanes: work for many people, each person's one after the other, and people side by side.

Somebody whose address answers slowly or never delays nobody else.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

from trailboss.server.logs import trouble
from trailboss.server.tasks import end

Work = Callable[[], Coroutine[Any, Any, None]]
WAITING: Final = 50
"""The most that waits for one person."""
HANDS: Final = 64
"""The most that is done at once, one thing for each person."""


class Lanes:
    """Does what it is given apart from play."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[Work]] = {}
        """By person; one is there while something is done for them."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.hands = asyncio.Semaphore(HANDS)

    def put(self, whose: str, work: Work) -> bool:
        """Do it after what waits for the same person; False if that is too much already."""
        queue = self.waiting.get(whose)
        if queue is None:
            self.waiting[whose] = deque([work])
            task = asyncio.create_task(self.run(whose))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif len(queue) < WAITING:
            queue.append(work)
        else:
            return False
        return True

    async def run(self, whose: str) -> None:
        """Do what waits for one person."""
        queue = self.waiting[whose]
        try:
            while queue:
                async with self.hands:
                    try:
                        await queue.popleft()()
                    except Exception:
                        trouble("somebody could not be told")
        finally:
            del self.waiting[whose]

    async def stop(self) -> None:
        await end(self.tasks)
