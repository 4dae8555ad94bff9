"""Changes: what must be told anew to somebody who was told the document before.

A document is cut into parts by path: its keys, those of its view and tally, and the items of
lists that have one item a player. Parts are JSON, so they are compared and sent as they are.
Refused actions are one text without their verb, which stands beside them: where a map is drawn on
there are hundreds.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Any, Final

import msgspec

from trailboss.server.tables.table import Known, Parts, Paths, Points, Shape, Short, Table
from trailboss.server.tables.wire import points, position_doc

USUAL: Final = {"needs", "has", "thing", "rest"}
"""What a reason tells only if it is not nothing."""
CUT: Final = {"view", "tally"}
"""Documents of which each key is a part."""
BY_PLAYER: Final = {
    "seats", "view.players", "view.sheets", "view.before", "tally.players", "tally.sheets"
}  # fmt: skip
"""Lists of which an action changes an item or two."""
APART: Final = CUT | BY_PLAYER | {"refusals"}
"""What is not told as it is."""
encoded: Final = msgspec.json.Encoder().encode


def parts(doc: dict[str, Any], under: str = "") -> Parts:
    """A document cut into parts."""
    found: Parts = {}
    for path, value in zip(paths(under, tuple(doc)), doc.values(), strict=True):
        if path not in APART or value is None:
            found[path] = encoded(value)
        elif path in BY_PLAYER:
            found[path] = [encoded(item) for item in value]
        elif path in CUT:
            found |= parts(value, f"{path}.")
        else:
            found[path] = encoded([without_verb(row) for row in value])
    return found


@lru_cache(1024)
def paths(under: str, keys: Paths) -> Paths:
    """The paths of the keys of a document."""
    return tuple([under + key for key in keys])


def without_verb(row: dict[str, Any]) -> dict[str, Any]:
    """A reason without what is usual; its actions are called by their last words, in one text."""
    told = {key: value for key, value in row.items() if key not in USUAL or value}
    return {**told, "actions": "|".join([text.partition(" ")[2] for text in row["actions"]])}


def short(whole: Parts) -> Short:
    """A document as one number for each part: enough to see what has changed since."""
    flat: list[bytes] = []
    lengths: list[int] = []
    for value in whole.values():
        if isinstance(value, bytes):
            flat.append(value)
            lengths.append(-1)
        else:
            flat += value
            lengths.append(len(value))
    numbers = array("q", map(hash, flat)).tobytes()
    return Short(shape(tuple(whole), tuple(lengths)), numbers)


@lru_cache(1024)
def shape(paths: Paths, lengths: tuple[int, ...]) -> Shape:
    """What lies where in a document of these paths. It is the same at many tables."""
    places = []
    for path, length in zip(paths, lengths, strict=True):
        places += [(path, item) for item in range(length)] if length >= 0 else [(path, -1)]
    return Shape(paths, lengths, tuple(places))


def state_parts(t: Table, viewer: int) -> Parts:
    """The state as a viewer sees it but for the points, in parts; cut once for each of them.

    The document itself is not kept: its objects are given back while the processor has them at
    hand, and those of the next one take their place.
    """
    if viewer not in t.cut:
        doc = position_doc(t, viewer)
        t.refused[viewer] = doc["refusals"]
        t.cut[viewer] = parts(doc)
    return t.cut[viewer]


def counted(t: Table, viewer: int) -> Points:
    """The points as far as a viewer knows them; counted once for each of them."""
    if viewer not in t.points:
        doc = points(t, viewer)
        scores = [encoded(row) for row in doc["scores"]]
        t.points[viewer] = Points(scores, encoded(doc["leading"]))
    return t.points[viewer]


def told(t: Table, viewer: int) -> bytes:
    """The whole state as a viewer sees it, as JSON, put together of its parts."""
    found = {**state_parts(t, viewer), **counted(t, viewer)._asdict()}
    found["refusals"] = msgspec.json.encode(t.refused[viewer])
    members: list[bytes] = []
    inner: dict[str, list[bytes]] = {}
    for path, value in found.items():
        key, _, below = path.partition(".")
        text = value if isinstance(value, bytes) else b"[%b]" % b",".join(value)
        if not below:
            members.append(b'"%b":%b' % (key.encode(), text))
        else:
            inner.setdefault(key, []).append(b'"%b":%b' % (below.encode(), text))
    members += [b'"%b":{%b}' % (key.encode(), b",".join(rows)) for key, rows in inner.items()]
    return b"{%b}" % b",".join(members)


def points_since(before: Known, t: Table, viewer: int) -> dict[str, Any]:
    """By path the points that are told: all when others are asked now, own ones at each action.

    Somebody who plays alone is always asked, and whoever missed an action is told all.
    """
    waiting = t.waiting()
    everybody = before.asked != tuple(waiting) or before.seq + 1 < t.seq or len(t.chairs) == 1
    if not everybody and viewer not in waiting:
        return {}
    scores, leading = counted(t, viewer)
    ahead = {"leading": msgspec.Raw(leading)}
    if everybody:
        return {"scores": [msgspec.Raw(row) for row in scores], **ahead}
    return {f"scores.{viewer}": msgspec.Raw(scores[viewer]), **ahead}


def changes(old: Short, now: Short, new: Parts) -> dict[str, Any] | None:
    """By path what is new; None if whole parts came or went, and all must be told."""
    if old.shape is not now.shape:
        return reshaped(old, now, new)
    found: dict[str, Any] = {}
    for place, before, after in zip(now.shape.places, numbers(old), numbers(now), strict=True):
        if before != after:
            path, item = place
            value = new[path]
            if isinstance(value, bytes):
                found[path] = msgspec.Raw(value)
            else:
                found[f"{path}.{item}"] = msgspec.Raw(value[item])
    return found


def numbers(kept: Short) -> array[int]:
    return array("q", kept.numbers)


def reshaped(old: Short, now: Short, new: Parts) -> dict[str, Any] | None:
    """The same of documents whose lists have other lengths; such a list is told whole."""
    if old.shape.paths != now.shape.paths:
        return None
    before = dict(zip(old.shape.places, numbers(old), strict=True))
    after = dict(zip(now.shape.places, numbers(now), strict=True))
    lengths = zip(now.shape.paths, old.shape.lengths, now.shape.lengths, strict=True)
    found: dict[str, Any] = {}
    for path, was, length in lengths:
        value = new[path]
        if isinstance(value, bytes):
            if was >= 0 or before[path, -1] != after[path, -1]:
                found[path] = msgspec.Raw(value)
        elif was != length:
            found[path] = [msgspec.Raw(item) for item in value]
        else:
            for i, item in enumerate(value):
                if before[path, i] != after[path, i]:
                    found[f"{path}.{i}"] = msgspec.Raw(item)
    return found
