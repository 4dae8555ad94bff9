"""The bookkeeper of the second edition, and the tables at which it looks."""

from __future__ import annotations

from typing import Final

from trailboss.games.trail.audit import audit

__all__ = ["SOAK", "audit"]

MANY: Final = tuple(
    (seats, {"neutral": "shuffled", "sides": "random", "simmental": simmental})
    for seats in (2, 3, 4)
    for simmental in ("off", "on")
)
ALONE: Final = tuple(
    (1, {"neutral": "shuffled", "sides": "random", "simmental": simmental, "sam": sam})
    for sam, simmental in (("easy", "off"), ("medium", "on"), ("hard", "off"))
)
SOAK: Final[tuple[tuple[int, dict[str, str]], ...]] = (*MANY, *ALONE)
