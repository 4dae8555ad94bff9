"""The two golden games of the fact sheet, turn by turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pioneer.facts import FACTS
from tests.games.pioneer.helpers import lines, me, play_turn, start
from trailboss.games.pioneer.components import GOALS
from trailboss.games.pioneer.geometry import CELLS
from trailboss.games.pioneer.goals import meets
from trailboss.games.pioneer.networks import largest_network
from trailboss.games.pioneer.state import CIRCLED

GAMES = {game["id"]: game for game in FACTS["golden_games"]}


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    """Every activation, town and hand, the lines of the score, the network and the goals."""
    game: dict[str, Any] = GAMES[name]
    s = start(map=game["map"][-1])
    for turn in game["turns"]:
        assert (s.round, s.turn) == (turn["r"], turn["t"])
        p = me(s)
        before, towns = p.activated, [p.vertices[v] for v in s.board.towns]
        play_turn(s, turn)
        p = me(s)
        new = {CELLS[c] for c in range(len(CELLS)) if (p.activated ^ before) >> c & 1}
        assert new == set(turn["activated"]), turn
        reached = [p.vertices[v] for v in s.board.towns]
        assert {f"T{i + 1}" for i, mark in enumerate(reached) if mark and not towns[i]} == set(
            turn["towns"]
        )
        if "end_of_round_hand" in turn:
            hand = turn["end_of_round_hand"]
            assert p.hands[-1] == hand["scored"]
            assert (p.saloons[turn["r"] - 1] == CIRCLED) == hand["saloon"]
    final = game["final"]
    assert s.waiting() == []
    assert list(me(s).bank) == game["bank_boxes"]
    names = ("poker", "gold", "bank", "fort", "ranch", "train_yard", "towns")
    own = ("poker", "gold", "banks", "forts", "ranches", "train yards", "towns")
    assert [lines(s)[label] for label in own] == [final[name] for name in names]
    assert sum(lines(s).values()) == final["total_without_goals"]
    assert largest_network(s.board, me(s)) == game["largest_network_towns"]
    met = [GOALS[goal - 1] for goal in range(1, 16) if meets(s, me(s), goal)]
    assert met == game["goals_satisfied_at_end"]
