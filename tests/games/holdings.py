"""What a player has at the end, written in one line, and doors that stay shut."""

from __future__ import annotations

import pytest

from tests.games.arranging import cards, lay, tiles
from trailboss.core.errors import IllegalAction
from trailboss.games.trail.position.dump import dump
from trailboss.games.trail.state import TrailState


def forbidden(s: TrailState, seat: int, text: str) -> str:
    """The door refuses and nothing changes; gives the reason."""
    before = dump(s)
    with pytest.raises(IllegalAction) as error:
        s.play(seat, s.rules.act.space.parse(text))
    assert dump(s) == before
    return str(error.value)


def own(
    s: TrailState,
    seat: int,
    buildings: str = "",
    stations: str = "",
    hazards: str = "",
    bandits: str = "",
    cities: str = "",
    discard: str = "",
    area: str = "",
    masters: str = "",
) -> TrailState:
    """Give a seat these things: own(s, 0, "A1:6 A2:2", "1 10", bandits="bandit-green")."""
    p = s.own_player(seat)
    for row in buildings.split():
        at, number = row.split(":")
        lay(s, at, f"{seat}:{number}")
    p.stations |= sum(1 << int(number) - 1 for number in stations.split())
    p.hazards += tiles(s, hazards)
    p.bandits += tiles(s, bandits)
    discs = [cities.split().count(row.name) for row in s.rules.cities]
    p.cities = tuple(had + new for had, new in zip(p.cities, discs, strict=True))
    p.discard += cards(s, discard)
    p.area += cards(s, area)
    names = [row.name for row in s.rules.masters]
    p.masters += tuple(names.index(name) for name in masters.split())
    return s


def waits(s: TrailState, station: int, master: str) -> None:
    """A stationmaster lies at this station."""
    index = [row.name for row in s.rules.masters].index(master)
    s.masters = (*s.masters[: station - 1], index + 1, *s.masters[station:])
