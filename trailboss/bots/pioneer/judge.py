"""The judge of Pioneer Rails: how a game is expected to end, as a view shows it.

The bot `strong` plans whole turns by itself; greedy stands for it where a game is played on.
"""

from __future__ import annotations

from trailboss.bots.judge import Judge
from trailboss.bots.pioneer.figures import NAMES, read, setting_of
from trailboss.bots.pioneer.greedy import Greedy
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games.pioneer.components import TURNS
from trailboss.games.pioneer.state import PioneerState


class PioneerJudge(Judge):
    """Looks at the sheets."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.usual: dict[int, Greedy] = {}

    def setting(self, view: State) -> str:
        assert isinstance(view, PioneerState), "a view of Pioneer Rails"
        return setting_of(view)

    def names(self, view: State) -> list[str]:
        return NAMES

    def figures(self, view: State) -> list[float]:
        assert isinstance(view, PioneerState), "a view of Pioneer Rails"
        return read(view, self.seat)

    def horizon(self, view: State) -> list[float]:
        return [1.0]

    def base(self, view: State, legal: list[Action]) -> Action:
        return self.player(self.seat).choose(view, legal)

    def reply(self, s: State, seat: int, legal: list[Action]) -> Action:
        return self.player(seat).choose(self.game.view(s, seat), legal)

    def player(self, seat: int) -> Greedy:
        """Who plays for a seat."""
        found = self.usual.get(seat)
        if found is None:
            found = self.usual[seat] = Greedy(seat)
        return found

    def moment(self, s: State) -> int:
        assert isinstance(s, PioneerState), "a game of Pioneer Rails"
        return TURNS * s.round + s.turn


def make(game: Game, seat: int) -> Judge:
    """The judge for one seat of a table."""
    return PioneerJudge(game, seat)
