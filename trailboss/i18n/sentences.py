"""Sentences that are made in English, said in the language that is spoken.

Engines, commands and the parser of arguments know English alone. The messages in `en/commands.ftl`
are the shapes of their sentences: one that fits is said by the message of the same name in the
other language, with what stands in the places of the values. English needs no message and stays as
it is.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.syntax import ast, parse

from trailboss.i18n import Words, key, spoken, words
from trailboss.i18n.files import COMMANDS, sources

PLAIN: Final = ("command-", "help-", "metavar-", "shown-")
WRONG: Final = ("error-",)
NAMES: Final = 8
"""So many names may stand before what is wrong."""
TROUBLE: Final = "trouble"
"""The value with this name is a sentence itself."""
REFUSED: Final = (
    re.compile(r"(?P<what>[a-z0-9-]+) (?P<rule>\([^()]+\))"),
    re.compile(r"needs (?P<needs>\d+) (?P<what>[a-z0-9-]+), has (?P<has>\d+) (?P<rule>\([^()]+\))"),
    re.compile(r"(?P<what>[a-z0-9-]+) \(needs (?P<needs>\d+), has (?P<has>\d+)\) (?P<rule>\(.+\))"),
)
"""A refusal as the engine and the command `position` write it."""


def said(text: str) -> str:
    """A sentence in the language that is spoken; one that is not known stays as it is."""
    return text if spoken() == "en" else known(text, PLAIN) or text


def wrong(text: str) -> str:
    """A sentence about what is wrong, in the language that is spoken, or as it is."""
    return text if spoken() == "en" else trouble(text) or text


def complaint(error: Exception) -> str:
    """What an error says; if its words are not known, at least what kind of trouble it is."""
    text = str(error)
    if spoken() == "en":
        return text
    if sentence := trouble(text):
        return sentence
    kinds = [key(TROUBLE, kind.__name__) for kind in type(error).__mro__]
    kind = next(name for name in kinds if sayings(spoken()).bundle.has_message(name))
    return filled(kind, {"text": text})


def known(text: str, kinds: tuple[str, ...]) -> str:
    """The sentence by the message of such a kind whose shape it has; empty if it has none."""
    for name, shape in shapes():
        if name.startswith(kinds) and (found := shape.fullmatch(text)):
            values = found.groupdict()
            if TROUBLE in values:
                values[TROUBLE] = trouble(values[TROUBLE]) or values[TROUBLE]
            return filled(name, values)
    return ""


def filled(name: str, values: dict[str, str]) -> str:
    """A message with its values; they are put in last, for Fluent refuses a long list of names."""
    sentence = sayings(spoken()).say(name, "", **{value: f"\0{value}\0" for value in values})
    for value, text in values.items():
        sentence = sentence.replace(f"\0{value}\0", text)
    return sentence


def trouble(text: str) -> str:
    """What is wrong, also behind names and colons; empty if the words are not known."""
    parts = text.split(": ", NAMES)
    for number in range(len(parts)):
        rest = ": ".join(parts[number:])
        if sentence := known(rest, WRONG) or problem(rest) or refusal(rest):
            return ": ".join([*parts[:number], sentence])
    return ""


def problem(text: str) -> str:
    """As the server's problems are said: numbers are values, and details follow a colon."""
    plain, _, details = text.partition(": ")
    n, m, *_ = [*map(int, re.findall(r"\d+", plain)), 0, 0]
    sentence = words().say(key("problem", re.sub(r"\d+", "n", plain)), "", n=n, m=m)
    sentence = sentence[:1].lower() + sentence[1:].rstrip(".")
    return f"{sentence} ({trouble(details) or details})" if sentence and details else sentence


def refusal(text: str) -> str:
    """A rule that refuses, in the words of the game."""
    found = next(filter(None, [form.fullmatch(text) for form in REFUSED]), None)
    if found is None:
        return ""
    part = {"needs": "0", "has": "0", **found.groupdict()}
    values = {"needs": int(part["needs"]), "has": int(part["has"])}
    reason = words().say(key("refusal", part["what"]), "", **values)
    return f"{reason} {part['rule']}" if reason else ""


@cache
def sayings(language: str) -> Words:
    """The messages of the command line in a language."""
    return Words(language, COMMANDS)


@cache
def shapes() -> list[tuple[str, re.Pattern[str]]]:
    """The English messages by name, as expressions; what says most in so many words goes first."""
    resource = parse("\n".join(sources("en", COMMANDS)), with_spans=False)
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ordered = sorted(found, key=lambda message: -len("".join(literals(message))))
    return [(message.id.name, shape(message)) for message in ordered]


def literals(message: ast.Message) -> list[str]:
    """The words of a message between its values."""
    elements = message.value.elements if message.value else []
    return [element.value for element in elements if isinstance(element, ast.TextElement)]


def shape(message: ast.Message) -> re.Pattern[str]:
    """A message as an expression with a group for each value; the first has no name before it."""
    parts = []
    for element in message.value.elements if message.value else []:
        if isinstance(element, ast.TextElement):
            parts.append(re.escape(element.value))
        elif isinstance(element.expression, ast.VariableReference):
            anything = ".*?" if parts else "(?:(?!: ).)*?"
            parts.append(f"(?P<{element.expression.id.name}>{anything})")
    return re.compile("".join(parts), re.DOTALL)
