"""The rules ledger: numbered rules of a game, and which of them a test cites.

A game's `RULES.md` has chapters `## R8 Actions` and rules `- R8.4 text`, which may go on in
indented lines. A rule is cited by a test function whose name holds its number
(`test_r8_4_...`) or whose docstring names it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from string import ascii_lowercase
from typing import Final

import trailboss
from trailboss.core.errors import TrailbossError

ROOT: Final = Path(trailboss.__file__).parent

CHAPTER: Final = re.compile(r"## (R\d+)\b")
RULE: Final = re.compile(r"\s*- (?:\*\*)?(R\d+\.\d+[a-z]?)(?:\*\*)? (.*)")
IN_NAME: Final = re.compile(r"(?<![a-z0-9])r(\d+)_(\d+[a-z]?)(?![a-z0-9])")
IN_TEXT: Final = re.compile(r"\bR\d+\.\d+[a-z]?\b")


class NoRules(TrailbossError):
    """No such rule, rules file or tests folder."""


@dataclass
class Rulebook:
    """The rules of one game in one language, in the order of the file."""

    text: str = ""
    chapters: dict[str, str] = field(default_factory=dict)
    """The whole text of each chapter, by its number."""
    rules: dict[str, str] = field(default_factory=dict)
    """The text of each numbered rule."""

    def section(self, name: str) -> str:
        """A chapter or a rule with its sub-rules, as text; NoRules if there is none."""
        if _number(name) in self.chapters:
            return self.chapters[_number(name)].strip()
        return "\n".join([f"{rule} {text}" for rule, text in self.within(name).items()])

    def within(self, name: str) -> dict[str, str]:
        """The numbered rules of a chapter or a rule; NoRules if there is none."""
        number = _number(name)
        found = {
            rule: text
            for rule, text in self.rules.items()
            if _within(rule, number) or rule.startswith(f"{number}.")
        }
        if not found:
            raise NoRules("error-no-rule", "there is no rule {name}", name=repr(name[:40]))
        return found


def _number(name: str) -> str:
    """The number of a rule as it is printed."""
    return "R" + name.lower().removeprefix("r")


def _within(rule: str, number: str) -> bool:
    """R6.5a is within R6.5, and a rule is within itself."""
    return rule == number or (number[-1].isdigit() and rule.rstrip(ascii_lowercase) == number)


def read(text: str) -> Rulebook:
    """A rulebook from the text of a rules file."""
    book = Rulebook(text)
    chapter = rule = ""
    for line in text.splitlines():
        if line.startswith("## "):
            found = CHAPTER.match(line)
            chapter = found[1] if found else ""
        if chapter:
            book.chapters[chapter] = f"{book.chapters.get(chapter, '')}{line}\n"
        if found := RULE.match(line):
            rule = found[1]
            book.rules[rule] = found[2]
        elif rule and line.startswith("  ") and line.strip():
            book.rules[rule] += f"\n  {line.strip()}"
        else:
            rule = ""
    return book


def rules_of(game: str, language: str = "en") -> Rulebook:
    """The rulebook of a game. A language without a rules file of its own has the English one."""
    folder = ROOT / "games" / game
    own = folder / f"RULES.{language}.md"
    path = own if own.is_file() else folder / "RULES.md"
    if not path.is_file():
        raise NoRules("error-no-rules", "{game} has no rules file", game=game)
    return read(path.read_text("utf-8"))


def has_language(game: str, language: str) -> bool:
    """Has the game a rules file in this language?"""
    return language == "en" or (ROOT / "games" / game / f"RULES.{language}.md").is_file()


def tests_folder() -> Path:
    """The tests of the games, which only a source tree has."""
    folder = ROOT.parent / "tests" / "games"
    if not folder.is_dir():
        raise NoRules(
            "error-no-tests",
            "coverage needs the source tree: there is no folder tests/games beside it",
        )
    return folder


def cited(folder: Path) -> set[str]:
    """The rules that the tests of a folder cite."""
    files = sorted(folder.rglob("test_*.py"))
    return {rule for path in files for rule in _citations(path.read_text("utf-8"))}


def _citations(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for chapter, number in IN_NAME.findall(node.name):
                yield f"R{chapter}.{number}"
            yield from IN_TEXT.findall(ast.get_docstring(node) or "")
