"""The recorded games use every component at least once; `python -m tests.records.make gwt2`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.records.usage import everything, used
from trailboss.core.record import parse
from trailboss.games import GAMES
from trailboss.games.gwt2.rules import GWT2

FOLDER = Path(__file__).parents[2] / "records" / "gwt2"
FILES = sorted(FOLDER.glob("*.txt"))
WANTED = sorted(everything(GWT2.rules({"simmental": "on"})))
COUNTS = {
    "building": 7 + 24,
    "risk": 7,
    "stationmaster": 9,
    "objective": 24,
    "station": 10,
    "city": 10,
    "disc": 14,
    "worker": 9,
    "aux": 5,
    "double": 5,
    "buy": 10 + 1,
    "raise": 2,
    "end": 1,
}
"""How many different things of each kind there are to use."""


@cache
def uses() -> dict[str, set[str]]:
    """What each recorded game used."""
    return {path.stem: used(parse(path.read_text("utf-8"), GAMES)) for path in FILES}


@pytest.mark.parametrize("kind", COUNTS)
def test_the_table_is_complete(kind: str) -> None:
    """The list of what must be used has every printed thing of a kind (R5.1, R6, R8, R9, R13)."""
    lines = [line.split(":")[0].split(" ") for line in WANTED]
    words_of_name = 3 if kind == "worker" else 2
    names = {" ".join(words[1:words_of_name]) for words in lines if words[0] == kind}
    assert len(names) == COUNTS[kind]


@pytest.mark.parametrize("thing", WANTED)
def test_some_recorded_game_uses(thing: str) -> None:
    """Each building action, risk, worker space, card, tile, slot and ending occurs somewhere."""
    assert [name for name, seen in uses().items() if thing in seen] != []


def test_the_records_are_few_and_small() -> None:
    """Between 10 and 25 games, each below 60 kilobytes."""
    assert 10 <= len(FILES) <= 25
    assert max(path.stat().st_size for path in FILES) < 60_000


def test_the_records_vary() -> None:
    """Two, three and four players, with and without Simmental, all kinds of set-up."""
    records = [parse(path.read_text("utf-8"), GAMES) for path in FILES]
    assert {record.seats for record in records} == {2, 3, 4}
    for option in GAMES["gwt2"].options:
        assert {record.options[option.name] for record in records} >= set(option.choices)
