"""Sam in Kansas City: foresights by lot, and one disc to the next city (R14.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.core.engine import Step
from trailboss.core.rng import below
from trailboss.core.zones import add
from trailboss.games.gwt2.sam import policy
from trailboss.games.gwt2.sam.seat import SAM, level, nothing, sam, spend_disc
from trailboss.games.gwt2.sam.take import take_objective
from trailboss.games.trail.delivery import arrow, completed
from trailboss.games.trail.kansas_city import LeaveKansasCity, choosable, foreseen, place_tile
from trailboss.games.trail.objectives import TakeObjective
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.topics import Topic

TOPIC: Final[Topic] = "automa.visit"


@dataclass(frozen=True)
class SamVisits(Step[TrailState]):
    """If he has reached Kansas City: three tiles, a delivery, and back to the start."""

    def run(self, s: TrailState) -> None:
        if sam(s).herder != s.rules.kansas_city:
            return
        for column in range(len(s.foresight)):
            draw_lot(s, column)
        deliver(s)
        s.then(LeaveKansasCity(SAM))


def draw_lot(s: TrailState, column: int) -> None:
    """Each tile of the column that may be chosen is as likely as the other."""
    places = choosable(s, column)
    if not places:
        return
    tile = foreseen(s, column, places[below(s, len(places))])
    s.reveal()
    s.tell("sam-lot", SAM, TOPIC, column + 1, s.rules.tiles[tile].name)
    place_tile(s, SAM, tile)


def next_city(s: TrailState) -> int:
    """The city of the first delivery, later the one to the right of the last; at last New York."""
    last = max([i for i, discs in enumerate(sam(s).cities) if discs], default=-1)
    names = [city.name for city in s.rules.cities]
    return policy.next_city(last, names.index(level(s).first_city), len(names))


def deliver(s: TrailState) -> None:
    """Without cattle, income and transport; of the arrows only objective cards are his."""
    if not spend_disc(s):
        nothing(s, TOPIC, "disc")
        return
    city = next_city(s)
    p = s.own_player(SAM)
    p.cities = add(p.cities, city, 1)
    s.tell("deliver", SAM, TOPIC, 1, s.rules.cities[city].name)
    for pair in completed(s, SAM, city):
        if isinstance(arrow(s, pair), TakeObjective):
            take_objective(s, TOPIC)
