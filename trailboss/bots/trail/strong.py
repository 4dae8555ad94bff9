"""The strong bot of the trail games: plays options on by greedy and asks a value what came of it.

What is hidden is guessed, for all options alike, so that they differ by their own merit and not by
luck. Greedy's choice is left only for one that is better by more than the noise.
"""

from __future__ import annotations

import math
import time
from typing import Final

from trailboss.bots.base import Bot, Budget
from trailboss.bots.trail.features import Features
from trailboss.bots.trail.greedy import Greedy, best
from trailboss.bots.trail.value import Value, load_value
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.core.rng import MASK, mix
from trailboss.games.trail.rules import Rules
from trailboss.games.trail.scoring import scores
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.views import guess, view

NODES: Final = 24
"""Positions that are looked at for a decision, if nothing else is said."""
FEWEST: Final = 2
"""So many guesses are made at least."""
SURE: Final = 3
"""After so many guesses options that are worse by more than the noise are dropped."""
HALVED: Final = (4, 8, 16)
"""After so many guesses only the better half goes on."""
DOUBT: Final = 0.3
"""What is added to the noise of a single guess, in points: few guesses may agree by chance."""


class Strong:
    """Looks to the end of its turn; at two seats to the end of its next one."""

    needs_view = True

    def __init__(self, game: Game, seat: int, seed: int, budget: Budget) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.guesses = 0
        self.nodes = 0
        self.plain = Greedy(seat)
        self.known = -1
        """For how many seats the value was read."""
        self.value: Value | None = None
        self.features: Features | None = None

    def begin(self) -> None:
        """The same seed and the same views give the same game again."""
        self.guesses = 0

    def choose(self, view: State, legal: list[Action]) -> Action:
        assert isinstance(view, TrailState), "a view of a trail game"
        self.prepare(view)
        if self.value is None:
            return self.plain.choose(view, legal)
        base = best(view, self.seat, legal)
        return self.compare(view, [base, *[action for action in legal if action is not base]])

    def use(self, value: Value | None, rules: Rules, seats: int) -> None:
        """Judge by this value at a table with so many seats."""
        self.value, self.known, self.features = value, seats, Features(rules)

    def prepare(self, v: TrailState) -> None:
        """Read the value that is part of the package, once."""
        seats = len(v.players)
        if self.known != seats:
            alone = v.people() < seats
            self.use(None if alone else load_value(self.game.name, seats, v.rules), v.rules, seats)

    def compare(self, v: TrailState, options: list[Action]) -> Action:
        """The best option by paired gains over the first one, which is greedy's choice."""
        began, self.nodes = time.perf_counter(), 0
        gains: dict[Action, list[float]] = {action: [] for action in options}
        rounds = 0
        while len(options) > 1 and (rounds < FEWEST or not self.spent(began, len(options))):
            world = self.guess(v)
            first = 0.0
            for i, action in enumerate(options):
                worth = self.outcome(world.clone(), action)
                first = worth if i == 0 else first
                gains[action].append(worth - first)
            rounds += 1
            if rounds >= SURE:
                options = remaining(options, gains, rounds)
        most, chosen = 0.0, options[0]
        for action in options[1:]:
            mean, noise = summary(gains[action])
            if mean - noise > most:
                most, chosen = mean - noise, action
        return chosen

    def guess(self, v: TrailState) -> TrailState:
        """A whole state that fits the view; each guess differs."""
        self.guesses += 1
        return guess(v, mix((self.seed + self.guesses) & MASK))

    def spent(self, began: float, options: int) -> bool:
        """Would one more guess be too much?"""
        budget = self.budget
        if budget.nodes and self.nodes + options > budget.nodes:
            return True
        return bool(budget.milliseconds) and (
            (time.perf_counter() - began) * 1000 > budget.milliseconds
        )

    def outcome(self, s: TrailState, action: Action) -> float:
        """What an option is worth: the value when the turns that are looked at are over."""
        self.nodes += 1
        s.apply(self.seat, action)
        turns, turn = (len(s.players) + 1 if len(s.players) == 2 else 1), s.turn
        waiting = s.waiting()
        while waiting:
            if s.turn != turn:
                turn, turns = s.turn, turns - 1
                if not turns:
                    return self.worth(s)
            seat = waiting[0]
            legal = s.legal(seat) + s.free(seat)
            s.apply(seat, legal[0] if len(legal) == 1 else best(view(s, seat), seat, legal))
            waiting = s.waiting()
        totals = [score.total for score in scores(s)]
        mine = totals.pop(self.seat)
        return float(mine - max(totals))

    def worth(self, s: TrailState) -> float:
        """The margin that the value expects for the own seat."""
        assert self.value is not None and self.features is not None
        return self.value.margin(self.features.read(view(s, self.seat), self.seat))


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


def make(game: Game, seat: int, seed: int, budget: Budget) -> Bot:
    """The bot; without a value for its table it plays like greedy."""
    return Strong(game, seat, seed, budget)
