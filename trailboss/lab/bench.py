"""Measurements of the engine: decisions and games a second, microseconds a clone."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from trailboss.core.game import Game
from trailboss.games.kit.playout import clones, playout
from trailboss.lab.match import LONGEST_GAME, derived

CLONES: Final = 20_000


@dataclass(frozen=True)
class Speed:
    """How fast a game is played at random on one core."""

    decisions_per_s: float
    games_per_s: float
    clone_us: float


def measure(game: Game, seats: int, seconds: float) -> Speed:
    """Play whole random games for about so long, then copy a position from mid-game."""
    decisions = games = 0
    playing = 0.0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        s = game.setup(seats, derived(0, games), {})
        start = perf_counter()
        decisions += playout(s, derived(1, games), LONGEST_GAME)
        playing += perf_counter() - start
        games += 1
    whole = perf_counter() - begun
    return Speed(decisions / playing, games / whole, clone_us(game, seats, decisions // games))


def clone_us(game: Game, seats: int, length: int) -> float:
    """Microseconds to copy a position from the middle of a game of that length."""
    s = game.setup(seats, derived(0, 0), {})
    playout(s, derived(1, 0), length // 2)
    begun = perf_counter()
    clones(s, CLONES)
    return (perf_counter() - begun) / CLONES * 1e6
