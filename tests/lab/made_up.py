"""Games that nobody plays: outcomes made of a seed and of how strong the bots are said to be."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random

from trailboss.lab.arena import Bout, Outcome
from trailboss.lab.tournament import Player


def outcome(bout: Bout, strength: Mapping[str, float]) -> Outcome:
    """Points by strength and luck; a deal has its own luck for each seat."""
    n = len(bout.bots)
    luck = Random(f"{bout.seed} {bout.index % n}")
    dealt = Random(bout.seed)
    good = [dealt.gauss(0, 10) for _ in range(n)]
    seats = [(k + bout.index) % n for k in range(n)]
    scores = tuple(
        round(strength[name] + good[seat] + luck.gauss(0, 5))
        for name, seat in zip(bout.bots, seats, strict=True)
    )
    ranks = tuple(1 + sum(other > points for other in scores) for points in scores)
    lines = tuple((("cattle", points),) for points in scores)
    return Outcome(True, 100, scores, tuple(rank == 1 for rank in ranks), None, ranks, lines)


def player(strength: Mapping[str, float]) -> Player:
    """Plays such games."""

    def play(todo: Sequence[Bout]) -> Generator[Outcome, None, None]:
        yield from (outcome(bout, strength) for bout in todo)

    return play
