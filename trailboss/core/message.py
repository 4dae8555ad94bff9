"""Messages: what is to be said, as a value. It is put into words where somebody reads it.

Whoever knows the fact makes the message: a key that never changes, values by name, and how English
says it. A terminal or a page says it in its own language by the key (trailboss/i18n).
"""

from __future__ import annotations

import re
from typing import Final


class Message:
    """A key and its values; a value can be a message itself.

    Without a key there is nothing to translate but the values: `{place}: {trouble}`.
    """

    def __init__(self, key: str, english: str, /, **values: str | int | Message) -> None:
        self.key = key
        self.english = english
        self.values = values

    def __str__(self) -> str:
        return self.english.format(**self.values)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((self.key, str(self)))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return made, self.parts()

    def parts(self) -> tuple[str, str, dict[str, str | int | Message]]:
        return self.key, self.english, self.values


def made(key: str, english: str, values: dict[str, str | int | Message]) -> Message:
    """A message from its parts."""
    return Message(key, english, **values)


def at(place: object, trouble: Message) -> Message:
    """Where something is wrong, and what."""
    return Message("", "{place}: {trouble}", place=str(place), trouble=trouble)


def plain(name: str) -> str:
    """A name with letters, digits and hyphens alone."""
    return re.sub("[^A-Za-z0-9]+", "-", name).strip("-").lower()


def thing(name: str, english: str = "{name}") -> Message:
    """A thing of a game by its name: games have words for it (`thing-black-angus`)."""
    return Message(f"thing-{plain(name)}", english, name=name)


def by_system(error: OSError | ValueError) -> Message:
    """What the system says about a file or a connection: only its kind is translated."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    for kind, key in SYSTEM.items():
        if isinstance(error, kind):
            return Message(key, "{text}", text=text)
    return Message("", "{text}", text=text)


SYSTEM: Final[dict[type[Exception], str]] = {
    FileNotFoundError: "error-no-file",
    IsADirectoryError: "error-directory",
    NotADirectoryError: "error-not-directory",
    PermissionError: "error-permission",
    FileExistsError: "error-exists",
    ValueError: "error-nul",
}
