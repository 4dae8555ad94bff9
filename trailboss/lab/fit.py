"""Fit a value to games: ridge regression of final points on the figures after each turn.

The games are read file by file: what is kept of them are sums, so memory does not grow with them.
Where a course wants it a small network then learns what the weights miss (see `network`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trailboss.bots.value import CLIP, NARROWEST, mark
from trailboss.lab.course import Course
from trailboss.lab.network import Network, document, learned
from trailboss.lab.samples import Floats, Turns, unpacked

HELD_BACK: Final = 8
"""One game of eight is not fitted to: it measures."""


@dataclass(frozen=True)
class Scaled:
    """How figures become comparable numbers, and which are for what."""

    labels: list[str]
    mean: Floats
    scale: Floats
    columns: dict[str, NDArray[np.int64]]
    now: dict[str, int]
    time: int
    unit: float
    ridge: float

    def z(self, figures: Floats) -> Floats:
        """Deviations from the mean."""
        return np.clip((figures - self.mean) / self.scale, -CLIP, CLIP)

    def t(self, figures: Floats) -> Floats:
        """The time, as a column."""
        return figures[:, self.time : self.time + 1] / self.unit

    def points(self, side: str, figures: Floats) -> Floats:
        """The points that a side has so far; none if no figure says so."""
        at = self.now[side]
        return figures[:, at] if at >= 0 else np.zeros(len(figures))


def scaled(
    course: Course, labels: list[str], paths: Sequence[Path], prior: dict[str, Any] | None
) -> Scaled:
    """Means and deviations of all figures in the games that are fitted to, or those of before."""
    total, squares, count = np.zeros(len(labels)), np.zeros(len(labels)), 0
    for turns in unpacked(paths):
        x = turns.figures[fitted(turns)]
        total, squares, count = total + x.sum(axis=0), squares + (x * x).sum(axis=0), count + len(x)
    mean = total / count
    scale = np.sqrt(np.maximum(0, squares / count - mean * mean)) + 1e-3
    if prior is not None:
        mean, scale = np.array(prior["mean"], np.float64), np.array(prior["scale"], np.float64)
    columns = {
        side: np.array([i for i, name in enumerate(labels) if wanted(name)], np.int64)
        for side, wanted in (("own", course.own), ("others", course.others))
    }
    now = {
        side: labels.index(name) if name else -1
        for side, name in (("own", course.own_now), ("others", course.others_now))
    }
    time = labels.index(course.time)
    return Scaled(labels, mean, scale, columns, now, time, course.unit, course.ridge)


def fitted(turns: Turns) -> NDArray[np.bool_]:
    """Which turns are fitted to."""
    return np.asarray(turns.game % HELD_BACK != 0)


def with_time(z: Floats, t: Floats) -> Floats:
    """Each figure as it is, times the time and times its square, and the time alone."""
    found: Floats = np.concatenate([z, z * t, z * t * t, np.ones_like(t), t, t * t], axis=1)
    return found


def ends(turns: Turns, side: str) -> Floats:
    """The final points of a side."""
    return turns.own if side == "own" else turns.others


def before(form: Scaled, prior: dict[str, Any] | None, side: str) -> Floats:
    """The weights of one side that are corrected; nothing if there are none."""
    columns = form.columns[side]
    if prior is None:
        return np.zeros(3 * len(columns) + 3)
    rows = np.array(prior[side], np.float64)[:, columns]
    return np.concatenate([rows.ravel(), np.array(prior[f"{side}_bias"], np.float64)])


def solved(
    form: Scaled,
    paths: Sequence[Path],
    shares: Sequence[float],
    side: str,
    start: Floats,
) -> Floats:
    """The weights of one side: figures that change with the time, and three of bias.

    Each file counts by its share. The ridge holds the weights near those to start with.
    """
    size = len(start)
    square, right = np.zeros((size, size)), np.zeros(size)
    for turns, share in zip(unpacked(paths), shares, strict=True):
        keep = fitted(turns)
        x = turns.figures[keep]
        design = with_time(form.z(x)[:, form.columns[side]], form.t(x))
        square += share * (design.T @ design)
        missed = ends(turns, side)[keep] - form.points(side, x) - design @ start
        right += share * (design.T @ missed)
    penalty = form.ridge * np.eye(size)
    penalty[-3:, -3:] = 0
    return start + np.asarray(np.linalg.lstsq(square + penalty, right, rcond=None)[0], np.float64)


@dataclass(frozen=True)
class Foretold:
    """What the weights say of all turns, and what came."""

    own: Floats
    others: Floats
    true_own: Floats
    true_others: Floats
    t: Floats
    kept: NDArray[np.bool_]
    games: int

    @property
    def margin(self) -> Floats:
        """The lead that is expected."""
        return np.asarray(self.own - self.others)

    @property
    def true_margin(self) -> Floats:
        """The lead that came."""
        return np.asarray(self.true_own - self.true_others)


def network_for(
    form: Scaled, paths: Sequence[Path], shares: Sequence[float], weights: dict[str, Floats]
) -> Network:
    """What the weights miss in the games that are fitted to, learned by a network."""
    figures, missed, counts = [], [], []
    for turns, share in zip(unpacked(paths), shares, strict=True):
        x = turns.figures[fitted(turns)]
        z, t = form.z(x), form.t(x)
        off = [
            ends(turns, side)[fitted(turns)]
            - form.points(side, x)
            - with_time(z[:, form.columns[side]], t) @ weights[side]
            for side in ("own", "others")
        ]
        figures.append(z.astype(np.float32))
        missed.append(np.stack(off, axis=1).astype(np.float32))
        counts.append(np.full(len(x), share, np.float32))
    return learned(np.concatenate(figures), np.concatenate(missed), np.concatenate(counts))


def foretold(
    form: Scaled, paths: Sequence[Path], weights: dict[str, Floats], network: Network | None
) -> Foretold:
    """Ask the weights, and the network if there is one, about all turns."""
    parts: list[list[Floats]] = [[], [], [], [], []]
    kept, games = [], 0
    for turns in unpacked(paths):
        x = turns.figures
        z, t = form.z(x), form.t(x)
        more = np.zeros((len(x), 2)) if network is None else network.told(z.astype(np.float32))
        for i, side in enumerate(("own", "others")):
            design = with_time(z[:, form.columns[side]], t)
            parts[i].append(form.points(side, x) + design @ weights[side] + more[:, i])
            parts[2 + i].append(ends(turns, side))
        parts[4].append(t[:, 0])
        kept.append(fitted(turns))
        games = int(turns.game.max()) + 1
    own, others, true_own, true_others, t = [np.concatenate(part) for part in parts]
    return Foretold(own, others, true_own, true_others, t, np.concatenate(kept), games)


def fit(
    course: Course,
    name: str,
    labels: list[str],
    paths: Sequence[Path],
    shares: Sequence[float],
    prior: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """The document of a value: weights, chances, and how well it foretells games it did not see.

    With a value of before its weights are corrected.
    """
    form = scaled(course, labels, paths, prior)
    weights = {
        side: solved(form, paths, shares, side, before(form, prior, side))
        for side in ("own", "others")
    }
    doc: dict[str, Any] = {"name": name, "features": labels}
    doc |= {"time": course.time, "unit": course.unit}
    doc |= {"own_now": course.own_now, "others_now": course.others_now}
    doc |= {"mean": rounded(form.mean), "scale": rounded(form.scale)}
    for side, found in weights.items():
        rows = np.zeros((3, len(labels)))
        rows[:, form.columns[side]] = found[:-3].reshape(3, -1)
        doc[side] = [rounded(row) for row in rows]
        doc[f"{side}_bias"] = rounded(found[-3:])
    network = network_for(form, paths, shares, weights) if course.network else None
    if network is not None:
        doc["network"] = document(network, rounded)
    told = foretold(form, paths, weights, network)
    doc["chance"] = chances(told)
    doc["card"] = measured(told, doc["chance"])
    return doc


def sealed(doc: dict[str, Any], about: dict[str, Any]) -> dict[str, Any]:
    """The document with the rest of its model card, and its hash."""
    doc = doc | {"card": about | doc["card"]}
    return doc | {"hash": mark(doc)}


def chances(told: Foretold) -> list[float]:
    """The usual error of the margin by time, and the logistic that makes a chance of it."""
    t, kept = told.t, told.kept
    times = np.stack([np.ones_like(t), t, t * t], axis=1)
    wrong = np.abs(told.true_margin - told.margin) * math.sqrt(math.pi / 2)
    error = np.linalg.lstsq(times[kept], wrong[kept], rcond=None)[0]
    z = told.margin / np.maximum(NARROWEST, times @ error)
    return rounded(np.concatenate([error, logistic(z[kept], won(told.true_margin)[kept])]))


def won(margin: Floats) -> Floats:
    """A victory by the margin; an even game is half of one."""
    return np.asarray((np.sign(margin) + 1) / 2, np.float64)


def logistic(z: Floats, wins: Floats) -> Floats:
    """Shift and slope of the logistic regression of victories (Newton's method)."""
    design, found = np.stack([np.ones_like(z), z], axis=1), np.array([0.0, 1.0])
    for _ in range(20):
        chance = 1 / (1 + np.exp(-np.clip(design @ found, -30, 30)))
        curve = design.T @ (design * (chance * (1 - chance))[:, None]) + 1e-3 * np.eye(2)
        found = found + np.linalg.solve(curve, design.T @ (wins - chance) - 1e-3 * found)
    return found


def calibration(chance: Floats, wins: Floats, bins: int = 10) -> float:
    """The expected calibration error: how far chances are from shares of victories, by tenths."""
    place = np.minimum(bins - 1, (chance * bins).astype(np.int64))
    gaps = [
        abs(float((chance - wins)[place == i].sum())) for i in range(bins) if (place == i).any()
    ]
    return sum(gaps) / len(chance)


def measured(told: Foretold, parameters: list[float]) -> dict[str, Any]:
    """How well the value foretells games that it was not fitted to."""
    test = ~told.kept
    a, b, c, shift, slope = parameters
    error = np.maximum(NARROWEST, a + b * told.t + c * told.t**2)
    chance = 1 / (1 + np.exp(-np.clip(shift + slope * told.margin / error, -30, 30)))
    off = (told.true_margin - told.margin)[test]
    return {
        "samples": len(told.own),
        "games": told.games,
        "r2_own": explained(told.true_own, told.own, test),
        "r2_others": explained(told.true_others, told.others, test),
        "r2_margin": explained(told.true_margin, told.margin, test),
        "error_margin": round(float(np.sqrt((off**2).mean())), 2),
        "calibration_error": round(calibration(chance[test], won(told.true_margin)[test]), 4),
    }


def explained(truth: Floats, guess: Floats, test: Any) -> float:
    """The share of variance that is explained; none if all is the same."""
    spread = float(truth[test].var())
    return round(float(1 - ((truth - guess)[test] ** 2).mean() / spread), 3) if spread else 0.0


def rounded(values: Floats) -> list[float]:
    """Four significant digits: enough, and short."""
    return [short(float(f"{value:.4g}")) for value in values]


def short(value: float) -> float:
    """A whole number without its point."""
    return int(value) if value == int(value) else value
