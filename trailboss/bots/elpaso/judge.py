"""The judge of El Paso: a planner plays on, and the figures of the table are weighed."""

from __future__ import annotations

from typing import Final

from trailboss.bots.elpaso.features import Features, names
from trailboss.bots.elpaso.greedy import Greedy
from trailboss.bots.elpaso.planner import Plan, Planner, Scale
from trailboss.bots.elpaso.search import this_turn
from trailboss.bots.judge import Judge
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games.elpaso.setup import PlaceRancher
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.views import view

HOPELESS: Final = 4.0
"""Options that the plan of the turn finds worse by so many points are not played on."""


class ElPasoJudge(Judge):
    """Looks to the end of its next turn, which is planned as well as this one."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.reader: Features | None = None
        self.plain = Greedy(seat)
        self.own: Planner | None = None
        self.seats: list[Planner] = []
        self.first: Action | None = None
        """The choice of the base policy, what the plan expects of it, and the lead it led to."""
        self.usual = 0.0
        self.lead = 0.0

    def setting(self, view: State) -> str:
        assert isinstance(view, ElPasoState), "a view of El Paso"
        if view.sue is None:
            return f"elpaso-{len(view.players)}"
        return f"elpaso-solo-{view.options['sue']}"

    def names(self, view: State) -> list[str]:
        assert isinstance(view, ElPasoState), "a view of El Paso"
        return names(view.rules)

    def figures(self, view: State) -> list[float]:
        assert isinstance(view, ElPasoState), "a view of El Paso"
        return self.features(view).read(view, self.seat)

    def features(self, s: ElPasoState) -> Features:
        """The reader of this table."""
        if self.reader is None or self.reader.rules is not s.rules:
            self.reader = Features(s)
        return self.reader

    def horizon(self, view: State) -> list[float]:
        assert isinstance(view, ElPasoState), "a view of El Paso"
        return [0.0] * (len(view.players) - 1) + [1.0] if view.sue is None else [1.0]

    def ready(self, view: State) -> bool:
        before = self.value
        found = super().ready(view)
        if self.value is not None and self.value is not before:
            assert isinstance(view, ElPasoState), "a view of El Paso"
            features = self.features(view)
            self.own = Planner(self.seat, Scale(self.value, features), False)
            self.seats = [
                Planner(seat, Scale(self.value, features), True)
                for seat in range(len(view.players))
            ]
        return found

    def base(self, view: State, legal: list[Action]) -> Action:
        assert isinstance(view, ElPasoState), "a view of El Paso"
        if self.own is None or self.value is None:
            return self.plain.choose(view, legal)
        self.first = self.own.answer(view, legal)
        return self.first

    def reply(self, s: State, seat: int, legal: list[Action]) -> Action:
        assert isinstance(s, ElPasoState), "a game of El Paso"
        seen = view(s, seat)
        known = self.own.known(seen, legal) if self.own is not None and seat == self.seat else None
        return self.seats[seat].answer(seen, legal) if known is None else known

    def moment(self, s: State) -> int:
        assert isinstance(s, ElPasoState), "a game of El Paso"
        return s.turn if s.sue is None else len(s.sue.used)

    def outcome(self, s: State, action: Action) -> float:
        """The lead after the best next turn, when all others had one."""
        assert isinstance(s, ElPasoState), "a game of El Paso"
        if self.most == 1:
            return self.own_turn(s, action)
        hope = self.hope(s, action)
        if self.first is action:
            self.usual = hope
        elif hope < self.usual - HOPELESS:
            return self.lead + hope - self.usual
        found = self.next_turn(s) if self.play_on(s, action) else self.final(s)
        if self.first is action:
            self.lead = found
        return found

    def hope(self, s: ElPasoState, action: Action) -> float:
        """What the plan of this turn expects of an option."""
        if self.own is None or isinstance(s.stack[-1], PlaceRancher):
            return self.usual
        return self.own.hope(view(s, self.seat), action)

    def own_turn(self, s: ElPasoState, action: Action) -> float:
        """The lead at the end of the own turn, as it is planned."""
        assert self.own is not None, "a judge is asked when it is ready"
        seen = view(s, self.seat)
        if isinstance(s.stack[-1], PlaceRancher):
            return self.own.start(seen, action)
        return self.own.hope(seen, action)

    def next_turn(self, s: ElPasoState) -> float:
        """The lead after the best turn that follows."""
        seen = view(s, self.seat)
        seen.stack = this_turn(seen.stack)
        return Plan(self.seats[self.seat].scale, seen, self.seat, True).look(seen)


def make(game: Game, seat: int) -> Judge:
    """The judge for one seat of a table."""
    return ElPasoJudge(game, seat)
