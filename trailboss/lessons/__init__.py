"""Lessons: short games to learn by. Each is a record; the learner makes some of its moves."""

from __future__ import annotations

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


LESSONS: Final = {"gwt2": Lesson((0, 1, 3, 4, 11, 16, 31, 48, 60, 69), 71)}


def record_of(game: str) -> Record:
    """The moves of a lesson, checked."""
    return verify((FOLDER / f"{game}.txt").read_text("utf-8"), GAMES)[0]
