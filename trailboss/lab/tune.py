"""Tuning a base policy: its weights climb by games of weights that are changed a little.

Every pair of games is the same deal with all weights changed by chance, once this way and once the
opposite way. Which changes come with more points, on average of all pairs, is the way to go. The
state is kept after each step, so that a run that was ended goes on where it was.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from trailboss.core.errors import TrailbossError
from trailboss.games import load
from trailboss.lab.courses import COURSES
from trailboss.lab.manifest import write
from trailboss.lab.match import derived, play_game
from trailboss.lab.samples import Table
from trailboss.lab.spread import spread

CHANGE: Final = 0.3
"""How far weights are changed: by factors of about e to this power."""
PACE: Final = 0.06
"""How far they move in a step, at first."""
SLOWEST: Final = 0.15
"""The share of the pace that is left at the end."""
MEMORY: Final = 0.8
"""How much of the way of the steps before is kept."""
CALM: Final = 0.95
"""The same for the usual size of what is measured."""
POINTS: Final = 1.5
"""What an own point counts besides the lead, between people: a low game is no aim."""
WORST: Final = -80.0
"""A game that is lost by more says no more."""
CHUNK: Final = 10
"""Pairs that a process fetches at once."""
Numbers = list[float]
Result = tuple[float, float]
Bar = Callable[[Iterator[Any], int, str], Iterable[Any]]


class CannotTune(TrailbossError):
    """This game has no weights to tune."""


@dataclass(frozen=True)
class Plan:
    """What is to be tuned, and where."""

    table: Table
    steps: int
    pairs: int
    """Pairs of games in a step."""
    seed: int
    out: Path

    @property
    def weights(self) -> Path:
        """The file that is made."""
        return self.out / "weights" / f"{self.table.name}.json"


@dataclass(frozen=True)
class Pair:
    """Two games of one deal: all that a worker needs."""

    table: Table
    shifts: tuple[float, ...]
    seed: int


@dataclass
class Climb:
    """How far a run is: shifts of all weights, the way it goes, and the usual size of a step."""

    shifts: Numbers
    way: Numbers
    size: float = 0.0
    step: int = 0
    mean: float = 0.0
    """The points of the last step's games."""


def numbers(weights: Any) -> Numbers:
    """All weights in a row."""
    found: Numbers = []
    for value in asdict(weights).values():
        found.extend(value if isinstance(value, tuple) else [value])
    return found


def shifted(weights: Any, shifts: Sequence[float]) -> Any:
    """The weights after shifts: a factor of e to the shift; what is not above 0 is added to."""
    rest = iter(shifts)
    changed: dict[str, Any] = {}
    for name, value in asdict(weights).items():
        many = isinstance(value, tuple)
        moved = [
            x * math.exp(by) if x > 0 else x + by
            for x, by in zip(value if many else [value], rest, strict=False)
        ]
        changed[name] = tuple(moved) if many else moved[0]
    return replace(weights, **changed)


def changes(pair: Pair) -> Numbers:
    """By how much the weights are changed in the first game of a pair, by chance."""
    luck = Random(derived(pair.seed, 0))
    return [luck.gauss(0, CHANGE) for _ in pair.shifts]


def play_pair(pair: Pair) -> Result:
    """What changed weights reach, and what the opposite ones do on the same deal and seat."""
    by = changes(pair)
    there, back = [
        reached(pair, [at + sign * x for at, x in zip(pair.shifts, by, strict=True)])
        for sign in (1, -1)
    ]
    return there, back


def reached(pair: Pair, shifts: Numbers) -> float:
    """The lead with these weights; the others play by those that the run began with."""
    table, game, course = pair.table, load(pair.table.game), COURSES[pair.table.game]
    assert course.weights is not None and course.player is not None, "the game is tuned"
    usual = course.weights(table.name)
    mine, seat = shifted(usual, shifts), pair.seed % table.seats
    players = [course.player(i, mine if i == seat else usual) for i in range(table.seats)]
    _, s = play_game(game, table.seats, pair.seed, dict(table.options), players)
    totals = [float(score.total) for score in game.scores(s)]
    own = totals.pop(seat)
    return max(WORST, own - max(totals)) + (POINTS * own if table.seats > 1 else 0.0)


def climbed(climb: Climb, pairs: Sequence[Pair], results: Sequence[Result], pace: float) -> Climb:
    """One step of the way that the results of these pairs show, no weight by over two paces."""
    slopes = [0.0] * len(climb.shifts)
    for pair, (there, back) in zip(pairs, results, strict=True):
        gain = (there - back) / 2 / CHANGE**2 / len(pairs)
        for i, change in enumerate(changes(pair)):
            slopes[i] += gain * change
    step = climb.step + 1
    way = [MEMORY * old + (1 - MEMORY) * new for old, new in zip(climb.way, slopes, strict=True)]
    size = CALM * climb.size + (1 - CALM) * sum([x * x for x in slopes]) / len(slopes)
    unit = (math.sqrt(size / (1 - CALM**step)) + 1e-9) * (1 - MEMORY**step)
    shifts = [
        at + pace * max(-2.0, min(2.0, by / unit)) for at, by in zip(climb.shifts, way, strict=True)
    ]
    mean = sum([there + back for there, back in results]) / 2 / len(results)
    return Climb(shifts, way, size, step, mean)


def tuned(plan: Plan, jobs: int, ray: str | None, bar: Bar) -> Iterator[Climb]:
    """Go all steps that were not gone yet."""
    course = COURSES[plan.table.game]
    if course.weights is None:
        raise CannotTune(
            "error-no-weights",
            "the base policy of {game} has no weights to tune",
            game=plan.table.game,
        )
    usual = course.weights(plan.table.name)
    state = plan.out / plan.table.name / "climb.json"
    flat = [0.0] * len(numbers(usual))
    climb = Climb(flat, flat)
    if state.exists():
        climb = Climb(**json.loads(state.read_text()))
    for step in range(climb.step, plan.steps):
        seeds = [derived(plan.seed, step * plan.pairs + i) for i in range(plan.pairs)]
        pairs = [Pair(plan.table, tuple(climb.shifts), seed) for seed in seeds]
        results = list(bar(spread(play_pair, pairs, jobs, ray, CHUNK), len(pairs), "game"))
        slower = max(SLOWEST, min(1.0, 1.5 * (1 - step / plan.steps)))
        climb = climbed(climb, pairs, results, PACE * slower)
        write(plan.weights, json.dumps(rounded(shifted(usual, climb.shifts))) + "\n")
        write(state, json.dumps(asdict(climb)) + "\n")
        yield climb


def rounded(weights: Any) -> dict[str, Any]:
    """The weights by name, to three digits."""
    return {
        name: [float(f"{x:.3g}") for x in value]
        if isinstance(value, tuple)
        else float(f"{value:.3g}")
        for name, value in asdict(weights).items()
    }
