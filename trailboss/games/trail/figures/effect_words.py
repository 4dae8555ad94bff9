"""The verbs of the trail games, and where each of them may stand."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.games.kit.components import BadComponents, quoted
from trailboss.games.trail.auxiliary import Aux
from trailboss.games.trail.cards import Discard, DiscardPair, DrawDiscard, RemoveCards
from trailboss.games.trail.construction import Build
from trailboss.games.trail.delivery import ExtraDelivery
from trailboss.games.trail.effects import NOTHING, All, Gain, GainPer, OneOf
from trailboss.games.trail.figures.effect_text import (
    MOST_DOLLARS,
    MOST_STEPS,
    Cattle,
    Verb,
    Words,
    check_length,
    parse_verb,
    priced,
)
from trailboss.games.trail.location import Copy
from trailboss.games.trail.market import BuyCattle
from trailboss.games.trail.movement import MoveHerder
from trailboss.games.trail.objectives import FreeMove, TakeObjective
from trailboss.games.trail.railroad import BackEngine, MoveEngine, UpgradeBehind
from trailboss.games.trail.tiles import CollectBandit, RemoveHazard
from trailboss.games.trail.workers import Hire

COUNTED: Final = (
    "cowboys", "builders", "engineers", "stations", "hazards", "pairs", "buildings", "forest",
)  # fmt: skip
"""What `per=` may count."""
WORKER_COUNTS: Final = COUNTED[:3]
MOST_BRANCHES: Final = 2
MOST_REWARDS: Final = 3
MOST_DRAWN: Final = 6
MOST_CERTIFICATES: Final = 6
MOST_ENGINE: Final = 39

GIFTS: Final = (
    "gain_dollars", "gain_certificates", "gain_exchange_token",
    "take_objective", "draw_discard", "remove_card",
)  # fmt: skip
"""What costs nothing: the arrow between two cities gives no more."""
HELPS: Final = (
    *GIFTS, "move_engine", "collect_bandit", "remove_hazard", "hire", "build", "buy_cow",
    "upgrade_station", "extra_delivery",
)  # fmt: skip
COSTS: Final = ("discard_cow", "discard_objective", "discard_pair", "move_engine_back")
"""What is done for the sake of a reward."""
ON_BOARD: Final = (*HELPS, *COSTS)
"""What an auxiliary action may be: it cannot give another one."""
ON_CARD: Final = (*ON_BOARD, "auxiliary", "move_free")
ON_RISK: Final = (*ON_BOARD, "auxiliary", "move")
ON_TILE: Final = (*ON_RISK, "copy")


def format_effect(cattle: Cattle, effect: Effect[Any] | None) -> str:
    """An effect as words; none is empty."""
    if effect is None:
        return ""
    if isinstance(effect, OneOf):
        return " or ".join([format_effect(cattle, branch) for branch in effect.effects])
    if isinstance(effect, Discard):
        kind = "discard_objective"
        if cattle.cards[effect.cards[0]].breed:
            kind = f"discard_cow {cattle.format(effect.cards)}"
        return kind + format_reward(effect.reward)
    if isinstance(effect, DiscardPair):
        return "discard_pair" + format_reward(effect.reward)
    if isinstance(effect, BackEngine):
        text = priced(f"move_engine_back {effect.moves}", effect.dollars)
        return f"{text} then {format_rewards(effect.reward)}"
    return format_rewards(effect)


def format_reward(effect: Effect[Any]) -> str:
    """What a discard is for: plain dollars have a short form."""
    if isinstance(effect, Gain) and effect == Gain(effect.dollars):
        return f" dollars={effect.dollars}"
    return f" then {format_rewards(effect)}"


def format_rewards(effect: Effect[Any]) -> str:
    """One reward or several."""
    if isinstance(effect, All):
        return " and ".join([format_rewards(part) for part in effect.effects])
    if isinstance(effect, Gain):
        return " and ".join(format_gains(effect.dollars, effect.certificates, effect.tokens, ""))
    if isinstance(effect, GainPer):
        per = f" per={effect.per}"
        return " and ".join(format_gains(effect.dollars, effect.certificates, 0, per))
    return format_verb(effect)


def format_gains(dollars: int, certificates: int, tokens: int, per: str) -> list[str]:
    """What is gained, part by part."""
    parts = [
        ("gain_dollars", dollars),
        ("gain_exchange_token", tokens),
        ("gain_certificates", certificates),
    ]
    return [f"{verb} {many}{per}" for verb, many in parts if many]


def format_verb(effect: Effect[Any]) -> str:
    """An effect that is no gain, with its numbers."""
    if isinstance(effect, MoveEngine):
        moves = f"per={effect.per}" if effect.per else str(effect.most)
        return priced(f"move_engine {moves}", effect.dollars)
    if isinstance(effect, DrawDiscard):
        cards = f"per={effect.per}" if effect.per else str(effect.cards)
        return f"draw_discard {cards}{' exactly' if effect.exactly else ''}"
    if isinstance(effect, TakeObjective):
        return "take_objective hand" if effect.to_hand else "take_objective"
    if isinstance(effect, RemoveHazard):
        return priced("remove_hazard", effect.dollars)
    if isinstance(effect, Hire):
        return f"hire extra={effect.modifier}" if effect.modifier else "hire"
    if isinstance(effect, Build):
        return f"build cost={effect.rate}"
    if isinstance(effect, RemoveCards):
        return f"remove_card {effect.cards}"
    if isinstance(effect, MoveHerder):
        return f"move {effect.steps}"
    if isinstance(effect, FreeMove):
        return f"move_free {effect.steps}"
    return PLAIN_NAMES[type(effect)]


def read_dollars(said: Words) -> Effect[Any]:
    per = said.text(2, "per")
    dollars = said.number(1, 1, MOST_DOLLARS)
    return GainPer(dollars, per=counted(per, COUNTED)) if per else Gain(dollars)


def read_certificates(said: Words) -> Effect[Any]:
    per = said.text(2, "per")
    many = said.number(1, 1, MOST_CERTIFICATES)
    if per:
        return GainPer(certificates=many, per=counted(per, COUNTED))
    return Gain(certificates=many)


def read_tokens(said: Words) -> Effect[Any]:
    return Gain(tokens=said.number(1, 1, MOST_STEPS))


def counted(word: str, choices: tuple[str, ...]) -> str:
    if word not in choices:
        raise BadComponents(
            "error-figures-counted",
            "per={name}: {names} can be counted",
            name=word[:40],
            names=", ".join(choices),
        )
    return word


def read_objective(said: Words) -> Effect[Any]:
    return TakeObjective(followed(said, 1, "hand"))


def followed(said: Words, at: int, word: str) -> bool:
    """Does this word follow? Nothing else can."""
    if said.has(at) and said.word(at) != word:
        raise BadComponents(
            "error-figures-only-follow",
            "{text}: only `{word}` can follow here",
            text=quoted(said.word(at)),
            word=word,
        )
    return said.has(at)


def read_draw(said: Words) -> Effect[Any]:
    exactly = followed(said, 2, "exactly")
    if said.word(1).startswith("per="):
        return DrawDiscard(per=counted(said.text(1, "per"), WORKER_COUNTS), exactly=exactly)
    return DrawDiscard(said.number(1, 1, MOST_DRAWN), exactly=exactly)


def read_remove(said: Words) -> Effect[Any]:
    return RemoveCards(said.number(1, 1, MOST_STEPS))


def read_engine(said: Words) -> Effect[Any]:
    cost = said.named(2, "cost")
    if said.word(1).startswith("per="):
        return MoveEngine(per=counted(said.text(1, "per"), COUNTED), dollars=cost)
    return MoveEngine(said.number(1, 1, MOST_ENGINE), dollars=cost)


def read_hazard(said: Words) -> Effect[Any]:
    return RemoveHazard(said.named(1, "cost"))


def read_hire(said: Words) -> Effect[Any]:
    return Hire(said.named(1, "extra", -MOST_DOLLARS))


def read_build(said: Words) -> Effect[Any]:
    said.word(1)
    return Build(said.named(1, "cost", 1))


def read_move(said: Words) -> Effect[Any]:
    return MoveHerder(said.number(1, 1, MOST_STEPS))


def read_free(said: Words) -> Effect[Any]:
    return FreeMove(said.number(1, 1, MOST_STEPS))


def read_discard(said: Words) -> Effect[Any]:
    return Discard(said.cattle.parse(said.word(1)), dollars_of(said, 2))


def read_discard_objective(said: Words) -> Effect[Any]:
    cards = [i for i, card in enumerate(said.cattle.cards) if i and not card.breed]
    return Discard(tuple(cards), dollars_of(said, 1))


def read_pair(said: Words) -> Effect[Any]:
    return DiscardPair(dollars_of(said, 1))


def read_back(said: Words) -> Effect[Any]:
    return BackEngine(said.number(1, 1, MOST_STEPS), said.named(2, "cost"))


def dollars_of(said: Words, at: int) -> Effect[Any]:
    """The short form of a reward in dollars; nothing if the reward follows behind `then`."""
    return Gain(said.named(at, "dollars", 1)) if said.has(at) else NOTHING


PLAIN: Final[dict[str, Effect[Any]]] = {
    "collect_bandit": CollectBandit(),
    "buy_cow": BuyCattle(),
    "upgrade_station": UpgradeBehind(),
    "extra_delivery": ExtraDelivery(),
    "auxiliary": Aux(),
    "copy": Copy(),
}
"""The verbs without further words."""
PLAIN_NAMES: Final[dict[type, str]] = {type(effect): verb for verb, effect in PLAIN.items()}


def read_plain(said: Words) -> Effect[Any]:
    return PLAIN[said.word(0)]


VERBS: Final[dict[str, Verb]] = {
    "gain_dollars": Verb(3, read_dollars),
    "gain_certificates": Verb(3, read_certificates),
    "gain_exchange_token": Verb(2, read_tokens),
    "take_objective": Verb(2, read_objective),
    "draw_discard": Verb(3, read_draw),
    "remove_card": Verb(2, read_remove),
    "move_engine": Verb(3, read_engine),
    "remove_hazard": Verb(2, read_hazard),
    "hire": Verb(2, read_hire),
    "build": Verb(2, read_build),
    "move": Verb(2, read_move),
    "move_free": Verb(2, read_free),
    "discard_cow": Verb(3, read_discard),
    "discard_objective": Verb(2, read_discard_objective),
    "discard_pair": Verb(2, read_pair),
    "move_engine_back": Verb(3, read_back),
    **{verb: Verb(1, read_plain) for verb in PLAIN},
}


def parse_effect(text: str, cattle: Cattle, allowed: tuple[str, ...]) -> Effect[Any]:
    """The inverse of `format_effect`, of these verbs; BadComponents if the words make no sense."""
    check_length(text)
    branches = text.split(" or ")
    if len(branches) > MOST_BRANCHES:
        raise BadComponents(
            "error-figures-branches",
            "there are {count} branches, not {most}",
            count=len(branches),
            most=MOST_BRANCHES,
        )
    if len(branches) == 1:
        return parse_branch(text, cattle, allowed)
    inner = tuple([verb for verb in allowed if verb != "copy"])
    return OneOf(tuple([parse_branch(branch, cattle, inner) for branch in branches]))


def parse_branch(text: str, cattle: Cattle, allowed: tuple[str, ...]) -> Effect[Any]:
    """A cost with its reward, rewards alone, or a copy, which stands for itself."""
    cost, then, rewards = text.partition(" then ")
    verb = (cost.split() or [""])[0]
    gains = tuple([name for name in allowed if name not in COSTS and name != "copy"])
    if verb in COSTS:
        effect = parse_verb(cost, cattle, VERBS, allowed)
        return with_reward(effect, parse_rewards(rewards, cattle, gains) if then else NOTHING)
    if then:
        raise BadComponents(
            "error-figures-no-cost",
            "{verb} is no cost, so nothing can follow behind `then`",
            verb=quoted(verb),
        )
    if verb == "copy" or " and " not in text:
        return parse_verb(text, cattle, VERBS, tuple([v for v in allowed if v not in COSTS]))
    return parse_rewards(text, cattle, gains)


def with_reward(effect: Effect[Any], reward: Effect[Any]) -> Effect[Any]:
    """A cost with its reward, which is given once."""
    short = effect.reward if isinstance(effect, (Discard, DiscardPair)) else NOTHING
    if short is not NOTHING and reward is not NOTHING:
        raise BadComponents(
            "error-figures-two-rewards",
            "there are two rewards; write them behind `then`, with `and` between them",
        )
    reward = reward if short is NOTHING else short
    if reward is NOTHING:
        raise BadComponents(
            "error-figures-reward-needed", "a cost has a reward: `then` and what one gets"
        )
    if isinstance(effect, BackEngine):
        return BackEngine(effect.moves, effect.dollars, reward)
    if isinstance(effect, Discard):
        return Discard(effect.cards, reward)
    return DiscardPair(reward)


def parse_rewards(text: str, cattle: Cattle, allowed: tuple[str, ...]) -> Effect[Any]:
    """One reward or several; what is gained together is one. Behind a move nothing follows."""
    parts = text.split(" and ")
    if len(parts) > MOST_REWARDS:
        raise BadComponents(
            "error-figures-rewards",
            "there are {count} rewards, at most {most} are possible",
            count=len(parts),
            most=MOST_REWARDS,
        )
    found: list[Effect[Any]] = []
    for part in parts:
        if found and isinstance(found[-1], (MoveHerder, FreeMove)):
            raise BadComponents("error-figures-move-last", "a move of the herder stands last")
        effect = parse_verb(part, cattle, VERBS, allowed)
        both = together(found[-1], effect) if found else None
        found = [*found, effect] if both is None else [*found[:-1], both]
    return found[0] if len(found) == 1 else All(tuple(found))


def together(one: Effect[Any], other: Effect[Any]) -> Effect[Any] | None:
    """Two gains as one, if they are of different things."""
    if isinstance(one, Gain) and isinstance(other, Gain):
        rows = [(one.dollars, other.dollars), (one.certificates, other.certificates)]
        rows.append((one.tokens, other.tokens))
        if not any([a and b for a, b in rows]):
            return Gain(*[a + b for a, b in rows])
    if isinstance(one, GainPer) and isinstance(other, GainPer) and one.per == other.per:
        rows = [(one.dollars, other.dollars), (one.certificates, other.certificates)]
        if not any([a and b for a, b in rows]):
            return GainPer(sum(rows[0]), sum(rows[1]), one.per)
    return None
