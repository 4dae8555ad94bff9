"""Kills and faults under load, one of each kind; `make chaos` has two hundred."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.lane import NOTHING
from tests.chaos.machines import cut_off
from tests.chaos.world import chaos
from tests.server.services import needs_services

pytestmark = pytest.mark.pure


@pytest.mark.parametrize(
    "shared",
    [
        pytest.param(False, id="sqlite"),
        pytest.param(True, id="postgres", marks=needs_services),
    ],
)
def test_nothing_is_lost_double_or_stuck(tmp_path: Path, shared: bool) -> None:
    """Every acknowledged action is stored once, no other is, and everybody goes on."""
    report = chaos(tmp_path, shared, faults=12 if shared else 6, players=4, bots=1, long=0)
    assert {name: report[name] for name in NOTHING if report[name]} == {}
    assert report["acknowledged"] > 20


@needs_services
def test_players_move_on_from_a_machine_that_is_cut_off(tmp_path: Path) -> None:
    """Three addresses; one loses Redis, then PostgreSQL, then dies. All go on within seconds."""
    report = cut_off(tmp_path)
    assert {name: report[name] for name in NOTHING if report[name]} == {}
    assert report["health"] == 503, "a proxy leaves such a machine out"
    assert len(report["seconds"]) == 4
