"""The bot that searches: plays options on by its game's base policy and asks what came of it.

What is hidden is guessed, for all options alike, so that they differ by their own merit and not by
luck. The base policy is left only for an option that is better by more than the noise.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final

from trailboss.bots.base import Budget
from trailboss.bots.judge import Judge
from trailboss.bots.soft import pick
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.rng import MASK, mix

NODES: Final = 24
"""Positions that are looked at for a decision, if nothing else is said."""
FEWEST: Final = 2
"""The fewest guesses for a decision."""
SURE: Final = 3
"""The number of guesses after which options that are worse by more than the noise are dropped."""
HALVED: Final = (4, 8, 16)
"""The numbers of guesses after which only the better half goes on."""
DOUBT: Final = 0.3
"""What is added to the noise of a single guess, in points: few guesses may agree by chance."""


@dataclass(frozen=True)
class Weighed:
    """An option that was looked at: its gain in points over the base policy's choice."""

    action: Action
    gain: float
    noise: float
    guesses: int


class Lookahead:
    """Asks a judge. Without a value for its table it does what the base policy does."""

    needs_view = True

    def __init__(self, judge: Judge, seed: int, budget: Budget, softness: float = 0.0) -> None:
        self.judge = judge
        self.seed = seed
        self.budget = budget
        self.softness = softness
        """In points: an option that is worse by no more may be taken too; 0 takes the best."""
        self.guesses = 0
        self.nodes = 0
        self.weighed: list[Weighed] = []
        """The options of the last decision, the chosen one first; empty if nothing was weighed."""

    def begin(self) -> None:
        """The same seed and the same views give the same game again."""
        self.guesses = 0
        self.weighed = []

    def choose(self, view: State, legal: list[Action]) -> Action:
        self.weighed = []
        ready = self.judge.ready(view)
        base = self.judge.base(view, legal)
        if not ready:
            return base
        return self.compare(view, [base, *[action for action in legal if action is not base]])

    def compare(self, view: State, options: list[Action]) -> Action:
        """The best option by paired gains over the first one, the base policy's choice."""
        began, self.nodes = time.perf_counter(), 0
        gains: dict[Action, list[float]] = {action: [] for action in options}
        rounds, cost = 0, 0
        while len(options) > 1 and (rounds < FEWEST or not self.spent(began, cost)):
            cost = self.look(view, options, gains)
            rounds += 1
            if rounds >= SURE:
                left = remaining(options, gains, rounds)
                cost, options = min(cost, len(left)), left
        most, chosen = 0.0, options[0]
        for action in options[1:]:
            mean, noise = summary(gains[action])
            if mean - noise > most:
                most, chosen = mean - noise, action
        if self.softness:
            chosen = self.soften(gains)
        self.remember(chosen, gains)
        return chosen

    def soften(self, gains: dict[Action, list[float]]) -> Action:
        """One of the options that are nearly as good as the best, by the bot's own luck."""
        weighed = list(gains)
        worths = [0.0]
        for action in weighed[1:]:
            mean, noise = summary(gains[action])
            worths.append(mean - noise)
        return weighed[pick(worths, self.softness, mix((~self.seed + self.guesses) & MASK))]

    def look(self, view: State, options: list[Action], gains: dict[Action, list[float]]) -> int:
        """Make one guess and play every option on from it. How many positions were there?"""
        before = self.judge.looked
        self.guesses += 1
        world = self.judge.guess(view, mix((self.seed + self.guesses) & MASK))
        first = 0.0
        for i, action in enumerate(options):
            worth = self.judge.outcome(world.clone(), action)
            first = worth if i == 0 else first
            gains[action].append(worth - first)
        cost = self.judge.looked - before
        self.nodes += cost
        return cost

    def spent(self, began: float, cost: int) -> bool:
        """Would one more guess be too much?"""
        budget = self.budget
        if budget.nodes and self.nodes + cost > budget.nodes:
            return True
        return bool(budget.milliseconds) and (
            (time.perf_counter() - began) * 1000 > budget.milliseconds
        )

    def remember(self, chosen: Action, gains: dict[Action, list[float]]) -> None:
        """Keep what was weighed: the chosen option, then the others by their gain."""
        found: list[Weighed] = []
        for action, values in gains.items():
            mean, noise = summary(values)
            found.append(Weighed(action, mean, noise, len(values)))
        found.sort(key=lambda option: (option.action is not chosen, -option.gain))
        self.weighed = found


def remaining(options: list[Action], gains: dict[Action, list[float]], rounds: int) -> list[Action]:
    """The first option, and those that may still be better than it."""
    summaries = {action: summary(gains[action]) for action in options[1:]}
    kept = [action for action in options[1:] if sum(summaries[action]) > 0]
    if rounds in HALVED and len(kept) > 2:
        kept = sorted(kept, key=lambda action: -summaries[action][0])[: max(2, len(kept) // 2)]
    return [options[0], *kept]


def summary(gains: list[float]) -> tuple[float, float]:
    """The mean gain, and its standard error with some doubt about few guesses."""
    n = len(gains)
    mean = sum(gains) / n
    variance = sum([(gain - mean) ** 2 for gain in gains]) / max(1, n - 1)
    return mean, math.sqrt(variance / n) + DOUBT / n
