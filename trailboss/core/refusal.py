"""Refusals: why an option of the open question cannot be chosen."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.message import Message


@dataclass(frozen=True)
class Refusal:
    """The action breaks this rule: it needs `needs` of `what`, and there are only `has`."""

    action: Action
    rule: str
    what: str
    needs: int = 0
    has: int = 0

    def __str__(self) -> str:
        return str(self.message())

    def message(self) -> Message:
        """The action, the reason and the number of the rule."""
        return Message(
            "",
            "{action}: {reason} ({rule})",
            action=self.action.text,
            reason=self.reason(),
            rule=self.rule,
        )

    def reason(self) -> Message:
        """What is missing, or what stands in the way."""
        few = self.needs != self.has
        english = f"needs {{needs}} {self.what}, has {{has}}" if few else self.what
        return Message(f"refusal-{self.what}", english, needs=self.needs, has=self.has)
