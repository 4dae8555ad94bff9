"""What a bot is, and how one is asked.

A bot is made once for a table and a seat, is told when a game begins, and then sees a view whenever
it has a choice. It may remember what it likes: a game goes on with the same bot as long as its
process lives. If that ends, or moves are taken back, a new bot is made and begins in the middle.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.errors import IllegalAction
from trailboss.core.game import Game


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: by the clock, or by positions it looks at.

    By positions its choices depend on nothing but the seed and the views; 0 is no bound.
    """

    milliseconds: int = 0
    nodes: int = 0


AT_ONCE: Final = Budget()
"""For bots that do not search."""


class Bot(Protocol):
    """A player without hands. It never meets a whole state, so it cannot cheat."""

    @property
    def needs_view(self) -> bool:
        """False for a bot that looks at nothing: no view is made for it."""

    def begin(self) -> None:
        """A game begins, or is taken up again: what was remembered of another one is void."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        """One of `legal`, which holds the answers and the any-time actions: two at least."""


def nothing() -> State:
    """The view of a bot that looks at nothing."""
    s = State()
    s.stack, s.rng, s.revealed, s.log, s.anytime = [], 0, 0, None, ()
    return s


NOTHING: Final = nothing()


def forced(s: State, seat: int) -> Action | None:
    """The only thing that a seat can do, if there is no other: nobody is asked about it."""
    legal = s.legal(seat) + s.free(seat)
    return legal[0] if len(legal) == 1 else None


def decide(bot: Bot, game: Game, s: State, seat: int) -> Action:
    """What a bot does for a seat that is asked. What is forced it is not asked.

    Any-time actions are offered here and nowhere else: they touch only what their owner has,
    so waiting for the own decision loses nothing.
    """
    legal = s.legal(seat) + s.free(seat)
    if len(legal) == 1:
        return legal[0]
    action = bot.choose(game.view(s, seat) if bot.needs_view else NOTHING, legal)
    if action not in legal:
        raise IllegalAction(s.why_not(seat, action))
    return action
