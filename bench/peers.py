"""Our games beside games of other open engines: random decisions a second and the cost of a copy.

    pip install catanatron open_spiel
    PYTHONPATH=build/fast:. python bench/peers.py --write

Every game is driven from Python by the same loop with the same generator, on one core, in
processor time. The games take turns, round after round, so that a busy machine is busy for all
of them; the table gives the median and the range of the rounds. A game of ours is driven a
second time by its own compiled loop (`trailboss.games.playout`), as self-play and search do.
What is not installed is left out and named. With --write the figures go to
bench/results/peers.json and the chart to docs/pictures/peers.svg.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from math import log10
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

from tqdm import tqdm

from trailboss.core.engine import State
from trailboss.draw.svg import element, words
from trailboss.games import GAMES, load
from trailboss.games.playout import playout
from trailboss.mode import mode

ROOT: Final = Path(__file__).resolve().parent.parent
SPIELS: Final = ("chess", "backgammon", "gin_rummy", "dou_dizhu", "tarok", "hive")
COPIES: Final = 2_000
LONGEST: Final = 100_000
HALFWAY: Final = 100
"""A copy is measured after so many decisions."""

Play = Callable[[random.Random], int]
"""Plays one whole game; how many decisions were made."""


@dataclass
class Contender:
    """A game of somebody's, and what the rounds gave."""

    name: str
    whose: str
    play: Play
    copy: Callable[[], Callable[[], object]]
    """Gives what copies a position from the middle of a game."""
    rates: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)

    def round(self, number: int, seconds: float) -> None:
        """Whole games for about this long, then copies of one position."""
        luck = random.Random(number)
        decisions = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            decisions += self.play(luck)
        self.rates.append(decisions / spent)
        copy = self.copy()
        begun = process_time()
        for _ in range(COPIES):
            copy()
        self.copies.append((process_time() - begun) / COPIES * 1e6)

    def row(self) -> dict[str, Any]:
        """The figures as they are stored."""
        return {
            "name": self.name,
            "of": self.whose,
            "decisions_per_s": round(median(self.rates)),
            "range": [round(min(self.rates)), round(max(self.rates))],
            "clone_us": round(median(self.copies), 2),
        }


def ours(name: str) -> list[Contender]:
    """A game of ours, driven from Python and by the compiled loop."""
    game = load(name)
    seats = max(2, game.seats[0])

    def drive(luck: random.Random, most: int = LONGEST) -> tuple[State, int]:
        s = game.setup(seats, luck.getrandbits(32), {})
        for done in range(most):
            waiting = s.waiting()
            if not waiting:
                return s, done
            seat = waiting[0]
            s.apply(seat, luck.choice(s.legal(seat) + s.free(seat)))
        return s, most

    def own_loop(luck: random.Random) -> int:
        return playout(game.setup(seats, luck.getrandbits(32), {}), luck.getrandbits(31), LONGEST)

    def copier() -> Callable[[], object]:
        return drive(random.Random(1), HALFWAY)[0].clone

    return [
        Contender(name, "Trailboss", lambda luck: drive(luck)[1], copier),
        Contender(f"{name}, own loop", "Trailboss", own_loop, copier),
    ]


def catan() -> Contender:
    """The settlers of catanatron, two players."""
    catanatron: Any = importlib.import_module("catanatron")

    def start(luck: random.Random) -> Any:
        colours = (catanatron.Color.RED, catanatron.Color.BLUE)
        players = [catanatron.RandomPlayer(colour) for colour in colours]
        return catanatron.Game(players, seed=luck.getrandbits(32))

    def steps(game: Any, luck: random.Random, most: int) -> int:
        done = 0
        while done < most and game.winning_color() is None:
            game.execute(luck.choice(game.state.playable_actions), validate_action=False)
            done += 1
        return done

    def copier() -> Callable[[], object]:
        luck = random.Random(1)
        game = start(luck)
        steps(game, luck, HALFWAY)
        return lambda: game.copy()

    return Contender("catan", "catanatron", lambda luck: steps(start(luck), luck, 2_000), copier)


