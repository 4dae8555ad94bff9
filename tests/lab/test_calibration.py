"""Calibration: chances against victories, measured on games and fitted anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import run
from trailboss.bots.value import Value, folder

pytest.importorskip("numpy", reason="calibration needs the extra lab")
import numpy as np  # noqa: E402

from trailboss.lab import calibration, reliability  # noqa: E402
from trailboss.lab.calibration import Turns  # noqa: E402

NAME = "gwt2-3"


def made_up(slope: float, games: int = 400) -> Turns:
    """Games of ten turns whose leads win by a logistic of this slope."""
    luck = np.random.default_rng(3)
    z = luck.normal(0, 1, games)
    won = (luck.random(games) < 1 / (1 + np.exp(-slope * z))).astype(np.float64)
    game = np.repeat(np.arange(games, dtype=np.float64), 10)
    doc = calibration.document(NAME)
    time = np.full(games * 10, 20.0)
    t = 20.0 / doc["unit"]
    a, b, c = doc["chance"][:3]
    error = max(1.0, a + b * t + c * t * t)
    return Turns(game, time, np.repeat(z, 10) * error, np.repeat(won, 10))


def test_a_new_fit_finds_the_slope_that_made_the_games() -> None:
    """With many games; with two games it stays near what was known."""
    doc = calibration.document(NAME)
    shift, slope = calibration.refitted(doc, made_up(3.0))
    assert slope == pytest.approx(3.0, abs=0.5) and abs(shift) < 0.4
    few = calibration.refitted(doc, made_up(3.0, 2))
    assert few == pytest.approx(doc["chance"][3:], abs=0.6)


def test_a_game_is_watched_and_the_next_run_goes_on(tmp_path: Path) -> None:
    """By the command: two games, then one more; the file holds one value's games only."""
    argv = ["calibrate", "--out", str(tmp_path), "--values", NAME, "--nodes", "1", "--json"]
    done = run(*argv, "--games", "1", "--fit", str(tmp_path / "new"))
    (found,) = json.loads(done.out)
    assert found["games"] == 1 and found["turns"] > 40 and done.code in (0, 1)
    path = tmp_path / f"{NAME}.jsonl"
    head, first = path.read_text().splitlines()
    assert all(share in (0, 0.5, 1) for _, _, share in json.loads(first))
    path.write_text(json.dumps(json.loads(head) | {"value": "another"}) + "\n" + first + "\n")
    table = calibration.table_called(NAME)
    rest = calibration.watched(table, 0, 1, tmp_path, 1)
    assert list(rest) == [] and path.read_text() == head + "\n"
    path.write_text(head + "\n" + first + "\n")
    assert list(calibration.watched(table, 1, 1, tmp_path, 1)) == []
    old, new = [
        json.loads((home / f"{NAME}.json").read_text()) for home in (folder(), tmp_path / "new")
    ]
    Value(new, new["features"])
    assert {name for name in old if old[name] != new[name]} == {"chance", "card", "hash"}
    assert old["chance"][:3] == new["chance"][:3]


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    """One diagram for each setting."""
    pytest.importorskip("matplotlib", reason="pictures need the extra lab")
    one = {"name": "toy-2", "error": 0.02, "games": 9, "bins": [[0.1, 0.2, 5], [0.9, 0.8, 50]]}
    path = reliability.draw([one] * 4, tmp_path / "all.png")
    assert path is not None and path.read_bytes().startswith(b"\x89PNG")


def test_a_value_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """One line, and nothing is written."""
    done = run("calibrate", "--out", str(tmp_path / "x"), "--values", "gwt2-9")
    assert done.code == 2 and done.err.count("\n") == 1
    assert not (tmp_path / "x").exists()
