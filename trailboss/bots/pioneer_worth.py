"""What a sheet of Pioneer Rails is worth: its points, and what its railheads are near to."""

from __future__ import annotations

from typing import Final

from trailboss.bots.pioneer_fields import FAR, TOWN, fields, paths_of
from trailboss.bots.pioneer_hands import BLANK, hand_prospect, hands_worth
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
from trailboss.games.pioneer.ranches import newly_lonely
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
"""In so many last turns what is unfinished loses its worth."""
ALL: Final = range(len(SUITS))


class Mind:
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
        self.goals = [(goal, points) for goal, points in goal_points(s, seat) if points]
        self.near = [LATENT * NEAR**cost * self.chance(cost) for cost in range(FAR + 1)]
        self.near[FAR] = 0.0
        self.sizes: dict[tuple[int, ...], int] = {}
        reached = [self.reach(self.start, suit, [[FAR] * len(self.paths.kinds)]) for suit in ALL]
        self.others = [[row for other, row in enumerate(reached) if other != suit] for suit in ALL]
        self.others = [[list(map(min, *rows))] for rows in self.others]

    def chance(self, cost: int) -> float:
        """Will there be enough tracks of one railway?"""
        return max(0.0, min(1.0, 1.5 - cost / (1 + self.left)))

    def reach(self, p: Player, suit: int, rows: list[list[int]]) -> list[int]:
        """The tracks that a railway needs for each location and town, if no row has fewer."""
        corners = [c for c in self.board.station_corners[suit] if p.vertices[c] == 0]
        own = [self.rows[vertex] for vertex in (*p.heads[suit], *corners)]
        return list(map(min, *rows, *own)) if own else list(rows[0])

    def network(self, p: Player) -> int:
        """The towns of the largest network; the same towns are counted once."""
        ends = tuple([p.vertices[vertex] for vertex in self.board.towns])
        if ends not in self.sizes:
            self.sizes[ends] = largest_network(self.board, p)
        return self.sizes[ends]

    def worth(self, p: Player, suit: int, drawn: tuple[int, ...]) -> float:
        """The worth of a sheet after these tracks of a suit; what is due is activated."""
        settled(self.s, self.seat, p)
        data = self.board.data
        towns = self.network(p)
        points = float(p.nuggets + sum(p.bank) + p.circled)
        points += highest(data.forts, p.active[FORT]) + highest(data.ranches, p.active[RANCH])
        points += highest(data.train_yards, p.active[YARD]) * self.grown(towns)
        points += BOX * min(1.0, self.left / RUSH) * (p.circled - p.crossed)
        points += hands_worth(self.s, p, self.running)
        points += sum(self.goal_worth(p, goal, most) for goal, most in self.goals)
        return points + self.potential(p, suit, drawn, towns)

    def grown(self, towns: int) -> float:
        """How many towns the largest network will have."""
        return max(towns, min(3.0, towns + 0.15 * self.left))

    def goal_worth(self, p: Player, goal: int, most: int) -> float:
        """All points if it is met; on the way to it a growing part of them."""
        share = progress(self.s, p, goal) / GOAL_NEEDS[goal - 1]
        if share >= 1:
            return float(most)
        return HALFWAY * self.hope * most * share * share

    def potential(self, p: Player, suit: int, drawn: tuple[int, ...], towns: int) -> float:
        """What the railheads are near to."""
        costs = self.reach(p, suit, self.others[suit])
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
        worths = self.kind_worths(p, towns)
        near = self.near
        return sum(
            [worths[kind] * near[cost] for kind, cost in zip(self.paths.kinds, costs, strict=True)]
        )

    def kind_worths(self, p: Player, towns: int) -> list[float]:
        """What one more location of each kind would bring."""
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
        for goal, most in self.goals:
            kind = COUNTED.get(goal, -1)
            need = GOAL_NEEDS[goal - 1]
            if kind >= 0:
                have = progress(self.s, p, goal)
                if have < need:
                    worths[kind] += most * (2 * have + 1) / (need * need)
        return worths


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
    if p.closed:
        alone = newly_lonely(s.board, p, s.rules.shortcut_is_border)
        new = [c for c in alone if not p.activated >> c & 1 and c not in p.pending]
        p.pending = (*p.pending, *new)
        p.closed = ()


def settled(s: PioneerState, seat: int, p: Player) -> None:
    """Activate what is due, banks last and full, as the bot would (R8.11)."""
    players = s.players
    kept = players[seat]
    players[seat] = p
    find_pending(s, p)
    for cell in p.pending:
        bank = s.board.kind[cell] == BANK
        activate(s, seat, cell, nugget_choices(s, p)[-1] if bank else 0)
    players[seat] = kept
