"""Every command takes `--json` and prints JSON, or refuses it; nothing ignores it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import refused, run, shell
from trailboss.commands import COMMANDS
from trailboss.games import GAMES

HONOURED = {
    "games": ["games"],
    "arena": ["arena", "pioneer", "--bots", "random,random", "--games", "1"],
    "replay": ["replay", "RECORD"],
    "replay --verify": ["replay", "RECORD", "--verify"],
    "position": ["position", "pioneer", "POSITION"],
    "perft": ["perft", "pioneer", "--seats", "1", "--seed", "1", "--depth", "1"],
    "bench": ["bench", "pioneer", "--seconds", "0.01"],
    "companion setup": ["companion", "setup", "gwt2"],
    "components check": ["components", "check", "pioneer", "COMPONENTS"],
    "rules": ["rules", "gwt2"],
    "rules chapter": ["rules", "gwt2", "R8"],
    "rules rule": ["rules", "gwt2", "R8.4"],
    "rules --where": ["rules", "gwt2", "R8.4", "--where"],
    "rules --coverage": ["rules", "gwt2", "--coverage"],
}
REFUSED = {
    "play": ["play", "pioneer", "--seats", "random"],
    "record": ["record", "pioneer", "--bots", "random", "--seed", "1"],
    "train": ["train", "gwt2", "--out", "DIR"],
    "companion": ["companion", "sam"],
    "components export": ["components", "export", "pioneer"],
    "replay --position": ["replay", "RECORD", "--position"],
    "serve": ["serve", "--port", "0"],
    "completion": ["completion", "bash"],
    "manual": ["manual"],
}
ELSEWHERE = {"admin", "calibrate", "league", "mcp", "selfplay"}
"""Commands whose own tests ask for their JSON."""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A record, a position and a components file."""
    folder = tmp_path_factory.mktemp("files")
    game = GAMES["pioneer"]
    texts = {
        "RECORD": run("record", "pioneer", "--bots", "random,random", "--seed", "1").out,
        "POSITION": json.dumps(game.dump(game.setup(2, 1, {}))),
        "COMPONENTS": run("components", "export", "pioneer").out,
    }
    for name, text in texts.items():
        (folder / name).write_text(text)
    return {name: str(folder / name) for name in [*texts, "DIR"]}


@pytest.mark.parametrize("name", HONOURED)
def test_json_is_honoured(name: str, files: dict[str, str]) -> None:
    """One document on stdout and nothing else."""
    done = run(*[files.get(word, word) for word in HONOURED[name]], "--json")
    assert done.code == 0 and done.json


@pytest.mark.parametrize("name", REFUSED)
def test_json_is_refused(name: str, files: dict[str, str]) -> None:
    """One line, and nothing was done."""
    assert refused(run(*[files.get(word, word) for word in REFUSED[name]], "--json"))


def test_no_command_is_forgotten() -> None:
    """A new command has to say what it does with --json."""
    told = {name.split()[0] for name in [*HONOURED, *REFUSED]}
    assert set(COMMANDS) <= told | ELSEWHERE


def test_rules_as_json() -> None:
    """The text, the numbered rules in it, and those of the other edition."""
    doc = run("rules", "gwt1", "R8.4", "--json").json
    assert list(doc) == ["game", "lang", "text", "rules", "counterparts"]
    assert doc["text"] == run("rules", "gwt1", "R8.4").out.split("\n(gwt2")[0].rstrip("\n")
    assert all(number.startswith("R8.4") for number in doc["rules"])
    chapter = run("--lang", "pl", "rules", "gwt2", "R8", "--json").json
    assert chapter["lang"] == "pl" and len(chapter["rules"]) > 3
    assert all(number.startswith("R8.") for number in chapter["rules"])


def test_a_replay_writes_a_position_that_can_be_read(files: dict[str, str], tmp_path: Path) -> None:
    """`replay FILE --to N --position` is what `position` takes."""
    done = run("replay", files["RECORD"], "--to", "7", "--position")
    path = tmp_path / "position.json"
    path.write_text(done.out)
    doc = run("position", "pioneer", str(path), "--json").json
    assert doc["dump"] == done.json
    scores = run("replay", files["RECORD"], "--to", "7", "--json").json["scores"]
    assert doc["scores"] == scores


def test_a_screen_without_the_letters_gets_one_line() -> None:
    """An encoding that cannot show Ukrainian is told so, with what helps."""
    line = ["rules", "gwt2", "R8.4"]
    done = shell("--lang", "uk", *line, PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert done.code == 2 and done.out == "" and "Traceback" not in done.err
    assert done.err.count("\n") == 1 and "PYTHONUTF8=1" in done.err
    assert shell(*line, PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C").code == 0


def test_names_that_are_no_utf8_get_one_line() -> None:
    """A file name or an argument in another encoding."""
    assert refused(run("replay", "\udcff"))
    assert refused(run("games", "\udcff\udcfe"))
    assert refused(run("arena", "pioneer", "--bots", "\udcff", "--games", "1"))
