"""Training in miniature: games, a fit, a gate, a second generation; a killed run goes on."""

from __future__ import annotations

import json
import math
import subprocess
import sys
import time
from dataclasses import asdict, replace
from pathlib import Path
from random import Random

import pytest

from tests.cli.run import run
from trailboss.bots import lookahead
from trailboss.bots.trail import tuned
from trailboss.bots.trail.judge import TrailJudge
from trailboss.bots.trail.valuation import WEIGHTS
from trailboss.bots.value import Value, mark
from trailboss.games import load
from trailboss.lab.trail_course import COURSE, TASTES, taste, weights_of

pytest.importorskip("numpy", reason="training needs the extra lab")
import numpy as np  # noqa: E402

from trailboss.lab import fit, gate, manifest, tune  # noqa: E402
from trailboss.lab.samples import Table, names, packed, sample, unpacked  # noqa: E402

PLAIN = replace(COURSE, ridge=100.0, network=False)
"""Few made-up turns are no food for a network."""

TWO = Table("gwt2", "2", 2)


def words(out: Path, games: int, more: str) -> list[str]:
    """The arguments of a small run."""
    return ["train", "gwt2", "--out", str(out), "--games", str(games), "--seed", "5", *more.split()]


def test_two_generations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From nothing to a value with a manifest; the second generation learns from search."""
    monkeypatch.setattr(TrailJudge, "horizon", lambda self, view: [1.0])
    monkeypatch.setattr(lookahead, "FEWEST", 1)
    argv = words(tmp_path, 4, "--more 1 --generations 2 --gate 1")
    assert run(*argv).code == 0
    doc = json.loads((tmp_path / "manifest.json").read_text())["values"]["gwt2-2"]
    assert [verdict["games"] for verdict in doc["verdicts"]] == [2, 2], "no deal is half played"
    assert doc["verdicts"][0]["against"] == "greedy"
    for name, mark_of_file in doc["files"].items():
        assert manifest.digest(tmp_path / name) == mark_of_file
    second = json.loads((tmp_path / "gwt2-2" / "generation-1" / "value.json").read_text())
    assert second["hash"] == mark(second) and second["card"]["games"] == 5
    assert ("by search" in second["card"]["data"]) == doc["verdicts"][0]["better"]
    Value(second, names(TWO, load("gwt2")))
    assert (tmp_path / "values" / "gwt2-2.json").exists() == (doc["best"] is not None)
    before = sorted((path, path.stat().st_mtime_ns) for path in tmp_path.rglob("*.npz"))
    assert run(*argv).code == 0
    assert sorted((path, path.stat().st_mtime_ns) for path in tmp_path.rglob("*.npz")) == before


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """Killed after its first file it ends with the same value as one that was left alone."""
    alone, killed = tmp_path / "alone", tmp_path / "killed"
    assert run(*words(alone, 8, "--generations 1 --gate 0")).code == 0
    argv = words(killed, 8, "--generations 1 --gate 0")
    process = subprocess.Popen([sys.executable, "-m", "trailboss", *argv])
    while not list(killed.rglob("*.npz")) and process.poll() is None:
        time.sleep(0.01)
    process.kill()
    process.wait()
    first = {path: path.stat().st_mtime_ns for path in killed.rglob("*.npz")}
    assert run(*argv).code == 0
    assert all(path.stat().st_mtime_ns == written for path, written in first.items())
    value = Path("gwt2-2", "generation-0", "value.json")
    assert (killed / value).read_text() == (alone / value).read_text()


def test_a_gate_goes_on_after_its_last_whole_line(tmp_path: Path) -> None:
    """A line that was not finished is played again."""
    path = tmp_path / "gate.jsonl"
    assert manifest.whole_lines(path) == []
    path.write_text("[1.0, 12.0]\n[0.0, -3.0]\n[0.")
    assert manifest.whole_lines(path) == ["[1.0, 12.0]", "[0.0, -3.0]"]
    assert path.read_text().endswith("-3.0]\n")


def test_a_sample_looks_at_every_turn() -> None:
    """One row a turn for the seat that took it; the same seed is the same game."""
    game, table = load("gwt1"), Table("gwt1", "3", 3)
    first, again = [sample(COURSE, table, game, 8, None) for _ in range(2)]
    assert first == again
    assert len(first.figures) == len(first.seats) > 60
    assert first.seats[:6] == [0, 1, 2, 0, 1, 2]
    assert len(first.scores) == 3


def test_a_fit_finds_the_weights_that_made_the_data(tmp_path: Path) -> None:
    """Points that are a sum of figures are foretold; files count by their share."""
    luck = Random(3)
    labels = ["jobs_left", "vp", "cows", "others_vp"]
    paths = []
    for part in range(2):
        path = tmp_path / f"{part}.npz"
        rows = [[luck.randrange(20), 5, luck.randrange(9), 7] for _ in range(800)]
        np.savez(
            path,
            figures=np.array(rows, np.float32),
            seat=np.zeros(800, np.int16),
            game=np.arange(800),
            scores=np.array([[row[1] + 3 * row[2], 20] for row in rows]),
        )
        paths.append(path)
    doc = fit.sealed(fit.fit(PLAIN, "toy-2", labels, paths, [0.5, 1.0]), {})
    value = Value(doc, labels)
    assert value.points([4.0, 5.0, 6.0, 7.0]) == pytest.approx((23, 20), abs=1.5)
    assert doc["card"]["r2_margin"] > 0.98
    assert value.chance([4.0, 5.0, 8.0, 7.0]) > 0.9 > 0.1 > value.chance([4.0, 5.0, 1.0, 7.0])


def test_chances_that_are_right_have_no_calibration_error() -> None:
    """Half of the games at one half; and all lost where all was promised."""
    assert fit.calibration(np.full(10, 0.5), np.array([0.0, 1.0] * 5)) == pytest.approx(0)
    assert fit.calibration(np.ones(4), np.zeros(4)) == pytest.approx(1)


def test_the_last_row_of_scores_is_the_opponent_of_a_lone_player(tmp_path: Path) -> None:
    """Alone the others' points are those of the automa."""
    path = tmp_path / "one.npz"
    found = sample(COURSE, Table("gwt2", "solo-easy", 1, (("sam", "easy"),)), load("gwt2"), 1, None)
    found.figures.append(found.figures[-1] if found.figures else [0.0])
    found.seats.append(0)
    path.write_bytes(packed([found]))
    turns = next(unpacked([path]))
    assert (turns.own[-1], turns.others[-1]) == tuple(found.scores)


