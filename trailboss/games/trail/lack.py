"""What an action lacks: the reason behind the refusal of an effect that cannot be performed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trailboss.core.action import Action
from trailboss.core.engine import Effect, State
from trailboss.core.refusal import Refusal
from trailboss.games.trail.state import TrailState


@dataclass(frozen=True)
class Lack:
    """By the rule on this topic so many things are needed, and there are only so many."""

    topic: str = "requirement"
    what: str = "requirement-not-met"
    needs: int = 0
    has: int = 0


@dataclass(frozen=True)
class TrailEffect(Effect[TrailState]):
    """An effect of a trail game: it can say what it lacks."""

    def lack(self, s: TrailState, seat: int) -> Lack:
        """What is missing; asked only when the effect cannot be performed."""
        return Lack()

    def asks(self) -> bool:
        """Does it ask itself how much of it is taken, down to nothing?"""
        return False


def because(s: State, action: Action, lack: Lack) -> Refusal:
    """The refusal of an action for this lack."""
    return Refusal(action, s.cite(lack.topic), lack.what, lack.needs, lack.has)


def lacking(s: TrailState, seat: int, action: Action, effect: Effect[Any]) -> Refusal:
    """The refusal of an action whose effect cannot be performed (requirement)."""
    return because(s, action, effect.lack(s, seat) if isinstance(effect, TrailEffect) else Lack())
