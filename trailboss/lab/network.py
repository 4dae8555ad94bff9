"""A small network that corrects a ridge regression: what figures are worth together.

It learns what the weights of a value miss in the games that are fitted to. One hidden layer, Adam,
the same result for the same games; unlike the weights it needs all turns in memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from trailboss.bots.value import LEAK

Singles: TypeAlias = NDArray[np.float32]
HIDDEN: Final = 24
ROUNDS: Final = 4
"""How often all turns are gone through."""
BATCH: Final = 1024
PACE: Final = 2e-3
DECAY: Final = 0.03
"""How strongly weights are drawn to nothing."""
UNIT: Final = 20.0
"""Points that make a unit of what is learned."""


@dataclass
class Network:
    """Its weights: into the hidden layer, and out of it to both sides."""

    into: Singles
    bias: Singles
    out: Singles
    last: Singles

    def parts(self) -> list[Singles]:
        return [self.into, self.bias, self.out, self.last]

    def layer(self, z: Singles) -> tuple[Singles, Singles]:
        """The hidden layer before and after its bend."""
        a = z @ self.into + self.bias
        return a, np.maximum(a, LEAK * a)

    def told(self, z: Singles) -> Singles:
        """What is to be added to the points of both sides."""
        found: Singles = (self.layer(z)[1] @ self.out + self.last) * UNIT
        return found


def fresh(figures: int, luck: np.random.Generator) -> Network:
    """Small weights by chance."""
    return Network(
        luck.normal(0, 1 / np.sqrt(figures), (figures, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        luck.normal(0, 0.3 / np.sqrt(HIDDEN), (HIDDEN, 2)).astype(np.float32),
        np.zeros(2, np.float32),
    )


def slopes(net: Network, z: Singles, missed: Singles, share: Singles) -> list[Singles]:
    """How the squared error of a batch changes with each weight."""
    a, h = net.layer(z)
    off = 2 * (h @ net.out + net.last - missed) * (share / share.sum())[:, None]
    back = off @ net.out.T * np.where(a > 0, np.float32(1), np.float32(LEAK))
    return [z.T @ back, back.sum(axis=0), h.T @ off, off.sum(axis=0)]


def learned(z: Singles, missed: Singles, share: Singles, seed: int = 0) -> Network:
    """The network for deviations, what is missed of both sides, and how much each turn counts."""
    luck = np.random.default_rng(seed)
    net = fresh(z.shape[1], luck)
    means = [np.zeros_like(part) for part in net.parts()]
    squares = [np.zeros_like(part) for part in net.parts()]
    batch = min(BATCH, len(z))
    total, step = ROUNDS * (len(z) // batch), 0
    for _ in range(ROUNDS):
        order = luck.permutation(len(z))
        for i in range(len(z) // batch):
            rows = order[i * batch : (i + 1) * batch]
            step += 1
            pace = PACE * max(0.02, 1 - step / total)
            found = slopes(net, z[rows], missed[rows] / np.float32(UNIT), share[rows])
            for k, (part, slope) in enumerate(zip(net.parts(), found, strict=True)):
                means[k] = 0.9 * means[k] + 0.1 * slope
                squares[k] = 0.999 * squares[k] + 0.001 * slope * slope
                by = means[k] / (1 - 0.9**step) / (np.sqrt(squares[k] / (1 - 0.999**step)) + 1e-8)
                part -= pace * (by + (DECAY * part if part.ndim > 1 else 0))
    return net


def document(net: Network, digits: Any) -> dict[str, Any]:
    """The network as a part of a value file; `digits` rounds a row of numbers."""
    return {
        "into": [digits(row) for row in net.into.T],
        "bias": digits(net.bias),
        "own": digits(net.out[:, 0] * UNIT),
        "others": digits(net.out[:, 1] * UNIT),
        "last": digits(net.last * UNIT),
    }
