"""Components files: the printed figures of a game as TOML that an owner can correct.

A game that offers it is a `HasComponents`. `export` writes every figure with its provenance;
`adopt` reads an edited file and gives a game that plays by it. Games whose figures differ from
the printed ones name them by a hash, which is part of every record.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, cast

from trailboss.core.errors import BadOptions
from trailboss.core.game import Game
from trailboss.games.versions import has_version

OWNERS: Final = "yours"
"""The provenance of a figure that is not the printed one."""
LONGEST: Final = 200_000
"""No components file has more letters."""


class BadComponents(BadOptions):
    """A components file that cannot be used: one line for each thing that is wrong."""


def complaint(*faults: str) -> BadComponents:
    """All that is wrong with a file, to be raised."""
    return BadComponents("\n".join(faults))


class HasComponents(Protocol):
    """What a game offers whose figures can be changed."""

    @property
    def components(self) -> str:
        """The hash of the figures; empty if they are the printed ones."""

    def figures(self) -> str:
        """All figures with their provenance, as TOML."""

    def with_figures(self, doc: Mapping[str, Any]) -> Game:
        """The game with the figures of such a document, or BadComponents."""


def export(game: Game) -> str:
    """The components file of a game."""
    head = [
        f"# {game.title}: the components.",
        "# Change what differs in your box and play with --components THIS-FILE.",
        f"# What is wrong with it says: trailboss components check {game.name} THIS-FILE",
        "# The word behind # says where a figure comes from: seed (read in the rulebook), public",
        "# (read in a public source), reconstructed (made by us, since it could not be read).",
        figure("game", game.name),
        figure("version", game.version),
    ]
    return "\n".join(head) + "\n" + _offering(game).figures()


def adopt(game: Game, text: str) -> Game:
    """The game with the figures of a components file, or BadComponents."""
    return adopted(game, read(text))


def adopted(game: Game, doc: Mapping[str, Any]) -> Game:
    """The game with the figures of such a document, or BadComponents."""
    doc = dict(doc)
    name, version = doc.pop("game"), doc.pop("version", game.version)
    if name != game.name:
        raise complaint(f"these are components of {str(name)[:40]!r}, not of {game.name}")
    if not has_version(game, version):
        raise complaint(
            f"these are components of {name} version {str(version)[:9]}, this is {game.version}"
        )
    return _offering(game).with_figures(doc)


def read(text: str) -> dict[str, Any]:
    """A components file as a document; it says its game."""
    if len(text) > LONGEST:
        raise complaint(f"a components file has at most {LONGEST} letters")
    try:
        doc = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise complaint(f"not TOML: {error}") from None
    if not isinstance(doc.get("game"), str):
        raise complaint('a components file says its game: game = "..."')
    return doc


def figure(name: str, value: str | int | Sequence[str] | Sequence[int], tag: str = "") -> str:
    """One line of a components file; a list of long texts takes a line for each."""
    note = f"  # {tag}" if tag else ""
    if not isinstance(value, (str, int)) and any(len(str(item)) > 20 for item in value):
        rows = "".join(f"    {_plain(item)},\n" for item in value)
        return f"{name} = [{note}\n{rows}]"
    return f"{name} = {_plain(value)}{note}"


def _plain(value: str | int | Sequence[str] | Sequence[int]) -> str:
    """Texts, whole numbers and lists of them are written alike in JSON and TOML."""
    return json.dumps(value, ensure_ascii=False)


def _offering(game: Game) -> HasComponents:
    if not hasattr(game, "with_figures"):
        raise complaint(f"the components of {game.name} cannot be exchanged in this version")
    return cast(HasComponents, game)
