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
from trailboss.i18n import words
from trailboss.i18n.files import (
    FOLDER,
    LANGUAGES,
    behind,
    files,
    games,
    part,
    parts,
    sources,
    subjects,
)

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {
    "uk": {"one", "few", "many"},
    "ru": {"one", "few", "many"},
    "pl": {"one", "few", "many"},
    "cs": {"one", "few"},
}
ALL_SUBJECTS = pytest.mark.parametrize("subject", subjects())
NOT_ON_PAGES = ("commands", "notices", "terminal")
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
def messages_of(text: str) -> dict[str, ast.Message]:
    """The messages of a text by name."""
    resource = parse(text)
    junk = [str(entry.content)[:80] for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in found]
    assert sorted(names) == sorted(set(names)), "a message is there twice"
    return {message.id.name: message for message in found}


@cache
def messages(language: str, subject: str = "") -> dict[str, ast.Message]:
    """The messages of a subject, or of all that games and pages say."""
    wanted = [subject] if subject else [name for name in subjects() if name != "commands"]
    texts = [path.read_text("utf-8") for name in wanted for path in files(language, name)]
    return messages_of("\n".join(texts))


@ALL_SUBJECTS
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_can_be_read(language: str, subject: str) -> None:
    """No line that Fluent cannot read, and no message twice."""
    assert messages(language, subject)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_told_by_two_subjects(language: str) -> None:
    """A page that was told about two games knows the words of both."""
    assert len(messages(language)) > 2000


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_stands_where_english_has_it(language: str) -> None:
    """The same files, and each message in the same one."""
    assert places(language) == places("en")


def places(language: str) -> dict[str, set[str]]:
    """The messages of every file of a language."""
    folder = FOLDER / language
    return {
        str(path.relative_to(folder)): set(messages_of(path.read_text("utf-8")))
        for path in folder.rglob("*.ftl")
    }


@ALL_SUBJECTS
@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_or_left_over(language: str, subject: str) -> None:
    """The keys are those of English."""
    english, other = messages("en", subject).keys(), messages(language, subject).keys()
    assert sorted(english - other) == []
    assert sorted(other - english) == []


@ALL_SUBJECTS
@pytest.mark.parametrize("language", OTHERS)
def test_messages_use_values_that_are_given(language: str, subject: str) -> None:
    """A translation may leave a value out of a case, but it cannot invent one."""
    english = {name: read(message).values for name, message in messages("en", subject).items()}
    wrong = {
        name: sorted(read(message).values - english[name])
        for name, message in messages(language, subject).items()
        if name in english and read(message).values - english[name]
    }
    assert wrong == {}


@ALL_SUBJECTS
@pytest.mark.parametrize("language", OTHERS)
def test_plurals_have_the_cases_of_the_language(language: str, subject: str) -> None:
    """Who says `one` also says the other plural forms of the language."""
    for name, message in messages(language, subject).items():
        for cases in read(message).choices:
            if "one" in cases or "few" in cases:
                assert cases >= PLURALS[language], f"{language}: {name} has only {sorted(cases)}"


def test_pages_can_load_everything_that_is_for_them() -> None:
    """Each message is in one part, or in that of every game that shares it; games have a part."""
    assert games() == sorted(GAMES) and {behind(name) for name in GAMES} == {"trail", ""}
    told = [set(messages_of(part("en", name))) for name in parts()]
    elsewhere = {name for subject in NOT_ON_PAGES for name in messages("en", subject)}
    assert set[str]().union(*told) == messages("en").keys() - elsewhere
    page, *others = told
    assert all(not page & other for other in others)


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


@pytest.mark.parametrize(("language", "short"), [("pl", "aiouwz"), ("cs", "aikosuvz")])
def test_a_word_of_one_letter_stays_with_the_next(language: str, short: str) -> None:
    """It does not stand at the end of a line, on the page and in a terminal."""
    loose = re.compile(rf"[\s(„][{short}] \w", re.IGNORECASE)
    texts = [part(language, name) for name in parts()] + list(sources(language, "commands"))
    assert [found for text in texts for found in loose.findall(text)] == []
    assert words("pl").say("ui-status-playing", "") == "w\u00a0toku"
    assert words("ru").say("ui-replay-branch-why", "").count("\u00a0") == 0
