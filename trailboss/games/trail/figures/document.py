"""The printed figures of a trail game as a document: section, thing, figure."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.core.notation import digest
from trailboss.games.kit.figure_reader import Doc, Row, Value
from trailboss.games.trail.figures.effect_text import Cattle
from trailboss.games.trail.figures.effect_words import format_effect
from trailboss.games.trail.position.dump import worker_name
from trailboss.games.trail.rules import (
    BANDIT,
    BUILDING,
    HAZARD,
    Automa,
    Building,
    Node,
    Objective,
    Rules,
)

KINDS: Final = ("start", "neutral", "building", "hazard", "bandit", "kansas_city")
"""The kinds of spaces, by number."""
HANDS: Final = ("none", "green", "black", "both")
CORNERS: Final = ("white", "black")


def cattle_of(rules: Rules) -> Cattle:
    """What the words of actions refer to: the cattle and the objective cards of the deck."""
    return Cattle(rules.cards[: rules.first_objective + rules.deck])


def to_doc(rules: Rules) -> Doc:
    """Every figure that can be changed."""
    deck, first = rules.objectives[: rules.deck], rules.objectives[rules.deck :]
    cattle = cattle_of(rules)
    found: Doc = {
        "trail": {node.name: space(rules, node) for node in rules.nodes},
        "bags": bags(rules, rules.bags),
        "job_market": {"rows": {"prices": [*rules.prices], "arrows": arrows_down(rules)}},
        "neutral_buildings": {
            row.name: {"actions": actions(cattle, row.effects)} for row in rules.neutral
        },
        "private_buildings": {
            side.name: building(cattle, side) for sides in rules.private for side in sides
        },
        "cattle": cards(rules),
        "market_fields": fields(rules),
        "railroad": {"track": {"last": rules.spaces[-1].number, "signals": [*rules.crosses]}},
        "stations": stations(rules),
        "cities": cities(rules),
        "arrows": arrows(rules),
        "stationmasters": stationmasters(rules),
        "objectives": {
            row.name: {**objective(row), "action": format_effect(cattle, row.action)}
            for row in deck
        },
        "starting_objectives": {row.name: objective(row) for row in first},
        "disc_slots": slots(rules),
        "auxiliary_actions": auxiliary(rules),
        "worker_spaces": worker_spaces(rules),
    }
    if rules.other_bags:
        found["other_bags"] = bags(rules, rules.other_bags)
    if rules.opponent is not None:
        found |= automa(rules.opponent)
    return found


def space(rules: Rules, node: Node) -> Row:
    """A space of the trail: its kind, the ways from it, and what is printed there."""
    row: Row = {"kind": KINDS[node.kind], "after": [rules.nodes[to].name for to in node.after]}
    if node.kind == BUILDING:
        row |= {"forest": node.forest, "risk": format_effect(cattle_of(rules), node.risk)}
    elif node.kind == HAZARD:
        row["zone"] = rules.zones[node.zone]
    elif node.kind == BANDIT:
        row |= {"dollars": node.dollars, "tokens": node.tokens}
    return row


def bags(rules: Rules, contents: tuple[tuple[int, ...], ...]) -> dict[str, Row]:
    """The tiles of each bag by name and number."""
    return {
        str(n): {rules.tiles[tile].name: bag.count(tile) for tile in dict.fromkeys(bag)}
        for n, bag in enumerate(contents, 1)
    }


def arrows_down(rules: Rules) -> list[int]:
    """The rows of the job market into which an arrow leads that refills the cattle market."""
    return [row + 1 for row in rules.refill_rows]


def actions(cattle: Cattle, effects: tuple[Effect[Any], ...]) -> list[str]:
    """The words of some actions."""
    return [format_effect(cattle, effect) for effect in effects]


def building(cattle: Cattle, side: Building) -> Row:
    """A side of a private building."""
    return {
        "builders": side.builders,
        "vp": side.vp,
        "hand": HANDS[side.hand],
        "actions": actions(cattle, side.effects),
    }


def cards(rules: Rules) -> dict[str, Row]:
    """The cattle: value, points, how many there are, and the task that they serve.

    Of cattle that come into the game by an option alone the rules say how many there are.
    """
    found: dict[str, Row] = {}
    for card in rules.cards[1 : rules.first_objective]:
        found[card.name] = {"value": card.value, "vp": card.vp}
        if card.own or card.market or card.task:
            found[card.name] |= {"own": card.own, "market": card.market, "task": card.task}
    return found


def fields(rules: Rules) -> dict[str, Row]:
    """The fields of the cattle market."""
    cattle = cattle_of(rules)
    return {
        row.name: {
            "cowboys": row.cowboys,
            "dollars": row.dollars,
            "cards": cattle.format(row.cards),
            "count": row.count,
        }
        for row in rules.options
    }


def stations(rules: Rules) -> dict[str, Row]:
    """The stations: behind which space, their price, points, corners and stationmaster."""
    return {
        row.name: {
            "space": rules.spaces[row.at].number,
            "cost": row.cost,
            "vp": row.vp,
            "corners": CORNERS[row.black],
            "master": row.master,
        }
        for row in rules.stations
    }


def cities(rules: Rules) -> dict[str, Row]:
    """The cities."""
    return {
        row.name: {
            "value": row.value,
            "corners": CORNERS[row.black],
            "repeatable": row.repeatable,
            "dollars": row.dollars,
            "vp": row.vp,
        }
        for row in rules.cities
    }


def arrow_name(left: str, right: str) -> str:
    """What an arrow between two cities is called."""
    return f"{left}-{right}"


def arrows(rules: Rules) -> dict[str, Row]:
    """The arrows between neighbouring cities."""
    cattle = cattle_of(rules)
    return {
        arrow_name(rules.cities[i].name, rules.cities[i + 1].name): {
            "vp": row.vp,
            "action": format_effect(cattle, row.action),
        }
        for i, row in enumerate(rules.arrows)
    }


def stationmasters(rules: Rules) -> dict[str, Row]:
    """The stationmasters."""
    cattle = cattle_of(rules)
    return {
        row.name: {
            "action": format_effect(cattle, row.action),
            "certificates": row.certificates,
            "vp": row.vp,
            "per": row.per,
        }
        for row in rules.masters
    }


def objective(row: Objective) -> Row:
    """An objective card without its action."""
    return {"tasks": [*row.tasks], "vp": row.vp, "penalty": row.penalty}


def slots(rules: Rules) -> dict[str, Row]:
    """The disc slots of the player board; auxiliary actions are counted from 1, 0 is none."""
    return {
        row.name: {
            "corners": CORNERS[row.black],
            "dollars": row.dollars,
            "auxiliary": row.aux + 1,
            "steps": [*row.steps],
            "hand": row.hand,
            "certificates": row.certificates,
            "vp": row.vp,
        }
        for row in rules.discs
    }


def auxiliary(rules: Rules) -> dict[str, Row]:
    """The auxiliary actions: how many slots are open from the start, once and twice."""
    cattle = cattle_of(rules)
    return {
        str(n): {
            "open": rules.aux_open[n - 1],
            "single": format_effect(cattle, single),
            "double": format_effect(cattle, double),
        }
        for n, (single, double) in enumerate(rules.aux, 1)
    }


def worker_spaces(rules: Rules) -> dict[str, Row]:
    """What the spaces of each row of workers do, from left to right."""
    cattle = cattle_of(rules)
    return {
        worker_name(rules, trade): {"actions": [format_effect(cattle, row) for row in spaces]}
        for trade, spaces in enumerate(rules.worker_spaces)
    }


def automa(row: Automa) -> Doc:
    """The cards and the levels of the opponent of a game played alone."""
    return {
        "bot_cards": {
            str(card.n): {
                "steps": card.steps,
                "per": card.per,
                "actions": [*card.actions],
                "specialist": card.specialist,
            }
            for card in row.cards
        },
        "bot_levels": {
            level.name: {
                "removed": [*level.removed],
                "extra": [*level.extra],
                "first_city": level.first_city,
            }
            for level in row.levels
        },
        "bot_purchases": {"limits": {"dollars": row.dollars, "revealed": row.revealed}},
    }


def ordered(doc: Doc) -> list[tuple[str, list[tuple[str, dict[str, Value]]]]]:
    """A document as lists: the order of things is a figure too."""
    return [(section, list(things.items())) for section, things in doc.items()]


def name_of(rules: Rules, printed: Rules) -> str:
    """The hash of the figures; empty if they are the printed ones."""
    if rules is printed:
        return ""
    doc = ordered(to_doc(rules))
    return "" if doc == ordered(to_doc(printed)) else digest(doc)
