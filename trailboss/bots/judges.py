"""The bots of each game, found in its folder; and who judges its positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.bots.game_bots import GameBots
from trailboss.bots.judge import Judge
from trailboss.core.game import Game
from trailboss.rooms import by_game

FOUND: Final[dict[str, GameBots]] = {
    game: folder.BOTS for game, folder in by_game("trailboss.bots").items()
}
JUDGES: Final[dict[str, Callable[[Game, int], Judge]]] = {
    game: found.judge for game, found in FOUND.items()
}
"""Who judges positions of a game for a seat."""
