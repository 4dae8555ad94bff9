"""Players of a document: what each key of a seat means, and what is there if it is not named."""

from __future__ import annotations

from typing import Final

from trailboss.core.errors import BadPosition
from trailboss.core.zones import Zone
from trailboss.games.kit.reading import Doc, chosen, discs_on, indexed, once, whole
from trailboss.games.trail.position.dump import worker_name
from trailboss.games.trail.rules import BANDIT, HAZARD, Rules
from trailboss.games.trail.setup import player
from trailboss.games.trail.state import Player, TrailState

KEYS: Final = (
    "dollars",
    "certificates",
    "tokens",
    "herder",
    "engine",
    "workers",
    "discs",
    "cleared",
    "hand",
    "draw",
    "discard",
    "area",
    "secret",
    "unseen",
    "hazards",
    "bandits",
    "masters",
    "reserve",
    "stations",
    "cities",
)


def read_player(s: TrailState, seat: int, doc: Doc) -> Player:
    """One seat. Zones that are not named stay empty here and are filled from the box."""
    rules = s.rules
    p = player(s, seat, 0)
    if s.rules.automa is not None and seat == 1:
        p.dollars, p.tokens, p.herder = 0, 0, rules.start
    p.dollars = doc.number("dollars", p.dollars)
    p.tokens = doc.number("tokens", p.tokens)
    p.certificates = certificates(rules, doc)
    p.herder = herder(rules, doc) if doc.has("herder") else p.herder
    p.engine = engine(rules, doc)
    p.workers = hired(rules, doc)
    p.stations = sum(
        [1 << i for i in once(numbers(doc, "stations", len(rules.stations)), doc.at("stations"))]
    )
    p.cities = cities(rules, doc)
    slots = [row.name for row in rules.discs]
    dark = [row.black for row in rules.discs]
    p.discs = discs_on(doc, slots, dark, sum(p.cities) + p.stations.bit_count())
    p.reserve = once(numbers(doc, "reserve", len(rules.private)), doc.at("reserve"))
    p.masters = doc.zone("masters", indexed([row.name for row in rules.masters]), "stationmaster")
    p.hazards = doc.zone("hazards", tile_table(rules, HAZARD), "hazard")
    p.bandits = doc.zone("bandits", tile_table(rules, BANDIT), "bandit")
    read_cards(rules, p, doc)
    return p


def read_cards(rules: Rules, p: Player, doc: Doc) -> None:
    """The deck, the area, and what of the hand others have not seen."""
    table = deck_table(rules)
    p.hand = doc.zone("hand", table, "card")
    p.draw = doc.zone("draw", table, "card")
    p.discard = doc.zone("discard", table, "card")
    p.area = doc.zone("area", objective_table(rules, len(rules.objectives)), "objective")
    p.secret = doc.zone("secret", objective_table(rules, rules.deck), "objective")
    if doc.items("unseen"):
        raise BadPosition(
            "error-position-view",
            "{where} is a part of views; a view is not a position",
            where=doc.at("unseen"),
        )


def deck_table(rules: Rules) -> dict[str, int]:
    """The cards that a deck may have: cattle and objectives, not those of the start."""
    names = [card.name for card in rules.cards[: rules.first_objective + rules.deck]]
    return {name: i for i, name in enumerate(names) if i}


def objective_table(rules: Rules, many: int) -> dict[str, int]:
    """The first `many` objective cards by name: those of the deck come first."""
    first = rules.first_objective
    return {rules.cards[i].name: i for i in range(first, first + many)}


def tile_table(rules: Rules, kind: int) -> dict[str, int]:
    """The tiles of a kind."""
    return {tile.name: i for i, tile in enumerate(rules.tiles) if tile.kind == kind}


def certificates(rules: Rules, doc: Doc) -> int:
    """The space of the marker from the number on it."""
    number = doc.number("certificates", 0)
    if number not in rules.certificates:
        track = ", ".join([str(n) for n in rules.certificates])
        raise BadPosition(
            "error-position-on-track",
            "{where}: {value} is not on the track {track}",
            where=doc.at("certificates"),
            value=number,
            track=track,
        )
    return rules.certificates.index(number)


def herder(rules: Rules, doc: Doc) -> int:
    """The node of the herder; null or nothing is beside the board."""
    if doc.get("herder") is None:
        return -1
    spaces = {
        node.name: at
        for at, node in enumerate(rules.nodes)
        if node.after or at == rules.kansas_city
    }
    return chosen(doc.get("herder"), doc.at("herder"), spaces, "space of the trail")


def engine(rules: Rules, doc: Doc) -> int:
    """The space of the engine; a plain number is as good as its name."""
    if not doc.has("engine"):
        return 0
    value = doc.get("engine")
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(whole(value, doc.at("engine"), 0, rules.spaces[-1].number))
    spaces = indexed([space.name for space in rules.spaces])
    return chosen(value, doc.at("engine"), spaces, "railroad space")


def hired(rules: Rules, doc: Doc) -> Zone:
    """Workers per trade, the printed one included."""
    names = [worker_name(rules, trade) for trade in range(len(rules.worker_spaces))]
    table = Doc(doc.content.get("workers", {}), doc.at("workers"), names)
    return tuple([table.number(name, 1, 1, rules.full_row) for name in names])


def cities(rules: Rules, doc: Doc) -> Zone:
    """Discs per city."""
    names = [city.name for city in rules.cities]
    table = Doc(doc.content.get("cities", {}), doc.at("cities"), names)
    most = [99 if city.repeatable else 1 for city in rules.cities]
    return tuple([table.number(name, 0, 0, n) for name, n in zip(names, most, strict=True)])


def numbers(doc: Doc, key: str, last: int) -> Zone:
    """A list of numbers from 1, as indices from 0."""
    return tuple([whole(item, doc.at(key), 1, last) - 1 for item in doc.items(key)])
