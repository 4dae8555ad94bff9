"""A soft choice: what is nearly as good is taken nearly as often, what is clearly worse never."""

from __future__ import annotations

import math
from typing import Final

REACH: Final = 3.0
"""An option that is worse than the best by more softnesses than this is never taken."""
ALL: Final = float(1 << 64)


def pick(worths: list[float], softness: float, luck: int) -> int:
    """Which of these worths to take, by a number 0..2**64-1: each by exp(worth / softness)."""
    most = max(worths)
    weights = [
        math.exp((worth - most) / softness) if most - worth <= REACH * softness else 0.0
        for worth in worths
    ]
    left = luck / ALL * sum(weights)
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return i
    return worths.index(most)
