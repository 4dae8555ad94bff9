"""The components file of El Paso: every figure with where it comes from."""

from __future__ import annotations

from typing import Final

from trailboss.games.elpaso.figures.document import to_doc
from trailboss.games.elpaso.figures.effect_words import VERBS
from trailboss.games.elpaso.printed_rules import RULES
from trailboss.games.elpaso.provenance import TAGS, tag
from trailboss.games.elpaso.rules import Rules
from trailboss.games.kit.components import OWNERS, figure
from trailboss.games.kit.figure_reader import Value

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
# A need of an objective: cow BREED N, worker KIND N, building BUILDERS N (BUILDERS of them or
# more), disc POST|POST N, bonus_token N. `after` names the next spaces, clockwise.
"""


def provenance(section: str, thing: str, name: str, number: int = 0) -> str:
    """Where a figure comes from, and which parts of it come from elsewhere."""
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
