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
from trailboss.lab.luck import Turns, error  # noqa: E402

NAME = "gwt2-3"


def made_up(slope: float, games: int = 400, shift: float = 0.0) -> Turns:
    """Games of ten turns whose leads win by a logistic of this slope."""
    luck = np.random.default_rng(3)
    z = luck.normal(0, 1, games)
    won = (luck.random(games) < 1 / (1 + np.exp(-shift - slope * z))).astype(np.float64)
    game = np.repeat(np.arange(games, dtype=np.float64), 10)
    doc = calibration.document(NAME)
    time = np.full(games * 10, 20.0)
    t = 20.0 / doc["unit"]
    a, b, c = doc["chance"][:3]
    usual = max(1.0, a + b * t + c * t * t)
    return Turns(game, 0 * game, time, np.repeat(z, 10) * usual, np.repeat(won, 10))


def test_a_new_fit_finds_the_slope_that_made_the_games() -> None:
    """With many games; with two games it stays near what was known."""
    doc = calibration.document(NAME)
    shift, slope = calibration.refitted(doc, made_up(3.0))
    assert slope == pytest.approx(3.0, abs=0.5) and abs(shift) < 0.4
    few = calibration.refitted(doc, made_up(3.0, 2))
    assert few == pytest.approx(doc["chance"][3:], abs=0.6)


def test_luck_is_told_apart_from_error() -> None:
    """Perfect chances in few games show an error that is luck; wrong ones show more than that."""
    doc = calibration.document(NAME)
    games = made_up(2.0, 40)
    z = calibration.scaled(doc, games)
    found = error(calibration.chance(z, 0, 2.0), games)
    assert found.shown > 0.04 and found.perfect > 0.04
    assert found.shown <= found.at_most and found.estimate < found.shown
    games = made_up(2.0, 4000)
    z = calibration.scaled(doc, games)
    wrong = error(calibration.chance(z, 0, 6.0), games)
    assert wrong.shown > wrong.at_most and wrong.estimate > 0.04
    assert error(calibration.chance(z, 0, 2.0), games).estimate < 0.02


def test_the_gate_blames_nobody_for_luck() -> None:
    """A great error fails only if perfect chances would hardly show it."""
    good = {"estimate": 0.03, "shown": 0.09, "at_most": 0.08}
    lucky = {"estimate": 0.06, "shown": 0.09, "at_most": 0.1}
    bad = {"estimate": 0.06, "shown": 0.09, "at_most": 0.08}
    assert calibration.within([good, lucky]) and not calibration.within([good, bad])


def test_a_game_has_one_outcome_in_every_draw() -> None:
    """Ten turns of a game are one look, not ten: luck takes them as far as a tenth of the turns."""
    doc, games = calibration.document(NAME), made_up(2.0, 50)
    told = calibration.chance(calibration.scaled(doc, games), 0, 2.0)
    one_each = games.chosen(np.arange(len(told)) % 10 == 0)
    assert error(told, games).perfect == pytest.approx(error(told[::10], one_each).perfect)


def test_chances_are_fitted_anew_only_where_it_helps(tmp_path: Path) -> None:
    """What the value says already fits its games as well as anything else: nothing is written."""
    doc = calibration.document(NAME)
    head = json.dumps({"value": calibration.weighed(doc), "nodes": 1})
    shift, usual = doc["chance"][3:]
    for slope, helps in ((usual, False), (8 * usual, True)):
        turns = made_up(slope, 60, shift)
        rows = np.stack([turns.seat, turns.time, turns.margin, turns.won], axis=1)
        lines = [json.dumps(rows[turns.game == i].tolist()) for i in range(60)]
        (tmp_path / f"{NAME}.jsonl").write_text("\n".join([head, *lines]) + "\n")
        path = calibration.recalibrate(NAME, tmp_path, tmp_path / "new")
        assert (path is not None) == helps
    old, new = [
        json.loads((home / f"{NAME}.json").read_text()) for home in (folder(), tmp_path / "new")
    ]
    Value(new, new["features"])
    assert {name for name in old if old[name] != new[name]} == {"chance", "card", "hash"}
    assert old["chance"][:3] == new["chance"][:3] and new["chance"][4] > usual
    assert new["card"]["calibrated"]["games"] == 60
    assert calibration.untouched(new) == calibration.untouched(old), "and a next fit begins there"
    assert calibration.weighed(new) == calibration.weighed(old), "what was watched stays watched"


def test_a_game_is_watched_and_the_next_run_goes_on(tmp_path: Path) -> None:
    """By the command: two games, then one more; the file holds one value's games only."""
    argv = ["calibrate", "--out", str(tmp_path), "--values", NAME, "--nodes", "1", "--json"]
    done = run(*argv, "--games", "1", "--fit", str(tmp_path / "new"))
    (found,) = json.loads(done.out)
    assert found["games"] == 1 and found["turns"] > 40 and done.code in (0, 1)
    path = tmp_path / f"{NAME}.jsonl"
    head, first = path.read_text().splitlines()
    assert all(share in (0, 0.5, 1) for _, _, _, share in json.loads(first))
    path.write_text(json.dumps(json.loads(head) | {"value": "another"}) + "\n" + first + "\n")
    table = calibration.table_called(NAME)
    rest = calibration.watched(table, 0, 1, tmp_path, 1)
    assert list(rest) == [] and path.read_text() == head + "\n"
    path.write_text(head + "\n" + first + "\n" + first[:40])
    assert list(calibration.watched(table, 1, 1, tmp_path, 1)) == []
    assert path.read_text() == head + "\n" + first + "\n", "a line that a kill left is cut off"
    assert not (tmp_path / "new").exists(), "one game has no other half to help in"


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    """One diagram for each setting."""
    pytest.importorskip("matplotlib", reason="pictures need the extra lab")
    chances = {"estimate": 0.02, "bins": [[0.1, 0.2, 5, 0.3], [0.9, 0.8, 50, 0.1]]}
    one = chances | {"name": "toy-2", "games": 9, "refitted": chances}
    path = reliability.draw([one] * 4, tmp_path / "all.png")
    assert path is not None and path.read_bytes().startswith(b"\x89PNG")


def test_a_value_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """One line, and nothing is written."""
    done = run("calibrate", "--out", str(tmp_path / "x"), "--values", "gwt2-9")
    assert done.code == 2 and done.err.count("\n") == 1
    assert not (tmp_path / "x").exists()
