"""El Paso as everybody else sees it: options, set-up, views, scores, positions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from trailboss.core.action import Action, ActionSpace
from trailboss.core.engine import State
from trailboss.core.game import Game, Option, Options, Score, validated_options
from trailboss.games.elpaso import scoring, setup, tally
from trailboss.games.elpaso import view as views
from trailboss.games.elpaso.figures.document import name_of
from trailboss.games.elpaso.figures.file import written
from trailboss.games.elpaso.figures.read import from_doc
from trailboss.games.elpaso.position.dump import dump
from trailboss.games.elpaso.position.read import position
from trailboss.games.elpaso.printed_rules import RULES
from trailboss.games.elpaso.rules import Rules
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.kit.versions import known_version, options_at, pinned

NEWEST: Final = 2
"""The newest version of the rules."""
HISTORY: Final = (
    Option("neutral", ("letters", "shuffled"), "neutral buildings on their letters (R2.1)"),
    Option("sides", ("a", "b", "random"), "side of each stack of buildings (R2.4)", "[ab]{6}"),
    Option("train", ("plain", "star", "random"), "side of each train card (R2.2)", "[ps]{4}"),
    Option("sue", ("0", "1", "2", "3"), "B cards of Sue in a game alone (R14.3)"),
    Option(
        "card_after_move",
        ("open", "lost"),
        "the rest of a train card after its move (R5.6)",
        since=2,
        before=("lost",),
    ),
    Option("hires", ("apart",), "actions between two hires (R6.5c)", since=2, before=("together",)),
    Option("anytime", ("scoring",), "when they end (R7.5)", since=2, before=("last_turn",)),
    Option("hereford", ("full",), "when Sue gains it (R14.11)", since=2, before=("stuck",)),
)
CHANGES: Final[Mapping[str, str]] = {
    "card_after_move=lost": "card_stays",
    "hires=together": "hires_apart",
    "anytime=last_turn": "until_scoring",
    "hereford=stuck": "hereford_when_full",
}
"""What older versions, or a choice of the table, switch off."""


def pairs(values: Options) -> list[str]:
    """Options with their values, as they are written."""
    return [f"{name}={value}" for name, value in values.items()]


class ElPaso:
    """Ride round the trail, spend workers, deliver in El Paso."""

    def __init__(self, rules: Rules, version: int = NEWEST) -> None:
        self.name = "elpaso"
        self.title = "Great Western Trail: El Paso (many printed figures are reconstructed)"
        self.version = version
        self.versions: dict[int, ElPaso] = {version: self}
        self.options = options_at(HISTORY, version)
        self.seats = range(1, 5)
        self.solo = True
        self.automa = "sue"
        self.related = "trail"
        self.rules = rules
        self.made: dict[str, Rules] = {}
        self.components = name_of(rules)
        self.actions: ActionSpace = rules.act.space

    def at(self, version: int) -> ElPaso:
        if version not in self.versions:
            number = known_version(self.name, version, NEWEST)
            self.versions[version] = ElPaso(self.rules, number)
        return self.versions[version]

    def figures(self) -> str:
        return written(self.rules)

    def with_figures(self, doc: Mapping[str, Any]) -> Game:
        return ElPaso(from_doc(doc, RULES), self.version)

    def ruled(self, chosen: Options) -> Rules:
        """The Rules value of a table: what it chose, and what the version pins; made once."""
        values = pairs({**pinned(HISTORY, self.version), **chosen})
        off: dict[str, Any] = {CHANGES[value]: False for value in values if value in CHANGES}
        key = ",".join(off)
        if key not in self.made:
            self.made[key] = replace(self.rules, **off)
        return self.made[key]

    def setup(self, seats: int, seed: int, options: Options) -> ElPasoState:
        chosen = validated_options(self, seats, options)
        return setup.set_up(self.ruled(chosen), seats, seed, chosen)

    def view(self, s: State, seat: int | None) -> ElPasoState:
        assert isinstance(s, ElPasoState), "a state of this game"
        return views.view(s, seat)

    def guess(self, view: State, seed: int) -> ElPasoState:
        assert isinstance(view, ElPasoState), "a view of this game"
        return views.guess(view, seed)

    def reshuffle(self, s: State) -> None:
        assert isinstance(s, ElPasoState), "a state of this game"
        views.reshuffle(s)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, ElPasoState), "a state of this game"
        return scoring.scores(s)

    def promise(self, s: State, after: State, seat: int, action: Action) -> dict[str, Any] | None:
        """What an action does that its events do not tell yet; foresight asks for it."""
        assert isinstance(s, ElPasoState), "a state of this game"
        return tally.promise(s, seat, action)

    def dump(self, s: State) -> dict[str, Any]:
        assert isinstance(s, ElPasoState), "a state of this game"
        return {"game": self.name, "version": self.version, **dump(s)}

    def position(self, doc: Mapping[str, Any]) -> ElPasoState:
        return position(self, doc)


EL_PASO: Final = ElPaso(RULES)
