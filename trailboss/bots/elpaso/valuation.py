"""What a position of El Paso is worth to a seat: points it has, and what it may hope for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.bots.elpaso.prospect import expected_value, to_come
from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import BREEDS, WORKERS
from trailboss.games.elpaso.effects import Certify, Gain, GainTokens
from trailboss.games.elpaso.elements import best_objectives, elements
from trailboss.games.elpaso.movement import EL_PASO, next_stops
from trailboss.games.elpaso.rules import ALL_ROUNDER, Post
from trailboss.games.elpaso.scoring import tile_vp
from trailboss.games.elpaso.state import (
    AWAY,
    ElPasoState,
    Player,
    hand_limit,
    own_buildings,
    permanent,
    step_limit,
)
from trailboss.games.elpaso.tokens import TakeToken
from trailboss.games.elpaso.workers import Hire
from trailboss.games.trail.rules import NOBODY

CREW: Final = slice(len(BREEDS), len(BREEDS) + len(WORKERS))
"""The classes of workers among the elements."""
TURNS_A_LAP: Final = 3.0
NEVER: Final = 99
ON_THE_SPACE: Final = 14
"""As far from El Paso as can be: where nobody goes any more."""


@dataclass(frozen=True)
class Weights:
    """What things are worth in points, most of them while there is time to use them."""

    dollar: float = 0.16
    rich: float = 12.0
    """More dollars than this are worth no more than their points."""
    ready: tuple[float, ...] = (0.0, 1.2, 2.8, 4.6, 6.6, 8.0, 9.2)
    """What ready workers of a speciality are worth, by their number."""
    all_rounder: float = 1.3
    trade: tuple[float, ...] = (1.0, 0.8, 1.0)
    """Ready cowboys, builders and engineers against each other."""
    back: float = 1.5
    """A worker that will come back, in ten turns."""
    exchange: float = 0.4
    certificate: float = 0.15
    """One that is kept for later."""
    tempo: float = 0.9
    """A turn nearer to El Paso."""
    pace: float = 1.0
    """How much of the way to El Paso is taken from the laps to come."""
    lap: float = 0.75
    """A delivery of a later lap against one of this lap."""
    objective: float = 0.5
    building: float = 0.5
    """A building, for each lap to come."""
    hand: float = 1.0
    step: float = 1.2
    aux: tuple[float, ...] = (0.6, 0.5, 0.25, 0.4)
    hire: float = 2.8
    """The worker that a trading post gives."""
    token: float = 2.5
    """The objective token that a trading post gives."""


WEIGHTS: Final = Weights()
Gains = list[tuple[int, float]]
"""For each breeding value that opens a trading post: what the best delivery gives."""


@dataclass(frozen=True)
class Hope:
    """What belongings may bring in the turns to come."""

    crew: float
    buildings: float
    slots: float
    gains: Gains
    near: float
    """The breeding value of this hand when it is filled, without temporary certificates."""
    later: float
    """What a delivery with any hand gives."""
    steps: int


class Belongings:
    """A seat's elements, their points, and what they may bring: asked for while there is time."""

    def __init__(self, have: Zone, points: int, objectives: float) -> None:
        self.have = have
        self.points = points
        self.objectives = objectives
        self.hope: Hope | None = None


Cards = tuple[Zone, Zone, Zone, Zone, Zone]


