"""The search of one turn: every line of play that is worth a thought, valued at its end."""

from __future__ import annotations

from typing import Any, Final

from trailboss.bots.elpaso.valuation import Valuation
from trailboss.core.action import Action
from trailboss.core.engine import Frame
from trailboss.core.zones import HIDDEN, Zone
from trailboss.games.elpaso.actions import AGAIN, AUX, BONUS, PASS
from trailboss.games.elpaso.construction import ChooseSite
from trailboss.games.elpaso.delivery import ChooseCertificates
from trailboss.games.elpaso.ending import DrawPhase, Window
from trailboss.games.elpaso.location import Perform
from trailboss.games.elpaso.movement import Walk
from trailboss.games.elpaso.rules import ALL_ROUNDER, BUILDER, COWBOY, ENGINEER
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.tokens import ChooseToken
from trailboss.games.elpaso.workers import Employ
from trailboss.games.trail.rules import EMPTY, NOBODY

Key = tuple[object, ...]
MOST: Final = 1500
"""Positions that one search looks at; what lies beyond is valued as it stands."""
SITES: Final = 3
EXCHANGING: Final = AUX[2]
GLIMPSE: Final = 0.15
"""What an exchange is worth whose card nobody knows."""
HELPERS: Final = 2
"""The most workers of a kind that are discarded for their bonus before the last turn."""
POOR: Final = 9
"""With this many dollars nobody turns workers into money."""


class Search:
    """The best answer for each position of a turn, as far as it was looked at."""

    def __init__(self, valuation: Valuation, s: ElPasoState) -> None:
        self.valuation = valuation
        self.seat = valuation.seat
        self.kept = tuple([n - HELPERS for n in s.players[self.seat].ready])
        """As many ready workers are not discarded for their bonus."""
        self.best: dict[Key, tuple[float, Action]] = {}
        self.looked = 0

    def look(self, s: ElPasoState) -> float:
        """The worth of a position with the best answers, until others are asked.

        The position is used up: it becomes the one after its last answer.
        """
        if s.waiting() != [self.seat]:
            return self.valuation.worth(s)
        key = key_of(s, self.seat)
        known = self.best.get(key)
        if known is not None:
            return known[0]
        self.looked += 1
        options = candidates(s, self.seat, self.kept)
        if self.looked > MOST:
            options = options[-1:]
        most, chosen, last = float("-inf"), options[0], options[-1]
        for action in options:
            value = self.after(s if action is last else s.clone(), action)
            if value > most:
                most, chosen = value, action
        self.best[key] = (most, chosen)
        return most

    def after(self, s: ElPasoState, action: Action) -> float:
        """The worth of an answer to a position of its own. What chance decides is not looked at."""
        if action is EXCHANGING or action is AGAIN:
            return self.valuation.worth(s) + GLIMPSE
        if action.verb == "draw":
            return self.valuation.worth(s) + self.valuation.weights.token
        s.apply(self.seat, action)
        if HIDDEN in s.players[self.seat].hand:
            return self.valuation.worth(s) + GLIMPSE
        return self.look(s)


def this_turn(stack: list[Frame[Any]]) -> list[Frame[Any]]:
    """What is left of a turn before its draw phase; of the start of the game one question."""
    for i in range(len(stack) - 1, -1, -1):
        if isinstance(stack[i], DrawPhase):
            return stack[i + 1 :]
    return stack[-1:]


def key_of(s: ElPasoState, seat: int) -> Key:
    """What makes a position of a turn: the seat's things, the board, the open questions."""
    p = s.players[seat]
    mine = (p.dollars, p.certificates, p.exchanges, p.rancher, p.ready, p.discs, p.posts)
    return (*mine, p.hand, p.tokens, s.board, s.cattle, s.steps, s.visit, tuple(s.stack))


def candidates(s: ElPasoState, seat: int, kept: Zone) -> list[Action]:
    """The answers that are worth a thought, and any-time actions where they may serve."""
    question = s.stack[-1]
    legal = s.legal(seat)
    if isinstance(question, Employ):
        return legal[:1]
    if isinstance(question, ChooseSite):
        return sites(s, legal)
    if isinstance(question, ChooseToken):
        return [action for action in legal if action.verb == "take"] or legal
    return legal + helpful(s, seat, question, kept)


def sites(s: ElPasoState, legal: list[Action]) -> list[Action]:
    """The cheapest empty spaces, and every own building that may be replaced."""
    new = [action for action in legal if action is not PASS and s.board[action.arg] == EMPTY]
    new.sort(key=lambda action: s.rules.costs[action.arg])
    return new[:SITES] + [action for action in legal if action not in new]


def helpful(s: ElPasoState, seat: int, question: object, kept: Zone) -> list[Action]:
    """Any-time actions where they may serve: steps, money before spending, certificates."""
    kinds: tuple[int, ...] = ()
    p = s.players[seat]
    last = s.ender != NOBODY
    if isinstance(question, Walk) and not s.steps:
        kinds = (COWBOY,)
    elif (last and isinstance(question, (Perform, Window))) or is_poor(question, p.dollars):
        kinds = (ENGINEER, ALL_ROUNDER)
    elif isinstance(question, ChooseCertificates):
        kinds = (ENGINEER, ALL_ROUNDER, BUILDER) if last else (BUILDER,)
    spare = [kind for kind in kinds if p.ready[kind] > (0 if last else max(kept[kind], 0))]
    free = s.free(seat) if spare else []
    return [BONUS[kind] for kind in spare if BONUS[kind] in free]


def is_poor(question: object, dollars: int) -> bool:
    """Is a place about to be used with hardly any money?"""
    return isinstance(question, Perform) and not question.used and dollars < POOR
