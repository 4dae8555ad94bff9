"""Other figures for a trail game: a components file as a Rules value, every mistake with a line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from trailboss.games.kit.components import complaint
from trailboss.games.kit.figure_reader import Reader
from trailboss.games.trail.figures import board, cards, player
from trailboss.games.trail.figures import tiles as bags
from trailboss.games.trail.figures.automa import read_automa
from trailboss.games.trail.figures.document import to_doc
from trailboss.games.trail.figures.effect_text import Cattle
from trailboss.games.trail.rules import Card, Rules
from trailboss.games.trail.shared_components import with_actions


def from_doc(doc: Mapping[str, Any], printed: Rules) -> Rules:
    """The rules with the figures of a document, or BadComponents with all that is wrong."""
    r = Reader(doc, list(to_doc(printed)))
    herd = cards.read_cattle(r, printed)
    deck, starting = cards.objective_names(r, printed)
    cards.check_names(r, [*[card.name for card in herd], *deck, *starting])
    cattle = Cattle((*herd, *[Card(name) for name in deck]))
    cities = board.read_cities(r, printed)
    goal = cities[-1] if cities else printed.cities[-1]
    objectives = cards.read_objectives(r, printed, (deck, starting), cattle, goal)
    rules = replace(
        printed,
        cards=(*herd, *[Card(row.name) for row in objectives]),
        first_objective=len(herd),
        objectives=objectives,
        deck=len(deck),
        options=cards.read_fields(r, printed, cattle),
        cities=cities,
        arrows=board.read_arrows(r, cities, cattle),
        opponent=read_automa(r, printed, cities),
        neutral=player.read_neutral(r, printed, cattle),
        private=player.read_private(r, printed, cattle),
        worker_spaces=player.read_worker_spaces(r, printed, cattle),
    )
    rules = with_tracks(r, with_player_board(r, rules, cattle), cattle)
    rules = with_tiles(r, rules)
    if r.faults:
        raise complaint(*r.faults)
    return with_actions(rules)


def with_player_board(r: Reader, rules: Rules, cattle: Cattle) -> Rules:
    """The slots, and the auxiliary actions that they open."""
    slots = player.read_slots(r, rules)
    rows, opened = player.read_auxiliary(r, rules, cattle, slots)
    return replace(rules, discs=slots, aux=rows, aux_open=opened)


def with_tracks(r: Reader, rules: Rules, cattle: Cattle) -> Rules:
    """The railroad with its stations and their masters, and the rows of the job market."""
    spaces, stations, crosses = board.read_railroad(r, rules)
    waiting = len([row for row in stations if row.master])
    prices, refills = board.read_job_market(r)
    return replace(
        rules,
        spaces=spaces,
        stations=stations,
        crosses=crosses,
        masters=player.read_masters(r, rules, cattle, waiting),
        prices=prices,
        refill_rows=refills,
    )


def with_tiles(r: Reader, rules: Rules) -> Rules:
    """The trail, and the tiles that will lie there."""
    nodes = board.read_trail(r, rules, Cattle(rules.cards[: rules.first_objective + rules.deck]))
    sections = ["bags", *(["other_bags"] if rules.other_bags else [])]
    tiles = bags.read_tiles(r, rules, sections)
    many = len(rules.bags)
    contents = [bags.read_bags(r, section, tiles, many) for section in sections]
    if r.faults:
        return rules
    for section, found in zip(sections, contents, strict=True):
        rows = len(rules.prices)
        bags.check_bags(
            r, section, found, tiles.tiles, nodes, rows, rules.first_tiles, rules.opponent
        )
    start, end = board.ends(nodes)
    return replace(
        rules,
        nodes=nodes,
        start=start,
        kansas_city=end,
        tiles=tiles.tiles,
        first_neutral=tiles.first_neutral,
        first_private=tiles.first_private,
        bags=contents[0],
        other_bags=contents[1] if len(contents) > 1 else (),
    )
