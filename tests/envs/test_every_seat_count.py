"""Pioneer Rails has up to 80 seats: every number of them that the other files leave out."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any, Final

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from tests.lanes import compiled_only

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pyspiel

import trailboss.envs.openspiel  # noqa: F401
from trailboss.envs import aec_env, make_vec, parallel_env
from trailboss.games import GAMES

MOST: Final = GAMES["pioneer"].seats[-1]
TENS: Final = [range(first, min(first + 10, MOST + 1)) for first in range(6, MOST + 1, 10)]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """The suites warn about spaces that have no picture."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def spiel(seats: int) -> Any:
    return pyspiel.load_game(f"trailboss_pioneer(seats={seats})")


def test_the_counts_are_all_there() -> None:
    """1 to 5 are in the other files; with these no number of seats is left out."""
    assert [*range(1, 6), *(n for ten in TENS for n in ten)] == list(GAMES["pioneer"].seats)


@pytest.mark.parametrize("ten", [TENS[0], *[compiled_only(ten) for ten in TENS[1:]]], ids=str)
def test_pettingzoo_and_gymnasium(ten: range) -> None:
    """Their own checks with some decisions: all three up to 10, then they take turns."""
    for seats in ten:
        if seats % 3 == 0 or seats <= 10:
            api_test(aec_env("pioneer", seats=seats), num_cycles=3, verbose_progress=False)
        if seats % 3 == 1 or seats <= 10:
            parallel_api_test(parallel_env("pioneer", seats=seats), num_cycles=1)
        if seats % 3 == 2 or seats <= 10:
            env = gymnasium.make("trailboss/pioneer-v0", seats=seats).unwrapped
            check_env(env, skip_render_check=True)


def test_openspiel() -> None:
    """A few decisions: tensors, states that travel, worlds dealt again."""
    for seats in (*range(5, 11), 13, 21, 34, 55, MOST):
        game = spiel(seats)
        state = game.new_initial_state()
        state.apply_action(1)
        for _ in range(4):
            state.apply_action(int(state.legal_actions()[-1]))
        player = state.current_player()
        tensor = state.information_state_tensor(player)
        assert len(tensor) == game.information_state_tensor_size()
        assert str(game.deserialize_state(state.serialize())) == str(state)
        world = state.resample_from_infostate(player, np.random.default_rng(seats).random)
        assert world.information_state_tensor(player) == tensor


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [8])
def test_a_whole_simulation(seats: int) -> None:
    """OpenSpiel's simulation asks every seat at every step: its time grows with the square."""
    pyspiel.random_sim_test(spiel(seats), num_sims=1, serialize=False, verbose=False)


def test_the_largest_table_is_repeated_by_its_seed() -> None:
    """PettingZoo's seed test, and the vector environment."""
    seed_test(lambda: aec_env("pioneer", seats=MOST), num_cycles=2)
    env = make_vec("pioneer", n=1, seats=MOST, processes=1)
    seen, infos = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert infos["action_mask"].any()
    env.close()
