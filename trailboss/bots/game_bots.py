"""What the folder of a game has to offer: its judge, its greedy bot, and its levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from trailboss.bots import reasons
from trailboss.bots.base import Bot, Budget
from trailboss.bots.judge import FAR, Judge
from trailboss.bots.lookahead import Lookahead
from trailboss.bots.outlook import Why
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game

TENDERFOOT: Final = "tenderfoot"
WRANGLER: Final = "wrangler"
RANCHER: Final = "rancher"
FOREMAN: Final = "foreman"
LEGEND: Final = "legend"
LADDER: Final = (TENDERFOOT, WRANGLER, RANCHER, FOREMAN, LEGEND)
"""The names of the levels, the weakest first."""

BRIEF: Final = Budget(nodes=1)
"""As little as a look can be: two guesses, or one table further."""
SECOND: Final = Budget(milliseconds=1000)


@dataclass(frozen=True)
class Level:
    """How a level thinks about a decision."""

    budget: Budget
    turns: int = FAR
    """The most ends of a turn that it looks ahead: 1 is the own turn only."""
    softness: float = 0.0
    """In points: an option that is worse by this is taken about a third as often as the best."""
    patient: bool = False
    """Does it look at the turns after those too, where its game has the time for it?"""


def ladder(*levels: Level) -> dict[str, Level]:
    """The levels of a game by their names, from the weakest on."""
    return dict(zip(LADDER, levels, strict=True))


def searching(judge: Judge, level: Level, seed: int, budget: Budget) -> Bot:
    """The bot that looks ahead, in the games that are searched."""
    judge.most, judge.patient = level.turns, level.patient
    return Lookahead(judge, seed, budget, level.softness)


@dataclass(frozen=True)
class GameBots:
    """The bots of a game, as the `BOTS` of its folder in `trailboss.bots`."""

    judge: Callable[[Game, int], Judge]
    """Who judges positions for a seat."""
    greedy: Callable[[Game, int, int, Budget], Bot]
    enough: Budget
    """What `strong` is given: a decision takes up to 50 milliseconds by it."""
    levels: Mapping[str, Level]
    thinking: Callable[[Judge, Level, int, Budget], Bot] = searching
    """The bot of a level, for the seat of a judge: with a seed, and how much it may think."""
    explain: Callable[[Bot, State, list[Action], Action], Why | None] = reasons.explain
    """Why such a bot would do this."""
