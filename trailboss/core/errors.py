"""What can go wrong, as a tree.

TrailbossError              anything a caller may want to show to a person
├── UnknownGame             no such game, or it cannot be played like that
│   └── BadOptions          a player count or an option that the game does not have
├── IllegalAction           not an action, not your turn, or not allowed now
├── BadRecord               a record that is damaged, altered or of another version
└── BadPosition             a hand-written position that makes no sense
"""

from __future__ import annotations


class TrailbossError(Exception):
    """Anything a caller may want to show to a person, in one line."""


class UnknownGame(TrailbossError):
    """No such game, or it cannot be played like that."""


class BadOptions(UnknownGame):
    """A player count or an option that the game does not have."""


class IllegalAction(TrailbossError):
    """Not an action, not your turn, or not allowed now."""


class BadRecord(TrailbossError):
    """A record that is damaged, altered or of another version."""


class BadPosition(TrailbossError):
    """A hand-written position that makes no sense."""
