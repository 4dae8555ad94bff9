"""The recorded games use every component at least once; `python -m tests.records.make gwt2`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.records.trail_usage import everything, used
from trailboss.core.record import parse
from trailboss.games import GAMES
from trailboss.games.gwt1.rules import GWT1
from trailboss.games.gwt2.rules import GWT2
from trailboss.games.trail.game import TrailGame

FOLDER = Path(__file__).parents[1] / "records"
WANTED = {
    "gwt1": sorted(everything(GWT1.plain)),
    "gwt2": sorted(everything(GWT2.rules({"simmental": "on"}))),
}
COUNTS = {
    "gwt1": {"building": 7 + 20, "stationmaster": 5, "buy": 8 + 1, "raise": 0},
    "gwt2": {"building": 7 + 24, "stationmaster": 9, "buy": 10 + 1, "raise": 2},
}
"""How many different things of each kind there are to use, where the editions differ."""
ALIKE = {
    "risk": 7,
    "objective": 24,
    "station": 10,
    "city": 10,
    "disc": 14,
    "worker": 9,
    "aux": 5,
    "double": 5,
    "end": 1,
}


def files(name: str) -> list[Path]:
    """The recorded games of an edition."""
    return sorted((FOLDER / name).glob("*.txt"))


@cache
def uses(name: str) -> set[str]:
    """What the recorded games of an edition use together."""
    return {thing for path in files(name) for thing in used(parse(path.read_text("utf-8"), GAMES))}


@pytest.mark.parametrize("name", WANTED)
@pytest.mark.parametrize("kind", [*ALIKE, *COUNTS["gwt2"]])
def test_the_table_is_complete(name: str, kind: str) -> None:
    """The list of what must be used has every printed thing of a kind."""
    lines = [line.split(":")[0].split(" ") for line in WANTED[name]]
    words_of_name = 3 if kind == "worker" else 2
    names = {" ".join(words[1:words_of_name]) for words in lines if words[0] == kind}
    assert len(names) == (ALIKE | COUNTS[name])[kind]


@pytest.mark.parametrize(("name", "thing"), [(n, t) for n, rows in WANTED.items() for t in rows])
def test_some_recorded_game_uses(name: str, thing: str) -> None:
    """Each building action, risk, worker space, card, tile, slot and ending occurs somewhere."""
    assert thing in uses(name)


@pytest.mark.parametrize("name", WANTED)
def test_the_records_are_few_and_small(name: str) -> None:
    """Between 10 and 25 games, each below 60 kilobytes."""
    assert 10 <= len(files(name)) <= 25
    assert max(path.stat().st_size for path in files(name)) < 60_000


def test_both_editions_are_trail_games() -> None:
    """The table speaks of every trail game with recorded games of its own."""
    trail = [game.name for game in GAMES.values() if isinstance(game, TrailGame)]
    assert sorted(WANTED) == sorted(trail)
