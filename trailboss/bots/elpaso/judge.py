"""The judge of El Paso: a planner plays on, and the figures of the table are weighed."""

from __future__ import annotations

from typing import Final

from trailboss.bots.elpaso.categories import CATEGORIES
from trailboss.bots.elpaso.features import Features, names
from trailboss.bots.elpaso.greedy import Greedy
from trailboss.bots.elpaso.planner import Plan, Planner
from trailboss.bots.elpaso.scale import Scale
from trailboss.bots.elpaso.search import this_turn
from trailboss.bots.judge import Judge
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games.elpaso.setup import PlaceRancher
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.view import view

NEXT: Final = [1.0]
"""How much the lead after the best of each own turn that follows counts."""
TWO: Final = [0.4, 0.6]
THREE: Final = [0.2, 0.4, 0.4]
"""Further than that the others play too much by guesses, and plans take too long."""
HOPELESS: Final = 4.0
"""In points: options that the plan of the turn finds worse by more are not played on."""


class ElPasoJudge(Judge):
    """Looks to the ends of its next turns, which are planned as well as this one."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.categories = CATEGORIES
        self.reader: Features | None = None
        self.plain = Greedy(seat)
        self.own: Planner | None = None
        self.seats: list[Planner] = []
        self.first: Action | None = None
        """The choice of the base policy, what the plan expects of it, and the lead it led to."""
        self.usual = 0.0
        self.lead = 0.0
        self.rounds = NEXT

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
        """As many turns as come before the own next one; between two people further rounds."""
        assert isinstance(view, ElPasoState), "a view of El Paso"
        people = len(view.players) if view.sue is None else 1
        self.rounds = NEXT if people != 2 else THREE if self.patient else TWO
        return [0.0] * (people - 1) + [1.0]

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
        """The lead after the best next turns, when all others had one before each of them."""
        assert isinstance(s, ElPasoState), "a game of El Paso"
        if self.most == 1:
            self.looked += 1
            return self.own_turn(s, action)
        hope = self.hope(s, action)
        if self.first is action:
            self.usual = hope
        elif hope < self.usual - HOPELESS:
            return self.lead + hope - self.usual
        self.looked += 1
        found = self.rest(s, action)
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

    def rest(self, s: ElPasoState, action: Action) -> float:
        """The lead by some rounds of the table that follow an option, or at the end of the game."""
        goes_on = self.play_on(s, action)
        lead, left = 0.0, 1.0
        for n, share in enumerate(self.rounds):
            if n:
                goes_on = self.round(s)
            if not goes_on:
                return lead + left * self.final(s)
            lead, left = lead + share * self.next_turn(s), left - share
        return lead

    def round(self, s: ElPasoState) -> bool:
        """Play on until the own seat is asked again. Does the game go on?"""
        goes_on = True
        for _ in self.marks:
            goes_on = goes_on and self.go_on(s, self.moment(s))
        return goes_on

    def next_turn(self, s: ElPasoState) -> float:
        """The lead after the best turn that follows; it is played so if the game goes on."""
        seen = view(s, self.seat)
        seen.stack = this_turn(seen.stack)
        planner = self.seats[self.seat]
        planner.plan = Plan(planner.scale, seen, self.seat, True)
        return planner.plan.look(seen)


def make(game: Game, seat: int) -> Judge:
    """The judge for one seat of a table."""
    return ElPasoJudge(game, seat)
