"""The crowd: where very many look on, those without a seat hear of several actions at once.

Each message to each of them is a call of the system. The first action after a pause is told at
once; what follows within a moment is told together at its end. Players never wait.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

from trailboss.server.fanout import Doc, Ear, Fanout

MANY: Final = 30
"""The number of viewers that is a crowd."""
MOMENT: Final = 0.25
"""Seconds."""


@dataclass
class Wait:
    """What has been told of a table, and who waits for the rest."""

    seq: int
    ears: dict[Ear, Doc] = field(default_factory=dict)


class Crowd:
    """The crowds of one process."""

    def __init__(self, fanout: Fanout) -> None:
        self.fanout = fanout
        self.waits: dict[str, Wait] = {}

    def holds(self, table: str, ear: Ear, doc: Doc) -> bool:
        """Shall somebody without a seat hear of this a moment later?"""
        wait = self.waits.get(table)
        if wait is None:
            if len(self.fanout.ears.get(table, ())) < MANY:
                return False
            wait = self.waits[table] = Wait(doc["seq"])
            asyncio.get_running_loop().call_later(MOMENT, self.release, table)
        if wait.seq >= doc["seq"]:
            return False
        wait.ears[ear] = doc
        return True

    def release(self, table: str) -> None:
        """The moment is over; the next one begins with what is told now."""
        for ear, doc in self.waits.pop(table).ears.items():
            if ear in self.fanout.ears.get(table, ()):
                ear(doc)
