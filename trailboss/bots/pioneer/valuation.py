"""What a sheet of Pioneer Rails is worth: its points, and what its railheads are near to."""

from __future__ import annotations

from typing import Final

from trailboss.bots.pioneer.fields import FAR, TOWN, fields, paths_of
from trailboss.bots.pioneer.hands import BLANK, hand_prospect, hands_worth
from trailboss.games.pioneer.activation import activate, find_pending, nugget_choices
from trailboss.games.pioneer.components import (
    BANK_LIMIT,
    FIRST,
    GOAL_NEEDS,
    LATER,
    ROUNDS,
    SUITS,
    TURNS,
)
from trailboss.games.pioneer.goals import progress
from trailboss.games.pioneer.maps import BANK, FORT, KINDS, MINE, RANCH, SALOON, YARD
from trailboss.games.pioneer.networks import largest_network
from trailboss.games.pioneer.scoring import highest
from trailboss.games.pioneer.state import FREE, PioneerState, Player

NEAR: Final = 0.80
"""What one more track to draw leaves of the worth of a location."""
BOX: Final = 2.0
"""What an unused town box is worth while many turns are left."""
HALFWAY: Final = 0.5
"""The share of a goal's points that the progress towards it is worth."""
LATENT: Final = 0.22
"""The share of a location's worth that being near to it is worth."""
RUSH: Final = 4
"""The number of last turns in which unfinished things lose their worth."""
ALL: Final = range(len(SUITS))


