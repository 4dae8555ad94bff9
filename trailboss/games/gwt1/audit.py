"""The bookkeeper of the first edition, and the tables at which it looks."""

from __future__ import annotations

from typing import Final

from trailboss.games.trail.audit import audit

__all__ = ["SOAK", "audit"]

RANDOM: Final = {"neutral": "shuffled", "sides": "random"}
OTHER_READINGS: Final = {
    "split": "uneven",
    "waste": "off",
    "window": "off",
    "skip": "on",
    "copy_risk": "off",
    "station_first": "off",
    "discless": "on",
    "signal": "ahead",
}
"""Every ruling turned round."""
SOAK: Final[tuple[tuple[int, dict[str, str]], ...]] = (
    *tuple((seats, RANDOM) for seats in (2, 3, 4)),
    (2, {**RANDOM, **OTHER_READINGS}),
)
