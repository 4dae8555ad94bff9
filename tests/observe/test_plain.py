"""What goes without saying: each other answer brings less, or the very same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.observe.test_foresight import walked
from trailboss.core.record import parse
from trailboss.games import GAMES
from trailboss.games.trail.kansas_city import ChooseTile
from trailboss.games.trail.state import TrailState
from trailboss.observe.foresight import Foresight

GAME = Path(__file__).parents[1] / "web" / "games" / "gwt2.txt"


def test_two_tiles_alike_and_less_of_a_gain_are_no_choice() -> None:
    """R6.1, R8.5: in a whole game; tiles that differ, or a reward one may leave, stay choices."""
    game = GAMES["gwt2"]
    record = parse(GAME.read_text("utf-8"), GAMES)
    found: list[str] = []
    for done, s in record.walk():
        if done == len(record.moves):
            break
        seat = s.waiting()[0]
        plain = Foresight(game, game.view(s, seat), seat).plain()
        top = s.stack[-1]
        if isinstance(top, ChooseTile) and isinstance(s, TrailState):
            tiles = [s.rules.tiles[tile] for tile in s.foresight[top.column]]
            alike = len({(tile.name, tile.kind, tile.what) for tile in tiles}) == 1
            assert (plain is not None) == (alike and len(s.legal(seat)) == 2)
        if plain is not None:
            found.append(plain.text)
    assert found.count("tile 1") > 3
    assert found.count("certificates 1") > 3
    assert set(found) <= {"tile 1", "certificates 1", "certificates 2", "certificates 3"}


@pytest.mark.parametrize("name", GAMES)
def test_nobody_would_have_more_by_another_answer(name: str) -> None:
    """The same is asked next, the others have the same, and the seat has no less of anything."""
    game = GAMES[name]
    for s, seat in walked(game, 2, 500, 1):
        ahead = Foresight(game, game.view(s, seat), seat)
        plain = ahead.plain()
        if plain is None or isinstance(s.stack[-1], ChooseTile):
            continue
        best = s.clone()
        best.play(seat, plain)
        for action in s.legal(seat):
            after = s.clone()
            after.play(seat, action)
            assert after.stack == best.stack
            for player, (now, most) in enumerate(zip(after.held(), best.held(), strict=True)):
                assert all(now[what] <= most[what] for what in now)
                assert player == seat or now == most
