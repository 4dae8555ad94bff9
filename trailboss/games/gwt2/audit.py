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
OTHER_READINGS: Final = {
    "split": "uneven",
    "waste": "off",
    "window": "off",
    "skip": "on",
    "copy_risk": "on",
    "station_first": "off",
    "discless": "off",
    "signal": "ahead",
}
"""Every ruling turned round."""
SOAK: Final[tuple[tuple[int, dict[str, str]], ...]] = (
    *MANY,
    *ALONE,
    (2, {**MANY[1][1], **OTHER_READINGS}),
)
