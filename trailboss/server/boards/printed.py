"""Rows of rules as plain tables, for whoever draws them."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Final

from trailboss.core.engine import Effect, Frame
from trailboss.core.notation import fields_of

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
    kind = type(value)
    if dataclasses.is_dataclass(kind):
        doc: dict[str, Any] = {"is": kind.__name__} if isinstance(value, (Frame, Effect)) else {}
        for name, _ in fields_of(kind):
            doc[name] = plain(getattr(value, name))
        return doc
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    return value


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
