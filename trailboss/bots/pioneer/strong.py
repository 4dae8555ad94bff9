"""The strong bot of Pioneer Rails: plans whole turns, and looks at what comes after them.

Players hardly touch each other, so it is not the shared look-ahead that plays here: a turn is
planned as a whole when the card is chosen, and nothing has to be guessed.
"""

from __future__ import annotations

import time
from typing import Final

from trailboss.bots.base import Bot, Budget
from trailboss.bots.game_bots import Level
from trailboss.bots.judge import Judge
from trailboss.bots.pioneer.appraisal import Appraisal, turns_left
from trailboss.bots.pioneer.expectation import Expectation, Gauge
from trailboss.bots.pioneer.figures import NAMES, setting_of
from trailboss.bots.pioneer.foresight import Foresight
from trailboss.bots.pioneer.greedy import with_card
from trailboss.bots.pioneer.plan import Key, change, cross, key_of
from trailboss.bots.pioneer.turns import Turns, Way, by_worth
from trailboss.bots.soft import pick
from trailboss.bots.value import Value, load_value
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.rng import MASK, mix
from trailboss.games.pioneer.actions import BOX, DONE
from trailboss.games.pioneer.components import SUITS
from trailboss.games.pioneer.state import PioneerState, Player
from trailboss.games.pioneer.tracks import draw

NODES: Final = 52
"""Tables that are looked at for a turn, if nothing else is said."""
TRIED: Final = (12, 8, 4)
"""How many finished turns are looked at one, two and three turns further, the best first."""
COSTS: Final = (1, 5, 21)
"""The tables that are looked at for one of them: each time once for every railway."""
FEWEST: Final = 2
"""The fewest turns to compare: with less, looking further tells nothing."""
WIDTH: Final = 4
"""Ways to begin a turn that are followed."""
KEPT: Final = 16
"""Finished turns that are judged for each card."""


class Leaf:
    """A finished turn with its card, and what it is worth."""

    def __init__(self, worth: float, card: Action, way: Way, p: Player) -> None:
        self.worth: Final = worth
        self.card: Final = card
        self.way: Final = way
        self.p: Final = p


def best_first(leaf: Leaf) -> float:
    """To sort by."""
    return -leaf.worth


