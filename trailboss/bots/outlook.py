"""Why a bot does what it does: its choice beside the two best others, by category of points.

It is made on demand and of the bot's own view, so it says nothing that the bot did not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.bots.base import Budget

OTHERS: Final = "others"
"""The part of a lead that the points of the best other seat take away."""
PROSPECTS: Final = "prospects"
"""The part of a lead that is not yet on the table."""
SHOWN: Final = 3
"""What was done, and the two best of the rest."""
THOUGHT: Final = Budget(nodes=48)
"""What is thought about an explanation, whatever the bot thinks about a decision."""
SLIGHT: Final = 0.05
"""What differs by less, in points, is no reason."""


@dataclass(frozen=True)
class Outlook:
    """Where an option leads."""

    points: float
    """The own final points that are expected."""
    parts: dict[str, float]
    """The lead that is expected, by category; in Pioneer Rails without that of the others."""
    chance: float | None
    """How likely the seat wins, from 0 to 1, if there is a value that says it."""

    def lead(self) -> float:
        """All parts together."""
        return sum(self.parts.values())


@dataclass(frozen=True)
class Row:
    """An option and where it leads."""

    text: str
    """The action."""
    points: float
    lead: float
    chance: float | None
    parts: dict[str, float]


@dataclass(frozen=True)
class Why:
    """What was done, then the two best others."""

    rows: tuple[Row, ...]

    def categories(self) -> list[str]:
        """What the rows differ by, the greatest difference first."""
        spans: dict[str, float] = {}
        for name in self.rows[0].parts:
            values = [row.parts.get(name, 0.0) for row in self.rows]
            spans[name] = max(values) - min(values)
        return sorted([name for name in spans if spans[name] >= SLIGHT], key=lambda n: -spans[n])

    def reason(self) -> str:
        """The category in which what was done is most ahead of the best other; empty: in none."""
        if len(self.rows) < 2:
            return ""
        most, found = SLIGHT, ""
        for name, worth in self.rows[0].parts.items():
            ahead = worth - self.rows[1].parts.get(name, 0.0)
            if ahead > most:
                most, found = ahead, name
        return found


def mean(text: str, outlooks: list[Outlook]) -> Row:
    """What an option leads to on average of some guesses."""
    n = len(outlooks)
    parts: dict[str, float] = {}
    for outlook in outlooks:
        for name, worth in outlook.parts.items():
            parts[name] = parts.get(name, 0.0) + worth / n
    chances = [outlook.chance for outlook in outlooks if outlook.chance is not None]
    return Row(
        text,
        sum([outlook.points for outlook in outlooks]) / n,
        sum([outlook.lead() for outlook in outlooks]) / n,
        sum(chances) / n if len(chances) == n else None,
        parts,
    )
