"""Where things stand on a board, with places for what an owner added to the printed one."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from trailboss.games.trail.rules import Node

FOLDER: Final = Path(__file__).parents[1] / "layout"
APART: Final = 14.0
"""How far an added space stands beside the line between its neighbours."""
CORNER: Final = (20.0, 20.0)
"""Where a space without neighbours stands."""

Place = Sequence[float]
Places = dict[str, Place]


@cache
def measured(name: str) -> dict[str, Any]:
    """The places of a printed board; empty if nobody has measured it."""
    path = FOLDER / f"{name}.json"
    doc: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return doc


def between(places: Sequence[Place], by: float = 0.0) -> Place:
    """The middle of some places, and a little aside."""
    return [round(sum(place[axis] for place in places) / len(places) + by, 1) for axis in (0, 1)]


def nodes(printed: Mapping[str, Place], found: tuple[Node, ...]) -> Places:
    """Added spaces stand between their neighbours."""
    known = dict(printed)
    missing = [at for at, node in enumerate(found) if node.name not in known]
    for _ in missing:
        for at in [at for at in missing if found[at].name not in known]:
            near = [node.name for node in found if at in node.after]
            near += [found[to].name for to in found[at].after]
            placed = [known[name] for name in near if name in known]
            if placed:
                known[found[at].name] = between(placed, APART)
    return {**{found[at].name: CORNER for at in missing}, **known} if missing else known
