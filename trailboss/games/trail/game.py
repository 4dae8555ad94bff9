"""A trail game as everybody else sees it: the Game contract filled from Rules values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from trailboss.core.action import ActionSpace
from trailboss.core.engine import State
from trailboss.core.game import Option, Options, Score, checked
from trailboss.games.trail import notation, scoring, setup, views
from trailboss.games.trail.rules import Rules
from trailboss.games.trail.state import TrailState

ALONE: Final = "alone"
"""What a game changes for somebody who plays alone."""


class TrailGame:
    """An edition: its name, its options and the Rules that they choose."""

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        options: tuple[Option, ...],
        plain: Rules,
        changes: Mapping[str, Mapping[str, Any]],
        seats: range = range(2, 5),
        automa: str = "",
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.options = options
        self.plain = plain
        self.changes = dict(changes)
        self.made: dict[str, Rules] = {"": plain}
        self.seats = seats
        self.automa = automa
        self.solo = bool(automa)
        self.actions: ActionSpace = plain.act.space

    def rules(self, options: Options, seats: int = 2) -> Rules:
        """The Rules value that a table chooses: the plain one with what its options change.

        One seat alone plays by the changes of `alone`.
        """
        chosen = [f"{name}={value}" for name, value in options.items()]
        chosen += [ALONE] if seats == 1 else []
        chosen = [change for change in chosen if change in self.changes]
        key = ",".join(chosen)
        if key not in self.made:
            fields = {
                name: value for change in chosen for name, value in self.changes[change].items()
            }
            self.made[key] = replace(self.plain, **fields)
        return self.made[key]

    def setup(self, seats: int, seed: int, options: Options) -> TrailState:
        chosen = checked(self, seats, options)
        return setup.set_up(self.rules(chosen, seats), seats, seed, chosen)

    def view(self, s: State, seat: int | None) -> TrailState:
        assert isinstance(s, TrailState), "a state of this game"
        return views.view(s, seat)

    def guess(self, view: State, seed: int) -> TrailState:
        assert isinstance(view, TrailState), "a view of this game"
        return views.guess(view, seed)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, TrailState), "a state of this game"
        return scoring.scores(s)

    def dump(self, s: State) -> dict[str, Any]:
        assert isinstance(s, TrailState), "a state of this game"
        return {"game": self.name, "version": self.version, **notation.dump(s)}

    def position(self, doc: Mapping[str, Any]) -> TrailState:
        return notation.position(self, doc)