def test_a_taste_changes_weights() -> None:
    """None of it is the usual player; one factor changes one weight, single or a row of them."""
    usual = weights_of([0.0] * len(TASTES), WEIGHTS)
    assert usual == WEIGHTS
    assert weights_of([1.0] + [0.0] * (len(TASTES) - 1), WEIGHTS).dollar_more > usual.dollar_more
    many = [0.0] * len(TASTES)
    many[TASTES.index("cowboy")] = 1.0
    assert weights_of(many, WEIGHTS).cowboy[1] > usual.cowboy[1]
    assert len({tuple(taste(Random(seed))) for seed in range(9)}) > 3


def test_a_verdict_counts_deals() -> None:
    """Wins of all games, the lead deal by deal; at four seats a quarter is par."""
    outcome = gate.verdict(2, [(1.0, 10), (0.0, -2), (1.0, 6), (0.5, 0)])
    assert (outcome["games"], outcome["wins"], outcome["margin"]) == (4, 2.5, 3.5)
    assert outcome["interval"][0] < 3.5 < outcome["interval"][1]
    assert outcome["better"] and not gate.verdict(2, [(0.5, 0.0)] * 2)["better"]
    assert gate.verdict(4, [(1.0, 5), (0, -5), (0, -5), (1.0, 1)])["better"]
    assert gate.rating(0.5, 0.5) == 0 == gate.rating(0.25, 0.25)
    assert gate.rating(10 / 11, 0.5) == pytest.approx(400)


def test_the_ladder_stands_on_the_best_before(tmp_path: Path) -> None:
    """A generation that was not better is no step; the picture is a PNG."""
    verdicts = [
        {"better": True, "rating": [200.0, 150.0, 260.0]},
        {"better": False, "rating": [-30.0, -70.0, 10.0]},
        {"better": True, "rating": [40.0, 0.0, 80.0]},
    ]
    assert [row[0] for row in manifest.ladder(verdicts)] == [200, 170, 240]
    pytest.importorskip("matplotlib", reason="pictures need the extra lab")
    path = manifest.draw(tmp_path, "toy", verdicts)
    assert path is not None and path.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "words",
    [
        "nothing --out x",
        "gwt2 --out x --seats 5",
        "gwt2 --out x --seats 1",
        "gwt2",
        "gwt2 --out x --games 0",
        "gwt1 --out x --solo easy",
        "gwt2 --out x --solo mild",
        "gwt2 --out x --solo easy --seats 2",
    ],
)
def test_what_cannot_be_trained_is_refused(words: str, tmp_path: Path) -> None:
    """One line, and nothing is written."""
    done = run("train", *words.replace("x", str(tmp_path / "x")).split())
    assert done.code == 2 and done.err.count("\n") == 1
    assert not (tmp_path / "x").exists()


def test_weights_climb_and_a_run_goes_on(tmp_path: Path) -> None:
    """Two steps of two pairs: the same weights at once and in two runs."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert run(*words(whole, 4, "--solo easy --tune 2")).code == 0
    assert run(*words(parts, 4, "--solo easy --tune 1")).code == 0
    first = tune.Climb(**json.loads((parts / "gwt2-solo-easy" / "climb.json").read_text()))
    assert first.step == 1 and any(first.shifts)
    assert run(*words(parts, 4, "--solo easy --tune 2")).code == 0
    found = [folder / "weights" / "gwt2-solo-easy.json" for folder in (whole, parts)]
    assert found[0].read_text() == found[1].read_text()
    assert set(json.loads(found[0].read_text())) == set(asdict(WEIGHTS))
    assert tuned.read(found[0]) != WEIGHTS


def test_weights_go_the_way_that_brings_points() -> None:
    """Where a change brings points the weight moves there, and by no more than two paces."""
    pairs = [tune.Pair(TWO, (0.0, 0.0), seed) for seed in range(50)]
    results = [(tune.changes(pair)[0], -tune.changes(pair)[0]) for pair in pairs]
    climb = tune.climbed(tune.Climb([0.0, 0.0], [0.0, 0.0]), pairs, results, 0.1)
    assert 0.05 < climb.shifts[0] <= 0.2 and abs(climb.shifts[1]) < 0.05


def test_shifts_are_factors_and_reach_every_number() -> None:
    """What is above zero is multiplied, what is not is added to."""
    moved = tune.numbers(tune.shifted(WEIGHTS, [1.0] * len(tune.numbers(WEIGHTS))))
    for old, new in zip(tune.numbers(WEIGHTS), moved, strict=True):
        assert new == pytest.approx(old * math.e if old > 0 else old + 1)


def test_a_game_without_weights_is_not_tuned(tmp_path: Path) -> None:
    """El Paso's base policy has none."""
    argv = ["train", "elpaso", "--out", str(tmp_path), "--tune", "1"]
    assert "no weights" in run(*argv).err
