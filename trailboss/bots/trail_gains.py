"""What discs, cities, stations, objectives and buildings are worth to a seat, in points."""

from __future__ import annotations

from collections.abc import Iterable

from trailboss.bots.trail_mind import Mind
from trailboss.games.trail.delivery import open_city, transport
from trailboss.games.trail.discs import affordable
from trailboss.games.trail.effects import Gain, tally
from trailboss.games.trail.objectives import FreeMove, TakeObjective
from trailboss.games.trail.railroad import MoveEngine
from trailboss.games.trail.rules import COWBOY, ENGINEER, Objective
from trailboss.games.trail.scoring import things
from trailboss.games.trail.state import permanent


def disc(m: Mind, slot: int) -> float:
    """What a cleared slot is worth: most of it comes in the laps that are left."""
    row = m.s.rules.discs[slot]
    left = max(0.0, m.laps - 0.5)
    worth = row.vp + row.dollars * m.dollar
    worth += row.hand * 1.6 * left
    if any(row.steps):
        worth += 0.7 * left * row.steps[m.s.count()]
    if row.certificates:
        worth += 0.35 * left
    if row.aux >= 0:
        worth += (0.25, 0.35, 0.2, 0.3, 0.45)[row.aux % 5] * left
    return worth * m.w.disc


def best_disc(m: Mind, black: bool, cash: int) -> float:
    """The best disc that fits; without one a station is lost."""
    fits = affordable(m.s, m.seat, black, cash)
    return max([disc(m, slot) for slot in fits], default=-3.0)


def city(m: Mind, at: int, pays: bool, cash: int) -> float:
    """What a delivery to a city is worth, without the income."""
    rules = m.s.rules
    row = rules.cities[at]
    have = m.p.cities
    worth = row.vp + row.dollars * m.dollar
    for i in (at - 1, at):
        if not 0 <= i < len(rules.arrows) or have[at]:
            continue
        arrow, other = rules.arrows[i], have[i] if i < at else have[i + 1]
        chance = 1.0 if other else 0.4 * min(1.0, m.laps / 2)
        action = 0.0
        if isinstance(arrow.action, TakeObjective):
            action = 0.8
        elif isinstance(arrow.action, Gain):
            action = m.token
        worth += chance * (arrow.vp + action)
    cost = transport(m.s, m.seat, at) if pays else 0
    return worth - cost * m.dollar + best_disc(m, row.black, cash - cost)


def delivery(m: Mind, value: int, pays: bool, cash: int) -> float:
    """The best delivery with a breeding value."""
    rows = enumerate(m.s.rules.cities)
    able = [i for i, row in rows if row.value <= value and open_city(m.s, m.seat, i)]
    return max([city(m, i, pays, cash) for i in able], default=0.0)


def sharpen(m: Mind) -> None:
    """Breeding value is worth more where a better city is near."""
    value = m.worth_in(m.p.hand) + permanent(m.s, m.seat)
    value += m.s.rules.certificates[m.p.certificates]
    cash = m.p.dollars + value
    now = delivery(m, value, True, cash)
    slope = max([(delivery(m, value + k, True, cash + k) - now) / k for k in (1, 2, 3, 4)])
    if now < m.w.poor:
        m.value += m.w.slope * (min(max(slope, 0.0), 2.5) - m.w.value)


def income(m: Mind, value: int) -> float:
    """Income and delivery with a breeding value."""
    return value * m.dollar + delivery(m, value, True, m.p.dollars + value)


def spend(m: Mind, value: int, certificates: int) -> float:
    """Income and delivery when so many certificates are spent."""
    later = 0.0 if m.laps < 0.9 else m.certificate
    return income(m, value + certificates) - certificates * later


def arrival(m: Mind) -> float:
    """What Kansas City is worth with the present hand and the best use of certificates."""
    value = m.worth_in(m.p.hand) + permanent(m.s, m.seat)
    missing = max(0, m.limit - len(m.p.hand))
    value += int(missing * m.fresh(m.p.hand))
    have = m.s.rules.certificates[m.p.certificates]
    return max([spend(m, value, k) for k in range(have + 1)])


def objective(m: Mind, row: Objective, others: Iterable[Objective] = ()) -> float:
    """How likely an objective is fulfilled at the end."""
    have = things(m.s, m.seat)
    for other in others:
        for task in other.tasks:
            have[task] = have.get(task, 0) - 1
    ease = min(0.75, 0.2 + 0.1 * m.laps)
    likely = 1.0
    for task in set(row.tasks):
        missing = max(0, row.tasks.count(task) - max(0, have.get(task, 0)))
        likely *= (0.15 if task in m.cities else ease) ** missing
    return float(likely)


def area(m: Mind) -> list[Objective]:
    """The objectives that must be scored."""
    first = m.s.rules.first_objective
    return [m.s.rules.objectives[card - first] for card in m.p.area]


