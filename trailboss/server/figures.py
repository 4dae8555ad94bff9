"""Figures of an owner: the game by an uploaded file, and what differs from the printed one."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from trailboss.core.game import Game
from trailboss.games import load
from trailboss.games.kit.components import adopt, export

KEPT: Final = 64
MOST_TOLD: Final = 300
"""The most differences that are told."""


def game_by(name: str, text: str) -> Game:
    """The newest game with the figures of a file; the printed one if there is no text."""
    return adopted_once(name, text) if text else load(name)


@lru_cache(KEPT)
def adopted_once(name: str, text: str) -> Game:
    """The newest game with the figures of a file, or BadComponents; the same file is read once."""
    return adopt(load(name), text)


def differences(game: Game) -> list[dict[str, Any]]:
    """Where the figures of a game differ from the printed ones: place, ours, theirs."""
    ours, theirs = flat(load(game.name)), flat(game)
    found = [
        {"place": place, "ours": ours.get(place), "theirs": theirs.get(place)}
        for place in dict.fromkeys([*theirs, *ours])
        if ours.get(place) != theirs.get(place)
    ]
    return found[:MOST_TOLD]


def flat(game: Game) -> dict[str, str]:
    """Every figure as text, by its place."""
    return dict(leaves("", tomllib.loads(export(game))))


def leaves(place: str, value: Any) -> Iterator[tuple[str, str]]:
    """The figures of a document."""
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield from leaves(f"{place}.{name}" if place else str(name), inner)
    elif isinstance(value, list):
        yield place, " · ".join([str(item) for item in value])
    else:
        yield place, str(value).lower() if isinstance(value, bool) else str(value)
