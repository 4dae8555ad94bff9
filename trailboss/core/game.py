"""What a game is to everybody else: bots, tables, the command line, the laboratory."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from trailboss.core.action import ActionSpace
from trailboss.core.engine import State
from trailboss.core.errors import BadOptions
from trailboss.core.message import Message, at


@dataclass(frozen=True)
class Option:
    """A choice made before the game. The first of the choices is the default."""

    name: str
    choices: tuple[str, ...]
    text: str
    pattern: str = ""
    """A regular expression for further values, such as one building side per number."""
    since: int = 1
    """The rules version that brought the choices."""
    before: tuple[str, ...] = ()
    """The choices of earlier versions; a single one is no choice, but how such games are played."""

    def accepts(self, value: str) -> bool:
        return value in self.choices or bool(self.pattern and re.fullmatch(self.pattern, value))


Options = Mapping[str, str]


@dataclass(frozen=True)
class Line:
    """One line of a score: points, the rule that gives them, and for what."""

    rule: str
    label: str
    """It never changes: its words are those of `score-` and this, with hyphens for blanks."""
    points: int


@dataclass(frozen=True)
class Score:
    """A seat's points, line by line. Ties are broken by `tie`, higher first."""

    seat: int
    lines: tuple[Line, ...]
    tie: int = 0

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


class Game(Protocol):
    """The contract of a game; `at` is the same one by the rules of a version from 1 on."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def seats(self) -> range: ...
    @property
    def solo(self) -> bool: ...
    @property
    def actions(self) -> ActionSpace: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    def at(self, version: int) -> Game: ...

    def setup(self, seats: int, seed: int, options: Options) -> State:
        """The start of a game. Options that are not named have their default."""

    def view(self, s: State, seat: int | None) -> State:
        """What the seat (None: a spectator) knows, as a state of the same type."""

    def guess(self, view: State, seed: int) -> State:
        """A whole state that fits the view: what is unseen is dealt again."""

    def reshuffle(self, s: State) -> None:
        """Draw again every order that nobody knows, with the luck of the state."""

    def scores(self, s: State) -> list[Score]:
        """Points if the game ended now."""

    def position(self, doc: Mapping[str, Any]) -> State:
        """A position written by hand, with names; BadPosition if it makes no sense."""

    def dump(self, s: State) -> dict[str, Any]:
        """Its inverse: everything that the game needs to go on."""


def validated_options(game: Game, seats: int, options: Options) -> dict[str, str]:
    """All options of a game with their values, or BadOptions."""
    if seats not in game.seats:
        raise BadOptions(
            "error-seats",
            "{game} is for {least} to {most} players, not {seats}",
            game=game.name,
            least=game.seats[0],
            most=game.seats[-1],
            seats=seats,
        )
    return chosen_options(game.name, game.options, options)


def chosen_options(whose: str, known: tuple[Option, ...], options: Options) -> dict[str, str]:
    """All options of a game or an opponent with their values, or BadOptions."""
    by_name = {option.name: option for option in known}
    given: Mapping[Any, Any] = options
    for option, value in given.items():
        if option not in by_name:
            raise BadOptions(
                "error-no-option",
                "{game} has no option {name}; it has {names}",
                game=whose,
                name=repr(option),
                names=", ".join(by_name),
            )
        if not isinstance(value, str) or not by_name[option].accepts(value):
            raise BadOptions(
                at(
                    f"{option}={value}",
                    Message(
                        "error-choose",
                        "choose one of {choices}",
                        choices=", ".join(by_name[option].choices),
                    ),
                )
            )
    return {one.name: options.get(one.name, one.choices[0]) for one in known}


def components_of(game: Game) -> str:
    """The hash of figures that a table has changed; empty if they are the printed ones."""
    return str(getattr(game, "components", ""))


def winners(scores: list[Score]) -> list[int]:
    """The seats that have won; several when the victory is shared."""
    best = max((score.total, score.tie) for score in scores)
    return [score.seat for score in scores if (score.total, score.tie) == best]
