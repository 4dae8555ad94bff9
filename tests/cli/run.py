"""Ways to run the command line: in this process and as a person's shell does."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import trailboss
from trailboss.cli import main

HOME = str(Path(trailboss.__file__).parents[1])


@dataclass(frozen=True)
class Done:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def run(*argv: str, stdin: bytes = b"") -> Done:
    """Run a command in this process."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        mock.patch("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin))),
    ):
        code = main(argv)
    return Done(code, out.getvalue(), err.getvalue())


def shell(*argv: str, stdin: bytes = b"", **env: str) -> Done:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "trailboss", *argv],
        input=stdin,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": HOME, **env},
        timeout=120,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def refused(done: Done) -> bool:
    """Bad input: code 2, one line on stderr, nothing on stdout, no traceback."""
    one = done.err.count("\n") == 1 and done.err.startswith("trailboss: ")
    return done.code == 2 and done.out == "" and one and "Traceback" not in done.err
