"""A components file read figure by figure; what is wrong with it is collected, line by line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from trailboss.core.message import Message, at
from trailboss.games.kit.components import not_one_of, quoted

Value = str | int | list[str] | list[int]
Row = dict[str, Value]
Doc = dict[str, dict[str, Row]]
"""Section, thing, figure."""

NAME: Final = "[A-Za-z0-9][A-Za-z0-9_-]{0,23}"
LONGEST: Final = 60
"""No list of a components file is longer."""
MISSING: Final = Message("error-figures-missing", "it is missing")
NOT_A_TABLE: Final = Message("error-figures-table", "not a table")


def no_figure(name: object) -> Message:
    """The fault of a name that no section has."""
    return Message("error-figures-unknown", "there is no figure {name}", name=quoted(name))


def unlike(value: object, low: int, high: int, many: int) -> Message | None:
    """What is wrong with a list of whole numbers; exactly `many` if that is given."""
    if not isinstance(value, list) or len(value) > LONGEST:
        return Message("error-figures-numbers", "not a list of numbers")
    if not all([type(item) is int and low <= item <= high for item in value]):
        return Message(
            "error-figures-numbers-range",
            "not all of them are numbers from {low} to {high}",
            low=low,
            high=high,
        )
    if many and len(value) != many:
        return Message(
            "error-figures-numbers-count",
            "there are {count} numbers, not {many}",
            count=len(value),
            many=many,
        )
    return None


class Reader:
    """The tables of a document. A fault names the place: section, thing and figure."""

    def __init__(self, doc: Mapping[str, Any], sections: Sequence[str]) -> None:
        self.doc = doc
        self.faults = [no_figure(name) for name in doc if name not in sections]
        self.rows: dict[str, Mapping[str, Any]] = {}

    def table(self, value: object, where: str) -> Mapping[str, Any]:
        if isinstance(value, Mapping):
            return value
        self.faults.append(at(where, MISSING if value is None else NOT_A_TABLE))
        return {}

    def things(
        self, section: str, printed: Sequence[str], most: int = 0, least: int = 0
    ) -> list[str]:
        """The names of a section's things, in the order of the file.

        All printed ones must be there, and no others. Where `most` is given there may be others,
        up to that number in all; where `least` is given printed ones may be left out.
        """
        given = self.table(self.doc.get(section), section)
        if most and len(given) > most:
            self.bad(
                section,
                "error-figures-most",
                "there are {count}, at most {most} are possible",
                count=len(given),
                most=most,
            )
            return []
        if least and given and len(given) < least:
            self.bad(
                section,
                "error-figures-least",
                "there are {count}, at least {least} are needed",
                count=len(given),
                least=least,
            )
        for name in given:
            if name not in printed:
                self.added(f"{section}.{str(name)[:40]}", name, bool(most))
        if not least:
            absent = [name for name in printed if name not in given]
            self.faults += [at(f"{section}.{name}", MISSING) for name in absent]
        for name in dict.fromkeys((*given, *printed)):
            found = self.table(given[name], f"{section}.{name}") if name in given else {}
            self.rows[f"{section}.{name}"] = found
        return list(given) if most else list(printed)

    def added(self, where: str, name: str, allowed: bool) -> None:
        """A thing that is not printed, where there may be others, or none."""
        if not allowed:
            self.bad(where, "error-figures-no-thing", "there is no such thing")
        elif not re.fullmatch(NAME, name):
            self.bad(where, "error-figures-name", "not a name of letters and digits")

    def row(self, where: str, names: Sequence[str], optional: Sequence[str] = ()) -> None:
        """The figures of one thing: all of them must be there but the optional, and no others."""
        row = self.rows[where]
        for name in row:
            if name not in names:
                self.bad(
                    where,
                    "error-figures-no-figure",
                    "there is no figure {name}; there are {names}",
                    name=quoted(name),
                    names=", ".join(names),
                )
        if row:
            for name in names:
                if name not in row and name not in optional:
                    self.bad(where, "error-figures-lacks", "{name} is missing", name=name)

    def bad(self, where: str, key: str, english: str, /, **values: str | int | Message) -> None:
        """A fault of a section, a thing or a figure."""
        self.faults.append(at(where, Message(key, english, **values)))

    def wrong(self, where: str, name: str, fault: Message) -> None:
        """A fault of a figure."""
        self.faults.append(at(f"{where}.{name}", fault))

    def number(self, where: str, name: str, low: int, high: int) -> int:
        value = self.rows[where].get(name, low)
        if type(value) is int and low <= value <= high:
            return value
        self.bad(
            f"{where}.{name}",
            "error-figures-number",
            "{value} is not a number from {low} to {high}",
            value=str(value)[:40],
            low=low,
            high=high,
        )
        return low

    def numbers(self, where: str, name: str, low: int, high: int, many: int = 0) -> list[int]:
        """A list of whole numbers; exactly `many` if that is given."""
        value = self.rows[where].get(name, [])
        if name not in self.rows[where]:
            return [low] * many
        fault = unlike(value, low, high, many)
        if fault is None:
            return list(value)
        self.wrong(where, name, fault)
        return [low] * many

    def choice(self, where: str, name: str, choices: Sequence[str]) -> int:
        value = self.rows[where].get(name, choices[0])
        if value in choices:
            return choices.index(value)
        self.wrong(where, name, not_one_of(value, choices))
        return 0

    def yes(self, where: str, name: str) -> bool:
        value = self.rows[where].get(name, False)
        if type(value) is bool:
            return value
        self.bad(
            f"{where}.{name}",
            "error-figures-bool",
            "{value} is not true or false",
            value=str(value)[:40],
        )
        return False

    def texts(self, where: str, name: str) -> list[str]:
        value = self.rows[where].get(name, [])
        if (
            isinstance(value, list)
            and len(value) <= LONGEST
            and all([isinstance(item, str) for item in value])
        ):
            return value
        self.bad(f"{where}.{name}", "error-figures-texts", "not a list of texts")
        return []

    def text(self, where: str, name: str) -> str:
        value = self.rows[where].get(name, "")
        if isinstance(value, str):
            return value
        self.bad(f"{where}.{name}", "error-figures-text", "not a text")
        return ""
