"""The bots of Pioneer Rails."""

from __future__ import annotations

from typing import Final

from trailboss.bots.base import Budget
from trailboss.bots.game_bots import BRIEF, SECOND, GameBots, Level, ladder
from trailboss.bots.pioneer import explain, greedy, judge, strong

FURTHER: Final = Budget(nodes=12)
"""A look one turn further."""

BOTS: Final = GameBots(
    judge=judge.make,
    greedy=greedy.make,
    enough=Budget(nodes=strong.NODES),
    levels=ladder(
        Level(BRIEF, 1, 14.0),
        Level(FURTHER, 2, 7.0),
        Level(FURTHER, 2, 2.2),
        Level(FURTHER, 2, 0.8),
        Level(SECOND),
    ),
    thinking=strong.planning,
    explain=explain.explain,
)
