"""Hiring workers and buying cattle: which, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trailboss.bots.trail.valuation import Valuation
from trailboss.core.engine import Effect
from trailboss.games.trail.rules import BuyOption
from trailboss.games.trail.workers import Hire, hirable

Judge = Callable[[Effect[Any], Valuation], tuple[float, int]]
Plan = tuple[float, int, int]
"""Points, dollars (below zero: paid), and the first field of the market; -1 is none."""


def best_hire(v: Valuation, modifier: int, judge: Judge) -> tuple[float, int, int]:
    """Points, dollars and the index of the best worker that can be paid."""
    best = (0.0, 0, -1)
    rules = v.s.rules
    worths = [hired(v, trade, judge) for trade in range(3)]
    for row in range(min(v.s.token, len(rules.prices))):
        price = max(rules.prices[row] + modifier, 0)
        if price > v.cash:
            continue
        for trade in range(3):
            gain = worths[trade] - price * v.dollar
            if gain > best[0] and v.p.workers[trade] < rules.full_row and hirable(v.s, row, trade):
                best = (gain, -price, row * 3 + trade)
    return best


def hired(v: Valuation, trade: int, judge: Judge) -> float:
    """What one more worker of a trade is worth, its space's action included."""
    have = v.p.workers[trade]
    if have >= v.s.rules.full_row:
        return 0.0
    effect = v.s.rules.worker_spaces[trade][have]
    action = 0.0
    if isinstance(effect, Hire):
        action = -effect.modifier * v.dollar
    elif effect is not None:
        action = max(0.0, judge(effect, v)[0])
    return v.worker(trade, have) + action


def purchases(v: Valuation, cowboys: int) -> Plan:
    """The best way to spend cowboys and cash on the market."""
    prices = {card: v.cow(card) for card in set(v.s.market)}
    market = sorted(v.s.market, key=lambda card: -prices[card])
    return plan(v, v.s.rules.options, cowboys, v.cash, market, prices, 0)


def plan(
    v: Valuation,
    options: tuple[BuyOption, ...],
    cowboys: int,
    cash: int,
    market: list[int],
    prices: dict[int, float],
    start: int,
) -> Plan:
    """Try every field from `start` on, with what is left for the fields after it."""
    best: Plan = (0.0, 0, -1)
    for i in range(start, len(options)):
        row = options[i]
        if row.cowboys > cowboys or row.dollars > cash:
            continue
        bought = [card for card in market if card in row.cards][: row.count]
        if len(bought) < row.count:
            continue
        left = list(market)
        gain = -row.dollars * v.dollar
        for k, card in enumerate(bought):
            left.remove(card)
            gain += prices[card] * (0.9 if k else 1.0)
        more = plan(v, options, cowboys - row.cowboys, cash - row.dollars, left, prices, i)
        if gain + more[0] > best[0]:
            best = (gain + more[0], more[1] - row.dollars, i)
    return best
