"""What a value looks at: the figures of a view after a turn, by name.

They come in three groups: the table as its seat sees it, that seat, and the others. Of several
others every figure is the largest that one of them has.
"""

from __future__ import annotations

from typing import Final

from trailboss.bots.trail.deliveries import arrival, price_breeding
from trailboss.bots.trail.route import route
from trailboss.bots.trail.valuation import Valuation, jobs_left
from trailboss.core.zones import HIDDEN, Zone
from trailboss.games.trail.effects import own_buildings
from trailboss.games.trail.rules import NOBODY, Rules
from trailboss.games.trail.scoring import best_objectives, categories
from trailboss.games.trail.state import (
    TrailState,
    certificate_limit,
    hand_limit,
    permanent,
    step_limit,
)
from trailboss.games.trail.ways import ahead

TABLE_FIGURES: Final = (
    "jobs_left", "row", "token_taken", "token_mine", "first_seat", "tiles", "cowboys_for_hire",
    "builders_for_hire", "engineers_for_hire", "market_3", "market_4", "market_5", "arrival",
    "plan", "arrival_soon",
)  # fmt: skip
SEAT: Final = (
    "dollars", "first_dollars", "certificates", "permanent", "tokens", "cowboys", "builders",
    "engineers", "many_cowboys", "many_builders", "many_engineers", "engine", "turnout", "steps",
    "hand_limit", "certificate_limit", "discs", "turns_at_least", "turns_at_most", "way",
    "buildings_placed", "stations_reached", "hazards_removed", "bandits", "objective_cards",
    "objectives_scored", "stationmasters_held", "reserve", "deck",
)  # fmt: skip
LINES: Final = (
    "vp_dollars", "vp_buildings", "vp_cities", "vp_stations", "vp_hazards", "vp_cattle",
    "vp_objectives", "vp_stationmasters", "vp_workers", "vp_slots", "vp_token", "vp",
)  # fmt: skip
HERD: Final = ("breeds", "best_hand", "mean_value")
HAND: Final = ("hand_value", "hand_power", "hand", "hand_objectives")
KEPT: Final = 4000
"""How many boards and sets of objectives are remembered."""
OUTSIDE: Final = (10, 14)
"""Steps to Kansas City before the first turn."""


def seat_names(rules: Rules) -> list[str]:
    """The figures of any seat."""
    cards = [card.name for card in rules.cards[1 : rules.first_objective]]
    cities = [f"disc_in_{city.name}" for city in rules.cities]
    discs = [f"disc_on_{disc.name}" for disc in rules.discs]
    return [*SEAT, *LINES, *cards, *cities, *discs, *HERD]


def names(rules: Rules) -> list[str]:
    """All figures in their order: the table, the seat with its hand, the others."""
    seat = seat_names(rules)
    return [*TABLE_FIGURES, *seat, *HAND, *[f"others_{name}" for name in seat]]


