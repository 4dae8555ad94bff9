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
    takers: Callable[[int, int], list[int]]
    """The seats whose turn ended when the judge's moment was another one: (moment, people)."""
    own: Callable[[str], bool]
    """Does the figure of this name foretell the own points?"""
    others: Callable[[str], bool]
    """Does it foretell those of the best other?"""
    time: str
    """The figure that is the time, of which so much makes a unit."""
    unit: float
    own_now: str
    """The figures that are the points so far. An empty name: none of them, so all are foretold."""
    others_now: str
    level: str = ""
    """The option that says how strong the opponent of a lone player is."""
    student: Callable[[Game, int, Value, Random | None], Bot] | None = None
    """A quick player by a value, with luck of a taste of its own: plays later generations and the
    gate. Without one the bot that searches does."""
    sight: int = FAR
    """So many ends of a turn those look ahead at most who search in the games to learn from."""
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
