"""What a seat of a trail game thinks of its position: time, money, cards and workers in points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trailboss.games.trail.rules import BUILDER, COWBOY, NOBODY
from trailboss.games.trail.state import TrailState, hand_limit

if TYPE_CHECKING:
    from trailboss.bots.trail.deliveries import Deliveries
    from trailboss.bots.trail.route import Route

Hand = Sequence[int]


@dataclass(frozen=True)
class Weights:
    """How much things are worth, in points. Found by playing many games against each other."""

    dollar_end: float = 0.2
    dollar_more: float = 0.3
    """What a dollar is worth besides, while there is time to spend it."""
    rich: float = 12.0
    """Dollars that find their use; more are worth less."""
    value: float = 0.45
    """A point of breeding value at the delivery, besides its dollar."""
    slope: float = 0.6
    """How much of what the next better city is worth counts for each point towards it."""
    poor: float = -2.0
    """A delivery below this is worth avoiding: then the slope counts."""
    tempo: float = 2.0
    """What a turn could have brought elsewhere."""
    later: float = 0.9
    """What is planned counts by this factor for each turn that it comes later."""
    certificate: float = 0.75
    token: float = 0.9
    cow: float = 0.6
    """A point of breeding value in the deck, for each delivery to come."""
    cowboy: tuple[float, ...] = (0.0, 4.0, 4.0, 3.5, 3.0, 2.0)
    builder: tuple[float, ...] = (0.0, 1.8, 1.6, 1.4, 1.2, 1.0)
    engineer: tuple[float, ...] = (0.0, 2.2, 2.0, 1.8, 1.5, 1.0)
    rail: float = 0.3
    """A space of the railroad."""
    transport: float = 0.7
    """How likely a dollar of transport is saved at a delivery by an engine beyond the cross."""
    disc: float = 0.7
    building: float = 0.35
    """How much of a building's use counts for each lap to come."""
    objective: float = 0.6
    thin: float = 0.25
    """A weak card less in the deck, for each delivery to come."""
    workers_a_visit: float = 1.7
    usual: float = 2.0
    """What a location brings that needs no building of one's own."""
    placed: float = 0.5
    """A building on the trail, besides its points and its use."""
    fee: float = 0.25
    """How much of a hand that others pay is worth for each of them and each lap."""
    risk: float = 0.25
    hire: float = 2.5
    """Hiring and building, where only a rough figure is wanted."""
    build: float = 1.5
    disc_hand: float = 1.6
    """What slots open, for each lap to come."""
    disc_step: float = 0.7
    disc_certificate: float = 0.35
    disc_aux: tuple[float, ...] = (0.25, 0.35, 0.2, 0.3, 0.45)
    no_disc: float = -3.0
    """A delivery for which a station must give its disc."""
    arrow: float = 0.4
    """How likely the other city of an arrow is reached as well."""
    objective_now: float = 0.8
    """An objective card that comes besides."""
    objective_card: float = 0.6
    clog: float = 0.25
    """How much a card that cannot be delivered spoils a hand."""
    ease: float = 0.2
    """How likely a task is fulfilled that is not yet."""
    station: float = 0.5
    """A station, besides its points and the slot it opens."""
    permanent: float = 0.9
    master_action: float = 2.0
    ahead: float = 0.3
    """Stations not far ahead of the engine."""
    hazard: float = 0.5
    bandit: float = 0.6
    useless: float = 1.2
    """Breeding value that a card of the deck has anyway."""
    again: float = 0.75
    """How much less each further card of a breed is worth."""
    draw: float = 0.8
    """How much of what a new card promises counts."""
    pace: float = 0.0
    """A worker brought to the job market, which ends the game sooner."""
    lean: float = 3.0
    """Cards more than a hand that a deck keeps."""
    task: float = 0.3
    """What a cattle card serves an objective."""
    ease_lap: float = 0.1
    """How much likelier a task is fulfilled for each lap to come."""
    ease_city: float = 0.15
    """How likely a delivery is made that is a task."""
    cow_late: float = 0.7
    """Laps before the end from which on things no longer serve: cattle, workers, discs."""
    worker_late: float = 0.3
    disc_late: float = 0.5
    building_late: float = 0.4
    play: float = 0.4
    """An objective card is played that is worth more than this."""
    depth: float = 0.02
    """A site far along the trail, for each lap to come."""
    forest: float = 0.1
    delay: float = 0.0
    """A site that makes the way of the others longer, for each lap to come."""


WEIGHTS = Weights()


