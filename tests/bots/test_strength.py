"""A short smoke of strength: with a short look the strong bot wins most of a few paired games.

Positions and seeds are fixed, so the same build always plays the same games. It is run compiled
only: `make strength` is the long lane that measures.
"""

from __future__ import annotations

import pytest

from trailboss import bots
from trailboss.bots.base import Budget
from trailboss.core.game import Game, winners
from trailboss.games import GAMES
from trailboss.lab.match import derived, play_game

pytestmark = pytest.mark.compiled
DEALS = 3
SHORT = {"pioneer": Budget(nodes=12)}
"""Finished turns that are looked at a turn further; elsewhere two guesses for each option."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_strong_wins_most_games_against_greedy(game: Game) -> None:
    """Each deal on both seats; a shared victory is half of one."""
    wins = 0.0
    for deal in range(DEALS):
        seed = derived(1, deal)
        for seat in range(2):
            names = ["strong" if i == seat else "greedy" for i in range(2)]
            short = SHORT.get(game.name, Budget(nodes=1))
            limits = [short if name == "strong" else None for name in names]
            players = [
                bots.make(name, game, i, derived(seed, i), limits[i])
                for i, name in enumerate(names)
            ]
            _, s = play_game(game, 2, seed, {}, players)
            best = winners(game.scores(s))
            wins += 1 / len(best) if seat in best else 0
    assert wins > DEALS, f"{wins} of {2 * DEALS} games"
