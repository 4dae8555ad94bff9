"""Sam's herder: the shortest way to Kansas City (R14.5)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.engine import Step
from trailboss.games.gwt2.sam import policy
from trailboss.games.gwt2.sam.seat import PERSON, SAM, automa, sam, trade_name, workers_of
from trailboss.games.trail.effects import own_buildings
from trailboss.games.trail.rules import EMPTY
from trailboss.games.trail.state import TrailState, gain
from trailboss.games.trail.ways import fee

Cost = tuple[int, int]
"""How long a way is in locations, and what the person gains on it."""


def steps_of(s: TrailState, number: int) -> int:
    """How far a card of this number sends him (R14.6)."""
    card = automa(s).cards[number - 1]
    buildings = max([len(own_buildings(s, seat)) for seat in range(len(s.players))])
    return policy.steps(card, buildings, workers_of(s), trade_name(s, s.automa.specialty))


def branches(s: TrailState, at: int) -> list[int]:
    """The locations one step ahead, branch by branch in the order of the board."""
    found: list[int] = []
    for near in s.rules.nodes[at].after:
        for q in branches(s, near) if s.board[near] == EMPTY else [near]:
            if q not in found:
                found.append(q)
    return found


def toll(s: TrailState, at: int) -> int:
    """What the person gains when Sam enters a location: the fee of the person's own building."""
    return fee(s, SAM, at) if s.rules.tiles[s.board[at]].owner == PERSON else 0


def cost(s: TrailState, at: int, known: dict[int, Cost]) -> Cost:
    """The best way from a location to Kansas City; the location itself counts."""
    if at not in known:
        length, dollars = 1, toll(s, at)
        if at != s.rules.kansas_city:
            rest = min([cost(s, near, known) for near in branches(s, at)])
            length, dollars = length + rest[0], dollars + rest[1]
        known[at] = (length, dollars)
    return known[at]


def next_location(s: TrailState, at: int) -> int:
    """The next location of the best way; of equal ways the first branch."""
    known: dict[int, Cost] = {}
    ways = [(cost(s, near, known), i, near) for i, near in enumerate(branches(s, at))]
    return min(ways)[2]


@dataclass(frozen=True)
class SamMoves(Step[TrailState]):
    """All steps of the card, unless Kansas City comes first."""

    card: int = 0

    def run(self, s: TrailState) -> None:
        steps = steps_of(s, self.card)
        start = s.rules.nodes[sam(s).herder].name
        s.tell("sam-steps", SAM, "automa.move", steps, start)
        while steps > 0 and sam(s).herder != s.rules.kansas_city:
            enter(s, next_location(s, sam(s).herder))
            steps -= 1


def enter(s: TrailState, at: int) -> None:
    """He pays nothing; for the person's buildings the bank pays."""
    s.own_player(SAM).herder = at
    s.tell("move", SAM, "automa.move", 1, s.rules.nodes[at].name)
    gain(s, PERSON, toll(s, at), "automa.fee")
