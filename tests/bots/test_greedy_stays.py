"""The bot `greedy` chooses today what it chose when the records were made: its name is in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from trailboss import bots
from trailboss.bots.base import decide, forced
from trailboss.core.record import parse
from trailboss.games import GAMES

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize(
    "name", ["gwt1/greedy-2", "gwt2/greedy-2", "gwt2/alone-hard", "elpaso/greedy-2"]
)
def test_greedy_plays_a_recorded_game_again(name: str) -> None:
    """Every choice of a recorded game, in the positions of that game."""
    record = parse((RECORDS / f"{name}.txt").read_text(), GAMES)
    game, s = record.game, record.start()
    players = [bots.make("greedy", game, seat, 0) for seat in range(record.seats)]
    asked = 0
    for seat, text in record.moves:
        asked += forced(s, seat) is None
        assert decide(players[seat], game, s, seat).text == text
        s.apply(seat, game.actions.parse(text))
    assert asked > 100
