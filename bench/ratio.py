"""How many times as fast is this checkout as another one? Random games, taken in turns.

    python bench/ratio.py --base ../other [--pure] [--rounds 5] [--seconds 2] [GAME ...]

Both play whole random games, first one, then the other, round after round, and count processor
time: what else the machine does falls on both. Tells the ratio of games a second of each round,
from the slowest to the fastest, and its median.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

from trailboss.core.game import Game
from trailboss.games import GAMES, load
from trailboss.games.kit.playout import clones, playout

ROOT: Final = Path(__file__).resolve().parent.parent
LONGEST: Final = 100_000
SEATS: Final = (2, 4)
CLONES: Final = 20_000


def games_a_second(game: Game, seats: int, seconds: float) -> float:
    """Whole random games a second of processor time, their set-up included."""
    games = 0
    begun = process_time()
    while process_time() - begun < seconds:
        playout(game.setup(seats, games, {}), games + 1, LONGEST)
        games += 1
    return games / (process_time() - begun)


def clones_a_second(game: Game, seats: int) -> float:
    """Copies a second of a position from a game."""
    s = game.setup(seats, 0, {})
    playout(s, 1, 100)
    begun = process_time()
    clones(s, CLONES)
    return CLONES / (process_time() - begun)


def serve() -> None:
    """Answer each line "game seats seconds" with two figures."""
    for line in sys.stdin:
        name, seats, seconds = line.split()
        game = load(name)
        speed = games_a_second(game, int(seats), float(seconds))
        print(speed, clones_a_second(game, int(seats)), flush=True)


def opened(root: Path, pure: bool) -> subprocess.Popen[str]:
    """A process that measures the engine of a checkout, by its own copy of this."""
    path = root if pure else root / "build" / "fast"
    return subprocess.Popen(
        [sys.executable, "-B", str(root / "bench" / "ratio.py"), "--serve"],
        env={**os.environ, "PYTHONPATH": str(path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def asked(process: subprocess.Popen[str], question: str) -> tuple[float, float]:
    """What the process measures."""
    assert process.stdin and process.stdout
    print(question, file=process.stdin, flush=True)
    games, copies = process.stdout.readline().split()
    return float(games), float(copies)


def main() -> None:
    parser = argparse.ArgumentParser(description="The speed of this checkout beside another one.")
    parser.add_argument("--base", type=Path, default=ROOT, help="the other checkout")
    parser.add_argument("names", nargs="*", help="games; all if none is named")
    parser.add_argument("--pure", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve()
        return
    ours, theirs = opened(ROOT, args.pure), opened(args.base, args.pure)
    for name in args.names or list(GAMES):
        for seats in SEATS:
            question = f"{name} {seats} {args.seconds}"
            rounds = [(asked(ours, question), asked(theirs, question)) for _ in range(args.rounds)]
            ratios = sorted(here[0] / there[0] for here, there in rounds)
            copy = median(1e6 / here[1] for here, _ in rounds)
            before = median(1e6 / there[1] for _, there in rounds)
            print(
                f"{name} {seats} seats: x {median(ratios):.2f} ({ratios[0]:.2f}-{ratios[-1]:.2f}), "
                f"{median(here[0] for here, _ in rounds):.0f} games/s; "
                f"clone {copy:.2f} us, there {before:.2f} us",
                flush=True,
            )
    for process in (ours, theirs):
        assert process.stdin
        process.stdin.close()
        process.wait()


if __name__ == "__main__":
    main()
