"""Documents and texts that are nearly right: real ones, damaged field by field."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from random import Random
from typing import Any, Final

ODD: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 1, 2, 3, 5, 7, 13, 50, 99, 10**6, 1 << 70, 0.5,
    "", "x", "?", "-", "0", "KC", "n1", "cowboy", "KH", "1A",
    [], {}, [[]], [{}], [0], ["x"], {"x": 1},
)  # fmt: skip
"""What anybody may write by mistake."""


def places(doc: Any) -> list[tuple[Any, Any]]:
    """Every container of a document with each of its keys."""
    found: list[tuple[Any, Any]] = []
    todo = [doc]
    while todo:
        inner = todo.pop()
        keys = list(inner) if isinstance(inner, dict) else range(len(inner))
        for key in keys:
            found.append((inner, key))
            if isinstance(inner[key], (dict, list)):
                todo.append(inner[key])
    return found


def mutated(doc: dict[str, Any], others: Sequence[dict[str, Any]], luck: Random) -> dict[str, Any]:
    """A copy with one to four faults. What is put in comes from elsewhere, or is odd."""
    fresh = copy.deepcopy(doc)
    for _ in range(1 + min(luck.randrange(4), luck.randrange(4))):
        found = places(fresh)
        if not found:
            break
        inner, key = luck.choice(top_first(found, fresh, luck))
        damage(inner, key, others, luck)
    return fresh


def top_first(
    found: list[tuple[Any, Any]], doc: dict[str, Any], luck: Random
) -> list[tuple[Any, Any]]:
    """Half of the faults are in what a document names first: long lists would hide the rest."""
    if luck.randrange(2):
        return found
    names = ("players", "sheets", "stack")
    seats = [item for name in names for item in listed(doc.get(name)) if isinstance(item, dict)]
    near = [(inner, key) for inner, key in found if inner is doc or any(inner is s for s in seats)]
    return near or found


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def damage(inner: Any, key: Any, others: Sequence[dict[str, Any]], luck: Random) -> None:
    """One fault at one place."""
    value = inner[key]
    kind = luck.randrange(6)
    if kind == 0:
        del inner[key]
    elif kind == 1 and isinstance(value, int):
        inner[key] = value + luck.choice((-1, 1, 2))
    elif kind == 2 and isinstance(value, list):
        shake(value, luck)
    elif kind == 3:
        alike = [i[k] for doc in others for i, k in places(doc) if k == key and i is not inner]
        inner[key] = copy.deepcopy(luck.choice(alike)) if alike else luck.choice(ODD)
    elif kind == 4 and isinstance(inner, list):
        other = luck.randrange(len(inner))
        inner[key], inner[other] = inner[other], inner[key]
    else:
        inner[key] = copy.deepcopy(luck.choice(ODD))


def shake(items: list[Any], luck: Random) -> None:
    """A list that has lost something, has it twice, or in another order."""
    kind = luck.randrange(4)
    if kind == 0 or not items:
        items.clear()
    elif kind == 1:
        items.pop(luck.randrange(len(items)))
    elif kind == 2:
        items.append(copy.deepcopy(luck.choice(items)))
    else:
        luck.shuffle(items)
