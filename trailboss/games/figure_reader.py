"""A components file read figure by figure; what is wrong with it is collected, line by line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

Value = str | int | list[str] | list[int]
Row = dict[str, Value]
Doc = dict[str, dict[str, Row]]
"""Section, thing, figure."""

NAME: Final = "[A-Za-z0-9][A-Za-z0-9_-]{0,23}"
LONGEST: Final = 60
"""No list of a components file is longer."""


class Reader:
    """The tables of a document. A fault names the place: section, thing and figure."""

    def __init__(self, doc: Mapping[str, Any], sections: Sequence[str]) -> None:
        self.doc = doc
        self.faults = [
            f"there is no figure {str(name)[:40]!r}" for name in doc if name not in sections
        ]
        self.rows: dict[str, Mapping[str, Any]] = {}

    def table(self, value: object, where: str) -> Mapping[str, Any]:
        if isinstance(value, Mapping):
            return value
        self.faults.append(f"{where}: it is missing" if value is None else f"{where}: not a table")
        return {}

    def things(
        self, section: str, printed: Sequence[str], most: int = 0, least: int = 0
    ) -> list[str]:
        """The names of a section's things, in the order of the file.

        All printed ones must be there, and no others. Where `most` is given there may be others,
        so many in all; where `least` is given printed ones may be left out.
        """
        given = self.table(self.doc.get(section), section)
        if most and len(given) > most:
            self.faults.append(f"{section}: there are {len(given)}, at most {most} are possible")
            return []
        if least and given and len(given) < least:
            self.faults.append(f"{section}: there are {len(given)}, at least {least} are needed")
        for name in given:
            if name in printed:
                continue
            if not most:
                self.faults.append(f"{section}.{str(name)[:40]}: there is no such thing")
            elif not re.fullmatch(NAME, name):
                self.faults.append(f"{section}.{str(name)[:40]}: not a name of letters and digits")
        if not least:
            absent = [name for name in printed if name not in given]
            self.faults += [f"{section}.{name}: it is missing" for name in absent]
        for name in dict.fromkeys((*given, *printed)):
            found = self.table(given[name], f"{section}.{name}") if name in given else {}
            self.rows[f"{section}.{name}"] = found
        return list(given) if most else list(printed)

    def row(self, where: str, names: Sequence[str], optional: Sequence[str] = ()) -> None:
        """The figures of one thing: all of them must be there but the optional, and no others."""
        row = self.rows[where]
        self.faults += [
            f"{where}: there is no figure {str(name)[:40]!r}; there are {', '.join(names)}"
            for name in row
            if name not in names
        ]
        if row:
            needed = [name for name in names if name not in optional]
            self.faults += [f"{where}: {name} is missing" for name in needed if name not in row]

    def wrong(self, where: str, name: str, fault: object) -> None:
        self.faults.append(f"{where}.{name}: {fault}")

    def number(self, where: str, name: str, low: int, high: int) -> int:
        value = self.rows[where].get(name, low)
        if type(value) is int and low <= value <= high:
            return value
        self.wrong(where, name, f"{str(value)[:40]} is not a number from {low} to {high}")
        return low

    def numbers(self, where: str, name: str, low: int, high: int, many: int = 0) -> list[int]:
        """A list of whole numbers, of exactly so many if that is said."""
        value = self.rows[where].get(name, [])
        if name not in self.rows[where]:
            return [low] * many
        if not isinstance(value, list) or len(value) > LONGEST:
            self.wrong(where, name, "not a list of numbers")
        elif not all([type(item) is int and low <= item <= high for item in value]):
            self.wrong(where, name, f"not all of them are numbers from {low} to {high}")
        elif many and len(value) != many:
            self.wrong(where, name, f"there are {len(value)} numbers, not {many}")
        else:
            return value
        return [low] * many

    def choice(self, where: str, name: str, choices: Sequence[str]) -> int:
        value = self.rows[where].get(name, choices[0])
        if value in choices:
            return choices.index(value)
        self.wrong(where, name, f"{str(value)[:40]!r} is not one of {', '.join(choices)}")
        return 0

    def yes(self, where: str, name: str) -> bool:
        value = self.rows[where].get(name, False)
        if type(value) is bool:
            return value
        self.wrong(where, name, f"{str(value)[:40]} is not true or false")
        return False

    def texts(self, where: str, name: str) -> list[str]:
        value = self.rows[where].get(name, [])
        if (
            isinstance(value, list)
            and len(value) <= LONGEST
            and all([isinstance(item, str) for item in value])
        ):
            return value
        self.wrong(where, name, "not a list of texts")
        return []

    def text(self, where: str, name: str) -> str:
        value = self.rows[where].get(name, "")
        if isinstance(value, str):
            return value
        self.wrong(where, name, "not a text")
        return ""
