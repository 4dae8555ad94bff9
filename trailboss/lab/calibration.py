"""Calibration: how often a seat wins that was given this chance, in games of strong among itself.

Each game adds a line to a file of its setting, so a measurement goes on where it was; with another
value it begins anew, because the lines are of one value only. The chances can then be fitted to
these games again. What a bot chooses follows from margins, not from chances: no choice changes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from trailboss import bots
from trailboss.bots.base import Budget, decide
from trailboss.bots.judges import JUDGES
from trailboss.bots.value import NARROWEST, folder, mark
from trailboss.core.game import checked, winners
from trailboss.games import load
from trailboss.lab.courses import COURSES
from trailboss.lab.fit import calibration, rounded
from trailboss.lab.match import derived
from trailboss.lab.samples import BadTraining, Floats, Table
from trailboss.lab.spread import spread

SEED: Final = 770_000
"""Deals of their own: nothing is trained on them."""
GATE: Final = 0.04
"""No greater calibration error is good enough."""
COUNTED: Final = 4.0
"""A seat of a game counts as so many looks that are independent, however many turns it has."""
TRUST: Final = 4.0
"""How much the chances of before are trusted: as much as so many squared deviations of one."""
AGAIN: Final = 400
"""Draws of games that tell how sure an error is."""


@dataclass(frozen=True)
class Watch:
    """A game to watch: all that a worker needs."""

    table: Table
    seed: int
    nodes: int


@dataclass(frozen=True)
class Turns:
    """The turns of all games of a setting: when, what lead was expected, and whether it won."""

    game: Floats
    time: Floats
    margin: Floats
    won: Floats


def table_called(name: str) -> Table:
    """The setting of a value by its name, as gwt2-3 or gwt2-solo-hard."""
    game, _, setting = name.partition("-")
    if setting.startswith("solo-"):
        level = COURSES[game].level
        return Table(game, setting, 1, ((level, setting.removeprefix("solo-")),))
    return Table(game, setting, int(setting))


def values() -> list[str]:
    """The names of all values."""
    return sorted([path.stem for path in folder().glob("*.json")])


def watch(work: Watch) -> list[list[float]]:
    """Play a game; after each turn of a seat: the time, the lead that is expected, who won."""
    table, game = work.table, load(work.table.game)
    course, budget = COURSES[table.game], Budget(nodes=work.nodes)
    s = game.setup(table.seats, work.seed, checked(game, table.seats, dict(table.options)))
    seats = range(table.seats)
    players = [bots.make("strong", game, i, derived(work.seed, i), budget) for i in seats]
    judges = [JUDGES[game.name](game, seat) for seat in seats]
    rows: list[list[float]] = []
    moment = judges[0].moment(s)
    for player in players:
        player.begin()
    while waiting := s.waiting():
        now = judges[0].moment(s)
        for seat in course.takers(moment, table.seats) if now != moment else ():
            view, judge = game.view(s, seat), judges[seat]
            if not judge.ready(view) or judge.value is None:
                raise BadTraining(f"there is no value for {table.name}")
            figures = judge.figures(view)
            rows.append([seat, figures[judge.value.time], judge.value.margin(figures)])
        moment = now
        s.apply(waiting[0], decide(players[waiting[0]], game, s, waiting[0]))
    best = winners(game.scores(s))
    shares = [1 / len(best) if seat in best else 0.0 for seat in seats]
    return [[t, round(margin, 3), shares[int(seat)]] for seat, t, margin in rows]


def watched(
    table: Table, games: int, nodes: int, out: Path, jobs: int
) -> Iterator[list[list[float]]]:
    """Play the games of a setting that are not in its file yet."""
    path = out / f"{table.name}.jsonl"
    head = {"value": document(table.name)["hash"], "nodes": nodes}
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    if not lines or json.loads(lines[0]) != head:
        lines = [json.dumps(head)]
        out.mkdir(parents=True, exist_ok=True)
        path.write_text(lines[0] + "\n", encoding="utf-8")
    todo = [Watch(table, derived(SEED, i), nodes) for i in range(len(lines) - 1, games)]
    with path.open("a", encoding="utf-8") as file:
        for rows in spread(watch, todo, jobs):
            file.write(json.dumps(rows, separators=(",", ":")) + "\n")
            file.flush()
            yield rows


def turns_of(table: Table, out: Path) -> Turns:
    """All turns that were watched."""
    lines = (out / f"{table.name}.jsonl").read_text(encoding="utf-8").splitlines()[1:]
    rows = [(i, *row) for i, line in enumerate(lines) for row in json.loads(line)]
    game, time, margin, won = np.array(rows, np.float64).T
    return Turns(game, time, margin, won)


@lru_cache(maxsize=64)
def document(name: str) -> dict[str, Any]:
    """The file of a value."""
    found: dict[str, Any] = json.loads((folder() / f"{name}.json").read_text(encoding="utf-8"))
    return found


def scaled(doc: dict[str, Any], turns: Turns) -> Floats:
    """The expected leads in units of their usual error."""
    t = turns.time / float(doc["unit"])
    a, b, c = doc["chance"][:3]
    return np.asarray(turns.margin / np.maximum(NARROWEST, a + b * t + c * t * t))


def chance(z: Floats, shift: float, slope: float) -> Floats:
    """How likely such a lead wins."""
    return np.asarray(1 / (1 + np.exp(-np.clip(shift + slope * z, -30, 30))))


def refitted(doc: dict[str, Any], turns: Turns) -> tuple[float, float]:
    """Shift and slope for these games, as far as they say more than what was known before."""
    z = scaled(doc, turns)
    before = np.array(doc["chance"][3:], np.float64)
    counts = np.unique(turns.game, return_counts=True)[1]
    weight = COUNTED / np.repeat(counts, counts)
    design, found = np.stack([np.ones_like(z), z], axis=1), before
    for _ in range(20):
        told = chance(z, *found)
        slope = design.T @ (weight * (turns.won - told)) - TRUST * (found - before)
        curve = design.T @ (design * (weight * told * (1 - told))[:, None]) + TRUST * np.eye(2)
        found = found + np.linalg.solve(curve, slope)
    return float(found[0]), float(found[1])


def crossed(doc: dict[str, Any], turns: Turns) -> Floats:
    """Chances by a fit to the other half of the games: what a new fit is worth on unseen games."""
    z, told = scaled(doc, turns), np.zeros(len(turns.game))
    for half in (0, 1):
        other = turns.game % 2 != half
        known = Turns(*[part[other] for part in parts(turns)])
        told[~other] = chance(z, *refitted(doc, known))[~other]
    return told


def parts(turns: Turns) -> tuple[Floats, Floats, Floats, Floats]:
    """The columns."""
    return turns.game, turns.time, turns.margin, turns.won


def spreaded(told: Floats, turns: Turns) -> tuple[float, float]:
    """Between which errors nine of ten draws of as many games are."""
    luck = np.random.default_rng(0)
    places = [np.flatnonzero(turns.game == game) for game in np.unique(turns.game)]
    found = []
    for _ in range(AGAIN):
        drawn = np.concatenate([places[i] for i in luck.integers(0, len(places), len(places))])
        found.append(calibration(told[drawn], turns.won[drawn]))
    low, high = np.quantile(found, [0.05, 0.95])
    return float(low), float(high)


def measured(name: str, out: Path) -> dict[str, Any]:
    """How well chances fit: as they are, and as they would be after a new fit."""
    table, doc = table_called(name), document(name)
    turns = turns_of(table, out)
    told = chance(scaled(doc, turns), *doc["chance"][3:])
    low, high = spreaded(told, turns)
    return {
        "name": name,
        "games": len(np.unique(turns.game)),
        "turns": len(turns.game),
        "error": round(calibration(told, turns.won), 4),
        "interval": [round(low, 4), round(high, 4)],
        "brier": round(float(((told - turns.won) ** 2).mean()), 4),
        "refitted": round(calibration(crossed(doc, turns), turns.won), 4),
        "bins": [list(row) for row in bins(told, turns)],
    }


def bins(told: Floats, turns: Turns) -> Iterator[tuple[float, float, int]]:
    """By tenths: the mean chance, the share of victories, and how many turns."""
    place = np.minimum(9, (told * 10).astype(np.int64))
    for i in range(10):
        here = place == i
        if here.any():
            means = float(told[here].mean()), float(turns.won[here].mean())
            yield round(means[0], 4), round(means[1], 4), int(here.sum())


def recalibrate(name: str, out: Path, values: Path) -> Path:
    """Write the value with chances that fit the watched games; nothing else in it changes."""
    doc = dict(document(name))
    turns = turns_of(table_called(name), out)
    doc["chance"] = [*doc["chance"][:3], *rounded(np.array(refitted(doc, turns)))]
    games = len(np.unique(turns.game))
    doc["card"] = doc["card"] | {"calibrated": {"games": games, "seed": SEED}}
    doc["hash"] = mark(doc)
    values.mkdir(parents=True, exist_ok=True)
    path = values / f"{name}.json"
    path.write_text(json.dumps(doc, separators=(",", ":")) + "\n", encoding="utf-8")
    return path


def within(found: Iterable[dict[str, Any]]) -> bool:
    """Are all chances as good as they must be?"""
    return all(one["error"] <= GATE for one in found)
