"""What the instructions are counted of: each measure makes ready, then does one thing many times.

A measure returns its work as a function; the work returns how many times the thing was done.
Everything is fixed: the seeds, the positions and the number of times.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss import bots
from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games import GAMES
from trailboss.games.kit.playout import clones, playout
from trailboss.observe import encoding

LONGEST: Final = 100_000
STARTS: Final = 3
QUARTERS: Final = (1, 2, 3)
TIMES: Final = 20
GREEDY: Final = 24
OBSERVED: Final = 200

Work = Callable[[], int]


def middles(game: Game, seats: int) -> list[State]:
    """One random game after a quarter, a half and three quarters of its decisions."""
    length = playout(game.setup(seats, 0, {}), 1, LONGEST)
    found = []
    for quarter in QUARTERS:
        s = game.setup(seats, 0, {})
        playout(s, 1, length * quarter // 4)
        found.append(s)
    return found


def decision(game: Game, seats: int) -> Work:
    """Whole random games; their set-up does not count."""
    starts = [game.setup(seats, seed, {}) for seed in range(STARTS)]
    return lambda: sum(playout(s, 1 + seed, LONGEST) for seed, s in enumerate(starts))


def clone(game: Game, seats: int) -> Work:
    """Copies of positions from the middle of a game."""
    found = middles(game, seats)

    def work() -> int:
        for s in found:
            clones(s, TIMES * 10)
        return len(found) * TIMES * 10

    return work


def view(game: Game, seats: int) -> Work:
    """Views of the seat that is asked."""
    found = [(s, s.waiting()[0]) for s in middles(game, seats)]

    def work() -> int:
        for s, seat in found:
            for _ in range(TIMES):
                game.view(s, seat)
        return len(found) * TIMES

    return work


def guess(game: Game, seats: int) -> Work:
    """Whole states guessed from such views."""
    found = [game.view(s, s.waiting()[0]) for s in middles(game, seats)]

    def work() -> int:
        for seen in found:
            for seed in range(TIMES):
                game.guess(seen, seed)
        return len(found) * TIMES

    return work


def greedy(game: Game, seats: int) -> Work:
    """Decisions of greedy bots, their views included; forced answers do not count."""
    start = middles(game, seats)[0]
    players = [bots.make("greedy", game, seat, 0) for seat in range(seats)]

    def work() -> int:
        s, done = start.clone(), 0
        while done < GREEDY and s.waiting():
            seat = s.waiting()[0]
            options = s.legal(seat) + s.free(seat)
            action = options[0]
            if len(options) > 1:
                action = players[seat].choose(game.view(s, seat), options)
                done += 1
            s.apply(seat, action)
        return done

    return work


def observation(game: Game, seats: int) -> Work:
    """Observations of a game that goes on; its moves and views do not count."""
    s = game.setup(seats, 0, {})
    told = encoding(game, seats)
    seen: list[tuple[State, int]] = []
    while s.waiting() and len(seen) < OBSERVED:
        playout(s, len(seen) + 1, 1)
        if s.waiting():
            seen.append((game.view(s, s.waiting()[0]), s.waiting()[0]))

    def work() -> int:
        for view, seat in seen:
            told.encode(view, seat)
        return len(seen)

    return work


MEASURES: Final[dict[str, Callable[[Game, int], Work]]] = {
    "decision": decision,
    "clone": clone,
    "view": view,
    "guess": guess,
    "greedy": greedy,
    "observation": observation,
}


def exercise() -> None:
    """Do everything once: what a build by profile learns from."""
    for game in GAMES.values():
        for seats in (2, 4):
            for measure in MEASURES.values():
                measure(game, seats)()


if __name__ == "__main__":
    exercise()
