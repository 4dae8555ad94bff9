"""Random games of two checkouts, move by move: does this engine play as that one does?

    python bench/same_games.py                      print the hash of every game
    python bench/same_games.py --base ../other      compare with another checkout

Each game and seat count up to four, also somebody alone, is played several times by one generator
that is written here. The hash of a game takes in who is asked, every option, every answer, the
view and a guess now and then, and the last position. Where two hashes differ, both games are told
move by move up to the first difference. A checkout is used as it stands: its build/fast if there
is one, unless --pure.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games import GAMES, load

ROOT: Final = Path(__file__).resolve().parent.parent
LOOK: Final = 150
"""A view and a guess are compared once in this many decisions."""
MOST_SEATS: Final = 4
"""Pioneer Rails has up to 80; all that can happen happens with a few."""
LONGEST: Final = 100_000


class Luck:
    """A generator of its own, so that both checkouts play alike."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2654435761 + 1

    def below(self, n: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 32) * n >> 32


def oldest(game: Game) -> Any:
    """The first rules version of a game: the one that every checkout has."""
    return game.at(1) if hasattr(game, "at") else game


def told(game: Any, s: State) -> str:
    """A position as one line."""
    return json.dumps(game.dump(s), sort_keys=True)


def moves(game: Any, seats: int, seed: int) -> Iterator[str]:
    """One line for everything that happens in a random game."""
    luck = Luck(seed)
    s = game.setup(seats, seed, {})
    for done in range(LONGEST):
        waiting = s.waiting()
        if not waiting:
            break
        seat = waiting[luck.below(len(waiting))]
        options = s.legal(seat) + s.free(seat)
        action = options[luck.below(len(options))]
        yield f"{waiting} {seat}: {action.text} of {[option.text for option in options]}"
        if done % LOOK == 0:
            seen = game.view(s, seat)
            yield f"view {told(game, seen)}"
            yield f"guess {told(game, game.guess(seen, done))}"
        s.apply(seat, action)
    yield told(game, s)
    yield str([(score.total, score.tie) for score in game.scores(s)])


def print_hashes(names: list[str], games: int) -> None:
    """One line a game: its name, seats and seed, and the hash of all its moves."""
    for name in names:
        game = oldest(load(name))
        for seats in [seats for seats in game.seats if seats <= MOST_SEATS]:
            for seed in range(games):
                mark = hashlib.blake2b(digest_size=12)
                for line in moves(game, seats, seed):
                    mark.update(line.encode())
                print(name, seats, seed, mark.hexdigest())


def run(root: Path, pure: bool, *arguments: str) -> list[str]:
    """The lines that this script prints with the engine of a checkout."""
    fast = root / "build" / "fast"
    path = root if pure or not (fast / ".stamp").exists() else fast
    command = [sys.executable, "-B", __file__, *arguments]
    env = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}
    return subprocess.run(
        command, env=env, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.splitlines()


def compare(base: Path, pure: bool, games: int, names: list[str]) -> int:
    """Say whether both checkouts play the same; 1 if they do not."""
    wanted = ["--games", str(games), *names]
    ours, theirs = run(ROOT, pure, *wanted), run(base, pure, *wanted)
    for here, there in zip(ours, theirs, strict=True):
        if here == there:
            continue
        name, seats, seed, _ = here.split()
        print(f"{name} with {seats} seats, seed {seed}, differs:")
        one = ["--tell", seats, seed, name]
        tales = zip(run(ROOT, pure, *one), run(base, pure, *one), strict=False)
        at, (now, before) = next((i, pair) for i, pair in enumerate(tales) if pair[0] != pair[1])
        print(f"line {at}\n  there {before}\n  here  {now}")
        return 1
    print(f"identical: {len(ours)} games of {', '.join(names)}")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of two checkouts, move by move.")
    parser.add_argument("names", nargs="*", help="games; all if none is named")
    parser.add_argument("--games", type=int, default=200, help="of each game and seat count")
    parser.add_argument("--base", type=Path, help="the other checkout")
    parser.add_argument("--pure", action="store_true", help="leave build/fast aside")
    parser.add_argument("--tell", nargs=2, type=int, metavar=("SEATS", "SEED"), help="one game")
    args = parser.parse_args()
    names = args.names or list(GAMES)
    if args.tell:
        print(*moves(oldest(load(names[0])), *args.tell), sep="\n")
    elif args.base:
        return compare(args.base, args.pure, args.games, names)
    else:
        print_hashes(names, args.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
