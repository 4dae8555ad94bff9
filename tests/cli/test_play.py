"""A game in the terminal, typed line by line."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.run import HOME, Done, refused, run, shell
from tests.cli.test_manners import screen, shown_until
from trailboss.core.game import Game
from trailboss.core.record import verify
from trailboss.games import GAMES
from trailboss.i18n import words
from trailboss.lab.match import played

Runs = Callable[..., Done]
ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def typed(game: Game, *lines: str, seats: str = "you,random", by: Runs = run) -> Done:
    """Play with these lines; after the last comes the end of input."""
    stdin = "".join(f"{line}\n" for line in lines).encode()
    return by("play", game.name, "--seats", seats, "--seed", "2", stdin=stdin)


@ALL
def test_the_end_of_input_ends_the_game(game: Game) -> None:
    """Without a terminal the lines are read from stdin; the end is a quiet farewell."""
    done = typed(game, by=shell)
    assert (done.code, done.err) == (0, "")
    title = words().say(f"ui-title-{game.name}", "")
    assert title and title in done.out and "   1  " in done.out


@ALL
def test_a_whole_game_can_be_typed(game: Game) -> None:
    """The first option again and again leads somewhere, and a game of bots to its end."""
    assert typed(game, *["1"] * 30).code == 0
    done = typed(game, seats="random,random")
    assert done.code == 0 and "Winner: random" in done.out and "total" in done.out


@ALL
def test_an_action_is_typed_by_number_or_text(game: Game, tmp_path: Path) -> None:
    """Both ways do the same."""
    s = game.setup(2, 2, {})
    first = s.legal(s.waiting()[0])[0].text
    paths = [tmp_path / "number.txt", tmp_path / "text.txt"]
    for path, line in zip(paths, ("1", first), strict=True):
        assert typed(game, line, f"s {path}", seats="you,you").code == 0
    records = [verify(path.read_text(), dict(GAMES))[0] for path in paths]
    assert records[0].moves == records[1].moves == [(s.waiting()[0], first)]


@ALL
def test_nothing_is_done_by_a_line_that_is_no_option(game: Game, tmp_path: Path) -> None:
    """Nonsense, numbers out of range, rules and questions leave the game alone."""
    path = tmp_path / "game.txt"
    lines = ["bla", "0", "999", "", "?", "r R1.1", "r R99.9", "u", f"s {path}", f"s {path}"]
    done = typed(game, *lines)
    assert (done.code, done.err) == (0, "")
    assert "R1.1 " in done.out and "there is no rule" in done.out
    assert verify(path.read_text(), dict(GAMES))[0].moves == []


@ALL
def test_a_file_of_somebody_else_is_not_overwritten(game: Game, tmp_path: Path) -> None:
    """Saving never destroys what was there before."""
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    assert "cannot be written" in typed(game, f"s {path}").out
    assert path.read_text() == "precious"


@ALL
def test_undo_goes_back_to_the_barrier(game: Game, tmp_path: Path) -> None:
    """A decision that revealed nothing is taken back; one that did is not."""
    s = game.setup(2, 2, {})
    before = s.revealed
    seat = s.waiting()[0]
    first = s.legal(seat)[0]
    s.play(seat, first)
    path = tmp_path / "game.txt"
    assert typed(game, "1", "u", f"s {path}", "q", seats="you,you").code == 0
    moves = verify(path.read_text(), dict(GAMES))[0].moves
    assert moves == ([] if s.revealed == before else [(seat, first.text)])


def test_what_seats_do_at_the_same_time_is_secret() -> None:
    """The tracks that a bot lays while you lay yours are told when all have finished."""
    done = typed(GAMES["pioneer"], *["1"] * 3)
    assert "you (0) lays" in done.out and "random (1): draw" not in done.out
    whole = typed(GAMES["pioneer"], seats="random,random")
    assert "has laid" in whole.out and "random (1): draw" not in whole.out


def test_an_option_is_typed_as_it_is_shown() -> None:
    """The name on the screen is as good as the engine's own text."""
    for line in ("go A", "go to A", "1"):
        assert "starts at A" in typed(GAMES["gwt2"], line).out, line


@ALL
def test_the_board_is_shown_whole_and_then_what_matters(game: Game) -> None:
    """At first everything; `b` shows it again; a question afterwards is shorter."""
    first, again, *_ = typed(game, "b").out.split("> ")
    board = again.split("\n")
    assert len(board) > 8 and all(line in first for line in board if not line.startswith("seat"))
    out = typed(game, "1", "1", "1").out.split("> ")
    assert len(out[0].splitlines()) > len(out[2].splitlines())


