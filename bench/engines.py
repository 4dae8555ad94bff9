"""Engines beside each other: random decisions a second, and what a copy of a position costs.

Every game is driven from Python by the same loop with the same generator. A game of ours is driven
a second time by its own compiled loop (`trailboss.games.kit.playout`), as self-play and search do.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import Any, Final

from trailboss.core.engine import State
from trailboss.games import GAMES, load
from trailboss.games.kit.playout import playout

SPIELS: Final = ("chess", "backgammon", "gin_rummy", "dou_dizhu", "tarok", "hive")
COPIES: Final = 2_000
LONGEST: Final = 100_000
HALFWAY: Final = 100
"""A copy is measured after this many decisions."""

Play = Callable[[random.Random], int]
"""Plays one whole game; how many decisions were made."""


@dataclass
class Contender:
    """A game of somebody's, and what the rounds gave."""

    name: str
    whose: str
    play: Play
    copy: Callable[[], Callable[[], object]] | None = None
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
        if self.copy is None:
            return
        copy = self.copy()
        begun = process_time()
        for _ in range(COPIES):
            copy()
        self.copies.append((process_time() - begun) / COPIES * 1e6)


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


def engines() -> tuple[list[Contender], list[str]]:
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
