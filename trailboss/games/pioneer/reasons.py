"""Refusals: why a track, a box or a suit cannot be chosen now (R6, R7)."""

from __future__ import annotations

from trailboss.core.action import Action
from trailboss.core.refusal import Refusal
from trailboss.games.pioneer.state import PioneerState


def laying_refusals(s: PioneerState, seat: int, legal: list[Action]) -> list[Refusal]:
    """Everything on the map that cannot be chosen, with its reason."""
    return []
