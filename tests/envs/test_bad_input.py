"""What is wrong gets the error that the framework has for it, pure and compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded

from trailboss.core.errors import BadOptions, UnknownGame
from trailboss.envs import aec_env, make_vec, parallel_env
from trailboss.envs.text import TextEnv
from trailboss.games import GAMES, load

Maker = Callable[..., Any]


def gym_env(game: Any, **settings: Any) -> Any:
    name = f"trailboss/{game}-v0" if game in list(GAMES) else "trailboss/gwt2-v0"
    return gymnasium.make(name, disable_env_checker=True, game=game, **settings)


def vector(game: Any, **settings: Any) -> Any:
    return make_vec(game, n=1, processes=1, **settings)


MAKERS: Final[list[Maker]] = [aec_env, vector, gym_env, TextEnv]
WRONG: Final[list[dict[str, Any]]] = [
    {"options": {1: "on", "sides": "a"}},
    {"options": {"simmental": 1}},
    {"options": {"simmental": None}},
    {"options": {"simmental": ["on"]}},
    {"options": {("x",): "on"}},
    {"options": 5},
    {"options": ["simmental"]},
    {"seats": None},
    {"seats": 2.0},
    {"seats": [2]},
    {"seats": True},
    {"seats": 0},
    {"reward": ["win"]},
    {"reward": "gold"},
]


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_wrong_arguments(make: Maker, wrong: dict[str, Any]) -> None:
    """BadOptions, and no bare TypeError."""
    with pytest.raises(BadOptions):
        make("gwt2", **wrong)


@pytest.mark.parametrize("make", [*MAKERS, parallel_env])
@pytest.mark.parametrize("game", [None, 7, ["gwt2"], "chess"], ids=str)
def test_games_that_are_none(make: Maker, game: Any) -> None:
    """A game is a name that is known."""
    with pytest.raises((BadOptions, UnknownGame)):
        make(game)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("options", [{"sides": True}, {"map": 1}, {1: 2}, {"x": None}], ids=str)
def test_options_of_a_game(name: str, options: Any) -> None:
    """The engine itself says the same of options that are no texts."""
    with pytest.raises(BadOptions):
        load(name).setup(2, 7, options)


@pytest.mark.parametrize(
    "wrong",
    [
        {"n": "x"},
        {"n": 1.0},
        {"n": 0},
        {"n": 1, "processes": "2"},
        {"n": 1, "processes": 0},
        {"n": 1, "processes": -1},
        {"n": 1, "opponents": 3},
        {"n": 1, "opponents": [None]},
    ],
    ids=str,
)
def test_vectors_that_are_none(wrong: dict[str, Any]) -> None:
    """Numbers of tables and processes, names of opponents."""
    with pytest.raises(BadOptions):
        make_vec("gwt2", **wrong)


@pytest.mark.parametrize(
    "wrong", [{"opponents": None}, {"opponents": 3}, {"seat": "x"}, {"seat": 1.0}], ids=str
)
def test_opponents_and_seats_that_are_none(wrong: dict[str, Any]) -> None:
    """One seat against bots."""
    with pytest.raises(BadOptions):
        gym_env("gwt2", **wrong)


def test_actions_of_vectors() -> None:
    """An id for each table; after the end there is none."""
    env = vector("gwt2")
    env.reset(seed=1)
    for wrong in (None, "x", [1, 2], [[1]], [1.5], [10**30]):
        with pytest.raises(InvalidAction):
            env.step(wrong)
    with pytest.raises(BadOptions):
        env.reset(seed=[1])
    env.close()
    with pytest.raises(ResetNeeded):
        env.step([0])
    with pytest.raises(ClosedEnvironmentError):
        env.reset()


def test_before_the_reset() -> None:
    """PettingZoo's words for a game that has not begun."""
    env = aec_env("gwt2")
    for call in (lambda: env.step(0), env.last, env.render, env.agent_iter):
        with pytest.raises(AssertionError, match="reset"):
            call()
    with pytest.raises(AssertionError, match="reset"):
        env.observe("seat_0")
    for name in ("agents", "rewards", "terminations", "infos", "agent_selection", "num_agents"):
        with pytest.raises(AttributeError):
            getattr(env, name)


def test_actions_that_are_none() -> None:
    """PettingZoo asserts that an action is in its space."""
    env = aec_env("gwt2")
    env.reset(seed=1)
    before = env.unwrapped.record().text(env.unwrapped.table.s)
    for wrong in (None, "x", -1, 656, 1.5, [1], np.zeros(3, int)):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(wrong)
    assert env.unwrapped.record().text(env.unwrapped.table.s) == before
    many = parallel_env("pioneer")
    with pytest.raises(ValueError, match="reset"):
        many.step({})
    many.reset(seed=1)
    for wrong in (None, "x", -1, 9999, 1.5):
        with pytest.raises(AssertionError, match="not in action space"):
            many.step(dict.fromkeys(many.agents, wrong))
    with pytest.raises(ValueError, match="no action"):
        many.step({})


def test_dead_agents() -> None:
    """After an illegal id all are dead: they answer None, and then the step is warned about."""
    env = aec_env("elpaso")
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards == {"seat_0": 0.0, "seat_1": 0.0} | {agent: -1.0}
    with pytest.raises(ValueError, match="None"):
        env.step(3)
    for _ in env.agent_iter():
        assert env.last()[2]
        env.step(None)
    assert env.agents == []
    env.step(None)


def test_a_loop_that_forgets_to_step_is_noticed() -> None:
    """PettingZoo's guard of the order."""
    env = aec_env("gwt2")
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        for _ in env.agent_iter():
            env.last()


@pytest.mark.parametrize("wrong", [{"tries": "x"}, {"tries": 0}, {"language": 3}], ids=str)
def test_words_that_are_none(wrong: dict[str, Any]) -> None:
    """The text environment."""
    with pytest.raises(BadOptions):
        TextEnv("gwt2", **wrong)
    with pytest.raises(BadOptions):
        TextEnv("gwt2").reset(seed="x")  # type: ignore[arg-type]
