"""Random corrections of printed figures, one after the other, as long as the game takes them."""

from __future__ import annotations

import copy
import tomllib
from random import Random
from typing import Any

from trailboss.core.game import Game
from trailboss.games.kit.components import BadComponents, adopted, export

Doc = dict[str, Any]


def corrected(game: Game, luck: Random, tries: int) -> tuple[Game, int]:
    """The game with as many of some random corrections as it takes, and how many those are."""
    doc = tomllib.loads(export(game))
    taken = 0
    for _ in range(tries):
        other = copy.deepcopy(doc)
        correct(other, luck)
        try:
            found = adopted(game, copy.deepcopy(other))
        except BadComponents as error:
            assert all(line and len(line) < 1_000 for line in str(error).split("\n")), error
            continue
        game, doc, taken = found, other, taken + (other != doc)
    return game, taken


def correct(doc: Doc, luck: Random) -> None:
    """Change one figure, or add or leave out a thing."""
    sections = [name for name, things in doc.items() if isinstance(things, dict)]
    section = luck.choice(sections)
    things = doc[section]
    name = luck.choice(list(things))
    case = luck.random()
    if case < 0.08:
        fresh = f"{name}x" if luck.random() < 0.7 else str(len(things) + 1)
        things[fresh] = copy.deepcopy(things[name])
    elif case < 0.13:
        del things[name]
    elif things[name]:
        other = things[luck.choice(list(things))]
        field = luck.choice(list(things[name]))
        things[name][field] = changed(things[name][field], other.get(field), list(things), luck)


def changed(value: Any, other: Any, names: list[str], luck: Random) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return luck.choice([value + 1, value - 1, value + 3, 2 * value, 0, 9])
    if isinstance(value, str) or other is None:
        return value if other is None else other
    items = list(value)
    case = luck.random()
    if case < 0.3 and items:
        items.pop(luck.randrange(len(items)))
    elif case < 0.5:
        items.append(luck.choice(names) if isinstance((items or [""])[0], str) else 5)
    elif case < 0.7 and other:
        items.append(luck.choice(other))
    elif items and isinstance(items[0], int):
        at = luck.randrange(len(items))
        items[at] = changed(items[at], None, [], luck)
    else:
        items = list(other)
    return items