def take(m: Mind, index: int) -> float:
    """What an objective card in the deck is worth; it need not be scored."""
    row = m.s.rules.objectives[index]
    clog = 0.25 * m.value * min(m.laps, 3.0)
    return m.w.objective * row.vp * objective(m, row, area(m)) + 0.6 - clog


def quick(m: Mind, row: Objective) -> float:
    """A rough worth of the immediate action of an objective card."""
    if isinstance(row.action, Gain):
        return row.action.dollars * m.dollar
    if isinstance(row.action, MoveEngine):
        return row.action.most * m.w.rail * 1.6
    if isinstance(row.action, FreeMove):
        return 1.0
    return 0.8 if row.action is not None else 0.0


def play(m: Mind, index: int) -> float:
    """What playing an objective card now is worth, compared with keeping it in the deck."""
    row = m.s.rules.objectives[index]
    sure = objective(m, row, area(m))
    kept = sure * row.vp
    played = sure * row.vp - (1 - sure) * row.penalty
    lighter = 0.25 * m.value * min(m.laps, 4.0)
    return played - kept + quick(m, row) + lighter


def master(m: Mind, index: int) -> float:
    """What a stationmaster is worth at the end and until then."""
    row = m.s.rules.masters[index]
    left = max(0.0, m.laps - 0.5)
    worth = row.certificates * m.value * left * 0.9
    if isinstance(row.action, Gain):
        worth += row.action.dollars * m.dollar + row.action.certificates * m.certificate
    elif row.action is not None:
        worth += 2.0
    return worth + row.vp * counted(m, row.per, left)


def counted(m: Mind, per: str, left: float) -> float:
    """How many of a thing there may be at the end."""
    p = m.p
    if not per:
        return 0.0
    if per == "workers":
        return sum(p.workers) - 1 + 0.7 * left
    if per == "objectives":
        return (len(p.area) + 0.4 * left) / 2
    if per == "certificates":
        return (m.s.rules.certificates[p.certificates] + permanent(m.s, m.seat) + 2) / 2
    if per in ("hazards", "stations"):
        return (tally(m.s, m.seat, per) + 0.5 * left) / 2
    if per == "pairs":
        return tally(m.s, m.seat, per) + 0.15 * left
    return tally(m.s, m.seat, per) + 0.4 * left


def give(m: Mind, trade: int) -> float:
    """What a worker is worth that takes a stationmaster's place."""
    have = m.p.workers[trade]
    bonus = 0.6 if trade == COWBOY else 0.0
    return m.worker(trade, have - 1) + bonus


def station(m: Mind, at: int, cash: int) -> float:
    """What upgrading a station is worth."""
    row = m.s.rules.stations[at]
    if m.p.stations >> at & 1 or cash < row.cost:
        return 0.0
    worth = row.vp + 0.5 - row.cost * m.dollar + best_disc(m, row.black, cash - row.cost)
    return worth + exchange_master(m, at)


def exchange_master(m: Mind, at: int) -> float:
    """What the stationmaster of a station is worth more than the cheapest worker."""
    if at >= len(m.s.masters) or m.s.masters[at] <= 0:
        return 0.0
    hired = [give(m, trade) for trade, n in enumerate(m.p.workers) if n > 1]
    return max(0.0, master(m, m.s.masters[at] - 1) - min(hired)) if hired else 0.0


def rail(m: Mind, at: int) -> float:
    """What the engine's place is worth: transport saved, the way made, stations not far ahead."""
    space = m.s.rules.spaces[at]
    nose = space.number + 1 if space.turnout else space.number
    passed = [1.0 if cross < 8 else 0.6 for cross in m.s.rules.crosses if cross < nose]
    saved = sum(passed) * m.dollar * m.w.transport * max(0.0, m.laps - 0.1)
    reach = 2.0 + m.p.workers[ENGINEER]
    ahead = 0.0
    for i, row in enumerate(m.s.rules.stations):
        far = row.at - at
        if 0 < far <= reach * 2 and not m.p.stations >> i & 1:
            ahead += 0.3 * (1 - far / (2 * reach + 1)) * (row.vp / 2 + 1)
    return saved + space.number * m.w.rail + ahead * m.early


def clear(m: Mind, at: int) -> float:
    """What a hazard is worth to its remover."""
    tile = m.s.rules.tiles[m.s.board[at]]
    return tile.vp + 0.5 + 0.15 * m.laps


def collect(m: Mind, at: int) -> float:
    """What a bandit is worth to its collector."""
    node = m.s.rules.nodes[at]
    tile = m.s.rules.tiles[m.s.board[at]]
    colours = [m.s.rules.tiles[t].what for t in m.p.bandits]
    scarce = 0.2 if colours.count(tile.what) * 2 <= len(colours) else 0.0
    return node.dollars * m.dollar + node.tokens * m.token + 0.6 + scarce
