"""El Paso as everybody else sees it: options, set-up, views, scores, positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from trailboss.core.action import ActionSpace
from trailboss.core.engine import State
from trailboss.core.game import Game, Option, Options, Score, checked
from trailboss.games.elpaso import adopting, dumps, figures, positions, scoring, setup, views
from trailboss.games.elpaso.actions import SPACE
from trailboss.games.elpaso.box import RULES
from trailboss.games.elpaso.rules import Rules
from trailboss.games.elpaso.state import ElPasoState

OPTIONS: Final = (
    Option("neutral", ("letters", "shuffled"), "neutral buildings on their letters (R2.1)"),
    Option("sides", ("a", "b", "random"), "side of each stack of buildings (R2.4)", "[ab]{6}"),
    Option("train", ("plain", "star", "random"), "side of each train card (R2.2)", "[ps]{4}"),
    Option("sue", ("0", "1", "2", "3"), "B cards of Sue in a game alone (R14.3)"),
)


class ElPaso:
    """Ride round the trail, spend workers, deliver in El Paso."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.components = figures.name_of(rules)

    @property
    def name(self) -> str:
        return "elpaso"

    @property
    def title(self) -> str:
        return "Great Western Trail: El Paso (many printed figures are reconstructed)"

    @property
    def version(self) -> int:
        return 1

    @property
    def seats(self) -> range:
        return range(1, 5)

    @property
    def solo(self) -> bool:
        return True

    @property
    def automa(self) -> str:
        """The opponent of a game played alone."""
        return "sue"

    @property
    def actions(self) -> ActionSpace:
        return SPACE

    @property
    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def figures(self) -> str:
        return figures.written(self.rules)

    def with_figures(self, doc: Mapping[str, Any]) -> Game:
        return ElPaso(adopting.from_doc(doc, RULES))

    def setup(self, seats: int, seed: int, options: Options) -> ElPasoState:
        return setup.set_up(self.rules, seats, seed, checked(self, seats, options))

    def view(self, s: State, seat: int | None) -> ElPasoState:
        assert isinstance(s, ElPasoState), "a state of this game"
        return views.view(s, seat)

    def guess(self, view: State, seed: int) -> ElPasoState:
        assert isinstance(view, ElPasoState), "a view of this game"
        return views.guess(view, seed)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, ElPasoState), "a state of this game"
        return scoring.scores(s)

    def dump(self, s: State) -> dict[str, Any]:
        assert isinstance(s, ElPasoState), "a state of this game"
        return {"game": self.name, "version": self.version, **dumps.dump(s)}

    def position(self, doc: Mapping[str, Any]) -> ElPasoState:
        return positions.position(self, doc)


EL_PASO: Final = ElPaso(RULES)
