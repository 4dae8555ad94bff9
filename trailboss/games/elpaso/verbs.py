"""Printed actions as words: `discard_cow galloway dollars=3` is an effect, and back (R6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.core.zones import Zone
from trailboss.games.components import complaint
from trailboss.games.elpaso.actions import MOST_ACTIONS, MOST_AUXILIARY, TOKEN_KINDS
from trailboss.games.elpaso.auxiliary import Auxiliary
from trailboss.games.elpaso.cards import DiscardCow, Exchange, RemoveCow
from trailboss.games.elpaso.construction import Build
from trailboss.games.elpaso.effects import Certify, Gain, GainTokens
from trailboss.games.elpaso.market import BuyCow, GainCow
from trailboss.games.elpaso.movement import Move
from trailboss.games.elpaso.rules import ANY, Rules
from trailboss.games.elpaso.tokens import TakeToken
from trailboss.games.elpaso.train import UseTrain
from trailboss.games.elpaso.workers import Hire
from trailboss.games.trail.rules import BuyOption, Card

MOST_DOLLARS: Final = 30
MOST_STEPS: Final = 9
KINDS: Final = (*TOKEN_KINDS, "any")

GIFTS: Final = (
    "gain_dollars", "gain_certificates", "gain_exchange_token", "take_token", "hire", "remove_cow",
)  # fmt: skip
"""What a trading post can give: it is not asked whether one can."""
HELPS: Final = (*GIFTS, "discard_cow", "gain_cow", "exchange")
"""What a token or an auxiliary action can give."""
ON_TRAIN: Final = (*HELPS, "buy_cow", "build", "auxiliary", "move")
ON_TILE: Final = (*ON_TRAIN, "use_train")


@dataclass(frozen=True)
class Printed:
    """What words refer to: the cows and the cattle market."""

    cards: tuple[Card, ...]
    fields: tuple[BuyOption, ...]

    def herd(self, cards: Zone) -> str:
        """Cows as words: any, a breed, a breeding value, or several breeds."""
        cows = [i for i, card in enumerate(self.cards) if card.breed]
        if list(cards) == cows:
            return "any"
        alike = [i for i in cows if self.cards[i].value == self.cards[cards[0]].value]
        if len(cards) > 1 and list(cards) == alike:
            return f"value={self.cards[cards[0]].value}"
        return "|".join([self.cards[card].name for card in cards])

    def cows(self, word: str) -> Zone:
        """The inverse of `herd`; BadComponents if there are no such cows."""
        cows = [(i, card) for i, card in enumerate(self.cards) if card.breed]
        if word == "any":
            return tuple([i for i, _ in cows])
        name, _, value = word.partition("=")
        if name == "value":
            found = [i for i, card in cows if str(card.value) == value]
        else:
            names = word.split("|")
            found = [i for i, card in cows if card.name in names]
            if len(found) != len(names):
                found = []
        if not found:
            raise complaint(f"there are no cows {word[:40]!r}")
        return tuple(found)

    def field(self, word: str) -> int:
        """The field of the cattle market for a breed."""
        names = [row.name for row in self.fields]
        if word not in names:
            raise complaint(f"the cattle market has no {word[:40]!r}; it has {', '.join(names)}")
        return names.index(word)


def printed_of(rules: Rules) -> Printed:
    """What the words of a set of rules refer to."""
    return Printed(rules.cards, rules.fields)


def priced(text: str, cost: int) -> str:
    """The words of something that costs dollars."""
    return f"{text} cost={cost}" if cost else text


def spoken(printed: Printed, effect: Effect[Any]) -> str:
    """An effect as words."""
    if isinstance(effect, DiscardCow):
        pay = f"per_value={effect.per_value}" if effect.per_value else f"dollars={effect.dollars}"
        return f"discard_cow {printed.herd(effect.cards)} {pay}"
    if isinstance(effect, RemoveCow):
        return f"remove_cow {printed.herd(effect.cards)}"
    if isinstance(effect, GainCow):
        return priced(f"gain_cow {printed.fields[effect.field].name}", effect.cost)
    if isinstance(effect, TakeToken):
        return priced(f"take_token {KINDS[effect.what]}", effect.cost)
    if isinstance(effect, GainTokens):
        return priced(f"gain_exchange_token {effect.amount}", effect.cost)
    if isinstance(effect, Hire):
        return " ".join(["hire", *[str(price) for price in effect.prices]])
    return counted(effect)


def counted(effect: Effect[Any]) -> str:
    """An effect with a number, or with none, as words."""
    if isinstance(effect, Gain):
        return f"gain_dollars {effect.dollars}"
    if isinstance(effect, Certify):
        return f"gain_certificates {effect.amount}"
    if isinstance(effect, Auxiliary):
        return f"auxiliary {effect.count}"
    if isinstance(effect, Move):
        return f"move {effect.steps}"
    if isinstance(effect, Exchange):
        return f"exchange {effect.count}"
    if isinstance(effect, BuyCow):
        return "buy_cow"
    if isinstance(effect, Build):
        return "build"
    assert isinstance(effect, UseTrain), "every printed action has words"
    return "use_train"


@dataclass(frozen=True)
class Said:
    """The words of an action, and what they refer to."""

    printed: Printed
    words: tuple[str, ...]
    by: str = "R6.2"

    def word(self, at: int) -> str:
        if at >= len(self.words):
            raise complaint(f"{' '.join(self.words)!r} is not complete")
        return self.words[at]

    def number(self, at: int, low: int, high: int) -> int:
        """A whole number at a place."""
        return whole(self.word(at), low, high)

    def named(self, at: int, name: str) -> int:
        """Dollars given as name=number; 0 if there is no further word."""
        if at >= len(self.words):
            return 0
        key, _, value = self.words[at].partition("=")
        if key != name:
            raise complaint(f"{self.words[at][:40]!r}: {name}=... is expected here")
        return whole(value, 0, MOST_DOLLARS)

    def only(self, many: int) -> None:
        """No further words."""
        if len(self.words) > many:
            raise complaint(f"{self.words[many][:40]!r} is a word too many")


def whole(text: str, low: int, high: int) -> int:
    """A whole number between two others."""
    if not (text.isascii() and text.isdigit() and len(text) < 5 and low <= int(text) <= high):
        raise complaint(f"{text[:40]!r} is not a number from {low} to {high}")
    return int(text)


def read_discard(said: Said) -> Effect[Any]:
    cows = said.printed.cows(said.word(1))
    if said.word(2).startswith("per_value="):
        return DiscardCow(cows, per_value=said.named(2, "per_value"))
    return DiscardCow(cows, said.named(2, "dollars"))


def read_take(said: Said) -> Effect[Any]:
    if said.word(1) not in KINDS:
        raise complaint(f"there are no tokens {said.word(1)[:40]!r}; there are {', '.join(KINDS)}")
    kind = KINDS.index(said.word(1))
    return TakeToken(kind if kind < ANY else ANY, said.named(2, "cost"))


def read_hire(said: Said) -> Effect[Any]:
    said.word(1)
    said.only(1 + MOST_ACTIONS)
    return Hire(tuple([said.number(at, 0, MOST_DOLLARS) for at in range(1, len(said.words))]))


def read_gain(said: Said) -> Effect[Any]:
    return Gain(said.number(1, 1, MOST_DOLLARS), said.by)


def read_certify(said: Said) -> Effect[Any]:
    return Certify(said.number(1, 1, MOST_STEPS))


def read_tokens(said: Said) -> Effect[Any]:
    return GainTokens(said.number(1, 1, MOST_STEPS), said.named(2, "cost"))


def read_remove(said: Said) -> Effect[Any]:
    return RemoveCow(said.printed.cows(said.word(1)))


def read_gain_cow(said: Said) -> Effect[Any]:
    return GainCow(said.printed.field(said.word(1)), said.named(2, "cost"))


def read_auxiliary(said: Said) -> Effect[Any]:
    return Auxiliary(said.number(1, 1, MOST_AUXILIARY))


def read_move(said: Said) -> Effect[Any]:
    return Move(said.number(1, 1, MOST_STEPS))


def read_exchange(said: Said) -> Effect[Any]:
    return Exchange(said.number(1, 1, MOST_STEPS))


def read_buy(said: Said) -> Effect[Any]:
    return BuyCow()


def read_build(said: Said) -> Effect[Any]:
    return Build()


def read_train(said: Said) -> Effect[Any]:
    return UseTrain()


VERBS: Final[dict[str, tuple[int, Callable[[Said], Effect[Any]]]]] = {
    "discard_cow": (3, read_discard),
    "remove_cow": (2, read_remove),
    "gain_cow": (3, read_gain_cow),
    "take_token": (3, read_take),
    "gain_exchange_token": (3, read_tokens),
    "hire": (1 + MOST_ACTIONS, read_hire),
    "gain_dollars": (2, read_gain),
    "gain_certificates": (2, read_certify),
    "auxiliary": (2, read_auxiliary),
    "move": (2, read_move),
    "exchange": (2, read_exchange),
    "buy_cow": (1, read_buy),
    "build": (1, read_build),
    "use_train": (1, read_train),
}
"""For each verb: how many words it has at most, and what reads it."""


def understood(text: str, printed: Printed, verbs: tuple[str, ...], by: str) -> Effect[Any]:
    """The inverse of `spoken`, of these verbs; BadComponents if the words make no sense."""
    words = tuple(text.split())
    verb = words[0] if words else ""
    if verb not in verbs:
        raise complaint(f"{verb[:40]!r} is not one of {', '.join(verbs)}")
    most, read = VERBS[verb]
    said = Said(printed, words, by)
    said.only(most)
    return read(said)
