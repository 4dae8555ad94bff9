"""Journals: what was played is kept, what was torn off is dropped, other plans are refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.lab.made_up import player
from trailboss.games import load
from trailboss.lab.journal import BadJournal, read, replayed
from trailboss.lab.sequential import BETTER, Comparison
from trailboss.lab.session import Session, run, session
from trailboss.lab.tournament import Plan

PLAN = Plan("pioneer", ("greedy", "random", "tenderfoot"), 2, 4, 5)
STRENGTH = {"random": 0.0, "greedy": 20.0, "tenderfoot": 40.0}


def begun(plan: Plan = PLAN, test: Comparison | None = None) -> Session:
    return session(plan, load(plan.game), True, test)


def played(found: Session, path: Path, most: int = 1000) -> int:
    """Play a number of games of a session at most, as if it were killed then."""
    games = run(found, player(STRENGTH), path)
    return sum(1 for _, _ in zip(range(most), games, strict=False))


@pytest.mark.parametrize("rounds", [0, 3])
@pytest.mark.parametrize("stop", [1, 2, 5, 11])
def test_a_killed_run_goes_on_where_it_was(tmp_path: Path, rounds: int, stop: int) -> None:
    """Also with half a line at its end: the file is that of a run that was never killed."""
    plan = replace(PLAN, rounds=rounds)
    whole, torn = tmp_path / "whole", tmp_path / "new" / "torn"
    all_games = played(begun(plan), whole)
    played(begun(plan), torn, stop)
    torn.write_bytes(torn.read_bytes()[:-7])
    again = begun(plan)
    assert played(again, torn) == all_games
    assert torn.read_bytes() == whole.read_bytes()
    assert again.standings.finished == all_games
    assert played(begun(plan), torn) == all_games and torn.read_bytes() == whole.read_bytes()


def test_a_decided_run_stays_decided(tmp_path: Path) -> None:
    """The test ends the run at the same game, whether it was killed before or not."""
    plan = replace(PLAN, bots=("greedy", "random"), games=400)
    first, again = begun(plan, Comparison()), begun(plan, Comparison())
    path = tmp_path / "games"
    count = played(first, path)
    assert count < 400 and first.test is not None and first.test.verdict() == BETTER
    text = path.read_text()
    assert played(again, path) == count and path.read_text() == text
    path.write_text("".join(text.splitlines(keepends=True)[:10]))
    assert played(begun(plan, Comparison()), path) == count and path.read_text() == text


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (replace(PLAN, seed=6), "seed"),
        (replace(PLAN, games=6), "games"),
        (replace(PLAN, bots=("greedy", "random")), "bots, versions"),
        (replace(PLAN, options=(("map", "b"),)), "options"),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, other: Plan, what: str) -> None:
    """One line says what differs, and the file stays as it was."""
    path = tmp_path / "games"
    played(begun(), path)
    text = path.read_text()
    with pytest.raises(BadJournal, match=f"another plan: {what}$"):
        played(begun(other), path)
    assert path.read_text() == text


@pytest.mark.parametrize("content", [b"hello\n", b"{}\n", b"\xff\xfe\n", b"[1]\n", b"1\n2\n"])
def test_what_is_no_journal_is_refused(tmp_path: Path, content: bytes) -> None:
    """Nothing is written into a stranger's file."""
    path = tmp_path / "games"
    path.write_bytes(content)
    with pytest.raises(BadJournal, match="no journal"):
        played(begun(), path)
    assert path.read_bytes() == content


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    """A file in its place, or a journal that is a folder."""
    (tmp_path / "file").write_text("")
    with pytest.raises(BadJournal, match="file"):
        played(begun(), tmp_path / "file" / "games")
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadJournal, match="folder"):
        played(begun(), tmp_path / "folder")


def test_a_changed_game_is_found(tmp_path: Path) -> None:
    """A line in the place of another game."""
    path = tmp_path / "games"
    played(begun(), path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([lines[0], lines[2], lines[1], *lines[3:]]))
    with pytest.raises(BadJournal, match="line 2"):
        played(begun(), path)


def test_a_journal_tells_who_played_with_which_value(tmp_path: Path) -> None:
    """The head has the versions; the games come back as they were."""
    path = tmp_path / "games"
    found = begun(replace(PLAN, game="gwt2", bots=("greedy", "strong"), games=2))
    games = list(run(found, player({**STRENGTH, "strong": 50.0}), path))
    head, rows = read(path)
    assert head["versions"]["greedy"] == "" != head["versions"]["strong"]
    assert head["options"] and head["rules_version"] == found.game.version
    assert [outcome for _, outcome in replayed(head, rows)] == [outcome for _, outcome in games]