class Valuation:
    """A seat that thinks about one turn: how long the game will last, and how it values."""

    def __init__(self, s: ElPasoState, seat: int, weights: Weights = WEIGHTS) -> None:
        self.seat = seat
        self.weights = weights
        stops = (s.simmental + 1) / len(s.players)
        self.turns = TURNS_A_LAP * stops if s.ender == NOBODY else 0.0
        self.far: dict[Zone, list[int]] = {}
        self.owned: dict[tuple[Cards, Zone, Zone, Zone, Zone], Belongings] = {}
        self.objectives: dict[tuple[Zone, Zone], float] = {}
        self.posts: dict[tuple[Zone, Zone, bool], Gains] = {}
        self.hands: dict[tuple[Zone, int, Zone], float] = {}
        self.rewards = [self.reward(post) for post in s.rules.posts]
        self.slots = slot_gains(s, weights)

    def left(self, s: ElPasoState) -> float:
        """How many turns will follow this one."""
        return max(self.turns - 1, 0.4) if s.ender == NOBODY else 0.0

    def worth(self, s: ElPasoState) -> float:
        """The worth of a position at the end of the turn."""
        p = s.players[self.seat]
        turns = self.left(s)
        own = self.belongings(s, p, turns)
        space = s.rules.simmental_space_vp if s.ender == self.seat else 0
        total = float(own.points + space) + money(p.dollars, turns, self.weights)
        total += own.objectives
        if not turns:
            return total
        hope = own.hope
        if hope is None:
            hope = own.hope = self.hope(s, p, own.have, turns)
        tokens = self.weights.exchange * p.exchanges * min(1.0, turns / 3)
        total += hope.crew + tokens + hope.buildings
        total += hope.slots
        return total + self.deliveries(p, hope, self.distance(s, p.rancher), turns)

    def belongings(self, s: ElPasoState, p: Player, turns: float) -> Belongings:
        """What cards, tokens, discs and buildings are worth: many lines of a turn end with them."""
        cards = (p.hand, p.discard, p.draw, p.unseen, p.ready)
        key = (cards, p.discs, p.posts, p.tokens, s.board)
        own = self.owned.get(key)
        if own is None:
            have = elements(s, self.seat)
            objectives = self.tokens(s, p.tokens, have, turns)
            own = self.owned[key] = Belongings(have, points(s, self.seat, have), objectives)
        return own

    def hope(self, s: ElPasoState, p: Player, have: Zone, turns: float) -> Hope:
        """What the same things may bring in the turns to come."""
        laps = turns / TURNS_A_LAP
        slots = sum([self.slots[i] * laps for i, disc in enumerate(p.discs) if not disc])
        buildings = self.weights.building * laps * len(own_buildings(s, self.seat))
        limit = hand_limit(s, self.seat)
        double = sum([s.rules.tokens[token].duplicate for token in p.tokens])
        extra = permanent(s, self.seat) + 1.3 * double
        gains = self.gains(s, p, laps)
        near = self.hand(s, p.hand, limit, to_come(s, p, limit - len(p.hand)))
        any_hand = self.hand(s, (), limit, have[: s.rules.first_worker - 1])
        later = smooth(gains, any_hand + extra + 0.5)
        crew = self.crew(p, have, turns)
        return Hope(crew, buildings, slots, gains, near + extra, later, step_limit(s, self.seat))

    def crew(self, p: Player, have: Zone, turns: float) -> float:
        """Ready workers that will be used, and all of them each time that they come back."""
        ready = sum(
            [
                w * self.weights.ready[min(n, 6)]
                for w, n in zip(self.weights.trade, p.ready, strict=False)
            ]
        )
        ready += self.weights.all_rounder * p.ready[ALL_ROUNDER]
        every = sum(have[CREW])
        back = self.weights.back * every * max(0.0, turns - 3) / 10
        return ready * min(1.0, turns / 4) + back

    def tokens(self, s: ElPasoState, tokens: Zone, have: Zone, turns: float) -> float:
        """Objectives that are fulfilled, and those that are in part."""
        key = (tokens, have)
        if key not in self.objectives:
            done = float(best_objectives(s, self.seat))
            hope = sum([prospect(s, token, have) for token in tokens])
            self.objectives[key] = done + self.weights.objective * hope * min(1.0, turns / 8)
        return self.objectives[key]

    def deliveries(self, p: Player, hope: Hope, far: int, turns: float) -> float:
        """The next delivery with this hand, the later ones with any hand, and the way there."""
        w = self.weights
        steps = hope.steps
        first = smooth(hope.gains, hope.near + p.certificates)
        first *= min(1.0, turns * steps / max(far, 1))
        later = max(0.0, turns / TURNS_A_LAP - w.pace * far / steps / TURNS_A_LAP)
        total = first + w.lap * later * hope.later
        return total + w.certificate * p.certificates - w.tempo * far / steps

    def hand(self, s: ElPasoState, hand: Zone, limit: int, cows: Zone) -> float:
        """What a hand is worth when it is filled."""
        key = (hand, limit, cows)
        if key not in self.hands:
            self.hands[key] = expected_value(s, hand, limit, cows)
        return self.hands[key]

    def gains(self, s: ElPasoState, p: Player, laps: float) -> Gains:
        """What deliveries give, by breeding value."""
        key = (p.discs, p.posts, laps > 0)
        if key not in self.posts:
            self.posts[key] = self.all_gains(s, p, laps)
        return self.posts[key]

    def all_gains(self, s: ElPasoState, p: Player, laps: float) -> Gains:
        slots = s.rules.slots
        light = [i for i, disc in enumerate(p.discs) if disc and not slots[i].dark]
        every = [i for i, disc in enumerate(p.discs) if disc]
        best = [
            max([self.slots[i] * laps + 0.2 * slots[i].dollars for i in fit], default=None)
            for fit in (light, every)
        ]
        found: Gains = []
        most = 0.0
        for i, post in enumerate(s.rules.posts):
            disc = best[post.dark]
            if disc is not None and (post.repeatable or not p.posts[i]):
                most = max(most, post.vp + disc + self.rewards[i])
                found.append((post.value, most))
        return found

    def reward(self, post: Post) -> float:
        """What a trading post gives at once."""
        total = 0.0
        for effect in post.reward:
            if isinstance(effect, Gain):
                total += 0.3 * effect.dollars
            elif isinstance(effect, TakeToken):
                total += self.weights.token
            elif isinstance(effect, Hire):
                total += self.weights.hire
            elif isinstance(effect, (Certify, GainTokens)):
                total += 0.5 * effect.amount
        return total

    def distance(self, s: ElPasoState, at: int) -> int:
        """Steps to El Paso."""
        if at == AWAY:
            return ON_THE_SPACE
        if s.board not in self.far:
            self.far[s.board] = distances(s)
        return self.far[s.board][at]


