"""Games to learn from: players of many tastes, and what the table looked like each turn."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from trailboss.bots.trail.features import Features
from trailboss.bots.trail.greedy import best
from trailboss.bots.trail.tuned import TUNED
from trailboss.bots.trail.valuation import WEIGHTS, Weights
from trailboss.core.game import Game
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.views import view
from trailboss.lab.match import derived

EXPLORED: Final = 0.03
"""The share of choices that are made at random."""
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


@dataclass(frozen=True)
class Sample:
    """A game: the figures after each turn for the seat that took it, and how the game ended."""

    figures: list[list[float]]
    seats: list[int]
    scores: list[int]
    tastes: list[list[float]]
    """By seat: the logarithm of the factor of each weight in `TASTES`."""


def taste(luck: Random) -> list[float]:
    """How a player differs from the usual one."""
    if luck.random() > CHANGED:
        return [0.0] * len(TASTES)
    return [luck.uniform(-SPREAD, SPREAD) if luck.random() < 0.5 else 0.0 for _ in TASTES]


def weights_of(factors: list[float], near: Weights) -> Weights:
    """The weights of a taste."""
    changed: dict[str, float | tuple[float, ...]] = {}
    for name, power in zip(TASTES, factors, strict=True):
        usual = getattr(near, name)
        factor = math.exp(power)
        many = isinstance(usual, tuple)
        changed[name] = tuple([x * factor for x in usual]) if many else usual * factor
    return replace(near, **changed)  # type: ignore[arg-type]


def options_of(game: Game, luck: Random) -> dict[str, str]:
    """How the game is set up: often in the printed way."""
    if luck.random() < 0.4:
        return {}
    options = {"neutral": luck.choice(["letters", "shuffled"]), "sides": "random"}
    if any(option.name == "simmental" for option in game.options):
        options["simmental"] = luck.choice(["off", "off", "on"])
    return options


def sample(game: Game, seats: int, seed: int) -> Sample:
    """Play one game and look at the table whenever a turn has ended."""
    luck = Random(derived(seed, 0))
    s = game.setup(seats, seed, options_of(game, luck))
    assert isinstance(s, TrailState), "samples are made of trail games"
    tastes = [taste(luck) for _ in range(seats)]
    weights = [
        weights_of(factors, WEIGHTS if luck.random() < PLAIN else TUNED) for factors in tastes
    ]
    reader = Features(s.rules)
    found = Sample([], [], [], tastes)
    turn = s.turn
    while waiting := s.waiting():
        if s.turn != turn:
            found.figures.append(reader.read(view(s, turn), turn))
            found.seats.append(turn)
            turn = s.turn
        seat = waiting[0]
        legal = s.legal(seat) + s.free(seat)
        action = legal[0]
        if len(legal) > 1 and luck.random() < EXPLORED:
            action = luck.choice(legal)
        elif len(legal) > 1:
            action = best(view(s, seat), seat, legal, weights[seat])
        s.apply(seat, action)
    found.scores.extend([score.total for score in game.scores(s)])
    return found
