"""What the end of a planned turn is worth: the value, asked part by part.

Thousands of ends are weighed for a decision, and most of them differ in a few things only. So the
own figures are weighed in parts that are remembered: money, ready workers, cards, what stands on
the table, the way to El Paso. A part holds three sums, since a weight changes with the time.
"""

from __future__ import annotations

from typing import Final

from trailboss.bots.elpaso.features import PURSE, TABLE_FIGURES, Features, crew
from trailboss.bots.elpaso.prospect import to_come
from trailboss.bots.elpaso.valuation import Gains, smooth
from trailboss.bots.value import CLIP, Value, Weights
from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import BREEDS, WORKERS
from trailboss.games.elpaso.elements import elements
from trailboss.games.elpaso.layout import Layout
from trailboss.games.elpaso.state import (
    ElPasoState,
    Player,
    hand_limit,
    layout,
    own_buildings,
    permanent,
    step_limit,
)
from trailboss.games.trail.rules import NOBODY

KEPT: Final = 4000
"""How many parts of a kind are remembered."""
CARDS: Final = len(BREEDS) + len(WORKERS)
"""The classes of cards among the elements."""


class Part:
    """What some of the figures add: at once, by the time and by its square."""

    def __init__(self) -> None:
        self.a = 0.0
        self.b = 0.0
        self.c = 0.0


class Deck(Part):
    """The cards of a seat: what they add, their points, and how many there are of each class."""

    def __init__(self, points: float, have: Zone) -> None:
        super().__init__()
        self.points = points
        self.have = have
        self.hands: dict[int, tuple[float, float]] = {}
        """By the limit of the hand: what this hand is worth when it is filled, and what any is."""


class Estate(Part):
    """Discs, trading posts, tokens and buildings of a seat."""

    def __init__(self, points: float, have: Zone, limits: tuple[int, int], extra: float) -> None:
        super().__init__()
        self.points = points
        self.have = have
        self.limit, self.steps = limits
        self.extra = extra
        """Certificates that last."""
        self.gains: Gains = []


class Way(Part):
    """Where a rancher stands: how far El Paso is, and the tiles that it may reach next."""

    def __init__(self, reach: Zone) -> None:
        super().__init__()
        self.reach = reach


Cards = tuple[Zone, Zone, Zone, Zone, Zone]


