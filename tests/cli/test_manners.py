"""Pipes, signals and screens."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time

from tests.cli.run import HOME, shell
from trailboss.games import GAMES

GAME = next(iter(GAMES))
PATIENCE = 60


def started(*argv: str, stderr: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
    """A command in a session of its own, which hears Ctrl-C even if we were told not to."""
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            [sys.executable, "-m", "trailboss", *argv],
            stdout=subprocess.PIPE,
            stderr=stderr,
            env={**os.environ, "PYTHONPATH": HOME},
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGINT, heard)


def test_a_closed_pipe_is_no_reason_to_complain() -> None:
    """`trailboss record ... | head -1` says nothing on stderr."""
    process = started("record", GAME, "--bots", "random,random", "--seed", "1")
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 128 + signal.SIGPIPE


def screen(terminal: int) -> bytes:
    """What comes next on a terminal; nothing when its last user has left or fallen silent."""
    if not select.select([terminal], [], [], PATIENCE)[0]:
        return b""
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""


def shown_until(terminal: int, wanted: bytes) -> bytes:
    """What a terminal shows up to something, or up to its end."""
    shown = b""
    while wanted not in shown and (more := screen(terminal)):
        shown += more
    return shown


def interrupted(process: subprocess.Popen[bytes], terminal: int) -> bytes:
    """Press Ctrl-C as a person does: again if nothing has happened after a while. What is shown."""
    shown = b""
    for _ in range(6):
        os.killpg(process.pid, signal.SIGINT)
        end = time.monotonic() + 10
        while time.monotonic() < end and b"interrupted\r\n" not in shown:
            shown += screen(terminal)
        if b"interrupted\r\n" in shown:
            return shown
    os.killpg(process.pid, signal.SIGKILL)
    return shown


def test_a_terminal_gets_a_progress_bar_and_ctrl_c_one_line() -> None:
    """A long arena shows how far it is; interrupted, all its processes stop with one line."""
    terminal, stderr = pty.openpty()
    termios.tcsetwinsize(stderr, (24, 80))
    argv = ["arena", GAME, "--bots", "random,random", "--games", "20000", "--jobs", "2"]
    process = started(*argv, stderr=stderr)
    os.close(stderr)
    try:
        assert b"/20000 [" in shown_until(terminal, b"/20000 [")
    finally:
        rest = interrupted(process, terminal)
        out, _ = process.communicate(timeout=PATIENCE)
        while more := screen(terminal):
            rest += more
        os.close(terminal)
    assert (process.returncode, out) == (130, b"")
    assert rest.endswith(b"trailboss: interrupted\r\n") and b"Traceback" not in rest


def test_no_progress_bar_without_a_terminal() -> None:
    """What is not a terminal gets no bar."""
    done = shell("arena", GAME, "--bots", "random,random", "--games", "2")
    assert (done.code, done.err) == (0, "")
