"""A view as text, for games that have no summary of their own: the dump, told briefly."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping
from itertools import groupby
from typing import Any, Final

KERNEL: Final = ("game", "version", "options", "rng", "seen", "stack")
WIDTH: Final = 100

Summary = dict[tuple[str, str], str]
"""What is to be seen: by zone and, for what belongs to a seat, by its part."""


def summary(doc: Mapping[str, Any]) -> Summary:
    """All that a dump holds and that is not empty."""
    found: Summary = {}
    for name, value in doc.items():
        if name in KERNEL or empty(value):
            continue
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            for seat, parts in enumerate(value):
                zone = f"{name} {seat}"
                found |= {(zone, part): brief(x) for part, x in parts.items() if not empty(x)}
        else:
            found[name, ""] = brief(value)
    return found


def changed(old: Summary, new: Summary) -> Summary:
    """What is new, and what is gone."""
    gone = {key: "-" for key in old if key not in new}
    return {key: text for key, text in new.items() if old.get(key) != text} | gone


def told(found: Summary) -> str:
    """A summary as lines, one or more per zone."""
    lines = []
    for zone, keys in groupby(found, key=lambda key: key[0]):
        parts = "; ".join(f"{part} {found[zone, part]}".strip() for _, part in keys)
        lines.append(textwrap.fill(f"{zone}: {parts}", WIDTH, subsequent_indent="    "))
    return "\n".join(lines)


def brief(value: Any) -> str:
    """A value in few words: what is empty is left out, what is repeated is counted."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {brief(x)}" for name, x in value.items() if not empty(x))
    if isinstance(value, list):
        return ", ".join(_counted(item, len(list(same))) for item, same in groupby(value))
    return value if isinstance(value, str) else json.dumps(value)


def empty(value: Any) -> bool:
    """Is there nothing to tell?"""
    return value is None or value in ("", [], {})


def _counted(item: Any, times: int) -> str:
    text = f"({brief(item)})" if isinstance(item, (dict, list)) else brief(item)
    return text if times == 1 else f"{times} x {text}"