class Features:
    """Reads views of one game; what is slow to find and comes again is remembered."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.ways: dict[Zone, list[tuple[int, int]]] = {}
        self.scored: dict[tuple[object, ...], tuple[int, int]] = {}

    def read(self, v: TrailState, seat: int) -> list[float]:
        """All figures of a view of this seat."""
        return [
            *self.table(v, seat),
            *self.seat(v, seat),
            *self.hand(v, seat),
            *self.others(v, seat),
        ]

    def table(self, v: TrailState, seat: int) -> list[float]:
        """The table, and how the seat values its next arrival in Kansas City."""
        n = len(v.players)
        jobs = [float(v.jobs.count(trade + 1)) for trade in range(3)]
        values = [self.rules.cards[card].value for card in v.market]
        arrival, plan = self.prospect(v, seat)
        far = self.turns(v, seat)[0]
        return [
            jobs_left(v) / n,
            float(v.token),
            float(v.holder != NOBODY),
            float(v.holder == seat),
            float(seat == 0),
            float(len([tile for tile in v.board if tile])),
            *jobs,
            *[float(values.count(value)) for value in (3, 4, 5)],
            arrival,
            plan,
            arrival / (1 + far),
        ]

    def prospect(self, v: TrailState, seat: int) -> tuple[float, float]:
        """What arriving now and the way there are worth by the greedy estimates."""
        at = v.players[seat].herder
        if not v.stack or at < 0 or at == self.rules.kansas_city:
            return 0.0, 0.0
        valuation = Valuation(v, seat)
        if valuation.p.hand:
            price_breeding(valuation)
        return arrival(valuation), route(valuation).plan(at)

    def seat(self, v: TrailState, seat: int) -> list[float]:
        """What lies before a seat."""
        p = v.players[seat]
        rules = self.rules
        buildings = own_buildings(v, seat)
        objectives, area = self.objectives(v, seat, len(buildings))
        lines = [vp for _, vp in categories(v, seat, objectives, area)]
        herd = self.herd(v, seat)
        nearest, farthest = self.turns(v, seat)
        cowboys, builders, engineers = p.workers
        space = rules.spaces[p.engine]
        cards = len(p.hand) + len(p.draw) + len(p.discard)
        own = [
            p.dollars, min(p.dollars, 6), rules.certificates[p.certificates], permanent(v, seat),
            p.tokens, cowboys, builders, engineers, max(0, cowboys - 3), max(0, builders - 3),
            max(0, engineers - 3), space.number, space.turnout, step_limit(v, seat),
            hand_limit(v, seat), certificate_limit(v, seat), sum(p.discs), nearest, farthest,
            nearest * step_limit(v, seat), len(buildings), p.stations.bit_count(), len(p.hazards),
            len(p.bandits), cards - sum(herd), area, len(p.masters), len(p.reserve), cards,
        ]  # fmt: skip
        figures = [*own, *lines, sum(lines), *herd, *p.cities, *p.discs]
        return [float(figure) for figure in figures] + self.quality(v, seat, herd)

    def objectives(self, v: TrailState, seat: int, buildings: int) -> tuple[int, int]:
        """The best points for objectives, and the cards that count."""
        p = v.players[seat]
        things = (p.bandits, len(p.hazards), p.stations, p.cities[-1], buildings, p.masters)
        key = (p.area, p.hand, p.draw, p.discard, p.unseen, *things)
        found = self.scored.get(key)
        if found is None:
            if len(self.scored) > KEPT:
                self.scored.clear()
            found = self.scored[key] = best_objectives(v, seat)
        return found

    def herd(self, v: TrailState, seat: int) -> list[int]:
        """How many cards of each kind of cattle the deck has."""
        p = v.players[seat]
        counts = [0] * self.rules.first_objective
        for zone in (p.draw, p.hand, p.discard, p.unseen):
            for card in zone:
                if card < len(counts):
                    counts[card] += 1
        return counts[HIDDEN + 1 :]

    def quality(self, v: TrailState, seat: int, herd: list[int]) -> list[float]:
        """Breeds, the breeding value of the best hand, and of a card on average."""
        cards = self.rules.cards
        best: dict[int, int] = {}
        total = 0
        for i, count in enumerate(herd):
            row = cards[i + 1]
            total += row.value * count
            if count and row.value > best.get(row.breed, 0):
                best[row.breed] = row.value
        values = sorted(best.values(), reverse=True)
        top = sum(values[: hand_limit(v, seat)])
        return [float(len(best)), float(top), total / max(1, sum(herd))]

    def hand(self, v: TrailState, seat: int) -> list[float]:
        """What the cards in hand could be delivered for."""
        p = v.players[seat]
        rules = self.rules
        best: dict[int, int] = {}
        for card in p.hand:
            row = rules.cards[card]
            if row.value > best.get(row.breed, 0):
                best[row.breed] = row.value
        value = sum(best.values())
        power = value + rules.certificates[p.certificates] + permanent(v, seat)
        objectives = len([card for card in p.hand if card >= rules.first_objective])
        return [float(value), float(power), float(len(p.hand)), float(objectives)]

    def others(self, v: TrailState, seat: int) -> list[float]:
        """The largest figures of the other seats."""
        rows = [self.seat(v, other) for other in range(len(v.players)) if other != seat]
        most = rows[0]
        for row in rows[1:]:
            most = [max(a, b) for a, b in zip(most, row, strict=True)]
        return most

    def turns(self, v: TrailState, seat: int) -> tuple[float, float]:
        """Turns to Kansas City on the shortest and on the longest way."""
        at = v.players[seat].herder
        steps = step_limit(v, seat)
        low, high = self.distances(v.board)[at] if at >= 0 else OUTSIDE
        return low / steps, high / steps

    def distances(self, board: Zone) -> list[tuple[int, int]]:
        """From every node the steps to Kansas City, the fewest and the most."""
        found = self.ways.get(board)
        if found is None:
            if len(self.ways) > KEPT:
                self.ways.clear()
            found = self.ways[board] = distances(self.rules, board)
        return found


def distances(rules: Rules, board: Zone) -> list[tuple[int, int]]:
    """Steps to Kansas City from every node, by passing on what is known until it stands."""
    far: list[tuple[int, int]] = [(0, 0)] * len(board)
    onward = [ahead(rules.nodes, board, at) for at in range(len(board))]
    changed = True
    while changed:
        changed = False
        for at in range(len(board) - 1, -1, -1):
            if at == rules.kansas_city or not onward[at]:
                continue
            low = 1 + min([far[to][0] for to in onward[at]])
            high = 1 + max([far[to][1] for to in onward[at]])
            if far[at] != (low, high):
                far[at] = (low, high)
                changed = True
    return far