def spiel(name: str) -> Contender:
    """A game of OpenSpiel; chance is drawn outside the count of decisions."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)

    def steps(state: Any, luck: random.Random, most: int) -> int:
        done = 0
        while done < most and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                done += 1
        return done

    def copier() -> Callable[[], object]:
        state = game.new_initial_state()
        steps(state, random.Random(1), HALFWAY // 4)
        return lambda: state.clone()

    return Contender(
        name, "OpenSpiel", lambda luck: steps(game.new_initial_state(), luck, LONGEST), copier
    )


def contenders() -> tuple[list[Contender], list[str]]:
    """Everything that is installed, and what is not."""
    found = [contender for name in GAMES for contender in ours(name)]
    missing = []
    makers: list[tuple[str, Callable[[], Contender]]] = [("catanatron", catan)]
    makers += [("open_spiel", lambda name=name: spiel(name)) for name in SPIELS]  # type: ignore[misc]
    for package, make in makers:
        try:
            found.append(make())
        except ImportError:
            missing.append(package)
    return found, sorted(set(missing))


def chart(rows: list[dict[str, Any]]) -> str:
    """Bars, the longest first, on a scale of powers of ten."""
    rows = sorted(rows, key=lambda row: -row["decisions_per_s"])
    left, wide, high, step = 190, 420, 22, 1_000
    decades = len(str(rows[0]["decisions_per_s"])) - len(str(step)) + 1
    parts = [element("rect", x=0, y=0, width=760, height=high * len(rows) + 70, fill="#fffdf7")]
    parts.append(words(20, 28, "Random decisions a second, one core", font_size=16, fill="#333"))
    for power in range(decades + 1):
        x = left + wide * power / decades
        foot = 46 + high * len(rows)
        parts.append(element("path", d=f"M{x} 40V{foot}", stroke="#ccc"))
        parts.append(
            words(x, foot + 16, f"{step * 10**power:,}", font_size=11, text_anchor="middle")
        )
    for at, row in enumerate(rows):
        y = 46 + high * at
        length = wide * (log10(row["decisions_per_s"]) - log10(step)) / decades
        colour = "#a8572a" if row["of"] == "Trailboss" else "#7d8ca3"
        parts.append(
            words(left - 8, y + 13, f"{row['name']} ({row['of']})", text_anchor="end", font_size=11)
        )
        parts.append(element("rect", x=left, y=y + 2, width=max(1, length), height=14, fill=colour))
        note = f"{row['decisions_per_s']:,}; copy {row['clone_us']} µs"
        parts.append(words(left + max(1, length) + 6, y + 13, note, font_size=11, fill="#333"))
    size = {"width": "760", "height": str(high * len(rows) + 70)}
    return element(
        "svg", *parts, xmlns="http://www.w3.org/2000/svg", font_family="sans-serif", **size
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=1.0, help="of a game in a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true", help="store the figures and the chart")
    args = parser.parse_args()
    found, missing = contenders()
    for number in tqdm(range(args.rounds), unit="round", leave=False):
        for contender in found:
            contender.round(number, args.seconds)
    rows = [contender.row() for contender in found]
    for row in rows:
        low, high = row["range"]
        print(
            f"{row['of']:<12}{row['name']:<20}{row['decisions_per_s']:>11,}"
            f"  ({low:,}-{high:,}){row['clone_us']:>9} µs"
        )
    for package in missing:
        print(f"left out, not installed: {package}")
    if args.write:
        packages = {
            name: version(name) for name in ("catanatron", "open_spiel") if name not in missing
        }
        doc = {"mode": mode(), "python": platform.python_version(), "packages": packages}
        (ROOT / "bench/results").mkdir(exist_ok=True)
        text = json.dumps({**doc, "rounds": args.rounds, "rows": rows}, indent=1)
        (ROOT / "bench/results/peers.json").write_text(text + "\n")
        (ROOT / "docs/pictures/peers.svg").write_text(chart(rows) + "\n")


if __name__ == "__main__":
    main()
