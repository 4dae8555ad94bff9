"""Redeals: what nobody knows is drawn again, and nothing else changes; records keep it."""

from __future__ import annotations

import pytest

from trailboss.core.engine import State
from trailboss.core.errors import BadRecord
from trailboss.core.game import Game
from trailboss.core.notation import canonical
from trailboss.core.record import Record, parse, verify
from trailboss.core.rng import renewed
from trailboss.games import GAMES
from trailboss.lab.match import played

KEY = 987654321 << 100
TABLES = [
    ("gwt1", 2, {}),
    ("gwt2", 3, {}),
    ("gwt2", 1, {"sam": "hard"}),
    ("elpaso", 2, {}),
    ("elpaso", 1, {}),
    ("pioneer", 2, {}),
    ("pioneer", 1, {}),
]
EACH = pytest.mark.parametrize(("name", "seats", "options"), TABLES)


def some_game(name: str, seats: int, options: dict[str, str]) -> Record:
    """A whole game of random bots on a seed that is a key."""
    return played(GAMES[name], ["random"] * seats, KEY, options)[0]


def known(game: Game, s: State, seats: int) -> list[str]:
    """What everybody and a spectator know."""
    return [canonical(game.dump(game.view(s, seat))) for seat in (*range(seats), None)]


@EACH
def test_a_redeal_changes_what_nobody_knows(name: str, seats: int, options: dict[str, str]) -> None:
    """Every view is as before in the middle of a game, and the state itself is not."""
    record = some_game(name, seats, options)
    game = record.game
    changed = 0
    for moves in range(0, len(record.moves), 9):
        s = record.replay(moves)
        before, views, luck = canonical(game.dump(s)), known(game, s, seats), s.rng
        s.rng = renewed(s.rng, 1)
        game.reshuffle(s)
        assert known(game, s, seats) == views
        s.rng = luck
        changed += canonical(game.dump(s)) != before
    assert changed > len(record.moves) // 9 // 2


@EACH
def test_a_record_with_redeals_is_played_again(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """Go back in the middle twice, go on with other cards: the text leads to the same end."""
    record = some_game(name, seats, options)
    half = len(record.moves) // 2
    record.moves = record.moves[:half]
    record.redeals = [(half // 2, 1), (half // 2, 3), (half, 4)]
    try:
        s = record.replay()
    except BadRecord:
        record.moves = record.moves[: half // 2]
        record.redeals = record.redeals[:2]
        s = record.replay()
    while s.waiting():
        seat = s.waiting()[0]
        action = s.legal(seat)[0]
        s.play(seat, action)
        record.add(seat, action.text)
    text = record.text(s)
    again, end, _ = verify(text, GAMES)
    assert again.redeals == record.redeals
    assert canonical(record.game.dump(end)) == canonical(record.game.dump(s))
    without = text.replace("redeal", "option")
    with pytest.raises(BadRecord):
        parse(without, GAMES)


@pytest.mark.parametrize(
    "redeals", [[(0, 2), (0, 1)], [(3, 1), (2, 2)], [(999, 1)], [(0, 0)], [(-1, 1)]]
)
def test_redeals_out_of_order_are_refused(redeals: list[tuple[int, int]]) -> None:
    """And so are those after the last move."""
    record = some_game("pioneer", 1, {})
    record.moves, record.redeals = record.moves[:5], []
    s = record.replay()
    record.redeals = redeals
    with pytest.raises(BadRecord, match="not in order"):
        parse(record.text(s), GAMES)
