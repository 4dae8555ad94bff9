"""Who plays whom: every line-up, or Swiss rounds by rating, each deal on exchanged seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Final

from trailboss.lab.arena import Bout, Outcome, bouts
from trailboss.lab.match import derived

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
Played = tuple[Bout, Outcome]
Lineup = tuple[str, ...]
Player = Callable[[Sequence[Bout]], Generator[Outcome, None, None]]
"""Plays games wherever they are played; the outcomes come in order."""
Rating = Callable[[Sequence[str], Sequence[Played]], Sequence[float]]
"""How strong each bot seems after these games."""


@dataclass(frozen=True)
class Plan:
    """What an arena plays: everything its results depend on, apart from the bots themselves."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    """Of each line-up."""
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    components: str = ""
    paired: bool = True
    """Is each deal played in every rotation of the seats?"""
    rounds: int = 0
    """Of a Swiss tournament; without rounds every line-up plays."""


def lineups(bots: Sequence[str], seats: int) -> list[Lineup]:
    """Who sits together, in the order of the names.

    If there are more seats than bots, every bot sits there and some of them several times.
    """
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    found = combinations_with_replacement(bots, seats)
    return [lineup for lineup in found if len(set(lineup)) == len(bots)]


def games_of(plan: Plan, together: Sequence[Lineup], first: int = 0) -> list[Bout]:
    """Deal by deal the games of these line-ups: each deal is played by all of them.

    The first deal has this number. A single line-up whose deals are not paired has one deal a game.
    """
    options = dict(plan.options)
    if not plan.paired:
        return [
            bout
            for lineup in together
            for bout in bouts(plan.game, lineup, plan.games, plan.seed, options, plan.components)
        ]
    found = []
    for deal in range(-(-plan.games // plan.seats)):
        seed = derived(plan.seed, first + deal)
        turns = range(deal * plan.seats, min((deal + 1) * plan.seats, plan.games))
        found += [
            Bout(plan.game, lineup, seed, plan.options, turn, plan.components)
            for lineup in together
            for turn in turns
        ]
    return found


def rounds(plan: Plan, played: Sequence[Played], rating: Rating) -> Iterator[list[Bout]]:
    """The games, round by round: the next round is asked for when the last has been played."""
    if not plan.rounds:
        yield games_of(plan, lineups(plan.bots, plan.seats))
        return
    deals = -(-plan.games // plan.seats)
    for number in range(plan.rounds):
        together = neighbours(plan, played, rating(plan.bots, played))
        yield games_of(plan, together, number * deals)


def neighbours(plan: Plan, played: Sequence[Played], strength: Sequence[float]) -> list[Lineup]:
    """Swiss pairing: equals meet, but rather somebody new.

    If the seats do not suffice for all, those rest who have rested least, the weakest first.
    """
    order = sorted(range(len(plan.bots)), key=lambda k: -strength[k])
    met: Counter[tuple[str, str]] = Counter()
    sat: Counter[str] = Counter()
    for together in {(bout.bots, bout.seed): bout.bots for bout, _ in played}.values():
        sat.update(together)
        met.update((a, b) for a in together for b in together if a != b)
    resting = sorted(order, key=lambda k: (-sat[plan.bots[k]], -order.index(k)))
    away = set(resting[: len(order) % plan.seats])
    left = [plan.bots[k] for k in order if k not in away]
    found = []
    while left:
        lineup = [left.pop(0)]
        while len(lineup) < plan.seats:
            best = min(left, key=lambda bot: sum(met[bot, other] for other in lineup))
            left.remove(best)
            lineup.append(best)
        found.append(tuple(lineup))
    return found


def played_out(
    plan: Plan, done: Sequence[Outcome], play: Player, rating: Rating
) -> Generator[Played, None, None]:
    """All games with their outcomes, in order; the first of them are done already."""
    found: list[Played] = []
    for todo in rounds(plan, found, rating):
        known = list(done[len(found) : len(found) + len(todo)])
        for bout, outcome in zip(todo, known, strict=False):
            found.append((bout, outcome))
            yield bout, outcome
        with closing(play(todo[len(known) :])) as running:
            for bout, outcome in zip(todo[len(known) :], running, strict=True):
                found.append((bout, outcome))
                yield bout, outcome
