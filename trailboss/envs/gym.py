"""Gymnasium: one seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from trailboss.core.errors import BadOptions
from trailboss.core.record import Record
from trailboss.envs.common import (
    Mask,
    Numbers,
    checked_game,
    checked_reward,
    drawn_seed,
    is_id,
    made_bots,
    make_table,
    mask_of,
    numbers_space,
    record_of,
    told,
    wrapped,
)


class TrailbossEnv(gymnasium.Env[Numbers, Any]):
    """A learner at one seat, bots at the others; alone the opponent of the game, or its target.

    The mask is in every info and in `action_masks()`. An id that is not legal now ends the game
    with a reward of -1; one that is no id at all is an InvalidAction.
    """

    metadata = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        options: dict[str, str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.game = checked_game(game, seats)
        self.seats = seats
        self.opponents = named(opponents, seats - 1)
        if seat is not None and not is_id(seat, seats):
            raise BadOptions(
                "error-env-seat",
                "there is no seat {seat} among {seats}",
                seat=repr(seat),
                seats=seats,
            )
        self.seat = seat
        self.rewarding = checked_reward(reward)
        self.render_mode = render_mode
        made_bots(self.game, self.at_table(0), 0)
        self.table = make_table(game, seats, options)
        self.observation_space = numbers_space(game, seats)
        self.action_space = spaces.Discrete(self.table.size)
        self.me = 0
        self.running = False

    def at_table(self, me: int) -> list[str | None]:
        """Who sits where: the opponents in their order, from the seat after mine."""
        names: list[str | None] = [None] * self.seats
        for k, name in enumerate(self.opponents):
            names[(me + 1 + k) % self.seats] = name
        return names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game, at a seat drawn by lot if none was named; one without a choice is skipped."""
        super().reset(seed=seed)
        self.running = True
        while True:
            self.me = int(self.np_random.integers(self.seats)) if self.seat is None else self.seat
            deal = drawn_seed(self.np_random)
            self.table.bots = made_bots(self.game, self.at_table(self.me), deal)
            self.table.begin(deal)
            if not self.table.over():
                return self.observed(), self.info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if not self.running:
            raise ResetNeeded("the game is over, or has not begun: reset the environment")
        if not is_id(action, self.table.size):
            raise InvalidAction(f"{action!r} is not in {self.action_space}")
        if not self.table.mask(self.me)[int(action)]:
            self.running = False
            return self.observed(), -1.0, True, False, {**self.info(), "illegal": True}
        self.table.play(int(action))
        over, cut = self.table.over(), self.table.cut()
        self.running = not over and not cut
        table = self.table
        paid = self.rewarding(table.game, table.s, table.seats)[self.me] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.observed(), paid, over, cut, self.info()

    def observed(self) -> Numbers:
        """What the learner sees."""
        return wrapped(self.table.observation(self.me))

    def action_masks(self) -> Mask:
        """What the learner may do, by id: the name that MaskablePPO asks for."""
        return mask_of(self.table, self.me)

    def info(self) -> dict[str, Any]:
        """The mask and the seat; at the end the points of all."""
        found: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.me}
        if self.table.over():
            scores = self.game.scores(self.table.s)
            found["scores"] = np.array([score.total for score in scores], np.int16)
        return found

    def render(self) -> str | None:
        """The position in a few lines: printed, or returned in the mode "ansi"."""
        text = told(self.table, self.me)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def record(self) -> Record:
        """The game so far as a record."""
        return record_of(self.table)


def named(opponents: str | Sequence[str], many: int) -> list[str]:
    """The names of `many` opponents: one name for all of them, or a name for each."""
    if isinstance(opponents, str):
        return [opponents] * many
    given: object = opponents
    names: list[Any] = list(given) if isinstance(given, Sequence) else []
    if len(names) == 1:
        names *= many
    if not all(isinstance(name, str) for name in names) or len(names) < many:
        raise BadOptions(
            "error-env-opponents",
            "{count} opponents are needed, by name, not {given}",
            count=many,
            given=repr(opponents),
        )
    return names[:many]
