"""Bots by name, game by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.bots import own
from trailboss.bots.base import AT_ONCE, Bot, Budget
from trailboss.bots.elpaso import greedy as elpaso_greedy
from trailboss.bots.elpaso import judge as elpaso_judge
from trailboss.bots.judge import Judge
from trailboss.bots.lookahead import NODES, Lookahead
from trailboss.bots.pioneer import greedy as pioneer_greedy
from trailboss.bots.pioneer import strong as pioneer_strong
from trailboss.bots.random_bot import RandomBot
from trailboss.bots.trail import greedy as trail_greedy
from trailboss.bots.trail import judge as trail_judge
from trailboss.core.errors import UnknownGame
from trailboss.core.game import Game

Maker = Callable[[Game, int, int, Budget], Bot]
"""Makes a bot: the game, the seat, a seed for its own luck, and how much it may think."""


def blind(game: Game, seat: int, seed: int, budget: Budget) -> Bot:
    """The bot that plays every game."""
    return RandomBot(seed)


JUDGES: Final[dict[str, Callable[[Game, int], Judge]]] = {
    "gwt1": trail_judge.make,
    "gwt2": trail_judge.make,
    "elpaso": elpaso_judge.make,
}
"""Who judges positions of a game for a seat: one for every game that can be searched."""


def searching(game: Game, seat: int, seed: int, budget: Budget) -> Bot:
    """The bot that looks ahead, in the games that have a judge."""
    return Lookahead(JUDGES[game.name](game, seat), seed, budget)


STRONG: Final = (searching, Budget(nodes=NODES))
BOTS: Final[dict[str, dict[str, tuple[Maker, Budget]]]] = {
    "gwt1": {
        "random": (blind, AT_ONCE),
        "greedy": (trail_greedy.make, AT_ONCE),
        "strong": STRONG,
    },
    "gwt2": {
        "random": (blind, AT_ONCE),
        "greedy": (trail_greedy.make, AT_ONCE),
        "strong": STRONG,
    },
    "elpaso": {
        "random": (blind, AT_ONCE),
        "greedy": (elpaso_greedy.make, AT_ONCE),
        "strong": STRONG,
    },
    "pioneer": {
        "random": (blind, AT_ONCE),
        "greedy": (pioneer_greedy.make, AT_ONCE),
        "strong": (pioneer_strong.make, Budget(nodes=pioneer_strong.NODES)),
    },
}
"""The bots of each game, the weakest first, with the budget that they have by default."""
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
            f"no bot of {game.name} is called {name[:40]!r}; there are {', '.join(names(game))}"
        )
    maker, usual = found
    return maker(game, seat, seed, usual if limit is None else limit)
