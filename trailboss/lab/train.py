"""Training, generation by generation: play games, fit a value, and let it play its forerunner.

The first generation learns from players of many tastes, each later one also from games of bots that
search by the best value so far. Everything is kept in a folder, so that a run that was ended goes
on where it was; what is made depends on the plan alone and not on the number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from trailboss import __version__
from trailboss.bots.value import Value, load_value
from trailboss.games import load
from trailboss.lab.courses import COURSES
from trailboss.lab.fit import fit, sealed
from trailboss.lab.gate import Trial, play_trial, trials, verdict
from trailboss.lab.manifest import whole_lines, write, write_manifest
from trailboss.lab.match import derived
from trailboss.lab.samples import EXPLORED, SEARCHED, Table, names, packed, sample
from trailboss.lab.spread import spread
from trailboss.lab.weights import named, text_of

PORTION: Final = 20
"""Games in a file, if there are many."""
FADING: Final = 0.5
"""How much a game counts beside one of the next generation."""
Bar = Callable[[Iterator[Any], int, str], Iterable[Any]]
"""Shows how far something is while it is gone through."""


@dataclass(frozen=True)
class Plan:
    """What is to be made, and where."""

    table: Table
    games: int
    """Games of the first generation."""
    more: int
    """Games of each later one."""
    generations: int
    gate: int
    """Games that judge a generation."""
    seed: int
    out: Path

    @property
    def name(self) -> str:
        return self.table.name

    def folder(self, k: int) -> Path:
        """Where a generation is."""
        return self.out / self.name / f"generation-{k}"

    def portion(self, k: int) -> int:
        """Games in a file of a generation."""
        return max(1, min(PORTION, (self.games if k == 0 else self.more) // 4))

    def files(self, k: int) -> list[Path]:
        """The files with games of a generation."""
        count = -(-(self.games if k == 0 else self.more) // self.portion(k))
        return [self.folder(k) / f"games-{index:04d}.npz" for index in range(count)]

    def best(self, before: int) -> Path | None:
        """The value of the last generation before this one that was better; None is greedy."""
        for k in range(before - 1, -1, -1):
            path = self.folder(k) / "verdict.json"
            if path.exists() and json.loads(path.read_text())["better"]:
                return self.folder(k) / "value.json"
        return None


@dataclass(frozen=True)
class Portion:
    """A file of games to play: all that a worker needs."""

    table: Table
    seeds: tuple[int, ...]
    value: str
    """The name of the value to search by (see `weights`); empty if there is none yet."""


def play_portion(portion: Portion) -> bytes:
    """The games of a file."""
    table = portion.table
    game, course = load(table.game), COURSES[table.game]
    value = value_of(portion.value, table) if portion.value else None
    return packed([sample(course, table, game, seed, value) for seed in portion.seeds])


@lru_cache(maxsize=4)
def value_of(name: str, table: Table) -> Value:
    """The value of that name; a worker reads it once."""
    return Value(json.loads(text_of(name)), names(table, load(table.game)))


def trained(plan: Plan, jobs: int, ray: str | None, bar: Bar) -> Iterator[dict[str, Any]]:
    """Make all generations that are not there yet; their verdicts as they come."""
    names(plan.table, load(plan.table.game))
    for k in range(plan.generations):
        path = plan.folder(k) / "verdict.json"
        if not path.exists():
            play(plan, k, jobs, ray, bar)
            fit_generation(plan, k)
            write(path, json.dumps(judged(plan, k, jobs, ray, bar)) + "\n")
        best = plan.best(k + 1)
        if best is not None:
            write(plan.out / "values" / f"{plan.name}.json", best.read_text())
        write_manifest(plan.out, plan.name, manifest(plan, k))
        yield json.loads(path.read_text())


def play(plan: Plan, k: int, jobs: int, ray: str | None, bar: Bar) -> None:
    """Play the games of a generation whose files are missing."""
    best = plan.best(k)
    value = named(best.read_text()) if best is not None else ""
    size = plan.portion(k)
    first = k * max(plan.games, plan.more)
    todo = [
        (path, [derived(plan.seed, first + index * size + i) for i in range(size)])
        for index, path in enumerate(plan.files(k))
        if not path.exists()
    ]
    work = [Portion(plan.table, tuple(seeds), value) for _, seeds in todo]
    results = bar(spread(play_portion, work, jobs, ray), len(work), "file")
    for (path, _), data in zip(todo, results, strict=True):
        write(path, data)


def fit_generation(plan: Plan, k: int) -> None:
    """The value that the games of all generations so far give, the latest most of all."""
    path = plan.folder(k) / "value.json"
    if path.exists():
        return
    game = load(plan.table.game)
    paths = [(file, FADING ** (k - j)) for j in range(k + 1) for file in plan.files(j)]
    labels = names(plan.table, game)
    course = COURSES[plan.table.game]
    files, shares = [file for file, _ in paths], [by for _, by in paths]
    doc = fit(course, plan.name, labels, files, shares, prior(plan, k, labels))
    about = {
        "about": "Expected final points after a turn, own and of the best other seat.",
        "data": f"self-play of players with changed weights, {EXPLORED:.0%} of moves at random"
        + (f"; then {SEARCHED:.0%} of seats by search" if plan.best(k) is not None else ""),
        "generation": k,
        "rules_version": game.version,
        "trailboss": __version__,
        "seed": plan.seed,
        "licence": "Apache-2.0",
    }
    write(path, json.dumps(sealed(doc, about), separators=(",", ":")) + "\n")


def prior(plan: Plan, k: int, labels: list[str]) -> dict[str, Any] | None:
    """The value that is corrected: the best so far, else that of the package."""
    if not COURSES[plan.table.game].corrects:
        return None
    best = plan.best(k)
    if best is not None:
        found: dict[str, Any] = json.loads(best.read_text())
        return found
    known = load_value(plan.name, labels)
    return known.doc if known is not None else None


def judged(plan: Plan, k: int, jobs: int, ray: str | None, bar: Bar) -> dict[str, Any]:
    """The verdict on a generation; games that were played before the run was ended are not lost."""
    best = plan.best(k)
    old = best.read_text() if best is not None else ""
    todo = trials(plan.table, plan.gate, plan.seed + 1, (plan.folder(k) / "value.json", old))
    path = plan.folder(k) / "gate.jsonl"
    done: list[tuple[float, float]] = [
        (won, lead) for won, lead in map(json.loads, whole_lines(path)[: len(todo)])
    ]
    left: list[Trial] = todo[len(done) :]
    with path.open("a", encoding="utf-8") as file:
        for result in bar(spread(play_trial, left, jobs, ray), len(left), "game"):
            done.append(result)
            file.write(json.dumps(result) + "\n")
            file.flush()
    against = "greedy" if best is None else best.parent.name
    return {"generation": k, "against": against} | verdict(plan.table.seats, done)


def manifest(plan: Plan, k: int) -> dict[str, Any]:
    """What was made of what: the plan, versions, files and verdicts so far."""
    done = range(k + 1)
    files = [path for j in done for path in [*plan.files(j), plan.folder(j) / "value.json"]]
    best = plan.best(k + 1)
    return {
        "trailboss": __version__,
        "rules_version": load(plan.table.game).version,
        "plan": {"games": plan.games, "more": plan.more, "gate": plan.gate, "seed": plan.seed},
        "files": files,
        "verdicts": [json.loads((plan.folder(j) / "verdict.json").read_text()) for j in done],
        "best": best.parent.name if best is not None else None,
    }
