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
from trailboss.core.message import Message
from trailboss.games.kit.versions import has_version

OWNERS: Final = "yours"
"""The provenance of a figure that is not the printed one."""
LONGEST: Final = 200_000
"""No components file has more letters."""


class BadComponents(BadOptions):
    """A components file that cannot be used: one line for each thing that is wrong."""

    def faults(self) -> list[Message]:
        """Each thing that is wrong."""
        told = self.message
        inner = [value for value in told.values.values() if isinstance(value, Message)]
        return [told] if told.key else inner


def complaint(*faults: Message) -> BadComponents:
    """All that is wrong with the figures of a file, to be raised: a message of messages."""
    lines = {f"fault{n}": fault for n, fault in enumerate(faults, 1)}
    return BadComponents(Message("", "\n".join([f"{{{name}}}" for name in lines]), **lines))


def quoted(text: object) -> str:
    """The beginning of a text of a file, as it is told in a fault."""
    return repr(str(text)[:40])


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
        raise BadComponents(
            "error-components-game",
            "these are components of {game}, not of {here}",
            game=quoted(name),
            here=game.name,
        )
    if not has_version(game, version):
        raise BadComponents(
            "error-components-version",
            "these are components of {game} version {version}, this is {here}",
            game=name,
            version=str(version)[:9],
            here=game.version,
        )
    return _offering(game).with_figures(doc)


def read(text: str) -> dict[str, Any]:
    """A components file as a document; it says its game."""
    if len(text) > LONGEST:
        raise BadComponents(
            "error-components-long",
            "a components file has at most {most} letters",
            most=LONGEST,
        )
    try:
        doc = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadComponents(
            "error-components-toml", "not TOML: {details}", details=str(error)
        ) from None
    if not isinstance(doc.get("game"), str):
        raise BadComponents("error-components-say", 'a components file says its game: game = "..."')
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
        raise BadComponents(
            "error-components-fixed",
            "the components of {game} cannot be exchanged in this version",
            game=game.name,
        )
    return cast(HasComponents, game)


def number_in(text: str, low: int, high: int) -> int:
    """The whole number that a text writes, or BadComponents if it is not from low to high."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 5 and low <= int(text) <= high:
        return int(text)
    raise BadComponents(
        "error-figures-number",
        "{value} is not a number from {low} to {high}",
        value=quoted(text),
        low=low,
        high=high,
    )


def checked_choice(word: str, choices: Sequence[str]) -> str:
    """One of these words, or BadComponents."""
    if word in choices:
        return word
    raise BadComponents(not_one_of(word, choices))


def not_one_of(word: object, choices: Sequence[str]) -> Message:
    """The fault of a word that is none of those that may stand there."""
    return Message(
        "error-figures-choice",
        "{value} is not one of {choices}",
        value=quoted(word),
        choices=", ".join(choices),
    )
