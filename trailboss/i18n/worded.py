"""Messages in the words of the language that is spoken: what the command line says.

English stands beside the keys in the code and is said as it stands there. Other languages have the
messages of `commands/` for it, and those of games and problems.
"""

from __future__ import annotations

from functools import cache

from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message
from trailboss.i18n import Words, spoken, words
from trailboss.i18n.files import COMMANDS


def worded(message: Message) -> str:
    """A message in the language that is spoken; in English if there are no words for it."""
    if spoken() == "en":
        return str(message)
    values = {
        name: worded(value) if isinstance(value, Message) else value
        for name, value in message.values.items()
    }
    english = message.english.format(**values)
    if not message.key:
        return english
    sayings = commands(spoken())
    found = sayings if sayings.has(message.key) else words()
    return found.say(message.key, english, **values)


def said(key: str, english: str, /, **values: str | int | Message) -> str:
    """A message by its key, its English words and its values, in the language that is spoken."""
    return worded(Message(key, english, **values))


def complaint(error: TrailbossError) -> str:
    """What an error says, in the language that is spoken."""
    return worded(error.message)


@cache
def commands(language: str) -> Words:
    """The messages of the command line in a language."""
    return Words(language, COMMANDS)
