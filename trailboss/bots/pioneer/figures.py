"""What a value of Pioneer Rails looks at: the figures of a view, by name.

They come in three groups: the table, the own sheet, and the others. Of several others every figure
is the largest; alone the target stands in their place. A sheet is read between two turns, or at the
end of a turn that is only thought of.
"""

from __future__ import annotations

from typing import Final

from trailboss.bots.pioneer.fields import TOWN
from trailboss.bots.pioneer.hands import BLANK, SALOON_CHANCE, hand_prospect
from trailboss.bots.pioneer.valuation import Valuation
from trailboss.games.pioneer.components import GOAL_NEEDS, LEVELS, MANY, ROUNDS, TURNS
from trailboss.games.pioneer.goals import progress
from trailboss.games.pioneer.maps import BANK, FORT, KINDS, MINE, RANCH, SALOON, YARD
from trailboss.games.pioneer.networks import largest_network
from trailboss.games.pioneer.scoring import highest, target_of
from trailboss.games.pioneer.state import CIRCLED, FREE, PioneerState, Player

WHOLE: Final = ROUNDS * TURNS
"""Turns of a game, which are one unit of time."""
NEAR: Final = (
    (TOWN, "towns"), (MINE, "mines"), (SALOON, "saloons"), (BANK, "banks"), (YARD, "yards"),
    (FORT, "forts"),
)  # fmt: skip
"""The kinds of places that railheads may be near to."""
TABLE_FIGURES: Final = ("time", "open_goals", "near_goals", "rival_goals")
SHEET: Final = (
    "points", "hand", "free_saloons", "circled_saloons", "boxes", "gold", "banks", "forts",
    "ranches", "multiplier", "network", "yard_points", "heads", "deals", "goals", "hope",
    *[f"near_{name}" for _, name in NEAR],
)  # fmt: skip
NAMES: Final = [*TABLE_FIGURES, *SHEET, *[f"others_{name}" for name in SHEET]]


def setting_of(s: PioneerState) -> str:
    """The name of the value for a table; from five seats on they are many."""
    seats = len(s.players)
    return f"pioneer-{min(seats, MANY)}" if seats > 1 else f"pioneer-solo-{LEVELS[s.rules.level]}"


def read(s: PioneerState, seat: int) -> list[float]:
    """All figures for a seat."""
    most: list[float] = []
    for other in range(len(s.players)):
        if other != seat:
            row = sheet(s, other)
            most = [max(a, b) for a, b in zip(most, row, strict=True)] if most else row
    if not most:
        most = [float(target_of(s).total)] + [0.0] * (len(SHEET) - 1)
    return [*table(s, seat, rivals(s, seat)), *sheet(s, seat), *most]


def rivals(s: PioneerState, seat: int) -> list[float]:
    """How much of each goal the best other sheet has."""
    return [
        max([share(s, p, goal) for i, p in enumerate(s.players) if i != seat], default=0.0)
        for goal in s.goals
    ]


def share(s: PioneerState, p: Player, goal: int) -> float:
    """How much of a goal is done."""
    return min(1.0, progress(s, p, goal) / GOAL_NEEDS[goal - 1])


def table(s: PioneerState, seat: int, rivals: list[float]) -> list[float]:
    """The time that is left, goals that nobody has met, and how near they are."""
    p = s.players[seat]
    near = rival = count = 0.0
    for place, goal in enumerate(s.goals):
        if not (s.met | s.stale) >> place & 1:
            count += 1
            near += share(s, p, goal) ** 2
            rival += rivals[place] ** 2
    return [(WHOLE - p.turns) / WHOLE, count, near, rival]


def sheet(s: PioneerState, seat: int) -> list[float]:
    """The figures of a sheet between two turns, or as far as its turn has gone."""
    p = s.players[seat]
    network = float(largest_network(s.board, p))
    found = plain(s, seat, p, network)
    found[1] = hands(s, p, BLANK if s.turn == 0 else hand_prospect(s, seat, p))
    if p.turns >= WHOLE:
        return [*found, *[0.0] * (2 + len(NEAR))]
    valuation = Valuation(s, seat)
    return found + hopes(valuation, p, valuation.costs_after(p, 0, ()))


def plain(s: PioneerState, seat: int, p: Player, network: float) -> list[float]:
    """What is on a sheet."""
    data = s.board.data
    multiplier = float(highest(data.train_yards, p.active[YARD]))
    points = float(sum(p.hands) + p.nuggets + sum(p.bank) + p.circled + sum(p.stars) + p.bonus)
    points += highest(data.forts, p.active[FORT]) + highest(data.ranches, p.active[RANCH])
    yards = multiplier * network
    return [
        points + yards, 0.0, float(p.saloons.count(FREE)),
        float(p.saloons[s.round - 1 :].count(CIRCLED)), float(p.circled - p.crossed),
        float(p.nuggets - p.banked), float(len(data.banks) - len(p.bank)), float(p.active[FORT]),
        float(p.active[RANCH]), multiplier, network, yards,
        float(sum([len(own) for own in p.heads])), 1.0 if s.dealer == seat else 0.0,
    ]  # fmt: skip


def hands(s: PioneerState, p: Player, running: float) -> float:
    """What the running hand and those to come may bring."""
    if p.turns >= WHOLE:
        return 0.0
    now = p.saloons[s.round - 1]
    total = running * (1 + (now == CIRCLED) + SALOON_CHANCE * (now == FREE))
    for symbol in p.saloons[s.round :]:
        total += BLANK * (2 if symbol == CIRCLED else 1)
    return total


def hopes(valuation: Valuation, p: Player, costs: list[int]) -> list[float]:
    """Goals on the way, and what the railheads are near to: the nearer the more."""
    have = [progress(valuation.s, p, goal) for goal, _ in valuation.goals]
    worths = valuation.kind_worths(p, valuation.network(p), have)
    near = [0.0] * len(KINDS)
    for i, kind in enumerate(valuation.paths.kinds):
        near[kind] += valuation.near[costs[i]]
    hope = 0.0
    for kind, _ in NEAR:
        hope += worths[kind] * near[kind]
    return [valuation.goals_worth(have), hope, *[near[kind] for kind, _ in NEAR]]
