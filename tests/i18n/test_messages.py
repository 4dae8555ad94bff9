"""What the code says has words in every language, and all words are said somewhere."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from tests.i18n.spoken_keys import Made, made, mere_texts, names_of_values
from tests.i18n.test_languages import OTHERS, messages, read
from trailboss.commands import COMMANDS
from trailboss.core.errors import BadPosition, TrailbossError
from trailboss.core.message import SYSTEM, Message, at
from trailboss.i18n import speaking
from trailboss.i18n.worded import complaint, said, worded
from trailboss.server.problems import Problem

FOR_PROGRAMS = {
    *("body", "body-depth", "body-kind", "clock-bank", "clock-kind", "components-of-other"),
    *("host", "key-used", "no-bot", "no-language", "no-origin", "no-part", "no-seat-named"),
    *("no-tables", "not-a-number", "other-site", "push-address", "push-keys", "replay-moves"),
    *("replay-players", "replay-seats", "seat-kind", "socket-word", "table-seats", "table-size"),
    "unknown-token",
}
"""Problems that programs meet, and that no button of the page leads to."""
FAMILIES = {
    "shown-pure": "shown-*",
    "shown-compiled": "shown-*",
    "help-level": "help-*",
    "help-b-cards": "help-*",
    "help-deck": "help-*",
    "help-help": "",
    "help-options": "",
    "help-positional": "",
}
"""Messages whose key is put together, or is that of a text of argparse."""


TROUBLES = {
    *("trouble", "trouble-action", "trouble-options", "trouble-position", "trouble-record"),
    "trouble-arguments",
}


def of_terminal(language: str) -> dict[str, ast.Message]:
    """What the command line says."""
    return {**messages(language, "commands"), **messages(language, "figures")}


def by_kind(kind: str) -> list[Made]:
    return [one for one in made() if one.key.startswith(kind) and "*" not in one.key]


def plain(pattern: ast.Pattern | None) -> str:
    """An English message as the code writes it."""
    parts = []
    for element in pattern.elements if pattern else []:
        if isinstance(element, ast.TextElement):
            parts.append(element.value.replace("{", "{{").replace("}", "}}"))
        else:
            assert isinstance(element.expression, ast.VariableReference)
            parts.append(f"{{{element.expression.id.name}}}")
    return "".join(parts)


def test_the_command_line_says_what_its_files_say() -> None:
    """English stands in the code and in `en/commands/`: they are the same."""
    english = of_terminal("en")
    wrong = [
        one
        for kind in ("error-", "shown-", "help-", "command-", "metavar-")
        for one in by_kind(kind)
        if one.english != "{text}"
        and (one.key not in english or plain(english[one.key].value) != one.english)
    ]
    assert len(by_kind("error-")) > 100 and len(by_kind("shown-")) > 40
    assert wrong == []


def test_what_the_commands_are_is_in_their_modules() -> None:
    """The first line of a module is its help."""
    for name, command in COMMANDS.items():
        first = (command.__doc__ or "").split("\n")[0]
        assert plain(of_terminal("en")[f"command-{name}"].value) == first


def test_no_words_of_the_command_line_are_idle() -> None:
    """What nothing says can go."""
    keys = {one.key for one in made()} | set(FAMILIES)
    keys |= {f"command-{name}" for name in COMMANDS} | set(SYSTEM.values())
    keys |= names_of_values() | TROUBLES
    idle = of_terminal("en").keys() - keys
    assert sorted(idle) == []
    assert {family for family in FAMILIES.values() if family} <= {one.key for one in made()}


def test_every_problem_has_words_on_the_page() -> None:
    """Unless only a program can meet it."""
    words = messages("en")
    missing = {one.key for one in by_kind("problem-") if one.key not in words}
    assert missing == {f"problem-{code}" for code in FOR_PROGRAMS}


def test_no_words_for_problems_are_idle() -> None:
    """A problem of a game or a record has the key of its error."""
    codes = {re.sub("^(problem|error)-", "", one.key) for one in made()}
    kinds = {f"problem-kind-{one.kind}" for one in Problem.__subclasses__()}
    named = {name for name in messages("en") if name.startswith("problem-")}
    assert sorted(named - kinds - {f"problem-{code}" for code in codes}) == []
    assert kinds <= named


def test_messages_have_the_values_that_they_name() -> None:
    """In each place where they are made."""
    words = {**messages("en"), **of_terminal("en")}
    for one in made():
        for name in {one.key, re.sub("^error-", "problem-", one.key)} & words.keys():
            assert read(words[name]).values <= one.values, (one, name)


def test_nothing_is_said_without_a_key() -> None:
    """A mere text has words for its kind alone."""
    assert mere_texts() == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str) -> None:
    """Unless there is nothing to translate in it."""
    english = of_terminal("en")
    for name, message in of_terminal(language).items():
        assert name == "shown-bot" or not message.equals(english[name]), name


def test_a_message_is_said_in_the_language() -> None:
    """With its values, also those that are messages, and with the place before it."""
    text = Message("error-not-text", "not a text file")
    assert str(at("a.txt", text)) == "a.txt: not a text file"
    with speaking("pl"):
        assert worded(at("b", at("a.txt", text))) == "b: a.txt: to nie jest plik tekstowy"
        assert said("shown-points", "seat {seat}: {points} points", seat=7, points=12) == (
            "miejsce 7: punktów 12"
        )


def test_a_long_list_is_said_too() -> None:
    """A question can have thousands of answers, and a file a long name."""
    many = ", ".join(f"go A{number}" for number in range(2000))
    with speaking("ru"):
        told = said("shown-may", "seat {seat} may: {actions}", seat=0, actions=many)
        assert told == f"место 0 может: {many}"


def test_a_mere_text_says_its_kind() -> None:
    """English stays as it is; elsewhere the kind of trouble goes before the English words."""
    text = "the {moon} is not on the board"
    assert complaint(BadPosition(text)) == text
    with speaking("cs"):
        assert complaint(BadPosition(text)) == f"pozici nelze použít: {text}"
        assert complaint(TrailbossError(text)) == f"to nejde: {text}"
