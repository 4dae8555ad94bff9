"""A board as the server knows it: of which types its documents are, and who makes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from trailboss.core.engine import State
from trailboss.core.game import Game

Doc = dict[str, Any]


@dataclass(frozen=True)
class Board:
    """How some games are drawn."""

    documents: type[Struct]
    """The types of what follows, for the client."""
    printed: Callable[[Game, Mapping[str, str]], Doc]
    """What is printed with these options, where it lies, and which rules speak of its pieces."""
    tally: Callable[[State], Doc | None]
    """What the rules count on a view; None where its own figures are enough."""
    opponents: Mapping[str, type[Struct]] = field(default_factory=dict)
    """By name the types of the figures of those who are played alone against."""
    counted: Callable[[State], object] | None = None
    """Of what a tally is made: where that is the same, the tally is. None: it is made to know."""
