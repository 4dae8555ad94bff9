"""Fit a value to games: ridge regression of final points on the figures after each turn."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from trailboss.bots.trail.features import TABLE, names, seat_names
from trailboss.bots.value import CLIP, NARROWEST, mark
from trailboss.core.game import Game
from trailboss.games.trail.rules import Rules

Floats: TypeAlias = NDArray[np.float64]
RIDGE: Final = 3000.0
"""Strong: a search looks for positions whose worth is mistaken, and finds them."""
UNIT: Final = 10
"""Free places of the job market by seat that make one unit of time."""
HELD_BACK: Final = 8
"""Every so manieth game is not fitted to: it measures."""


@dataclass(frozen=True)
class Samples:
    """All turns of many games."""

    figures: Floats
    own: Floats
    """The final points of the seat whose turn it was."""
    others: Floats
    """Those of the best other seat."""
    game: NDArray[np.int64]


def read(paths: list[Path]) -> Samples:
    """The samples in these files."""
    figures, own, others, games, first = [], [], [], [], 0
    for path in paths:
        with np.load(path) as file:
            scores = file["scores"].astype(np.float64)
            game, seat = file["game"].astype(np.int64), file["seat"].astype(np.int64)
            figures.append(file["figures"].astype(np.float64))
        ends = scores[game]
        rows = np.arange(len(game))
        own.append(ends[rows, seat])
        ends[rows, seat] = -np.inf
        others.append(ends.max(axis=1))
        games.append(game + first)
        first += len(scores)
    parts = (figures, own, others, games)
    return Samples(*[np.concatenate(part) for part in parts])


def solve(z: Floats, t: Floats, rest: Floats) -> Floats:
    """The weights of figures that change with the time, and three of bias."""
    design = with_time(z, t)
    penalty = RIDGE * np.eye(design.shape[1])
    penalty[-3:, -3:] = 0
    return np.asarray(np.linalg.solve(design.T @ design + penalty, design.T @ rest), np.float64)


def with_time(z: Floats, t: Floats) -> Floats:
    """Each figure as it is, times the time and times its square, and the time alone."""
    found: Floats = np.concatenate([z, z * t, z * t * t, np.ones_like(t), t, t * t], axis=1)
    return found


def fit(game: Game, seats: int, rules: Rules, samples: Samples, about: dict[str, Any]) -> Any:
    """The document of a value with its model card: weights, and how well they foretell."""
    labels = names(rules)
    x = samples.figures
    kept = samples.game % HELD_BACK != 0
    mean, scale = x[kept].mean(axis=0), x[kept].std(axis=0) + 1e-3
    z, t = np.clip((x - mean) / scale, -CLIP, CLIP), x[:, :1] / UNIT
    split = len(TABLE) + (len(labels) - len(TABLE)) - len(seat_names(rules))
    columns = {
        "own": np.arange(split),
        "others": np.concatenate([np.arange(len(TABLE)), np.arange(split, len(labels))]),
    }
    doc: dict[str, Any] = {"name": f"{game.name}-{seats}", "features": labels}
    doc |= {"time": labels[0], "unit": UNIT, "own_now": "vp", "others_now": "others_vp"}
    doc |= {"mean": rounded(mean), "scale": rounded(scale)}
    foretold: dict[str, Floats] = {}
    for side, ends, now in (
        ("own", samples.own, x[:, labels.index("vp")]),
        ("others", samples.others, x[:, labels.index("others_vp")]),
    ):
        part = z[:, columns[side]]
        weights = solve(part[kept], t[kept], (ends - now)[kept])
        foretold[side] = now + with_time(part, t) @ weights
        n = part.shape[1]
        rows = np.zeros((3, len(labels)))
        rows[:, columns[side]] = weights[:-3].reshape(3, n)
        doc[side] = [rounded(row) for row in rows]
        doc[f"{side}_bias"] = rounded(weights[-3:])
    doc["chance"] = chances(samples, foretold["own"] - foretold["others"], t[:, 0], kept)
    doc["card"] = about | measured(samples, foretold, ~kept)
    doc["hash"] = mark(doc)
    return doc


def chances(samples: Samples, expected: Floats, t: Floats, kept: Any) -> list[float]:
    """The usual error of the margin by time, and the logistic that makes a chance of it."""
    margin = samples.own - samples.others
    times = np.stack([np.ones_like(t), t, t * t], axis=1)
    wrong = np.abs(margin - expected) * math.sqrt(math.pi / 2)
    error = np.linalg.lstsq(times[kept], wrong[kept], rcond=None)[0]
    z = expected / np.maximum(NARROWEST, times @ error)
    return rounded(np.concatenate([error, logistic(z[kept], won(margin)[kept])]))


def won(margin: Floats) -> Floats:
    """A victory by the margin; an even game is half of one."""
    return np.asarray((np.sign(margin) + 1) / 2, np.float64)


def logistic(z: Floats, wins: Floats) -> Floats:
    """Shift and slope of the logistic regression of victories (Newton's method)."""
    design, found = np.stack([np.ones_like(z), z], axis=1), np.array([0.0, 1.0])
    for _ in range(20):
        chance = 1 / (1 + np.exp(-np.clip(design @ found, -30, 30)))
        curve = design.T @ (design * (chance * (1 - chance))[:, None]) + 1e-6 * np.eye(2)
        found = found + np.linalg.solve(curve, design.T @ (wins - chance))
    return found


def measured(samples: Samples, foretold: dict[str, Floats], test: Any) -> dict[str, Any]:
    """How well the value foretells games that it was not fitted to."""
    margin = samples.own - samples.others
    expected = foretold["own"] - foretold["others"]
    return {
        "samples": len(margin),
        "games": int(samples.game.max()) + 1,
        "r2_own": explained(samples.own, foretold["own"], test),
        "r2_others": explained(samples.others, foretold["others"], test),
        "r2_margin": explained(margin, expected, test),
        "error_margin": round(float(np.sqrt(((margin - expected)[test] ** 2).mean())), 2),
    }


def explained(truth: Floats, guess: Floats, test: Any) -> float:
    """The share of variance that is explained."""
    return round(float(1 - ((truth - guess)[test] ** 2).mean() / truth[test].var()), 3)


def rounded(values: Floats) -> list[float]:
    """Four significant digits: enough, and short."""
    return [short(float(f"{value:.4g}")) for value in values]


def short(value: float) -> float:
    """A whole number without its point."""
    return int(value) if value == int(value) else value
