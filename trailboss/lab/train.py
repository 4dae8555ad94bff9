"""Training: play games to learn from, fit a value, and let it play against greedy.

Everything is kept in a folder, so that a run that was ended goes on where it was. What is made
depends on the plan alone and not on the number of processes.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np

from trailboss import __version__
from trailboss.bots.base import Bot, Budget
from trailboss.bots.lookahead import NODES, Lookahead
from trailboss.bots.trail.features import names
from trailboss.bots.trail.greedy import Greedy
from trailboss.bots.trail.judge import TrailJudge
from trailboss.bots.value import Value
from trailboss.core.errors import TrailbossError
from trailboss.core.game import winners
from trailboss.games import load
from trailboss.games.trail.rules import Rules
from trailboss.games.trail.state import TrailState
from trailboss.lab.arena import interval, wilson
from trailboss.lab.fit import fit, read
from trailboss.lab.match import derived, play_game
from trailboss.lab.selfplay import EXPLORED, sample

PORTION: Final = 50
"""Games in a file."""
TRAINED: Final = ("gwt1", "gwt2")
"""The games that have features."""
T = TypeVar("T")
R = TypeVar("R")


class BadTraining(TrailbossError):
    """This cannot be trained here."""


@dataclass(frozen=True)
class Plan:
    """What is to be made, and where."""

    game: str
    seats: int
    games: int
    deals: int
    seed: int
    out: Path

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}"


@dataclass(frozen=True)
class Portion:
    """A file of games to play."""

    plan: Plan
    index: int

    @property
    def path(self) -> Path:
        return self.plan.out / "games" / f"{self.plan.name}-{self.index:04d}.npz"


@dataclass(frozen=True)
class Trial:
    """A game of the gate: a fitted value on one seat, greedy on the others."""

    plan: Plan
    path: Path
    deal: int
    seat: int


def portions(plan: Plan) -> list[Portion]:
    """The files of a plan that are not there yet."""
    every = [Portion(plan, index) for index in range(-(-plan.games // PORTION))]
    return [portion for portion in every if not portion.path.exists()]


def play_portion(portion: Portion) -> None:
    """Play the games of a file; it appears when it is whole."""
    plan = portion.plan
    game = load(plan.game)
    seeds = [derived(plan.seed, portion.index * PORTION + i) for i in range(PORTION)]
    samples = [sample(game, plan.seats, seed) for seed in seeds]
    portion.path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = portion.path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(
            file,
            figures=np.array([row for s in samples for row in s.figures], np.float32),
            seat=np.array([seat for s in samples for seat in s.seats], np.int8),
            game=np.array([i for i, s in enumerate(samples) for _ in s.seats], np.int16),
            scores=np.array([s.scores for s in samples], np.int16),
            tastes=np.array([s.tastes for s in samples], np.float32),
        )
    unfinished.rename(portion.path)


def fitted(plan: Plan) -> Path:
    """The file of the value that the games of a plan give."""
    game = load(plan.game)
    every = [Portion(plan, index).path for index in range(-(-plan.games // PORTION))]
    about = {
        "about": "Expected final points after a turn, own and of the best other seat.",
        "data": f"self-play of greedy with changed weights, {EXPLORED:.0%} of moves at random",
        "rules_version": game.version,
        "trailboss": __version__,
        "seed": plan.seed,
        "licence": "Apache-2.0",
    }
    doc = fit(game, plan.seats, rules_of(plan), read(every), about)
    path = plan.out / "values" / f"{plan.name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(doc, separators=(",", ":")) + "\n", encoding="utf-8")
    return path


def rules_of(plan: Plan) -> Rules:
    """The rules of the game as it is set up without options."""
    s = load(plan.game).setup(plan.seats, 0, {})
    assert isinstance(s, TrailState), "only trail games have features"
    return s.rules


def trials(plan: Plan, path: Path) -> list[Trial]:
    """Each deal once on every seat."""
    return [Trial(plan, path, d, seat) for d in range(plan.deals) for seat in range(plan.seats)]


def play_trial(trial: Trial) -> tuple[float, int]:
    """The share of the victory and the lead over the best other."""
    plan = trial.plan
    game = load(plan.game)
    seed = derived(plan.seed + 1, trial.deal)
    judge = TrailJudge(game, trial.seat)
    judge.given[plan.name] = Value(json.loads(trial.path.read_text()), names(rules_of(plan)))
    players: list[Bot] = [Greedy(seat) for seat in range(plan.seats)]
    players[trial.seat] = Lookahead(judge, derived(seed, trial.seat), Budget(nodes=NODES))
    _, s = play_game(game, plan.seats, seed, {}, players)
    scores = game.scores(s)
    best = winners(scores)
    totals = [score.total for score in scores]
    mine = totals.pop(trial.seat)
    return (1 / len(best) if trial.seat in best else 0.0), mine - max(totals)


def verdict(plan: Plan, results: Sequence[tuple[float, int]]) -> dict[str, Any]:
    """The outcome of the gate, deal by deal."""
    n = plan.seats
    wins = sum(won for won, _ in results)
    leads = [sum(lead for _, lead in results[i : i + n]) / n for i in range(0, len(results), n)]
    low, high = wilson(round(wins), len(results))
    return {
        "games": len(results),
        "wins": wins,
        "win_rate": round(wins / len(results), 4),
        "win_interval": [round(low, 4), round(high, 4)],
        "margin": round(sum(leads) / len(leads), 3),
        "interval": [round(end, 3) for end in interval(leads)] if len(leads) > 1 else None,
        "nodes": NODES,
    }


def spread(work: Callable[[T], R], todo: Sequence[T], jobs: int) -> Iterator[R]:
    """The results in order, from so many processes."""
    if jobs == 1 or len(todo) < 2:
        yield from map(work, todo)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(todo)), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(work, todo)


def write_manifest(plan: Plan, path: Path, outcome: dict[str, Any] | None) -> Path:
    """What was made of what: plans, versions, hashes, results; one entry for each value."""
    manifest = plan.out / "manifest.json"
    doc = json.loads(manifest.read_text()) if manifest.exists() else {"values": {}}
    files = sorted((plan.out / "games").glob(f"{plan.name}-*.npz"))
    doc["trailboss"] = __version__
    doc["values"][plan.name] = {
        "rules_version": load(plan.game).version,
        "games": plan.games,
        "seed": plan.seed,
        "data": {file.name: digest(file) for file in files},
        "value": {path.name: digest(path)},
        "gate": outcome,
    }
    manifest.write_text(json.dumps(doc, indent=1) + "\n", encoding="utf-8")
    return manifest


def digest(path: Path) -> str:
    """The hash of a file."""
    return hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()
