"""The board of the trail games: its tables, and its layout with room for what an owner added."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any, Final

from trailboss.core.engine import Effect, State
from trailboss.core.game import Game, validated_options
from trailboss.games.trail import tally as counted
from trailboss.games.trail.game import TrailGame
from trailboss.games.trail.rules import Rules
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.tiles import RemoveHazard
from trailboss.server.boards.board import Board, Doc
from trailboss.server.boards.places import APART, CORNER, Place, Places, between, measured, nodes
from trailboss.server.boards.printed import rule_tables
from trailboss.server.boards.trail.documents import TrailDocuments
from trailboss.server.boards.trail.opponents import SamFigures
from trailboss.server.boards.trail.pieces import pieces

BELOW: Final = 45.0
"""How far a moved station stands below its space."""


def printed(game: Game, options: Mapping[str, str]) -> Doc:
    """The rules with these options as tables, where they lie, and where the rules tell of them."""
    assert isinstance(game, TrailGame), "a trail game"
    rules = game.rules(validated_options(game, game.seats[-1], options))
    return {
        "layout": layout(game.name, rules),
        "tables": tables(rules),
        "rules": pieces(rules),
    }


def tables(rules: Rules) -> dict[str, Any]:
    """The tables; each disc of an auxiliary action has the slot that it covers.

    Whether somebody plays alone is not known here: the automa is that of the box.
    """
    found = rule_tables(rules)
    automa = rules.opponent
    found["automa"] = None if automa is None else {"side": automa.side}
    for disc in found["discs"]:
        disc["slot"] = 0
    for opened, discs in zip(rules.aux_open, rules.aux_discs, strict=True):
        for slot, at in enumerate(discs, opened + 1):
            found["discs"][at]["slot"] = slot
    return {**found, "clearing": clearing(rules)}


def clearing(rules: Rules) -> list[int]:
    """What removing a hazard costs at the buildings that allow it, each price once."""
    sides = [*rules.neutral, *[side for both in rules.private for side in both]]
    effects = [effect for side in sides for effect in side.effects]
    return sorted({price for effect in effects for price in hazard_prices(effect)})


def hazard_prices(effect: Effect[Any] | None) -> list[int]:
    """What an effect asks for a hazard, by itself or by one of its parts."""
    if isinstance(effect, RemoveHazard):
        return [effect.dollars]
    parts = [*getattr(effect, "effects", ()), getattr(effect, "reward", None)]
    return [price for part in parts if part for price in hazard_prices(part)]


def tally(view: State) -> Doc:
    """What the rules count for each player."""
    assert isinstance(view, TrailState), "a view of a trail game"
    return counted.tally(view)


def layout(name: str, rules: Rules) -> dict[str, Any]:
    """The board of a trail game."""
    found = measured(name)
    spaces = track(found["spaces"], rules)
    return {
        **found,
        "nodes": nodes(found["nodes"], rules.nodes),
        "spaces": spaces,
        "stations": stations(found, rules, spaces),
        "cities": in_a_row(found["cities"], [city.name for city in rules.cities]),
        "jobs": rows(found["jobs"], len(rules.prices)),
    }


def track(printed: Mapping[str, Place], rules: Rules) -> Places:
    """A turnout stands between the spaces beside it; a longer track goes on at its end."""
    known = dict(printed)
    last = max([int(name) for name in printed if "." not in name])
    step = [a - b for a, b in zip(known[str(last)], known[str(last - 1)], strict=True)]
    for space in rules.spaces:
        beyond = space.number - last
        if beyond > 0:
            end = known[str(last)]
            known[str(space.number)] = [end[i] + step[i] * beyond for i in (0, 1)]
    for space in rules.spaces:
        if space.name not in known:
            sides = [known[str(space.number)], known[str(space.number + 1)]]
            known[space.name] = between(sides, APART)
    return known


def stations(found: Mapping[str, Any], rules: Rules, spaces: Places) -> Places:
    """A station that is not where the printed one is stands below its space."""
    known: Places = dict(found["stations"])
    for row in rules.stations:
        space = rules.spaces[row.at].name
        if row.name not in known or space not in found["spaces"]:
            x, y = spaces[space]
            known[row.name] = [x, y + BELOW]
    return known


def in_a_row(printed: Mapping[str, Place], names: list[str]) -> Places:
    """Added cities stand between those beside them, or behind the last."""
    known = dict(printed)
    for i, name in enumerate(names):
        if name not in known:
            beside = [known[near] for near in names[max(i - 1, 0) : i + 2] if near in known]
            known[name] = between(beside, APART) if beside else CORNER
    return known


def rows(printed: list[list[Place]], many: int) -> list[list[Place]]:
    """The rows of the job market share the height of the printed ones."""
    if many <= len(printed):
        return printed
    top, bottom = printed[0][0][1], printed[-1][0][1]
    heights = [top + (bottom - top) * row / (many - 1) for row in range(many)]
    return [[[place[0], round(y, 1)] for place in printed[0]] for y in heights]


BOARD: Final = Board(TrailDocuments, printed, tally, {"sam": SamFigures}, attrgetter("board"))
