"""Reading documents: typed access to tables of names, with refusals that say where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from trailboss.core.errors import BadOptions, BadPosition
from trailboss.core.game import Game, validated_options
from trailboss.core.message import Message
from trailboss.core.zones import Zone

LONGEST: Final = 1_000
"""No list of a position is longer."""
MOST: Final = 1_000_000
"""No number of a position that counts things is larger."""
ITSELF: Final = Message("error-position-itself", "a position")
BACK: Final = "?"
"""A card seen from behind."""


def shown(value: object) -> str:
    """A value in a few characters of one line, whatever it is."""
    if isinstance(value, str):
        return repr(value[:40])
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return str(value) if abs(value) < 1 << 64 else "a huge number"
    if isinstance(value, Mapping):
        return "a table"
    return "a list" if isinstance(value, (list, tuple)) else "a " + type(value).__name__


def whole(value: object, where: str, low: int = 0, high: int = MOST) -> int:
    """A whole number within limits."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadPosition(
            "error-position-whole",
            "{where} must be a whole number, not {value}",
            where=where,
            value=shown(value),
        )
    if not low <= value <= high:
        raise BadPosition(
            "error-position-range",
            "{where} must be {least} to {most}, not {value}",
            where=where,
            least=low,
            most=high,
            value=shown(value),
        )
    return value


def listed(value: object, where: str, most: int = LONGEST) -> Sequence[object]:
    """A list that is not too long."""
    if not isinstance(value, (list, tuple)):
        raise BadPosition(
            "error-position-list",
            "{where} must be a list, not {value}",
            where=where,
            value=shown(value),
        )
    if len(value) > most:
        raise BadPosition(
            "error-position-entries",
            "{where} has {count} entries, at most {most} are possible",
            where=where,
            count=len(value),
            most=most,
        )
    return value


def chosen(value: object, where: str, table: Mapping[str, int], what: str) -> int:
    """The index of a name."""
    if not isinstance(value, str):
        raise BadPosition(
            "error-position-name",
            "{where} must be the name of a {what}, not {value}",
            where=where,
            what=what,
            value=shown(value),
        )
    if value == BACK:
        raise BadPosition(
            "error-position-behind",
            "{where} is seen from behind; a view is not a position",
            where=where,
        )
    if value not in table:
        raise BadPosition(
            "error-position-fits",
            "{where}: {value} is not the name of a {what} that fits there",
            where=where,
            value=shown(value),
            what=what,
        )
    return table[value]


def zone(value: object, where: str, table: Mapping[str, int], what: str) -> Zone:
    """A list of names."""
    items = listed(value, where)
    return tuple([chosen(item, where, table, what) for item in items])


def once(found: Zone, where: str) -> Zone:
    """The zone, in which everything is different."""
    if len(set(found)) < len(found):
        raise BadPosition("error-position-twice", "{where} names a thing twice", where=where)
    return found


def indexed(names: Sequence[str]) -> dict[str, int]:
    """The place of each name."""
    return {name: i for i, name in enumerate(names)}


class Doc:
    """One table of a document. It knows the keys it may have and where it stands."""

    def __init__(self, content: object, where: str, keys: Sequence[str] | None = None) -> None:
        if not isinstance(content, Mapping):
            raise BadPosition(
                "error-position-table",
                "{where} must be a table, not {value}",
                where=where or ITSELF,
                value=shown(content),
            )
        if len(content) > LONGEST:
            raise BadPosition(
                "error-position-keys",
                "{where} has {count} keys",
                where=where or ITSELF,
                count=len(content),
            )
        for key in content:
            if not isinstance(key, str) or (keys is not None and key not in keys):
                raise BadPosition(
                    "error-position-key",
                    "{where} has no key {field}",
                    where=where or ITSELF,
                    field=shown(key),
                )
        self.content: Mapping[str, object] = content
        self.where = where

    def has(self, key: str) -> bool:
        return key in self.content

    def get(self, key: str) -> object:
        return self.content.get(key)

    def at(self, key: str) -> str:
        """Where a key stands."""
        return f"{self.where}.{key}" if self.where else key

    def number(self, key: str, default: int, low: int = 0, high: int = MOST) -> int:
        """A whole number."""
        return whole(self.content.get(key, default), self.at(key), low, high)

    def items(self, key: str, most: int = LONGEST) -> Sequence[object]:
        """A list; empty if it is not named."""
        return listed(self.content.get(key, ()), self.at(key), most)

    def zone(self, key: str, table: Mapping[str, int], what: str) -> Zone:
        """A list of names; empty if it is not named."""
        return zone(self.content.get(key, ()), self.at(key), table, what)

    def table(self, key: str) -> Doc:
        """A table in the table; empty if it is not named."""
        return Doc(self.content.get(key, {}), self.at(key))


def discs_on(doc: Doc, slots: Sequence[str], dark: Sequence[bool], away: int) -> Zone:
    """The slots that have their disc.

    They are named by `discs`, or are all but the `cleared` ones. If neither is named, the discs
    that are away were taken from light slots first, in the order of the table.
    """
    names = indexed(slots)
    if doc.has("discs") and doc.has("cleared"):
        raise BadPosition(
            "error-position-same",
            "{first} and {second} say the same; name one",
            first=doc.at("discs"),
            second=doc.at("cleared"),
        )
    if doc.has("discs"):
        on = once(doc.zone("discs", names, "disc slot"), doc.at("discs"))
        return tuple([int(i in on) for i in range(len(names))])
    off = once(doc.zone("cleared", names, "disc slot"), doc.at("cleared"))
    if not doc.has("cleared"):
        order = sorted(range(len(names)), key=lambda i: dark[i])
        off = tuple(order[:away])
    return tuple([int(i not in off) for i in range(len(names))])


def options_of(game: Game, top: Doc, seats: int) -> dict[str, str]:
    """The options of a document that is of this game, of this version and has players."""
    if top.get("game") not in (None, game.name):
        raise BadPosition(
            "error-position-game",
            "this is a position of {game}, not of {here}",
            game=shown(top.get("game")),
            here=game.name,
        )
    if top.number("version", game.version) != game.version:
        raise BadPosition(
            "error-position-version",
            "the position is of another version than {version}",
            version=game.version,
        )
    if not top.has("players"):
        raise BadPosition(
            "error-position-players",
            "a position needs players, such as {example}",
            example="[{}, {}]",
        )
    options = top.table("options").content
    if not all([isinstance(value, str) for value in options.values()]):
        raise BadPosition("error-position-options", "the values of options are words")
    try:
        return validated_options(game, seats, {k: str(v) for k, v in options.items()})
    except BadOptions as error:
        raise BadPosition(error.message) from None
