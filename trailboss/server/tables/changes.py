"""Changes: what must be told anew to somebody who was told the document before.

A document is cut into parts by path: its keys, those of its view and tally, and the items of
lists that have one item a player. Parts are JSON, so they are compared and sent as they are.
Refused actions are one text without their verb, which stands beside them: where a map is drawn on
there are hundreds.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from sys import intern
from typing import Any, Final

import msgspec

from trailboss.server.tables.table import Parts, Paths, Short, Table
from trailboss.server.tables.wire import state_doc

USUAL: Final = {"needs", "has", "rest"}
"""What a reason tells only if it is not nothing."""
CUT: Final = {"view", "tally"}
"""Documents of which each key is a part."""
BY_PLAYER: Final = {
    "seats", "scores", "view.players", "view.sheets", "view.before", "tally.players", "tally.sheets"
}  # fmt: skip
"""Lists of which an action changes an item or two."""


def parts(doc: dict[str, Any], under: str = "") -> Parts:
    """A document cut into parts."""
    found: Parts = {}
    for key, value in doc.items():
        path = intern(under + key)
        if not under and key in CUT and value is not None:
            found |= parts(value, f"{key}.")
        elif path in BY_PLAYER:
            found[path] = [msgspec.json.encode(item) for item in value]
        elif path == "refusals":
            found[path] = msgspec.json.encode([without_verb(row) for row in value])
        else:
            found[path] = msgspec.json.encode(value)
    return found


def without_verb(row: dict[str, Any]) -> dict[str, Any]:
    """A reason without what is usual; its actions are called by their last words, in one text."""
    told = {key: value for key, value in row.items() if key not in USUAL or value}
    return {**told, "actions": "|".join([text.partition(" ")[2] for text in row["actions"]])}


def short(whole: Parts) -> Short:
    """A document as one number for each part: enough to see what has changed since."""
    numbers = array("q")
    for value in whole.values():
        if isinstance(value, bytes):
            numbers.append(hash(value))
        else:
            numbers.extend(map(hash, value))
    lengths = tuple(-1 if isinstance(value, bytes) else len(value) for value in whole.values())
    return Short(*shape(tuple(whole), lengths), numbers.tobytes())


@lru_cache(1024)
def shape(paths: tuple[str, ...], lengths: tuple[int, ...]) -> tuple[Paths, tuple[int, ...]]:
    """The same paths are told at all tables of a game, so they are kept once."""
    return paths, lengths


def state_parts(t: Table, viewer: int) -> Parts:
    """The state as a viewer sees it, in parts; cut once for each position and viewer."""
    if viewer not in t.cut:
        t.cut[viewer] = parts(state_doc(t, viewer))
    return t.cut[viewer]


def changes(old: Short, new: Parts) -> dict[str, Any] | None:
    """By path what is new; None if whole parts came or went, and all must be told."""
    if old.paths != tuple(new):
        return None
    found: dict[str, Any] = {}
    numbers = array("q", old.numbers)
    at = 0
    for (path, value), length in zip(new.items(), old.lengths, strict=True):
        before = numbers[at : at + abs(length)]
        at += abs(length)
        if isinstance(value, bytes):
            if length >= 0 or before[0] != hash(value):
                found[path] = msgspec.Raw(value)
        elif length != len(value):
            found[path] = [msgspec.Raw(item) for item in value]
        else:
            for i, item in enumerate(value):
                if before[i] != hash(item):
                    found[f"{path}.{i}"] = msgspec.Raw(item)
    return found
