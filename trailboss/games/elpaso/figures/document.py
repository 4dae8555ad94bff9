"""The printed figures of El Paso as a document: section, thing, figure."""

from __future__ import annotations

from typing import Any

from trailboss.core.engine import Effect
from trailboss.core.notation import digest
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.figures.effect_words import cattle_of, format_effect
from trailboss.games.elpaso.figures.needs import format_need
from trailboss.games.elpaso.printed_rules import RULES
from trailboss.games.elpaso.rules import Rules, Token
from trailboss.games.elpaso.sue.deck import SueCard
from trailboss.games.kit.figure_reader import Doc, Row
from trailboss.games.trail.figures.effect_text import Cattle
from trailboss.games.trail.rules import BUILDING


def to_doc(rules: Rules) -> Doc:
    """Every figure that can be changed."""
    cattle = cattle_of(rules)
    tokens = rules.tokens[1:]
    return {
        "trail": trail(rules),
        "neutral_buildings": {
            row.name: {"actions": actions(cattle, row.effects)} for row in rules.neutral
        },
        "building_market": buildings(rules, cattle),
        "train": train(rules, cattle),
        "trading_posts": posts(rules, cattle),
        "breeds": breeds(rules),
        "workers": {name: {"vp": rules.cards[rules.first_worker + i].vp} for i, name in workers()},
        "objective_tokens": {
            row.name: {
                "vp": row.vp,
                "needs": [format_need(need, rules.kinds, rules.posts) for need in row.needs],
            }
            for row in tokens[: rules.first_bonus - 1]
        },
        "bonus_tokens": {
            row.name: {"vp": row.vp, "effect": bonus(cattle, row)}
            for row in tokens[rules.first_bonus - 1 :]
        },
        "player_board": slots(rules),
        "auxiliary_actions": auxiliary(rules, cattle),
        "bot_cards": {card.name: bot_card(card) for card in rules.sue},
    }


def workers() -> list[tuple[int, str]]:
    """The kinds of workers with their numbers."""
    return list(enumerate(WORKERS))


def actions(cattle: Cattle, effects: tuple[Effect[Any], ...]) -> list[str]:
    """The words of some actions."""
    return [format_effect(cattle, effect) for effect in effects]


def trail(rules: Rules) -> dict[str, Row]:
    """The spaces, what they cost, and the ways between them."""
    found: dict[str, Row] = {}
    for at, node in enumerate(rules.nodes):
        row: Row = {"after": [rules.nodes[to].name for to in node.after]}
        if node.kind == BUILDING:
            row["cost"] = rules.costs[at]
            row["lane"] = "inner" if rules.inner[at] else "other"
        found[node.name] = row
    return found


def buildings(rules: Rules, cattle: Cattle) -> dict[str, Row]:
    """The kinds of regular buildings."""
    return {
        str(i): {
            "builders": kind.builders,
            "copies": kind.copies,
            "vp_a": kind.vp[0],
            "vp_b": kind.vp[1],
            "a": actions(cattle, kind.sides[0]),
            "b": actions(cattle, kind.sides[1]),
        }
        for i, kind in enumerate(rules.kinds, 1)
    }


def train(rules: Rules, cattle: Cattle) -> dict[str, Row]:
    """The train cards."""
    return {
        str(i): {
            "engineers": card.engineers,
            "plain": actions(cattle, card.sides[0]),
            "star": actions(cattle, card.sides[1]),
        }
        for i, card in enumerate(rules.train, 1)
    }


def posts(rules: Rules, cattle: Cattle) -> dict[str, Row]:
    """The trading posts."""
    return {
        post.name: {
            "value": post.value,
            "corners": corners(post.dark),
            "repeatable": post.repeatable,
            "vp": post.vp,
            "reward": actions(cattle, post.reward),
        }
        for post in rules.posts
    }


def corners(dark: bool) -> str:
    """The corners of a post or a slot."""
    return "dark" if dark else "light"


def breeds(rules: Rules) -> dict[str, Row]:
    """The cows: value, points, how many there are, and what they cost in the market."""
    found: dict[str, Row] = {}
    for card in rules.cards[1 : rules.first_worker]:
        row: Row = {"breeding": card.value, "vp": card.vp}
        if card.own:
            row["own"] = card.own
        found[card.name] = row
    for option in rules.fields:
        row = found[option.name]
        row["market"] = rules.cards[option.cards[0]].market
        row["cowboys"] = option.cowboys
    return found


def bonus(cattle: Cattle, row: Token) -> str:
    """The effect of a bonus token."""
    if row.permanent:
        return "permanent_certificate"
    if row.duplicate:
        return "duplicate_breed"
    return format_effect(cattle, row.immediate) if row.immediate is not None else "none"


def slots(rules: Rules) -> dict[str, Row]:
    """The disc slots of the player board."""
    return {row.name: {"corners": corners(row.dark), "coin": row.dollars} for row in rules.slots}


def auxiliary(rules: Rules, cattle: Cattle) -> dict[str, Row]:
    """The auxiliary actions of the player board."""
    found: dict[str, Row] = {}
    for i, aux in enumerate(rules.aux, 1):
        found[str(i)] = {"base": format_effect(cattle, aux.base)}
        if aux.upgraded is not None:
            found[str(i)]["upgraded"] = format_effect(cattle, aux.upgraded)
    return found


def bot_card(card: SueCard) -> Row:
    """A card of Sue."""
    return {"deck": card.deck, "move": card.per or str(card.steps), "action": card.action}


def name_of(rules: Rules) -> str:
    """The hash of the figures; empty if they are the printed ones."""
    doc = to_doc(rules)
    if doc == to_doc(RULES):
        return ""
    kinds = doc["building_market"]
    if all([kind.copies == old.copies for kind, old in zip(rules.kinds, RULES.kinds, strict=True)]):
        doc["building_market"] = {name: without_copies(row) for name, row in kinds.items()}
    return digest(doc)


def without_copies(row: Row) -> Row:
    """A kind of building as files had it before its copies could be changed: hashes stay."""
    return {name: value for name, value in row.items() if name != "copies"}
