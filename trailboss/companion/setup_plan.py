"""What a set-up is made of: steps as data, so that a phone can lay it out without the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

MANY: Final = 1000
"""No limit to the number of players."""
FIRST: Final = "first"
ORDER: Final = "order"
"""Lots: who begins, the others following clockwise; or the whole order of the seats."""

Number = int | tuple[int, ...]
"""A number, or one for each number of players from 1 on."""


@dataclass(frozen=True)
class Draw:
    """Things drawn by lot, one for each place; with no places one for each seat."""

    things: tuple[str, ...]
    at: tuple[str, ...] = ()
    back: bool = False
    """Does a thing go back before the next is drawn?"""

    def doc(self) -> dict[str, Any]:
        return {"from": list(self.things), "at": list(self.at), "back": self.back}


@dataclass(frozen=True)
class Step:
    """One line of the check list, and for which players and options it holds."""

    key: str
    rule: str
    values: Mapping[str, Number] = field(default_factory=dict)
    least: int = 1
    most: int = MANY
    only: Mapping[str, str] = field(default_factory=dict)
    draws: tuple[Draw, ...] = ()
    lot: str = ""
    each: tuple[Mapping[str, int] | None, ...] = ()
    """What each seat gets, in the order of play; None: nothing to say."""
    link: str = ""
    """The opponent whose page goes on."""

    def doc(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "rule": self.rule,
            "values": {k: v if isinstance(v, int) else list(v) for k, v in self.values.items()},
            "least": self.least,
            "most": self.most,
            "only": dict(self.only),
            "draws": [draw.doc() for draw in self.draws],
            "lot": self.lot,
            "each": [row if row is None else dict(row) for row in self.each],
            "link": self.link,
        }


@dataclass(frozen=True)
class Choice:
    """An option of the box. The first of the choices is the usual one."""

    name: str
    choices: tuple[str, ...]
    least: int = 1
    most: int = MANY

    def doc(self) -> dict[str, Any]:
        choices = list(self.choices)
        return {"name": self.name, "choices": choices, "least": self.least, "most": self.most}


@dataclass(frozen=True)
class Plan:
    """The set-up of a game."""

    seats: range
    options: tuple[Choice, ...]
    steps: tuple[Step, ...]

    def doc(self) -> dict[str, Any]:
        return {
            "players": [self.seats[0], self.seats[-1]],
            "options": [option.doc() for option in self.options],
            "steps": [step.doc() for step in self.steps],
        }


def lots(rule: str, key: str = FIRST) -> tuple[Step, ...]:
    """Who begins, or who sits where."""
    return (
        Step(key, rule, least=2, only={"order": "clockwise"}, lot=FIRST),
        Step(ORDER, rule, least=2, only={"order": "lot"}, lot=ORDER),
    )


LOTS: Final = Choice("order", ("clockwise", "lot"), least=2)
