"""Bots that think nothing, for tests of what is done with games."""

from __future__ import annotations

from trailboss.bots.base import Budget
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game


class Always:
    """Takes the option at a place."""

    needs_view = False

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, view: State, legal: list[Action]) -> Action:
        return legal[self.place]


def first(game: Game, seat: int, seed: int, budget: Budget) -> Always:
    """A bot for the first option."""
    return Always(0)


def last(game: Game, seat: int, seed: int, budget: Budget) -> Always:
    """A bot for the last option."""
    return Always(-1)
