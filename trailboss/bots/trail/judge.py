"""The judge of the trail games: greedy plays on, and the figures of the table are weighed."""

from __future__ import annotations

from trailboss.bots.judge import Judge
from trailboss.bots.trail.features import Features, names
from trailboss.bots.trail.greedy import best
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.views import view


class TrailJudge(Judge):
    """Looks to the end of its turn; at two seats to the end of its next one."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.reader: Features | None = None

    def setting(self, view: State) -> str:
        assert isinstance(view, TrailState), "a view of a trail game"
        seats = len(view.players)
        alone = view.people() < seats
        return f"{self.game.name}-{'solo' if alone else seats}"

    def names(self, view: State) -> list[str]:
        assert isinstance(view, TrailState), "a view of a trail game"
        return names(view.rules)

    def figures(self, view: State) -> list[float]:
        assert isinstance(view, TrailState), "a view of a trail game"
        if self.reader is None or self.reader.rules is not view.rules:
            self.reader = Features(view.rules)
        return self.reader.read(view, self.seat)

    def horizon(self, view: State) -> int:
        assert isinstance(view, TrailState), "a view of a trail game"
        return 3 if len(view.players) == 2 else 1

    def base(self, view: State, legal: list[Action]) -> Action:
        assert isinstance(view, TrailState), "a view of a trail game"
        return best(view, self.seat, legal)

    def reply(self, s: State, seat: int, legal: list[Action]) -> Action:
        assert isinstance(s, TrailState), "a trail game"
        return best(view(s, seat), seat, legal)

    def moment(self, s: State) -> int:
        assert isinstance(s, TrailState), "a trail game"
        return s.turn


def make(game: Game, seat: int) -> Judge:
    """The judge for one seat of a table."""
    return TrailJudge(game, seat)
