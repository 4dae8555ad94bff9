"""Make the recorded games of a trail game again: `python -m tests.records.make gwt2`.

Plain games of bots come first. Then explorers, who may see everything because they make
fixtures only, play with strange tastes and take whatever no record has used yet; the fewest of
their games that use all the rest are kept.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.records.explorer import TASTES, Explorer
from tests.records.usage import Usage, everything, used
from trailboss.core.game import checked
from trailboss.core.record import Record
from trailboss.games import load
from trailboss.games.trail.game import TrailGame
from trailboss.games.trail.rules import Rules
from trailboss.games.trail.state import TrailState
from trailboss.lab.match import played

FOLDER = Path(__file__).parent
GAMES = 400
"""So many games of explorers are tried at most."""
ALL_TASTES = 200
"""Then the engineers are left, who may yet run out of discs."""
INTERJECTIONS = 0.02
"""How often somebody uses an exchange token in another's turn."""


@dataclass(frozen=True)
class Table:
    """Who plays, with which options and seed."""

    name: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()


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
    options = checked(game, seats, dict(table.options))
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


def explorers(game: TrailGame, wanted: set[str]) -> Iterator[tuple[str, Record, set[str]]]:
    """Games of explorers until nothing is missing."""
    missing = set(wanted)
    for number in range(GAMES):
        if not missing:
            return
        taste = list(TASTES)[number // 3 % len(TASTES)] if number < ALL_TASTES else "engineers"
        seats = 2 + number % 3
        table = Table(taste, ("explorer",) * seats, 1000 + number, chosen(game, number))
        record, usage = explored(game, table, taste, set(missing))
        found = usage.seen & wanted
        if found & missing:
            missing -= found
            yield f"explorer-{taste}-{number}", record, found
    print(f"not used by any game: {sorted(missing)}", file=sys.stderr)


def fewest(
    games: list[tuple[str, Record, set[str]]], wanted: set[str]
) -> list[tuple[str, Record, set[str]]]:
    """Games that together use everything wanted, the most useful first."""
    kept: list[tuple[str, Record, set[str]]] = []
    left, missing = list(games), set(wanted)
    while left:
        best = max(left, key=lambda row: len(row[2] & missing))
        if not best[2] & missing:
            break
        kept.append(best)
        left.remove(best)
        missing -= best[2]
    return kept


def fullest(game: TrailGame) -> Rules:
    """The rules with the most to use: with the cattle that grow, where there are any."""
    defaults = {option.name: option.choices[0] for option in game.options}
    return game.rules(defaults | {"simmental": "on"})


def make(name: str) -> None:
    """Write all records of a game anew."""
    game = load(name)
    assert isinstance(game, TrailGame), "only trail games have explorers"
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    wanted = everything(fullest(game))
    for table in plain_tables(game):
        record, s = played(game, table.bots, table.seed, dict(table.options))
        (folder / f"{table.name}.txt").write_text(record.text(s), "utf-8")
        wanted -= used(record)
    for file, record, _ in fewest(list(explorers(game, wanted)), wanted):
        (folder / f"{file}.txt").write_text(record.text(), "utf-8")


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        make(argument)
