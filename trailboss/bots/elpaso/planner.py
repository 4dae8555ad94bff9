"""Planning a turn by a value: every line that is worth a thought, weighed at its end."""

from __future__ import annotations

from typing import Final

from trailboss.bots.elpaso.features import TABLE, Features
from trailboss.bots.elpaso.prospect import to_come
from trailboss.bots.elpaso.search import EXCHANGING, Key, candidates, key_of, this_turn
from trailboss.bots.value import CLIP, Value, Weights
from trailboss.core.action import Action
from trailboss.core.zones import HIDDEN, Zone, without
from trailboss.games.elpaso.actions import AGAIN, EXCHANGE
from trailboss.games.elpaso.delivery import ChooseCertificates
from trailboss.games.elpaso.movement import set_out
from trailboss.games.elpaso.setup import PlaceRancher
from trailboss.games.elpaso.state import ElPasoState, step_limit
from trailboss.games.elpaso.tokens import ChooseToken
from trailboss.games.trail.rules import NOBODY

HELPERS: Final = 2
"""So many workers of a kind are discarded for their bonus in a turn that is not the last."""
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
KEPT: Final = 500
"""So many times are remembered with their weights."""


class Scale:
    """A value, asked for the own seat and for the others apart: in a turn only one changes."""

    def __init__(self, value: Value, features: Features) -> None:
        self.value = value
        self.features = features
        seat = (len(value.features) - len(TABLE)) // 2
        self.mine = len(TABLE) + seat
        self.low = [m - CLIP * d for m, d in zip(value.mean, value.scale, strict=True)]
        self.high = [m + CLIP * d for m, d in zip(value.mean, value.scale, strict=True)]
        self.sides: dict[tuple[bool, float], tuple[list[float], float]] = {}
        self.rest: dict[tuple[float, int], float] = {}

    def begin(self) -> None:
        """Another turn: the others have changed."""
        self.rest.clear()
        self.features.forget()

    def side(self, own: bool, t: float) -> tuple[list[float], float]:
        """The weights of plain figures at a time, and the bias."""
        found = self.sides.get((own, t))
        if found is None:
            if len(self.sides) > KEPT:
                self.sides.clear()
            weights: Weights = self.value.own if own else self.value.others
            row, bias = weights.at(t / self.value.unit)
            plain = [w / d for w, d in zip(row, self.value.scale, strict=True)]
            for w, m in zip(plain, self.value.mean, strict=True):
                bias -= w * m
            found = self.sides[(own, t)] = (plain, bias)
        return found

    def weigh(self, weights: list[float], figures: list[float], first: int) -> float:
        """Figures from a place on, each within its bounds."""
        total = 0.0
        low, high = self.low, self.high
        for i in range(len(figures)):
            at = first + i
            x = figures[i]
            if x < low[at]:
                x = low[at]
            elif x > high[at]:
                x = high[at]
            total += weights[at] * x
        return total

    def others(self, s: ElPasoState, seat: int, table: list[float]) -> float:
        """The points that the best other is expected to have."""
        weights, total = self.side(False, table[0])
        figures = self.features.others(s, seat)
        total += self.weigh(weights, table, 0) + self.weigh(weights, figures, self.mine)
        return total + figures[0]

    def own(self, s: ElPasoState, seat: int, table: list[float]) -> float:
        """The points that the seat is expected to have; after its last turn those that it has."""
        figures = self.features.seat(s, seat, True)
        if s.ender != NOBODY:
            dollars = s.players[seat].dollars
            return figures[0] - dollars / 5 + dollars // 5 + 0.01 * (dollars % 5)
        weights, total = self.side(True, table[0])
        total += self.weigh(weights, table, 0) + self.weigh(weights, figures, len(TABLE))
        return total + figures[0]

    def margin(self, s: ElPasoState, seat: int) -> float:
        """Own points less those of the best other, as expected at the end of the seat's turn."""
        table = self.features.table(s, seat)
        key = (table[0], s.simmental)
        others = self.rest.get(key)
        if others is None:
            others = self.rest[key] = self.others(s, seat, table)
        return self.own(s, seat, table) - others


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
        self.ends: dict[Key, float] = {}
        self.looked = 0
        self.drawing = False
        scale.begin()

    def worth(self, s: ElPasoState) -> float:
        """What the end of a line is worth; many lines end alike."""
        p = s.players[self.seat]
        mine = (p.dollars, p.certificates, p.exchanges, p.rancher, p.ready, p.discs, p.posts)
        cards = (p.hand, p.discard, p.tokens)
        key = (*mine, *cards, s.board, s.cattle, s.simmental, s.workers, s.ender)
        found = self.ends.get(key)
        if found is None:
            found = self.ends[key] = self.scale.margin(s, self.seat)
        return found

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