class Valuation:
    """One look at a view. Nothing here changes the state."""

    def __init__(self, s: TrailState, seat: int, weights: Weights = WEIGHTS) -> None:
        self.s = s
        self.seat = seat
        self.p = s.players[seat]
        self.weights = weights
        self.laps = laps(s, weights)
        self.early = min(1.0, self.laps / 2.5)
        rich = min(1.0, weights.rich / max(1, self.p.dollars))
        self.dollar = weights.dollar_end + weights.dollar_more * self.early * rich
        soon = 1.0 if self.laps > 0.4 else 0.0
        self.later = weights.later if s.holder == NOBODY else 0.0
        self.value = self.dollar + weights.value
        self.certificate = weights.certificate * min(1.0, self.laps) * soon
        self.token = weights.token * min(1.0, self.laps)
        self.pool = self.p.unseen or self.p.discard
        self.limit = hand_limit(s, seat)
        self.cash = self.p.dollars
        self.cities = {city.name for city in s.rules.cities}
        self.deep = False
        """Within an estimate of an estimate: rough figures will do."""
        self.singles: dict[int, float] = {}
        """What the best single auxiliary action is worth, by cash."""
        self.at = self.p.herder
        """The location that is thought about."""
        self.route: Route | None = None
        """The way to Kansas City, once it is planned."""
        self.deliveries: Deliveries | None = None
        """What deliveries are worth, once that is asked."""

    def best(self, hand: Hand) -> dict[int, int]:
        """The best value of each breed in these cards."""
        best: dict[int, int] = {}
        cards = self.s.rules.cards
        for card in hand:
            row = cards[card]
            if row.value > best.get(row.breed, 0):
                best[row.breed] = row.value
        return best

    def worth_in(self, hand: Hand) -> int:
        """The breeding value of these cards."""
        return sum(self.best(hand).values())

    def keep(self, card: int, hand: Hand) -> float:
        """How much breeding value the hand loses with this card."""
        cards = self.s.rules.cards
        row = cards[card]
        if card >= self.s.rules.first_objective:
            return 0.4
        same = sorted([cards[c].value for c in hand if cards[c].breed == row.breed])
        second = same[-2] if len(same) > 1 else 0
        return max(0, row.value - second) + 0.01 * row.value

    def fresh(self, hand: Hand) -> float:
        """The breeding value that an unknown card may be expected to add."""
        if not self.pool:
            return 0.0
        best = self.best(hand)
        cards = self.s.rules.cards
        gains = [max(0, cards[c].value - best.get(cards[c].breed, 0)) for c in self.pool]
        return sum(gains) / len(gains)

    def weakest(self, hand: Hand) -> int:
        """The card that is missed least."""
        return min(hand, key=lambda card: (self.keep(card, hand), card))

    def lose(self, card: int) -> float:
        """Points won by discarding a card: a new one is drawn, this one is missed."""
        rest = list(self.p.hand)
        rest.remove(card)
        again = self.fresh(rest) if len(rest) < self.limit else 0.0
        return (again - self.keep(card, self.p.hand)) * self.value * self.weights.draw

    def redraw(self, cards: int) -> float:
        """Points won by drawing a number of cards and discarding as many."""
        hand = list(self.p.hand)
        total = 0.0
        for _ in range(min(cards, len(hand))):
            weak = self.weakest(hand)
            missed = self.keep(weak, hand)
            hand.remove(weak)
            total += max(0.0, self.better(hand, missed))
        return total * self.value * self.weights.draw

    def better(self, hand: Hand, missed: float) -> float:
        """How much better an unknown card is than one that may be kept instead."""
        if not self.pool:
            return 0.0
        best = self.best(hand)
        cards = self.s.rules.cards
        gains = [max(0, cards[c].value - best.get(cards[c].breed, 0)) - missed for c in self.pool]
        return sum([gain for gain in gains if gain > 0]) / len(gains)

    def cow(self, card: int) -> float:
        """What a cattle card in the deck is worth: its points, and its breeding value in time."""
        row = self.s.rules.cards[card]
        same = [c for c in self.deck() if self.s.rules.cards[c].breed == row.breed]
        fresh = self.weights.again ** len(same)
        tasks = self.weights.task if row.task else 0.0
        useful = max(0.0, self.laps - self.weights.cow_late)
        return (
            row.vp
            + tasks
            + max(0.0, row.value - self.weights.useless) * self.weights.cow * useful * fresh
        )

    def deck(self) -> list[int]:
        """All own cards that are known."""
        p = self.p
        return [card for card in (*p.hand, *p.discard, *p.unseen) if card]

    def worker(self, trade: int, have: int) -> float:
        """What one more worker is worth, without the action of its space."""
        if trade == COWBOY:
            row = self.weights.cowboy
        else:
            row = self.weights.builder if trade == BUILDER else self.weights.engineer
        rules = self.s.rules
        top = rules.top_worker_vp if have + 1 in rules.top_workers else 0
        return row[have] * max(0.0, self.laps - self.weights.worker_late) + top


def jobs_left(s: TrailState) -> int:
    """Free places of the job market until the token leaves it."""
    columns = s.rules.columns
    row = s.jobs[s.token * columns : (s.token + 1) * columns]
    return (len(s.rules.prices) - s.token) * len(s.players) - len([job for job in row if job])


def laps(s: TrailState, w: Weights) -> float:
    """How many more times each player may be expected to reach Kansas City."""
    if s.holder != NOBODY:
        return 0.3
    return jobs_left(s) / w.workers_a_visit / len(s.players)
