"""Observations: views as rows of numbers, for whoever learns. Numbers have names and a version."""

from __future__ import annotations

from trailboss.core.errors import UnknownGame
from trailboss.core.game import Game
from trailboss.observe.base import VERSION, Encoding, Number, mask
from trailboss.rooms import room

__all__ = ["VERSION", "Encoding", "Number", "encoding", "mask"]


def encoding(game: Game, seats: int) -> Encoding:
    """How the views of a game for a number of seats are written, whatever its options."""
    found = room(__name__, game)
    if found is None:
        raise UnknownGame("error-no-observation", "{game} has no observation", game=game.name)
    made: Encoding = found.ENCODING(game.name, game.setup(seats, 0, {}))
    return made
