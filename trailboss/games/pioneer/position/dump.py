"""Positions written as plain data with names (R20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from trailboss.core.notation import encode
from trailboss.core.zones import Zone
from trailboss.games.pioneer.components import (
    CARDS,
    GOALS,
    LEVELS,
)
from trailboss.games.pioneer.position.players import sheet_doc
from trailboss.games.pioneer.state import PioneerState, Rules


def names_of(zone: Zone, table: Sequence[str]) -> list[str]:
    """Cards or goals by name; one seen from behind is a question mark."""
    return [table[item - 1] if item else "?" for item in zone]


def dump(s: PioneerState, usual: Rules) -> dict[str, Any]:
    """Everything that the game needs to go on."""
    return {
        "options": options_doc(s.rules, usual),
        "round": s.round,
        "turn": s.turn,
        "dealer": s.dealer,
        "deck": names_of(s.deck, CARDS),
        "shown": names_of(s.shown, CARDS),
        "taken": names_of((s.taken,), CARDS)[0] if s.taken else "",
        "secret": names_of(s.secret, CARDS),
        "discard": names_of(s.discard, CARDS),
        "goals": names_of(s.goals, GOALS),
        "face_down": names_of(s.face_down, GOALS),
        "met": places(s.met),
        "stale": places(s.stale),
        "sheets": [sheet_doc(s.board, p) for p in s.players],
        "before": [sheet_doc(s.board, p) for p in s.before],
        "stack": [encode(frame) for frame in s.stack],
        "rng": s.rng,
        "seen": s.revealed,
    }


def places(bits: int) -> list[int]:
    """The places of the bits that are set."""
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


def options_doc(rules: Rules, usual: Rules) -> dict[str, str]:
    """The options that are not as usual, as texts."""
    doc = {}
    for field in fields(Rules):
        value = getattr(rules, field.name)
        if value != getattr(usual, field.name) or field.name == "map":
            doc[field.name] = LEVELS[value] if field.name == "level" else str(value).lower()
    return doc
