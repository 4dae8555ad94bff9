"""Components: what is printed on a game's pieces, as tables for drawing."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Final

from trailboss.core.action import ActionSpace
from trailboss.core.engine import Effect, Frame
from trailboss.core.game import Game, validated_options
from trailboss.core.notation import encode
from trailboss.games.elpaso.anytime import ANYTIME
from trailboss.games.elpaso.figures.document import to_doc
from trailboss.games.elpaso.figures.file import provenance
from trailboss.games.elpaso.game import ElPaso
from trailboss.games.elpaso.printed_rules import RULES as PRINTED
from trailboss.games.elpaso.rules import Rules as ElPasoRules
from trailboss.games.kit.figure_reader import Value
from trailboss.games.pioneer import components as rails
from trailboss.games.pioneer.game import Pioneer
from trailboss.games.pioneer.maps import MapData
from trailboss.games.trail.game import TrailGame
from trailboss.games.trail.rules import Rules
from trailboss.server.board_layout import elpaso_layout, trail_layout
from trailboss.server.problems import BadRequest
from trailboss.server.tally import kind_of

KINDS: Final = (
    "start",
    "neutral",
    "building",
    "hazard",
    "bandit",
    "kansas_city",
    "worker",
    "private",
)
LEFT_OUT: Final = {"act", "law", "opponent", "other_bags"}
OWNERS: Final = "owner"
"""The provenance of a figure that is not the printed one."""


def components(game: Game, options: Mapping[str, str]) -> dict[str, Any]:
    """The tables of a game with these options."""
    head: dict[str, Any] = {"game": game.name, "version": game.version, "kind": kind_of(game)}
    actions = action_docs(game.actions)
    if isinstance(game, TrailGame):
        rules = game.rules(validated_options(game, game.seats[-1], options))
        tables = trail_tables(rules)
        return {
            **head,
            "layout": trail_layout(game.name, rules),
            "tables": tables,
            "actions": actions,
        }
    if isinstance(game, ElPaso):
        return {
            **head,
            "layout": elpaso_layout(game.name, game.rules),
            "tables": elpaso_tables(game.rules),
            "provenance": provenances(game.rules),
            "actions": actions,
        }
    if isinstance(game, Pioneer):
        tables = pioneer_tables(game.maps)
        return {**head, "layout": {}, "tables": tables, "actions": actions}
    raise BadRequest("problem-no-tables", "{game} has no tables yet", game=game.name)


def action_docs(space: ActionSpace) -> list[dict[str, Any]]:
    return [{"text": a.text, "verb": a.verb, "arg": a.arg, "free": a.free} for a in space.all]


def plain(value: Any) -> Any:
    """A row, an effect or a tuple of such as JSON."""
    if isinstance(value, (Frame, Effect)):
        return encode(value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    return value


def trail_tables(rules: Rules | ElPasoRules) -> dict[str, Any]:
    """Every field of the Rules value; nodes and tiles have their kind and ways by name."""
    tables = {
        f.name: plain(getattr(rules, f.name))
        for f in dataclasses.fields(rules)
        if f.name not in LEFT_OUT
    }
    for node in tables["nodes"]:
        node["kind"] = KINDS[node["kind"]]
        for ways in ("after", "beside"):
            node[ways] = [rules.nodes[at].name for at in node[ways]]
    for tile in tables["tiles"][1:]:
        tile["kind"] = KINDS[tile["kind"]]
    return tables


def elpaso_tables(rules: ElPasoRules) -> dict[str, Any]:
    """The tables of El Paso, and what may be done at any time (R7)."""
    anytime = [{"action": action.text, "effect": encode(effect)} for action, effect in ANYTIME]
    return {**trail_tables(rules), "anytime": anytime}


def provenances(rules: ElPasoRules) -> dict[str, dict[str, dict[str, str | list[str]]]]:
    """Where each figure of El Paso comes from; one that an owner changed is the owner's."""
    printed = to_doc(PRINTED)
    return {
        section: {
            thing: {
                name: tags(section, thing, name, value)
                if value == printed[section].get(thing, {}).get(name)
                else OWNERS
                for name, value in row.items()
            }
            for thing, row in things.items()
        }
        for section, things in to_doc(rules).items()
    }


def tags(section: str, thing: str, name: str, value: Value) -> str | list[str]:
    """Where a figure comes from; each action of a list has a tag of its own."""
    if section == "trail" or not isinstance(value, list):
        return provenance(section, thing, name)
    return [provenance(section, thing, name, i) for i, _ in enumerate(value, 1)]


def pioneer_tables(sides: Mapping[str, MapData]) -> dict[str, Any]:
    """What is printed on the sheets and cards of Pioneer Rails."""
    goals = [
        {
            "name": name,
            "type": rails.GOAL_TYPES[rails.goal_type(goal)],
            "needs": needs,
            "text": text,
        }
        for goal, (name, needs, text) in enumerate(
            zip(rails.GOALS, rails.GOAL_NEEDS, rails.GOAL_TEXTS, strict=True), 1
        )
    ]
    hands = [
        {"counts": list(counts), "name": name, "points": points}
        for counts, (name, points) in rails.HANDS.items()
    ]
    maps = {name: plain(side) for name, side in sides.items()}
    return {"maps": maps, "cards": list(rails.CARDS), "goals": goals, "hands": hands}
