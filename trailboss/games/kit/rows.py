"""Rows of a dump: keys beside the fields they tell of, so that only what changed is written."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

Write = Callable[[Any, Any], Any]
"""How a value is written, by the state that it belongs to."""
Row = tuple[str, str, Write]
"""A key, the field whose value stands there, and how it is written."""


def as_it_is(s: Any, value: Any) -> Any:
    """A number, a text or plain data."""
    return value


class Rows:
    """The rows of a state or of a player, in their order: two of them at least."""

    def __init__(self, *rows: Row) -> None:
        self.writers: Final = [(key, write) for key, _, write in rows]
        self.read: Final = attrgetter(*[field for _, field, _ in rows])

    def written(self, s: Any, thing: Any) -> dict[str, Any]:
        """All of them."""
        values = zip(self.writers, self.read(thing), strict=True)
        return {key: write(s, value) for (key, write), value in values}

    def changed(self, s: Any, before: Any, thing: Any, under: str) -> dict[str, Any]:
        """Those whose fields have another value now than they had before; by their whole path."""
        found: dict[str, Any] = {}
        values = zip(self.writers, self.read(before), self.read(thing), strict=True)
        for (key, write), old, new in values:
            if old is not new and old != new:
                found[under + key] = write(s, new)
        return found
