"""When to stop: a generalised sequential probability ratio test on whole deals.

Each deal gives one number from 0 to 1: the share of duels that the first bot won in all games of
that deal, ties counting half. Its seats are exchanged within the deal, so the luck of the cards
cancels out, and deals are independent. With two seats there are five results (chess engines call it
pentanomial). Two hypotheses about the mean, `low` and `high`, are compared by the likelihoods of
the likeliest distributions with these means (empirical likelihood). The test stops when the
logarithm of their ratio leaves Wald's bounds: if the truth is `low`, "better" is said with
probability `error` (alpha), and if it is `high`, "not better" (beta); both hold approximately,
better for many deals than for few. Until `FEWEST` deals it says nothing.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

BETTER: Final = "better"
NOT_BETTER: Final = "not better"
UNDECIDED: Final = "undecided"
FEWEST: Final = 8
"""Deals before which nothing is said: so few do not tell how results are spread."""
UNSEEN: Final = 0.001
"""How often the worst and the best result count besides: what was not seen is still possible."""
STEPS: Final = 40


@dataclass
class Comparison:
    """The state of a test after some deals."""

    low: float = 0.5
    high: float = 0.55
    error: float = 0.05
    seen: Counter[float] = field(default_factory=Counter)

    def add(self, share: float) -> str:
        """One more deal; what the test says now."""
        self.seen[share] += 1
        return self.verdict()

    @property
    def deals(self) -> int:
        return sum(self.seen.values())

    @property
    def share(self) -> float:
        """The mean of what was seen."""
        total = sum(value * count for value, count in sorted(self.seen.items()))
        return total / self.deals if self.deals else 0.5

    @property
    def bound(self) -> float:
        """Wald's bound of the logarithm, to both sides."""
        return math.log((1 - self.error) / self.error)

    def ratio(self) -> float:
        """The logarithm of the likelihood of `high` over that of `low`."""
        counts = {0.0: UNSEEN, 1.0: UNSEEN}
        for value, count in self.seen.items():
            counts[value] = counts.get(value, 0.0) + count
        cells = sorted(counts.items())
        return likelihood(cells, self.high) - likelihood(cells, self.low)

    def verdict(self) -> str:
        if self.deals < FEWEST:
            return UNDECIDED
        ratio = self.ratio()
        return BETTER if ratio >= self.bound else NOT_BETTER if ratio <= -self.bound else UNDECIDED


def likelihood(cells: Iterable[tuple[float, float]], mean: float) -> float:
    """The log-likelihood of counts by the likeliest distribution with this mean, up to a constant.

    That distribution gives a value x with count n the probability n / N / (1 + t (x - mean)), where
    t makes the mean right. The sum below falls with t, so t is found by halving.
    """
    apart = [(value - mean, count) for value, count in cells]
    least, most = -1 / max(x for x, _ in apart), -1 / min(x for x, _ in apart)
    for _ in range(STEPS):
        t = (least + most) / 2
        if sum(count * x / (1 + t * x) for x, count in apart) > 0:
            least = t
        else:
            most = t
    return -sum(count * math.log(1 + t * x) for x, count in apart)
