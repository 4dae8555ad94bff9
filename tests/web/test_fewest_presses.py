"""How few presses a game takes, by what the page is told of each press."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.fewest_presses import planned
from trailboss.core.record import parse
from trailboss.games import GAMES

GAMES_OF = Path(__file__).parent / "games"


@pytest.mark.parametrize(("name", "most"), [("gwt2", 3.5), ("gwt2-greedy", 5.5)])
def test_a_turn_takes_few_presses(name: str, most: float) -> None:
    """A rich game of strong, and one of greedy, who keeps tokens and so ends each turn itself."""
    record = parse((GAMES_OF / f"{name}.txt").read_text("utf-8"), GAMES)
    presses, turns = planned(record, 0)
    assert turns > 30
    assert presses <= most * turns
