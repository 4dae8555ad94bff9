"""Citations: the code lines and the tests of a rule.

Code cites a rule by its number (`R8.4` in a docstring, a comment or a value). What both editions
of the trail games share cites topics instead (`hire.row`); the law of an edition says which rule
a topic is, and its details say which further rules the same lines carry out.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trailboss import rulebook
from trailboss.games import load
from trailboss.rooms import folder_of
from trailboss.rulebook import IN_NAME, IN_TEXT, ROOT, NoRules

UNCOUNTED: Final = {"law.py", "counterparts.py"}
"""Tables of numbers, which carry out no rule."""


@dataclass(frozen=True)
class Where:
    """Where a rule is carried out and where it is tested."""

    rule: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


def where(game: str, number: str) -> Where:
    """The lines and tests of a rule; NoRules if there is no such rule."""
    rule = "R" + number.lower().removeprefix("r")
    if rule not in rulebook.rules_of(game).rules:
        raise NoRules("error-no-rule", "there is no rule {name}", name=repr(number[:40]))
    return Where(rule, tuple(code_of(game).get(rule, [])), tuple(tests_of(game).get(rule, [])))


def code_of(game: str) -> dict[str, list[str]]:
    """The code lines of every rule of a game."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "games" / game).rglob("*.py")):
        if path.name not in UNCOUNTED:
            for line, text in enumerate(path.read_text("utf-8").splitlines(), 1):
                note(found, f"{named(path)}:{line}", IN_TEXT.findall(text))
    law: Mapping[str, tuple[str, ...]] = getattr(load(game), "cited", {})
    shared = ROOT / "games" / folder_of(load(game))
    for path in sorted(shared.rglob("*.py")) if law else []:
        for line, text in enumerate(path.read_text("utf-8").splitlines(), 1):
            for topic in topics(text, law):
                note(found, f"{named(path)}:{line}", law[topic])
    return found


def topics(line: str, law: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The topics that a line cites: as a word of its own in quotes, or in brackets."""
    for words in re.findall(r'"([^" ]+)"| \(([a-z., -]+)\)', line):
        for word in "".join(words).split(", "):
            if word in law:
                yield word
            elif f"score.{word}" in law:
                yield f"score.{word}"


def tests_of(game: str) -> dict[str, list[str]]:
    """The tests of every rule of a game, which only a source tree has."""
    found: dict[str, list[str]] = {}
    for path in sorted((rulebook.tests_folder() / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                numbers = [f"R{chapter}.{rule}" for chapter, rule in IN_NAME.findall(node.name)]
                numbers += IN_TEXT.findall(ast.get_docstring(node) or "")
                note(found, f"{named(path)}::{node.name}", numbers)
    return found


def note(found: dict[str, list[str]], place: str, numbers: list[str] | tuple[str, ...]) -> None:
    """A place cites these rules, each once."""
    for number in dict.fromkeys(numbers):
        found.setdefault(number, []).append(place)


def named(path: Path) -> str:
    """A file by its path from the root of the source tree."""
    return path.relative_to(ROOT.parent).as_posix()
