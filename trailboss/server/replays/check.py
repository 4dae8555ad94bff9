"""Records that people bring: read, checked and replayed, or refused with the reason and line."""

from __future__ import annotations

import asyncio
import hashlib
import re
from typing import Final

from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game
from trailboss.core.message import Message
from trailboss.core.record import Record, Watch, parse, verify
from trailboss.games import GAMES
from trailboss.server.figures import game_by
from trailboss.server.problems import NotFound, Unverified
from trailboss.server.store.uploads import Uploads

HEAD: Final = 300
"""The length of the hash by which a record names its figures."""
COMPONENTS: Final = re.compile(r"^components ([0-9a-f]{32})$", re.MULTILINE)


def digest(text: str) -> str:
    """The name of a record: the same text is the same replay."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def components_named(text: str) -> str:
    """The hash of the figures that the head of a record names; empty: the printed ones."""
    found = COMPONENTS.search(text[:HEAD])
    return found[1] if found else ""


async def games_for(text: str, uploads: Uploads) -> dict[str, Game]:
    """The games by which a record may be: the printed ones, but for the figures that it names."""
    named = components_named(text)
    try:
        game, figures = await uploads.figures(named) if named else ("", "")
    except NotFound:
        return GAMES
    return {**GAMES, game: await asyncio.to_thread(game_by, game, figures)} if game else GAMES


def checked_record(text: str, games: dict[str, Game], watch: Watch | None = None) -> Record:
    """A record that holds what it says; Unverified tells why not. `watch` sees it replayed."""
    plain(text)
    try:
        record, _, _ = verify(text, games, watch)
    except TrailbossError as error:
        raise Unverified(error.message).also(**where(text, error.message)) from None
    return record


def plain(text: str) -> None:
    """A record is text in lines, and nothing else."""
    if "\r" in text:
        raise Unverified(
            "problem-line-ends",
            "the lines of the file end as on Windows: save it with plain line ends",
        )
    for number, line in enumerate(text.split("\n"), 1):
        if not line.isprintable():
            raise Unverified(
                "problem-line-not-text", "line {line} has characters that are not text", line=number
            ).also(line=number)


def where(text: str, reason: Message) -> dict[str, int]:
    """The move and the line that a reason speaks of."""
    move = reason.values.get("move")
    if not isinstance(move, int):
        return {}
    lines = text.split("\n")
    before = next((i for i, line in enumerate(lines) if line[:1].isdigit()), 0)
    return {"move": move, "line": before + move}


def read(text: str, games: dict[str, Game]) -> Record:
    """A record that was played through when it came: now only its chain is checked."""
    return parse(text, games)
