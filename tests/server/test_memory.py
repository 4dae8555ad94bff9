"""What a process keeps in memory: tables that somebody looks at, and some that nobody does."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from trailboss.server import service
from trailboss.server.service import Service
from trailboss.server.settings import Settings

pytestmark = pytest.mark.pure


def test_tables_that_somebody_looks_at_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come after them; of the others the latest stay."""
    monkeypatch.setattr(service, "KEPT", 2)
    one = Service(Settings(), Mock(), Mock())
    one.looked_at = {"0", "3", "elsewhere"}
    for number in range(20):
        one.keep(Mock(deal=Mock(id=str(number)), seq=1))
    assert {"0", "3"} < set(one.tables)
    assert len(one.tables) == 2 + len(one.looked_at)
    assert {"18", "19"} < set(one.tables)
