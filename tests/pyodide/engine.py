"""Run inside pyodide and outside: the engine, its bots and observations, without other packages.

Both print the same.
"""

from __future__ import annotations

import sys
from typing import Final

from trailboss import bots
from trailboss.bots.base import NOTHING
from trailboss.games import GAMES
from trailboss.observe import encoding, mask

LONGEST: Final = 20_000
GREEDY: Final = 3
STRONG: Final = {"gwt2", "elpaso", "pioneer"}
"""One decision of the strong bot is enough, in each game that it plays in its own way."""


def play(name: str) -> str:
    """A whole random game; some decisions of the others on the way; what was played."""
    game = GAMES[name]
    told = encoding(game, 2)
    s = game.setup(2, 7, {})
    players = [bots.make("random", game, seat, seat) for seat in range(2)]
    for player in players:
        player.begin()
    left = ["strong"] * (name in STRONG) + ["greedy"] * GREEDY
    chosen: list[str] = []
    decisions = 0
    while waiting := s.waiting():
        seat = waiting[0]
        legal = s.legal(seat) + s.free(seat)
        if left and len(legal) > 3 and decisions > 20:
            view, other = game.view(s, seat), bots.make(left.pop(), game, seat, 1)
            other.begin()
            chosen.append(other.choose(view, legal).text)
            assert len(told.encode(view, seat)) == 2 * told.size
            assert sum(mask(s, seat, len(game.actions))) == len(legal)
        player = players[seat]
        view = game.view(s, seat) if player.needs_view else NOTHING
        s.apply(seat, player.choose(view, legal))
        decisions += 1
        assert decisions < LONGEST
    totals = [score.total for score in game.scores(s)]
    assert not left
    return f"{name}: {decisions} decisions, points {totals}, others chose {chosen}"


def main() -> None:
    for name in GAMES:
        print(play(name))
    foreign = {name.partition(".")[0] for name in sys.modules} & {"numpy", "gymnasium", "fluent"}
    assert not foreign, f"the engine needs {foreign}"


main()
