"""A trail game as everybody else sees it: the Game contract filled from Rules values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from trailboss.core.action import Action, ActionSpace
from trailboss.core.engine import State
from trailboss.core.game import Option, Options, Score, validated_options
from trailboss.games.kit.versions import known_version, options_at, stood
from trailboss.games.trail import scoring, setup
from trailboss.games.trail import view as views
from trailboss.games.trail.figures.document import name_of
from trailboss.games.trail.figures.file import written
from trailboss.games.trail.figures.read import from_doc
from trailboss.games.trail.kansas_city import same_tiles
from trailboss.games.trail.position.dump import dump, since
from trailboss.games.trail.position.read import position
from trailboss.games.trail.rules import Rules
from trailboss.games.trail.state import TrailState

ALONE: Final = "alone"
"""What a game changes for somebody who plays alone."""
Changes = Mapping[str, Mapping[str, Any]]
"""What a value of an option changes in the Rules."""
Cited = Mapping[str, tuple[str, ...]]
NONE_CITED: Final[Cited] = {}


def rulings(rules: Rules) -> Changes:
    """What the rulings change that a table of any edition may turn round."""
    return {
        "split=uneven": {"bags": rules.other_bags},
        "waste=off": {"waste": False},
        "window=off": {"kansas_city_window": False},
        "skip=on": {"may_skip": True},
        "copy_risk=off": {"copy_risk": False},
        "station_first=off": {"station_first": False},
        "signal=ahead": {"turnout_passed": False},
    }


class TrailGame:
    """An edition: its name, its options and the Rules that they choose.

    `newest` is the number of its rules versions, `history` holds the options of all of them,
    `plain` are the Rules of the newest without any choice, `changes` what a value changes in them,
    and `tags` say where the figures come from. `printed` are the Rules with the printed figures,
    `cited` the rules of each topic that shared code cites. `related` names words it shares.
    """

    def __init__(
        self,
        name: str,
        title: str,
        newest: int,
        history: tuple[Option, ...],
        plain: Rules,
        changes: Callable[[Rules], Changes],
        tags: Mapping[str, str],
        seats: range = range(2, 5),
        automa: str = "",
        version: int = 0,
        printed: Rules | None = None,
        cited: Cited = NONE_CITED,
    ) -> None:
        self.name = name
        self.related = "trail"
        self.cited = cited
        self.title = title
        self.newest = newest
        self.version = version or newest
        self.history = history
        self.options = options_at(history, self.version)
        self.usual = {option.name: option.choices[0] for option in stood(history, self.version)}
        self.plain = plain
        self.printed = plain if printed is None else printed
        self.components = name_of(plain, self.printed)
        self.tags = tags
        self.changing = changes
        self.changes = dict(changes(plain))
        self.made: dict[str, Rules] = {"": plain}
        self.versions: dict[int, TrailGame] = {self.version: self}
        self.seats = seats
        self.automa = automa
        self.solo = bool(automa)
        self.actions: ActionSpace = plain.act.space

    def at(self, version: int) -> TrailGame:
        if version not in self.versions:
            number = known_version(self.name, version, self.newest)
            self.versions[version] = self.by(self.plain, number)
        return self.versions[version]

    def by(self, plain: Rules, version: int) -> TrailGame:
        """The edition with these figures, in this version."""
        return TrailGame(
            self.name,
            self.title,
            self.newest,
            self.history,
            plain,
            self.changing,
            self.tags,
            self.seats,
            self.automa,
            version,
            self.printed,
            self.cited,
        )

    def rules(self, options: Options, seats: int = 2) -> Rules:
        """The Rules value that a table chooses: the plain one with what its options change.

        What a table does not choose is as usual in the version of the game. One seat alone plays
        by the changes of `alone`.
        """
        chosen = [f"{name}={value}" for name, value in {**self.usual, **options}.items()]
        chosen += [ALONE] if seats == 1 else []
        chosen = [change for change in chosen if change in self.changes]
        key = ",".join(chosen)
        if key not in self.made:
            fields = {
                name: value for change in chosen for name, value in self.changes[change].items()
            }
            self.made[key] = replace(self.plain, **fields)
        return self.made[key]

    def figures(self) -> str:
        return written(self.plain, self.printed, self.tags)

    def with_figures(self, doc: Mapping[str, Any]) -> TrailGame:
        return self.by(from_doc(doc, self.printed), self.version)

    def setup(self, seats: int, seed: int, options: Options) -> TrailState:
        chosen = validated_options(self, seats, options)
        return setup.set_up(self.rules(chosen, seats), seats, seed, chosen)

    def view(self, s: State, seat: int | None) -> TrailState:
        assert isinstance(s, TrailState), "a state of this game"
        return views.view(s, seat)

    def guess(self, view: State, seed: int) -> TrailState:
        assert isinstance(view, TrailState), "a view of this game"
        return views.guess(view, seed)

    def reshuffle(self, s: State) -> None:
        assert isinstance(s, TrailState), "a state of this game"
        views.reshuffle(s)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, TrailState), "a state of this game"
        return scoring.scores(s)

    def score(self, s: State, seat: int) -> Score:
        """The points of a seat alone."""
        assert isinstance(s, TrailState), "a state of this game"
        return scoring.score(s, seat)

    def alike(self, s: State, answers: list[Action]) -> bool:
        """Is there no difference between the answers? Foresight asks for it."""
        assert isinstance(s, TrailState), "a state of this game"
        return same_tiles(s, answers)

    def dump(self, s: State) -> dict[str, Any]:
        assert isinstance(s, TrailState), "a state of this game"
        return {"game": self.name, "version": self.version, **dump(s)}

    def since(self, before: State, s: State, under: str) -> dict[str, Any]:
        """By path what a dump tells of a state and did not tell of an earlier one of the table."""
        assert isinstance(before, TrailState) and isinstance(s, TrailState), "states of this game"
        return since(before, s, under)

    def position(self, doc: Mapping[str, Any]) -> TrailState:
        return position(self, doc)
