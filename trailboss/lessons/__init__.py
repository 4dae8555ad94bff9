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


LESSONS: Final = {
    "gwt1": Lesson((0, 2, 16, 27, 33, 49, 50, 54), 56),
    "gwt2": Lesson((0, 1, 3, 4, 11, 16, 31, 48, 60, 69), 71),
    "elpaso": Lesson((0, 2, 4, 8, 10, 11, 20, 24, 38, 39), 42),
    "pioneer": Lesson((0, 1, 4, 14, 15, 17, 25, 60, 67, 68), 69),
}


def record_of(game: str) -> Record:
    """The moves of a lesson, checked."""
    return verify((FOLDER / f"{game}.txt").read_text("utf-8"), GAMES)[0]
