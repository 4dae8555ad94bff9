"""Sam's workers: whom he hires, and what he is a specialist of (R14.7)."""

from __future__ import annotations

from typing import Final

from trailboss.core.zones import Zone, add, put
from trailboss.games.gwt2.sam import SAM, nothing, sam, trade_name
from trailboss.games.trail.rules import ENGINEER
from trailboss.games.trail.state import AutomaCards, TrailState
from trailboss.games.trail.topics import Topic
from trailboss.games.trail.workers import hirable

TOPIC: Final[Topic] = "automa.hire"


def rows(s: TrailState) -> list[int]:
    """The rows above the token, the cheapest first, of equal prices the topmost."""
    prices = s.rules.prices
    return [row for _, row in sorted([(prices[row], row) for row in range(s.token)])]


def workers_in(s: TrailState, row: int) -> Zone:
    """The trades of a row, from left to right."""
    columns = s.rules.columns
    return tuple([job - 1 for job in s.jobs[row * columns : (row + 1) * columns] if job])


def has_room(s: TrailState, trade: int) -> bool:
    """Is there a free space in his row of this trade?"""
    return sam(s).workers[trade] < s.rules.full_row


def hire_cheapest(s: TrailState) -> None:
    """Of the cheapest row with somebody he has room for: a specialist, or else the leftmost."""
    for row in rows(s):
        able = [trade for trade in workers_in(s, row) if has_room(s, trade)]
        if able:
            best = s.automa.specialty
            hire(s, row, best if best in able else able[0])
            return
    nothing(s, TOPIC, "worker")


def hire_specialist(s: TrailState) -> None:
    """The cheapest of his specialization, or else of the trade that waits most."""
    if hire_of(s, s.automa.specialty):
        return
    waiting = [trade for row in rows(s) for trade in workers_in(s, row)]
    counts = [waiting.count(trade) for trade in range(len(sam(s).workers))]
    if max(counts) == 0 or not hire_of(s, counts.index(max(counts))):
        nothing(s, TOPIC, "worker")


def hire_engineer(s: TrailState) -> None:
    """The cheapest engineer."""
    if not hire_of(s, ENGINEER):
        nothing(s, TOPIC, "engineer")


def hire_of(s: TrailState, trade: int) -> bool:
    """The cheapest worker of a trade, if there is one and he has room."""
    found = [row for row in rows(s) if hirable(s, row, trade)]
    if not found or not has_room(s, trade):
        return False
    hire(s, found[0], trade)
    return True


def hire(s: TrailState, row: int, trade: int) -> None:
    """Without cost and without the action of the space."""
    s.jobs = put(s.jobs, s.jobs.index(trade + 1, row * s.rules.columns), 0)
    p = s.own_player(SAM)
    p.workers = add(p.workers, trade, 1)
    s.tell("hire", SAM, TOPIC, p.workers[trade], trade_name(s, trade))
    specialize(s)


def specialize(s: TrailState) -> None:
    """A trade of which he has more now becomes his specialization."""
    workers = sam(s).workers
    more = [trade for trade, n in enumerate(workers) if n > workers[s.automa.specialty]]
    if more:
        s.automa = AutomaCards(more[0], s.automa.draw, s.automa.discard)
        s.tell("sam-specialist", SAM, TOPIC, 0, trade_name(s, more[0]))
