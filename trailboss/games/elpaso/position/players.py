"""Players of a document: what each key of a seat means, and what is there if it is not named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from trailboss.core.errors import BadPosition
from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.rules import Rules
from trailboss.games.elpaso.setup import (
    neutral_spots,
    player,
)
from trailboss.games.elpaso.state import AWAY, ElPasoState, Player
from trailboss.games.kit.reading import Doc, chosen, discs_on, indexed

if TYPE_CHECKING:
    pass


KEYS: Final = (
    "dollars", "certificates", "exchanges", "rancher", "ready", "discs", "cleared", "posts", "hand",
    "draw", "discard", "unseen", "tokens",
)  # fmt: skip


def start(s: ElPasoState, seat: int) -> Player:
    """A player as the game begins: capital by seat, the rancher on the first neutral building."""
    p = player(s)
    p.dollars, p.exchanges = s.rules.capital[seat]
    p.rancher = neutral_spots(s.rules)[0]
    return p


def read_player(s: ElPasoState, p: Player, doc: Doc) -> Player:
    """One seat from its start; the draw pile is filled later, if it is not named."""
    rules = s.rules
    p.dollars = doc.number("dollars", p.dollars)
    p.exchanges = doc.number("exchanges", p.exchanges)
    p.certificates = doc.number("certificates", 0, 0, rules.certificates)
    p.rancher = rancher(rules, doc, p.rancher)
    p.ready = counts(doc, "ready", WORKERS, p.ready)
    p.posts = counts(doc, "posts", [row.name for row in rules.posts], p.posts)
    slots = [row.name for row in rules.slots]
    p.discs = discs_on(doc, slots, [row.dark for row in rules.slots], sum(p.posts))
    table = card_table(rules, len(rules.cards))
    p.hand = doc.zone("hand", card_table(rules, rules.first_worker), "cow")
    p.draw = doc.zone("draw", table, "card")
    p.discard = doc.zone("discard", table, "card")
    p.tokens = doc.zone("tokens", token_table(rules), "token")
    if doc.items("unseen"):
        raise BadPosition(
            "error-position-view",
            "{where} is a part of views; a view is not a position",
            where=doc.at("unseen"),
        )
    return p


def rancher(rules: Rules, doc: Doc, start: int) -> int:
    """The node of the rancher: null is beside the trail, nothing is where it starts."""
    if not doc.has("rancher"):
        return start
    if doc.get("rancher") is None:
        return AWAY
    nodes = indexed([node.name for node in rules.nodes])
    return chosen(doc.get("rancher"), doc.at("rancher"), nodes, "space of the trail")


def counts(doc: Doc, key: str, names: Sequence[str], default: Zone) -> Zone:
    """A number for each name."""
    table = Doc(doc.content.get(key, {}), doc.at(key), names)
    return tuple([table.number(name, n) for name, n in zip(names, default, strict=True)])


def card_table(rules: Rules, many: int) -> dict[str, int]:
    """The first `many` cards by name: cows come first."""
    return {rules.cards[i].name: i for i in range(1, many)}


def token_table(rules: Rules) -> dict[str, int]:
    """All tokens."""
    return {row.name: i for i, row in enumerate(rules.tokens) if i}
