"""What is true of every game: the same suite for all of them.

TRAILBOSS_SOAK=2000 adds 2000 whole games of each, at every table that matters, on all cores.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import trailboss
from tests.conformance.checks import CHECKS, RATES
from tests.conformance.moments import Table, examine, record_of, tables, walk
from tests.conformance.soak import soak
from tests.lanes import compiled_only
from trailboss.core.record import verify
from trailboss.games import GAMES

FEW: Final = 4
"""Larger tables of Pioneer Rails are examined in machine code."""
TABLES: Final = [
    (pytest.param if table.seats <= FEW else compiled_only)(
        table, id=f"{name}-{number}-for-{table.seats}"
    )
    for name in GAMES
    for number, table in enumerate(tables(name))
]
VERSIONS: Final = [
    pytest.param(Table(name, seats, version=number), id=f"{name}-version-{number}-for-{seats}")
    for name, game in GAMES.items()
    for number in range(1, game.version + 1)
    for seats in (game.seats[0], game.seats[2])
]
RECORDS: Final = sorted((Path(__file__).parents[1] / "records").glob("*/*.txt"))
SOAK: Final = os.environ.get("TRAILBOSS_SOAK")


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("table", TABLES)
def test_every_moment(table: Table, check: str) -> None:
    """Whatever is examined holds at random moments of a random game."""
    rate = RATES.get(check, 0.05) * min(1, 2 / table.seats)
    examine(table, 1 + table.seats, [CHECKS[check]], rate)


@pytest.mark.parametrize("table", TABLES)
def test_random_games_end(table: Table) -> None:
    """A game that is played at random comes to its end."""
    for seed in range(2):
        *_, last = walk(table, seed)
        assert not last.s.waiting()


@pytest.mark.parametrize("table", VERSIONS)
def test_every_version_plays_to_its_end(table: Table) -> None:
    """Whole games by the rules of each version: their records verify, their positions are read."""
    *_, last = walk(table, 3)
    assert not last.s.waiting()
    record, _, _ = verify(record_of(last).text(last.s), dict(GAMES))
    assert record.game.version == table.version
    examine(table, 4, [CHECKS["positions_go_on"], CHECKS["the_books_balance"]], 0.02)


@pytest.mark.parametrize("table", TABLES)
def test_a_record_leads_to_the_same_position_in_another_process(
    table: Table, tmp_path: Path
) -> None:
    """The order of hashing and the process have no influence on a game."""
    *_, last = walk(table, 5)
    record = record_of(last)
    path = tmp_path / "record.txt"
    path.write_text(record.text(last.s), "utf-8")
    home = str(Path(trailboss.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-m", "trailboss", "replay", str(path), "--verify", "--json"],
        env={**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": home},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["hash"] == record.hash(last.s)


@pytest.mark.parametrize("name", GAMES)
def test_actions_have_one_id_and_one_text(name: str) -> None:
    """Ids are places, texts are unique and parse back to the same object."""
    space = GAMES[name].actions
    assert [action.id for action in space.all] == list(range(len(space)))
    assert all(space.parse(action.text) is action for action in space.all)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_stored_games_lead_where_they_led(path: Path) -> None:
    """Games of the past are replayed to the very same position, pure and compiled."""
    record, _, _ = verify(path.read_text("utf-8"), dict(GAMES))
    assert record.game.name == path.parent.name


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_stored_games(name: str) -> None:
    """Each game has games of the past to be replayed."""
    assert any(path.parent.name == name for path in RECORDS)


if SOAK is not None:

    @pytest.mark.parametrize("name", GAMES)
    def test_soak(name: str) -> None:
        """Thousands of games without a single complaint."""
        assert soak(name, int(SOAK or "2000"), os.cpu_count() or 1) == []
