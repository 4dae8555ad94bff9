"""Rooms: what a part of the package has for one game lies in a folder or module of its own name.

The name is that of the folder in which the game's states are defined: both editions of the trail
have the rooms `trail`. So a new game is found as soon as its folder is there.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from trailboss.games import GAMES


def folder_of(thing: object) -> str:
    """The folder of a game, by the game itself or by one of its states."""
    return type(thing).__module__.split(".")[-2]


def room(package: str, thing: object) -> Any:
    """What a package has for the game of a state, or for a game; None if it has nothing."""
    return opened(f"{package}.{folder_of(thing)}")


def by_game(package: str) -> dict[str, Any]:
    """What a package has for each game that it has something for."""
    found = {game.name: room(package, game) for game in GAMES.values()}
    return {name: value for name, value in found.items() if value is not None}


@cache
def opened(name: str) -> Any:
    """A module by its name, if there is one."""
    return import_module(name) if find_spec(name) is not None else None
