"""OpenSpiel's own suites on our games, worlds that are dealt again, and its search with us."""

from __future__ import annotations

import subprocess
import sys
import unittest
import warnings
from typing import Any, Final

import numpy as np
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

import trailboss.envs.openspiel as ours
from trailboss.core.errors import BadOptions, IllegalAction
from trailboss.games import GAMES

SEATS: Final = [(name, seats) for name, game in GAMES.items() for seats in game.seats if seats < 5]
pytestmark = pytest.mark.filterwarnings("ignore")


def loaded(name: str, seats: int = 2, more: str = "") -> Any:
    return pyspiel.load_game(f"trailboss_{name}(seats={seats}{more})")


def walked(game: Any, deal: int, steps: int) -> Any:
    """A game after a number of random decisions."""
    luck = np.random.default_rng(deal)
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(int(luck.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_random_simulation(name: str, seats: int) -> None:
    """OpenSpiel's simulation: clones, masks, tensors and strings of a whole random game."""
    pyspiel.random_sim_test(loaded(name, seats), num_sims=1, serialize=False, verbose=False)


def test_random_simulation_with_serialisation() -> None:
    """The same with every state written and read again."""
    pyspiel.random_sim_test(loaded("pioneer", 1), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_api(name: str) -> None:
    """OpenSpiel's API test on part of the tree."""
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    about = {"game": loaded(name, 2, ",deals=3"), "game_name": name}
    case = type("Case", (EnforceAPIOnPartialTreeBase,), about)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert [text for _, text in [*result.failures, *result.errors]] == []


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_states_travel(name: str, seats: int) -> None:
    """A state that was written and read again plays on identically."""
    game = loaded(name, seats)
    state = walked(game, 2, 25)
    other = game.deserialize_state(state.serialize())
    assert str(other) == str(state)
    assert other.history() == state.history()
    for _ in range(10):
        if state.is_terminal():
            break
        assert other.legal_actions() == state.legal_actions()
        for one in (state, other):
            one.apply_action(one.legal_actions()[0])
    assert str(other) == str(state)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_worlds_are_dealt_again(name: str, seats: int) -> None:
    """Resampled worlds look the same to their player, and differ in what is hidden."""
    state = walked(loaded(name, seats), 5, 12)
    player = state.current_player()
    worlds = [
        state.resample_from_infostate(player, np.random.default_rng(i).random) for i in range(5)
    ]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
    assert len({str(world) for world in worlds}) > 1


def test_the_information_state_remembers() -> None:
    """Two ways to the same view are two information states: the own choices are remembered."""
    game = loaded("gwt2")
    seen = set()
    for deal in range(3):
        state = walked(game, deal, 40)
        for _ in range(30):
            if state.is_terminal():
                break
            text = state.information_state_string(state.current_player())
            assert text not in seen
            seen.add(text)
            state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize("name", GAMES)
def test_is_mcts_plays(name: str) -> None:
    """OpenSpiel's information set search decides at our tables."""
    game = loaded(name)
    state = walked(game, 1, 3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 6, random_state=np.random.RandomState(2))
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))


def test_returns() -> None:
    """Zero-sum by victory; points and leads if they are asked for."""
    for reward in ("win", "margin", "score"):
        state = walked(loaded("elpaso", 2, f",reward={reward}"), 4, 10_000)
        assert state.is_terminal()
        paid = state.returns()
        if reward == "score":
            assert min(paid) > 0
        else:
            assert sum(paid) == 0
            assert reward != "win" or max(map(abs, paid)) in (0, 1)


def test_options_change_the_table() -> None:
    """Options are written name:value;name:value."""
    state = walked(loaded("gwt2", 2, ",options=simmental:on;sides:b"), 0, 0)
    assert state.table.options["simmental"] == "on"
    assert state.table.s.sides == (1,) * 12


@pytest.mark.parametrize("wrong", ["seats=9", "reward=gold", "deals=0", "options=x", "options=x:y"])
def test_wrong_parameters_are_refused(wrong: str) -> None:
    """One clear error."""
    with pytest.raises((BadOptions, pyspiel.SpielError, RuntimeError)):
        pyspiel.load_game(f"trailboss_gwt2({wrong})")


def test_illegal_actions_are_refused() -> None:
    """By OpenSpiel's own check, and by ours without it."""
    state = walked(loaded("gwt1"), 1, 0)
    illegal = next(i for i in range(600) if i not in state.legal_actions())
    with pytest.raises((pyspiel.SpielError, RuntimeError)):
        state.clone().apply_action_with_legality_check(illegal)
    with pytest.raises((IllegalAction, RuntimeError)):
        state.clone().apply_action(illegal)


def test_python_ends_quietly() -> None:
    """OpenSpiel holds our games until after Python is gone."""
    code = "import trailboss.envs.openspiel, pyspiel; pyspiel.load_game('trailboss_gwt2(seats=2)')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    ours.register()