def slot_gains(s: ElPasoState, w: Weights) -> list[float]:
    """What emptying each slot is worth a lap; permanent certificates count with deliveries."""
    worth = [w.hand * row.hand + w.step * row.steps + 0.3 * row.permanent for row in s.rules.slots]
    for i, aux in enumerate(s.rules.aux):
        worth[aux.slot] += w.aux[i]
    return worth


def prospect(s: ElPasoState, token: int, have: Zone) -> float:
    """The points of an objective that is fulfilled in part."""
    row = s.rules.tokens[token]
    needs = sum([need.count for need in row.needs])
    met = sum([min(need.count, sum([have[i] for i in need.classes])) for need in row.needs])
    return row.vp * (0.2 + met / needs) if met < needs else 0.0


def smooth(gains: Gains, value: float) -> float:
    """The gain of a breeding value that is only expected."""
    total = 0.0
    for shift, share in ((-1.5, 0.3), (0.0, 0.4), (1.5, 0.3)):
        most = 0.0
        for needs, gain in gains:
            if needs <= value + shift:
                most = max(most, gain)
        total += share * most
    return total


def distances(s: ElPasoState) -> list[int]:
    """For each node the steps to El Paso on the shorter branches."""
    far = [NEVER] * len(s.board)
    for _ in s.board:
        for at, tile in enumerate(s.board):
            if tile or at == EL_PASO:
                onward = next_stops(s, at)
                far[at] = 1 + min([0 if to == EL_PASO else far[to] for to in onward])
    return far


def money(dollars: int, turns: float, w: Weights) -> float:
    """Dollars are points at the end, and more while there is something to buy (R13.1)."""
    if not turns:
        return dollars // 5 + 0.01 * (dollars % 5)
    return 0.2 * dollars + w.dollar * min(float(dollars), w.rich) * min(1.0, turns / 3)


def points(s: ElPasoState, seat: int, have: Zone) -> int:
    """The points of what lies before a seat, but for dollars, objectives and the space (R13)."""
    p = s.players[seat]
    rules = s.rules
    total = sum([n * rules.cards[i + 1].vp for i, n in enumerate(have[: len(rules.cards) - 1])])
    total += sum([tile_vp(s, at) for at in own_buildings(s, seat)])
    total += sum([n * row.vp for n, row in zip(p.posts, rules.posts, strict=True)])
    total += sum([rules.tokens[token].vp for token in p.tokens if token >= rules.first_bonus])
    return total
