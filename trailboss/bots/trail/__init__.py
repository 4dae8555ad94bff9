"""The bots of the trail games."""

from __future__ import annotations

from typing import Final

from trailboss.bots.base import Budget
from trailboss.bots.game_bots import BRIEF, SECOND, GameBots, Level, ladder
from trailboss.bots.lookahead import NODES
from trailboss.bots.trail import greedy, judge

BOTS: Final = GameBots(
    judge=judge.make,
    greedy=greedy.make,
    enough=Budget(nodes=2 * NODES),
    levels=ladder(
        Level(BRIEF, 1, 1.6),
        Level(BRIEF, 1, 1.1),
        Level(BRIEF, 1, 0.6),
        Level(Budget(nodes=NODES), 1),
        Level(SECOND, patient=True),
    ),
)
