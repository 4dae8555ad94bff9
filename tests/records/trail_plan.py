"""How the records of a trail game are made: bots with many options, explorers with tastes."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.records.make import Found, Table
from tests.records.trail_explorer import TASTES, Explorer
from tests.records.trail_usage import Usage, everything, used
from trailboss.core.game import validated_options
from trailboss.core.record import Record
from trailboss.games import load
from trailboss.games.trail.game import TrailGame
from trailboss.games.trail.rules import Rules
from trailboss.games.trail.state import TrailState

ALL_TASTES = 200
"""After this many games the engineers are left, who may yet run out of discs."""
INTERJECTIONS = 0.02
"""How often somebody uses an exchange token in another's turn."""


class Plan:
    """The plan of an edition."""

    tried = 400

    def __init__(self, name: str) -> None:
        game = load(name)
        assert isinstance(game, TrailGame), "an edition"
        self.game = game

    def tables(self) -> list[Table]:
        return plain_tables(self.game)

    def everything(self) -> set[str]:
        return everything(fullest(self.game))

    def used(self, record: Record) -> set[str]:
        return used(record)

    def explored(self, number: int, wanted: set[str]) -> Found:
        taste = list(TASTES)[number // 3 % len(TASTES)] if number < ALL_TASTES else "engineers"
        seats = 2 + number % 3
        table = Table(taste, ("explorer",) * seats, 1000 + number, chosen(self.game, number))
        record, usage = explored(self.game, table, taste, wanted)
        return f"explorer-{taste}-{number}", record, usage.seen

    def remade(self, path: Path) -> bool:
        return True


def plain_tables(game: TrailGame) -> list[Table]:
    """Random, greedy and mixed games with two, three and four players, and greedy ones alone."""
    tables = solo_tables(game)
    for seats in game.seats:
        if seats < 2:
            continue
        mixed = tuple(["greedy", "random"] * 2)[:seats]
        kinds = {"random": ("random",) * seats, "greedy": ("greedy",) * seats, "mixed": mixed}
        for i, (kind, bots) in enumerate(kinds.items()):
            options = chosen(game, seats + i)
            tables.append(Table(f"{kind}-{seats}", bots, 100 * seats + i, options))
    return tables


def solo_tables(game: TrailGame) -> list[Table]:
    """One game alone for each strength of the automa; none, if the game has none."""
    automa = game.rules({}, 1).automa if game.solo else None
    tables: list[Table] = []
    for i, level in enumerate([level.name for level in automa.levels] if automa else ()):
        options = dict(chosen(game, i)) | {game.automa: level}
        tables.append(Table(f"alone-{level}", ("greedy",), 100 + i, tuple(options.items())))
    return tables


def chosen(game: TrailGame, number: int) -> tuple[tuple[str, str], ...]:
    """Options that differ from game to game."""
    rows = game.options
    return tuple(
        (row.name, row.choices[(number >> i) % len(row.choices)]) for i, row in enumerate(rows)
    )


def explored(game: TrailGame, table: Table, taste: str, wanted: set[str]) -> tuple[Record, Usage]:
    """A game of explorers, and what it used."""
    seats = len(table.bots)
    options = validated_options(game, seats, dict(table.options))
    record = Record(game, seats, table.seed, options, list(table.bots))
    s = record.start()
    assert isinstance(s, TrailState)
    usage, luck = Usage(), Random(table.seed)
    tastes = [taste, *luck.sample(sorted(TASTES), seats - 1)]
    patient = table.seed % 3 > 0
    minds = [Explorer(game, TASTES[t], table.seed + i, patient) for i, t in enumerate(tastes)]
    while s.waiting():
        seat = s.waiting()[0]
        action = minds[seat].choose(s, seat, usage, wanted - usage.seen)
        others = [(q, a) for q in range(seats) if q != s.turn for a in s.free(q)]
        if others and luck.random() < INTERJECTIONS:
            seat, action = others[0]
        usage.watch(s, seat, action.text)
        record.add(seat, action.text)
        s.apply(seat, action)
    usage.ended(s)
    return record, usage


def fullest(game: TrailGame) -> Rules:
    """The rules with the most to use: with the cattle that grow, where there are any."""
    defaults = {option.name: option.choices[0] for option in game.options}
    return game.rules(defaults | {"simmental": "on"})
