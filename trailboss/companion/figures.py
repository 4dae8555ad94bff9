"""The figures of the solo opponents, for a companion that has no engine beside it."""

from __future__ import annotations

from typing import Any

from trailboss.companion.session import OPPONENTS


def opponents() -> list[dict[str, Any]]:
    """Every opponent with its game and options."""
    return [
        {
            "name": name,
            "game": game,
            "options": [{"name": o.name, "choices": list(o.choices)} for o in options],
        }
        for name, (game, options) in OPPONENTS.items()
    ]
