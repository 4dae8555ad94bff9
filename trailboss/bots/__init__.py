"""Bots by name: `random` plays every game, the others have one module per game.

The bot `greedy` of the game `gwt2` is the module `trailboss.bots.greedy_gwt2` with a function
`make(game, seed) -> Bot`. Its presence is its registration.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, cast

from trailboss.bots.base import Bot
from trailboss.bots.random_bot import RandomBot
from trailboss.core.errors import UnknownGame
from trailboss.core.game import Game

PER_GAME: Final = ("greedy",)


class BotModule(Protocol):
    """A module of one bot for one game."""

    def make(self, game: Game, seed: int) -> Bot: ...


def _module(name: str, game: Game) -> str:
    return f"trailboss.bots.{name}_{game.name}"


def names(game: Game) -> list[str]:
    """The bots that can play this game."""
    return ["random", *(name for name in PER_GAME if find_spec(_module(name, game)))]


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot of that name, with luck of its own."""
    if name not in names(game):
        raise UnknownGame(
            f"no bot of {game.name} is called {name[:40]!r}; there are {', '.join(names(game))}"
        )
    if name == "random":
        return RandomBot(seed)
    return cast(BotModule, import_module(_module(name, game))).make(game, seed)
