"""Bad input: code 2, one clear line on stderr, nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import refused, run, shell
from trailboss.games import GAMES

GAME = next(iter(GAMES))
MANY = ",".join(["random"] * 50)

BAD = [
    "",
    "fly",
    "games --jsn",
    "games GAME",
    "arena",
    "arena nogame --bots random,random --games 1",
    "arena GAME --bots random,random",
    "arena GAME --bots random,nobody --games 1",
    "arena GAME --bots random, --games 1",
    f"arena GAME --bots {MANY} --games 1",
    "arena GAME --bots random,random --games 0",
    "arena GAME --bots random,random --games -3",
    "arena GAME --bots random,random --games many",
    "arena GAME --bots random,random --games 1 --seed 1.5",
    "arena GAME --bots random,random --games 1 --seed ²",
    "arena GAME --bots random,random --games 1 --jobs 0",
    "arena GAME --bots random,random --games 1 --options colour=red",
    "arena GAME --bots random,random --games 1 --options x",
    "arena GAME --bots random,random --games 1 --ray nowhere:1",
    "record GAME --bots random,random",
    "record GAME --bots random,random --seed -1",
    "record GAME --bots random,random --seed 99999999999999999999999",
    f"record GAME --bots {MANY} --seed 1",
    "perft GAME --seats 99 --seed 1 --depth 1",
    "perft GAME --seats 2 --seed 1 --depth 0",
    "perft GAME --seats 2 --seed 1 --depth 100000",
    "bench nogame",
    "bench GAME --seconds nan",
    "bench GAME --seats 99",
    "play GAME --seats you,nobody",
    f"play GAME --seats {MANY}",
    "replay no-such-file",
    "replay .",
    "position GAME no-such-file --json",
    "rules",
    "rules nogame",
    "rules GAME R99.99",
    "rules GAME x",
    "rules GAME --lang tlh",
]


@pytest.mark.parametrize("line", BAD)
def test_bad_arguments_are_refused_in_one_line(line: str) -> None:
    """Whatever is mistyped, nothing is done and one line says what is wrong."""
    done = run(*line.replace("GAME", GAME).split())
    assert refused(done), done


def test_a_line_break_in_an_argument_stays_in_the_line() -> None:
    """An argument cannot break the one line of the complaint."""
    assert refused(run("games", "a\nb\x1b[31m"))


BAD_FILES = {
    "empty": b"",
    "binary": bytes(range(256)) * 10,
    "nul": b"\0" * 100,
    "text": b"hello\nworld\n",
    "json": b'{"a": 1}',
    "list": b"[1, 2]",
    "number": b"1" * 6000,
    "nan": b'{"stack": NaN}',
    "deep": b'{"a":' + b"[" * 100_000,
    "head": b"trailboss 1\n",
    "end": b"trailboss 1\nend 0 0\n",
    "other game": b"trailboss 1\ngame whist 1\nseats 2\nseed 1\nend 0 0\n",
    "surrogate": b'{"stack": "\\ud800"}',
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_bad_files_are_refused_in_one_line(name: str, tmp_path: Path) -> None:
    """A file that is neither a record nor a position is bad input for both commands."""
    path = tmp_path / "file"
    path.write_bytes(BAD_FILES[name])
    assert refused(run("replay", str(path))), name
    assert refused(run("position", GAME, str(path), "--json")), name


def test_a_file_without_end_is_not_read_to_its_end() -> None:
    """Reading stops at the size limit."""
    assert refused(run("replay", "/dev/zero"))


def test_a_move_must_be_legal_to_be_applied(tmp_path: Path) -> None:
    """`--apply` takes SEAT:TEXT of a legal action only."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps(GAMES[GAME].dump(GAMES[GAME].setup(2, 1, {}))))
    for move in ("x", "0", "0:", ":pass", "-1:pass", "0:no such action", "77:pass", "0:0"):
        assert refused(run("position", GAME, str(path), "--apply", move)), move


def test_help_is_no_error() -> None:
    """Every command explains itself."""
    for argv in (["--help"], ["arena", "--help"], ["--version"]):
        done = shell(*argv)
        assert (done.code, done.err) == (0, "") and done.out
