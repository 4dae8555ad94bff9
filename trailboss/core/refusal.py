"""Refusals: why an option of the open question cannot be chosen."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action


@dataclass(frozen=True)
class Refusal:
    """The action breaks this rule: of `what` it needs so many, and there are only so many."""

    action: Action
    rule: str
    what: str
    needs: int = 0
    has: int = 0

    def __str__(self) -> str:
        if self.needs == self.has:
            return f"{self.action.text}: {self.what} ({self.rule})"
        return f"{self.action.text}: needs {self.needs} {self.what}, has {self.has} ({self.rule})"
