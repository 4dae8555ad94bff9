"""What stations, objectives, stationmasters, hazards and bandits are worth to a seat, in points."""

from __future__ import annotations

from collections.abc import Iterable

from trailboss.bots.trail.deliveries import deliveries
from trailboss.bots.trail.valuation import Valuation
from trailboss.games.trail.effects import Gain, tally
from trailboss.games.trail.objectives import FreeMove
from trailboss.games.trail.railroad import MoveEngine
from trailboss.games.trail.rules import COWBOY, ENGINEER, Objective
from trailboss.games.trail.scoring import things
from trailboss.games.trail.state import permanent


def objective(v: Valuation, row: Objective, others: Iterable[Objective] = ()) -> float:
    """How likely an objective is fulfilled at the end."""
    have = things(v.s, v.seat)
    for other in others:
        for task in other.tasks:
            have[task] = have.get(task, 0) - 1
    ease = min(0.75, v.weights.ease + v.weights.ease_lap * v.laps)
    likely = 1.0
    for task in set(row.tasks):
        missing = max(0, row.tasks.count(task) - max(0, have.get(task, 0)))
        likely *= (v.weights.ease_city if task in v.cities else ease) ** missing
    return float(likely)


def area(v: Valuation) -> list[Objective]:
    """The objectives that must be scored."""
    first = v.s.rules.first_objective
    return [v.s.rules.objectives[card - first] for card in v.p.area]


def take(v: Valuation, index: int) -> float:
    """What an objective card in the deck is worth; it need not be scored."""
    row = v.s.rules.objectives[index]
    clog = v.weights.clog * v.value * min(v.laps, 3.0)
    return (
        v.weights.objective * row.vp * objective(v, row, area(v)) + v.weights.objective_card - clog
    )


def quick(v: Valuation, row: Objective) -> float:
    """A rough worth of the immediate action of an objective card."""
    if isinstance(row.action, Gain):
        return row.action.dollars * v.dollar
    if isinstance(row.action, MoveEngine):
        return row.action.most * v.weights.rail * 1.6
    if isinstance(row.action, FreeMove):
        return 1.0
    return 0.8 if row.action is not None else 0.0


def play(v: Valuation, index: int) -> float:
    """What playing an objective card now is worth, compared with keeping it in the deck."""
    row = v.s.rules.objectives[index]
    sure = objective(v, row, area(v))
    kept = sure * row.vp
    played = sure * row.vp - (1 - sure) * row.penalty
    lighter = v.weights.clog * v.value * min(v.laps, 4.0)
    return played - kept + quick(v, row) + lighter


def master(v: Valuation, index: int) -> float:
    """What a stationmaster is worth at the end and until then."""
    row = v.s.rules.masters[index]
    left = max(0.0, v.laps - 0.5)
    worth = row.certificates * v.value * left * v.weights.permanent
    if isinstance(row.action, Gain):
        worth += row.action.dollars * v.dollar + row.action.certificates * v.certificate
    elif row.action is not None:
        worth += v.weights.master_action
    return worth + row.vp * counted(v, row.per, left)


def counted(v: Valuation, per: str, left: float) -> float:
    """How many of a thing there may be at the end."""
    p = v.p
    if not per:
        return 0.0
    if per == "workers":
        return sum(p.workers) - 1 + 0.7 * left
    if per == "objectives":
        return (len(p.area) + 0.4 * left) / 2
    if per == "certificates":
        return (v.s.rules.certificates[p.certificates] + permanent(v.s, v.seat) + 2) / 2
    if per in ("hazards", "stations"):
        return (tally(v.s, v.seat, per) + 0.5 * left) / 2
    if per == "pairs":
        return tally(v.s, v.seat, per) + 0.15 * left
    return tally(v.s, v.seat, per) + 0.4 * left


def give(v: Valuation, trade: int) -> float:
    """What a worker is worth that takes a stationmaster's place."""
    have = v.p.workers[trade]
    bonus = 0.6 if trade == COWBOY else 0.0
    return v.worker(trade, have - 1) + bonus


def station(v: Valuation, at: int, cash: int) -> float:
    """What upgrading a station is worth."""
    row = v.s.rules.stations[at]
    if v.p.stations >> at & 1 or cash < row.cost:
        return 0.0
    disc = deliveries(v).best_disc(row.black, cash - row.cost)
    worth = row.vp + v.weights.station - row.cost * v.dollar + disc
    return worth + exchange_master(v, at)


def exchange_master(v: Valuation, at: int) -> float:
    """What the stationmaster of a station is worth more than the cheapest worker."""
    if at >= len(v.s.masters) or v.s.masters[at] <= 0:
        return 0.0
    hired = [give(v, trade) for trade, n in enumerate(v.p.workers) if n > 1]
    return max(0.0, master(v, v.s.masters[at] - 1) - min(hired)) if hired else 0.0


def rail(v: Valuation, at: int) -> float:
    """What the engine's place is worth: transport saved, the way made, stations not far ahead."""
    space = v.s.rules.spaces[at]
    nose = space.number + 1 if space.turnout else space.number
    passed = [1.0 if cross < 8 else 0.6 for cross in v.s.rules.crosses if cross < nose]
    saved = sum(passed) * v.dollar * v.weights.transport * max(0.0, v.laps - 0.1)
    reach = 2.0 + v.p.workers[ENGINEER]
    ahead = 0.0
    for i, row in enumerate(v.s.rules.stations):
        far = row.at - at
        if 0 < far <= reach * 2 and not v.p.stations >> i & 1:
            ahead += v.weights.ahead * (1 - far / (2 * reach + 1)) * (row.vp / 2 + 1)
    return saved + space.number * v.weights.rail + ahead * v.early


def clear(v: Valuation, at: int) -> float:
    """What a hazard is worth to its remover."""
    tile = v.s.rules.tiles[v.s.board[at]]
    return tile.vp + v.weights.hazard + 0.15 * v.laps


def collect(v: Valuation, at: int) -> float:
    """What a bandit is worth to its collector."""
    node = v.s.rules.nodes[at]
    tile = v.s.rules.tiles[v.s.board[at]]
    colours = [v.s.rules.tiles[t].what for t in v.p.bandits]
    scarce = 0.2 if colours.count(tile.what) * 2 <= len(colours) else 0.0
    return node.dollars * v.dollar + node.tokens * v.token + v.weights.bandit + scarce
