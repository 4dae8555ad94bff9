"""Bots by name, game by game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from trailboss.bots import own
from trailboss.bots.base import AT_ONCE, Bot, Budget
from trailboss.bots.elpaso import greedy as elpaso_greedy
from trailboss.bots.judges import JUDGES, PLANNED
from trailboss.bots.levels import ENOUGH, LEVELS, sit
from trailboss.bots.lookahead import Lookahead
from trailboss.bots.outlook import THOUGHT, Why
from trailboss.bots.pioneer import explain as pioneer_explain
from trailboss.bots.pioneer import greedy as pioneer_greedy
from trailboss.bots.pioneer import strong as pioneer_strong
from trailboss.bots.random_bot import RandomBot
from trailboss.bots.reasons import explain
from trailboss.bots.trail import greedy as trail_greedy
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.errors import UnknownGame
from trailboss.core.game import Game
from trailboss.games.pioneer.state import PioneerState

Maker = Callable[[Game, int, int, Budget], Bot]
"""Makes a bot: the game, the seat, a seed for its own luck, and how much it may think."""


def blind(game: Game, seat: int, seed: int, budget: Budget) -> Bot:
    """The bot that plays every game."""
    return RandomBot(seed)


def searching(game: Game, seat: int, seed: int, budget: Budget) -> Bot:
    """The bot that looks ahead, in the games that are searched."""
    return Lookahead(JUDGES[game.name](game, seat), seed, budget)


GREEDY: Final[dict[str, Maker]] = {
    "gwt1": trail_greedy.make,
    "gwt2": trail_greedy.make,
    "elpaso": elpaso_greedy.make,
    "pioneer": pioneer_greedy.make,
}


def known(game: str) -> dict[str, tuple[Maker, Budget]]:
    """The bots of a game: its levels, then those that records and scripts name."""
    maker = pioneer_strong.make if game in PLANNED else searching
    found: dict[str, tuple[Maker, Budget]] = {
        name: (partial(sit, level), level.budget) for name, level in LEVELS[game].items()
    }
    found["random"] = (blind, AT_ONCE)
    found["greedy"] = (GREEDY[game], AT_ONCE)
    found["strong"] = (maker, ENOUGH[game])
    return found


BOTS: Final[dict[str, dict[str, tuple[Maker, Budget]]]] = {game: known(game) for game in GREEDY}
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
    if isinstance(bot, Lookahead):
        return explain(bot, view, legal, chosen)
    if isinstance(bot, pioneer_strong.Strong):
        assert isinstance(view, PioneerState), "a view of Pioneer Rails"
        return pioneer_explain.explain(bot, view, legal, chosen)
    return None
