"""Calibration: how often a seat wins that was given this chance, in games of strong among itself.

Each game adds a line to a file of its setting, so a measurement goes on where it was; with other
weights it begins anew, because the lines are of one value only. The chances can then be fitted to
these games again. What a bot chooses follows from margins, not from chances: no choice changes, and
the games stay those of the value.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from trailboss import bots
from trailboss.bots.base import Budget, decide
from trailboss.bots.judges import JUDGES
from trailboss.bots.levels import ENOUGH
from trailboss.bots.value import NARROWEST, folder, mark
from trailboss.core.game import validated_options, winners
from trailboss.games import load
from trailboss.lab.courses import COURSES
from trailboss.lab.fit import rounded
from trailboss.lab.luck import Turns, bins, error
from trailboss.lab.manifest import whole_lines
from trailboss.lab.match import derived
from trailboss.lab.samples import BadTraining, Floats, Table
from trailboss.lab.spread import spread

SEED: Final = 770_000
"""Deals of their own: nothing is trained on them."""
GATE: Final = 0.04
"""The greatest calibration error that is good enough, with the luck taken off."""
COUNTED: Final = 4.0
"""The independent looks that a game counts as, however many turns it has."""
TRUST: Final = 4.0
"""How much the chances of before are trusted: like this much curvature of the likelihood."""


@dataclass(frozen=True)
class Watch:
    """A game to watch: all that a worker needs."""

    table: Table
    seed: int
    nodes: int
    """Positions that are looked at for a decision."""


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
    """Play a game; after each turn: whose it was, the time, the expected lead, and who won."""
    table, game = work.table, load(work.table.game)
    course, budget = COURSES[table.game], Budget(nodes=work.nodes)
    s = game.setup(
        table.seats, work.seed, validated_options(game, table.seats, dict(table.options))
    )
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
                raise BadTraining(
                    "error-no-value-for", "there is no value for {table}", table=table.name
                )
            figures = judge.figures(view)
            now_is = round(figures[judge.value.time], 4)
            rows.append([seat, now_is, judge.value.margin(figures)])
        moment = now
        s.apply(waiting[0], decide(players[waiting[0]], game, s, waiting[0]))
    best = winners(game.scores(s))
    shares = [1 / len(best) if seat in best else 0.0 for seat in seats]
    return [[seat, t, round(margin, 3), shares[int(seat)]] for seat, t, margin in rows]


def watched(
    table: Table, games: int, nodes: int | None, out: Path, jobs: int
) -> Iterator[list[list[float]]]:
    """Play the games of a setting that are not in its file yet, by default as `strong` does."""
    nodes = nodes or ENOUGH[table.game].nodes
    path = out / f"{table.name}.jsonl"
    head = {"value": weighed(document(table.name)), "nodes": nodes}
    lines = whole_lines(path)
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


def weighed(doc: dict[str, Any]) -> str:
    """The hash of what a value makes of figures: chances fitted anew leave it as it is."""
    return mark({name: part for name, part in doc.items() if name not in ("chance", "card")})


def turns_of(table: Table, out: Path) -> Turns:
    """All turns that were watched."""
    lines = (out / f"{table.name}.jsonl").read_text(encoding="utf-8").splitlines()[1:]
    rows = [(i, *row) for i, line in enumerate(lines) for row in json.loads(line)]
    return Turns(*np.array(rows, np.float64).T)


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


def untouched(doc: dict[str, Any]) -> list[float]:
    """Shift and slope as they were made, before any game of `strong` was watched."""
    before: list[float] = doc["card"].get("calibrated", {}).get("before", doc["chance"][3:])
    return before


def refitted(doc: dict[str, Any], turns: Turns) -> tuple[float, float]:
    """Shift and slope for these games, as far as they say more than what was known before."""
    z = scaled(doc, turns)
    before = np.array(untouched(doc), np.float64)
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
        told[~other] = chance(z, *refitted(doc, turns.chosen(other)))[~other]
    return told


def brier(told: Floats, turns: Turns) -> float:
    """The mean squared distance of chances from what came: the less the better."""
    return float(((told - turns.won) ** 2).mean())


def measured(name: str, out: Path) -> dict[str, Any]:
    """How well chances fit: as they are, and as they would be after a new fit."""
    doc, turns = document(name), turns_of(table_called(name), out)
    told = chance(scaled(doc, turns), *doc["chance"][3:])
    found: dict[str, Any] = {"name": name, "games": turns.games, "turns": len(turns.game)}
    return found | of_chances(told, turns) | {"refitted": of_chances(crossed(doc, turns), turns)}


def of_chances(told: Floats, turns: Turns) -> dict[str, Any]:
    """How well some chances fit, to be read."""
    found = {name: round(value, 4) for name, value in asdict(error(told, turns)).items()}
    found["brier"] = round(brier(told, turns), 4)
    return found | {"bins": [list(row) for row in bins(told, turns)]}


def helps(doc: dict[str, Any], turns: Turns) -> bool:
    """Are chances that were fitted to half of the games better in the other half?

    They must be so by more than the standard error of the gain, each game taken as a whole.
    """
    before, after = chance(scaled(doc, turns), *doc["chance"][3:]), crossed(doc, turns)
    gain = (before - turns.won) ** 2 - (after - turns.won) ** 2
    games = np.array([gain[turns.game == game].mean() for game in np.unique(turns.game)])
    return len(games) > 1 and float(games.mean()) > float(games.std(ddof=1)) / len(games) ** 0.5


def recalibrate(name: str, out: Path, values: Path) -> Path | None:
    """Write the value with chances that fit the watched games; nothing else in it changes.

    Only where it helps: see `helps`.
    """
    doc = dict(document(name))
    turns = turns_of(table_called(name), out)
    if not helps(doc, turns):
        return None
    found = {"games": turns.games, "seed": SEED, "before": untouched(doc)}
    found |= of_chances(crossed(doc, turns), turns)
    del found["bins"]
    doc["chance"] = [*doc["chance"][:3], *rounded(np.array(refitted(doc, turns)))]
    doc["card"] = doc["card"] | {"calibrated": found}
    doc["hash"] = mark(doc)
    values.mkdir(parents=True, exist_ok=True)
    path = values / f"{name}.json"
    path.write_text(json.dumps(doc, separators=(",", ":")) + "\n", encoding="utf-8")
    return path


def within(found: Iterable[dict[str, Any]]) -> bool:
    """Are all chances as good as they must be, as far as these games tell it from luck?"""
    return all(one["estimate"] <= GATE or one["shown"] <= one["at_most"] for one in found)
