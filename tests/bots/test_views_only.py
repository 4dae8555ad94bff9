"""Bots get views only: two worlds that look the same to a seat get the same answer from it."""

from __future__ import annotations

import pytest

from tests.lanes import compiled_only
from trailboss import bots
from trailboss.bots.base import Budget, decide
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games import GAMES
from trailboss.lab.match import played

NAMED = [(game, name) for game in GAMES.values() for name in bots.names(game) if name != "random"]
FEW = ("tenderfoot", "greedy", "strong")
"""One of each kind: the levels between differ in how far they look."""
CASES = [
    (pytest.param if name in FEW else compiled_only)(game, name, id=f"{game.name}-{name}")
    for game, name in NAMED
]
QUICK = Budget(nodes=1)
POSITIONS = 4


def worlds(game: Game) -> list[tuple[State, State, int]]:
    """Positions of a game with several options, each with a twin whose hidden things are others."""
    record, _ = played(game, ["greedy", "greedy"], 6, {})
    found: list[tuple[State, State, int]] = []
    for upto in range(len(record.moves) // 6, len(record.moves), len(record.moves) // 9):
        s = record.replay(upto)
        if not s.waiting() or len(found) == POSITIONS:
            break
        seat = s.waiting()[0]
        poisoned = game.guess(game.view(s, seat), 12345 + upto)
        poisoned.rng = 99
        if 1 < len(s.legal(seat) + s.free(seat)) < 12:
            found.append((s, poisoned, seat))
    return found


@pytest.mark.parametrize(("game", "name"), CASES)
def test_hidden_things_change_no_choice(game: Game, name: str) -> None:
    """The true world and a poisoned one, by bots with the same luck; the worlds do differ."""
    differed = False
    pairs = worlds(game)
    assert pairs
    for s, poisoned, seat in pairs:
        differed |= game.dump(s) != game.dump(poisoned)
        answers = []
        for world in (s, poisoned):
            bot = bots.make(name, game, seat, 5, QUICK)
            bot.begin()
            answers.append(decide(bot, game, world, seat))
        assert answers[0] is answers[1]
    assert differed
