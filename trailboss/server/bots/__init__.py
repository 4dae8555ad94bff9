"""Bots at the tables: they think in worker processes, never in the web process."""

from __future__ import annotations

from typing import Final

from trailboss import bots
from trailboss.core.game import Game

BROUGHT: Final[list[str]] = []
"""The operator's own bots (`serve --bots`). Nobody else can name a module to be run."""


def offered(game: Game) -> list[str]:
    """The bots that may sit down here; the last one is the best."""
    return [*BROUGHT, *bots.names(game)]
