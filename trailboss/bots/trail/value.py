"""What a position is worth at the end of a turn: expected final points, own and of the best other.

A value is a file of weights for one game and number of seats, fitted to many games: for each figure
of `features` three weights, since what a thing is worth depends on the time that is left.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from trailboss.bots.trail.features import HAND, TABLE, names, seat_names
from trailboss.core.errors import TrailbossError
from trailboss.games.trail.rules import Rules

CLIP: Final = 4.0
"""A figure that is further from its mean than so many deviations counts as if it were not."""
TEN: Final = 10.0
"""Free places of the job market by seat that make one unit of time."""


class BadValue(TrailbossError):
    """A file of weights is not what it was when it was made."""


def mark(doc: dict[str, Any]) -> str:
    """The hash of a value file, over everything in it but the hash itself."""
    rest = {name: part for name, part in doc.items() if name != "hash"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


class Value:
    """The weights of a file, ready to be asked."""

    def __init__(self, doc: dict[str, Any], rules: Rules) -> None:
        if doc["hash"] != mark(doc):
            raise BadValue(f"the value of {doc['game']} for {doc['seats']} has been changed")
        if doc["features"] != names(rules):
            raise BadValue(f"the value of {doc['game']} for {doc['seats']} has other figures")
        self.mean: list[float] = [float(x) for x in doc["mean"]]
        self.scale: list[float] = [float(x) for x in doc["scale"]]
        self.bias: list[float] = [
            float(a) - float(b) for a, b in zip(doc["own_bias"], doc["others_bias"], strict=True)
        ]
        self.weights = margin_weights(doc, len(seat_names(rules)))
        self.mine: int = doc["features"].index("vp")
        self.theirs: int = doc["features"].index("others_vp")
        self.at_time: dict[float, tuple[list[float], float]] = {}

    def margin(self, figures: list[float]) -> float:
        """Own final points less those of the best other, as expected from these figures."""
        weights, total = self.at(figures[0] / TEN)
        total += figures[self.mine] - figures[self.theirs]
        for x, mean, scale, weight in zip(figures, self.mean, self.scale, weights, strict=True):
            total += weight * min(CLIP, max(-CLIP, (x - mean) / scale))
        return total

    def at(self, t: float) -> tuple[list[float], float]:
        """The weights and the bias at a time; there are few times in a game."""
        found = self.at_time.get(t)
        if found is None:
            a, b, c = self.weights
            mixed = [x + y * t + z * t * t for x, y, z in zip(a, b, c, strict=True)]
            bias = self.bias[0] + self.bias[1] * t + self.bias[2] * t * t
            found = self.at_time[t] = (mixed, bias)
        return found


def margin_weights(doc: dict[str, Any], seat: int) -> list[list[float]]:
    """Own points less the others': each looks at the table and at its own figures."""
    table = len(TABLE)
    found: list[list[float]] = []
    for own, others in zip(doc["own"], doc["others"], strict=True):
        both = [float(a) - float(b) for a, b in zip(own[:table], others[:table], strict=True)]
        found.append([*both, *map(float, own[table:]), *[-float(w) for w in others[table:]]])
        assert len(found[-1]) == table + 2 * seat + len(HAND), "a weight for each figure"
    return found


def folder() -> Path:
    """Where the values are; asked when the module is there, as machine code has no file before."""
    return Path(__file__).parent / "values"


def load_value(game: str, seats: int, rules: Rules) -> Value | None:
    """The value of a game, if one was fitted for so many seats and these components."""
    path = folder() / f"{game}-{seats}.json"
    if not path.exists():
        return None
    doc = json.loads(path.read_text(encoding="utf-8"))
    return Value(doc, rules) if doc["features"] == names(rules) else None
