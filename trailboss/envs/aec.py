"""PettingZoo, one seat after another: every game, every number of seats."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from trailboss.core.record import Record
from trailboss.envs.common import (
    Seen,
    checked_reward,
    drawn_seed,
    make_table,
    record_of,
    seen_by,
    seen_space,
    told,
)


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

    def observe(self, agent: str) -> Seen:
        return seen_by(self.table, self.numbers[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        over = self.table.over()
        if over or self.table.cut():
            table = self.table
            paid = self.rewarding(table.game, table.s, table.seats) if over else []
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = paid[seat] if over else 0.0
                self.terminations[other] = over
                self.truncations[other] = not over
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.asked]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position in a few lines: printed, or returned in the mode "ansi"."""
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
    """An AEC environment with PettingZoo's usual guards: whoever plays an illegal id has lost."""
    env: AECEnv[str, Seen, Any]
    env = TrailbossAEC(game, seats, options, reward, forced, render_mode)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
