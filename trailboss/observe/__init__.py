"""Observations: views as rows of numbers, for whoever learns. Numbers have names and a version."""

from __future__ import annotations

from trailboss.core.errors import UnknownGame
from trailboss.core.game import Game
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.pioneer.state import PioneerState
from trailboss.games.trail.state import TrailState
from trailboss.observe.base import VERSION, Encoding, Number, mask
from trailboss.observe.elpaso import ElPasoEncoding
from trailboss.observe.pioneer import PioneerEncoding
from trailboss.observe.trail import TrailEncoding

__all__ = ["VERSION", "Encoding", "Number", "encoding", "mask"]


def encoding(game: Game, seats: int) -> Encoding:
    """How the views of a game for a number of seats are written, whatever its options."""
    s = game.setup(seats, 0, {})
    if isinstance(s, TrailState):
        return TrailEncoding(game.name, s)
    if isinstance(s, ElPasoState):
        return ElPasoEncoding(game.name, s)
    if isinstance(s, PioneerState):
        return PioneerEncoding(game.name, s)
    raise UnknownGame("error-no-observation", "{game} has no observation", game=game.name)
