"""The way to Kansas City: which stops are worth their turn."""

from __future__ import annotations

from trailboss.bots import trail_gains as gains
from trailboss.bots.trail_effects import location
from trailboss.bots.trail_mind import Mind
from trailboss.games.trail.state import step_limit
from trailboss.games.trail.steps import fee, onward


class Route:
    """The best plan from every place, turn by turn, with the tempo as the price of a turn."""

    def __init__(self, m: Mind) -> None:
        self.m = m
        self.steps = step_limit(m.s, m.seat)
        self.stops: dict[int, float] = {}
        self.plans: dict[int, float] = {}
        self.nexts: dict[int, list[int]] = {}
        self.walks: dict[tuple[int, int], float] = {}
        m.route = self

    def ahead(self, at: int) -> list[int]:
        """The locations one step ahead."""
        found = self.nexts.get(at)
        if found is None:
            found = self.nexts[at] = onward(self.m.s, at)
        return found

    def toll(self, at: int) -> float:
        """What entering a location costs."""
        return min(fee(self.m.s, self.m.seat, at), self.m.p.dollars) * self.m.dollar

    def stop(self, at: int) -> float:
        """What using a location is worth; Kansas City is income and delivery."""
        found = self.stops.get(at)
        if found is None:
            m = self.m
            found = gains.arrival(m) if at == m.s.rules.kansas_city else location(m, at)
            self.stops[at] = found
        return found

    def end(self, at: int) -> float:
        """What stopping there is worth, with everything that comes after it this lap."""
        if at == self.m.s.rules.kansas_city:
            return self.stop(at)
        return self.stop(at) + self.m.later * self.plan(at)

    def plan(self, at: int) -> float:
        """The worth of the turns that begin there."""
        found = self.plans.get(at)
        if found is None:
            found = self.plans[at] = self.walk(at, self.steps) - self.m.w.tempo
        return found

    def walk(self, at: int, left: int) -> float:
        """The best end of a walk with so many steps left."""
        found = self.walks.get((at, left))
        if found is None:
            found = max([self.enter(near, left) for near in self.ahead(at)])
            self.walks[at, left] = found
        return found

    def leave(self, at: int, steps: int) -> float:
        """What going on in the same turn is worth more than beginning the next one there."""
        return self.walk(at, steps) - self.m.later * self.plan(at)

    def enter(self, at: int, left: int) -> float:
        """Entering a location, and then stopping or going on."""
        best = self.end(at)
        if left > 1 and at != self.m.s.rules.kansas_city:
            best = max(best, self.walk(at, left - 1))
        return best - self.toll(at)


def route(m: Mind) -> Route:
    """The way as this mind sees it, planned once."""
    return m.route or Route(m)
