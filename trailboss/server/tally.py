"""What is sent beside a view: the kind of its board, and what the rules count on it."""

from __future__ import annotations

from typing import Any

from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games.elpaso import tally as elpaso
from trailboss.games.elpaso.game import ElPaso
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.pioneer import tally as pioneer
from trailboss.games.pioneer.state import PioneerState
from trailboss.games.trail.game import TrailGame

Doc = dict[str, Any]


def kind_of(game: Game) -> str:
    """How a game is drawn; several games may share a board."""
    if isinstance(game, TrailGame):
        return "trail"
    return "elpaso" if isinstance(game, ElPaso) else game.name


def tally(view: State) -> Doc | None:
    """What the rules count on a view; None where its own figures are enough."""
    if isinstance(view, PioneerState):
        return pioneer.tally(view)
    return elpaso.tally(view) if isinstance(view, ElPasoState) else None
