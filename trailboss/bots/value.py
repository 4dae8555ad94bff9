"""What a position is worth: expected final points, own and of the best other, from named figures.

A value is a file of weights for one game and setting, fitted to many games. For each figure it has
three weights a side, since what a thing is worth depends on the time that is left. A small network
may correct them: what figures are worth together. The name of a value is the game and the setting:
gwt2-2 is for two seats, gwt2-solo-hard for the automa on hard.
"""

from __future__ import annotations

import hashlib
import json
import math
from pathlib import Path
from typing import Any, Final

from trailboss.core.errors import TrailbossError

CLIP: Final = 4.0
"""In deviations: a figure that is further from its mean counts as if it were this far."""
KEPT: Final = 1000
"""The most times that are remembered with their weights."""
LEAK: Final = 0.1
"""What is left of the input of a hidden unit if it is below nothing."""
NARROWEST: Final = 1.0
"""The expected error of a margin is never less, in points."""


class BadValue(TrailbossError):
    """A file of weights is not what it was when it was made."""


def mark(doc: dict[str, Any]) -> str:
    """The hash of a value file, over everything in it but the hash itself."""
    rest = {name: part for name, part in doc.items() if name != "hash"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


class Weights:
    """The weights of one side, or of the difference of both: three of each, and of the bias.

    Those of the hidden units of a network, if there is one, are the same at all times.
    """

    def __init__(self, rows: list[list[float]], bias: list[float], units: list[float]) -> None:
        self.rows = rows
        self.bias = bias
        self.units = units
        self.at_time: dict[float, tuple[list[float], float]] = {}

    def at(self, t: float) -> tuple[list[float], float]:
        """The weights and the bias at a time; there are few times in a game."""
        found = self.at_time.get(t)
        if found is None:
            if len(self.at_time) >= KEPT:
                self.at_time.clear()
            a, b, c = self.rows
            mixed = [x + y * t + z * t * t for x, y, z in zip(a, b, c, strict=True)]
            bias = self.bias[0] + self.bias[1] * t + self.bias[2] * t * t
            found = self.at_time[t] = (mixed, bias)
        return found


class Value:
    """The weights of a file, ready to be asked."""

    def __init__(self, doc: dict[str, Any], features: list[str]) -> None:
        if doc["hash"] != mark(doc):
            raise BadValue(
                "error-value-changed", "the value {name} has been changed", name=doc["name"]
            )
        if doc["features"] != features:
            raise BadValue(
                "error-value-figures", "the value {name} has other figures", name=doc["name"]
            )
        self.doc = doc
        self.features = features
        self.mean: list[float] = [float(x) for x in doc["mean"]]
        self.scale: list[float] = [float(x) for x in doc["scale"]]
        self.time: int = features.index(doc["time"])
        self.unit = float(doc["unit"])
        self.mine = place(features, doc["own_now"])
        self.theirs = place(features, doc["others_now"])
        self.hidden = hidden_of(doc)
        self.own = weights_of(doc, "own")
        self.others = weights_of(doc, "others")
        self.lead = less(self.own, self.others)
        self.chances: list[float] = [float(x) for x in doc["chance"]]

    def margin(self, figures: list[float]) -> float:
        """Own final points less those of the best other, as expected from these figures."""
        return self.asked(self.lead, figures, at(figures, self.mine) - at(figures, self.theirs))

    def points(self, figures: list[float]) -> tuple[float, float]:
        """The expected final points, own and of the best other."""
        mine = self.asked(self.own, figures, at(figures, self.mine))
        return mine, self.asked(self.others, figures, at(figures, self.theirs))

    def asked(self, side: Weights, figures: list[float], now: float) -> float:
        """The points that a side has now and those that its weights expect."""
        weights, total = side.at(figures[self.time] / self.unit)
        total += now
        deviations = self.deviations(figures)
        for i, x in enumerate(deviations):
            total += weights[i] * x
        for unit, (into, row) in enumerate(self.hidden):
            for i, x in enumerate(deviations):
                into += row[i] * x
            total += side.units[unit] * (into if into > 0 else LEAK * into)
        return total

    def deviations(self, figures: list[float]) -> list[float]:
        """How far each figure is from its mean, in usual deviations."""
        found: list[float] = []
        for i, x in enumerate(figures):
            found.append(min(CLIP, max(-CLIP, (x - self.mean[i]) / self.scale[i])))
        return found

    def shares(self, figures: list[float]) -> list[float]:
        """What each figure alone adds to the own points that are expected, beside the usual."""
        weights = self.own.at(figures[self.time] / self.unit)[0]
        deviations = self.deviations(figures)
        return [weight * x for x, weight in zip(deviations, weights, strict=True)]

    def error(self, figures: list[float]) -> float:
        """By how many points the margin is usually wrong, which depends on the time."""
        t = figures[self.time] / self.unit
        a, b, c = self.chances[:3]
        return max(NARROWEST, a + b * t + c * t * t)

    def chance(self, figures: list[float]) -> float:
        """How likely the seat wins."""
        return self.chance_of(self.margin(figures), figures)

    def chance_of(self, margin: float, figures: list[float]) -> float:
        """How likely a margin wins: a logistic of it, in units of its usual error."""
        shift, slope = self.chances[3:]
        x = shift + slope * margin / self.error(figures)
        return 1 / (1 + math.exp(-min(30.0, max(-30.0, x))))


def place(features: list[str], name: str) -> int:
    """Where the figure is that says how many points there are so far; -1 if none does."""
    return features.index(name) if name else -1


def at(figures: list[float], i: int) -> float:
    """The points so far."""
    return figures[i] if i >= 0 else 0.0


def weights_of(doc: dict[str, Any], side: str) -> Weights:
    """The weights of one side; figures of the other one weigh nothing."""
    rows = [[float(x) for x in row] for row in doc[side]]
    if [len(row) for row in rows] != [len(doc["features"])] * 3:
        raise BadValue(
            "error-value-weights",
            "the value {name} has not three weights for each figure",
            name=doc["name"],
        )
    bias = [float(x) for x in doc[f"{side}_bias"]]
    network = doc.get("network")
    if network is None:
        return Weights(rows, bias, [])
    bias[0] += float(network["last"][side == "others"])
    return Weights(rows, bias, [float(x) for x in network[side]])


Hidden = list[tuple[float, list[float]]]
"""The hidden units of a network: a bias and a weight for each figure."""


def hidden_of(doc: dict[str, Any]) -> Hidden:
    """The hidden units of a value; none if it has no network."""
    network = doc.get("network")
    if network is None:
        return []
    rows = [[float(x) for x in row] for row in network["into"]]
    if [len(row) for row in rows] != [len(doc["features"])] * len(network["bias"]):
        raise BadValue(
            "error-value-units",
            "the value {name} has not a weight for each figure and unit",
            name=doc["name"],
        )
    return [(float(bias), row) for bias, row in zip(network["bias"], rows, strict=True)]


def less(own: Weights, others: Weights) -> Weights:
    """The weights of the margin."""
    rows = [
        [a - b for a, b in zip(mine, theirs, strict=True)]
        for mine, theirs in zip(own.rows, others.rows, strict=True)
    ]
    bias = [a - b for a, b in zip(own.bias, others.bias, strict=True)]
    units = [a - b for a, b in zip(own.units, others.units, strict=True)]
    return Weights(rows, bias, units)


def folder() -> Path:
    """Where the values are; asked when the module is there, as machine code has no file before."""
    return Path(__file__).parent / "values"


READ: Final[dict[str, Value]] = {}
"""The values that were read, by name."""


def load_value(name: str, features: list[str]) -> Value | None:
    """The value of that name, if one was fitted for exactly these figures."""
    found = READ.get(name)
    path = folder() / f"{name}.json"
    if found is None and path.exists():
        doc = json.loads(path.read_text(encoding="utf-8"))
        found = READ[name] = Value(doc, doc["features"])
    return found if found is not None and found.features == features else None
