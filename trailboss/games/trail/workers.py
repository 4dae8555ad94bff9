"""Workers: the job market, hiring, and what a worker's space on the player board gives."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.core.zones import add, put
from trailboss.games.kit.requirements import Missing
from trailboss.games.trail.effects import reward
from trailboss.games.trail.market import refill_market
from trailboss.games.trail.requirements import TrailEffect
from trailboss.games.trail.rules import NOBODY
from trailboss.games.trail.state import TrailState, pay
from trailboss.games.trail.topics import Topic


def place_worker(s: TrailState, seat: int, trade: int) -> None:
    """On the next free space of the token's row; the last one sends the token on (job.fill)."""
    columns = s.rules.columns
    row = s.token * columns
    first = columns - len(s.players)
    free = [at for at in range(row + first, row + columns) if not s.jobs[at]]
    s.jobs = put(s.jobs, free[0], trade + 1)
    s.tell("job", seat, "job.fill", s.token + 1, s.rules.worker_names[trade])
    if len(free) == 1:
        move_token(s, seat)


def move_token(s: TrailState, seat: int) -> None:
    """To the next row; yellow arrows refill the cattle market, the last one ends the game."""
    s.token += 1
    if s.token in s.rules.refill_rows:
        refill_market(s, "job.refill")
    if s.token == len(s.rules.prices):
        s.holder = seat
        s.tell("end", seat, "end.trigger", s.rules.token_vp, "job-market-token")


def job_market_closed(s: TrailState) -> bool:
    """Has the token left? Then no worker may be chosen any more."""
    return s.holder != NOBODY


def hirable(s: TrailState, row: int, trade: int) -> bool:
    """Is there such a worker in a row above the token's?"""
    return row < s.token and bool(trades(s, row) >> trade & 1)


def trades(s: TrailState, row: int) -> int:
    """Bit i: a worker of trade i is in the row."""
    first = row * s.rules.columns
    found = 0
    for at in range(first, first + s.rules.columns):
        found |= 1 << s.jobs[at]
    return found >> 1


@dataclass(frozen=True)
class Hire(TrailEffect):
    """Hire a worker at the row's price plus a modifier (hire)."""

    modifier: int = 0

    def can(self, s: TrailState, seat: int) -> bool:
        return bool(ChooseWorker(seat, self.modifier).hires(s, seat))

    def missing(self, s: TrailState, seat: int) -> Missing:
        why = ChooseWorker(seat, self.modifier).refusals(s, seat)
        prices = [refusal.needs for refusal in why if refusal.what == "dollars"]
        if prices:
            return Missing("hire", "dollars", min(prices), s.players[seat].dollars)
        full = [refusal for refusal in why if refusal.what == "row-is-full"]
        return Missing("hire.full", "row-is-full") if full else Missing("hire", "workers", 1, 0)

    def start(self, s: TrailState, seat: int) -> None:
        s.then(ChooseWorker(seat, self.modifier))


@dataclass(frozen=True)
class ChooseWorker(Decision[TrailState]):
    """Which worker is hired?"""

    modifier: int = 0

    def rule(self) -> Topic:
        return "hire"

    def price(self, s: TrailState, row: int) -> int:
        return max(s.rules.prices[row] + self.modifier, 0)

    def hires(self, s: TrailState, seat: int) -> list[Action]:
        p = s.players[seat]
        hires: list[Action] = []
        for row in range(s.token):
            if self.price(s, row) <= p.dollars:
                there = trades(s, row)
                for trade in range(3):
                    if there >> trade & 1 and p.workers[trade] < s.rules.full_row:
                        hires.append(s.rules.act.hire[row * 3 + trade])
        return hires

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        return self.hires(s, seat) or [s.rules.act.passing]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        p = s.players[seat]
        refusals: list[Refusal] = []
        for action in s.rules.act.hire:
            row, trade = divmod(action.arg, 3)
            if row == s.token and row < len(s.rules.prices):
                refusals.append(Refusal(action, s.cite("hire.row"), "row-of-the-token"))
            elif not hirable(s, row, trade):
                continue
            elif p.workers[trade] >= s.rules.full_row:
                refusals.append(Refusal(action, s.cite("hire.full"), "row-is-full"))
            elif self.price(s, row) > p.dollars:
                price = self.price(s, row)
                refusals.append(Refusal(action, s.cite("hire"), "dollars", price, p.dollars))
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.passing:
            return
        row, trade = divmod(action.arg, 3)
        pay(s, seat, self.price(s, row), "hire")
        at = s.jobs.index(trade + 1, row * s.rules.columns)
        s.jobs = put(s.jobs, at, 0)
        p = s.own_player(seat)
        p.workers = add(p.workers, trade, 1)
        s.tell("hire", seat, "hire", p.workers[trade], s.rules.worker_names[trade])
        effect = s.rules.worker_spaces[trade][p.workers[trade] - 1]
        if effect is not None:
            reward(s, seat, effect)
