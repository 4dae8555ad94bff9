"""What a searching bot asks of its game: a usual way to play, and what a position is worth.

A judge is made for one seat of one table. Its game says who acts how and what is worth how much;
playing an option on for some turns and taking points apart is the same for all games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
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


class Judge(ABC):
    """A game gives the seven abstract methods; none of them changes what it is given."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.table = ""
        """The setting that the judge is ready for."""
        self.marks: list[float] = [1.0]
        """How much the lead after each turn looked ahead counts, one together."""
        self.most = FAR
        """And never more than these: with 1 it looks at the own turn only."""
        self.patient = False
        """Is there time to look further than usual?"""
        self.categories: Mapping[str, str] = {}
        """What its figures are about, by the beginning of their names."""
        self.looked = 0
        """How many positions have been played on."""
        self.value: Value | None = None
        self.given: dict[str, Value] = {}
        """Values by setting that go before those of the package, while they are being trained."""

    @abstractmethod
    def setting(self, view: State) -> str:
        """The name of the value for this table: gwt2-2 for two seats, gwt2-solo-hard alone."""

    @abstractmethod
    def names(self, view: State) -> list[str]:
        """The names of the figures at this table."""

    @abstractmethod
    def figures(self, view: State) -> list[float]:
        """What the value looks at, of a view of the own seat at the end of a turn."""

    @abstractmethod
    def horizon(self, view: State) -> list[float]:
        """How much the lead after each turn ahead counts at this table; the last one counts."""

    @abstractmethod
    def base(self, view: State, legal: list[Action]) -> Action:
        """What the own seat usually does: the base policy."""

    @abstractmethod
    def reply(self, s: State, seat: int, legal: list[Action]) -> Action:
        """What a seat does in a guessed game that is played on; it sees its own view only."""

    @abstractmethod
    def moment(self, s: State) -> int:
        """A number that is another one when a turn has ended."""

    def ready(self, view: State) -> bool:
        """Is there a value for this table? It is read when the table is met first."""
        table = self.setting(view)
        if table != self.table:
            self.table, self.marks = table, self.horizon(view)
            if self.most < len(self.marks):
                self.marks = [0.0] * (self.most - 1) + [1.0]
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
        """The expected lead in points after an option. The guessed state is used up.

        It is the mean of what is expected after some turns: sooner there is less chance in it,
        later there is less that must be foretold.
        """
        self.looked += 1
        moment, turn = self.moment(s), 0
        s.apply(self.seat, action)
        lead, left = 0.0, 1.0
        while self.go_on(s, moment):
            share = self.marks[turn]
            moment, turn = self.moment(s), turn + 1
            if share:
                lead, left = lead + share * self.worth(s), left - share
            if turn == len(self.marks):
                return lead
        return lead + left * self.final(s)

    def outlook(self, s: State, action: Action) -> Outlook:
        """The outcome of an option taken apart: own points on the table and those that its figures
        foretell by category, those of the others, and the rest. The guessed state is used up.
        """
        assert self.value is not None, "a judge is asked when it is ready"
        lead = self.outcome(s.clone(), action)
        over = not self.play_on(s, action)
        scores = self.game.scores(s)
        parts = {line.label: float(line.points) for line in scores[self.seat].lines}
        others = float(max([x.total for i, x in enumerate(scores) if i != self.seat]))
        chance = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        if not over:
            figures = self.figures(self.game.view(s, self.seat))
            others = self.value.points(figures)[1]
            chance = self.value.chance_of(lead, figures)
            for name, worth in zip(self.value.features, self.value.shares(figures), strict=True):
                about = category(self.categories, name)
                parts[about] = parts.get(about, 0.0) + worth
        parts.pop(PROSPECTS, None)
        parts[OTHERS] = -others
        parts[PROSPECTS] = lead - sum(parts.values())
        return Outlook(lead + others, parts, chance)

    def play_on(self, s: State, action: Action) -> bool:
        """Apply an option and go on by the base policy to the last turn. Does the game go on?

        Turns are counted from before the option: one that ends the turn looks no further.
        """
        moment = self.moment(s)
        s.apply(self.seat, action)
        for _ in self.marks:
            if not self.go_on(s, moment):
                return False
            moment = self.moment(s)
        return True

    def go_on(self, s: State, moment: int) -> bool:
        """Go on by the base policy until the turn of that moment has ended. Does the game?"""
        waiting = s.waiting()
        while waiting and self.moment(s) == moment:
            seat = waiting[0]
            legal = s.legal(seat) + s.free(seat)
            s.apply(seat, legal[0] if len(legal) == 1 else self.reply(s, seat, legal))
            waiting = s.waiting()
        return bool(waiting)

    def final(self, s: State) -> float:
        """The lead at the end of a game over the best other seat, the automa or the target."""
        totals = [score.total for score in self.game.scores(s)]
        mine = totals.pop(self.seat)
        return float(mine - max(totals))
