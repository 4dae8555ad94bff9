"""The gate: a new value plays an older one, or greedy, on the same deals."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from trailboss import bots
from trailboss.bots.base import Bot, Budget
from trailboss.bots.lookahead import NODES
from trailboss.bots.value import Value
from trailboss.core.game import Game, winners
from trailboss.games import load
from trailboss.lab.arena import interval, wilson
from trailboss.lab.courses import COURSES
from trailboss.lab.match import derived, play_game
from trailboss.lab.samples import Table, searcher
from trailboss.lab.weights import named, text_of

USUAL: Final = Budget(nodes=NODES)


@dataclass(frozen=True)
class Trial:
    """A game of the gate: the new value on one seat, the old one on the others."""

    table: Table
    deal: int
    seat: int
    new: str
    """The names of the values (see `weights`); an empty one is greedy."""
    old: str


def trials(table: Table, games: int, seed: int, values: tuple[Path, str]) -> list[Trial]:
    """Each deal once on every seat; no deal is left half played."""
    deals = -(-games // table.seats)
    path, old = values
    new, old = named(path.read_text()), named(old)
    found = [(derived(seed, deal), seat) for deal in range(deals) for seat in range(table.seats)]
    return [Trial(table, deal, seat, new, old) for deal, seat in found]


def play_trial(trial: Trial) -> tuple[float, float]:
    """The share of the victory, and the lead.

    Alone both play the same deal, and the better result is the victory.
    """
    table, game = trial.table, load(trial.table.game)
    if table.seats == 1:
        new, old = [
            lead(game, table, [player(trial, game, 0, value)], trial.deal, 0)[1]
            for value in (trial.new, trial.old)
        ]
        return (1.0 if new > old else 0.5 if new == old else 0.0), new - old
    seats = range(table.seats)
    values = [trial.new if seat == trial.seat else trial.old for seat in seats]
    at_table = [player(trial, game, seat, values[seat]) for seat in seats]
    return lead(game, table, at_table, trial.deal, trial.seat)


def player(trial: Trial, game: Game, seat: int, value: str) -> Bot:
    """The bot with the value of this name."""
    seed, name = derived(trial.deal, seat), trial.table.name
    if not value:
        return bots.make("greedy", game, seat, seed)
    found = value_of(value)
    student = COURSES[game.name].student
    if student is not None:
        return student(game, seat, found, None)
    return searcher(game, seat, seed, found, name, USUAL)


@lru_cache(maxsize=4)
def value_of(name: str) -> Value:
    """The value of that name."""
    doc = json.loads(text_of(name))
    return Value(doc, doc["features"])


def lead(
    game: Game, table: Table, at_table: Sequence[Bot], seed: int, seat: int
) -> tuple[float, float]:
    """Play a game: a seat's share of the victory, and its lead over the best other."""
    _, s = play_game(game, table.seats, seed, dict(table.options), at_table)
    scores = game.scores(s)
    best = winners(scores)
    totals = [score.total for score in scores]
    mine = totals.pop(seat)
    return (1 / len(best) if seat in best else 0.0), float(mine - max(totals))


def verdict(seats: int, results: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """The outcome of the gate, deal by deal. Without games the new value is taken as it is."""
    if not results:
        return {"games": 0, "better": True}
    wins = sum(won for won, _ in results)
    deals = [results[i : i + seats] for i in range(0, len(results), seats)]
    leads = [sum(points for _, points in deal) / len(deal) for deal in deals]
    low, high = wilson(round(wins), len(results))
    rate, par = wins / len(results), 1 / max(2, seats)
    return {
        "games": len(results),
        "better": rate > par,
        "wins": wins,
        "win_rate": round(rate, 4),
        "win_interval": [round(low, 4), round(high, 4)],
        "rating": [round(rating(share, par), 1) for share in (rate, low, high)],
        "margin": round(sum(leads) / len(leads), 3),
        "interval": [round(end, 3) for end in interval(leads)] if len(leads) > 1 else None,
        "nodes": USUAL.nodes,
    }


def rating(share: float, par: float) -> float:
    """How many points of Elo a share of victories is above an even one."""
    share = min(0.995, max(0.005, share))
    return 400 * math.log10(share * (1 - par) / (par * (1 - share)))
