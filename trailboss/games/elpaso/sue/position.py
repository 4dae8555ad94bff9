"""Sue in a position written by hand: what is not named is as at set-up (R14.1-R14.5)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from trailboss.core.errors import BadPosition
from trailboss.core.rng import shuffled
from trailboss.core.zones import Zone, in_order
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.elements import deck
from trailboss.games.elpaso.rules import ALL_ROUNDER
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.sue.deck import SPECIALITIES
from trailboss.games.elpaso.sue.setup import bot_deck, decks, resource_deck
from trailboss.games.elpaso.sue.state import SUE, Sue
from trailboss.games.kit.reading import Doc, indexed, once

KEYS: Final = ("row", "joined", "resources", "bot", "used")


def read_sue(s: ElPasoState, doc: Doc) -> Sue:
    """Her row, her decks and the all-rounders of each speciality; her seat is read before."""
    row = decks(s).row
    if doc.has("row"):
        row = once(doc.zone("row", indexed(SPECIALITIES), "speciality"), doc.at("row"))
    if len(row) != len(SPECIALITIES):
        raise BadPosition(
            "error-position-order",
            "{where} must name {names} in some order",
            where=doc.at("row"),
            names=", ".join(SPECIALITIES),
        )
    added = joined(s, doc, row)
    cards = {card.name: i for i, card in enumerate(s.rules.sue, 1)}
    used = doc.zone("used", cards, "bot card")
    bot = doc.zone("bot", cards, "bot card")
    if not doc.has("bot"):
        bot = dealt(s, bot_deck(s, used), used)
    table = {s.rules.cards[card].name: card for card in resource_deck(s.rules)}
    resources = doc.zone("resources", table, "resource card")
    if not doc.has("resources"):
        own = tuple([s.rules.first_worker + WORKERS.index(name) for name in SPECIALITIES])
        drawn = Counter(deck(s, SUE)) - Counter(own)
        resources = dealt(s, resource_deck(s.rules), tuple(drawn.elements()))
    return Sue(row, added, resources, bot, used)


def joined(s: ElPasoState, doc: Doc, row: Zone) -> Zone:
    """All-rounders by speciality; those that are not named are with the leftmost one."""
    table = Doc(doc.content.get("joined", {}), doc.at("joined"), SPECIALITIES)
    many = s.players[SUE].ready[ALL_ROUNDER]
    rest = 0 if doc.has("joined") else many
    return tuple(
        [table.number(name, rest if WORKERS.index(name) == row[0] else 0) for name in SPECIALITIES]
    )


def dealt(s: ElPasoState, every: Zone, gone: Zone) -> Zone:
    """A shuffled deck of the cards that are not gone."""
    left = Counter(every) - Counter(gone)
    return shuffled(s, in_order(tuple(left.elements())))
