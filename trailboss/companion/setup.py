"""Set-ups beside the cardboard: what is laid out, and what is drawn by lot."""

from __future__ import annotations

from typing import Any


def setups() -> dict[str, Any]:
    """The set-up of each game."""
    return {}
