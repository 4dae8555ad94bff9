"""Who judges positions, game by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.bots.elpaso import judge as elpaso_judge
from trailboss.bots.judge import Judge
from trailboss.bots.pioneer import judge as pioneer_judge
from trailboss.bots.trail import judge as trail_judge
from trailboss.core.game import Game

JUDGES: Final[dict[str, Callable[[Game, int], Judge]]] = {
    "gwt1": trail_judge.make,
    "gwt2": trail_judge.make,
    "elpaso": elpaso_judge.make,
    "pioneer": pioneer_judge.make,
}
"""Who judges positions of a game for a seat."""
PLANNED: Final = frozenset({"pioneer"})
"""Games whose bots plan whole turns by themselves; the others are searched by `Lookahead`."""
