"""The tables of the first edition for tests; `tests.games.arranging` arranges them."""

from __future__ import annotations

from tests.games.arranging import Edition

EDITION = Edition("gwt1")
GAME = EDITION.GAME
game = EDITION.game
table = EDITION.table
neutral = EDITION.neutral
play = EDITION.play
reveals = EDITION.reveals
score = EDITION.score
yard = EDITION.yard
view = EDITION.view
