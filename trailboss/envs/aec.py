"""PettingZoo, one seat after another: every game, every number of seats.

The guards of PettingZoo's wrappers (order, bounds, illegal ids) are built in, with the same errors:
three wrappers around each call would take two thirds of the time of a step.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from trailboss.core.errors import IllegalAction
from trailboss.core.record import Record
from trailboss.envs.common import (
    Seen,
    checked_reward,
    drawn_seed,
    is_id,
    make_table,
    record_of,
    seen_by,
    seen_space,
    told,
)

ILLEGAL: Final = -1.0
"""What an illegal id costs: it ends the game."""
ENDLESS: Final = 2**63


class TrailbossAEC(AECEnv[str, Seen, Any]):
    """Asks the seat that has a choice; pays at the end. Dead seats answer None."""

    metadata = {
        "name": "trailboss_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: dict[str, str] | None = None,
        reward: str = "win",
        forced: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = make_table(game, seats, options, None, forced)
        self.rewarding = checked_reward(reward)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"trailboss_{game}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.seen = {agent: seen_space(self.table) for agent in self.possible_agents}
        self.choices = {agent: spaces.Discrete(self.table.size) for agent in self.possible_agents}
        self.luck = np.random.default_rng()
        self.began = self.moved = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the options of a game are arguments of its environment, not of a reset."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.table.begin(drawn_seed(self.luck))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self.table.asked, 0)]
        self.began = self.moved = True

    def agent_iter(self, max_iter: int = ENDLESS) -> Iterator[str]:
        """Whose move it is, until nobody is left; each of them has to be stepped."""
        if not self.began:
            EnvLogger.error_agent_iter_before_reset()
        return self.turns(max_iter)

    def turns(self, most: int) -> Iterator[str]:
        for _ in range(most):
            if not self.agents:
                return
            assert self.moved, "need to call step() or reset() in a loop over `agent_iter`"
            self.moved = False
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        if not self.began:
            EnvLogger.error_observe_before_reset()
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        paid, ended, cut = self._cumulative_rewards, self.terminations, self.truncations
        return seen, paid[agent], ended[agent], cut[agent], self.infos[agent]

    def observe(self, agent: str) -> Seen:
        if not self.began:
            EnvLogger.error_observe_before_reset()
        return seen_by(self.table, self.numbers[agent])

    def step(self, action: Any) -> None:
        if not self.began:
            EnvLogger.error_step_before_reset()
        self.moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not is_id(action, self.table.size):
            raise AssertionError("action is not in action space")
        try:
            self.table.play(int(action))
        except IllegalAction:
            EnvLogger.warn_on_illegal_move()
            self.end(dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}, True, True)
            return
        if self.table.over() or self.table.cut():
            self.finish()
        else:  # nothing is paid before the end, so there is nothing to clear or to sum up
            self.agent_selection = self.possible_agents[self.table.asked]
        if self.render_mode == "human":
            self.render()

    def finish(self) -> None:
        """The game has come to its end, or is cut off."""
        table, over = self.table, self.table.over()
        paid = self.rewarding(table.game, table.s, table.seats) if over else [0.0] * table.seats
        self.end(dict(zip(self.possible_agents, paid, strict=True)), over, not over)

    def end(self, paid: dict[str, float], ended: bool, cut: bool) -> None:
        """Pay all seats and tell them that it is over."""
        self.rewards = paid
        self.terminations = dict.fromkeys(self.agents, ended)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The position in a few lines: printed, or returned in the mode "ansi"."""
        if not self.began:
            EnvLogger.error_render_before_reset()
        text = told(self.table, self.numbers[self.agent_selection])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def record(self) -> Record:
        """The game so far as a record."""
        return record_of(self.table)

    def close(self) -> None:
        """Nothing is left open."""


def aec_env(
    game: str,
    seats: int = 2,
    options: dict[str, str] | None = None,
    reward: str = "win",
    forced: bool = True,
    render_mode: str | None = None,
) -> AECEnv[str, Seen, Any]:
    """An AEC environment; as in PettingZoo's classic games, an illegal id ends it and loses."""
    return TrailbossAEC(game, seats, options, reward, forced, render_mode)
