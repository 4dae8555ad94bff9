"""Self-play as data: deterministic shards, resumed runs, a loader that notices damage."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import pytest

from trailboss.cli import main
from trailboss.core.record import verify
from trailboss.games import GAMES, load
from trailboss.lab import datasets
from trailboss.lab.datasets import BadDataset, Piece, Plan, keep, missing, play_piece, shards
from trailboss.lab.spread import spread

SEATS: Final = [(name, seats) for name, game in GAMES.items() for seats in game.seats if seats < 4]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "GAMES_A_SHARD", 2)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_a_shard_tells_its_games(name: str, seats: int, tmp_path: Path) -> None:
    """Its records verify; every row is an action that its mask allows; games pay as they end."""
    plan = Plan(name, ("random",) * seats, 2, 5)
    piece = play_piece(Piece(plan, 0))
    assert piece == play_piece(Piece(plan, 0)), "a shard depends on its plan alone"
    keep(plan, tmp_path, piece)
    (arrays,) = shards(tmp_path)
    n = len(arrays["actions"])
    assert arrays["masks"].shape == (n, len(load(name).actions))
    assert arrays["masks"][np.arange(n), arrays["actions"]].all()
    assert arrays["masks"].sum(1).min() > 1
    assert len(arrays["observations"]) == len(arrays["seats"]) == n
    assert arrays["scores"].shape == arrays["rewards"].shape == (2, seats)
    assert set(arrays["games"]) == {0, 1}
    for text in piece.records.decode().split("trailboss 1\n")[1:]:
        record, s, _ = verify("trailboss 1\n" + text, dict(GAMES))
        assert not s.waiting() and record.players == ["random"] * seats


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """What is there is not played again, and the folder is the same as of one run."""
    plan = Plan("pioneer", ("random", "random"), 5, 1)
    one, two = tmp_path / "one", tmp_path / "two"
    for shard in spread(play_piece, missing(plan, one), 1):
        keep(plan, one, shard)
    keep(plan, two, play_piece(missing(plan, two)[1]))
    left = missing(plan, two)
    assert [piece.index for piece in left] == [0, 2]
    for piece in left:
        keep(plan, two, play_piece(piece))
    names = sorted(path.name for path in one.iterdir())
    assert len(names) == 7
    assert names == sorted(path.name for path in two.iterdir())
    assert all((one / name).read_bytes() == (two / name).read_bytes() for name in names)
    assert [len(arrays["scores"]) for arrays in shards(one)] == [2, 2, 1]


def test_another_plan_and_damage_are_noticed(tmp_path: Path) -> None:
    """A folder is of one plan, and its files are those of its manifest."""
    plan = Plan("pioneer", ("random",), 2, 1)
    keep(plan, tmp_path, play_piece(Piece(plan, 0)))
    with pytest.raises(BadDataset, match="another plan"):
        missing(Plan("pioneer", ("random",), 2, 2), tmp_path)
    file = tmp_path / "pioneer-00000.npz"
    file.write_bytes(file.read_bytes()[:-1])
    with pytest.raises(BadDataset, match="not the file"):
        list(shards(tmp_path))
    with pytest.raises(BadDataset, match="no manifest"):
        list(shards(tmp_path / "nothing"))


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It fills a folder and names its manifest; wrong input changes nothing."""
    words = ["selfplay", "elpaso", "--bots", "random,greedy", "--games", "3", "--out"]
    assert main([*words, str(tmp_path / "x"), "--seed", "4"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == str(tmp_path / "x" / "manifest.json")
    assert main([*words, str(tmp_path / "x"), "--seed", "5"]) == 2
    assert "another plan" in capsys.readouterr().err
    assert main(["selfplay", "elpaso", "--bots", "nobody,x", "--games", "1", "--out", "y"]) == 2
    assert not Path("y").exists()
