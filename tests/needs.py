"""What some tests need and a machine may lack. Without it they are skipped and say what to install.

`TRAILBOSS_ALL` is the promise that everything is here: then nothing is skipped.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import pytest

PAGE: Final = Path(__file__).parents[1] / "trailboss" / "server" / "static" / "index.html"
POSTGRES: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
BROWSERS: Final = ("chromium-headless-shell", "chromium", "google-chrome")

FOUND: Final[dict[str, Callable[[], bool]]] = {
    "chromium": lambda: any([shutil.which(name) for name in BROWSERS]),
    "page": PAGE.is_file,
    "postgresql": lambda: bool(POSTGRES),
    "redis": lambda: shutil.which("redis-server") is not None,
    "nginx": lambda: shutil.which("nginx") is not None,
    "systemd-analyze": lambda: shutil.which("systemd-analyze") is not None,
}
"""How to find what is no program of the same name."""
ELSE: Final = {
    "page": "make web",
    "redis": "apt install redis-server",
    "nginx": "apt install nginx-light",
    "systemd-analyze": "apt install systemd",
}
"""How to get what is no package of Debian with its name."""


def found(name: str) -> bool:
    """Is it here?"""
    return FOUND[name]() if name in FOUND else shutil.which(name) is not None


def needs(*names: str) -> pytest.MarkDecorator:
    """A test that needs all of these."""
    return pytest.mark.needs(*names)


def reason(names: Iterable[str]) -> str:
    """Why a test is skipped; empty if nothing is missing, or nothing may be."""
    if "TRAILBOSS_ALL" in os.environ:
        return ""
    missing = [name for name in dict.fromkeys(names) if not found(name)]
    ways = ", ".join([ELSE.get(name, f"apt install {name}") for name in missing])
    return f"needs {' and '.join(missing)} ({ways})" if missing else ""


def skip_what_is_missing(items: Iterable[pytest.Item]) -> None:
    """Give each test that cannot run here its reason."""
    for item in items:
        names = [name for mark in item.iter_markers("needs") for name in mark.args]
        if why := reason(names):
            item.add_marker(pytest.mark.skip(reason=why))
