"""Notation: frames and effects as plain data, and a digest of any position."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Mapping
from typing import Any

from trailboss.core.engine import Effect, Frame
from trailboss.core.errors import BadPosition


def encode(value: Any) -> Any:
    """A frame, an effect or a tuple of such as JSON; fields with their default are left out."""
    if isinstance(value, (Frame, Effect)):
        doc: dict[str, Any] = {"is": type(value).__name__}
        for name, usual in fields_of(type(value)):
            content = getattr(value, name)
            if content != usual:
                doc[name] = encode(content)
        return doc
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    return value


FIELDS: dict[type, tuple[tuple[str, Any], ...]] = {}
"""By kind of frame or effect its fields and their defaults, once it was asked for."""


def fields_of(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a frame or an effect with their defaults."""
    found = FIELDS.get(kind)
    if found is None:
        found = tuple([(field.name, field.default) for field in dataclasses.fields(kind)])
        FIELDS[kind] = found
    return found


def decode(doc: Any, kinds: Mapping[str, type]) -> Any:
    """The inverse of encode; `kinds` are the classes that a game knows, by name."""
    if isinstance(doc, list):
        return tuple(decode(item, kinds) for item in doc)
    if not isinstance(doc, Mapping):
        return doc
    kind = kinds.get(str(doc.get("is")))
    if kind is None:
        raise BadPosition(
            "error-stack-frame",
            "the stack has an unknown frame {name}",
            name=repr(str(doc.get("is"))[:60]),
        )
    known = {field.name: field for field in dataclasses.fields(kind)}
    fields = {}
    for name, content in doc.items():
        if name == "is":
            continue
        if name not in known:
            raise BadPosition(
                "error-stack-field",
                "{kind} has no field {name}",
                kind=kind.__name__,
                name=repr(str(name)[:60]),
            )
        fields[name] = decode(content, kinds)
        default = known[name].default
        if type(fields[name]) is not type(default) and not isinstance(default, (Frame, Effect)):
            raise BadPosition(
                "error-stack-value",
                "{kind}.{name} cannot be {value}",
                kind=kind.__name__,
                name=name,
                value=repr(str(content)[:60]),
            )
    return kind(**fields)


def canonical(doc: Any) -> str:
    """JSON with one spelling for each value."""
    return json.dumps(doc, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(doc: Any) -> str:
    """A short name for a position: the same in every process and on every machine."""
    return hashlib.blake2b(canonical(doc).encode(), digest_size=16).hexdigest()
