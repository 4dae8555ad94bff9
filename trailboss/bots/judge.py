"""What a searching bot asks of its game: a usual way to play, and what a position is worth.

A judge is made for one seat of one table. Its game says who acts how and what is worth how much;
playing an option on for some turns and taking points apart is the same for all games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.bots.categories import category
from trailboss.bots.outlook import OTHERS, PROSPECTS, Outlook
from trailboss.bots.value import Value, load_value
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game

FAR: Final = 99
"""More ends of a turn than any game finds worth looking ahead."""


@dataclass(frozen=True)
class Forecast:
    """How a game is expected to end for a seat."""

    own: float
    """Its final points."""
    others: float
    """Those of the best other seat, the automa or the target."""
    chance: float
    """How likely it wins, from 0 to 1."""


class Judge:
    """A game gives the seven methods that raise here; none of them changes what it is given."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.table = ""
        """The setting that the judge is ready for."""
        self.turns = 1
        """So many ends of a turn are looked ahead."""
        self.most = FAR
        """And never more than these: with 1 it looks at the own turn only."""
        self.value: Value | None = None
        self.given: dict[str, Value] = {}
        """Values by setting that go before those of the package, while they are being trained."""

    def setting(self, view: State) -> str:
        """The name of the value for this table: gwt2-2 for two seats, gwt2-solo-hard alone."""
        raise NotImplementedError

    def names(self, view: State) -> list[str]:
        """The names of the figures at this table."""
        raise NotImplementedError

    def figures(self, view: State) -> list[float]:
        """What the value looks at, of a view of the own seat at the end of a turn."""
        raise NotImplementedError

    def horizon(self, view: State) -> int:
        """How many ends of a turn are worth looking ahead at this table."""
        raise NotImplementedError

    def base(self, view: State, legal: list[Action]) -> Action:
        """What the own seat usually does: the base policy."""
        raise NotImplementedError

    def reply(self, s: State, seat: int, legal: list[Action]) -> Action:
        """What a seat does in a guessed game that is played on; it sees its own view only."""
        raise NotImplementedError

    def moment(self, s: State) -> int:
        """A number that is another one when a turn has ended."""
        raise NotImplementedError

    def ready(self, view: State) -> bool:
        """Is there a value for this table? It is read when the table is met first."""
        table = self.setting(view)
        if table != self.table:
            self.table, self.turns = table, min(self.most, self.horizon(view))
            self.value = self.given.get(table) or load_value(table, self.names(view))
        return self.value is not None

    def guess(self, view: State, seed: int) -> State:
        """A whole state that fits the view."""
        return self.game.guess(view, seed)

    def worth(self, s: State) -> float:
        """The lead in points that the value expects at the end of a turn."""
        assert self.value is not None, "a judge is asked when it is ready"
        return self.value.margin(self.figures(self.game.view(s, self.seat)))

    def forecast(self, view: State) -> Forecast:
        """How the game is expected to end, as the value sees a view."""
        assert self.value is not None, "a judge is asked when it is ready"
        figures = self.figures(view)
        own, others = self.value.points(figures)
        return Forecast(own, others, self.value.chance(figures))

    def outcome(self, s: State, action: Action) -> float:
        """The expected lead in points after an option. The guessed state is used up."""
        return self.final(s) if self.play_on(s, action) else self.worth(s)

    def outlook(self, s: State, action: Action) -> Outlook:
        """The outcome of an option taken apart: own points on the table and those that its figures
        foretell by category, those of the others, and the rest. The guessed state is used up.
        """
        assert self.value is not None, "a judge is asked when it is ready"
        lead = self.outcome(s.clone(), action)
        over = self.play_on(s, action)
        scores = self.game.scores(s)
        parts = {line.label: float(line.points) for line in scores[self.seat].lines}
        others = float(max([x.total for i, x in enumerate(scores) if i != self.seat]))
        chance = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        if not over:
            figures = self.figures(self.game.view(s, self.seat))
            others = self.value.points(figures)[1]
            chance = self.value.chance_of(lead, figures)
            for name, worth in zip(self.value.features, self.value.shares(figures), strict=True):
                about = category(self.game.name, name)
                parts[about] = parts.get(about, 0.0) + worth
        parts.pop(PROSPECTS, None)
        parts[OTHERS] = -others
        parts[PROSPECTS] = lead - sum(parts.values())
        return Outlook(lead + others, parts, chance)

    def play_on(self, s: State, action: Action) -> bool:
        """Apply an option and go on by the base policy for so many turns. Is the game over?

        Turns are counted from before the option: one that ends the turn looks no further.
        """
        moment = self.moment(s)
        s.apply(self.seat, action)
        left, waiting = self.turns, s.waiting()
        while waiting:
            now = self.moment(s)
            if now != moment:
                moment, left = now, left - 1
                if left == 0:
                    return False
            seat = waiting[0]
            legal = s.legal(seat) + s.free(seat)
            s.apply(seat, legal[0] if len(legal) == 1 else self.reply(s, seat, legal))
            waiting = s.waiting()
        return True

    def final(self, s: State) -> float:
        """The lead at the end of a game over the best other seat, the automa or the target."""
        totals = [score.total for score in self.game.scores(s)]
        mine = totals.pop(self.seat)
        return float(mine - max(totals))
