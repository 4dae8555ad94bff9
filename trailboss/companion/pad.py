"""Score pads: the categories of each game, and how they count."""

from __future__ import annotations

from typing import Any


def pads() -> dict[str, Any]:
    """The pad of each game."""
    return {}
