"""What a value of El Paso looks at: the figures of a view at the end of a turn, by name.

They come in three groups: the table, the own seat, and the others. A hand that is not full counts
with the cows that may come, so a turn may be read before its draw phase too. Of others, whose hands
are hidden, the whole herd counts; of several others every figure is the largest.
"""

from __future__ import annotations

from typing import Final

from trailboss.bots.elpaso.prospect import expected_value, to_come
from trailboss.bots.elpaso.valuation import Gains, Valuation, distances, points, prospect, smooth
from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import BREEDS, WORKERS
from trailboss.games.elpaso.elements import best_objectives, elements
from trailboss.games.elpaso.movement import EL_PASO
from trailboss.games.elpaso.rules import ALL_ROUNDER, Rules
from trailboss.games.elpaso.state import (
    AWAY,
    ElPasoState,
    hand_limit,
    is_sue,
    layout,
    own_buildings,
    permanent,
    step_limit,
)
from trailboss.games.elpaso.sue.workers import workers as sue_workers
from trailboss.games.trail.rules import NOBODY

LAP: Final = 3.0
"""Turns that a round takes on average."""
LONG: Final = 15.0
"""Turns of a whole game, which are one unit of time."""
KEPT: Final = 4000
"""How many boards, hands and sets of tokens are remembered."""
PURSE: Final = (3, 6, 9, 13, 18)
SEAT: Final = (
    "dollars", *[f"dollars_{n}" for n in PURSE], "certificates", "exchanges", "permanent",
    "duplicates", "missing", "near", "later", "delivery", "later_delivery", "far", "turns",
    "next_turn", "objectives", "prospects", "draw_workers", "draw_pile", "reach_buy",
    "reach_build", "reach_train", "reach_hire", "reach_own",
)  # fmt: skip
TRADES: Final = (
    "cowboys_2", "cowboys_3", "cowboys_4", "builders_2", "builders_3", "builders_4", "builders_5",
    "builders_6", "engineers_2", "engineers_3", "engineers_4",
)  # fmt: skip


TABLE_FIGURES: Final = ("time", "stops", "soonest", "first_seat", "sue")


def names(rules: Rules) -> list[str]:
    """All figures in their order: the table, the seat, the others."""
    seat = seat_names(rules)
    return [*TABLE_FIGURES, *seat, *[f"others_{name}" for name in seat]]


def seat_names(rules: Rules) -> list[str]:
    """The figures of a seat."""
    return [
        "vp",
        *SEAT,
        *TRADES,
        *[f"ready_{name}" for name in WORKERS],
        *[f"all_{name}" for name in WORKERS],
        *BREEDS,
        *[f"slot_{slot.name}" for slot in rules.slots],
        *[f"post_{post.name}" for post in rules.posts],
        *[f"building_{kind.builders}" for kind in rules.kinds],
        *[f"reach_{row.name}" for row in rules.neutral],
    ]


