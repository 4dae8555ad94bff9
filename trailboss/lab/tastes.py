"""Weights of a player that differ from the usual ones."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

W = TypeVar("W", bound=Any)


def varied(near: W, powers: Mapping[str, float]) -> W:
    """The same weights, some times e to a power; a weight may be several numbers."""
    changed: dict[str, float | tuple[float, ...]] = {}
    for name, power in powers.items():
        usual, factor = getattr(near, name), math.exp(power)
        many = isinstance(usual, tuple)
        changed[name] = tuple([x * factor for x in usual]) if many else usual * factor
    found: W = replace(near, **changed)
    return found
