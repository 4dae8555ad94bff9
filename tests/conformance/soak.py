"""Thousands of random games on all cores: `python -m tests.conformance.soak GAME --games N`."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys

from tqdm import tqdm

from tests.conformance.checks import CHECKS, RATES, the_books_balance
from tests.conformance.moments import Table, examine, record_of, tables
from trailboss.core.record import verify
from trailboss.games import GAMES

DEFAULT = 2000


def complaint(job: tuple[Table, int]) -> str:
    """Play one game; what is wrong with it, or nothing."""
    table, seed = job
    often = [name for name in CHECKS if RATES.get(name, 0) >= 0.1]
    seldom = [name for name in CHECKS if name not in often]
    group, rate = (seldom, 0.01) if seed % 2 else (often, 0.1)
    try:
        last = examine(table, seed, [*(CHECKS[name] for name in group), the_books_balance], rate)
        text = record_of(last).text(last.s)
        verify(text, GAMES)
    except Exception as error:
        notes = "; ".join(getattr(error, "__notes__", []))
        return f"{table} seed {seed}: {type(error).__name__}: {str(error)[:400]} [{notes}]"
    return ""


def soak(name: str, games: int, jobs: int, first: int = 1000) -> list[str]:
    """So many games, spread over all tables of a game; what is wrong with them."""
    ways = tables(name)
    todo = [(ways[i % len(ways)], first + i // len(ways)) for i in range(games)]
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs) as pool:
        running = pool.imap_unordered(complaint, todo, chunksize=4)
        bar = tqdm(running, total=games, unit="game", desc=name, file=sys.stderr)
        return [text for text in bar if text]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=DEFAULT)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=1000, help="the first seed")
    args = parser.parse_args()
    complaints = [x for name in args.game for x in soak(name, args.games, args.jobs, args.first)]
    print("\n".join(complaints) or "nothing to complain about")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
