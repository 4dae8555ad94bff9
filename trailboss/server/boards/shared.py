"""What tables and views of several games have in common."""

from __future__ import annotations

from msgspec import Struct, field

Point = tuple[int | float, int | float]


class Dumped(Struct, frozen=True):
    """A frame as in a dump: its class, and further fields of its own."""

    name: str = field(name="is")


class Printed(Struct, frozen=True, tag_field="is", tag=True):
    """An effect that a tile or a card has: its class is in `is`."""


class Exact(Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly these fields, and all of them."""


class Ending(Exact, frozen=True):
    """The most that can be written down at the end of a game beside the cardboard."""

    most_points: int
    most_left: int
