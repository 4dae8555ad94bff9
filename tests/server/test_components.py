"""The tables for drawing: the boards are those of the fact sheets, and nothing lacks a place."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server import pioneer_sample
from trailboss.games import GAMES
from trailboss.games.elpaso.sue.deck import SUE_CARDS
from trailboss.games.kit.components import adopt, export
from trailboss.games.pioneer.geometry import TRACKS
from trailboss.server.components import components

FACTS = Path(__file__).parents[1] / "facts"
FAR = 60
"""On a sheet of a thousand units."""
TRAIL = pytest.mark.parametrize("game", ["gwt1", "gwt2"])


def place(row: dict[str, Any]) -> list[float]:
    """A place in a fact sheet; the two sheets write it in two ways."""
    return list(row["xy"]) if "xy" in row else [row["x"], row["y"]]


@pytest.mark.parametrize("game", ["gwt1", "gwt2", "elpaso"])
def test_nodes_lie_to_each_other_as_on_the_fact_sheet(game: str) -> None:
    """Every node: nearer together, but what is far left of another stays left of it."""
    sheet = yaml.safe_load((FACTS / f"{game}.yaml").read_text("utf-8"))
    printed = {row["id"]: place(row) for row in sheet["trail"]["nodes"]}
    drawn = components(GAMES[game], {})["layout"]["nodes"]
    assert set(drawn) == set(printed)
    for one, two in permutations(printed, 2):
        for axis in (0, 1):
            if printed[two][axis] - printed[one][axis] > FAR:
                assert drawn[two][axis] > drawn[one][axis], (one, two, axis)


@TRAIL
def test_everything_on_the_board_has_a_place(game: str) -> None:
    """Nodes, spaces, stations, cities and jobs."""
    doc = components(GAMES[game], {})
    layout, tables = doc["layout"], doc["tables"]
    for kind in ("nodes", "spaces", "stations", "cities"):
        assert {row["name"] for row in tables[kind]} <= set(layout[kind]), kind
    assert len(tables["prices"]) == len(layout["jobs"])


@TRAIL
def test_discs_say_what_they_uncover(game: str) -> None:
    """The first two rows are open from the start, so their only disc covers the double."""
    tables = components(GAMES[game], {})["tables"]
    slots = [[disc["slot"] for disc in tables["discs"] if disc["aux"] == row] for row in range(5)]
    assert slots == [[2], [2], [1, 2], [1, 2], [1, 2]]
    assert {disc["slot"] for disc in tables["discs"] if disc["aux"] < 0} == {0}


def test_the_automa_has_a_side_of_its_own() -> None:
    """In the box that has one."""
    sides = [components(GAMES[game], {})["tables"]["automa"] for game in ("gwt1", "gwt2")]
    assert sides == [None, {"side": 1}]


def test_every_track_of_a_sheet_has_a_place() -> None:
    """A side is half as long as a cell is wide, a shortcut runs through the middle of its cell."""
    doc = components(GAMES["pioneer"], {})
    layout, tables = doc["layout"], doc["tables"]
    place = layout["vertices"]
    assert {*layout["sides"], *layout["shortcuts"]} == set(TRACKS)
    for one, two in layout["sides"].values():
        steps = [abs(place[one][axis] - place[two][axis]) for axis in (0, 1)]
        assert steps in ([1, 1], [0, 2])
    middles = {cell["name"]: cell["at"] for cell in layout["cells"]}
    for name, (one, two) in layout["shortcuts"].items():
        middle = [(place[one][axis] + place[two][axis]) / 2 for axis in (0, 1)]
        assert middle == list(middles[name.split(":")[1]])
    for name, side in tables["maps"].items():
        assert set(side["towns"]) <= set(place)
        assert len(layout["maps"][name]["kinds"]) == len(middles)
        assert set(layout["maps"][name]["needs"]) < set(middles)


def test_everything_on_the_mat_of_el_paso_has_a_place() -> None:
    """Nodes, trading posts and the Simmental stack."""
    doc = components(GAMES["elpaso"], {})
    layout, tables = doc["layout"], doc["tables"]
    assert {row["name"] for row in tables["nodes"]} == set(layout["nodes"])
    assert {row["name"] for row in tables["posts"]} == set(layout["posts"])
    assert len(layout["simmental"]) == 2
    json.dumps(doc)


def test_figures_of_el_paso_say_where_they_come_from() -> None:
    """Read, deduced or reconstructed; each action of a tile by itself."""
    found = components(GAMES["elpaso"], {})["provenance"]
    assert found["breeds"]["corriente"]["breeding"] == "seed"
    assert found["breeds"]["hereford"]["breeding"] == "reconstructed"
    assert found["neutral_buildings"]["D"]["actions"] == [
        "reconstructed",
        "public:boardgamearena.com",
    ]
    assert found["trail"]["s1"]["cost"] == "reconstructed"
    assert set(found["bot_cards"]) == {row.name for row in SUE_CARDS}


def test_figures_that_an_owner_changed_are_the_owners() -> None:
    """They are not reconstructed any more; all others stay as they were."""
    text = export(GAMES["elpaso"]).replace("cost = 3 ", "cost = 1 ")
    found = components(adopt(GAMES["elpaso"], text), {})["provenance"]
    assert found["trail"]["s4"]["cost"] == "owner"
    assert found["trail"]["s1"]["cost"] == "reconstructed"


def test_the_page_knows_what_el_paso_allows_at_any_time() -> None:
    """R7.1 and R7.3: the bonus of each kind of worker, and the exchange token."""
    rows = components(GAMES["elpaso"], {})["tables"]["anytime"]
    assert [row["action"] for row in rows][:2] == ["spend cowboy", "spend builder"]
    assert rows[1]["effect"] == {"is": "CertificateBonus", "cost": 2}


def test_options_change_the_tables() -> None:
    """Simmental cattle come with further stages."""
    plain = components(GAMES["gwt2"], {})["tables"]
    with_them = components(GAMES["gwt2"], {"simmental": "on"})["tables"]
    assert plain["stages"] == [] != with_them["stages"]
    json.dumps(with_them)


def test_the_page_is_tested_with_what_the_engine_says() -> None:
    """The sample of sheets; `python -m tests.server.pioneer_sample` writes it anew."""
    assert json.loads(pioneer_sample.FILE.read_text("utf-8")) == json.loads(pioneer_sample.sample())
