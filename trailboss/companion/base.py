"""What a companion says and asks: lines, questions, and the desk that scripts work at."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from trailboss.core.engine import State
from trailboss.core.rng import shuffled

T = TypeVar("T")
Value = str | int
"""A number, or the name of a thing; several names have commas between them."""
Values = tuple[tuple[str, Value], ...]

CHOICE: Final = "choice"
NUMBER: Final = "number"
YES: Final = "yes"
NO: Final = "no"
NONE: Final = "none"
NOBODY: Final = "nobody"
GO: Final = "go"
LAST: Final = "last"
TURN: Final = "turn"
"""The question between two turns of the opponent; a saved turn is told again from here."""


@dataclass(frozen=True)
class Told:
    """One line for the person: what to do or to know, by which rule."""

    key: str
    rule: str
    values: Values = ()
    head: bool = False
    """Does a new card, and with it a new part of the turn, begin here?"""

    def doc(self) -> dict[str, object]:
        """The line as JSON."""
        return {"key": self.key, "rule": self.rule, "values": dict(self.values), "head": self.head}


@dataclass(frozen=True)
class Question:
    """Something that the companion cannot know. Every answer that it takes is listed."""

    key: str
    rule: str
    kind: str
    choices: tuple[str, ...]
    default: str = ""
    """What an empty answer means; empty: an answer is needed."""
    values: Values = ()

    def doc(self) -> dict[str, object]:
        """The question as JSON."""
        return {
            "key": self.key,
            "rule": self.rule,
            "kind": self.kind,
            "choices": list(self.choices),
            "default": self.default,
            "values": dict(self.values),
        }


Script = Generator[Question, str, T]
"""What an opponent does: it stops at each question and goes on with the answer."""


class Desk:
    """Where a script works: its chance, and the lines that nobody has read yet."""

    def __init__(self, seed: int) -> None:
        self.luck = State()
        self.luck.rng = seed
        self.told: list[Told] = []

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """The cards in random order."""
        return list(shuffled(self.luck, tuple(cards)))

    def tell(self, key: str, rule: str, **values: Value) -> None:
        """Say a line."""
        self.told.append(Told(key, rule, tuple(values.items())))

    def head(self, key: str, rule: str, **values: Value) -> None:
        """Say the first line of a part of the turn."""
        self.told.append(Told(key, rule, tuple(values.items()), True))

    def ask(
        self, key: str, rule: str, choices: Sequence[str], default: str = "", **values: Value
    ) -> Script[str]:
        """Ask for one of some choices."""
        answer = yield Question(key, rule, CHOICE, tuple(choices), default, tuple(values.items()))
        return answer

    def agree(self, key: str, rule: str, default: str = NO, **values: Value) -> Script[bool]:
        """Ask for a yes or a no."""
        answer = yield from self.ask(key, rule, (YES, NO), default, **values)
        return answer == YES

    def count(
        self, key: str, rule: str, numbers: Sequence[int], default: str = "", **values: Value
    ) -> Script[int]:
        """Ask for one of some numbers."""
        choices = tuple([str(number) for number in numbers])
        answer = yield Question(key, rule, NUMBER, choices, default, tuple(values.items()))
        return int(answer)
