"""The greedy bot of El Paso: looks through its turn and plays the line that ends best."""

from __future__ import annotations

from trailboss.bots.base import Bot, Budget
from trailboss.bots.elpaso.prospect import exchange_chances, to_come
from trailboss.bots.elpaso.search import Search, key_of, this_turn
from trailboss.bots.elpaso.valuation import WEIGHTS, Valuation, Weights, smooth
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games.elpaso.actions import EXCHANGE
from trailboss.games.elpaso.delivery import ChooseCertificates, hand_value
from trailboss.games.elpaso.movement import set_out
from trailboss.games.elpaso.setup import PlaceRancher
from trailboss.games.elpaso.state import ElPasoState, step_limit
from trailboss.games.elpaso.tokens import ChooseToken


def make(game: Game, seat: int, seed: int, budget: Budget) -> Bot:
    """The bot; it has no luck of its own."""
    return Greedy(seat)


class Greedy:
    """Looks at one turn; what it found is remembered until the turn goes another way."""

    needs_view = True

    def __init__(self, seat: int, weights: Weights = WEIGHTS) -> None:
        self.seat = seat
        self.weights = weights
        self.search: Search | None = None

    def begin(self) -> None:
        """No turn has been looked at."""
        self.search = None

    def choose(self, view: State, legal: list[Action]) -> Action:
        assert isinstance(view, ElPasoState), "a view of El Paso"
        seat = self.seat
        question = view.stack[-1]
        if isinstance(question, PlaceRancher):
            return max(legal, key=lambda action: self.start(view, seat, action))
        delivers = isinstance(question, ChooseCertificates)
        if delivers and EXCHANGE in legal and self.wants_exchange(view, seat):
            return EXCHANGE
        s = view.clone()
        s.stack = this_turn(view.stack)
        return self.answer(s, seat, legal)

    def answer(self, s: ElPasoState, seat: int, legal: list[Action]) -> Action:
        """What the search has found for this position, or a new search finds."""
        key = key_of(s, seat)
        known = self.search.best.get(key) if self.search else None
        if known is None or known[1] not in legal or isinstance(s.stack[-1], ChooseToken):
            self.search = Search(Valuation(s, seat, self.weights), s)
            self.search.look(s)
            known = self.search.best[key]
        return known[1]

    def start(self, view: ElPasoState, seat: int, action: Action) -> float:
        """What the first turn is worth from a space (R2.9)."""
        s = view.clone()
        p = s.own_player(seat)
        p.rancher = action.arg
        p.dollars, p.exchanges = s.rules.capital[seat]
        s.stack = []
        set_out(s, seat, step_limit(s, seat))
        return Search(Valuation(s, seat, self.weights), s).look(s)

    def wants_exchange(self, s: ElPasoState, seat: int) -> bool:
        """Is the delivery likely to become so much better? (R7.3)"""
        p = s.players[seat]
        valuation = Valuation(s, seat, self.weights)
        turns = valuation.left(s)
        gains = valuation.gains(s, p, turns / 3)
        value = hand_value(s, seat) + p.certificates
        chances = exchange_chances(s, p.hand, to_come(s, p, 1))
        now = smooth(gains, value)
        hope = sum(chance * (smooth(gains, value + more) - now) for chance, more in chances)
        return hope > (self.weights.exchange if turns > 3 else 0.1)
