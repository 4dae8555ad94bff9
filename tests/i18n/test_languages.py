"""Every language is complete: the same messages with the same values, plurals, the same rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from trailboss import rulebook
from trailboss.games import GAMES
from trailboss.i18n import FOLDER, LANGUAGES
from trailboss.i18n.sentences import CLI

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {
    "uk": {"one", "few", "many"},
    "ru": {"one", "few", "many"},
    "pl": {"one", "few", "many"},
    "cs": {"one", "few"},
}
ALL_FILES = pytest.mark.parametrize("folder", [FOLDER, CLI], ids=["games", "cli"])
CITED = re.compile(r"\bR\d+(?:\.\d+[a-z]?)?\b")


class Reading(Visitor):
    """What a message uses: its values, and the cases of each choice by number."""

    def __init__(self) -> None:
        super().__init__()
        self.values: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
        self.choices.append(set(keys))
        self.generic_visit(node)


def read(message: ast.Message) -> Reading:
    reading = Reading()
    reading.visit(message)
    return reading


@cache
def messages(language: str, folder: Path = FOLDER) -> dict[str, ast.Message]:
    path = folder / f"{language}.ftl"
    resource = parse(path.read_text("utf-8"))
    junk = [str(entry.content)[:80] for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in found]
    assert sorted(names) == sorted(set(names)), "a message is there twice"
    return {message.id.name: message for message in found}


@ALL_FILES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_can_be_read(language: str, folder: Path) -> None:
    """No line that Fluent cannot read, and no message twice."""
    assert messages(language, folder)


@ALL_FILES
@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_or_left_over(language: str, folder: Path) -> None:
    """The keys are those of English."""
    english, other = messages("en", folder).keys(), messages(language, folder).keys()
    assert sorted(english - other) == []
    assert sorted(other - english) == []


@ALL_FILES
@pytest.mark.parametrize("language", OTHERS)
def test_messages_use_values_that_are_given(language: str, folder: Path) -> None:
    """A translation may leave a value out of a case, but it cannot invent one."""
    english = {name: read(message).values for name, message in messages("en", folder).items()}
    wrong = {
        name: sorted(read(message).values - english[name])
        for name, message in messages(language, folder).items()
        if name in english and read(message).values - english[name]
    }
    assert wrong == {}


@ALL_FILES
@pytest.mark.parametrize("language", OTHERS)
def test_plurals_have_the_cases_of_the_language(language: str, folder: Path) -> None:
    """Who says `one` also says the other plural forms of the language."""
    for name, message in messages(language, folder).items():
        for cases in read(message).choices:
            if "one" in cases or "few" in cases:
                assert cases >= PLURALS[language], f"{language}: {name} has only {sorted(cases)}"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_told_in_every_language(game: str, language: str) -> None:
    """The same numbers in the same order, and each rule names the same other rules."""
    path = Path(rulebook.ROOT) / "games" / game / f"RULES.{language}.md"
    assert path.is_file()
    english, other = rulebook.rules_of(game), rulebook.rules_of(game, language)
    assert list(other.rules) == list(english.rules)
    assert list(other.chapters) == list(english.chapters)
    for number, text in english.rules.items():
        assert set(CITED.findall(other.rules[number])) == set(CITED.findall(text)), number
        assert other.rules[number] != text or len(text) < 12, number