class Valuation:
    """One seat's judgement in one turn."""

    def __init__(self, s: PioneerState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.board = s.board
        self.paths = paths_of(s.board)
        self.start = s.players[seat]
        self.rows = fields(s.board, self.start)
        self.left = ROUNDS * TURNS - self.start.turns - 1
        self.hope = min(1.0, self.left / RUSH)
        self.running = hand_prospect(s, seat, self.start)
        self.goals: list[tuple[int, float]] = [
            (goal, float(points)) for goal, points in goal_points(s, seat) if points
        ]
        self.near = [LATENT * NEAR**cost * self.chance(cost) for cost in range(FAR + 1)]
        self.near[FAR] = 0.0
        self.sizes: dict[tuple[int, ...], int] = {}
        self.reached: dict[tuple[int, ...], list[int]] = {}
        reached = [self.lowest(self.sources(self.start, suit)) for suit in ALL]
        self.others = [lower([row for i, row in enumerate(reached) if i != suit]) for suit in ALL]

    def chance(self, cost: int) -> float:
        """Will there be enough tracks of one railway?"""
        return max(0.0, min(1.0, 1.5 - cost / (1 + self.left)))

    def sources(self, p: Player, suit: int) -> tuple[int, ...]:
        """Where a railway could go on already when the turn began, and still can."""
        found = [v for v in p.heads[suit] if self.start.vertices[v]]
        found += [c for c in self.board.station_corners[suit] if p.vertices[c] == 0]
        return tuple(found)

    def lowest(self, sources: tuple[int, ...]) -> list[int]:
        """The tracks that a railway needs from these vertices for each location and town."""
        if sources not in self.reached:
            far = [FAR] * len(self.paths.kinds)
            self.reached[sources] = lower([far, *[self.rows[vertex] for vertex in sources]])
        return self.reached[sources]

    def reach(self, p: Player, suit: int) -> list[int]:
        """The tracks that all railways need after this turn of one of them.

        Most of its railheads are where they were: they are looked at once.
        """
        new = [self.rows[v] for v in p.heads[suit] if not self.start.vertices[v]]
        return lower([self.others[suit], self.lowest(self.sources(p, suit)), *new])

    def network(self, p: Player) -> int:
        """The towns of the largest network; the same towns are counted once."""
        ends = tuple([p.vertices[vertex] for vertex in self.board.towns])
        if ends not in self.sizes:
            self.sizes[ends] = largest_network(self.board, p)
        return self.sizes[ends]

    def worth(self, p: Player, suit: int, drawn: tuple[int, ...]) -> float:
        """The worth of a sheet after these tracks of a suit, if what is due is activated."""
        if p.pending or p.alone:
            p = p.clone()
            settled(self.s, self.seat, p)
        data = self.board.data
        towns = self.network(p)
        points = float(p.nuggets + sum(p.bank) + p.circled)
        points += highest(data.forts, p.active[FORT]) + highest(data.ranches, p.active[RANCH])
        points += highest(data.train_yards, p.active[YARD]) * self.grown(towns)
        points += BOX * min(1.0, self.left / RUSH) * (p.circled - p.crossed)
        points += hands_worth(self.s, p, self.running)
        have = [progress(self.s, p, goal) for goal, _ in self.goals]
        points += self.goals_worth(have)
        return points + self.potential(p, suit, drawn, self.kind_worths(p, towns, have))

    def grown(self, towns: int) -> float:
        """How many towns the largest network will have."""
        return max(towns, min(3.0, towns + 0.15 * self.left))

    def goals_worth(self, have: list[int]) -> float:
        """All points of what is met; on the way to a goal a growing part of them."""
        worth = 0.0
        for i, (goal, most) in enumerate(self.goals):
            share = have[i] / GOAL_NEEDS[goal - 1]
            worth += most if share >= 1 else HALFWAY * self.hope * most * share * share
        return worth

    def costs_after(self, p: Player, suit: int, drawn: tuple[int, ...]) -> list[int]:
        """The tracks that each place needs after these tracks of a suit."""
        costs = self.reach(p, suit)
        number = self.paths.number
        for track in drawn:
            for cell in self.board.counted[track]:
                if costs[number[cell]] < FAR:
                    costs[number[cell]] -= 1
                if p.activated >> cell & 1:
                    costs[number[cell]] = FAR
        first = len(self.paths.cells)
        for i, vertex in enumerate(self.board.towns, first):
            if p.vertices[vertex]:
                costs[i] = FAR
        return costs

    def potential(self, p: Player, suit: int, drawn: tuple[int, ...], worths: list[float]) -> float:
        """What the railheads are near to, by what a location of each kind is worth."""
        costs = self.costs_after(p, suit, drawn)
        near, kinds = self.near, self.paths.kinds
        worth = 0.0
        for i in range(len(kinds)):
            worth += worths[kinds[i]] * near[costs[i]]
        return worth

    def kind_worths(self, p: Player, towns: int, have: list[int]) -> list[float]:
        """What one more location of each kind would bring, with `have` of each goal done."""
        data = self.board.data
        worths = [0.0] * len(KINDS)
        banks = data.banks[len(p.bank) :]
        loose = p.nuggets - p.banked
        worths[MINE] = 1.0
        if banks and loose < BANK_LIMIT * len(banks):
            worths[MINE] += 0.6 * banks[min(loose // BANK_LIMIT, len(banks) - 1)]
        if banks:
            worths[BANK] = banks[0] * min(BANK_LIMIT, loose + 0.25 * self.left)
        free = p.saloons[self.s.round - 1 :].count(FREE)
        if free:
            worths[SALOON] = self.running if p.saloons[self.s.round - 1] == FREE else BLANK
        worths[FORT] = step(data.forts, p.active[FORT])
        worths[YARD] = step(data.train_yards, p.active[YARD]) * self.grown(towns)
        multiplier = highest(data.train_yards, p.active[YARD])
        worths[TOWN] = 1 + BOX * self.hope + 0.7 * max(multiplier, 1.0 * self.hope)
        for i, (goal, most) in enumerate(self.goals):
            kind = COUNTED.get(goal, -1)
            need = GOAL_NEEDS[goal - 1]
            if kind >= 0 and have[i] < need:
                worths[kind] += most * (2 * have[i] + 1) / (need * need)
        return worths


def lower(rows: list[list[int]]) -> list[int]:
    """The least of each column."""
    least = rows[0][:]
    for row in rows[1:]:
        for i in range(len(least)):
            if row[i] < least[i]:
                least[i] = row[i]
    return least


COUNTED: Final = {
    1: BANK, 2: MINE, 3: BANK, 4: SALOON, 5: FORT, 11: TOWN, 12: TOWN, 15: YARD
}  # fmt: skip
"""Goals that count locations (R16)."""


def step(values: tuple[int, ...], circled: int) -> float:
    """What the next number of a score track adds."""
    if circled >= len(values):
        return 0.0
    return float(values[circled] - (values[circled - 1] if circled else 0))


def goal_points(s: PioneerState, seat: int) -> list[tuple[int, int]]:
    """What meeting each open goal would bring now; alone, it lowers the target (R11, R15.7)."""
    alone = len(s.players) == 1
    found = []
    for place, goal in enumerate(s.goals):
        met = bool(s.met >> place & 1)
        if alone:
            found.append((goal, 0 if met or s.stale >> place & 1 else FIRST))
        else:
            open_ = s.players[seat].stars[place] == 0
            found.append((goal, (LATER if met else FIRST) if open_ else 0))
    return found


def notice_ranches(s: PioneerState, p: Player) -> None:
    """Ranches that are alone now wait to be activated (R9.4)."""
    p.pending += p.alone
    p.closed = p.alone = ()


def settled(s: PioneerState, seat: int, p: Player) -> None:
    """Activate what is due, banks last and full, as the bot would (R8.11)."""
    players = s.players
    kept, owned = players[seat], s.own
    players[seat] = p
    s.own |= 1 << seat
    find_pending(s, p)
    for cell in p.pending:
        bank = s.board.kind[cell] == BANK
        activate(s, seat, cell, nugget_choices(s, p)[-1] if bank else 0)
    players[seat] = kept
    s.own = owned
