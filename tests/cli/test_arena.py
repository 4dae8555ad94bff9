"""Tournaments on the command line: any number of bots and seats, ratings, tests, resuming."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.run import HOME, refused, run
from trailboss.lab.journal import NAME

FIRST, LAST = "tests.lab.quick_bots:first", "tests.lab.quick_bots:last"
SMALL = ["arena", "pioneer", "--bots", f"random,{FIRST},{LAST}", "--games", "2", "--seats"]


def test_more_bots_than_seats() -> None:
    """Every pair plays; ratings and duels come with their uncertainty."""
    doc = run(*SMALL, "2", "--json").json
    assert (doc["games"], doc["finished"], doc["line_ups"], doc["seats"]) == (6, 6, 3, 2)
    assert doc["pairing"] == "round-robin" and len(doc["duels"]) == 6
    for bot in doc["bots"]:
        rating = bot["rating"]
        assert list(rating) == ["mu", "sigma", "low", "high"]
        assert rating["low"] < rating["mu"] < rating["high"] and bot["games"] == 4
    ladder = run(*SMALL, "2").out.partition("sigma")[2].splitlines()[1:]
    strengths = [float(line.split()[2]) for line in ladder]
    assert len(ladder) == 3 and strengths == sorted(strengths, reverse=True)


def test_fewer_bots_than_seats_and_alone() -> None:
    """Three seats for two bots; alone each bot plays the same deals against the opponent."""
    argv = ["arena", "elpaso", "--bots", f"random,{LAST}", "--games", "1", "--json", "--seats"]
    doc = run(*argv, "3").json
    assert (doc["games"], doc["line_ups"]) == (2, 2)
    assert [bot["games"] for bot in doc["bots"]] == [3, 3]
    doc = run(*argv, "1", "--options", "sue=2").json
    assert doc["games"] == 2 and doc["opponent"]["name"] == "sue"
    assert doc["opponent"]["games"] == 2 and doc["opponent"]["rating"]["sigma"] > 0


def test_swiss_rounds() -> None:
    """Two rounds of one pair each; one of three rests."""
    doc = run(*SMALL, "2", "--pairing", "swiss", "--rounds", "2", "--json").json
    assert doc["games"] == 4 and doc["pairing"] == "swiss"
    assert sum(bot["games"] for bot in doc["bots"]) == 8


def test_an_arena_stops_when_it_is_decided() -> None:
    """Which takes few deals where the difference is large; the promised keys stay."""
    argv = ["arena", "elpaso", "--bots", f"{FIRST},random", "--games", "400", "--until-decided"]
    argv += ["--bounds", "0.4,0.8"]
    done = run(*argv, "--json").json
    assert done["games"] < 40 and done["test"]["verdict"] == "better"
    assert list(done)[:6] == ["game", "games", "finished", "decisions", "seconds", "bots"]
    assert done["bots"][0]["margin"] > 0
    argv[5] = "2"
    assert f"{FIRST} may be better or not: 100.0% of its duels in 1 deals" in run(*argv).out


BAD = [
    "--bots random,nobody --seats 2 --games 1",
    "--bots random,greedy,strong --seats 99 --games 1",
    "--bots random,greedy,strong --seats 0 --games 1",
    "--bots random,random,greedy --seats 2 --games 1",
    "--bots random,greedy --games 1 --rounds 2",
    "--bots random,greedy --games 1 --pairing swiss",
    "--bots random,greedy --games 1 --pairing knockout",
    "--bots random,greedy --games 1 --bounds 0.5,0.6",
    "--bots random,greedy --games 1 --error 0.1",
    "--bots random,greedy --games 1 --until-decided --bounds 0.6,0.5",
    "--bots random,greedy --games 1 --until-decided --bounds 0.5",
    "--bots random,greedy --games 1 --until-decided --bounds nan,inf",
    "--bots random,greedy --games 1 --until-decided --error 0.9",
    "--bots random,random --games 1 --until-decided",
    "--bots random,greedy,strong --seats 2 --games 1 --pairing swiss --until-decided",
    "--bots random,greedy,strong,rancher,foreman,legend,wrangler --seats 70 --games 1",
    "--bots random,greedy --games 1 --out /dev/null/x",
    "--bots random,greedy --games 1 --out /proc",
    "--bots random,greedy --games 1 --report /no/such/folder/x.html",
    "--bots random,greedy --games 1 --report x.doc",
]


@pytest.mark.parametrize("language", ["en", "uk", "pl", "cs", "ru"])
@pytest.mark.parametrize("line", BAD)
def test_bad_tournaments_are_refused_in_one_line(line: str, language: str) -> None:
    """In every language; nothing is played."""
    done = run("--lang", language, "arena", "pioneer", *line.split())
    assert refused(done), done
    assert language == "en" or done.err != run("arena", "pioneer", *line.split()).err


def test_a_folder_with_another_plan_is_refused(tmp_path: Path) -> None:
    """It says what differs, and the folder stays as it was."""
    assert run(*SMALL, "2", "--out", str(tmp_path)).code == 0
    text = (tmp_path / NAME).read_text()
    done = run(*SMALL, "2", "--seed", "9", "--out", str(tmp_path))
    assert refused(done) and done.err.endswith("another plan: seed\n")
    assert (tmp_path / NAME).read_text() == text


def test_a_killed_arena_goes_on(tmp_path: Path) -> None:
    """SIGKILL in the middle, the same command again: bit for bit as if nothing had happened."""
    argv = [*SMALL, "2", "--json", "--out"]
    argv[5] = "60"
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = subprocess.Popen(
        [sys.executable, "-m", "trailboss", *argv, str(killed), "--jobs", "2"],
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": HOME},
        start_new_session=True,
    )
    end = time.monotonic() + 60
    while not (killed / NAME).exists() or (killed / NAME).read_bytes().count(b"\n") < 3:
        assert process.poll() is None and time.monotonic() < end
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert (killed / NAME).read_bytes().count(b"\n") < 181
    again, once = run(*argv, str(killed)).json, run(*argv, str(whole)).json
    assert {**again, "seconds": 0} == {**once, "seconds": 0}
    assert (killed / NAME).read_bytes() == (whole / NAME).read_bytes()


@pytest.mark.parametrize("seats", [[], ["--seats", "1"], ["--seats", "2"]])
def test_a_report_is_a_page_of_its_own(tmp_path: Path, seats: list[str]) -> None:
    """Results, duels, categories and lengths, in the language, with nothing from outside."""
    path = tmp_path / "report.html"
    argv = ["arena", "pioneer", "--bots", f"random,{FIRST}", "--games", "2", *seats]
    assert run("--lang", "pl", *argv, "--report", str(path)).code == 0
    text = path.read_text("utf-8")
    assert all(word in text for word in ("wyniki", "pojedynki", FIRST, "punkty według kategorii"))
    picture = path.with_suffix(".png")
    assert run(*argv, "--report", str(picture)).code == 0
    assert picture.read_bytes()[:4] == b"\x89PNG"
    assert "http" not in text and "src=" not in text and text.count("<section>") == 4
