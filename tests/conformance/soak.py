"""Thousands of random games on all cores: `python -m tests.conformance.soak GAME --games N`.

N games are played at each table of a game. Every one must end, pass its audit and have a score; one
in fifty is examined move by move as well.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Callable
from random import Random

from tqdm import tqdm

from tests.conformance.checks import CHECKS, RATES, the_books_balance
from tests.conformance.moments import Moment, Table, examine, record_of, tables
from trailboss.core.game import validated_options, winners
from trailboss.core.record import verify
from trailboss.games import GAMES
from trailboss.games.kit.playout import playout

DEFAULT = 2000
EXAMINED = 50
LONGEST = 200_000


def ends(table: Table, seed: int) -> None:
    """A random game at the engine's own pace: it ends, passes its audit and can be scored."""
    options = validated_options(table.game, table.seats, dict(table.options))
    s = table.game.setup(table.seats, seed, options)
    assert playout(s, seed, LONGEST) < LONGEST, "the game does not end"
    the_books_balance(Moment(table, seed, s, Random(seed)))
    assert winners(table.game.scores(s)), "nobody has won"


def complaint(job: tuple[Table, int]) -> str:
    """Play one game; what is wrong with it, or nothing."""
    table, seed = job
    group, rate = checks(seed)
    try:
        if seed % EXAMINED:
            ends(table, seed)
            return ""
        last = examine(table, seed, [*group, the_books_balance], rate)
        text = record_of(last).text(last.s)
        verify(text, GAMES)
    except Exception as error:
        notes = "; ".join(getattr(error, "__notes__", []))
        return f"{table} seed {seed}: {type(error).__name__}: {str(error)[:400]} [{notes}]"
    return ""


def checks(seed: int) -> tuple[list[Callable[[Moment], None]], float]:
    """The cheap checks often, or the costly ones seldom."""
    often = [name for name in CHECKS if RATES.get(name, 0) >= 0.1]
    seldom = [name for name in CHECKS if name not in often]
    group, rate = (often, 0.1) if seed // EXAMINED % 2 else (seldom, 0.01)
    return [CHECKS[name] for name in group], rate


def soak(name: str, games: int, jobs: int, first: int = 1000) -> list[str]:
    """Games at each table of a game; what is wrong with them."""
    todo = [(table, first + i) for i in range(games) for table in tables(name)]
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs) as pool:
        running = pool.imap_unordered(complaint, todo, chunksize=16)
        bar = tqdm(running, total=len(todo), unit="game", desc=name, file=sys.stderr)
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