class Scale:
    """A value, asked for the own seat and for the others apart: in a turn only one changes."""

    def __init__(self, value: Value, features: Features) -> None:
        self.value = value
        self.features = features
        seat = (len(value.features) - len(TABLE_FIGURES)) // 2
        self.mine = len(TABLE_FIGURES) + seat
        self.low = [m - CLIP * d for m, d in zip(value.mean, value.scale, strict=True)]
        self.high = [m + CLIP * d for m, d in zip(value.mean, value.scale, strict=True)]
        self.rows, self.bias = plain(value, value.own)
        self.others_rows, self.others_bias = plain(value, value.others)
        self.place = {name: i for i, name in enumerate(value.features[: self.mine])}
        self.rest: dict[tuple[float, int], float] = {}
        self.purses: dict[int, Part] = {}
        self.crews: dict[Zone, Part] = {}
        self.decks: dict[Cards, Deck] = {}
        self.estates: dict[tuple[Zone, Zone, Zone, Layout], Estate] = {}
        self.ways: dict[tuple[Layout, int, int], Way] = {}

    def begin(self) -> None:
        """Another turn: the others have changed, and nothing grows without bounds."""
        self.rest.clear()
        self.features.forget()
        if len(self.decks) > KEPT:
            self.decks.clear()
        if len(self.estates) > KEPT:
            self.estates.clear()
        if len(self.ways) > KEPT:
            self.ways.clear()

    def add(self, part: Part, at: int, figure: float) -> None:
        """A figure within its bounds, by its weights."""
        x = figure
        if x < self.low[at]:
            x = self.low[at]
        elif x > self.high[at]:
            x = self.high[at]
        a, b, c = self.rows
        part.a += a[at] * x
        part.b += b[at] * x
        part.c += c[at] * x

    def add_row(self, part: Part, name: str, figures: list[float]) -> None:
        """Figures that follow each other."""
        at = self.place[name]
        for x in figures:
            self.add(part, at, x)
            at += 1

    def margin(self, s: ElPasoState, seat: int) -> float:
        """Own points less those of the best other, as expected at the end of the seat's turn."""
        table = self.features.table(s, seat)
        key = (table[0], s.simmental)
        others = self.rest.get(key)
        if others is None:
            others = self.rest[key] = self.others(s, seat, table)
        return self.own(s, seat, table) - others

    def others(self, s: ElPasoState, seat: int, table: list[float]) -> float:
        """The points that the best other is expected to have."""
        t = table[0] / self.value.unit
        figures = self.features.others(s, seat)
        a, b, c = self.others_rows
        total = self.others_bias[0] + self.others_bias[1] * t + self.others_bias[2] * t * t
        for first, row in ((0, table), (self.mine, figures)):
            for i, figure in enumerate(row):
                at = first + i
                x = min(self.high[at], max(self.low[at], figure))
                total += (a[at] + b[at] * t + c[at] * t * t) * x
        return total + figures[0]

    def own(self, s: ElPasoState, seat: int, table: list[float]) -> float:
        """The points that the seat is expected to have; after its last turn those that it has."""
        p = s.players[seat]
        deck, estate = self.deck(s, seat), self.estate(s, seat)
        have = deck.have + estate.have
        done, hope = self.features.objectives(s, seat, p.tokens, have)
        points = deck.points + estate.points + done
        if s.ender == seat:
            points += s.rules.simmental_space_vp
        if s.ender != NOBODY:
            return points + p.dollars // 5 + 0.01 * (p.dollars % 5)
        points += p.dollars / 5
        rest = Part()
        self.add_row(rest, "time", table)
        self.add(rest, self.place["vp"], points)
        self.add(rest, self.place["certificates"], float(p.certificates))
        self.add(rest, self.place["exchanges"], float(p.exchanges))
        self.add_row(rest, "objectives", [done, hope])
        self.add_row(rest, "missing", self.hand(s, seat, deck, estate))
        way = self.way(s, p.rancher, estate.steps)
        chances: list[float] = []
        self.features.chances(s, seat, way.reach, p.ready, chances)
        self.add_row(rest, "reach_buy", chances)
        purse, team = self.purse(p.dollars), self.crew(p.ready)
        t = table[0] / self.value.unit
        a = self.bias[0] + rest.a + deck.a + estate.a + way.a + purse.a + team.a
        b = self.bias[1] + rest.b + deck.b + estate.b + way.b + purse.b + team.b
        c = self.bias[2] + rest.c + deck.c + estate.c + way.c + purse.c + team.c
        return points + a + t * (b + t * c)

    def hand(self, s: ElPasoState, seat: int, deck: Deck, estate: Estate) -> list[float]:
        """What the hand lacks, what it and any other is worth, and what each may deliver."""
        p = s.players[seat]
        missing = max(0, estate.limit - len(p.hand))
        found = deck.hands.get(estate.limit)
        if found is None:
            herd = deck.have[: s.rules.first_worker - 1]
            near = self.features.hand(s, p.hand, estate.limit, to_come(s, p, missing))
            found = (near, self.features.hand(s, (), estate.limit, herd))
            deck.hands[estate.limit] = found
        near, later = found[0] + estate.extra, found[1] + estate.extra
        first = smooth(estate.gains, near + p.certificates)
        return [float(missing), near, later, first, smooth(estate.gains, later + 0.5)]

    def purse(self, dollars: int) -> Part:
        """What dollars add besides their points."""
        found = self.purses.get(dollars)
        if found is None:
            found = self.purses[dollars] = Part()
            more = [float(max(0, dollars - n)) for n in PURSE]
            self.add_row(found, "dollars", [float(dollars), *more])
        return found

    def crew(self, ready: Zone) -> Part:
        """What ready workers add."""
        found = self.crews.get(ready)
        if found is None:
            found = self.crews[ready] = Part()
            steps: list[float] = []
            crew(ready, steps)
            self.add_row(found, "cowboys_2", steps + [float(n) for n in ready])
        return found

    def deck(self, s: ElPasoState, seat: int) -> Deck:
        """The cards, wherever they are."""
        p: Player = s.players[seat]
        key = (p.hand, p.discard, p.draw, p.unseen, p.ready)
        found = self.decks.get(key)
        if found is None:
            have = elements(s, seat)[:CARDS]
            points = 0
            for i, n in enumerate(have):
                points += n * s.rules.cards[i + 1].vp
            found = self.decks[key] = Deck(float(points), have)
            cows = len(BREEDS)
            row = [float(n) for n in (*have[cows:], *have[:cows])]
            self.add_row(found, "all_cowboy", row)
            workers = float(self.features.workers_to_come(s, seat))
            self.add_row(found, "draw_workers", [workers, float(len(p.draw))])
        return found

    def estate(self, s: ElPasoState, seat: int) -> Estate:
        """What lies and stands on the table."""
        p = s.players[seat]
        key = (p.discs, p.posts, p.tokens, layout(s))
        found = self.estates.get(key)
        if found is None:
            found = self.estates[key] = self.new_estate(s, seat, p)
        return found

    def new_estate(self, s: ElPasoState, seat: int, p: Player) -> Estate:
        """The same, counted."""
        rules = s.rules
        points = 0
        kinds = [0] * len(rules.kinds)
        for at in own_buildings(s, seat):
            kind = rules.tiles[s.board[at]].what
            kinds[kind] += 1
            points += rules.kinds[kind].vp[s.sides[kind]]
        for post, n in zip(rules.posts, p.posts, strict=True):
            points += n * post.vp
        double = 0
        for token in p.tokens:
            double += rules.tokens[token].duplicate
            if token >= rules.first_bonus:
                points += rules.tokens[token].vp
        lasting = permanent(s, seat)
        limits = (hand_limit(s, seat), step_limit(s, seat))
        have = elements(s, seat)[CARDS:]
        found = Estate(float(points), have, limits, lasting + 1.3 * double)
        found.gains = self.features.valuation.gains(s, p, 1.0)
        self.add_row(found, "permanent", [float(lasting), float(double)])
        row = [float(n) for n in (*p.discs, *p.posts, *kinds)]
        self.add_row(found, f"slot_{rules.slots[0].name}", row)
        return found

    def way(self, s: ElPasoState, at: int, steps: int) -> Way:
        """The way to El Paso, and what is on it."""
        key = (layout(s), at, steps)
        found = self.ways.get(key)
        if found is None:
            rules = s.rules
            far = self.features.distance(s, at)
            found = self.ways[key] = Way(self.features.reach(s, at, steps))
            self.add_row(found, "far", [far, far / steps, 1.0 if far <= steps else 0.0])
            first = rules.first_neutral
            row = [float(first + i in found.reach) for i in range(len(rules.neutral))]
            self.add_row(found, f"reach_{rules.neutral[0].name}", row)
        return found


def plain(value: Value, side: Weights) -> tuple[list[list[float]], list[float]]:
    """The weights of a side for figures as they are, and its bias."""
    rows: list[list[float]] = []
    bias: list[float] = []
    for row, shift in zip(side.rows, side.bias, strict=True):
        weights = [w / d for w, d in zip(row, value.scale, strict=True)]
        rows.append(weights)
        for w, m in zip(weights, value.mean, strict=True):
            shift -= w * m
        bias.append(shift)
    return rows, bias
