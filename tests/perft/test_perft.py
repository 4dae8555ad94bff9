"""Node counts: the densest check of all rules at once.

`tests/perft/<game>.txt` has lines `seats seed depth count`;
`python -m tests.perft.test_perft --write GAME` writes them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import pytest

from trailboss.games import GAMES, load
from trailboss.lab.perft import perft

FOLDER: Final = Path(__file__).parent
ENOUGH: Final = 10_000
DEEPEST: Final = 8
MOST_SEATS: Final = 5
"""Depths are written as long as the next count is likely to stay below this."""


def lines(name: str) -> list[tuple[int, int, int, int]]:
    """The counts that a game must have."""
    found = []
    for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            seats, seed, depth, count = map(int, line.split())
            found.append((seats, seed, depth, count))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_counts_are_as_written(name: str) -> None:
    """As many positions lie ahead as when the counts were written."""
    written = lines(name)
    assert written
    for seats, seed, depth, count in written:
        assert (seats, seed, depth, perft(GAMES[name].setup(seats, seed, {}), depth)) == (
            seats,
            seed,
            depth,
            count,
        )


def write(name: str) -> None:
    """Write the counts of a game as they are now."""
    rows = []
    for seats in load(name).seats[:MOST_SEATS]:
        for seed in (1, 2):
            s = GAMES[name].setup(seats, seed, {})
            before, count, depth = 1, 1, 0
            while count * count < ENOUGH * before and depth < DEEPEST:
                depth += 1
                before, count = count, perft(s, depth)
                rows.append(f"{seats} {seed} {depth} {count}")
    (FOLDER / f"{name}.txt").write_text("\n".join(rows) + "\n", "utf-8")


if __name__ == "__main__":
    assert sys.argv[1:2] == ["--write"], "python -m tests.perft.test_perft --write GAME ..."
    for game in sys.argv[2:]:
        write(game)
