"""Takers: whoever takes nothing of what is written to a connection is cut off.

Neither asyncio nor uvicorn ends a connection whose other side does not read: they wait until what
was written has gone, also to say goodbye. With some hundred of those nobody else gets in.
"""

from __future__ import annotations

import asyncio
from typing import Final

SLOW: Final = 30.0
"""Seconds in which something must be taken."""
LEAST: Final = 16 * 1024
"""Bytes that must be taken in that time, unless it is all there is: 0.5 KB a second."""


class Taker(asyncio.Protocol):
    """A connection that is cut off if its other side does not read."""

    slow = SLOW
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    cut: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """From now on `pause_writing` is called whenever something is left to be taken."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)
        if self.transport.get_write_buffer_size():
            self.pause_writing()  # It was the same before this protocol came.

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_be()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.cut is None:
            self.give_time()

    def resume_writing(self) -> None:
        self.let_be()
        super().resume_writing()

    def give_time(self) -> None:
        left = self.transport.get_write_buffer_size()
        self.cut = self.loop.call_later(self.slow, self.judge, left)

    def judge(self, before: int) -> None:
        """Was enough taken since then?"""
        if before - self.transport.get_write_buffer_size() < LEAST:
            self.transport.abort()
        else:
            self.give_time()

    def let_be(self) -> None:
        """There is nothing more to take, or nobody who takes it."""
        if self.cut is not None:
            self.cut.cancel()
            self.cut = None
