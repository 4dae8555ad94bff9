"""Where things stand on a board, with places for what an owner added to the printed one."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from trailboss.games.elpaso.rules import Rules as ElPasoRules
from trailboss.games.trail.rules import Node, Rules

FOLDER: Final = Path(__file__).parent / "layout"
APART: Final = 14.0
"""How far an added space stands beside the line between its neighbours."""
BELOW: Final = 45.0
"""How far a moved station stands below its space."""
CORNER: Final = (20.0, 20.0)
"""Where a space without neighbours stands."""
MORE_POSTS: Final = ((608, 480), (244, 480), (654, 344), (198, 344), (699, 480), (153, 480))

Place = Sequence[float]
Places = dict[str, Place]


@cache
def measured(name: str) -> dict[str, Any]:
    """The places of a printed board; empty if nobody has measured it."""
    path = FOLDER / f"{name}.json"
    doc: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return doc


def trail_layout(name: str, rules: Rules) -> dict[str, Any]:
    """The board of a trail game."""
    found = measured(name)
    spaces = track(found["spaces"], rules)
    return {
        **found,
        "nodes": nodes(found["nodes"], rules.nodes),
        "spaces": spaces,
        "stations": stations(found, rules, spaces),
        "cities": in_a_row(found["cities"], [city.name for city in rules.cities]),
        "jobs": rows(found["jobs"], len(rules.prices)),
    }


def elpaso_layout(name: str, rules: ElPasoRules) -> dict[str, Any]:
    """The board of a ring."""
    found = measured(name)
    posts = [post.name for post in rules.posts if post.name not in found["posts"]]
    more = {post: MORE_POSTS[i % len(MORE_POSTS)] for i, post in enumerate(posts)}
    return {
        **found,
        "nodes": nodes(found["nodes"], rules.nodes),
        "posts": {**found["posts"], **more},
    }


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


def track(printed: Mapping[str, Place], rules: Rules) -> Places:
    """A turnout stands between the spaces beside it; a longer track goes on at its end."""
    known = dict(printed)
    last = max([int(name) for name in printed if "." not in name])
    step = [a - b for a, b in zip(known[str(last)], known[str(last - 1)], strict=True)]
    for space in rules.spaces:
        beyond = space.number - last
        if beyond > 0:
            end = known[str(last)]
            known[str(space.number)] = [end[i] + step[i] * beyond for i in (0, 1)]
    for space in rules.spaces:
        if space.name not in known:
            sides = [known[str(space.number)], known[str(space.number + 1)]]
            known[space.name] = between(sides, APART)
    return known


def stations(found: Mapping[str, Any], rules: Rules, spaces: Places) -> Places:
    """A station that is not where the printed one is stands below its space."""
    known: Places = dict(found["stations"])
    for row in rules.stations:
        space = rules.spaces[row.at].name
        if row.name not in known or space not in found["spaces"]:
            x, y = spaces[space]
            known[row.name] = [x, y + BELOW]
    return known


def in_a_row(printed: Mapping[str, Place], names: list[str]) -> Places:
    """Added cities stand between those beside them, or behind the last."""
    known = dict(printed)
    for i, name in enumerate(names):
        if name not in known:
            beside = [known[near] for near in names[max(i - 1, 0) : i + 2] if near in known]
            known[name] = between(beside, APART) if beside else CORNER
    return known


def rows(printed: list[list[Place]], many: int) -> list[list[Place]]:
    """The rows of the job market share the height of the printed ones."""
    if many <= len(printed):
        return printed
    top, bottom = printed[0][0][1], printed[-1][0][1]
    heights = [top + (bottom - top) * row / (many - 1) for row in range(many)]
    return [[[place[0], round(y, 1)] for place in printed[0]] for y in heights]
