"""How Sam is set up: no money and no cards, but workers and a deck (R14.1 to R14.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.core.engine import Step
from trailboss.core.rng import shuffled
from trailboss.core.zones import add
from trailboss.games.gwt2.sam.seat import SAM, automa, level
from trailboss.games.trail.position.dump import worker_name
from trailboss.games.trail.state import AutomaCards, TrailState

BAG: Final = 1
"""The bag with the backs 2: his first workers come from it."""


@dataclass(frozen=True)
class SamSetUp(Step[TrailState]):
    """He has no money, no cards and no tokens, but one worker more (R14.2) and his deck."""

    def run(self, s: TrailState) -> None:
        p = s.own_player(SAM)
        p.dollars, p.tokens, p.draw, p.herder = 0, 0, (), s.rules.start
        first = s.rules.tiles[s.bags[BAG][0]].what
        trades = [worker_name(s.rules, trade) for trade in range(len(p.workers))]
        for trade in (first, *[trades.index(name) for name in level(s).extra]):
            recruit(s, trade)
        s.automa = AutomaCards(first, shuffled(s, automa(s).deck(s.options["sam"])), ())


def recruit(s: TrailState, trade: int) -> None:
    """The first worker of a trade leaves the bag for his board."""
    bag = s.bags[BAG]
    at = [s.rules.tiles[tile].what for tile in bag].index(trade)
    s.bags = (*s.bags[:BAG], (*bag[:at], *bag[at + 1 :]), *s.bags[BAG + 1 :])
    p = s.own_player(SAM)
    p.workers = add(p.workers, trade, 1)
