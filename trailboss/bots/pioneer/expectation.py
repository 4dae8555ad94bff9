"""What a seat expects of the rest of a game: by a value, and by how near others are to goals."""

from __future__ import annotations

from typing import Final

from trailboss.bots.pioneer.figures import (
    SHEET,
    TABLE_FIGURES,
    WHOLE,
    hands,
    hopes,
    plain,
    share,
)
from trailboss.bots.pioneer.hands import BLANK, SALOON_CHANCE
from trailboss.bots.pioneer.valuation import Valuation
from trailboss.bots.value import CLIP, Value
from trailboss.core.zones import Zone
from trailboss.games.pioneer.components import FIRST, GOAL_NEEDS, LATER, TURNS
from trailboss.games.pioneer.goals import meets, progress
from trailboss.games.pioneer.state import CIRCLED, FREE, PioneerState, Player

READY: Final = (0.6, 0.25, 0.1, 0.05)
"""How likely a goal is met in a turn by a sheet that lacks nothing, one, two or three of it."""
OPEN: Final = TABLE_FIGURES.index("open_goals")
NEAR: Final = TABLE_FIGURES.index("near_goals")
RIVAL: Final = TABLE_FIGURES.index("rival_goals")
POINTS: Final = SHEET.index("points")
HAND: Final = SHEET.index("hand")
FREE_SALOONS: Final = SHEET.index("free_saloons")
SALOONS: Final = SHEET.index("circled_saloons")
DEALS: Final = SHEET.index("deals")


class Gauge:
    """A value, asked about one sheet: what is left out is the same for all its turns."""

    def __init__(self, value: Value) -> None:
        self.value: Final = value
        self.low: Final = [m - CLIP * d for m, d in zip(value.mean, value.scale, strict=True)]
        self.high: Final = [m + CLIP * d for m, d in zip(value.mean, value.scale, strict=True)]
        self.at_time: Final[dict[float, tuple[list[float], float]]] = {}

    def weights(self, t: float) -> tuple[list[float], float]:
        """The weights of plain figures at a time, and the bias."""
        found = self.at_time.get(t)
        if found is None:
            row, bias = self.value.lead.at(t / self.value.unit)
            plain_row = [w / d for w, d in zip(row, self.value.scale, strict=True)]
            for w, m in zip(plain_row, self.value.mean, strict=True):
                bias -= w * m
            found = self.at_time[t] = (plain_row, bias)
        return found

    def weigh(self, figures: list[float]) -> float:
        """The lead that these figures, of the table and the own sheet, are good for."""
        weights, total = self.weights(figures[0])
        for i, x in enumerate(figures):
            total += weights[i] * min(self.high[i], max(self.low[i], x))
        return total + figures[len(TABLE_FIGURES) + POINTS]


class Expectation:
    """One seat's expectations when a decision is due."""

    def __init__(self, s: PioneerState, seat: int, gauge: Gauge | None) -> None:
        self.seat: Final = seat
        self.gauge: Final = gauge
        self.turns: Final = s.players[seat].turns
        self.rivals: Final = [0.0] * len(s.goals)
        """How much of each goal the best other sheet has."""
        self.alone: Final[dict[int, float]] = {}
        """How likely nobody else meets a goal in a turn."""
        for place, goal in enumerate(s.goals):
            chance = 1.0
            for other, p in enumerate(s.players):
                if other != seat:
                    self.rivals[place] = max(self.rivals[place], share(s, p, goal))
                    lacking = max(0, GOAL_NEEDS[goal - 1] - progress(s, p, goal))
                    chance *= 1 - (READY[lacking] if lacking < len(READY) else 0.0)
            self.alone[goal] = chance

    def prizes(self, s: PioneerState, goals: list[tuple[int, float]]) -> list[tuple[int, float]]:
        """What goals will bring at this table, if they are met in its turn (R11)."""
        ahead = s.players[self.seat].turns - self.turns
        if len(s.players) == 1 or ahead <= 0:
            return goals
        return [
            (goal, LATER + (FIRST - LATER) * self.alone[goal] ** ahead if most == FIRST else most)
            for goal, most in goals
        ]

    def figures(
        self, valuation: Valuation, p: Player, suit: int, drawn: tuple[int, ...], running: float
    ) -> list[float]:
        """The figures of the table and the sheet when a turn with these tracks has ended."""
        s = valuation.s
        found = [
            valuation.left / WHOLE,
            0.0,
            0.0,
            0.0,
            *plain(s, self.seat, p, valuation.network(p)),
        ]
        found += hopes(valuation, p, valuation.costs_after(p, suit, drawn))
        first = len(TABLE_FIGURES)
        prizes = dict(valuation.goals)
        for place, goal in enumerate(s.goals):
            if goal in prizes and meets(s, p, goal):
                found[first + POINTS] += prizes[goal]
                found[first + SHEET.index("goals")] -= prizes[goal]
            elif not (s.met | s.stale) >> place & 1:
                found[OPEN] += 1
                found[NEAR] += share(s, p, goal) ** 2
                found[RIVAL] += self.rivals[place] ** 2
        found[first + DEALS] = 1.0 if (s.dealer + 1) % len(s.players) == self.seat else 0.0
        if s.turn < TURNS:
            found[first + HAND] = hands(s, p, running)
        else:
            self.next_round(s, p, running, found)
        return found

    def next_round(self, s: PioneerState, p: Player, running: float, found: list[float]) -> None:
        """The hand of this round is points now, and its saloon is of no more use."""
        first = len(TABLE_FIGURES)
        now: int = p.saloons[s.round - 1]
        later: Zone = p.saloons[s.round :]
        found[first + POINTS] += running * (2 if now == CIRCLED else 1)
        found[first + FREE_SALOONS] -= now == FREE
        found[first + SALOONS] -= now == CIRCLED
        total = BLANK * SALOON_CHANCE * (later[0] == FREE) if later else 0.0
        for symbol in later:
            total += BLANK * (2 if symbol == CIRCLED else 1)
        found[first + HAND] = total
