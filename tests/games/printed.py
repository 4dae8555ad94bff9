"""Fact sheets, and comparisons that several editions make with theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from trailboss.games.trail.delivery import transport
from trailboss.games.trail.rules import BLACK, BOTH, GREEN, Rules
from trailboss.games.trail.state import TrailState

HAND = {"none": 0, "green": GREEN, "black": BLACK, "both": BOTH}
COUNTS = (2, 3, 4)

Row = dict[str, Any]


def sheet(game: str) -> dict[str, Any]:
    """The fact sheet of a game."""
    path = Path(__file__).parents[1] / "facts" / f"{game}.yaml"
    facts: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return facts


def named(rules: Rules, word: str) -> tuple[int, ...]:
    """The cards of a breed."""
    return tuple(i for i, row in enumerate(rules.cards) if row.name.split("-")[0] == word)


def any_cattle(rules: Rules) -> tuple[int, ...]:
    """Every card with a breed."""
    return tuple(i for i, row in enumerate(rules.cards) if row.breed)


def deck(rules: Rules) -> tuple[int, ...]:
    """The objective cards of the deck."""
    return tuple(range(rules.first_objective, rules.first_objective + rules.deck))


def compare_spaces(rules: Rules, turnouts: list[Row]) -> None:
    """0 to 39 with these turnouts, and the moves between them."""
    names = [space.name for space in rules.spaces]
    rows = {str(row["id"]): row for row in turnouts}
    assert {row.name for row in rules.spaces if row.turnout} == set(rows)
    assert [row.name for row in rules.spaces if not row.turnout] == [str(n) for n in range(40)]
    for i, row in enumerate(rules.spaces):
        ahead = {names[near] for near in row.forward}
        if row.turnout:
            low, high = rows[row.name]["between"]
            assert (ahead, {names[near] for near in row.back}) == ({str(high)}, {str(low)})
            assert row.station + 1 == rows[row.name]["station"]
        else:
            assert ahead == {str(row.number + 1), f"{row.number}.5"} & set(names)
        assert all(i in rules.spaces[near].back for near in row.forward)


def compare_stations(rules: Rules, stations: list[Row], master: str) -> None:
    """Place, cost, points, corner and stationmaster slot."""
    for fact, row in zip(stations, rules.stations, strict=True):
        at = rules.spaces[row.at]
        assert (row.name, at.name) == (str(fact["station"]), str(fact["at"]))
        assert (row.cost, row.vp) == (fact["cost"], fact["vp"])
        assert (row.black, row.master) == (fact["disc"] == "black", fact[master])
        assert at.station + 1 == fact["station"]


def compare_transport(s: TrailState, costs: dict[str, list[int]]) -> None:
    """What every city costs from every space of the railroad."""
    assert set(costs) == {space.name for space in s.rules.spaces}
    for at, space in enumerate(s.rules.spaces):
        s.players[0].engine = at
        ours = [transport(s, 0, city) for city in range(len(s.rules.cities))]
        assert ours == costs[space.name], space.name
