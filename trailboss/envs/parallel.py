"""PettingZoo, all seats at once: Pioneer Rails as it is played at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from trailboss.core.errors import BadOptions
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
)

Steps = tuple[
    dict[str, Seen],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class TrailbossParallel(ParallelEnv[str, Seen, Any]):
    """Every seat that is asked answers in the same step; answers of the others are not looked at.

    Whoever is not asked has an empty mask. An illegal answer ends the game and costs its seat 1.
    """

    metadata = {"name": "trailboss_parallel_v0", "render_modes": [], "is_parallelizable": True}

    def __init__(
        self,
        game: str = "pioneer",
        seats: int = 2,
        options: dict[str, str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        if game != "pioneer":
            raise BadOptions(
                "error-env-parallel", "{game} asks one seat at a time: use aec_env", game=repr(game)
            )
        self.table = make_table(game, seats, options, None, False)
        self.rewarding = checked_reward(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seen = {agent: seen_space(self.table) for agent in self.possible_agents}
        self.choices = {agent: spaces.Discrete(self.table.size) for agent in self.possible_agents}
        self.luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.choices[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new game; the options of a game are arguments of its environment, not of a reset."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.table.begin(drawn_seed(self.luck))
        self.agents = self.possible_agents[:]
        self.play_forced()
        return self.shown(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> Steps:
        """All answers at once; they do not depend on each other, so their order is free."""
        agents = self.agents
        if not agents:
            raise ValueError("the game is over: reset the environment")
        paid, illegal = dict.fromkeys(agents, 0.0), self.answered(actions)
        over, cut = self.table.s.next() < 0, False
        if illegal:
            over = True
            paid.update(dict.fromkeys(illegal, -1.0))
        elif over:
            table = self.table
            paid = dict(zip(agents, self.rewarding(table.game, table.s, table.seats), strict=True))
        else:
            cut = self.table.cut()
        infos: dict[str, dict[str, Any]] = {
            agent: {"illegal": True} if agent in illegal else {} for agent in agents
        }
        ends, cuts = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        seen = self.shown()
        if over or cut:
            self.agents = []
        return seen, paid, ends, cuts, infos

    def answered(self, actions: Mapping[str, Any]) -> list[str]:
        """Take the answers of all who are asked; whose are illegal, and then nothing is done."""
        table = self.table
        answers, illegal = [], []
        for seat in table.s.waiting():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} is asked and has no action")
            if not is_id(actions[agent], table.size):
                raise AssertionError(f"{agent}: action is not in action space")
            id = int(actions[agent])
            legal = {action.id: action for action in table.may(seat)}
            if id in legal:
                answers.append((seat, legal[id]))
            else:
                illegal.append(agent)
        if not illegal:
            for seat, action in answers:
                table.do(seat, action)
            self.play_forced()
        return illegal

    def play_forced(self) -> None:
        """Answer for whoever has but one answer, and note who is asked first."""
        table = self.table
        again = True
        while again:
            again = False
            for seat in table.s.waiting():
                legal = table.may(seat)
                if len(legal) == 1:
                    table.do(seat, legal[0])
                    again = True
                    break
        table.advance()

    def shown(self) -> dict[str, Seen]:
        """What each seat sees and may do."""
        return {agent: seen_by(self.table, seat) for seat, agent in enumerate(self.agents)}

    def record(self) -> Record:
        """The game so far as a record."""
        return record_of(self.table)

    def render(self) -> None:
        """There is no picture; see the commands that draw sheets."""

    def close(self) -> None:
        """Nothing is left open."""


def parallel_env(
    game: str = "pioneer",
    seats: int = 2,
    options: dict[str, str] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> TrailbossParallel:
    """An environment in which all seats act at once."""
    return TrailbossParallel(game, seats, options, reward, render_mode)
