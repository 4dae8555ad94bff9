"""Sam's seat at the table, and where the topics of his turn stand (R14.1)."""

from __future__ import annotations

from typing import Final

from trailboss.core.zones import add
from trailboss.games.trail.position.dump import worker_name
from trailboss.games.trail.rules import Automa, AutomaLevel
from trailboss.games.trail.state import Player, TrailState
from trailboss.games.trail.topics import Topic

SAM: Final = 1
"""His seat, behind the only person."""
PERSON: Final = 0
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


def trades(s: TrailState) -> list[str]:
    """The names of the trades, in the order of his board."""
    return [trade_name(s, trade) for trade in range(len(sam(s).workers))]


def workers_of(s: TrailState) -> dict[str, int]:
    """His workers by trade, the printed ones included."""
    return dict(zip(trades(s), sam(s).workers, strict=True))


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
