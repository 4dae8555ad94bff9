"""Five levels, the same for every game: from a learner's partner to the strongest at a second.

A weak level looks less far and chooses more softly among what is nearly as good. It never blunders
on purpose: what it finds worse by more than a few softnesses it does not take (see `soft`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.bots.base import Bot, Budget
from trailboss.bots.judge import FAR
from trailboss.bots.judges import JUDGES, PLANNED
from trailboss.bots.lookahead import NODES, Lookahead
from trailboss.bots.pioneer.strong import NODES as TABLES
from trailboss.bots.pioneer.strong import Strong
from trailboss.core.game import Game

TENDERFOOT: Final = "tenderfoot"
WRANGLER: Final = "wrangler"
RANCHER: Final = "rancher"
FOREMAN: Final = "foreman"
LEGEND: Final = "legend"


@dataclass(frozen=True)
class Level:
    """How a level thinks about a decision."""

    budget: Budget
    turns: int = FAR
    """The most ends of a turn that it looks ahead: 1 is the own turn only."""
    softness: float = 0.0
    """In points: an option that is worse by this is taken about a third as often as the best."""
    patient: bool = False
    """Does it look at the turns after those too, where its game has the time for it?"""


BRIEF: Final = Budget(nodes=1)
"""As little as a look can be: two guesses, or one table further."""
ENOUGH: Final = {
    "gwt1": Budget(nodes=2 * NODES),
    "gwt2": Budget(nodes=2 * NODES),
    "elpaso": Budget(nodes=16),
    "pioneer": Budget(nodes=TABLES),
}
"""What `strong` is given: a decision takes up to 50 milliseconds by it."""
SECOND: Final = Budget(milliseconds=1000)
TRAIL: Final = {
    TENDERFOOT: Level(BRIEF, 1, 1.6),
    WRANGLER: Level(BRIEF, 1, 1.1),
    RANCHER: Level(BRIEF, 1, 0.6),
    FOREMAN: Level(Budget(nodes=NODES), 1),
    LEGEND: Level(SECOND, patient=True),
}
EL_PASO: Final = {
    TENDERFOOT: Level(BRIEF, 1, 1.2),
    WRANGLER: Level(BRIEF, 1, 0.8),
    RANCHER: Level(BRIEF, 1, 0.5),
    FOREMAN: Level(BRIEF, 1, 0.25),
    LEGEND: Level(SECOND, patient=True),
}
PIONEER: Final = {
    TENDERFOOT: Level(BRIEF, 1, 14.0),
    WRANGLER: Level(Budget(nodes=12), 2, 7.0),
    RANCHER: Level(Budget(nodes=12), 2, 2.2),
    FOREMAN: Level(Budget(nodes=12), 2, 0.8),
    LEGEND: Level(SECOND),
}
LEVELS: Final[dict[str, dict[str, Level]]] = {
    "gwt1": TRAIL,
    "gwt2": TRAIL,
    "elpaso": EL_PASO,
    "pioneer": PIONEER,
}
"""The levels of each game, the weakest first."""


def sit(level: Level, game: Game, seat: int, seed: int, budget: Budget) -> Bot:
    """A bot that plays at a level."""
    if game.name in PLANNED:
        return Strong(seat, budget, level.turns - 1, level.softness, seed)
    judge = JUDGES[game.name](game, seat)
    judge.most, judge.patient = level.turns, level.patient
    return Lookahead(judge, seed, budget, level.softness)
