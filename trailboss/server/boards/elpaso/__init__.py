"""The board of El Paso: its tables with the provenance of each figure, and its layout."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.games.elpaso import tally as counted
from trailboss.games.elpaso.anytime import ANYTIME
from trailboss.games.elpaso.figures.document import to_doc
from trailboss.games.elpaso.figures.file import provenance
from trailboss.games.elpaso.game import ElPaso
from trailboss.games.elpaso.printed_rules import RULES as PRINTED
from trailboss.games.elpaso.rules import Rules
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.kit.figure_reader import Value
from trailboss.server.boards.board import Board, Doc
from trailboss.server.boards.elpaso.documents import ElPasoDocuments
from trailboss.server.boards.elpaso.opponents import SueFigures
from trailboss.server.boards.elpaso.pieces import PIECES
from trailboss.server.boards.places import measured, nodes
from trailboss.server.boards.printed import plain, rule_tables

OWNERS: Final = "owner"
"""The provenance of a figure that is not the printed one."""
MORE_POSTS: Final = ((608, 480), (244, 480), (654, 344), (198, 344), (699, 480), (153, 480))


def printed(game: Game, options: Mapping[str, str]) -> Doc:
    """The tables, where they lie, and where each figure comes from."""
    assert isinstance(game, ElPaso), "El Paso"
    return {
        "layout": layout(game.name, game.rules),
        "tables": tables(game.rules),
        "rules": PIECES,
        "provenance": provenances(game.rules),
    }


def tally(view: State) -> Doc:
    """What the rules count for each player."""
    assert isinstance(view, ElPasoState), "a view of El Paso"
    return counted.tally(view)


def layout(name: str, rules: Rules) -> dict[str, Any]:
    """The board of a ring."""
    found = measured(name)
    posts = [post.name for post in rules.posts if post.name not in found["posts"]]
    more = {post: MORE_POSTS[i % len(MORE_POSTS)] for i, post in enumerate(posts)}
    return {
        **found,
        "nodes": nodes(found["nodes"], rules.nodes),
        "posts": {**found["posts"], **more},
    }


def tables(rules: Rules) -> dict[str, Any]:
    """The tables of El Paso with all prices, and what may be done at any time (R7)."""
    found = rule_tables(rules)
    for section, trade in (("kinds", "builders"), ("train", "engineers")):
        for row in found[section]:
            row["dollars"] = rules.price(row[trade])
    anytime = [{"action": action.text, "effect": plain(effect)} for action, effect in ANYTIME]
    return {**found, "anytime": anytime}


def provenances(rules: Rules) -> dict[str, dict[str, dict[str, str | list[str]]]]:
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


BOARD: Final = Board(ElPasoDocuments, printed, tally, {"sue": SueFigures})
