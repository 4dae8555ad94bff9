"""The bookkeeper of the first edition, and the tables at which it looks."""

from __future__ import annotations

from typing import Final

from trailboss.games.trail.audit import audit

__all__ = ["SOAK", "audit"]

SOAK: Final[tuple[tuple[int, dict[str, str]], ...]] = tuple(
    (seats, {"neutral": "shuffled", "sides": "random"}) for seats in (2, 3, 4)
)
