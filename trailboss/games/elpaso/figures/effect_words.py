"""The verbs of El Paso, and where each of them may stand (R6)."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.engine import Effect
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
from trailboss.games.kit.components import BadComponents, quoted
from trailboss.games.trail.figures.effect_text import (
    MOST_DOLLARS,
    MOST_STEPS,
    Cattle,
    Verb,
    Words,
    parse_verb,
    priced,
)

KINDS: Final = (*TOKEN_KINDS, "any")

GIFTS: Final = (
    "gain_dollars", "gain_certificates", "gain_exchange_token", "take_token", "hire", "remove_cow",
)  # fmt: skip
"""What a trading post can give: it is not asked whether one can."""
HELPS: Final = (*GIFTS, "discard_cow", "gain_cow", "exchange")
"""What a token or an auxiliary action can give."""
ON_TRAIN: Final = (*HELPS, "buy_cow", "build", "auxiliary", "move")
ON_TILE: Final = (*ON_TRAIN, "use_train")


def cattle_of(rules: Rules) -> Cattle:
    """What the words of a set of rules refer to."""
    return Cattle(rules.cards, rules.fields)


def format_effect(cattle: Cattle, effect: Effect[Any]) -> str:
    """An effect as words."""
    if isinstance(effect, DiscardCow):
        pay = f"per_value={effect.per_value}" if effect.per_value else f"dollars={effect.dollars}"
        return f"discard_cow {cattle.format(effect.cards)} {pay}"
    if isinstance(effect, RemoveCow):
        return f"remove_cow {cattle.format(effect.cards)}"
    if isinstance(effect, GainCow):
        return priced(f"gain_cow {cattle.fields[effect.field].name}", effect.cost)
    if isinstance(effect, TakeToken):
        return priced(f"take_token {KINDS[effect.what]}", effect.cost)
    if isinstance(effect, GainTokens):
        return priced(f"gain_exchange_token {effect.amount}", effect.cost)
    if isinstance(effect, Hire):
        return " ".join(["hire", *[str(price) for price in effect.prices]])
    return format_number(effect)


def format_number(effect: Effect[Any]) -> str:
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
    return PLAIN_NAMES[type(effect)]


def read_discard(said: Words) -> Effect[Any]:
    cows = said.cattle.parse(said.word(1))
    if said.word(2).startswith("per_value="):
        return DiscardCow(cows, per_value=said.named(2, "per_value"))
    return DiscardCow(cows, said.named(2, "dollars"))


def read_take(said: Words) -> Effect[Any]:
    if said.word(1) not in KINDS:
        raise BadComponents(
            "error-figures-no-tokens",
            "there are no tokens {name}; there are {names}",
            name=quoted(said.word(1)),
            names=", ".join(KINDS),
        )
    kind = KINDS.index(said.word(1))
    return TakeToken(kind if kind < ANY else ANY, said.named(2, "cost"))


def read_hire(said: Words) -> Effect[Any]:
    said.word(1)
    said.only(1 + MOST_ACTIONS)
    return Hire(tuple([said.number(at, 0, MOST_DOLLARS) for at in range(1, len(said.words))]))


def read_gain(said: Words) -> Effect[Any]:
    return Gain(said.number(1, 1, MOST_DOLLARS), said.by)


def read_certify(said: Words) -> Effect[Any]:
    return Certify(said.number(1, 1, MOST_STEPS))


def read_tokens(said: Words) -> Effect[Any]:
    return GainTokens(said.number(1, 1, MOST_STEPS), said.named(2, "cost"))


def read_remove(said: Words) -> Effect[Any]:
    return RemoveCow(said.cattle.parse(said.word(1)))


def read_gain_cow(said: Words) -> Effect[Any]:
    return GainCow(said.cattle.field(said.word(1)), said.named(2, "cost"))


def read_auxiliary(said: Words) -> Effect[Any]:
    return Auxiliary(said.number(1, 1, MOST_AUXILIARY))


def read_move(said: Words) -> Effect[Any]:
    return Move(said.number(1, 1, MOST_STEPS))


def read_exchange(said: Words) -> Effect[Any]:
    return Exchange(said.number(1, 1, MOST_STEPS))


PLAIN: Final[dict[str, Effect[Any]]] = {
    "buy_cow": BuyCow(),
    "build": Build(),
    "use_train": UseTrain(),
}
"""The verbs without further words."""
PLAIN_NAMES: Final[dict[type, str]] = {type(effect): verb for verb, effect in PLAIN.items()}


def read_plain(said: Words) -> Effect[Any]:
    return PLAIN[said.word(0)]


VERBS: Final[dict[str, Verb]] = {
    "discard_cow": Verb(3, read_discard),
    "remove_cow": Verb(2, read_remove),
    "gain_cow": Verb(3, read_gain_cow),
    "take_token": Verb(3, read_take),
    "gain_exchange_token": Verb(3, read_tokens),
    "hire": Verb(1 + MOST_ACTIONS, read_hire),
    "gain_dollars": Verb(2, read_gain),
    "gain_certificates": Verb(2, read_certify),
    "auxiliary": Verb(2, read_auxiliary),
    "move": Verb(2, read_move),
    "exchange": Verb(2, read_exchange),
    **{verb: Verb(1, read_plain) for verb in PLAIN},
}


def parse_effect(text: str, cattle: Cattle, allowed: tuple[str, ...], by: str) -> Effect[Any]:
    """The inverse of `format_effect`, of these verbs; BadComponents if the words make no sense."""
    return parse_verb(text, cattle, VERBS, allowed, by)
