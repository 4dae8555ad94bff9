"""Arranging positions of the first edition for tests, and playing them."""

from __future__ import annotations

from tests.games.arranging import (
    Edition,
    card,
    cards,
    clear_slots,
    foresee,
    free,
    hold,
    lay,
    legal,
    names,
    node,
    park,
    quiet,
    refused,
    space,
    staff,
    stock,
    tile,
    tiles,
    told,
    turn,
    use,
    where,
    why,
)

_EDITION = Edition("gwt1")
GAME = _EDITION.GAME
game = _EDITION.game
table = _EDITION.table
play = _EDITION.play
score = _EDITION.score
yard = _EDITION.yard
view = _EDITION.view

__all__ = [
    "GAME",
    "card",
    "cards",
    "clear_slots",
    "foresee",
    "free",
    "game",
    "hold",
    "lay",
    "legal",
    "names",
    "node",
    "park",
    "play",
    "quiet",
    "refused",
    "score",
    "space",
    "staff",
    "stock",
    "table",
    "tile",
    "tiles",
    "told",
    "turn",
    "use",
    "view",
    "where",
    "why",
    "yard",
]
