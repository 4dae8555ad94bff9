"""What a game used: every component that a recorded trail game touched, as short lines."""

from __future__ import annotations

from collections.abc import Iterable

from trailboss.core.engine import State
from trailboss.core.record import Record
from trailboss.games.trail.delivery import ChooseWayBack
from trailboss.games.trail.effects import ChooseBranch, OneOf
from trailboss.games.trail.kansas_city import ChooseTile
from trailboss.games.trail.location import AtLocation
from trailboss.games.trail.rules import NOBODY, Building, Rules
from trailboss.games.trail.state import TrailState, building
from trailboss.games.trail.stations import ChooseMaster

PLAIN = {
    "upgrade": "station",
    "deliver": "city",
    "disc": "disc",
    "buy": "buy",
    "aux": "aux",
    "double": "double",
    "raise": "raise",
    "lift": "lift a disc from a station",
}
"""Actions whose text alone says what is used."""


class Usage:
    """Watches a game being replayed; `seen` grows."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.cause: dict[int, str] = {}
        """The action that each seat's offers and branches come from."""
        self.column = 0
        self.over = False

    def watch(self, s: State, seat: int, text: str) -> None:
        """A seat is about to do this."""
        assert isinstance(s, TrailState)
        self.ended(s)
        self.seen |= set(self.uses(s, seat, text))
        self.remember(s, seat, text)

    def uses(self, s: TrailState, seat: int, text: str) -> list[str]:
        """What this action uses."""
        verb, _, thing = text.partition(" ")
        question = s.stack[-1]
        cause = self.cause.get(seat, "")
        if isinstance(question, AtLocation) and verb in ("use", "risk"):
            return local(s, question, verb, thing)
        if verb == "perform" or (verb == "draw" and thing != "0"):
            return [f"{cause}: performed"]
        if isinstance(question, ChooseBranch):
            return [f"{cause}: branch {thing}"]
        if isinstance(question, ChooseWayBack):
            return ["extraordinary delivery"]
        if verb in PLAIN:
            return [PLAIN[verb] if verb == "lift" else f"{PLAIN[verb]} {thing}"]
        return rare(s, seat, verb, thing)

    def remember(self, s: TrailState, seat: int, text: str) -> None:
        """What will be the cause of the offers that follow."""
        verb, _, thing = text.partition(" ")
        question = s.stack[-1]
        if isinstance(question, ChooseTile):
            self.column = question.column
        if verb == "hire":
            trade = thing.partition("-")[2]
            have = s.players[seat].workers[trades(s.rules).index(trade)]
            self.cause[seat] = f"worker {trade} {have + 1}"
        elif verb == "exchange":
            self.cause[seat] = verb
        elif verb == "play":
            self.cause[seat] = f"objective {thing}"
        elif verb == "give":
            self.cause[seat] = f"stationmaster {waiting_master(s)}"
        elif isinstance(question, AtLocation) and verb in ("use", "risk"):
            self.cause[seat] = local(s, question, verb, thing)[0]

    def ended(self, s: TrailState) -> None:
        """In which subphase did somebody take the job market token?"""
        if s.holder != NOBODY and not self.over:
            self.over = True
            self.seen.add(f"end in subphase {self.column + 1}")


def local(s: TrailState, question: AtLocation, verb: str, thing: str) -> list[str]:
    """A local action of a building, or the risk action of its space."""
    node = s.rules.nodes[question.at]
    if verb == "risk":
        return [f"risk {node.name}"]
    return [f"building {building(s, s.rules.tiles[s.board[question.at]]).name} action {thing}"]


def rare(s: TrailState, seat: int, verb: str, thing: str) -> list[str]:
    """What is used by few actions."""
    if verb == "play":
        return [f"objective {thing}"]
    if verb == "give":
        return [f"stationmaster {waiting_master(s)}"]
    if verb == "exchange":
        return ["exchange in another's turn" if seat != s.turn else "exchange in the own turn"]
    if verb == "reveal":
        return ["buy reveal"]
    if verb == "engine" and s.rules.act.engine[-1].text == f"engine {thing}":
        return ["last space of the railroad"]
    if verb == "copy":
        return ["copy a building"]
    if verb == "site":
        at = s.rules.act.space.parse(f"site {thing}").arg
        return ["replace a building"] if s.board[at] else ["place a building"]
    return []


def waiting_master(s: TrailState) -> str:
    """The stationmaster that is being taken."""
    question = s.stack[-1]
    assert isinstance(question, ChooseMaster)
    return s.rules.masters[s.masters[question.station] - 1].name


def used(record: Record) -> set[str]:
    """What a recorded game used."""
    usage = Usage()
    for number, s in record.walk():
        if number < len(record.moves):
            usage.watch(s, *record.moves[number])
    assert isinstance(s, TrailState) and not s.waiting(), "a finished trail game"
    usage.ended(s)
    return usage.seen


def everything(rules: Rules) -> set[str]:
    """What there is to use, read from the tables."""
    sides = [*rules.neutral, *[side for pair in rules.private for side in pair]]
    wanted = set(of_buildings(sides)) | set(of_board(rules)) | set(of_workers(rules))
    wanted |= {f"risk {node.name}" for node in rules.nodes if node.risk is not None}
    wanted |= {f"objective {row.name}" for row in rules.objectives[: rules.deck]}
    wanted |= set(of_actions(rules))
    wanted |= {f"stationmaster {row.name}" for row in rules.masters}
    wanted |= {f"raise {i}" for i in range(1, len(rules.stages))}
    if rules.anytime:
        wanted |= {"exchange in another's turn", "exchange in the own turn"}
    return wanted | {
        "extraordinary delivery",
        "copy a building",
        "place a building",
        "replace a building",
        "last space of the railroad",
        "lift a disc from a station",
        "end in subphase 2",
        "end in subphase 3",
    }


def of_buildings(sides: Iterable[Building]) -> list[str]:
    """Every local action of every building side, branch by branch."""
    found: list[str] = []
    for side in sides:
        for slot, effect in enumerate(side.effects, 1):
            name = f"building {side.name} action {slot}"
            found.append(name)
            if isinstance(effect, OneOf):
                found += [f"{name}: branch {i + 1}" for i in range(len(effect.effects))]
    return found


def of_board(rules: Rules) -> list[str]:
    """Stations, cities, discs, market fields, auxiliary rows."""
    found = [f"station {row.name}" for row in rules.stations]
    found += [f"city {row.name}" for row in rules.cities]
    found += [f"disc {row.name}" for row in rules.discs]
    found += [f"buy {row.name}" for row in rules.options] + ["buy reveal"]
    found += [f"aux {row + 1}" for row in range(len(rules.aux))]
    return found + [f"double {row + 1}" for row in range(len(rules.aux))]


def trades(rules: Rules) -> list[str]:
    """The names of the trades."""
    return [action.text.partition(" ")[2] for action in rules.act.give]


def of_workers(rules: Rules) -> list[str]:
    """The spaces of the player board that act when a worker comes there."""
    return [
        f"worker {trade} {space}: performed"
        for trade, row in zip(trades(rules), rules.worker_spaces, strict=True)
        for space, effect in enumerate(row, 1)
        if effect is not None
    ]


def of_actions(rules: Rules) -> list[str]:
    """The immediate actions of objective cards that may be forfeited, performed at least once."""
    taken_in_full = {"Gain", "GainPer", "All"}
    return [
        f"objective {row.name}: performed"
        for row in rules.objectives
        if row.action is not None and type(row.action).__name__ not in taken_in_full
    ]
