"""Sam's workers: whom he hires, and what he is a specialist of (R14.7)."""

from __future__ import annotations

from typing import Final

from trailboss.core.zones import add, put
from trailboss.games.gwt2.sam import policy
from trailboss.games.gwt2.sam.seat import SAM, nothing, trade_name, trades, workers_of
from trailboss.games.trail.rules import ENGINEER
from trailboss.games.trail.state import AutomaCards, TrailState
from trailboss.games.trail.topics import Topic

TOPIC: Final[Topic] = "automa.hire"


def rows(s: TrailState) -> list[int]:
    """The rows above the token, the cheapest first, of equal prices the topmost."""
    prices = s.rules.prices
    return [row for _, row in sorted([(prices[row], row) for row in range(s.token)])]


def waiting(s: TrailState) -> list[list[str]]:
    """The trades of these rows, from left to right."""
    columns = s.rules.columns
    jobs = [s.jobs[row * columns : (row + 1) * columns] for row in rows(s)]
    return [[trade_name(s, job - 1) for job in row if job] for row in jobs]


def able(s: TrailState) -> list[str]:
    """The trades that he has room for."""
    return policy.with_room(workers_of(s), s.rules.full_row)


def specialty(s: TrailState) -> str:
    """What he is a specialist of."""
    return trade_name(s, s.automa.specialty)


def hire_cheapest(s: TrailState) -> None:
    """Of the cheapest row with somebody he has room for."""
    hire(s, policy.cheapest(waiting(s), able(s), specialty(s)), "worker")


def hire_specialist(s: TrailState) -> None:
    """The cheapest of his specialization, or else of the trade that waits most."""
    found = policy.cheapest_of(waiting(s), able(s), specialty(s))
    if found is None:
        most = policy.waiting_most(waiting(s), trades(s))
        found = policy.cheapest_of(waiting(s), able(s), most)
    hire(s, found, "worker")


def hire_engineer(s: TrailState) -> None:
    """The cheapest engineer."""
    hire(s, policy.cheapest_of(waiting(s), able(s), trade_name(s, ENGINEER)), "engineer")


def hire(s: TrailState, found: policy.Hired | None, thing: str) -> None:
    """Without cost and without the action of the space."""
    if found is None:
        nothing(s, TOPIC, thing)
        return
    row, name = rows(s)[found[0]], found[1]
    trade = trades(s).index(name)
    s.jobs = put(s.jobs, s.jobs.index(trade + 1, row * s.rules.columns), 0)
    p = s.own_player(SAM)
    p.workers = add(p.workers, trade, 1)
    s.tell("hire", SAM, TOPIC, p.workers[trade], name)
    specialize(s)


def specialize(s: TrailState) -> None:
    """A trade of which he has more now becomes his specialization."""
    best = policy.specialty_of(workers_of(s), specialty(s))
    if best != specialty(s):
        s.automa = AutomaCards(trades(s).index(best), s.automa.draw, s.automa.discard)
        s.tell("sam-specialist", SAM, TOPIC, 0, best)
