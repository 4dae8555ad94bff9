"""Node counts by hand, and measurements that add up."""

from __future__ import annotations

import pytest

from trailboss.core.game import Game
from trailboss.games import GAMES
from trailboss.games.kit.playout import clones, playout
from trailboss.lab.match import LONGEST_GAME
from trailboss.lab.perft import children, perft

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@ALL
def test_a_count_is_the_sum_over_the_next_positions(game: Game) -> None:
    """Depth 0 is the position itself; depth 3 is the sum of depth 2 over its children."""
    s = game.setup(2, 3, {})
    assert perft(s, 0) == 1
    assert perft(s, 1) == len(children(s))
    assert perft(s, 3) == sum(perft(child, 2) for child in children(s))


@ALL
def test_a_finished_game_has_no_next_position(game: Game) -> None:
    """Nothing lies ahead of the end."""
    s = game.setup(2, 3, {})
    playout(s, 1, LONGEST_GAME)
    assert (children(s), perft(s, 1)) == ([], 0)


@ALL
def test_a_playout_counts_its_decisions_and_stops_in_time(game: Game) -> None:
    """The same seed makes the same game; a limit is a limit."""
    s, t = game.setup(2, 3, {}), game.setup(2, 3, {})
    decisions = playout(s, 8, LONGEST_GAME)
    assert not s.waiting()
    assert playout(t, 8, decisions - 1) == decisions - 1
    assert t.waiting()
    assert playout(t, 9, LONGEST_GAME) >= 1


@ALL
def test_clones_are_clones(game: Game) -> None:
    """What is measured is a true copy."""
    s = game.setup(2, 3, {})
    assert game.dump(clones(s, 3)) == game.dump(s)
