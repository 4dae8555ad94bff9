"""A league on the command line: played, taken in, and printed as ladders."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import refused, run
from tests.cli.test_arena import FIRST, LAST, SMALL

PLAY = ["play", "pioneer", "--bots", f"random,{FIRST},{LAST}", "--seats", "2", "--games", "2"]


def test_a_league_is_played_and_its_ladder_printed(tmp_path: Path) -> None:
    """Every game counts once, also if it is in two journals; each setting has a ladder."""
    folder, other = str(tmp_path / "league"), tmp_path / "arena"
    assert run("league", folder, *PLAY, "--json").json["games"] == 6
    assert run("league", folder, *PLAY, "--json").json["games"] == 6
    run(*SMALL, "2", "--out", str(other))
    again = ["arena", "pioneer", "--bots", f"random,{FIRST}", "--seats", "2", "--games", "4"]
    run(*again, "--out", str(tmp_path / "more"))
    assert run("league", folder, "add", str(other), str(tmp_path / "more")).code == 0
    assert len(list((tmp_path / "league").iterdir())) == 2
    run("league", folder, "play", "elpaso", "--bots", "random", "--seats", "1", "--games", "2")
    alone, pioneer = run("league", folder, "ladder", "--json").json
    assert (alone["game"], alone["seats"], alone["games"]) == ("elpaso", 1, 2)
    assert {bot["name"] for bot in alone["bots"]} == {"random", "sue"}
    assert (pioneer["game"], pioneer["games"]) == ("pioneer", 8)
    strengths = [bot["rating"]["mu"] for bot in pioneer["bots"]]
    assert len(strengths) == 3 and strengths == sorted(strengths, reverse=True)
    assert run("league", folder, "ladder", "elpaso", "--json").json == [alone]
    assert "sigma" in run("league", folder, "ladder").out


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_the_ladder_is_drawn(tmp_path: Path, ending: str) -> None:
    """The same games give the same picture."""
    folder, picture = str(tmp_path / "league"), tmp_path / f"ladder.{ending}"
    run("league", folder, *PLAY)
    argv = ["league", folder, "ladder", "--picture", str(picture)]
    assert run(*argv).code == 0
    drawn = picture.read_bytes()
    assert drawn[:4] == b"\x89PNG" if ending == "png" else b"<svg" in drawn
    assert run(*argv).code == 0 and picture.read_bytes() == drawn


BAD = [
    "league",
    "league DIR",
    "league DIR fly",
    "league DIR play",
    "league DIR play pioneer --games 1",
    "league DIR play nogame --bots random,greedy --games 1",
    "league DIR play pioneer --bots random,nobody --games 1",
    "league DIR play pioneer --bots random,greedy --seats 99 --games 1",
    "league DIR play pioneer --bots random,greedy --games 1 --picture x.png",
    "league DIR add",
    "league DIR add no-such-file",
    "league DIR add /dev/null",
    "league DIR ladder",
    "league EMPTY ladder",
    "league EMPTY ladder nogame",
    "league /dev/null play pioneer --bots random,greedy --games 1",
]


@pytest.mark.parametrize("language", ["en", "uk", "pl", "cs", "ru"])
@pytest.mark.parametrize("line", BAD)
def test_bad_leagues_are_refused_in_one_line(line: str, language: str, tmp_path: Path) -> None:
    """In every language; no folder is made."""
    (tmp_path / "empty").mkdir()
    there = line.replace("DIR", str(tmp_path / "new")).replace("EMPTY", str(tmp_path / "empty"))
    done = run("--lang", language, *there.split())
    assert refused(done), done
    assert not (tmp_path / "new").exists()
    assert language == "en" or done.err != run(*there.split()).err


def test_a_picture_of_another_kind_is_refused(tmp_path: Path) -> None:
    """Only what can be drawn."""
    run("league", str(tmp_path), *PLAY)
    assert refused(run("league", str(tmp_path), "ladder", "--picture", str(tmp_path / "x.doc")))
