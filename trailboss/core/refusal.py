"""Refusals: why an option of the open question cannot be chosen."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.message import Message


@dataclass(frozen=True)
class Refusal:
    """The action breaks this rule: it needs `needs` of `what`, and there are only `has`.

    `what` is a key that never changes; `thing` is what it is about, such as a suit.
    """

    action: Action
    rule: str
    what: str
    needs: int = 0
    has: int = 0
    thing: str = ""

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
        return because(self.what, self.needs, self.has, self.thing)


def because(what: str, needs: int, has: int, thing: str) -> Message:
    """A reason as a message; `$what` is the thing, to choose words by."""
    english = what.replace("-", " ")
    if needs != has:
        english = f"needs {{needs}} {english}, has {{has}}"
    if thing:
        english = f"{{what}}: {english}"
    return Message(f"refusal-{what}", english, needs=needs, has=has, what=thing)
