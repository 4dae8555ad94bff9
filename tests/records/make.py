"""Make the recorded games of a game again: `python -m tests.records.make gwt2 elpaso`.

Plain games of bots come first. Then explorers, who may see everything because they make
fixtures only, take whatever no record has used yet; the fewest of their games that use all the
rest are kept. What there is to use, and how an explorer plays, is the plan of a game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from trailboss.core.game import Game
from trailboss.core.record import Record
from trailboss.lab.match import played

FOLDER = Path(__file__).parent
PLANS = {"gwt1": "trail_plan", "gwt2": "trail_plan", "elpaso": "elpaso_plan"}

Found = tuple[str, Record, set[str]]
"""The name of a game, its record, and what it used."""


@dataclass(frozen=True)
class Table:
    """Who plays, with which options and seed."""

    name: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()


class Plan(Protocol):
    """How the records of a game are made."""

    game: Game
    tried: int
    """The most games of explorers."""

    def tables(self) -> list[Table]:
        """The plain games of bots."""
        ...

    def everything(self) -> set[str]:
        """All that a record can use."""
        ...

    def used(self, record: Record) -> set[str]:
        """What a record uses."""
        ...

    def explored(self, number: int, wanted: set[str]) -> Found:
        """A game of explorers who look for what is wanted."""
        ...

    def remade(self, path: Path) -> bool:
        """Is it a record that this plan makes?"""
        ...


def plan_of(name: str) -> Plan:
    """The plan of a game."""
    return cast(Plan, import_module(f"tests.records.{PLANS[name]}").Plan(name))


def explorers(plan: Plan, wanted: set[str]) -> Iterator[Found]:
    """Games of explorers until nothing is missing."""
    missing = set(wanted)
    for number in range(plan.tried):
        if not missing:
            return
        name, record, found = plan.explored(number, set(missing))
        if found & missing:
            missing -= found
            yield name, record, found & wanted
    print(f"not used by any game: {sorted(missing)}", file=sys.stderr)


def fewest(games: list[Found], wanted: set[str]) -> list[Found]:
    """Games that together use everything wanted, the most useful first."""
    kept: list[Found] = []
    left, missing = list(games), set(wanted)
    while left:
        best = max(left, key=lambda row: len(row[2] & missing))
        if not best[2] & missing:
            break
        kept.append(best)
        left.remove(best)
        missing -= best[2]
    return kept


def make(name: str, folder: Path) -> None:
    """Write all records of a game anew."""
    plan = plan_of(name)
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        if plan.remade(old):
            old.unlink()
    wanted = plan.everything()
    for table in plan.tables():
        record, s = played(plan.game, table.bots, table.seed, dict(table.options))
        (folder / f"{table.name}.txt").write_text(record.text(s), "utf-8")
        wanted -= plan.used(record)
    for file, record, _ in fewest(list(explorers(plan, wanted)), wanted):
        (folder / f"{file}.txt").write_text(record.text(), "utf-8")


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        make(argument, FOLDER / argument)
