"""Training in miniature: games, a fit and a manifest; what is there is not made again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import run
from trailboss.bots.trail.features import names
from trailboss.bots.trail.valuation import WEIGHTS
from trailboss.bots.value import Value, mark
from trailboss.games import load
from trailboss.lab.selfplay import TASTES, sample, weights_of

pytest.importorskip("numpy", reason="training needs the extra lab")
from trailboss.lab import train  # noqa: E402


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games a file."""
    monkeypatch.setattr(train, "PORTION", 2)


def test_a_value_is_trained_and_resumed(small: None, tmp_path: Path) -> None:
    """From nothing to a value with a manifest; a lost file is played again and is the same."""
    argv = ["train", "gwt2", "--out", str(tmp_path), "--games", "4", "--gate", "0", "--seed", "5"]
    assert run(*argv).code == 0
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["gwt2-2-0000.npz", "gwt2-2-0001.npz"]
    value = tmp_path / "values" / "gwt2-2.json"
    first = value.read_text()
    doc = json.loads(first)
    assert doc["hash"] == mark(doc)
    assert doc["card"]["games"] == 4
    plan = train.Plan("gwt2", 2, 4, 0, 5, tmp_path)
    Value(doc, names(train.rules_of(plan)))
    files[1].unlink()
    assert [portion.index for portion in train.portions(plan)] == [1]
    assert run(*argv).code == 0
    assert value.read_text() == first
    manifest = json.loads((tmp_path / "manifest.json").read_text())["values"]["gwt2-2"]
    assert manifest["value"] == {"gwt2-2.json": train.digest(value)}
    assert list(manifest["data"]) == [file.name for file in files]


def test_a_sample_looks_at_every_turn() -> None:
    """One row a turn for the seat that took it; the same seed is the same game."""
    game = load("gwt1")
    first, again = sample(game, 3, 8), sample(game, 3, 8)
    assert first == again
    assert len(first.figures) == len(first.seats) > 60
    assert first.seats[:6] == [0, 1, 2, 0, 1, 2]
    assert len(first.scores) == len(first.tastes) == 3


def test_a_taste_changes_weights() -> None:
    """None of it is the usual player; one factor changes one weight, single or a row of them."""
    usual = weights_of([0.0] * len(TASTES), WEIGHTS)
    assert usual == WEIGHTS
    assert weights_of([1.0] + [0.0] * (len(TASTES) - 1), WEIGHTS).dollar_more > usual.dollar_more
    many = [0.0] * len(TASTES)
    many[TASTES.index("cowboy")] = 1.0
    assert weights_of(many, WEIGHTS).cowboy[1] > usual.cowboy[1]


def test_a_verdict_counts_deals() -> None:
    """Wins of all games, the lead deal by deal."""
    plan = train.Plan("gwt2", 2, 0, 2, 0, Path("nowhere"))
    outcome = train.verdict(plan, [(1.0, 10), (0.0, -2), (1.0, 6), (0.5, 0)])
    assert (outcome["games"], outcome["wins"], outcome["margin"]) == (4, 2.5, 3.5)
    assert outcome["interval"][0] < 3.5 < outcome["interval"][1]


@pytest.mark.parametrize(
    "words", ["pioneer --out x", "gwt2 --out x --seats 5", "gwt2", "gwt2 --out x --games 0"]
)
def test_what_cannot_be_trained_is_refused(words: str, tmp_path: Path) -> None:
    """One line, and nothing is written."""
    done = run("train", *words.replace("x", str(tmp_path / "x")).split())
    assert done.code == 2 and done.err.count("\n") == 1
    assert not (tmp_path / "x").exists()
