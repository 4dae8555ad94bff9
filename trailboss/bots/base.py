"""What a bot is: it sees a view, gets the legal actions and chooses one of them."""

from __future__ import annotations

from typing import Protocol

from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game


class Bot(Protocol):
    """A player without hands. It never meets a whole state, so it cannot cheat."""

    @property
    def needs_view(self) -> bool:
        """False for a bot that looks at nothing: no view is made for it."""

    def choose(self, game: Game, view: State, seat: int, legal: list[Action]) -> Action:
        """One of `legal`, which holds the answers and the any-time actions. Never empty."""


def nothing() -> State:
    """The view of a bot that looks at nothing."""
    s = State()
    s.stack, s.rng, s.seen, s.log, s.anytime = [], 0, 0, None, ()
    return s
