"""The cards of an automa: read from a document, and audited."""

from __future__ import annotations

from collections import Counter

from trailboss.core.errors import BadPosition
from trailboss.core.message import Message
from trailboss.core.rng import shuffled
from trailboss.core.zones import HIDDEN, Zone
from trailboss.games.kit.reading import Doc, chosen, indexed, once, whole
from trailboss.games.trail.position.dump import worker_name
from trailboss.games.trail.rules import Automa
from trailboss.games.trail.state import AutomaCards, TrailState


def read_automa(s: TrailState, top: Doc) -> None:
    """The automa's cards; those that are not named are its draw stack, shuffled.

    Without a named specialty it is what the automa has most workers of.
    """
    automa = s.rules.automa
    if automa is None:
        return
    doc = Doc(top.content.get("automa", {}), "automa", ("specialty", "draw", "discard"))
    workers = s.players[-1].workers
    best = workers.index(max(workers))
    if doc.has("specialty"):
        trades = indexed([worker_name(s.rules, trade) for trade in range(len(workers))])
        best = chosen(doc.get("specialty"), doc.at("specialty"), trades, "trade")
    deck = deck_of(s, automa)
    discard = numbers(doc, "discard", deck)
    rest = tuple([card for card in deck if card not in discard])
    draw = numbers(doc, "draw", deck) if doc.has("draw") else shuffled(s, rest)
    s.automa = AutomaCards(best, draw, discard)


def deck_of(s: TrailState, automa: Automa) -> Zone:
    """The numbers of the cards with which the automa plays at this table."""
    return automa.deck(s.options[automa.option])


def numbers(doc: Doc, key: str, deck: Zone) -> Zone:
    """Cards by number, each once and all of the deck."""
    found = tuple([whole(item, doc.at(key), 0, max(deck)) for item in doc.items(key)])
    if HIDDEN in found or not {*found} <= {*deck}:
        raise BadPosition(
            "error-position-other-card",
            "{where} has a card that is not in the deck of this game",
            where=doc.at(key),
        )
    return once(found, doc.at(key))


def automa_faults(s: TrailState) -> list[Message]:
    """Its cards are all there; it has no money, no tokens, no certificates and no deck."""
    automa = s.rules.automa
    if automa is None:
        return []
    p = s.players[-1]
    found: list[Message] = []
    if Counter((*s.automa.draw, *s.automa.discard)) != Counter(deck_of(s, automa)):
        found.append(
            Message("error-audit-automa-cards", "the cards of the automa are not complete")
        )
    if p.dollars or p.tokens or p.certificates:
        found.append(
            Message(
                "error-audit-automa-money",
                "the automa has no money, no exchange tokens and no certificates",
            )
        )
    if p.hand or p.draw or any([s.rules.cards[card].own for card in p.discard]):
        found.append(
            Message("error-audit-automa-deck", "the automa has no cards but those that it gained")
        )
    if p.herder < 0:
        found.append(
            Message("error-audit-automa-herder", "the herder of the automa is always on the board")
        )
    return found
