"""Components files on the command line: export, check, and play by them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import Done, refused, run, shell
from trailboss.games import load


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with one edit: two town boxes are circled from the start."""
    path = tmp_path / "mine.toml"
    text = run("components", "export", "pioneer").out
    path.write_text(text.replace("circled = 1", "circled = 2"), "utf-8")
    return path


def checked(path: Path) -> str:
    """The hash of a file."""
    return str(run("components", "check", "pioneer", str(path), "--json").json["components"])


def test_export_and_check(file: Path, tmp_path: Path) -> None:
    """What is exported is as printed; an edit has a hash."""
    plain = tmp_path / "plain.toml"
    plain.write_text(run("components", "export", "pioneer").out, "utf-8")
    assert run("components", "check", "pioneer", str(plain)).out == (
        "ok: the figures are as printed\n"
    )
    assert (
        run("components", "check", "pioneer", str(file)).out == f"ok: components {checked(file)}\n"
    )
    assert checked(plain) == "" and len(checked(file)) == 32


def test_a_record_is_replayed_with_its_file(file: Path, tmp_path: Path) -> None:
    """Without the file the one line says which is needed; with it the record verifies."""
    argv = ["record", "pioneer", "--bots", "random,random", "--seed", "4"]
    text = run(*argv, "--components", str(file)).out
    assert f"\ncomponents {checked(file)}\n" in text
    path = tmp_path / "game.txt"
    path.write_text(text)
    alone = run("replay", str(path), "--verify")
    assert alone.code == 1 and f"needs other components: {checked(file)}" in alone.err
    assert refused(run("replay", str(path)))
    done = run("replay", str(path), "--verify", "--json", "--components", str(file))
    assert done.code == 0 and done.json["ok"] is True
    assert run("replay", str(path), "--components", str(file)).code == 0
    path.write_text(run(*argv).out)
    assert run("replay", str(path), "--verify", "--components", str(file)).code == 1


def test_an_arena_with_other_figures(file: Path) -> None:
    """One process or two: the same games, with the same figures."""
    argv = ["arena", "pioneer", "--bots", "random,random", "--games", "5", "--seed", "3", "--json"]
    plain = run(*argv).json
    one = run(*argv, "--components", str(file)).json
    two = shell(*argv, "--jobs", "2", "--components", "-", stdin=file.read_bytes()).json
    assert {**one, "seconds": 0} == {**two, "seconds": 0} != {**plain, "seconds": 0}


def test_the_other_commands_take_a_file_too(file: Path, tmp_path: Path) -> None:
    """Position, perft, bench and play."""
    given = ["--components", str(file)]
    perft = ["perft", "pioneer", "--seats", "1", "--seed", "1", "--depth", "2", "--json"]
    assert run(*perft, *given).json["counts"] == run(*perft).json["counts"]
    game = load("pioneer")
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"sheets": [{}], "options": {"map": "b"}}))
    doc = run("position", game.name, str(path), "--json", *given).json
    assert [x["points"] for x in doc["scores"][0]["lines"] if x["label"] == "towns"] == [2]
    bench = run("bench", "pioneer", "--seconds", "0.1", "--json", *given)
    assert bench.json["games"]["pioneer"]["decisions_per_s"] > 0
    assert refused(run("bench", *given))
    played = shell("play", "pioneer", "--seats", "random,random", "--seed", "2", *given)
    assert played.code == 0 and "over" in played.out


def told(done: Done) -> list[str]:
    """The lines of a complaint, if it is one."""
    assert done.code == 2 and done.out == "" and "Traceback" not in done.err
    assert all(line.startswith("trailboss: ") for line in done.err.splitlines())
    return [line.removeprefix("trailboss: ") for line in done.err.splitlines()]


def test_every_mistake_has_a_line(file: Path) -> None:
    """Bad input: code 2, and one line each."""
    text = file.read_text("utf-8").split("[maps.b]")[0]
    file.write_text(text.replace("mi *H", "mi ..").replace('"B1.N"', '"Z1.N"'), "utf-8")
    lines = [
        "maps.a: there are 0 stations of hearts, not 1 (*H)",
        "maps.a: town T1: there is no vertex 'Z1.N'",
    ]
    assert told(run("components", "check", "pioneer", str(file))) == lines
    argv = ["record", "pioneer", "--bots", "random,random", "--seed", "4"]
    assert told(run(*argv, "--components", str(file))) == lines


def test_bad_arguments_are_refused(file: Path, tmp_path: Path) -> None:
    """One line for an unknown game, a missing file, an empty one."""
    empty = tmp_path / "empty.toml"
    empty.write_text("")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(bytes(range(256)))
    arena = ["arena", "pioneer", "--bots", "random,random", "--games", "1", "--components"]
    for argv in (
        ["components"],
        ["components", "export"],
        ["components", "export", "nogame"],
        ["components", "export", "pioneer", "somewhere.toml"],
        ["components", "check", "pioneer"],
        ["components", "check", "gwt2", str(file)],
        ["components", "check", "pioneer", "no-such-file"],
        [*arena, "no-such-file"],
        [*arena, str(empty)],
        [*arena, str(binary)],
        ["replay", "no-such-file", "--components", str(empty)],
        ["arena", "gwt2", *arena[2:], str(file)],
    ):
        assert refused(run(*argv)), argv


def test_el_paso_takes_a_file_in_every_command(tmp_path: Path) -> None:
    """Its figures are exported, checked, played by and named in records."""
    path, game, doc = (tmp_path / name for name in ("mine.toml", "game.txt", "position.json"))
    text = run("components", "export", "elpaso").out
    path.write_text(text.replace('"hire 5 8"', '"hire 4 8"'), "utf-8")
    given = ["--components", str(path)]
    code = run("components", "check", "elpaso", str(path), "--json").json["components"]
    bots = ["--bots", "random,random", "--seed", "4"]
    game.write_text(run("record", "elpaso", *bots, *given).out)
    assert f"\ncomponents {code}\n" in game.read_text()
    assert run("replay", str(game), "--verify").code == 1
    assert run("replay", str(game), "--verify", *given).code == 0
    stack = [{"is": "Perform", "source": 1}]
    doc.write_text(json.dumps({"players": [{"dollars": 4, "rancher": "n1"}, {}], "stack": stack}))
    legal = run("position", "elpaso", str(doc), "--json", *given).json["legal"]["0"]
    assert "use 2" in legal
    assert "use 2" not in run("position", "elpaso", str(doc), "--json").json["legal"]["0"]
    assert run("arena", "elpaso", *bots, "--games", "2", "--json", *given).json["finished"] == 2
    assert run("perft", "elpaso", "--seats", "2", "--seed", "1", "--depth", "1", *given).code == 0
    assert run("bench", "elpaso", "--seconds", "0.1", *given).code == 0


def test_el_paso_says_what_is_reconstructed() -> None:
    """In the list of games, at the head of its rules, and behind each figure of the file."""
    assert "elpaso: Great Western Trail: El Paso (many printed figures are reconstructed)" in (
        run("games").out
    )
    head = run("rules", "elpaso").out.split("## R1")[0]
    assert "**Many printed figures are reconstructed.**" in head
    assert run("components", "export", "elpaso").out.count("# reconstructed") > 150
