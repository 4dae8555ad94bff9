"""Events: what happened, in a form that a log, an animation or a translator can use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

EVERYBODY: Final = -1


@dataclass(frozen=True)
class Event:
    """Seat did verb with amount of thing, by rule. `to` is the only seat that may know it."""

    verb: str = ""
    seat: int = 0
    rule: str = ""
    amount: int = 0
    thing: str = ""
    to: int = EVERYBODY

    def seen_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of it?"""
        return self.to == EVERYBODY or self.to == seat
