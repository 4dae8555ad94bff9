"""Values that travel once: pieces of work name them by their hash."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

KNOWN: Final[dict[str, str]] = {}
"""The texts of values that were named here or were brought here, by hash."""


def named(text: str) -> str:
    """The name of a value for a piece of work; no text has no name."""
    if not text:
        return ""
    name = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
    KNOWN[name] = text
    return name


def text_of(name: str) -> str:
    """The text of a value."""
    return KNOWN[name] if name else ""


def learn(known: Mapping[str, str]) -> None:
    """What a process or a machine has to know before it begins."""
    KNOWN.update(known)
