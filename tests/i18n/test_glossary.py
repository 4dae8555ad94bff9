"""The terms of docs/glossary.md are those of the texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.i18n.test_languages import OTHERS
from trailboss.i18n import words
from trailboss.i18n.files import FOLDER

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"


def rows(first: str) -> list[list[str]]:
    """The rows of the table whose head begins with a word."""
    found: list[list[str]] = []
    head = ""
    for line in GLOSSARY.read_text("utf-8").splitlines():
        cells = [cell.strip(" `") for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            head = ""
        elif not head:
            head = cells[0]
        elif head == first and not cells[0].startswith("---"):
            found.append(cells)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_terms(language: str) -> None:
    """Each message beside a term says it, however often it counts it."""
    column = 2 + ["uk", "ru", "pl", "cs"].index(language)
    spoken = words(language)
    assert len(rows("term")) >= 50
    for row in rows("term"):
        assert spoken.has(row[1]), row[1]
        values = {"amount": 1, "count": 1, "needs": 1, "has": 1}
        texts = ["who", "thing", "name", "number", "place", "dollars", "what", "city", "value"]
        said = spoken.say(row[1], "", **values, **dict.fromkeys(texts, "…")).replace(
            "\N{NO-BREAK SPACE}", " "
        )
        assert row[column] == "–" or row[column].lower() in said.lower(), (row[1], said)


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_has_a_word_that_is_not_ours(language: str) -> None:
    """Words that meant something else, or that another one has replaced."""
    never = [row[1] for row in rows("language") if row[0] == language]
    assert never
    rules = (FOLDER.parent / "games").rglob(f"RULES.{language}.md")
    files = [*(FOLDER / language).rglob("*.ftl"), *rules]
    lines = [line.lower() for path in files for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if any(word in line for word in never)] == []
