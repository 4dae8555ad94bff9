"""The bots of El Paso."""

from __future__ import annotations

from typing import Final

from trailboss.bots.base import Budget
from trailboss.bots.elpaso import greedy, judge
from trailboss.bots.game_bots import BRIEF, SECOND, GameBots, Level, ladder

BOTS: Final = GameBots(
    judge=judge.make,
    greedy=greedy.make,
    enough=Budget(nodes=16),
    levels=ladder(
        Level(BRIEF, 1, 1.2),
        Level(BRIEF, 1, 0.8),
        Level(BRIEF, 1, 0.5),
        Level(BRIEF, 1, 0.25),
        Level(SECOND, patient=True),
    ),
)
