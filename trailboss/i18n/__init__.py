"""Words for people: what actions, events and refusals are called, by Fluent.

The folder `en` is the source; another language is a folder with the same files and keys. A key that
no file has falls back to the engine's own text, so a game can be played before it is translated.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Final

from trailboss.core.action import Action
from trailboss.core.event import Event
from trailboss.core.message import plain
from trailboss.core.refusal import Refusal
from trailboss.i18n.bundle import Bundle, Missing
from trailboss.i18n.files import LANGUAGES as LANGUAGES
from trailboss.i18n.files import sources

CHOSEN: Final[list[str]] = []
TOLD: Final[list[str]] = []
"""The game that is told about, if any."""


class Words:
    """The words of one language, with the English ones behind them.

    Where a game says something in its own way, its message has its name before the key:
    `gwt1-action-collect` is about a teepee, `action-collect` about a bandit.
    """

    def __init__(self, language: str, *subjects: str, game: str = "") -> None:
        self.game = game
        self.bundle = Bundle(language)
        for name in dict.fromkeys(["en", language]):
            for text in sources(name, *subjects):
                self.bundle.add(text)

    def has(self, key: str) -> bool:
        """True if there are words for a key."""
        return self.bundle.has_message(self.own(key))

    def own(self, key: str) -> str:
        """The key of the game that is told about, if it has one of its own."""
        own = f"{self.game}-{key}"
        return own if self.game and self.bundle.has_message(own) else key

    def say(self, key: str, default: str, **values: str | int) -> str:
        """The message of a key, or the default if no file has it."""
        if not self.has(key):
            return default
        try:
            return self.bundle.format(self.own(key), values)
        except Missing:
            return default

    def thing(self, name: str) -> str:
        """What a thing is called: `thing-white-3`, or else by the names of its parts.

        `mine E4` is a kind and a place, `4-cowboy` is in row 4, `fulton-st_louis` between two.
        The page says the same by `web/src/words.ts`.
        """
        if ", " in name:
            return ", ".join([self.thing(part) for part in name.split(", ")])
        if self.has(key("thing", name)):
            return self.say(key("thing", name), name)
        kind, _, place = name.rpartition(" ")
        if kind.islower():
            return f"{self.thing(kind)} {place}"
        first, _, last = name.partition("-")
        if first.isdecimal() and last.islower():
            return self.say("thing-in-row", name, thing=self.thing(last), row=first)
        if all(self.has(key("thing", part)) for part in (first, last)):
            return f"{self.thing(first)} – {self.thing(last)}"
        return self.say(key("thing", name), name.replace("_", " "))

    def action(self, action: Action) -> str:
        """What an action is called: `action-buy`, of `$thing`; `thing-the-card-kc` goes first.

        `$what` is the plain name of the thing, or `number`.
        """
        thing = action.text[len(action.verb) + 1 :]
        name: str | int = self.say(key("thing-the", action.text), self.thing(thing))
        if thing.isdecimal():
            name = int(thing)
        what = "number" if isinstance(name, int) else plain(thing)
        return self.say(key("action", action.verb), action.text, thing=name, what=what)

    def reason(self, refusal: Refusal) -> str:
        """Why an action is not legal: `refusal-coins`, of `$needs`, `$has` and `$what`."""
        why = refusal.reason()
        values = {"needs": refusal.needs, "has": refusal.has}
        return self.say(why.key, str(why), **values, what=refusal.thing)

    def event(self, event: Event, who: str) -> str:
        """What happened: `event-buy`, of `$who`, `$amount`, `$thing`; `$what` is its plain name."""
        parts = [who, event.verb, str(event.amount) if event.amount else "", event.thing]
        default = " ".join(part for part in parts if part)
        values = {"who": who, "thing": self.thing(event.thing), "what": plain(event.thing)}
        return self.say(key("event", event.verb), default, **values, amount=event.amount)


def key(kind: str, name: str) -> str:
    """A Fluent identifier."""
    return f"{kind}-{plain(name)}"


@cache
def read(language: str, game: str = "") -> Words:
    """The words of a language about a game, read once."""
    return Words(language, game=game)


def words(language: str = "") -> Words:
    """The words of a language; without one, of the language that is spoken here."""
    return read(language or spoken(), TOLD[-1] if TOLD else "")


def spoken() -> str:
    """The language of this process: chosen by `speaking`, by the environment, or English."""
    return CHOSEN[-1] if CHOSEN else from_environment(os.environ)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while; an empty one changes nothing."""
    CHOSEN.append(language or spoken())
    try:
        yield
    finally:
        CHOSEN.pop()


@contextmanager
def telling(game: str) -> Iterator[None]:
    """Tell about a game for a while: its own words go first."""
    TOLD.append(game)
    try:
        yield
    finally:
        TOLD.pop()


def from_environment(env: Mapping[str, str]) -> str:
    """TRAILBOSS_LANG, or the usual variables of a locale such as `uk_UA.UTF-8`."""
    for name in ("TRAILBOSS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := env.get(name):
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