@ALL
def test_a_wide_terminal_is_used(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """80 columns are enough (test_terminal_width.py), but more are better."""
    monkeypatch.setenv("COLUMNS", "80")
    out = typed(game, *["1"] * 12, "?", "b").out
    monkeypatch.setenv("COLUMNS", "120")
    wide = typed(game, *["1"] * 12, "?", "b").out
    assert len(wide.splitlines()) < len(out.splitlines())


def test_a_low_terminal_shows_the_part_of_the_map_that_matters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The map of Pioneer Rails has 23 lines; where they leave no room, the others are cut."""
    monkeypatch.setenv("LINES", "60")
    _, high, *_ = typed(GAMES["pioneer"], "1").out.split("> ")
    monkeypatch.setenv("LINES", "24")
    _, low, *_ = typed(GAMES["pioneer"], "1").out.split("> ")
    assert len(high.splitlines()) > 30 and len(low.splitlines()) <= 24
    assert all(line in high for line in low.splitlines())


@ALL
def test_a_saved_game_is_taken_up_again(game: Game, tmp_path: Path) -> None:
    """`--resume` needs nothing but the file, and saves into it again."""
    path = tmp_path / "game.txt"
    typed(game, "1", "1", f"save {path}")
    before = verify(path.read_text(), dict(GAMES))[0]
    done = run("play", "--resume", str(path), stdin=b"1\nsave\nquit\n")
    assert done.code == 0 and str(path) in done.out
    after = verify(path.read_text(), dict(GAMES))[0]
    assert after.players == ["you", "random"]
    assert after.moves[: len(before.moves)] == before.moves and len(after.moves) > len(before.moves)
    assert refused(run("play", game.name, "--resume", str(path)))
    assert refused(run("play", "--resume", str(path), "--seats", "you"))
    assert refused(run("play", game.name))


def test_options_say_what_they_do() -> None:
    """Names of things and effects, no codes."""
    out = " ".join(typed(GAMES["gwt2"]).out.split())
    assert "go to A: discard Galloway: gain 2 dollars · hire a worker" in out
    assert "the stationmaster of" in out and "black_angus" not in out
    assert "(row 1): $6" in " ".join(typed(GAMES["gwt2"], "1", "2").out.split())
    out = " ".join(typed(GAMES["elpaso"], "1", "1").out.split())
    assert "go to neutral space 1: discard" in out and "hire a worker for" in out
    assert "discard a builder: pay 2 dollars for a certificate" in out
    out = " ".join(typed(GAMES["pioneer"], "1", "1").out.split())
    assert " south-east: mine" in out or " east: activates mine" in out


def test_letters_that_are_no_utf8_are_no_option() -> None:
    """The game goes on."""
    done = run("play", "gwt2", "--seats", "you,random", "--seed", "2", stdin=b"\xff\xfe\nq\n")
    assert done.code == 0 and "is not an option here" in done.out


def test_a_terminal_has_colours_and_completion_unless_they_are_unwanted() -> None:
    """The tabulator completes an option; NO_COLOR gets none of the codes."""
    argv = ["play", "gwt2", "--seats", "you,random", "--seed", "2"]
    shown = on_terminal(argv, b"go to B\t\nquit\n")
    assert b"\x1b[1m" in shown and b"go to B: discard" in shown and b"starts at B" in shown
    assert b"\x1b[1m" not in on_terminal(argv, b"quit\n", NO_COLOR="1")


def on_terminal(argv: list[str], keys: bytes, **env: str) -> bytes:
    """What a terminal shows when somebody types this."""
    terminal, other = pty.openpty()
    termios.tcsetwinsize(other, (24, 80))
    clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    process = subprocess.Popen(
        [sys.executable, "-m", "trailboss", *argv],
        stdin=other,
        stdout=other,
        stderr=other,
        env={**clean, "PYTHONPATH": HOME, "TERM": "xterm", **env},
        start_new_session=True,
    )
    os.close(other)
    shown = shown_until(terminal, b"> ")
    os.write(terminal, keys)
    while more := screen(terminal):
        shown += more
    assert process.wait(60) == 0
    os.close(terminal)
    return shown


@ALL
def test_a_hint_is_given_where_hints_are_allowed(game: Game) -> None:
    """Options with expected points; without --hints the way to get them is told."""
    hinted = run(
        "play", game.name, "--seats", "you,random", "--seed", "2", "--hints", stdin=b"hint\n"
    )
    assert hinted.code == 0 and "i: a hint" in hinted.out
    assert "expected points" in hinted.out or "nothing to weigh" in hinted.out
    plain = typed(game, "hint")
    assert "hints are off" in plain.out and "expected points" not in plain.out


def test_a_replay_says_why(tmp_path: Path) -> None:
    """For a move of a bot that weighs options; else one line."""
    record, s = played(GAMES["gwt2"], ["greedy", "greedy"], 6, {})
    record.players = ["strong", "greedy"]
    path = tmp_path / "game.txt"
    path.write_text(record.text(s), "utf-8")
    said = [
        run("replay", str(path), "--why", str(n))
        for n, (seat, _) in enumerate(record.moves[60:72], 61)
    ]
    good = [done for done in said if done.code == 0]
    assert good and all("expected points" in done.out and "% to win" in done.out for done in good)
    assert all(refused(done) for done in said if done.code)
    for more in ("0", "9999", "3 --json"):
        assert refused(run("replay", str(path), "--why", *more.split()))


def test_a_partner_for_learners_says_what_it_is_after() -> None:
    """In the terminal too, between what it does."""
    done = typed(GAMES["elpaso"], *["1"] * 12, seats="you,tenderfoot")
    assert (
        "tenderfoot (1) is after points here: " in done.out or "thinks of later turns" in done.out
    )
