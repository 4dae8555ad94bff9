"""Kills and faults under load, one of each kind; `make chaos` has two hundred."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.lane import NOTHING
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
    report = chaos(tmp_path, shared, faults=9 if shared else 6, players=4)
    assert {name: report[name] for name in NOTHING if report[name]} == {}
    assert report["acknowledged"] > 20