class Strong:
    """Plans each turn when the card is chosen, and then draws it."""

    needs_view = True

    def __init__(
        self,
        seat: int,
        budget: Budget,
        further: int = len(TRIED),
        softness: float = 0.0,
        seed: int = 0,
    ) -> None:
        self.seat = seat
        self.budget = budget
        self.further = further
        """The most turns that it looks ahead."""
        self.softness = softness
        """In points: a turn that is worse by no more may be taken too; 0 takes the best."""
        self.seed = seed
        self.given: Value | None = None
        """A value that goes before that of the package, while it is being trained."""
        self.setting = ""
        self.gauge: Gauge | None = None
        self.expected: Expectation | None = None
        self.planned = 0
        self.script: dict[Key, Action] = {}
        self.nodes = 0
        self.leaves: list[Leaf] = []
        """The turns of the last decision, the best first."""

    def begin(self) -> None:
        """Nothing is planned."""
        self.script = {}
        self.leaves = []
        self.planned = 0

    def choose(self, view: State, legal: list[Action]) -> Action:
        assert isinstance(view, PioneerState), "this bot plays Pioneer Rails"
        verb = legal[0].verb
        if verb == "card":
            return self.choose_card(view, legal)
        if verb == "nuggets":
            return legal[-1]
        if verb == "activate":
            return legal[0]
        return self.follow(view, legal)

    def choose_card(self, s: PioneerState, legal: list[Action]) -> Action:
        """The card with the best turn; its turn is remembered."""
        start = s.players[self.seat]
        appraisal = self.appraisal(s)
        offered = {action.arg % len(SUITS) for action in legal}
        others = tuple([suit for suit in range(len(SUITS)) if suit not in offered])
        found: list[Leaf] = []
        for card in legal:
            found += self.turns(appraisal, card, with_card(start, card.arg + 1), others)
        best = self.best(s, found)
        self.script = script(s, with_card(start, best.card.arg + 1), best.way.actions)
        return best.card

    def appraisal(self, s: PioneerState) -> Appraisal:
        """How turns are judged now."""
        setting = setting_of(s)
        if setting != self.setting:
            self.setting = setting
            value = self.given or load_value(setting, NAMES)
            self.gauge = Gauge(value) if value is not None else None
        self.expected = Expectation(s, self.seat, self.gauge)
        return Appraisal(s, self.seat, self.expected)

    def follow(self, s: PioneerState, legal: list[Action]) -> Action:
        """The next step of the plan; if the sheet is not as foreseen, of a new plan."""
        p = s.players[self.seat]
        action = self.script.get(key_of(p))
        if action is None or action not in legal:
            appraisal = self.appraisal(s)
            best = self.best(s, self.turns(appraisal, DONE, p, tuple(range(len(SUITS)))))
            self.script = script(s, p, best.way.actions)
            action = self.script.get(key_of(p), DONE)
        return action if action in legal else legal[0]

    def turns(
        self, appraisal: Appraisal, card: Action, p: Player, suits: tuple[int, ...]
    ) -> list[Leaf]:
        """The best ways to play a turn with a card."""
        running = appraisal.running(p)
        found: list[Leaf] = []
        ways = Turns(appraisal.valuation, WIDTH).ways(p, suits)
        for way in sorted(ways, key=by_worth)[:KEPT]:
            end = appraisal.settled(way)
            found.append(Leaf(appraisal.worth(way, end, running), card, way, end))
        return found

    def best(self, s: PioneerState, found: list[Leaf]) -> Leaf:
        """The best turn: all are judged as they are, some one turn further, fewer two or three."""
        began, self.nodes = time.perf_counter(), 0
        foresight = Foresight(self.seat, self.expected)
        found = sorted(found, key=best_first)
        furthest = min(self.further, len(TRIED), turns_left(s.players[self.seat]))
        for turns in range(1, furthest + 1):
            looked: list[Leaf] = []
            for leaf in found[: TRIED[turns - 1]]:
                if self.nodes and self.spent(began, COSTS[turns - 1]):
                    break
                worth = foresight.worth(s, leaf.p, turns)
                looked.append(Leaf(worth, leaf.card, leaf.way, leaf.p))
                self.nodes = foresight.nodes
            if len(looked) < FEWEST and turns > 1:
                break
            found = sorted(looked, key=best_first)
        self.leaves = found
        self.planned += 1
        if self.softness:
            worths = [leaf.worth for leaf in found]
            return found[pick(worths, self.softness, mix((self.seed + self.planned) & MASK))]
        return found[0]

    def spent(self, began: float, cost: int) -> bool:
        """Would `cost` more positions exceed the budget?"""
        budget = self.budget
        if budget.nodes and self.nodes + cost > budget.nodes:
            return True
        return bool(budget.milliseconds) and (
            (time.perf_counter() - began) * 1000 > budget.milliseconds
        )


def script(s: PioneerState, p: Player, actions: tuple[Action, ...]) -> dict[Key, Action]:
    """The actions of a plan, each by the moment when it is due."""
    p = p.clone()
    moments: dict[Key, Action] = {}
    for action in actions:
        moments[key_of(p)] = action
        if action is BOX:
            cross(p)
        elif action.verb == "suit":
            change(p, action.arg)
        else:
            draw(s.board, s.rules, p, action.arg)
    moments[key_of(p)] = DONE
    return moments


def planning(judge: Judge, level: Level, seed: int, budget: Budget) -> Bot:
    """The bot of a level for the seat of the judge."""
    return Strong(judge.seat, budget, level.turns - 1, level.softness, seed)
