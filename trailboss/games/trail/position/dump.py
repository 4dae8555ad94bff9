"""Dumps: a position written as plain data with names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from trailboss.core.notation import encode
from trailboss.games.trail.rules import EMPTY, Rules
from trailboss.games.trail.state import Player, TrailState

NO_TILE: Final = "-"


def dump(s: TrailState) -> dict[str, Any]:
    """Everything that the game needs to go on."""
    rules = s.rules
    return {
        "options": s.options,
        "sides": "".join(["ab"[side] for side in s.sides]),
        "turn": s.turn,
        "trail": {
            rules.nodes[at].name: rules.tiles[tile].name
            for at, tile in enumerate(s.board)
            if tile != EMPTY and at != rules.kansas_city
        },
        "bags": [tiles(rules, bag) for bag in s.bags],
        "foresight": [tiles(rules, column) for column in s.foresight],
        "jobs": job_rows(s),
        "token": s.token + 1,
        "holder": s.holder if s.holder >= 0 else None,
        "cattle": cards(rules, s.cattle),
        "market": cards(rules, s.market),
        "piles": list(s.piles),
        "objectives": cards(rules, s.objectives),
        "display": cards(rules, s.display),
        "masters": [master_name(rules, m) for m in s.masters],
        "gone": cards(rules, s.removed_cards),
        "lost": tiles(rules, s.removed_tiles),
        "done": list(s.done),
        "visit": s.visit,
        "rng": s.rng,
        "seen": s.revealed,
        "players": [player(rules, p) for p in s.players],
        **automa(s),
        "stack": [encode(frame) for frame in s.stack],
    }


def automa(s: TrailState) -> dict[str, Any]:
    """What belongs to the automa alone; nothing where there is none."""
    if s.rules.automa is None:
        return {}
    own = s.automa
    cards = {"draw": list(own.draw), "discard": list(own.discard)}
    return {"automa": {"specialty": worker_name(s.rules, own.specialty), **cards}}


def tiles(rules: Rules, zone: Sequence[int]) -> list[str]:
    """Tiles by name; an empty place is a dash."""
    return [rules.tiles[tile].name if tile else NO_TILE for tile in zone]


def cards(rules: Rules, zone: Sequence[int]) -> list[str]:
    """Cards by name; one seen from behind is a question mark."""
    return [rules.cards[card].name for card in zone]


def worker_name(rules: Rules, trade: int) -> str:
    """The name of a trade."""
    return rules.worker_names[trade]


def master_name(rules: Rules, master: int) -> str:
    """A stationmaster that waits, the worker in its place, or nobody."""
    if master > 0:
        return rules.masters[master - 1].name
    return worker_name(rules, -1 - master) if master < 0 else NO_TILE


def job_rows(s: TrailState) -> list[list[str]]:
    """The job market row by row, without the columns that are not in use."""
    columns = s.rules.columns
    first = columns - len(s.players)
    rows: list[list[str]] = []
    for row in range(0, len(s.jobs), columns):
        places = s.jobs[row + first : row + columns]
        rows.append([worker_name(s.rules, job - 1) if job else NO_TILE for job in places])
    return rows


def player(rules: Rules, p: Player) -> dict[str, Any]:
    """One seat's things."""
    return {
        "dollars": p.dollars,
        "certificates": rules.certificates[p.certificates],
        "tokens": p.tokens,
        "herder": rules.nodes[p.herder].name if p.herder >= 0 else None,
        "engine": rules.spaces[p.engine].name,
        "workers": {worker_name(rules, i): n for i, n in enumerate(p.workers)},
        "discs": [row.name for row, on in zip(rules.discs, p.discs, strict=True) if on],
        "hand": cards(rules, p.hand),
        "draw": cards(rules, p.draw),
        "discard": cards(rules, p.discard),
        "area": cards(rules, p.area),
        "secret": cards(rules, p.secret),
        "unseen": cards(rules, p.unseen),
        "hazards": tiles(rules, p.hazards),
        "bandits": tiles(rules, p.bandits),
        "masters": [rules.masters[m].name for m in p.masters],
        "reserve": [number + 1 for number in p.reserve],
        "stations": [i + 1 for i in range(len(rules.stations)) if p.stations >> i & 1],
        "cities": {row.name: n for row, n in zip(rules.cities, p.cities, strict=True) if n},
    }
