"""Sam, the opponent of somebody who plays alone: his seat and how he is set up (R14.1 to R14.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.core.engine import Step
from trailboss.core.rng import shuffled
from trailboss.core.zones import add
from trailboss.games.trail.dumps import worker_name
from trailboss.games.trail.rules import Automa, AutomaLevel
from trailboss.games.trail.state import AutomaCards, Player, TrailState
from trailboss.games.trail.topics import Topic

SAM: Final = 1
"""His seat, behind the only person."""
PERSON: Final = 0
BAG: Final = 1
"""The bag with the backs 2: his first workers come from it."""
LAW: Final[dict[Topic, str]] = {
    "automa.turn": "R14.4",
    "automa.move": "R14.5",
    "automa.fee": "R14.5",
    "automa.card": "R14.6",
    "automa.hire": "R14.7",
    "automa.engine": "R14.8",
    "automa.buy": "R14.9",
    "automa.build": "R14.9",
    "automa.take": "R14.10",
    "automa.visit": "R14.11",
    "automa.score": "R14.12",
}
"""Where the topics of his turn stand."""


def sam(s: TrailState) -> Player:
    """His things."""
    return s.players[SAM]


def automa(s: TrailState) -> Automa:
    """What is printed for him."""
    found = s.rules.automa
    assert found is not None, "a game against Sam"
    return found


def level(s: TrailState) -> AutomaLevel:
    """How strong he is at this table."""
    return automa(s).level(s.options["sam"])


def trade_name(s: TrailState, trade: int) -> str:
    """What a worker of his is called."""
    return worker_name(s.rules, trade)


def nothing(s: TrailState, topic: Topic, thing: str) -> None:
    """He would take such a thing, but there is none for him."""
    s.tell("sam-nothing", SAM, topic, 0, f"sam-no-{thing}")


def spend_disc(s: TrailState) -> bool:
    """A disc leaves the heap beside his board; it covers nothing and opens nothing."""
    p = s.own_player(SAM)
    if 1 not in p.discs:
        return False
    at = p.discs.index(1)
    p.discs = add(p.discs, at, -1)
    return True


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
