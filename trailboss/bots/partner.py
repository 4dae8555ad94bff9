"""A learner's partner says once a turn what it is after: a category of points, and no card."""

from __future__ import annotations

from typing import Final

from trailboss import bots
from trailboss.bots.game_bots import TENDERFOOT
from trailboss.bots.judges import JUDGES
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game

TALKING: Final = (TENDERFOOT,)
"""The bots that speak while they play."""
PLAN: Final = "card"
"""In Pioneer Rails the whole turn is planned when the card is chosen."""


class Partner:
    """What a bot of a seat says. It is made once for a table, like the bot."""

    def __init__(self, name: str, game: Game, seat: int) -> None:
        self.name = name
        self.game = game
        self.seat = seat
        self.told = -1
        """The moment that was spoken of last."""

    def reason(self, s: State, done: Action) -> str:
        """The category that the bot is after with this, before it is done.

        Empty if there is nothing to say, or it was said in this turn.
        """
        legal = s.legal(self.seat) + s.free(self.seat)
        if len(legal) < 2:
            return ""
        view = self.game.view(s, self.seat)
        planned = legal[0].verb == PLAN
        moment = -1 if planned else self.moment(view)
        if not planned and moment == self.told:
            return ""
        why = bots.why(self.name, self.game, self.seat, view, legal, done)
        reason = why.reason() if why is not None else ""
        if reason:
            self.told = moment
        return reason

    def moment(self, view: State) -> int:
        """The running turn."""
        found = JUDGES.get(self.game.name)
        return self.told if found is None else found(self.game, self.seat).moment(view)
