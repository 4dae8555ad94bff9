"""Clean environments: a package is installed beside nothing else, and used from an empty folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = ["arena", "pioneer", "--bots", "random,greedy", "--games", "2", "--json"]


class Installed:
    """A virtual environment with one package."""

    def __init__(self, folder: Path, package: str, python: str = sys.executable) -> None:
        self.home = folder / "venv"
        self.empty = folder / "empty"
        self.empty.mkdir(parents=True)
        subprocess.run([python, "-m", "venv", str(self.home)], check=True)
        self.run(
            "python", "-m", "pip", "install", "-q", "-c", str(ROOT / "constraints.txt"), package
        )

    def run(self, program: str, *argv: str) -> str:
        """Run a program of the environment in the empty folder; what it prints."""
        done = subprocess.run(
            [str(self.home / "bin" / program), *argv],
            cwd=self.empty,
            env=clean(),
            capture_output=True,
            text=True,
            timeout=600,
        )
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout

    def packages(self) -> set[str]:
        """The names of all that is installed."""
        rows = self.run("python", "-m", "pip", "list", "--format=freeze").splitlines()
        return {row.partition("==")[0].lower() for row in rows}


def clean() -> dict[str, str]:
    """An environment that knows nothing of the source tree."""
    unwanted = ("PYTHONPATH", "VIRTUAL_ENV", "TRAILBOSS_EXPECT")
    return {name: value for name, value in os.environ.items() if name not in unwanted}
