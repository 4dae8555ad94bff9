"""How few presses a game takes, by what the page is told of each press."""

from __future__ import annotations

from pathlib import Path

from tests.web.fewest_presses import planned
from trailboss.core.record import parse
from trailboss.games import GAMES

GAMES_OF = Path(__file__).parent / "games"


MOST = 5.5


def test_a_turn_takes_few_presses() -> None:
    """A game of greedy, who keeps tokens and so ends each turn itself.

    That of strong is pressed on the page: `test_whole_records.py`.
    """
    record = parse((GAMES_OF / "gwt2-greedy.txt").read_text("utf-8"), GAMES)
    presses, turns = planned(record, 0)
    assert turns > 30
    assert presses <= MOST * turns
