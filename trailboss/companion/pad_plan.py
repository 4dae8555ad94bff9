"""What a score pad is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from trailboss.core.game import Game, Line

MANY: Final = 1000
"""No limit."""


@dataclass(frozen=True)
class Part:
    """A help to count a category: the things to count and what each is worth."""

    word: str
    thing: str = ""
    each: int = 1
    per: int = 1
    most: int = MANY

    def doc(self) -> dict[str, Any]:
        return {
            "word": self.word,
            "thing": self.thing,
            "each": self.each,
            "per": self.per,
            "most": self.most,
        }


@dataclass(frozen=True)
class Category:
    """A line of the pad: `each` points for every `per` that is written down."""

    key: str
    rule: str
    word: str = ""
    """What explains it, if its key is not enough."""
    each: int = 1
    per: int = 1
    least: int = 0
    most: int = MANY
    parts: tuple[Part, ...] = ()
    times: bool = False
    """Are the parts multiplied?"""
    people: bool = True
    rival: bool = False
    """Has the opponent of a game alone this line?"""
    fewest: int = 1
    largest: int = MANY
    """For a number of players."""

    def doc(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "rule": self.rule,
            "word": self.word or self.key,
            "each": self.each,
            "per": self.per,
            "least": self.least,
            "most": self.most,
            "parts": [part.doc() for part in self.parts],
            "times": self.times,
            "people": self.people,
            "rival": self.rival,
            "players": [self.fewest, self.largest],
        }


@dataclass(frozen=True)
class Pad:
    """The score pad of a game."""

    seats: range
    categories: tuple[Category, ...]
    win: str
    """The rule that says who wins."""
    tie: str = ""
    """The category that decides between equals: its points, or what is left over."""
    opponent: str = ""
    alone: str = ""
    """The rule that says who wins alone."""
    base: int = 0
    """Points that the opponent has anyway."""
    unbeaten: bool = False
    """Does the opponent win with equal points?"""

    def doc(self) -> dict[str, Any]:
        return {
            "players": [self.seats[0], self.seats[-1]],
            "categories": [category.doc() for category in self.categories],
            "win": self.win,
            "tie": self.tie,
            "opponent": self.opponent,
            "alone": self.alone,
            "base": self.base,
            "unbeaten": self.unbeaten,
        }


def scored(game: Game, seats: int, seat: int = 0) -> tuple[Line, ...]:
    """The lines of a score before the first turn."""
    return game.scores(game.setup(seats, 0, {}))[seat].lines


def filled(lines: tuple[Line, ...], known: Mapping[str, Category]) -> tuple[Category, ...]:
    """The engine's lines in their order, each with how it is counted."""
    return tuple([replace(known[line.label], key=line.label, rule=line.rule) for line in lines])
