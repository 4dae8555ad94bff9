"""Printed actions as words: the grammar that the actions of every trail game are written in.

    verb word word name=number        move_engine 2 cost=1
    a cost then a reward              discard_cow guernsey then gain_certificates 2
    one and another                   gain_dollars 1 and remove_card 1
    one or another                    collect_bandit or auxiliary

Each game has a table of its verbs. Cows are `any`, a card, a breed, several of them
(`criollo|galloway`) or a breeding value (`value=2`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.core.zones import Zone
from trailboss.games.kit.components import BadComponents, checked_choice, number_in, quoted
from trailboss.games.trail.rules import BuyOption, Card

MOST_DOLLARS: Final = 30
MOST_STEPS: Final = 9
LONGEST: Final = 200
"""No action is written in more letters."""


def breed_of(card: Card) -> str:
    """The name of a breed: cards of one breed with other points have a number behind it."""
    return card.name.partition("-")[0]


@dataclass(frozen=True)
class Cattle:
    """What words refer to: the cards and the fields of the cattle market."""

    cards: tuple[Card, ...]
    fields: tuple[BuyOption, ...] = ()

    def cows(self) -> list[int]:
        return [i for i, card in enumerate(self.cards) if card.breed]

    def format(self, cards: Zone) -> str:
        """Cows as words."""
        rows = self.cards
        if list(cards) == self.cows():
            return "any"
        alike = [i for i in self.cows() if rows[i].value == rows[cards[0]].value]
        if len(cards) > 1 and list(cards) == alike:
            return f"value={rows[cards[0]].value}"
        words: list[str] = []
        for i in cards:
            breed = [j for j in self.cows() if rows[j].breed == rows[i].breed]
            words.append(breed_of(rows[i]) if {*breed} <= {*cards} else rows[i].name)
        return "|".join(dict.fromkeys(words))

    def parse(self, word: str) -> Zone:
        """The inverse of `format`; BadComponents if there are no such cows."""
        if word == "any":
            return tuple(self.cows())
        name, _, value = word.partition("=")
        if name == "value":
            found = [i for i in self.cows() if str(self.cards[i].value) == value]
        else:
            names = {*word.split("|")}
            found = [i for i in self.cows() if names.intersection(self.called(i))]
            if not names <= {name for i in self.cows() for name in self.called(i)}:
                found = []
        if not found:
            raise BadComponents(
                "error-figures-no-cows", "there are no cows {name}", name=quoted(word)
            )
        return tuple(found)

    def called(self, card: int) -> tuple[str, str]:
        """What a card may be called."""
        return self.cards[card].name, breed_of(self.cards[card])

    def field(self, word: str) -> int:
        """The field of the cattle market for a breed."""
        names = [row.name for row in self.fields]
        if word not in names:
            raise BadComponents(
                "error-figures-market",
                "the cattle market has no {name}; it has {names}",
                name=quoted(word),
                names=", ".join(names),
            )
        return names.index(word)


@dataclass(frozen=True)
class Words:
    """The words of an action, and what they refer to."""

    cattle: Cattle
    words: tuple[str, ...]
    by: str = ""

    def word(self, at: int) -> str:
        if at >= len(self.words):
            text = " ".join(self.words)
            raise BadComponents(
                "error-figures-incomplete", "{text} is not complete", text=repr(text)
            )
        return self.words[at]

    def has(self, at: int) -> bool:
        return at < len(self.words)

    def number(self, at: int, low: int, high: int) -> int:
        """A whole number at a place."""
        return number_in(self.word(at), low, high)

    def named(self, at: int, name: str, low: int = 0, high: int = MOST_DOLLARS) -> int:
        """A number given as name=number; 0 if there is no further word."""
        value = self.text(at, name)
        return number_in(value, low, high) if value else 0

    def text(self, at: int, name: str) -> str:
        """A word given as name=word; empty if there is no further word."""
        if at >= len(self.words):
            return ""
        key, _, value = self.words[at].partition("=")
        if key != name or not value:
            raise BadComponents(
                "error-figures-expected",
                "{text}: {name}=... is expected here",
                text=quoted(self.words[at]),
                name=name,
            )
        return value

    def only(self, many: int) -> None:
        """No further words."""
        if len(self.words) > many:
            raise BadComponents(
                "error-figures-word-too-many",
                "{text} is a word too many",
                text=quoted(self.words[many]),
            )


@dataclass(frozen=True)
class Verb:
    """How a verb is read: the most words, itself included, and what they mean."""

    most: int
    read: Callable[[Words], Effect[Any]]


def priced(text: str, cost: int) -> str:
    """The words of something that costs dollars."""
    return f"{text} cost={cost}" if cost else text


def check_length(text: str) -> None:
    """BadComponents if an action has too many letters."""
    if len(text) > LONGEST:
        raise BadComponents(
            "error-figures-too-long", "{text} and so on is too long", text=quoted(text)
        )


def parse_verb(
    text: str, cattle: Cattle, verbs: Mapping[str, Verb], allowed: tuple[str, ...], by: str = ""
) -> Effect[Any]:
    """A verb with its words as an effect; BadComponents if they make no sense."""
    check_length(text)
    words = tuple(text.split())
    verb = checked_choice(words[0] if words else "", allowed)
    found = Words(cattle, words, by)
    found.only(verbs[verb].most)
    return verbs[verb].read(found)
