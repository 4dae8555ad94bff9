"""Bots by name, game by game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from trailboss.bots import own
from trailboss.bots.base import AT_ONCE, Bot, Budget
from trailboss.bots.game_bots import GameBots, Level
from trailboss.bots.judges import FOUND
from trailboss.bots.levels import sit
from trailboss.bots.outlook import THOUGHT, Why
from trailboss.bots.random_bot import RandomBot
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.errors import UnknownGame
from trailboss.core.game import Game

Maker = Callable[[Game, int, int, Budget], Bot]
"""Makes a bot: the game, the seat, a seed for its own luck, and how much it may think."""


def blind(game: Game, seat: int, seed: int, budget: Budget) -> Bot:
    """The bot that plays every game."""
    return RandomBot(seed)


def known(of: GameBots) -> dict[str, tuple[Maker, Budget]]:
    """The bots of a game: its levels, then those that records and scripts name."""
    found: dict[str, tuple[Maker, Budget]] = {
        name: (partial(sit, level), level.budget) for name, level in of.levels.items()
    }
    found["random"] = (blind, AT_ONCE)
    found["greedy"] = (of.greedy, AT_ONCE)
    found["strong"] = (partial(sit, Level(of.enough)), of.enough)
    return found


BOTS: Final[dict[str, dict[str, tuple[Maker, Budget]]]] = {
    game: known(of) for game, of in FOUND.items()
}
"""The bots of each game with the budget that they have by default.

First the levels, then the others, each time the weakest first; the last one sits down where nobody
says which.
"""
ANY_GAME: Final[dict[str, tuple[Maker, Budget]]] = {"random": (blind, AT_ONCE)}


def names(game: Game) -> list[str]:
    """The bots that can play this game."""
    return list(BOTS.get(game.name, ANY_GAME))


def budget(game: Game, name: str) -> Budget:
    """How much a bot may think by default."""
    return BOTS.get(game.name, ANY_GAME)[name][1]


def make(name: str, game: Game, seat: int, seed: int, limit: Budget | None = None) -> Bot:
    """A bot of that name for one seat of one table, with luck of its own.

    `module:function` and `file.py:function` are bots of somebody else: see `own`.
    """
    if own.MARK in name:
        return own.make(name, game, seat, seed, AT_ONCE if limit is None else limit)
    found = BOTS.get(game.name, ANY_GAME).get(name)
    if found is None:
        raise UnknownGame(
            "error-no-bot",
            "no bot of {game} is called {name}; there are {names}",
            game=game.name,
            name=repr(name[:40]),
            names=", ".join(names(game)),
        )
    maker, usual = found
    return maker(game, seat, seed, usual if limit is None else limit)


def explains(game: Game, name: str | None) -> bool:
    """Can a bot of that name say why? Those that do not search have nothing to tell."""
    return name in BOTS.get(game.name, ANY_GAME) and name not in ("random", "greedy")


def why(
    name: str, game: Game, seat: int, view: State, legal: list[Action], done: Action | None = None
) -> Why | None:
    """Why a bot of that name would do this, as its view tells; None if it weighs nothing.

    Without an action it is about what the bot would do.

    A bounded number of positions is looked at, and the same view gives the same answer.
    """
    if len(legal) < 2 or not explains(game, name):
        return None
    bot = make(name, game, seat, 0, THOUGHT)
    bot.begin()
    chosen = bot.choose(view, legal) if done is None else done
    return FOUND[game.name].explain(bot, view, legal, chosen)
