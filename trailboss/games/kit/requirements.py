"""What an action is missing: the reason of its refusal."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.refusal import Refusal


@dataclass(frozen=True)
class Missing:
    """The rule on a topic asks for `needs` of something, and there are only `has`."""

    topic: str
    what: str = "requirement-not-met"
    needs: int = 0
    has: int = 0


def refuse(s: State, action: Action, missing: Missing) -> Refusal:
    """The refusal of an action that is missing something."""
    return Refusal(action, s.cite(missing.topic), missing.what, missing.needs, missing.has)
