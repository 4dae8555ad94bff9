"""Pipes, signals and screens."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys

from tests.cli.run import HOME, shell
from trailboss.games import GAMES

GAME = next(iter(GAMES))


def started(*argv: str, stderr: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
    """A command that is running in a session of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "trailboss", *argv],
        stdout=subprocess.PIPE,
        stderr=stderr,
        env={**os.environ, "PYTHONPATH": HOME},
        start_new_session=True,
    )


def test_a_closed_pipe_is_no_reason_to_complain() -> None:
    """`trailboss record ... | head -1` says nothing on stderr."""
    process = started("record", GAME, "--bots", "random,random", "--seed", "1")
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 128 + signal.SIGPIPE


def screen(terminal: int) -> bytes:
    """What comes next on a terminal; nothing when its last user has left."""
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""


def test_a_terminal_gets_a_progress_bar_and_ctrl_c_one_line() -> None:
    """A long arena shows how far it is; interrupted, all its processes stop with one line."""
    terminal, stderr = pty.openpty()
    argv = ["arena", GAME, "--bots", "random,random", "--games", "1000000", "--jobs", "2"]
    process = started(*argv, stderr=stderr)
    os.close(stderr)
    shown = b""
    while b"game/s" not in shown:
        more = screen(terminal)
        assert more, shown
        shown += more
    os.killpg(process.pid, signal.SIGINT)
    while more := screen(terminal):
        shown += more
    os.close(terminal)
    out, _ = process.communicate()
    assert (process.returncode, out) == (130, b"")
    assert shown.endswith(b"trailboss: interrupted\r\n") and b"Traceback" not in shown


def test_no_progress_bar_without_a_terminal() -> None:
    """What is not a terminal gets no bar."""
    done = shell("arena", GAME, "--bots", "random,random", "--games", "2")
    assert (done.code, done.err) == (0, "")
