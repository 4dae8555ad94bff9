"""PettingZoo's own suites, for every game and every number of seats."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs

from trailboss.core.errors import BadOptions, UnknownGame
from trailboss.core.record import verify
from trailboss.envs import aec_env, parallel_env
from trailboss.games import GAMES

SEATS: Final = [(name, seats) for name, game in GAMES.items() for seats in game.seats if seats < 6]
PIONEER: Final = [1, 2, 3, 4, 5, 8]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """The suites print, and warn about spaces that have no picture."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*observation.*", category=UserWarning)
        yield


def play(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """A random game; the sum of rewards by agent, and how many decisions it took."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    decisions = 0
    for agent in env.agent_iter(100_000):
        seen, reward, ended, cut, _ = env.last()
        paid[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        assert seen["action_mask"].sum() > 1, "what is forced is not asked"
        env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        decisions += 1
    return paid, decisions


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_api(name: str, seats: int) -> None:
    """The API test of PettingZoo."""
    api_test(aec_env(name, seats=seats), num_cycles=120, verbose_progress=False)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_seeds(name: str, seats: int) -> None:
    """The seed test of PettingZoo: the same seed is the same game."""
    seed_test(lambda: aec_env(name, seats=seats), num_cycles=60)


@pytest.mark.parametrize("seats", PIONEER)
def test_parallel_api(seats: int) -> None:
    """The parallel tests of PettingZoo."""
    parallel_api_test(parallel_env("pioneer", seats=seats), num_cycles=60)
    parallel_seed_test(lambda: parallel_env("pioneer", seats=seats), num_cycles=30)


@pytest.mark.parametrize("name", GAMES)
def test_observations_can_be_saved(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The test of saved observations: ours are no pictures, and it says so and goes on."""
    env = aec_env(name)
    env.reset(seed=1)
    save_obs(env)
    assert "did not save the observations" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_games_end_and_pay(name: str, seats: int) -> None:
    """A random game ends, pays zero together, and its record verifies."""
    env = aec_env(name, seats=seats)
    paid, decisions = play(env, 4)
    assert decisions > 5
    if seats > 1:
        assert sum(paid.values()) == pytest.approx(0)
        assert max(paid.values()) > 0 or set(paid.values()) == {0.0}
    raw = env.unwrapped
    record, s, _ = verify(raw.record().text(raw.table.s), dict(GAMES))
    assert not s.waiting()
    assert record.game.name == name


@pytest.mark.parametrize("reward", ["win", "margin", "score"])
def test_rewards_follow_the_scores(reward: str) -> None:
    """Victory, lead or points."""
    env = aec_env("gwt2", reward=reward)
    paid, _ = play(env, 5)
    raw = env.unwrapped
    totals = [score.total for score in raw.table.game.scores(raw.table.s)]
    lead = totals[0] - totals[1]
    wanted = {
        "win": [np.sign(lead), -np.sign(lead)],
        "margin": [lead, -lead],
        "score": totals,
    }
    assert list(paid.values()) == wanted[reward]


def test_an_illegal_id_loses() -> None:
    """As in PettingZoo's classic games: the game ends, and who did it has lost."""
    env = aec_env("gwt2")
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_what_is_no_action_is_refused() -> None:
    """An id out of bounds, a step before the reset, a step of a dead agent."""
    env = aec_env("elpaso")
    with pytest.raises(Exception, match="reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(10_000)
    play(env, 1)
    raw = env.unwrapped
    raw.agents, raw.agent_selection = ["seat_0"], "seat_0"
    raw.terminations, raw.truncations = {"seat_0": True}, {"seat_0": False}
    with pytest.raises(ValueError, match="None"):
        raw.step(3)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"game": 7}, BadOptions),
        ({"game": "gwt2", "seats": 5}, BadOptions),
        ({"game": "gwt2", "seats": "2"}, BadOptions),
        ({"game": "gwt2", "options": {"simmental": 1}}, BadOptions),
        ({"game": "gwt2", "options": {1: "on"}}, BadOptions),
        ({"game": "gwt2", "options": {"simmental": None}}, BadOptions),
        ({"game": "gwt2", "options": ["simmental"]}, BadOptions),
        ({"game": "gwt2", "reward": "gold"}, BadOptions),
        ({"game": "gwt2", "reward": 3}, BadOptions),
    ],
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    """One clear error, pure and compiled."""
    with pytest.raises(error):
        aec_env(**wrong)


def test_parallel_is_for_games_that_ask_all_at_once() -> None:
    """The trail games ask one seat at a time."""
    with pytest.raises(BadOptions, match="aec_env"):
        parallel_env("gwt2")


def test_a_parallel_game_ends() -> None:
    """All seats play at once to the end; an illegal answer ends it at once."""
    env = parallel_env("pioneer", seats=3)
    luck = np.random.default_rng(3)
    seen, _ = env.reset(seed=3)
    paid: dict[str, float] = {}
    while env.agents:
        choices = {
            agent: int(luck.choice(np.flatnonzero(mask))) if mask.any() else 0
            for agent, mask in ((a, seen[a]["action_mask"]) for a in env.agents)
        }
        seen, paid, _, _, _ = env.step(choices)
    assert sum(paid.values()) == pytest.approx(0)
    verify(env.record().text(env.table.s), dict(GAMES))
    with pytest.raises(ValueError, match="over"):
        env.step({})
    seen, _ = env.reset(seed=4)
    _, paid, ends, _, infos = env.step(dict.fromkeys(env.agents, 1043))
    assert min(paid.values()) == -1 and all(ends.values()) and not env.agents
    assert any(info.get("illegal") for info in infos.values())
