"""Trailboss plays four board games about trails and rails, completely and correctly.

What is named in `__all__` is stable. It is loaded when it is first asked for, so that a part of the
package can be used without the rest.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trailboss.bots import make as make_bot
    from trailboss.bots.base import Bot, Budget, decide
    from trailboss.core.action import Action
    from trailboss.core.engine import State
    from trailboss.core.errors import TrailbossError
    from trailboss.core.game import Game, Score, winners
    from trailboss.core.record import Record
    from trailboss.games import GAMES, load

__version__ = "0.1.0"

PLACES = {
    "Action": "trailboss.core.action",
    "Bot": "trailboss.bots.base",
    "Budget": "trailboss.bots.base",
    "GAMES": "trailboss.games",
    "Game": "trailboss.core.game",
    "Record": "trailboss.core.record",
    "Score": "trailboss.core.game",
    "State": "trailboss.core.engine",
    "TrailbossError": "trailboss.core.errors",
    "decide": "trailboss.bots.base",
    "load": "trailboss.games",
    "make_bot": "trailboss.bots:make",
    "winners": "trailboss.core.game",
}
"""Where each public name is defined; under another name after the colon."""

__all__ = [
    "GAMES",
    "Action",
    "Bot",
    "Budget",
    "Game",
    "Record",
    "Score",
    "State",
    "TrailbossError",
    "decide",
    "load",
    "make_bot",
    "winners",
]


def __getattr__(name: str) -> Any:
    """A public name, from its place."""
    if name not in PLACES:
        raise AttributeError(f"module 'trailboss' has no attribute {name!r}")
    module, _, other = PLACES[name].partition(":")
    return getattr(import_module(module), other or name)
