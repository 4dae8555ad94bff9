"""Gymnasium's own checks, for every game and every number of seats, and the vector interface."""

from __future__ import annotations

import warnings
from typing import Any, Final

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import trailboss.envs
from trailboss.core.errors import BadOptions, UnknownGame
from trailboss.envs import make_vec
from trailboss.games import GAMES

SEATS: Final = [(name, seats) for name, game in GAMES.items() for seats in game.seats if seats < 6]


def make(name: str, **settings: Any) -> Any:
    return gymnasium.make(f"trailboss/{name}-v0", **settings)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    luck = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        mask = info["action_mask"]
        assert (mask == env.unwrapped.action_masks()).all()
        _, paid, over, cut, info = env.step(int(luck.choice(np.flatnonzero(mask))))
        if over or cut:
            return paid, info


def test_the_games_are_registered() -> None:
    """By importing the package, once."""
    trailboss.envs.register()
    assert {f"trailboss/{name}-v0" for name in GAMES} <= set(gymnasium.registry)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_check_env(name: str, seats: int) -> None:
    """The checker of Gymnasium finds nothing but that there is no picture."""
    env = make(name, seats=seats)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(render|Box|flatten|spec).*")
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_a_game_against_greedy(name: str, seats: int) -> None:
    """Random against greedy to the end; the pay fits the points."""
    env = make(name, seats=seats, opponents=["greedy"])
    paid, info = play(env, 2)
    scores, seat = list(info["scores"]), info["seat"]
    mine = scores.pop(seat)
    if mine != max(scores):
        assert (paid > 0) == (mine > max(scores))


def test_the_learner_may_choose_a_seat() -> None:
    """A fixed seat, or another one each time."""
    fixed = make("elpaso", seats=3, seat=2)
    assert {fixed.reset(seed=i)[1]["seat"] for i in range(5)} == {2}
    drawn = make("elpaso", seats=3)
    assert {drawn.reset(seed=i)[1]["seat"] for i in range(20)} == {0, 1, 2}


def test_bad_actions() -> None:
    """An illegal id loses, what is no id is an InvalidAction, and a game that is over is over."""
    env = make("gwt2", disable_env_checker=True).unwrapped
    with pytest.raises(ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    for wrong in (-1, 10_000, "x", None, 1.5):
        with pytest.raises(InvalidAction):
            env.step(wrong)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, paid, over, _, info = env.step(illegal)
    assert (paid, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"opponents": ["nobody"]}, UnknownGame),
        ({"opponents": [3]}, BadOptions),
        ({"seats": 4, "opponents": ["random", "greedy"]}, BadOptions),
        ({"seat": 2}, BadOptions),
        ({"seats": 9}, BadOptions),
        ({"options": {"simmental": True}}, BadOptions),
    ],
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    """One clear error, pure and compiled."""
    with pytest.raises(error):
        make("gwt2", disable_env_checker=True, **wrong)


def trace(env: Any, steps: int, seed: int) -> list[Any]:
    """What many tables show, played by lot."""
    luck = np.random.default_rng(seed)
    _, infos = env.reset(seed=seed)
    found = []
    for _ in range(steps):
        picks = (luck.random(infos["action_mask"].shape) * infos["action_mask"]).argmax(1)
        seen, paid, over, cut, infos = env.step(picks)
        found.append((seen.sum(), paid.tolist(), over.tolist(), infos["to_play"].tolist()))
    return found


def test_many_tables_do_not_depend_on_processes() -> None:
    """One process or two: the same games; and a game that ends pays once and begins again."""
    found = []
    for processes in (1, 2):
        env = make_vec("pioneer", n=3, processes=processes)
        found.append(trace(env, 320, 7))
        env.close()
    assert found[0] == found[1]
    overs = [over for _, _, over, _ in found[0]]
    assert sum(sum(over) for over in overs) >= 3


def test_many_tables_against_bots() -> None:
    """With opponents every decision is of the learner's seat; rewards of all seats are told."""
    env = make_vec("pioneer", n=2, seats=3, opponents="random", processes=1)
    _, infos = env.reset(seed=1)
    assert infos["rewards"].shape == (2, 3)
    assert infos["to_play"].tolist() == [0, 1]
    seen, paid, over, _, infos = env.step(np.zeros(2, np.int64))
    assert env.single_observation_space.contains(seen[0])
    assert (paid == -1).all() and over.all(), "id 0 is not legal here"
    _, paid, over, _, _ = env.step(np.zeros(2, np.int64))
    assert not over.any() and not paid.any(), "the next game has begun"
    env.close()


def test_gymnasium_makes_vectors_too() -> None:
    """Its own sync and async vectors, and ours by its name."""
    for mode, settings in (("sync", {}), ("vector_entry_point", {"processes": 1})):
        env = gymnasium.make_vec(
            "trailboss/gwt1-v0", num_envs=2, vectorization_mode=mode, **settings
        )
        seen, infos = env.reset(seed=3)
        assert env.observation_space.contains(seen)
        assert infos["action_mask"].shape == (2, env.single_action_space.n)
        env.close()


def test_many_tables_refuse_nonsense() -> None:
    """Wrong numbers of tables, a step before the reset."""
    with pytest.raises(BadOptions):
        make_vec("gwt2", n=0)
    with pytest.raises(BadOptions):
        make_vec("gwt2", n=2, seats=7)
    env = make_vec("gwt2", n=1, processes=1)
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(1, np.int64))
    env.close()
