"""Effects that can say what they are missing when they cannot be performed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import Effect
from trailboss.core.refusal import Refusal
from trailboss.games.kit.requirements import Missing, refuse
from trailboss.games.trail.state import TrailState

UNSAID: Final = Missing("requirement")


@dataclass(frozen=True)
class TrailEffect(Effect[TrailState]):
    """An effect of a trail game: it can say what it is missing."""

    def missing(self, s: TrailState, seat: int) -> Missing:
        """What is missing; asked only when the effect cannot be performed."""
        return UNSAID

    def needs_no_offer(self) -> bool:
        """Is it started without asking whether it is wanted, when it is a reward?"""
        return False


def refuse_effect(s: TrailState, seat: int, action: Action, effect: Effect[Any]) -> Refusal:
    """The refusal of an action whose effect cannot be performed (requirement)."""
    missing = effect.missing(s, seat) if isinstance(effect, TrailEffect) else UNSAID
    return refuse(s, action, missing)
