"""Dumps: a position written as plain data with names."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.notation import encode
from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.movement import EL_PASO
from trailboss.games.elpaso.rules import Rules
from trailboss.games.elpaso.state import AWAY, ElPasoState, Player
from trailboss.games.elpaso.sue.deck import SPECIALITIES
from trailboss.games.elpaso.sue.state import Sue
from trailboss.games.kit.sides import written
from trailboss.games.trail.rules import EMPTY, NOBODY

NOTHING: Final = "-"
"""An empty place of the supply."""


def dump(s: ElPasoState) -> dict[str, Any]:
    """Everything that the game needs to go on."""
    rules = s.rules
    doc = {
        "options": s.options,
        "sides": written(s.sides, "ab"),
        "train": written(s.stars, "ps"),
        "turn": s.turn,
        "trail": {
            rules.nodes[at].name: rules.tiles[tile].name
            for at, tile in enumerate(s.board)
            if tile != EMPTY and at != EL_PASO
        },
        "cattle": dict(zip(field_names(rules), s.cattle, strict=True)),
        "workers": dict(zip(WORKERS, s.workers, strict=True)),
        "buildings": dict(zip(kind_names(rules), s.buildings, strict=True)),
        "simmental": s.simmental,
        "display": tokens(rules, s.display),
        "objectives": tokens(rules, s.stacks[0]),
        "bonuses": tokens(rules, s.stacks[1]),
        "gone": cards(rules, s.removed_cards),
        "ender": s.ender if s.ender != NOBODY else None,
        "steps": s.steps,
        "visit": s.visit,
        "rng": s.rng,
        "seen": s.revealed,
        "players": [player(rules, p) for p in s.players],
        "stack": [encode(frame) for frame in s.stack],
    }
    return doc if s.sue is None else {**doc, "sue": opponent(rules, s.sue)}


def field_names(rules: Rules) -> list[str]:
    """The breeds of the cattle market."""
    return [row.name for row in rules.fields]


def kind_names(rules: Rules) -> list[str]:
    """The kinds of buildings, by their numbers."""
    return [str(i + 1) for i in range(len(rules.kinds))]


def cards(rules: Rules, zone: Zone) -> list[str]:
    """Cards by name; one seen from behind is a question mark."""
    return [rules.cards[card].name for card in zone]


def tokens(rules: Rules, zone: Zone) -> list[str]:
    """Tokens by name; an empty place is a dash."""
    return [rules.tokens[token].name or NOTHING for token in zone]


def opponent(rules: Rules, sue: Sue) -> dict[str, Any]:
    """What Sue has beyond the things of her seat."""
    return {
        "row": [WORKERS[kind] for kind in sue.row],
        "joined": dict(zip(SPECIALITIES, sue.joined, strict=True)),
        "resources": cards(rules, sue.resources),
        "bot": [rules.sue[card - 1].name for card in sue.bot],
        "used": [rules.sue[card - 1].name for card in sue.used],
    }


def player(rules: Rules, p: Player) -> dict[str, Any]:
    """One seat's things."""
    return {
        "dollars": p.dollars,
        "certificates": p.certificates,
        "exchanges": p.exchanges,
        "rancher": None if p.rancher == AWAY else rules.nodes[p.rancher].name,
        "ready": dict(zip(WORKERS, p.ready, strict=True)),
        "discs": [row.name for row, on in zip(rules.slots, p.discs, strict=True) if on],
        "posts": {row.name: n for row, n in zip(rules.posts, p.posts, strict=True) if n},
        "hand": cards(rules, p.hand),
        "draw": cards(rules, p.draw),
        "discard": cards(rules, p.discard),
        "unseen": cards(rules, p.unseen),
        "tokens": tokens(rules, p.tokens),
    }
