"""How far told chances are from what came, and how much of that is luck.

With few games the error by tenths is mostly luck: even perfect chances show one. So outcomes are
drawn from the told chances, as often as wanted, and what such games show is compared and taken off.
All turns of a game share one draw, because a game has one outcome.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from trailboss.lab.fit import calibration
from trailboss.lab.samples import Floats

BINS: Final = 10
DRAWS: Final = 1000
"""How often all games are drawn anew."""


@dataclass(frozen=True)
class Turns:
    """The turns of all games of a setting: whose, when, what lead was expected, and who won."""

    game: Floats
    seat: Floats
    time: Floats
    margin: Floats
    won: Floats

    def chosen(self, rows: NDArray[np.bool_]) -> Turns:
        """Some of them."""
        columns = (self.game, self.seat, self.time, self.margin, self.won)
        return Turns(*[column[rows] for column in columns])

    @property
    def games(self) -> int:
        return len(np.unique(self.game))


@dataclass(frozen=True)
class Error:
    """How good chances are: what these games show, and what perfect chances would show in them."""

    shown: float
    """The expected calibration error by tenths."""
    perfect: float
    """Its mean if outcomes follow the told chances exactly."""
    at_most: float
    """Nineteen of twenty such draws show no more."""
    estimate: float
    """The error with the luck taken off, as the root of a mean square: never less than the mean."""


def places(told: Floats) -> NDArray[np.int64]:
    """The tenth that each chance is in."""
    return np.asarray(np.minimum(BINS - 1, (told * BINS).astype(np.int64)), np.int64)


def gaps(told: Floats, won: Floats) -> tuple[Floats, Floats]:
    """By tenths: how far the mean chance is from the share of victories, and how much it counts."""
    place = places(told)
    count = np.bincount(place, minlength=BINS).astype(np.float64)
    off = np.bincount(place, told - won, BINS) / np.maximum(1, count)
    return off, count / len(told)


def outcomes(told: Floats, turns: Turns, luck: np.random.Generator) -> Floats:
    """Victories as the chances say. A game draws one number; its seats share it in turn."""
    drawn = luck.random(int(turns.game.max()) + 1)[turns.game.astype(np.int64)]
    seats = turns.seat.max() + 1
    return np.asarray((drawn + turns.seat / seats) % 1 < told, np.float64)


def error(told: Floats, turns: Turns) -> Error:
    """The error of these chances, beside that of perfect ones."""
    drawn = lucky(told, turns)
    off, weight = gaps(told, turns.won)
    shown = (np.abs(drawn) * weight).sum(axis=1)
    rest = float((weight * (off**2 - (drawn**2).mean(axis=0))).sum())
    return Error(
        calibration(told, turns.won, BINS),
        float(shown.mean()),
        float(np.quantile(shown, 0.95)),
        max(0.0, rest) ** 0.5,
    )


def lucky(told: Floats, turns: Turns) -> Floats:
    """What perfect chances are off by tenths, draw by draw."""
    luck = np.random.default_rng(0)
    return np.array([gaps(told, outcomes(told, turns, luck))[0] for _ in range(DRAWS)])


def bins(told: Floats, turns: Turns) -> Iterator[tuple[float, float, int, float]]:
    """By tenths: mean chance, share of victories, number of turns, and how far luck takes it.

    Nineteen of twenty draws of perfect chances are no further off.
    """
    place, far = places(told), np.quantile(np.abs(lucky(told, turns)), 0.95, axis=0)
    for i in range(BINS):
        here = place == i
        if here.any():
            means = float(told[here].mean()), float(turns.won[here].mean())
            yield round(means[0], 4), round(means[1], 4), int(here.sum()), round(float(far[i]), 4)
