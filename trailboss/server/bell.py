"""A bell for what changes often: however much happens in a moment, it rings once."""

from __future__ import annotations

import asyncio
from typing import Final

from trailboss.server.fanout import Doc, Fanout

MOMENT: Final = 0.2
LOBBY: Final = "lobby"
"""The channel of the lists of tables; tables have longer names."""
TABLES: Final[Doc] = {"tables": True}
ROOM: Final[Doc] = {"room": True}


class Bell:
    """Tells a channel, a moment later, that there is something to look at."""

    def __init__(self, fanout: Fanout) -> None:
        self.fanout = fanout
        self.soon: set[str] = set()

    def ring(self, channel: str, doc: Doc) -> None:
        """The first change sets it going, those of the same moment are told with it."""
        if channel in self.soon:
            return
        self.soon.add(channel)
        asyncio.get_running_loop().call_later(MOMENT, self.rung, channel, doc)

    def rung(self, channel: str, doc: Doc) -> None:
        self.soon.discard(channel)
        self.fanout.publish(channel, doc)
