"""The arena: bots against bots, many games, with the same outcome on one core or on many."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game, Score, winners
from trailboss.games import automa_of, load
from trailboss.games.kit.components import adopt
from trailboss.lab.match import derived, played
from trailboss.lab.spread import spread
from trailboss.lab.versions import mark

CHUNK: Final = 4
"""Games that a process fetches at once: enough to forget the cost, few enough to see progress."""


class OtherVersions(TrailbossError):
    """A machine would play another game than this one."""


@dataclass(frozen=True)
class Bout:
    """What a worker needs for one game: plain data, since states do not travel."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...]
    index: int
    components: str = ""
    """The text of a components file; empty for the printed figures."""


@dataclass(frozen=True)
class Outcome:
    """What became of one game, by bot, not by seat."""

    finished: bool
    decisions: int
    scores: tuple[int, ...]
    won: tuple[bool, ...]
    opponent: tuple[int, bool] | None = None
    """The points of the opponent of a game played alone, and whether it has won."""
    ranks: tuple[int, ...] = ()
    """Places by the game's own order, ties shared; the last may be the opponent's."""
    lines: tuple[tuple[tuple[str, int], ...], ...] = ()
    """The points of each bot by category."""


@dataclass
class Tally:
    """The results of one bot."""

    name: str
    wins: int = 0
    scores: list[int] = field(default_factory=list)


def bouts(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, str],
    components: str = "",
    paired: bool = False,
) -> list[Bout]:
    """All games of an arena. Each has a seed of its own, made of the seed and its index.

    If they are paired, the same deal is played in every rotation of the seats before the next one.
    """
    chosen = tuple(sorted(options.items()))
    deals = [i // len(bots) if paired else i for i in range(games)]
    seeds = [derived(seed, deal) for deal in deals]
    return [Bout(game, tuple(bots), seeds[i], chosen, i, components) for i in range(games)]


@lru_cache(maxsize=8)
def _game(name: str, components: str) -> Game:
    """The game of a bout; its figures are read once."""
    return adopt(load(name), components) if components else load(name)


def fight(bout: Bout) -> Outcome:
    """Play one game. Bot k sits on seat k in the first game and moves on by one each game."""
    game = _game(bout.game, bout.components)
    n = len(bout.bots)
    seats = [(k + bout.index) % n for k in range(n)]
    at_table = [bout.bots[seats.index(seat)] for seat in range(n)]
    record, s = played(game, at_table, bout.seed, dict(bout.options))
    scores = game.scores(s)
    over = not s.waiting()
    best = winners(scores) if over else []
    alone = len(scores) > n
    places = ranked(scores)
    return Outcome(
        over,
        len(record.moves),
        tuple(scores[seat].total for seat in seats),
        tuple(seat in best for seat in seats),
        (scores[n].total, n in best) if alone else None,
        tuple(places[seat] for seat in [*seats, *([n] if alone else [])]),
        tuple(categories(scores[seat]) for seat in seats),
    )


def ranked(scores: Sequence[Score]) -> list[int]:
    """The place of each seat, from 1: who is equal in points and in what breaks ties shares one."""
    keys = [(score.total, score.tie) for score in scores]
    return [1 + sum(other > key for other in keys) for key in keys]


def categories(score: Score) -> tuple[tuple[str, int], ...]:
    """The points of a seat by the label of their lines."""
    found: dict[str, int] = {}
    for line in score.lines:
        found[line.label] = found.get(line.label, 0) + line.points
    return tuple(found.items())


def fights(todo: Sequence[Bout], jobs: int) -> Generator[Outcome, None, None]:
    """The outcomes in order, from one process or several."""
    return spread(fight, todo, jobs, chunk=CHUNK)


def fights_on_ray(todo: Sequence[Bout], address: str) -> Generator[Outcome, None, None]:
    """The outcomes in order, from a Ray cluster whose machines have the same bots as this one."""
    return spread(fight_abroad, [(bout, marked(bout)) for bout in todo], 1, address)


def marked(bout: Bout) -> str:
    """The hash of the versions that a game is played with here."""
    return _marked(bout.game, bout.components, bout.bots, bout.options)


@lru_cache(maxsize=1024)
def _marked(
    name: str, components: str, bots: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> str:
    return mark(bots, _game(name, components), len(bots), dict(options))


def fight_abroad(piece: tuple[Bout, str]) -> Outcome:
    """Play one game on another machine, if it has the same versions."""
    bout, wanted = piece
    if marked(bout) != wanted:
        raise OtherVersions(
            "error-other-versions",
            "a machine of the cluster has other versions of {bots}",
            bots=", ".join(bout.bots),
        )
    return fight(bout)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    z, rate = 1.959963984540054, wins / games
    centre = rate + z * z / (2 * games)
    margin = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)


def margins(outcomes: Sequence[Outcome], k: int, seats: int) -> list[float]:
    """By deal: by how many points a bot was ahead of the best other, on average of its seats."""
    ahead = [
        outcome.scores[k] - max([points for i, points in enumerate(outcome.scores) if i != k])
        for outcome in outcomes
    ]
    deals = [ahead[i : i + seats] for i in range(0, len(ahead), seats)]
    return [sum(deal) / len(deal) for deal in deals]


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % confidence interval of a mean; infinitely wide if there is but one value."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return -math.inf, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    half = student(n - 1) * math.sqrt(variance / n)
    return mean - half, mean + half


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution (Cornish and Fisher's expansion)."""
    z = 1.959963984540054
    one = (z**3 + z) / 4
    two = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    three = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + one / freedom + two / freedom**2 + three / freedom**3


def tallied(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Tally]:
    """The results by bot. A shared victory is a win for each of its winners."""
    tallies = [Tally(name) for name in bots]
    for outcome in outcomes:
        for k, tally in enumerate(tallies):
            tally.wins += outcome.won[k]
            tally.scores.append(outcome.scores[k])
    return tallies


def opponent(game: Game, outcomes: Sequence[Outcome]) -> Tally | None:
    """The results of whom a lone bot played against: an automa, or the target to be exceeded."""
    met = [outcome.opponent for outcome in outcomes if outcome.opponent is not None]
    if not met:
        return None
    wins = sum(won for _, won in met)
    return Tally(automa_of(game) or "target", wins, [points for points, _ in met])
