"""Set-ups beside the cardboard: what is laid out, and what is drawn by lot.

A seed lays out the same table everywhere: the browser has the same small interpreter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from trailboss.companion.setup_plan import FIRST, Draw, Plan, Step
from trailboss.core.engine import State
from trailboss.core.errors import BadOptions, UnknownGame
from trailboss.core.message import Message, at
from trailboss.core.rng import MASK, below, shuffled
from trailboss.rooms import by_game

PLANS: Final[dict[str, Callable[[], Plan]]] = {
    game: found.PLANS[game] for game, found in by_game("trailboss.companion.setups").items()
}
BASIS: Final = 0xCBF29CE484222325
PRIME: Final = 0x100000001B3


@dataclass(frozen=True)
class Row:
    """One result: what goes where, or who gets what."""

    at: str = ""
    thing: str = ""
    who: int | None = None
    values: Mapping[str, int] = field(default_factory=dict)

    def doc(self) -> dict[str, Any]:
        return {"at": self.at, "thing": self.thing, "who": self.who, "values": dict(self.values)}


@dataclass(frozen=True)
class Laid:
    """A step for one table: its numbers and results."""

    key: str
    rule: str
    values: Mapping[str, int]
    rows: tuple[Row, ...]
    drawn: bool = False
    link: str = ""

    def doc(self) -> dict[str, Any]:
        rows = [row.doc() for row in self.rows]
        return {
            "key": self.key,
            "rule": self.rule,
            "values": dict(self.values),
            "rows": rows,
            "drawn": self.drawn,
            "link": self.link,
        }


@cache
def plan(game: str) -> Plan:
    """The set-up of a game."""
    if game not in PLANS:
        raise UnknownGame(
            "error-no-plan",
            "there is no set-up for {game}; there are {games}",
            game=repr(game),
            games=", ".join(PLANS),
        )
    return PLANS[game]()


def setups() -> dict[str, Any]:
    """The set-up of each game."""
    return {game: plan(game).doc() for game in PLANS}


def lay_out(
    game: str,
    players: int,
    options: Mapping[str, str],
    seed: int,
    again: Mapping[str, int] | None = None,
) -> list[Laid]:
    """The check list of a table; `again` says how often a line was drawn anew."""
    chosen = checked_setup(game, players, options)
    seats = tuple(range(players))
    found = []
    for step in plan(game).steps:
        if not holds(step, players, chosen):
            continue
        luck = chance(seed, step.key, (again or {}).get(step.key, 0))
        if step.lot:
            seats = ordered(luck, players, step.lot)
        found.append(laid(step, players, seats, luck))
    return found


def checked_setup(game: str, players: int, options: Mapping[str, str]) -> dict[str, str]:
    """All options with their values, or BadOptions."""
    of = plan(game)
    if players not in of.seats:
        raise BadOptions(
            "error-seats",
            "{game} is for {least} to {most} players, not {seats}",
            game=game,
            least=of.seats[0],
            most=of.seats[-1],
            seats=players,
        )
    known = {option.name: option.choices for option in of.options}
    for name, value in options.items():
        if name not in known:
            raise BadOptions(
                "error-no-option-here",
                "{game} has no option {name} here; it has {names}",
                game=game,
                name=repr(name),
                names=", ".join(known),
            )
        if value not in known[name]:
            raise BadOptions(
                at(
                    f"{name}={value}",
                    Message(
                        "error-choose", "choose one of {choices}", choices=", ".join(known[name])
                    ),
                )
            )
    return {name: options.get(name, choices[0]) for name, choices in known.items()}


def holds(step: Step, players: int, options: Mapping[str, str]) -> bool:
    """Is this step for these players and options?"""
    if not step.least <= players <= step.most:
        return False
    return all(options[name] == value for name, value in step.only.items())


def chance(seed: int, key: str, again: int) -> State:
    """Luck of its own for each line, so that one can be drawn anew (FNV-1a of its name)."""
    luck = State()
    luck.rng = BASIS
    for byte in f"{seed}/{key}/{again}".encode():
        luck.rng = ((luck.rng ^ byte) * PRIME) & MASK
    return luck


def ordered(luck: State, players: int, lot: str) -> tuple[int, ...]:
    """The order of play: from the first on clockwise, or all by lot."""
    if lot != FIRST:
        return shuffled(luck, tuple(range(players)))
    first = below(luck, players)
    return tuple([(first + i) % players for i in range(players)])


def laid(step: Step, players: int, seats: tuple[int, ...], luck: State) -> Laid:
    """A step with its numbers for these players, and what was drawn."""
    values = {
        name: value if isinstance(value, int) else value[players - 1]
        for name, value in step.values.items()
    }
    rows: list[Row] = []
    if step.lot:
        rows = [Row(who=seat) for seat in (seats[:1] if step.lot == FIRST else seats)]
    for draw in step.draws:
        rows += drawn(draw, seats, luck)
    for seat, each in zip(seats, step.each, strict=False):
        if each is not None:
            rows.append(Row(who=seat, values=each))
    by_lot = bool(step.lot or step.draws)
    return Laid(step.key, step.rule, values, tuple(rows), by_lot, step.link)


def drawn(draw: Draw, seats: tuple[int, ...], luck: State) -> list[Row]:
    """A thing for each place, or for each seat."""
    many = len(draw.at or seats)
    kinds = tuple(range(len(draw.things)))
    lots = tuple([below(luck, len(kinds)) for _ in range(many)]) if draw.back else ()
    things = [draw.things[i] for i in lots or shuffled(luck, kinds)[:many]]
    if draw.at:
        return [Row(at=at, thing=thing) for at, thing in zip(draw.at, things, strict=True)]
    return [Row(who=seat, thing=thing) for seat, thing in zip(seats, things, strict=True)]
