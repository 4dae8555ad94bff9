"""What deliveries are worth to a seat, in points: cities, the discs that they take, the income.

Many breeding values are tried for one decision. What does not depend on them, the worth of a city
and of each slot, is found once for a valuation.
"""

from __future__ import annotations

from trailboss.bots.trail.valuation import Valuation
from trailboss.games.trail.delivery import open_city, transport
from trailboss.games.trail.discs import fitting
from trailboss.games.trail.effects import Gain
from trailboss.games.trail.objectives import TakeObjective
from trailboss.games.trail.state import permanent


class Deliveries:
    """The cities and the discs of a seat."""

    def __init__(self, v: Valuation) -> None:
        self.v = v
        self.discs: dict[bool, list[tuple[float, int]]] = {}
        """By the colour of the place: what the discs that fit are worth, the best first, and the
        dollars that they give."""
        self.cities: dict[int, tuple[float, int]] = {}
        """What a disc in a city is worth, and what the transport there costs."""
        rows = enumerate(v.s.rules.cities)
        self.open = [(i, row.value) for i, row in rows if open_city(v.s, v.seat, i)]
        """The cities that take a delivery, with the breeding value that they need."""
        v.deliveries = self

    def best_disc(self, black: bool, cash: int) -> float:
        """The best disc that fits and can be paid; without one a station is lost."""
        found = self.discs.get(black)
        if found is None:
            slots = fitting(self.v.s, self.v.seat, black)
            rows = [(cleared(self.v, slot), self.v.s.rules.discs[slot].dollars) for slot in slots]
            found = self.discs[black] = sorted(rows, reverse=True)
        for worth, dollars in found:
            if dollars + cash >= 0:
                return worth
        return self.v.weights.no_disc

    def city(self, at: int, pays: bool, cash: int) -> float:
        """What a delivery to a city is worth, without the income."""
        v = self.v
        found = self.cities.get(at)
        if found is None:
            found = self.cities[at] = reached(v, at), transport(v.s, v.seat, at)
        worth, cost = found
        if not pays:
            cost = 0
        black = v.s.rules.cities[at].black
        return worth - cost * v.dollar + self.best_disc(black, cash - cost)

    def delivery(self, value: int, pays: bool, cash: int) -> float:
        """The best delivery with a breeding value."""
        able = [i for i, needs in self.open if needs <= value]
        return max([self.city(i, pays, cash) for i in able], default=0.0)


def deliveries(v: Valuation) -> Deliveries:
    """The deliveries by this valuation, looked at once."""
    return v.deliveries or Deliveries(v)


def cleared(v: Valuation, slot: int) -> float:
    """What a cleared slot is worth: most of it comes in the laps that are left."""
    row = v.s.rules.discs[slot]
    left = max(0.0, v.laps - v.weights.disc_late)
    worth = row.vp + row.dollars * v.dollar
    worth += row.hand * v.weights.disc_hand * left
    if any(row.steps):
        worth += v.weights.disc_step * left * row.steps[v.s.count()]
    if row.certificates:
        worth += v.weights.disc_certificate * left
    if row.aux >= 0:
        worth += v.weights.disc_aux[row.aux % 5] * left
    return worth * v.weights.disc


def reached(v: Valuation, at: int) -> float:
    """What a disc in a city is worth: its points and dollars, and the arrows to its neighbours."""
    rules = v.s.rules
    row = rules.cities[at]
    have = v.p.cities
    worth = row.vp + row.dollars * v.dollar
    for i in (at - 1, at):
        if not 0 <= i < len(rules.arrows) or have[at]:
            continue
        arrow, other = rules.arrows[i], have[i] if i < at else have[i + 1]
        chance = 1.0 if other else v.weights.arrow * min(1.0, v.laps / 2)
        action = 0.0
        if isinstance(arrow.action, TakeObjective):
            action = v.weights.objective_now
        elif isinstance(arrow.action, Gain):
            action = v.token
        worth += chance * (arrow.vp + action)
    return worth


def price_breeding(v: Valuation) -> None:
    """Breeding value is worth more where a better city is near."""
    value = v.worth_in(v.p.hand) + permanent(v.s, v.seat)
    value += v.s.rules.certificates[v.p.certificates]
    cash = v.p.dollars + value
    to = deliveries(v)
    now = to.delivery(value, True, cash)
    slope = max([(to.delivery(value + k, True, cash + k) - now) / k for k in (1, 2, 3, 4)])
    if now < v.weights.poor:
        v.value += v.weights.slope * (min(max(slope, 0.0), 2.5) - v.weights.value)


def income(v: Valuation, value: int) -> float:
    """Income and delivery with a breeding value."""
    return value * v.dollar + deliveries(v).delivery(value, True, v.p.dollars + value)


def spend(v: Valuation, value: int, certificates: int) -> float:
    """Income and delivery when these certificates are spent."""
    later = 0.0 if v.laps < 0.9 else v.certificate
    return income(v, value + certificates) - certificates * later


def arrival(v: Valuation) -> float:
    """What Kansas City is worth with the present hand and the best use of certificates."""
    value = v.worth_in(v.p.hand) + permanent(v.s, v.seat)
    missing = max(0, v.limit - len(v.p.hand))
    value += int(missing * v.fresh(v.p.hand))
    have = v.s.rules.certificates[v.p.certificates]
    return max([spend(v, value, k) for k in range(have + 1)])
