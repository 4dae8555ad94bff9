"""The journal of an arena: what was planned, then a line for each finished game.

A run that was killed goes on behind the last whole line. The head names the plan, the versions and
a hash of all that, so that nothing is ever added to the games of another plan.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, TextIO

from trailboss import __version__
from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game, components_of, validated_options
from trailboss.core.message import Message, at, by_system
from trailboss.lab.arena import Bout, Outcome
from trailboss.lab.tournament import Plan, Played
from trailboss.lab.versions import digest, versions

FORMAT: Final = "trailboss arena 1"
NAME: Final = "games.jsonl"
Row = dict[str, Any]


class BadJournal(TrailbossError):
    """A file that is no journal, or one of another plan."""


def head(plan: Plan, game: Game, limit: Row) -> Row:
    """The first line: all that the games depend on, and its hash."""
    options = validated_options(game, plan.seats, dict(plan.options))
    doc: Row = {
        "format": FORMAT,
        "trailboss": __version__,
        "rules_version": game.version,
        **asdict(plan),
        "bots": list(plan.bots),
        "options": options,
        "components": components_of(game),
        "versions": versions(plan.bots, game, plan.seats, options),
        "until": limit,
    }
    return {**doc, "hash": digest(dumped(doc).encode())}


def dumped(doc: Row) -> str:
    """A line."""
    return json.dumps(doc, sort_keys=True, separators=(",", ":"))


def row(bout: Bout, outcome: Outcome) -> Row:
    """A finished game."""
    return {
        "seed": bout.seed,
        "bots": list(bout.bots),
        "turn": bout.index % len(bout.bots),
        "finished": outcome.finished,
        "decisions": outcome.decisions,
        "scores": list(outcome.scores),
        "opponent": None if outcome.opponent is None else outcome.opponent[0],
        "ranks": list(outcome.ranks),
        "lines": [[list(line) for line in lines] for lines in outcome.lines],
    }


def outcome_of(doc: Row) -> Outcome:
    """The outcome in a row."""
    n, over, ranks = len(doc["bots"]), doc["finished"], tuple(doc["ranks"])
    won = tuple(over and rank == 1 for rank in ranks)
    other = None if doc["opponent"] is None else (doc["opponent"], won[n])
    lines = tuple(tuple((label, points) for label, points in lines) for lines in doc["lines"])
    return Outcome(over, doc["decisions"], tuple(doc["scores"]), won[:n], other, ranks, lines)


@dataclass
class Journal:
    """An open journal: what it holds, and where the next game is written."""

    path: Path
    rows: list[Row]
    file: TextIO

    def outcomes(self) -> list[Outcome]:
        return [outcome_of(doc) for doc in self.rows]

    def keep(self, number: int, bout: Bout, outcome: Outcome) -> None:
        """The game of that number: written, or compared with what is written there."""
        doc = row(bout, outcome)
        if number < len(self.rows):
            if doc != self.rows[number]:
                raise BadJournal(
                    at(
                        self.path,
                        Message(
                            "error-journal-line",
                            "line {line} is not the game of the plan",
                            line=number + 2,
                        ),
                    )
                )
            return
        self.file.write(dumped(doc) + "\n")
        self.file.flush()


def opened(path: Path, first: Row) -> Journal:
    """The journal of a plan. BadJournal, and nothing changes, if there is one of another plan."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        text = whole(path) if path.exists() else ""
        if not text:
            path.write_text(dumped(first) + "\n", encoding="utf-8")
            return Journal(path, [], path.open("a", encoding="utf-8"))
        found, rows = parsed(path, text)
        if found["hash"] != first["hash"]:
            raise BadJournal(
                "error-journal-plan",
                "{place} holds games of another plan: {what}",
                place=str(path),
                what=difference(found, first),
            )
        if len(text.encode()) < path.stat().st_size:
            with path.open("r+b") as file:
                file.truncate(len(text.encode()))
        return Journal(path, rows, path.open("a", encoding="utf-8"))
    except OSError as error:
        raise BadJournal(at(path, by_system(error))) from None


def whole(path: Path) -> str:
    """The whole lines of a file."""
    try:
        text = path.read_bytes()
        return text[: text.rfind(b"\n") + 1].decode("utf-8")
    except UnicodeDecodeError:
        raise BadJournal(
            "error-journal", "{place} is no journal of an arena", place=str(path)
        ) from None
    except OSError as error:
        raise BadJournal(at(path, by_system(error))) from None


def parsed(path: Path, text: str) -> tuple[Row, list[Row]]:
    """The head and the rows in a text."""
    try:
        first, *rows = [json.loads(line) for line in text.splitlines()]
        if first["format"] != FORMAT or not isinstance(first["hash"], str):
            raise ValueError
        for doc in rows:
            outcome_of(doc)
    except (ValueError, KeyError, TypeError, IndexError, RecursionError):
        raise BadJournal(
            "error-journal", "{place} is no journal of an arena", place=str(path)
        ) from None
    return first, rows


def difference(found: Row, wanted: Row) -> str:
    """What differs between two heads, in one word."""
    return ", ".join(name for name in wanted if name != "hash" and found.get(name) != wanted[name])


def read(path: Path) -> tuple[Row, list[Row]]:
    """A journal that somebody wrote: its head and its games."""
    return parsed(path, whole(path))


def replayed(first: Row, rows: list[Row]) -> Iterator[Played]:
    """The games of a journal as they were played."""
    options = tuple(sorted(first["options"].items()))
    for doc in rows:
        bout = Bout(first["game"], tuple(doc["bots"]), doc["seed"], options, doc["turn"])
        yield bout, outcome_of(doc)
