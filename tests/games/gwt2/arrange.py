"""The tables of the second edition for tests; `tests.games.arranging` arranges them."""

from __future__ import annotations

from tests.games.arranging import Edition

EDITION = Edition("gwt2")
GAME = EDITION.GAME
game = EDITION.game
table = EDITION.table
neutral = EDITION.neutral
play = EDITION.play
reveals = EDITION.reveals
score = EDITION.score
yard = EDITION.yard
view = EDITION.view
