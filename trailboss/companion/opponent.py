"""What an opponent of the companion is: its options, its script, and its figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from trailboss.companion.base import Desk, Script, Told
from trailboss.companion.ending import ENDING
from trailboss.core.game import Option, Score


class Side(Protocol):
    """What an opponent offers at the table: a script, and what follows from its things."""

    def script(self) -> Script[None]:
        """The whole game, from the set-up to the verdict."""

    def score(self) -> Score:
        """The points so far, line by line."""

    def status(self) -> list[Told]:
        """What the opponent has."""


@dataclass(frozen=True)
class Opponent:
    """Somebody to play alone against: the automa of a game."""

    name: str
    game: str
    """The game whose rules are cited."""
    options: tuple[Option, ...]
    side: Callable[[Desk, Mapping[str, str]], Side]
    """Sits down with all options."""
    figures: Callable[[], dict[str, Any]]
    """All that a companion needs that has no engine beside it."""

    def doc(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "game": self.game,
            "options": [{"name": o.name, "choices": list(o.choices)} for o in self.options],
            "figures": self.figures() | ENDING,
        }
