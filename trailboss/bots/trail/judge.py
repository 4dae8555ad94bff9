"""The judge of the trail games: tuned estimates play on, and the figures of a table are weighed."""

from __future__ import annotations

from typing import Final

from trailboss.bots.judge import Judge
from trailboss.bots.trail.categories import CATEGORIES
from trailboss.bots.trail.features import Features, names
from trailboss.bots.trail.greedy import best
from trailboss.bots.trail.tuned import TUNED, tuned
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.view import view

ALONE: Final = [0.0, 0.0, 1.0]
"""Beside an automa three own turns are looked ahead."""
TWO: Final = [0.4, 0.0, 0.6]
"""At two seats what counts are the ends of the own turn and of the next one."""
PATIENT: Final = [0.25, 0.0, 0.25, 0.0, 0.25, 0.0, 0.25]
"""With time the ends of the own turn and of the three that follow."""
MANY: Final = 100
"""An automa has fewer cards."""


class TrailJudge(Judge):
    """Looks to the end of its turn; at two seats to the end of its next one."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.categories = CATEGORIES
        self.reader: Features | None = None
        self.weights = TUNED
        """How the own seat plays on."""
        self.others = TUNED
        """How the other seats are expected to play."""

    def ready(self, view: State) -> bool:
        before, found = self.table, super().ready(view)
        if self.table != before:
            self.weights = self.others = tuned(self.table)
        return found

    def setting(self, view: State) -> str:
        assert isinstance(view, TrailState), "a view of a trail game"
        seats = len(view.players)
        if view.people() < seats:
            return f"{self.game.name}-solo-{view.options['sam']}"
        return f"{self.game.name}-{seats}"

    def names(self, view: State) -> list[str]:
        assert isinstance(view, TrailState), "a view of a trail game"
        return names(view.rules)

    def figures(self, view: State) -> list[float]:
        assert isinstance(view, TrailState), "a view of a trail game"
        if self.reader is None or self.reader.rules is not view.rules:
            self.reader = Features(view.rules)
        return self.reader.read(view, self.seat)

    def horizon(self, view: State) -> list[float]:
        assert isinstance(view, TrailState), "a view of a trail game"
        if view.rules.automa is not None:
            return ALONE
        if len(view.players) > 2:
            return [1.0]
        return PATIENT if self.patient else TWO

    def base(self, view: State, legal: list[Action]) -> Action:
        assert isinstance(view, TrailState), "a view of a trail game"
        return best(view, self.seat, legal, self.weights)

    def reply(self, s: State, seat: int, legal: list[Action]) -> Action:
        assert isinstance(s, TrailState), "a trail game"
        weights = self.weights if seat == self.seat else self.others
        return best(view(s, seat), seat, legal, weights)

    def moment(self, s: State) -> int:
        assert isinstance(s, TrailState), "a trail game"
        if s.rules.automa is None:
            return s.turn
        return MANY * len(s.automa.draw) + len(s.automa.discard)


def make(game: Game, seat: int) -> Judge:
    """The judge for one seat of a table."""
    return TrailJudge(game, seat)
