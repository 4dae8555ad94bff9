"""The printed figures of El Paso as a components file, each with where it comes from."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.core.notation import digest
from trailboss.games.components import OWNERS, figure
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.box import RULES
from trailboss.games.elpaso.effect_words import VERBS, cattle_of, format_effect
from trailboss.games.elpaso.needs import format_need
from trailboss.games.elpaso.provenance import TAGS, tag
from trailboss.games.elpaso.rules import Rules, Token
from trailboss.games.elpaso.sue_deck import SueCard
from trailboss.games.figure_reader import Doc, Row, Value
from trailboss.games.trail.effect_text import Cattle
from trailboss.games.trail.rules import BUILDING

PLACES: Final = {
    "trail": "trail.nodes.{}.{}",
    "neutral_buildings": "neutral_buildings.tiles.{}.{}",
    "building_market": "building_market.kinds.{}.{}",
    "train": "train.cards_by_engineers.{}.{}",
    "trading_posts": "trading_posts.posts.{}.{}",
    "breeds": "breeds.list.{}.{}",
    "workers": "workers.kinds.{}.{}",
    "objective_tokens": "objective_tokens.tokens.{}.{}",
    "bonus_tokens": "bonus_tokens.tokens.{}.{}",
    "player_board": "player_board.slots.{}.{}",
    "auxiliary_actions": "player_board.auxiliary_actions.{}.{}",
}
"""Where the figures of a section stand in the table of provenance."""
RENAMED: Final = {"vp_a": "vp.a", "vp_b": "vp.b", "a": "sides.a", "b": "sides.b"}
SUE: Final = {"deck": "seed:inferred", "move": "reconstructed", "action": "reconstructed"}

LEGEND: Final = f"""
# MANY OF THESE FIGURES ARE RECONSTRUCTED: only the text of the rulebook could be read, not its
# pictures. If your tiles, cards and tokens show something else, write it here.
#
# An action is a verb and its words:
#   {", ".join(list(VERBS)[:5])},
#   {", ".join(list(VERBS)[5:10])},
#   {", ".join(list(VERBS)[10:])}
# Cows are `any`, a breed, several breeds (`criollo|galloway`) or a breeding value (`value=2`).
# `hire 5 8` is a worker for 5 and, if one likes, another for 8; `cost=2` is a price in dollars.
# A need of an objective: cow BREED N, worker KIND N, building BUILDERS N (so many builders or
# more), disc POST|POST N, bonus_token N. `after` names the next spaces, clockwise.
"""


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


def provenance(section: str, thing: str, name: str, number: int = 0) -> str:
    """Where a figure comes from; what of it has another origin is named."""
    if section == "bot_cards":
        return SUE[name]
    if name == "copies":
        return tag("building_market.copies_per_kind")
    place = PLACES[section].format(thing, RENAMED.get(name, name))
    if number:
        place = f"{place}.{number}"
    own = tag(place)
    inner = place + "."
    parts = [
        f"{key.removeprefix(inner)}: {found}"
        for key, found in TAGS.items()
        if key.startswith(inner) and found != own
    ]
    return "; ".join([own, *parts])


def line(section: str, thing: str, name: str, value: Value) -> str:
    """One figure with its provenance; of a list each item has its own."""
    if not isinstance(value, list) or section == "trail":
        return figure(name, value, provenance(section, thing, name))
    if not value:
        return figure(name, value, "reconstructed")
    items: list[str | int] = [*value]
    rows = [
        f"{figure('', item)},  # {provenance(section, thing, name, i)}".removeprefix(" = ")
        for i, item in enumerate(items, 1)
    ]
    return "\n".join([f"{name} = [", *[f"    {row}" for row in rows], "]"])


def written(rules: Rules) -> str:
    """All figures as TOML, those that are the rules' own as remarks."""
    parts = [LEGEND]
    printed = to_doc(RULES)
    for section, things in to_doc(rules).items():
        for thing, row in things.items():
            old = printed[section].get(thing, {})
            rows: list[str] = []
            for name, value in row.items():
                same = old.get(name) == value
                rows.append(
                    line(section, thing, name, value) if same else figure(name, value, OWNERS)
                )
            parts.append("\n".join([f"\n[{section}.{thing}]", *rows, ""]))
    return "".join([*parts, fixed(rules)])


def fixed(rules: Rules) -> str:
    """The figures that are the rules' own: to look at, not to change."""
    capital = ", ".join([f"{dollars} and {tokens}" for dollars, tokens in rules.capital])
    simmental = ", ".join([str(many) for many in rules.simmentals])
    lines = [
        "Fixed by the rules, all of them seed unless marked:",
        f"dollars and exchange tokens by seat: {capital}",
        f"Simmental cards with 1, 2, 3 and 4 players: {simmental}",
        f"{rules.worker_stock} workers of each kind, {rules.start_workers} of them at the start",
        f"{rules.dollars_per_worker} dollars for each discarded worker",
        f"{rules.all_rounder_price} dollars more for an all-rounder; {rules.markers} markers",
        f"hand limit {rules.hand}, step limit {rules.steps}, {rules.certificates} certificates",
        f"El Paso gives {rules.el_paso_dollars} dollars",
        f"{rules.simmental_space_vp} points for the Simmental space",
        f"{rules.dollars_per_vp} dollars for a point",
        f"{rules.display} face-up tokens of each kind",
    ]
    return "\n" + "".join([f"# {line}\n" for line in lines])


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
