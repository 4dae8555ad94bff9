"""Five levels, the same for every game: from a learner's partner to the strongest at a second.

A weak level looks less far and chooses more softly among what is nearly as good. It never blunders
on purpose: what it finds worse by more than a few softnesses it does not take (see `soft`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trailboss.bots.base import Bot, Budget
from trailboss.bots.game_bots import Level
from trailboss.bots.judges import FOUND
from trailboss.core.game import Game

ENOUGH: Final[dict[str, Budget]] = {game: found.enough for game, found in FOUND.items()}
"""What `strong` is given."""
LEVELS: Final[dict[str, Mapping[str, Level]]] = {
    game: found.levels for game, found in FOUND.items()
}
"""The levels of each game, the weakest first."""


def sit(level: Level, game: Game, seat: int, seed: int, budget: Budget) -> Bot:
    """A bot that plays at a level."""
    found = FOUND[game.name]
    return found.thinking(found.judge(game, seat), level, seed, budget)
