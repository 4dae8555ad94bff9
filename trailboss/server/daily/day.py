"""Days: they change at midnight UTC, and who began in time has an hour more to finish.

Until then everything about a table of the day is its owner's alone, and the deal is nobody's.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from typing import Final

DAY: Final = 24 * 3600 * 1000
GRACE: Final = 3600 * 1000
"""Milliseconds after the end of a day in which its games still count."""
SHOWN: Final = 30
"""The days that can be looked at, whether somebody played or not."""
WRITTEN: Final = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")


def day_at(now: int) -> str:
    """The day of a time in milliseconds, as `2026-11-16`."""
    return datetime.fromtimestamp(now // 1000, UTC).date().isoformat()


def begins(day: str) -> int:
    """The first millisecond of a day."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) * 1000


def ends(day: str) -> int:
    """The first millisecond of the next day: nobody begins any more."""
    return begins(day) + DAY


def closes(day: str) -> int:
    """Games that end from now on do not count; the deal is revealed."""
    return ends(day) + GRACE


def sealed(day: str, now: int) -> bool:
    """Can somebody still finish the challenge of this day? Never without a day."""
    return bool(day) and now < closes(day)


def known(text: str) -> bool:
    """Is it a day of the calendar?"""
    try:
        return bool(WRITTEN.fullmatch(text)) and bool(date.fromisoformat(text))
    except ValueError:
        return False


def latest(now: int) -> list[str]:
    """The days that can be looked at, today first."""
    today = date.fromisoformat(day_at(now))
    return [(today - timedelta(days=back)).isoformat() for back in range(SHOWN)]
