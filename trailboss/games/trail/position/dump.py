"""Dumps: a position written as plain data with names."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.engine import Frame
from trailboss.core.notation import encode
from trailboss.core.zones import Zone
from trailboss.games.kit.rows import Rows, as_it_is
from trailboss.games.trail.rules import EMPTY, Rules
from trailboss.games.trail.state import AutomaCards, TrailState

NO_TILE: Final = "-"


def automa(s: TrailState, own: AutomaCards) -> dict[str, Any]:
    """What belongs to the automa alone."""
    cards = {"draw": list(own.draw), "discard": list(own.discard)}
    return {"specialty": worker_name(s.rules, own.specialty), **cards}


def sides(s: TrailState, value: Zone) -> str:
    """The sides of the buildings, as letters."""
    return "".join(["ab"[side] for side in value])


def trail(s: TrailState, board: Zone) -> dict[str, str]:
    """The tiles that lie on the trail, by the names of their places."""
    rules = s.rules
    return {
        rules.nodes[at].name: rules.tiles[tile].name
        for at, tile in enumerate(board)
        if tile != EMPTY and at != rules.kansas_city
    }


def tiles(s: TrailState, zone: Zone) -> list[str]:
    """Tiles by name; an empty place is a dash."""
    known = s.rules.tiles
    return [known[tile].name if tile else NO_TILE for tile in zone]


def all_tiles(s: TrailState, zones: tuple[Zone, ...]) -> list[list[str]]:
    """The tiles of each bag or column."""
    return [tiles(s, zone) for zone in zones]


def cards(s: TrailState, zone: Zone) -> list[str]:
    """Cards by name; one seen from behind is a question mark."""
    known = s.rules.cards
    return [known[card].name for card in zone]


def worker_name(rules: Rules, trade: int) -> str:
    """The name of a trade."""
    return rules.worker_names[trade]


def waiting_masters(s: TrailState, masters: Zone) -> list[str]:
    """By station a stationmaster that waits, the worker in its place, or nobody."""
    return [master_name(s.rules, master) for master in masters]


def master_name(rules: Rules, master: int) -> str:
    if master > 0:
        return rules.masters[master - 1].name
    return worker_name(rules, -1 - master) if master < 0 else NO_TILE


def job_rows(s: TrailState, jobs: Zone) -> list[list[str]]:
    """The job market row by row, without the columns that are not in use."""
    columns = s.rules.columns
    first = columns - len(s.players)
    rows: list[list[str]] = []
    for row in range(0, len(jobs), columns):
        places = jobs[row + first : row + columns]
        rows.append([worker_name(s.rules, job - 1) if job else NO_TILE for job in places])
    return rows


def number(s: TrailState, place: int) -> int:
    """A place as people count."""
    return place + 1


def somebody(s: TrailState, seat: int) -> int | None:
    """A seat, or nobody."""
    return seat if seat >= 0 else None


def listed(s: TrailState, values: Zone) -> list[int]:
    """Numbers."""
    return list(values)


def frames(s: TrailState, stack: list[Frame[Any]]) -> list[Any]:
    """What happens next."""
    return [encode(frame) for frame in stack]


def certificates(s: TrailState, at: int) -> int:
    """The number at a place of the certificate track."""
    return s.rules.certificates[at]


def place(s: TrailState, at: int) -> str | None:
    """A place of the trail by its name."""
    return s.rules.nodes[at].name if at >= 0 else None


def space(s: TrailState, at: int) -> str:
    """A space of the railroad by its name."""
    return s.rules.spaces[at].name


def workers(s: TrailState, counts: Zone) -> dict[str, int]:
    """Workers by trade."""
    return {worker_name(s.rules, i): n for i, n in enumerate(counts)}


def discs(s: TrailState, slots: Zone) -> list[str]:
    """The slots that still have their disc."""
    return [row.name for row, on in zip(s.rules.discs, slots, strict=True) if on]


def own_masters(s: TrailState, masters: Zone) -> list[str]:
    """Stationmasters by name."""
    return [s.rules.masters[master].name for master in masters]


def reserve(s: TrailState, buildings: Zone) -> list[int]:
    """Buildings by their printed numbers."""
    return [building + 1 for building in buildings]


def stations(s: TrailState, bits: int) -> list[int]:
    """Stations by their numbers."""
    return [i + 1 for i in range(len(s.rules.stations)) if bits >> i & 1]


def cities(s: TrailState, counts: Zone) -> dict[str, int]:
    """Discs by city."""
    return {row.name: n for row, n in zip(s.rules.cities, counts, strict=True) if n}


BOARD: Final = Rows(
    ("options", "options", as_it_is),
    ("sides", "sides", sides),
    ("turn", "turn", as_it_is),
    ("trail", "board", trail),
    ("bags", "bags", all_tiles),
    ("foresight", "foresight", all_tiles),
    ("jobs", "jobs", job_rows),
    ("token", "token", number),
    ("holder", "holder", somebody),
    ("cattle", "cattle", cards),
    ("market", "market", cards),
    ("piles", "piles", listed),
    ("objectives", "objectives", cards),
    ("display", "display", cards),
    ("masters", "masters", waiting_masters),
    ("gone", "removed_cards", cards),
    ("lost", "removed_tiles", tiles),
    ("done", "done", listed),
    ("visit", "visit", as_it_is),
    ("rng", "rng", as_it_is),
    ("seen", "revealed", as_it_is),
    ("automa", "automa", automa),
    ("stack", "stack", frames),
)
PLAYER: Final = Rows(
    ("dollars", "dollars", as_it_is),
    ("certificates", "certificates", certificates),
    ("tokens", "tokens", as_it_is),
    ("herder", "herder", place),
    ("engine", "engine", space),
    ("workers", "workers", workers),
    ("discs", "discs", discs),
    ("hand", "hand", cards),
    ("draw", "draw", cards),
    ("discard", "discard", cards),
    ("area", "area", cards),
    ("secret", "secret", cards),
    ("unseen", "unseen", cards),
    ("hazards", "hazards", tiles),
    ("bandits", "bandits", tiles),
    ("masters", "masters", own_masters),
    ("reserve", "reserve", reserve),
    ("stations", "stations", stations),
    ("cities", "cities", cities),
)


def dump(s: TrailState) -> dict[str, Any]:
    """Everything that the game needs to go on."""
    doc = BOARD.written(s, s)
    if s.rules.automa is None:
        del doc["automa"]
    return {**doc, "players": [PLAYER.written(s, p) for p in s.players]}


def since(before: TrailState, s: TrailState, under: str) -> dict[str, Any]:
    """By path what a dump tells now and did not tell before, at the same table."""
    found = BOARD.changed(s, before, s, under)
    for seat, (old, new) in enumerate(zip(before.players, s.players, strict=True)):
        found |= PLAYER.changed(s, old, new, f"{under}players.{seat}.")
    return found
