"""The programs of examples/ run; the one that learns needs torch, and `make ppo` lets it learn."""

from __future__ import annotations

import runpy
import warnings
from pathlib import Path
from typing import Any, Final

import pytest

FOLDER: Final = Path(__file__).parents[2] / "examples"


def program(name: str) -> dict[str, Any]:
    """What a program defines; it is not started."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return runpy.run_path(str(FOLDER / name))


def test_all_programs_are_tested() -> None:
    """No example without a test of its own here."""
    assert {path.name for path in FOLDER.glob("*.py")} == {
        "random_play.py",
        "is_mcts.py",
        "masked_ppo.py",
    }


@pytest.mark.parametrize("game", ["gwt2", "pioneer"])
def test_random_play(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Two games of three seats, told in a line each."""
    program("random_play.py")["main"]([game, "--seats", "3", "--games", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 and all("decisions; seat_0" in line for line in lines)


@pytest.mark.filterwarnings("ignore")
def test_is_mcts(capsys: pytest.CaptureFixture[str]) -> None:
    """The search decides; a game is cut short here."""
    words = ["elpaso", "--simulations", "3", "--games", "1", "--most", "4"]
    program("is_mcts.py")["main"](words)
    assert "IS-MCTS won 0.5 of 1 games" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore")
def test_masked_ppo_makes_a_step() -> None:
    """One update, and a game with what it learned; that it gets better is seen by `make ppo`."""
    pytest.importorskip("sb3_contrib", reason="make ppo installs what learns")
    ppo = program("masked_ppo.py")
    model = ppo["learner"]("elpaso", 2, 1)
    model.learn(128 * ppo["TABLES"])
    assert model.num_timesteps == 128 * ppo["TABLES"]
    assert ppo["wins"](model, "elpaso", 2, 1, 1) in (0, 0.5, 1)
