"""The way to Kansas City: which stops are worth their turn."""

from __future__ import annotations

from trailboss.bots.trail.deliveries import arrival
from trailboss.bots.trail.effects import location
from trailboss.bots.trail.valuation import Valuation
from trailboss.games.trail.state import step_limit
from trailboss.games.trail.ways import fee, onward


class Route:
    """The best plan from every place, turn by turn, with the tempo as the price of a turn."""

    def __init__(self, v: Valuation) -> None:
        self.v = v
        self.steps = step_limit(v.s, v.seat)
        self.stops: dict[int, float] = {}
        self.plans: dict[int, float] = {}
        self.nexts: dict[int, list[int]] = {}
        self.walks: dict[tuple[int, int], float] = {}
        v.route = self

    def ahead(self, at: int) -> list[int]:
        """The locations one step ahead."""
        found = self.nexts.get(at)
        if found is None:
            found = self.nexts[at] = onward(self.v.s, at)
        return found

    def toll(self, at: int) -> float:
        """What entering a location costs."""
        return min(fee(self.v.s, self.v.seat, at), self.v.p.dollars) * self.v.dollar

    def stop(self, at: int) -> float:
        """What using a location is worth; Kansas City is income and delivery."""
        found = self.stops.get(at)
        if found is None:
            v = self.v
            found = arrival(v) if at == v.s.rules.kansas_city else location(v, at)
            self.stops[at] = found
        return found

    def end(self, at: int) -> float:
        """What stopping there is worth, with everything that comes after it this lap."""
        if at == self.v.s.rules.kansas_city:
            return self.stop(at)
        return self.stop(at) + self.v.later * self.plan(at)

    def plan(self, at: int) -> float:
        """The worth of the turns that begin there."""
        found = self.plans.get(at)
        if found is None:
            found = self.plans[at] = self.walk(at, self.steps) - self.v.weights.tempo
        return found

    def walk(self, at: int, left: int) -> float:
        """The best end of a walk with `left` steps left."""
        found = self.walks.get((at, left))
        if found is None:
            found = max([self.enter(near, left) for near in self.ahead(at)])
            self.walks[at, left] = found
        return found

    def leave(self, at: int, steps: int) -> float:
        """What going on in the same turn is worth more than beginning the next one there."""
        return self.walk(at, steps) - self.v.later * self.plan(at)

    def enter(self, at: int, left: int) -> float:
        """Entering a location, and then stopping or going on."""
        best = self.end(at)
        if left > 1 and at != self.v.s.rules.kansas_city:
            best = max(best, self.walk(at, left - 1))
        return best - self.toll(at)


def route(v: Valuation) -> Route:
    """The way by this valuation, planned once."""
    return v.route or Route(v)
