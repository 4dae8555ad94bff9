"""The greedy bot of Pioneer Rails: plans the turn for every card, and draws the best plan."""

from __future__ import annotations

from trailboss.bots.base import Bot, Budget
from trailboss.bots.pioneer.hands import hand_prospect, hands_worth
from trailboss.bots.pioneer.plan import Key, best_plan, key_of, script
from trailboss.bots.pioneer.valuation import Valuation
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games.pioneer.actions import DONE
from trailboss.games.pioneer.components import SUITS
from trailboss.games.pioneer.state import PioneerState, Player, rest


def make(game: Game, seat: int, seed: int, budget: Budget) -> Bot:
    """The bot; it has no luck of its own."""
    return Greedy(seat)


class Greedy:
    """Looks at one turn, and at what its railheads are near to."""

    needs_view = True

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.script: dict[Key, Action] = {}

    def begin(self) -> None:
        """Nothing is planned."""
        self.script = {}

    def choose(self, view: State, legal: list[Action]) -> Action:
        assert isinstance(view, PioneerState), "this bot plays Pioneer Rails"
        seat = self.seat
        verb = legal[0].verb
        if verb == "card":
            return self.choose_card(view, seat, legal)
        if verb == "nuggets":
            return legal[-1]
        if verb == "activate":
            return legal[0]
        return self.follow(view, seat, legal)

    def choose_card(self, s: PioneerState, seat: int, legal: list[Action]) -> Action:
        """The card with the best turn and the best rank; its turn is remembered."""
        valuation = Valuation(s, seat)
        offered = {action.arg % len(SUITS) for action in legal}
        others = tuple(suit for suit in range(len(SUITS)) if suit not in offered)
        best, most = legal[0], float("-inf")
        for action in legal:
            p = with_card(valuation.start, action.arg + 1)
            found = best_plan(valuation, p, others)
            worth = found.worth + self.rank_worth(valuation, p)
            if worth > most:
                best, most = action, worth
                self.script = script(valuation, p, found)
        return best

    def rank_worth(self, valuation: Valuation, p: Player) -> float:
        """What the rank adds to the hand (R5)."""
        running = hand_prospect(valuation.s, valuation.seat, p)
        return hands_worth(valuation.s, p, running) - hands_worth(valuation.s, p, valuation.running)

    def follow(self, s: PioneerState, seat: int, legal: list[Action]) -> Action:
        """The next step of the plan; if the sheet is not as foreseen, of a new plan."""
        p = s.players[seat]
        action = self.script.get(key_of(p))
        if action is None or action not in legal:
            valuation = Valuation(s, seat)
            self.script = script(valuation, p, best_plan(valuation, p, tuple(range(len(SUITS)))))
            action = self.script.get(key_of(p), DONE)
        return action if action in legal else legal[0]


def with_card(p: Player, card: int) -> Player:
    """The sheet with this card chosen (R4.4)."""
    p = p.clone()
    rest(p)
    p.card = card
    p.railway = (card - 1) % len(SUITS)
    p.ripe = p.circled
    p.ranks = (*p.ranks, (card - 1) // len(SUITS))
    return p
