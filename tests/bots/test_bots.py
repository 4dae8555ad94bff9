"""Bots: what all of them promise."""

from __future__ import annotations

from collections import Counter

import pytest

from trailboss import bots
from trailboss.bots.base import nothing
from trailboss.core.game import Game
from trailboss.games import GAMES
from trailboss.lab.match import played

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@ALL
def test_random_is_fair(game: Game) -> None:
    """Every option is chosen about equally often, and the seed decides the order."""
    legal = game.actions.all[:4]
    bot = bots.make("random", game, 0, 1)
    counts = Counter(bot.choose(nothing(), legal).text for _ in range(4000))
    assert all(850 < counts[action.text] < 1150 for action in legal)
    one, two = bots.make("random", game, 0, 7), bots.make("random", game, 1, 7)
    for _ in range(50):
        assert one.choose(nothing(), legal) is two.choose(nothing(), legal)


@ALL
def test_every_game_has_a_greedy_bot_that_beats_random(game: Game) -> None:
    """Greedy scores more than random in a handful of games."""
    margin = 0
    for seed in range(4):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        _, s = played(game, names, seed, {})
        totals = [score.total for score in game.scores(s)]
        margin += totals[names.index("greedy")] - totals[names.index("random")]
    assert margin > 0
