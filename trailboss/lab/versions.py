"""Which bots played: a name alone does not say it, since values and foreign files change."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from trailboss import __version__
from trailboss.bots import own
from trailboss.bots.judges import JUDGES
from trailboss.bots.value import folder
from trailboss.core.game import Game, Options

ALWAYS: Final = ("random", "greedy")
"""Bots that never change."""


def digest(content: bytes) -> str:
    """A short hash."""
    return hashlib.blake2b(content, digest_size=8).hexdigest()


def version(name: str, game: Game, seats: int, options: Options) -> str:
    """The hash of what a bot plays by: its value at such a table, or its file; empty if nothing."""
    if name in ALWAYS:
        return ""
    if own.MARK in name:
        file = Path(name.rpartition(own.MARK)[0])
        return digest(file.read_bytes()) if file.is_file() else ""
    paths = sorted(folder().glob(f"{game.name}-*.json"))
    if game.name in JUDGES:
        view = game.view(game.setup(seats, 0, dict(options)), 0)
        setting = JUDGES[game.name](game, 0).setting(view)
        paths = [path for path in paths if path.stem == setting]
    hashes = [json.loads(path.read_text("utf-8"))["hash"] for path in paths]
    return digest("".join(hashes).encode()) if hashes else ""


def mark(names: Sequence[str], game: Game, seats: int, options: Options) -> str:
    """A hash of all that two machines must have in common to play the same game."""
    found = versions(sorted(set(names)), game, seats, options)
    return digest(json.dumps([__version__, game.version, found]).encode())


def versions(names: Sequence[str], game: Game, seats: int, options: Options) -> dict[str, str]:
    """The versions of these bots."""
    return {name: version(name, game, seats, options) for name in names}
