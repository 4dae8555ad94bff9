"""Rows of rules as plain tables, for whoever draws them."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from trailboss.core.engine import Effect, Frame

KINDS: Final = (
    "start",
    "neutral",
    "building",
    "hazard",
    "bandit",
    "kansas_city",
    "worker",
    "private",
)
LEFT_OUT: Final = {"act", "law", "opponent", "other_bags"}


def plain(value: Any) -> Any:
    """A row, an effect or a tuple of such as JSON, with every field."""
    if isinstance(value, (int, str)):
        return value
    kind: Any = type(value)
    if (names := fields_of(kind)) is not None:
        doc: dict[str, Any] = {}
        if isinstance(value, (Frame, Effect)):
            doc["is"] = type(value).__name__
        for name in names:
            doc[name] = plain(getattr(value, name))
        return doc
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    return value


@cache
def fields_of(kind: type) -> tuple[str, ...] | None:
    """The names of the fields of a row; None for what is none."""
    if not dataclasses.is_dataclass(kind):
        return None
    return tuple([field.name for field in dataclasses.fields(kind)])


def rule_tables(rules: Any) -> dict[str, Any]:
    """Every field of the Rules value; nodes and tiles have their kind and ways by name."""
    tables = {
        f.name: plain(getattr(rules, f.name))
        for f in dataclasses.fields(rules)
        if f.name not in LEFT_OUT
    }
    for node in tables["nodes"]:
        node["kind"] = KINDS[node["kind"]]
        for ways in ("after", "beside"):
            node[ways] = [rules.nodes[at].name for at in node[ways]]
    for tile in tables["tiles"][1:]:
        tile["kind"] = KINDS[tile["kind"]]
    return tables
