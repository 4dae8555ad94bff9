"""Lessons: short games to learn by. Each is a record; the learner makes some of its moves."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trailboss.core.record import Record, verify
from trailboss.games import GAMES

FOLDER: Final = Path(__file__).parent
LEARNER: Final = 0


@dataclass(frozen=True)
class Lesson:
    """Before each of the moves `steps` something is explained; after `end` all is said."""

    steps: tuple[int, ...]
    end: int


def lesson(path: Path) -> Lesson:
    """What stands in a lesson's file."""
    doc = tomllib.loads(path.read_text("utf-8"))
    return Lesson(tuple(doc["steps"]), doc["end"])


LESSONS: Final = {
    game: lesson(path) for game in GAMES if (path := FOLDER / f"{game}.toml").exists()
}
"""A game has one if there are two files of its name here: its steps, and its moves as a record."""


def record_of(game: str) -> Record:
    """The moves of a lesson, checked."""
    return verify((FOLDER / f"{game}.txt").read_text("utf-8"), GAMES)[0]
