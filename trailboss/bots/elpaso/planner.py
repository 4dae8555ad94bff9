"""Planning a turn by a value: every line that is worth a thought, weighed at its end."""

from __future__ import annotations

from typing import Final

from trailboss.bots.elpaso.prospect import to_come
from trailboss.bots.elpaso.scale import Scale
from trailboss.bots.elpaso.search import EXCHANGING, Key, candidates, key_of, this_turn
from trailboss.core.action import Action
from trailboss.core.zones import HIDDEN, Zone, without
from trailboss.games.elpaso.actions import AGAIN, EXCHANGE
from trailboss.games.elpaso.delivery import ChooseCertificates
from trailboss.games.elpaso.movement import set_out
from trailboss.games.elpaso.setup import PlaceRancher
from trailboss.games.elpaso.state import ElPasoState, step_limit
from trailboss.games.elpaso.tokens import ChooseToken

HELPERS: Final = 2
"""The most workers of a kind that are discarded for their bonus before the last turn."""
THOROUGH: Final = 1500
"""Positions that the plan of a turn looks at; what lies beyond is weighed as it stands."""
BRIEF: Final = 300
"""The same for a turn that is only imagined; hardly a worker is discarded for its bonus there."""
NONE_HELP: Final[Zone] = (0, 0, 0, 0)
SOME_HELP: Final[Zone] = (1, 1, 0, 0)
"""Beside Sue a cowboy and a builder may help in it: who always plays by plans without them loses
five points there."""
TOKEN: Final = 2.0
"""What a token is worth that nobody has seen."""


class Plan:
    """The best answer for each position of a turn, as far as it was looked at."""

    def __init__(self, scale: Scale, s: ElPasoState, seat: int, brief: bool) -> None:
        self.scale = scale
        self.seat = seat
        self.most = BRIEF if brief else THOROUGH
        helpers: Zone = (HELPERS,) * len(NONE_HELP)
        if brief:
            helpers = NONE_HELP if s.sue is None else SOME_HELP
        ready = s.players[seat].ready
        self.kept = tuple([n - m for n, m in zip(ready, helpers, strict=True)])
        """As many ready workers are not discarded for their bonus."""
        self.best: dict[Key, tuple[float, Action]] = {}
        self.looked = 0
        self.drawing = False
        scale.begin()

    def worth(self, s: ElPasoState) -> float:
        """What the end of a line is worth."""
        return self.scale.margin(s, self.seat)

    def look(self, s: ElPasoState) -> float:
        """The worth of a position with the best answers; the position is used up."""
        if s.waiting() != [self.seat]:
            return self.worth(s)
        key = key_of(s, self.seat)
        known = self.best.get(key)
        if known is not None:
            return known[0]
        self.looked += 1
        options = candidates(s, self.seat, self.kept)
        if self.looked > self.most:
            options = options[-1:]
        most, chosen, last = float("-inf"), options[0], options[-1]
        trades = isinstance(s.stack[-1], ChooseCertificates) and s.players[self.seat].exchanges
        if trades and not self.drawing:
            most, chosen = self.exchange(s), EXCHANGE
        for action in options:
            value = self.after(s if action is last else s.clone(), action)
            if value > most:
                most, chosen = value, action
        self.best[key] = (most, chosen)
        return most

    def after(self, s: ElPasoState, action: Action) -> float:
        """The worth of an answer. What chance decides is not looked at."""
        if action is EXCHANGING or action is AGAIN:
            return self.swap(s, False)
        if action.verb == "draw":
            return self.worth(s) + TOKEN
        s.apply(self.seat, action)
        if HIDDEN in s.players[self.seat].hand:
            return self.worth(s)
        return self.look(s)

    def exchange(self, s: ElPasoState) -> float:
        """What an exchange before a delivery is worth (R7.3)."""
        self.drawing = True
        t = s.clone()
        t.own_player(self.seat).exchanges -= 1
        value = self.swap(t, True)
        self.drawing = False
        return value

    def swap(self, s: ElPasoState, on: bool) -> float:
        """The mean over the cows that may be drawn, of which the least is discarded (R6.14)."""
        p = s.players[self.seat]
        cows = to_come(s, p, 1)
        every = sum(cows)
        if not every or HIDDEN in p.hand:
            return self.worth(s)
        total = 0.0
        hand, pile = p.hand, p.discard
        for i, count in enumerate(cows):
            if count:
                least = self.least(s, (*hand, i + 1))
                t = s.clone()
                q = t.own_player(self.seat)
                q.hand = without((*hand, i + 1), least)
                q.discard = (*pile, least)
                total += count * (self.look(t) if on else self.worth(t))
        return total / every

    def least(self, s: ElPasoState, hand: tuple[int, ...]) -> int:
        """The cow that a hand can spare: one that is there twice, else of the least value."""
        cards = s.rules.cards
        spare, low = 0, hand[0]
        for card in hand:
            if hand.count(card) > 1 and (not spare or cards[card].value < cards[spare].value):
                spare = card
            if cards[card].value < cards[low].value:
                low = card
        return spare or low


class Planner:
    """Answers by the plan of its turn, which is remembered until the turn goes another way."""

    def __init__(self, seat: int, scale: Scale, brief: bool) -> None:
        self.seat = seat
        self.scale = scale
        self.brief = brief
        self.plan: Plan | None = None

    def answer(self, view: ElPasoState, legal: list[Action]) -> Action:
        """The best answer of a seat that sees this."""
        if isinstance(view.stack[-1], PlaceRancher):
            worths = [self.start(view, action) for action in legal]
            return legal[worths.index(max(worths))]
        s = view.clone()
        s.stack = this_turn(view.stack)
        key = key_of(s, self.seat)
        known = self.plan.best.get(key) if self.plan else None
        if known is None or known[1] not in legal or isinstance(s.stack[-1], ChooseToken):
            self.plan = Plan(self.scale, s, self.seat, self.brief)
            self.plan.look(s)
            known = self.plan.best[key]
        return known[1]

    def known(self, view: ElPasoState, legal: list[Action]) -> Action | None:
        """The answer of the plan that was made before, if it came to this position."""
        if self.plan is None:
            return None
        s = view.clone()
        s.stack = this_turn(view.stack)
        found = self.plan.best.get(key_of(s, self.seat))
        return found[1] if found is not None and found[1] in legal else None

    def hope(self, view: ElPasoState, action: Action) -> float:
        """What the plan expects after an answer."""
        s = view.clone()
        s.stack = this_turn(view.stack)
        assert self.plan is not None, "a turn is planned before its answers are weighed"
        if action is EXCHANGE:
            return self.plan.exchange(s)
        return self.plan.after(s, action)

    def start(self, view: ElPasoState, action: Action) -> float:
        """What the first turn is worth from a space (R2.9)."""
        s = view.clone()
        p = s.own_player(self.seat)
        p.rancher = action.arg
        p.dollars, p.exchanges = s.rules.capital[self.seat]
        s.stack = []
        set_out(s, self.seat, step_limit(s, self.seat))
        return Plan(self.scale, s, self.seat, self.brief).look(s)
