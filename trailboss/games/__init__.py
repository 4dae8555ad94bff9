"""The games: one folder each, and the list of all of them."""

from __future__ import annotations

from typing import Final

from trailboss.core.errors import UnknownGame
from trailboss.core.game import Game
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.gwt1.rules import GWT1
from trailboss.games.gwt2.rules import GWT2
from trailboss.games.pioneer import PIONEER

ALL: Final[tuple[Game, ...]] = (GWT1, GWT2, EL_PASO, PIONEER)
GAMES: Final[dict[str, Game]] = {game.name: game for game in ALL}


def load(name: str) -> Game:
    """The game of that name."""
    game = GAMES.get(name)
    if game is None:
        raise UnknownGame(
            "error-no-game",
            "no game is called {name}; there are {names}",
            name=repr(name[:40]),
            names=", ".join(GAMES),
        )
    return game


def automa_of(game: Game) -> str:
    """The opponent of a game played alone, who sits behind the last seat; empty: there is none."""
    return str(getattr(game, "automa", ""))
