"""What a game gives so that a value for it can be learned, besides its judge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from trailboss.bots.base import Bot
from trailboss.bots.judge import FAR
from trailboss.bots.value import Value
from trailboss.core.game import Game


@dataclass(frozen=True)
class Course:
    """Players to begin with, set-ups to vary, and what the figures of the judge are for."""

    explorer: Callable[[Game, int, Random], Bot]
    """A player for a seat, by chance with a taste of its own: the games of the first generation."""
    options: Callable[[Game, Random], dict[str, str]]
    """How a game is set up, by chance."""
    table: tuple[str, ...]
    """The figures of the table itself: they foretell the points of both sides."""
    time: str
    """The figure that is the time."""
    unit: float
    """How much of that figure is one unit of time."""
    own_now: str
    """The figures that are the points so far. An empty name: none of them, so all are foretold."""
    others_now: str
    at_once: bool = False
    """Do all take their turns at the same time?"""
    level: str = ""
    """The option that says how strong the opponent of a lone player is."""
    student: Callable[[Game, int, Value, Random | None], Bot] | None = None
    """A quick player by a value, with luck of a taste of its own: plays later generations and the
    gate. Without one the bot that searches does."""
    sight: int = FAR
    """The most ends of a turn that searching players look ahead in the games to learn from."""
    weights: Callable[[str], Any] | None = None
    """The weights of the base policy in a setting, a dataclass of numbers, if there are such."""
    player: Callable[[int, Any], Bot] | None = None
    """The base policy of a seat with these weights."""
    corrects: bool = False
    """Is the value of before corrected, first that of the package, or fitted from nothing?"""
    ridge: float = 3000.0
    """Strong: a search looks for positions whose worth is mistaken, and finds them."""
    network: bool = False
    """Does a small network correct the value? It needs thousands of games."""

    def takers(self, moment: int, people: int) -> list[int]:
        """The seats whose turn ended when the judge's moment was another one.

        Where one seat plays after the other, a moment is named by its seat; alone there is one.
        """
        if people == 1 or self.at_once:
            return list(range(people))
        return [moment]

    def own(self, name: str) -> bool:
        """Does the figure of this name foretell the own points?"""
        return not name.startswith("others_")

    def others(self, name: str) -> bool:
        """Does it foretell those of the best other?"""
        return name in self.table or name.startswith("others_")
