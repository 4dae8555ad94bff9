"""A server whose clock a test can move: the milliseconds that it is ahead are in a file.

It runs as `python -m tests.server.moved FILE serve ...`.
"""

from __future__ import annotations

import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from trailboss.cli import main


class Calendar:
    """The time that servers believe in; it stands for all that are told the same file."""

    def __init__(self, folder: Path, start: str) -> None:
        self.file = folder / "ahead"
        self.program = ("-m", "tests.server.moved", str(self.file))
        self.go(start)

    def go(self, moment: str) -> None:
        """Let it be a moment, as `2026-11-16 09:00`; the clocks go on from there."""
        wanted = datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp() * 1000
        written = self.file.with_suffix(".new")
        written.write_text(str(int(wanted) - time.time_ns() // 1_000_000))
        written.replace(self.file)

    @property
    def now(self) -> int:
        return time.time_ns() // 1_000_000 + int(self.file.read_text())


def move(file: Path) -> None:
    """The clock of this process is ahead by what is in a file, whenever it is asked."""
    real = time.time_ns
    time.time_ns = lambda: real() + int(file.read_text()) * 1_000_000


if __name__ == "__main__":
    move(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
