"""The random bot: any legal action, all equally likely."""

from __future__ import annotations

from random import Random

from trailboss.core.action import Action
from trailboss.core.engine import State


class RandomBot:
    """Chooses blindly: the zero of every rating."""

    needs_view = False

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def begin(self) -> None:
        """It remembers nothing but its luck."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        return self.random.choice(legal)
