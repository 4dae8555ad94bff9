"""How the trail games are learned: players of many tastes, and which figures foretell what."""

from __future__ import annotations

from random import Random
from typing import Final

from trailboss.bots.base import Bot
from trailboss.bots.trail.features import TABLE_FIGURES
from trailboss.bots.trail.greedy import best
from trailboss.bots.trail.judge import TrailJudge
from trailboss.bots.trail.tuned import tuned
from trailboss.bots.trail.valuation import WEIGHTS, Weights
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games.trail.state import TrailState
from trailboss.lab.course import Course
from trailboss.lab.tastes import varied

PLAIN: Final = 0.25
"""The share of players whose taste is near greedy's; that of the others is near `strong`'s."""
CHANGED: Final = 0.7
"""The share of players with a taste of their own, and half of the weights in it."""
SPREAD: Final = 1.1
"""A weight is changed by a factor of up to e to this power."""
TASTES: Final = (
    "dollar_more", "value", "slope", "tempo", "certificate", "token", "cow", "cowboy", "builder",
    "engineer", "rail", "disc", "building", "objective", "thin",
)  # fmt: skip
"""The weights that differ between players."""


def taste(luck: Random) -> list[float]:
    """How a player differs from the usual one."""
    if luck.random() > CHANGED:
        return [0.0] * len(TASTES)
    return [luck.uniform(-SPREAD, SPREAD) if luck.random() < 0.5 else 0.0 for _ in TASTES]


def weights_of(factors: list[float], near: Weights) -> Weights:
    """The weights of a taste."""
    return varied(near, dict(zip(TASTES, factors, strict=True)))


def options_of(game: Game, luck: Random) -> dict[str, str]:
    """How the game is set up: often in the printed way."""
    if luck.random() < 0.4:
        return {}
    options = {"neutral": luck.choice(["letters", "shuffled"]), "sides": "random"}
    if any(option.name == "simmental" for option in game.options):
        options["simmental"] = luck.choice(["off", "off", "on"])
    return options


class Taster:
    """Plays like greedy, with weights of its own."""

    needs_view = True

    def __init__(self, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights

    def begin(self) -> None:
        """Nothing is remembered."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        assert isinstance(view, TrailState), "a view of a trail game"
        return best(view, self.seat, legal, self.weights)


class Explorer(Taster):
    """Has a taste of its own, near greedy's or near that of `strong` at the table it meets."""

    def __init__(self, game: Game, seat: int, luck: Random) -> None:
        super().__init__(seat, WEIGHTS)
        self.game = game
        self.factors = taste(luck)
        self.plain = luck.random() < PLAIN
        self.met = False

    def choose(self, view: State, legal: list[Action]) -> Action:
        if not self.met:
            setting = TrailJudge(self.game, self.seat).setting(view)
            near = WEIGHTS if self.plain else tuned(setting)
            self.weights, self.met = weights_of(self.factors, near), True
        return super().choose(view, legal)


def explorer(game: Game, seat: int, luck: Random) -> Bot:
    """A player with a taste of its own."""
    return Explorer(game, seat, luck)


COURSE: Final = Course(
    explorer=explorer,
    options=options_of,
    table=TABLE_FIGURES,
    time="jobs_left",
    unit=10,
    own_now="vp",
    others_now="others_vp",
    level="sam",
    sight=1,
    weights=tuned,
    player=Taster,
    network=True,
)
