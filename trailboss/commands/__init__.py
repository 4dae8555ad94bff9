"""The commands: one module each, with `add(parser)` and `run(args) -> exit code`.

The first line of a module's docstring is its help.
"""

from __future__ import annotations

import argparse
from typing import Final, Protocol

from trailboss.commands import (
    admin,
    arena,
    bench,
    calibrate,
    companion,
    completion,
    components,
    games,
    league,
    manual,
    mcp,
    perft,
    play,
    position,
    record,
    replay,
    rules,
    selfplay,
    serve,
    train,
)


class Command(Protocol):
    """What a command's module offers."""

    __doc__: str | None

    def add(self, parser: argparse.ArgumentParser) -> None:
        """Declare the arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it; the exit code."""


COMMANDS: Final[dict[str, Command]] = {
    "games": games,
    "play": play,
    "arena": arena,
    "league": league,
    "replay": replay,
    "record": record,
    "position": position,
    "perft": perft,
    "bench": bench,
    "train": train,
    "calibrate": calibrate,
    "selfplay": selfplay,
    "companion": companion,
    "components": components,
    "rules": rules,
    "serve": serve,
    "mcp": mcp,
    "admin": admin,
    "completion": completion,
    "manual": manual,
}
