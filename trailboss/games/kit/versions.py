"""Rules versions: what a table may choose in each of them, and what each of them pins.

A change of the rules raises the version of its game. Its option says since when it is there and
what was before, so older records, tables and positions go on by the rules that they began with.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from trailboss.core.errors import UnknownGame
from trailboss.core.game import Game, Option


class UnknownVersion(UnknownGame):
    """A version of the rules that the game does not have."""


def options_at(options: Iterable[Option], version: int) -> tuple[Option, ...]:
    """What a table may choose in a version of the rules."""
    return tuple([option for option in stood(options, version) if is_open(option)])


def pinned(options: Iterable[Option], version: int) -> dict[str, str]:
    """The rulings that a version of the rules does not let a table choose."""
    return {
        option.name: option.choices[0] for option in stood(options, version) if not is_open(option)
    }


def stood(options: Iterable[Option], version: int) -> list[Option]:
    """All options as they stood in a version of the rules."""
    return [option if version >= option.since else older(option) for option in options]


def older(option: Option) -> Option:
    """The option as it was before its version."""
    pattern = option.pattern if len(option.before) > 1 else ""
    return replace(option, choices=option.before, pattern=pattern)


def is_open(option: Option) -> bool:
    """Is there anything to choose? What is not open is a ruling that a version pins."""
    return len(option.choices) > 1 or bool(option.pattern)


def known_version(name: str, version: int, newest: int) -> int:
    """The version, or UnknownVersion."""
    if not 1 <= version <= newest:
        raise UnknownVersion(
            "error-no-version",
            "{game} has rules versions 1 to {newest}, not {version}",
            game=name,
            newest=newest,
            version=str(version)[:9],
        )
    return version


def has_version(game: Game, version: object) -> bool:
    """Is it a version of the game's rules?"""
    try:
        return type(version) is int and game.at(version) is not None
    except UnknownVersion:
        return False


def of_document(game: Game, doc: Mapping[str, Any]) -> Game:
    """The game by the version that a position names; by its own if it names none that is known."""
    return game.at(doc["version"]) if has_version(game, doc.get("version")) else game
