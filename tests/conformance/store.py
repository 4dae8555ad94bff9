"""Write games of the past: `python -m tests.conformance.store GAME` fills tests/records/GAME."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.conformance.moments import record_of, tables, walk
from trailboss.games import load
from trailboss.lab.match import played

FOLDER = Path(__file__).parents[1] / "records"


def store(name: str) -> None:
    """One random game per table, and one per table of greedy."""
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    for number, table in enumerate(tables(name)):
        *_, last = walk(table, 31)
        where = folder / f"{number}-for-{table.seats}-random.txt"
        where.write_text(record_of(last).text(last.s), "utf-8")
        record, s = played(table.game, ["greedy"] * table.seats, 32, dict(table.options))
        where = folder / f"{number}-for-{table.seats}-greedy.txt"
        where.write_text(record.text(s), "utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:]:
        store(load(game).name)
