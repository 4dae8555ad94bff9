"""Pioneer Rails as everybody else sees it: options, setup, views, scores, positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from trailboss.core.action import Action, ActionSpace
from trailboss.core.engine import State
from trailboss.core.errors import BadOptions, BadPosition
from trailboss.core.game import Game, Option, Options, Score, validated_options
from trailboss.games.kit.reading import Doc
from trailboss.games.kit.versions import known_version, options_at, pinned
from trailboss.games.pioneer import scoring, tally, view
from trailboss.games.pioneer.actions import SPACE
from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.components import LEVELS, MAPS, MOST_SEATS
from trailboss.games.pioneer.figures.document import name_of
from trailboss.games.pioneer.figures.file import written
from trailboss.games.pioneer.figures.read import sheets
from trailboss.games.pioneer.maps import MapData
from trailboss.games.pioneer.position.dump import dump
from trailboss.games.pioneer.position.read import FIELDS, position
from trailboss.games.pioneer.setup import rules_from, start
from trailboss.games.pioneer.state import PioneerState, Rules

NO_YES: Final = ("false", "true")
YES_NO: Final = ("true", "false")

NEWEST: Final = 2
"""The newest version of the rules."""
HISTORY: Final = (
    Option("extra_card", NO_YES, "a secret card each for the fifth turn, 1-8 players (R14.2)"),
    Option("level", LEVELS, "solo: how many goals lie open from the start (R15.2)"),
    Option("dealer", ("0", "random"), "seat of the first dealer (R3.4)", "[1-9]|[1-7][0-9]"),
    Option("draw_outline", NO_YES, "RL-03: the outline of the map can be drawn (R2.6)"),
    Option("draw_station_sides", NO_YES, "RL-03: sides of the own station can be drawn (R2.6)"),
    Option("return_to_own_station", NO_YES, "RL-04: a branch may end at its station (R6.4)"),
    Option("same_railway_twice_in_town", YES_NO, "RL-05: branches of one railway share a town"),
    Option("forfeit_blocked_tracks", YES_NO, "RL-06: tracks that cannot be drawn are lost (R6.9)"),
    Option("special_on_any_track", YES_NO, "RL-07: a special serves any track of the turn (R7.2)"),
    Option("same_turn_town_boxes", YES_NO, "RL-08: a new town box can be used at once (R7.3)"),
    Option("suit_before_tracks", YES_NO, "RL-09: the suit changes before the first track (R7.8)"),
    Option("bank_min", ("0", "1"), "RL-10: the fewest nuggets a bank takes (R8.5)"),
    Option("surplus_saloon_counts", YES_NO, "RL-11: a saloon without symbol is activated (R8.4)"),
    Option("shortcut_is_border", YES_NO, "RL-12: a shortcut cuts its cell for ranches (R9.3)"),
    Option("mixed_at_activation", YES_NO, "RL-14: goal 1J looks at the activation only (R16.3)"),
    Option("solo_retroactive", YES_NO, "RL-15: a goal may be met before it is turned up (R15.6)"),
    Option("switch_counts_to_six", NO_YES, "RL-16: switches count towards six branches (R6.4)"),
    Option(
        "boxes_when_checked",
        NO_YES,
        "RL-08: new town boxes can be used when locations were checked (R7.3)",
        since=2,
        before=("false",),
    ),
    Option("again_if_ripe", ("true",), "second question (R7.3)", since=2, before=("false",)),
)


class Pioneer:
    """Flip a card, write its rank, extend the railway of its suit."""

    def __init__(self, maps: Mapping[str, MapData], version: int = NEWEST) -> None:
        self.name = "pioneer"
        self.title = "Pioneer Rails"
        self.version = version
        self.versions: dict[int, Pioneer] = {version: self}
        sides = Option("map", tuple(maps), "side of the sheet (R2.1)")
        self.options: tuple[Option, ...] = (sides, *options_at(HISTORY, version))
        self.seats = range(1, MOST_SEATS + 1)
        self.solo = True
        self.actions: ActionSpace = SPACE
        self.maps = dict(maps)
        self.components = name_of(maps)
        self.boards: dict[tuple[str, bool, bool, bool], Board] = {}

    def at(self, version: int) -> Pioneer:
        if version not in self.versions:
            number = known_version(self.name, version, NEWEST)
            self.versions[version] = Pioneer(self.maps, number)
        return self.versions[version]

    def figures(self) -> str:
        return written(self.maps)

    def with_figures(self, doc: Mapping[str, Any]) -> Game:
        return Pioneer(sheets(doc), self.version)

    def board(self, rules: Rules) -> Board:
        """The tables of the sheet that these rules are played on; made once."""
        drawn = (rules.draw_outline, rules.draw_station_sides, rules.return_to_own_station)
        key = (rules.map, *drawn)
        if key not in self.boards:
            self.boards[key] = Board(self.maps[rules.map], *drawn)
        return self.boards[key]

    def rules(self, chosen: Options) -> Rules:
        """The Rules value of a table: what it chose, and what the version pins."""
        return rules_from({**pinned(HISTORY, self.version), **chosen})

    def setup(self, seats: int, seed: int, options: Options) -> State:
        chosen = validated_options(self, seats, options)
        rules = self.rules(chosen)
        return start(seats, seed, self.board(rules), rules, chosen["dealer"])

    def view(self, s: State, seat: int | None) -> State:
        assert isinstance(s, PioneerState)
        return view.view(s, seat)

    def guess(self, view_: State, seed: int) -> State:
        assert isinstance(view_, PioneerState)
        return view.guess(view_, seed)

    def reshuffle(self, s: State) -> None:
        assert isinstance(s, PioneerState)
        view.reshuffle(s)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, PioneerState)
        return scoring.scores(s)

    def promise(self, s: State, after: State, seat: int, action: Action) -> dict[str, Any] | None:
        """What an action does that its events do not tell yet; foresight asks for it."""
        assert isinstance(s, PioneerState) and isinstance(after, PioneerState)
        return tally.promise(s, after, seat, action)

    def position(self, doc: Mapping[str, Any]) -> State:
        top = Doc(doc, "", FIELDS).content
        options, sheets = top.get("options", {}), top.get("sheets", [])
        if not isinstance(options, Mapping) or not isinstance(sheets, list):
            raise BadPosition(
                "error-position-options-sheets", "options must be a table, and sheets a list"
            )
        chosen = {str(name): str(value) for name, value in options.items()}
        if "dealer" in chosen:
            raise BadPosition(
                "error-position-dealer", "options: who deals in a position is its own field, dealer"
            )
        try:
            rules = self.rules(validated_options(self, len(sheets), chosen))
        except BadOptions as error:
            raise BadPosition(error.message) from None
        if doc.get("version", self.version) != self.version:
            raise BadPosition(
                "error-position-version",
                "the position is of another version than {version}",
                version=self.version,
            )
        return position(doc, rules, self)

    def dump(self, s: State) -> dict[str, Any]:
        assert isinstance(s, PioneerState)
        usual = self.rules(validated_options(self, self.seats[0], {}))
        doc = dump(s, usual)
        return doc if self.version == 1 else {"version": self.version, **doc}


PIONEER: Final = Pioneer(MAPS)
