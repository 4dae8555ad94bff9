"""What the rules call the pieces of a trail board: topics, of which each edition has the number."""

from __future__ import annotations

from typing import Final

from trailboss.games.trail.rules import Rules
from trailboss.games.trail.topics import Topic

PIECES: Final[dict[str, Topic]] = {
    "node": "phase.b",
    "node KC": "kansas-city",
    "node START": "leave",
    "use": "phase.b",
    "risk": "risk",
    "herder": "step.limit",
    "hazard": "hazard",
    "bandit": "bandit",
    "tile": "score.hazards",
    "space": "engine.forward",
    "engine": "engine.forward",
    "engine-space": "engine.forward",
    "station": "station",
    "master": "master",
    "city": "delivery",
    "arrow": "delivery.arrow",
    "cross": "transport",
    "foresight": "foresight",
    "job": "hire",
    "row": "hire.row",
    "worker": "hire.full",
    "option": "buy",
    "cow": "buy",
    "stack": "buy.reveal",
    "objective": "objective.play",
    "hand": "discard",
    "draw": "draw",
    "discard": "secret",
    "reserve": "build",
    "aux": "aux.open",
    "double": "aux.double",
    "disc": "disc",
    "dollars": "score.dollars",
    "certificates": "certificates",
    "exchange-tokens": "token.use",
}
"""By the kind of a piece, or by its whole name."""


def pieces(rules: Rules) -> dict[str, str]:
    """The rule of each kind of piece; none of what an edition does not have."""
    return {piece: rules.law[topic] for piece, topic in PIECES.items() if topic in rules.law}
