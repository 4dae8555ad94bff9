"""The recorded games use every component at least once; `python -m tests.records.make elpaso`."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.records.elpaso_usage import everything, used
from trailboss.core.record import parse
from trailboss.games import GAMES
from trailboss.games.elpaso.printed_rules import RULES

FILES = sorted((Path(__file__).parents[2] / "records" / "elpaso").glob("*.txt"))
WANTED = sorted(everything(RULES))


@cache
def uses() -> set[str]:
    """What the recorded games use together."""
    return {thing for path in FILES for thing in used(parse(path.read_text("utf-8"), GAMES))}


def test_the_table_is_complete() -> None:
    """The list of what must be used has every printed thing."""
    counts = Counter(line.split()[0] for line in WANTED)
    assert {verb: counts[verb] for verb in ("take", "post", "disc", "site", "build", "buy")} == {
        "take": 40, "post": 7, "disc": 7, "site": 9, "build": 6, "buy": 4,
    }  # fmt: skip
    assert len([line for line in WANTED if " action " in line]) == 12 + 26 + 18


@pytest.mark.parametrize("thing", WANTED)
def test_some_recorded_game_uses(thing: str) -> None:
    """Each action of a tile or card, token, cow, worker, site, post, slot and bonus occurs."""
    assert thing in uses()


def test_the_records_are_few_and_small() -> None:
    """Between 10 and 30 games, those played alone included, each below 60 kilobytes."""
    assert 10 <= len(FILES) <= 30
    assert max(path.stat().st_size for path in FILES) < 60_000