class Features:
    """Reads positions of one game; what is slow to find and comes again is remembered."""

    def __init__(self, s: ElPasoState) -> None:
        self.rules = s.rules
        self.valuation = Valuation(s, 0)
        self.far: dict[Zone, list[int]] = {}
        self.board: Zone = ()
        """The board that was asked for last, and its distances."""
        self.row: list[int] = []
        self.done: dict[tuple[Zone, Zone], tuple[float, float]] = {}
        self.hands: dict[tuple[Zone, int, Zone], float] = {}
        self.onward: dict[tuple[Zone, int, int], Zone] = {}

    def forget(self) -> None:
        """Nothing grows without bounds."""
        for size, clear in (
            (len(self.far), self.far.clear),
            (len(self.done), self.done.clear),
            (len(self.hands), self.hands.clear),
            (len(self.onward), self.onward.clear),
        ):
            if size > KEPT:
                clear()

    def turns(self, s: ElPasoState, seat: int) -> float:
        """How many turns a seat is from El Paso."""
        at = s.players[seat].rancher
        return self.distance(s, at) / step_limit(s, seat)

    def distance(self, s: ElPasoState, at: int) -> float:
        """Steps to El Paso; from El Paso, and from nowhere, a whole round."""
        if at == AWAY:
            at = EL_PASO
        if self.board is not s.board:
            far = self.far.get(s.board)
            if far is None:
                far = self.far[s.board] = distances(s)
            self.board, self.row = s.board, far
        return float(self.row[at])

    def time(self, s: ElPasoState) -> float:
        """About how much of the game is left, as a share."""
        if s.ender != NOBODY:
            return 0.0
        n = len(s.players)
        total = 0.0
        least = 99.0
        for seat in range(n):
            turns = self.turns(s, seat)
            total += turns
            least = min(least, turns)
        left = LAP * ((s.simmental + 1) / n - 1) + total / n
        return max(left, least) / LONG

    def score(self, s: ElPasoState, seat: int, have: Zone) -> float:
        """The points of a seat as it stands."""
        p = s.players[seat]
        space = s.rules.simmental_space_vp if s.ender == seat else 0
        total = float(points(s, seat, have) + space) + p.dollars / 5
        if is_sue(s, seat):
            rows = self.rules.tokens
            return total + sum(
                [rows[token].vp for token in p.tokens if token < s.rules.first_bonus]
            )
        return total + self.objectives(s, seat, p.tokens, have)[0]

    def objectives(
        self, s: ElPasoState, seat: int, tokens: Zone, have: Zone
    ) -> tuple[float, float]:
        """The points of objectives that are fulfilled, and of those that are in part."""
        found = self.done.get((tokens, have))
        if found is None:
            hope = 0.0
            for token in tokens:
                if token < s.rules.first_bonus:
                    hope += prospect(s, token, have)
            found = self.done[(tokens, have)] = (float(best_objectives(s, seat)), hope)
        return found

    def hand(self, s: ElPasoState, hand: Zone, limit: int, cows: Zone) -> float:
        """What a hand is worth when it is filled."""
        key = (hand, limit, cows)
        found = self.hands.get(key)
        if found is None:
            found = self.hands[key] = expected_value(s, hand, limit, cows)
        return found

    def read(self, s: ElPasoState, seat: int) -> list[float]:
        """All figures for a seat."""
        return [*self.table(s, seat), *self.seat(s, seat, True), *self.others(s, seat)]

    def table(self, s: ElPasoState, seat: int) -> list[float]:
        """The time that is left, and who stops it."""
        soon = 99.0
        for other in range(len(s.players)):
            if other != seat:
                soon = min(soon, self.turns(s, other))
        sue = float(len(s.sue.bot) + len(s.sue.used)) if s.sue is not None else 0.0
        stops = float(s.simmental + 1) if s.ender == NOBODY else 0.0
        return [self.time(s), stops, soon, 1.0 if seat == 0 else 0.0, sue]

    def others(self, s: ElPasoState, seat: int) -> list[float]:
        """The largest figures of the other seats."""
        most: list[float] = []
        for other in range(len(s.players)):
            if other != seat:
                row = self.seat(s, other, False)
                most = [max(a, b) for a, b in zip(most, row, strict=True)] if most else row
        return most

    def seat(self, s: ElPasoState, seat: int, own: bool) -> list[float]:
        """All figures of a seat, with its hand if it is the own one."""
        p = s.players[seat]
        rules = self.rules
        have = elements(s, seat)
        limit = hand_limit(s, seat)
        steps = step_limit(s, seat)
        herd = have[: rules.first_worker - 1]
        any_hand = self.hand(s, (), limit, herd)
        near = any_hand
        missing = 0
        if own:
            missing = max(0, limit - len(p.hand))
            near = self.hand(s, p.hand, limit, to_come(s, p, missing))
        lasting = permanent(s, seat)
        double = sum([rules.tokens[token].duplicate for token in p.tokens])
        extra = lasting + 1.3 * double
        gains: Gains = self.valuation.gains(s, p, 1.0)
        far = self.distance(s, p.rancher)
        done, hope = self.objectives(s, seat, p.tokens, have)
        ready = p.ready
        if is_sue(s, seat):
            ready = (sue_workers(s, 0), sue_workers(s, 1), sue_workers(s, 2), 0)
        found: list[float] = [self.score(s, seat, have), float(p.dollars)]
        for n in PURSE:
            found.append(float(max(0, p.dollars - n)))
        found += [
            float(p.certificates), float(p.exchanges), float(lasting), float(double),
            float(missing), near + extra, any_hand + extra,
            smooth(gains, near + extra + p.certificates), smooth(gains, any_hand + extra + 0.5),
            far, far / steps, 1.0 if far <= steps else 0.0, done, hope,
            float(self.workers_to_come(s, seat)), float(len(p.draw)),
        ]  # fmt: skip
        reach = self.reach(s, p.rancher, steps)
        self.chances(s, seat, reach, ready, found)
        crew(ready, found)
        self.things(s, seat, ready, have, found)
        for i in range(len(rules.neutral)):
            found.append(1.0 if rules.first_neutral + i in reach else 0.0)
        return found

    def workers_to_come(self, s: ElPasoState, seat: int) -> int:
        """How many workers are among the cards that will be drawn."""
        p = s.players[seat]
        return len([card for card in (*p.draw, *p.unseen) if card >= self.rules.first_worker])

    def things(
        self, s: ElPasoState, seat: int, ready: Zone, have: Zone, found: list[float]
    ) -> None:
        """Workers, cows, discs and buildings, each counted."""
        p = s.players[seat]
        rules = self.rules
        first = rules.first_worker - 1
        for zone in (ready, have[first : first + len(WORKERS)], have[:first], p.discs, p.posts):
            for n in zone:
                found.append(float(n))
        kinds = [0.0] * len(rules.kinds)
        for at in own_buildings(s, seat):
            kinds[rules.tiles[s.board[at]].what] += 1.0
        found += kinds

    def reach(self, s: ElPasoState, at: int, steps: int) -> Zone:
        """The tiles that the next movement may lead to."""
        if at == AWAY:
            return ()
        key = (s.board, at, steps)
        found = self.onward.get(key)
        if found is None:
            stops = layout(s).stops
            nodes: set[int] = set()
            edge = [at]
            for _ in range(steps):
                edge = [to for node in edge for to in stops[node] if to != EL_PASO]
                nodes.update(edge)
            found = self.onward[key] = tuple(sorted({s.board[node] for node in nodes}))
        return found

    def chances(
        self, s: ElPasoState, seat: int, reach: Zone, ready: Zone, found: list[float]
    ) -> None:
        """What may be bought, built, used and hired in the next turn as things stand."""
        rules = self.rules
        dollars = s.players[seat].dollars
        buy = build = train = hire = own = 0.0
        first = rules.first_neutral
        spare = ready[ALL_ROUNDER]
        if first + 2 in reach:
            for i, row in enumerate(rules.fields):
                able = ready[0] + spare >= row.cowboys and dollars >= 2 * row.cowboys
                if able and s.cattle[i]:
                    buy = max(buy, float(rules.cards[row.cards[0]].vp))
        if first + 3 in reach:
            room = len(own_buildings(s, seat)) < rules.markers
            for k, kind in enumerate(rules.kinds):
                able = ready[1] + spare >= kind.builders and dollars >= 2 * kind.builders
                if able and room and s.buildings[k]:
                    build = max(build, float(kind.vp[s.sides[k]]))
        if first + 4 in reach:
            for card in rules.train:
                if ready[2] + spare >= card.engineers and dollars >= 2 * card.engineers:
                    train = max(train, float(card.engineers))
        if first in reach:
            hire = (1.0 if dollars >= 5 else 0.0) + (1.0 if dollars >= 13 else 0.0)
        for tile in reach:
            if tile >= rules.first_building and rules.tiles[tile].owner == seat:
                own += 1.0
        found += [buy, build, train, hire, own]


def crew(ready: Zone, found: list[float]) -> None:
    """Steps of what ready workers allow, all-rounders among them."""
    spare = ready[ALL_ROUNDER]
    for kind, most in ((0, 4), (1, 6), (2, 4)):
        have = ready[kind] + spare
        for n in range(2, most + 1):
            found.append(1.0 if have >= n else 0.0)
