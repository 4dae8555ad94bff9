"""Fit a value to games: ridge regression of final points on the figures after each turn."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from trailboss.bots.trail.features import TABLE, names, seat_names
from trailboss.bots.trail.value import CLIP, TEN, mark
from trailboss.core.game import Game
from trailboss.games.trail.rules import Rules

Floats: TypeAlias = NDArray[np.float64]
RIDGE: Final = 100.0
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
    z, t = np.clip((x - mean) / scale, -CLIP, CLIP), x[:, :1] / TEN
    split = len(TABLE) + (len(labels) - len(TABLE)) - len(seat_names(rules))
    columns = {
        "own": np.arange(split),
        "others": np.concatenate([np.arange(len(TABLE)), np.arange(split, len(labels))]),
    }
    doc: dict[str, Any] = {"game": game.name, "seats": seats, "features": labels}
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
        doc[side] = [rounded(weights[i * n : (i + 1) * n]) for i in range(3)]
        doc[f"{side}_bias"] = rounded(weights[-3:])
    doc["card"] = about | measured(samples, foretold, ~kept)
    doc["hash"] = mark(doc)
    return doc


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
    return [float(f"{value:.4g}") for value in values]
