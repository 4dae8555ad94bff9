"""What can go wrong, as a tree.

TrailbossError              anything a caller may want to show to a person
├── UnknownGame             no such game, or it cannot be played like that
│   └── BadOptions          a player count or an option that the game does not have
├── IllegalAction           not an action, not your turn, or not allowed now
├── BadRecord               a record that is damaged, altered or of another version
└── BadPosition             a hand-written position that makes no sense
"""

from __future__ import annotations

from trailboss.core.message import Message


class TrailbossError(Exception):
    """Anything a caller may want to show to a person, in one line.

    It is raised with the key, the English words and the values of a message, with a whole message,
    or with a mere text: then there are words for its kind only.
    """

    def __init__(
        self, told: str | Message, english: str = "", /, **values: str | int | Message
    ) -> None:
        if english and not isinstance(told, Message):
            told = Message(told, english, **values)
        self.args = (told,)

    @property
    def message(self) -> Message:
        """What is wrong, for whoever puts it into words."""
        told = self.args[0]
        return told if isinstance(told, Message) else Message(self.kind(), "{text}", text=told)

    def kind(self) -> str:
        """The key of the message that says at least what kind of trouble it is."""
        return "trouble"


class UnknownGame(TrailbossError):
    """No such game, or it cannot be played like that."""


class BadOptions(UnknownGame):
    """A player count or an option that the game does not have."""

    def kind(self) -> str:
        return "trouble-options"


class IllegalAction(TrailbossError):
    """Not an action, not your turn, or not allowed now."""

    def kind(self) -> str:
        return "trouble-action"


class BadRecord(TrailbossError):
    """A record that is damaged, altered or of another version."""

    def kind(self) -> str:
        return "trouble-record"


class BadPosition(TrailbossError):
    """A hand-written position that makes no sense."""

    def kind(self) -> str:
        return "trouble-position"


class Unforeseen(Exception):
    """Looking ahead came to something that is not known yet; never shown to a person."""
