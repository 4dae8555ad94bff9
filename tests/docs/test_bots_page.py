"""The bot in the documentation plays, in every place where a bot can be named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import refused, run
from tests.docs.test_examples import BLOCK, ROOT
from tests.server.running import Person, free_port, play_out, problem, running
from trailboss.games import GAMES
from trailboss.i18n import speaking

PAGE = ROOT / "docs" / "bots.md"
BROKEN = {
    "import nothing_like_that": "ModuleNotFoundError: No module named 'nothing_like_that'",
    "def make(game, seat, seed, budget): return 1 // 0": "ZeroDivisionError",
    "def make(game, seat, seed, budget): return 7": "no function choose",
    "def other(): pass": "there is no function 'make'",
    "class B:\n    def choose(self, view, legal): return 'go'\n"
    "def make(*given): return B()": "answers 'go'",
    "class B:\n    def choose(self, view, legal): return view.moon\n"
    "def make(*given): return B()": "mybot.py, line 2",
    "def make(:": "SyntaxError",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the bot of the page."""
    block = BLOCK.search(PAGE.read_text("utf-8"))
    assert block is not None
    (tmp_path / "mybot.py").write_text(block[1])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return tmp_path


def test_the_bot_is_better_than_chance(folder: Path) -> None:
    """As the page says, paired, by a file path."""
    argv = ["arena", "elpaso", "--bots", "./mybot.py:make,random", "--games", "20", "--paired"]
    doc = run(*argv, "--json").json
    assert doc["finished"] == 20
    assert doc["bots"][0]["name"] == "./mybot.py:make"
    assert doc["bots"][0]["interval"][0] > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_plays_every_game(folder: Path, game: str) -> None:
    """And its game is the same again: it has luck of its own."""
    argv = ["record", game, "--bots", "./mybot.py:make,random", "--seed", "3"]
    first = run(*argv)
    assert first.code == 0 and first == run(*argv)
    (folder / "game.txt").write_text(first.out)
    assert run("replay", "game.txt", "--verify").code == 0


def test_the_bot_plays_by_module_in_the_terminal_and_in_processes(folder: Path) -> None:
    """A module of the folder that one is in."""
    line = ["arena", "pioneer", "--bots", "mybot:make,mybot:make", "--games", "3", "--jobs", "2"]
    command = [sys.executable, "-P", "-m", "trailboss", *line]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    played = run("play", "pioneer", "--seats", "./mybot.py:make,random", "--seed", "1")
    assert played.code == 0 and "./mybot.py:make (0)" in played.out


@pytest.mark.parametrize("source", BROKEN)
def test_what_a_bot_does_wrong_is_one_line(folder: Path, source: str) -> None:
    """With the name of the bot, and the place where it went wrong."""
    (folder / "mybot.py").write_text(source)
    done = run("record", "pioneer", "--bots", "./mybot.py:make,random", "--seed", "3")
    assert refused(done) and BROKEN[source] in done.err and "./mybot.py:make" in done.err
    with speaking("pl"):
        none = run("record", "pioneer", "--bots", "./nobot.py:make", "--seed", "3")
    assert refused(none) and "nie ma pliku ./nobot.py" in none.err


def test_an_operator_brings_a_bot_and_nobody_else(folder: Path) -> None:
    """It is in the list of each game and plays to the end; others cannot be named."""
    name = "./mybot.py:make"
    with (
        running(folder / "data", "--bots", name, bots=1) as server,
        Person(server.url, "Ada") as ada,
    ):
        games = ada.http.get("/api/games").json()
        assert all(game["bots"][0] == name for game in games)
        table = ada.table("pioneer", "hotseat", name, start=True)["id"]
        assert play_out({0: ada}, table)["status"] == "over"
        other = [{"kind": "human"}, {"kind": "bot", "bot": "./other.py:make"}]
        problem(ada.send("/api/tables", game="pioneer", seats=other), 400, "bad-request")
    assert "a bot failed" not in server.logs()


def test_a_server_does_not_start_with_a_bot_that_is_not_there(tmp_path: Path) -> None:
    """One line, and nothing was started."""
    line = ["serve", "--port", str(free_port()), "--data", str(tmp_path / "data")]
    assert refused(run(*line, "--bots", "./nobot.py:make"))
    assert not (tmp_path / "data").exists()
